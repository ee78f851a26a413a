"""The facts as they were gathered, for tests that compare play with them and not with our own data files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from signoria.games.lorenzo.kinds import CARD, LEADER

FACTS: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "lorenzo_facts.json").read_text(encoding="utf-8")
)
CARDS: Final[dict[str, dict[str, Any]]] = {CARD.ids[d["id"] - 1]: d for d in FACTS["dev_cards"]}
LEADERS: Final[dict[str, dict[str, Any]]] = {LEADER.ids[d["id"] - 1]: d for d in FACTS["leaders"]}
ONCE: Final = [name for name, d in LEADERS.items() if d["kind"] == "once_per_round"]
LASTING: Final = [name for name in LEADERS if name not in ONCE]
GIVING: Final = [name for name in ONCE if "gain" in LEADERS[name]["effect"]]
CHOICES: Final = ("materials", "servants", "coins", "military", "faith")  # of a privilege, in the facts' order
PRIVILEGES: Final[dict[str, dict[str, int]]] = dict(
    zip(CHOICES, FACTS["board"]["council_privilege_choices"], strict=True)
)


def of_type(kind: str) -> list[str]:
    """The 24 cards of a type."""
    return [key for key, d in CARDS.items() if d["type"] == kind]


def together(*parts: dict[str, int], less: dict[str, int] | None = None) -> dict[str, int]:
    """Gains added up, what is paid taken off, privileges apart, no zeros."""
    total: dict[str, int] = {}
    for sign, part in [*((1, part) for part in parts), (-1, less or {})]:
        for resource, amount in part.items():
            if resource != "priv":
                total[resource] = total.get(resource, 0) + sign * amount
    return {resource: amount for resource, amount in total.items() if amount}
