"""What the tests of this directory share: positions, what was gained, a round played in the palace."""

from __future__ import annotations

from typing import Any, Final

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import AfterActions
from signoria.games.lorenzo.placing import Turn

from ...build import Table, table

Goods = dict[str, int]
HARVESTED: Final = {"wood": 1, "stone": 1, "servant": 1}  # the standard bonus tile
PRODUCED: Final = {"coin": 2, "mp": 1}
TURN: Final = Turn(0, False, False)


def net(cost: Goods, gain: Goods) -> Goods:
    """What is left of a gain after its cost, without zeros."""
    total = {r: gain.get(r, 0) - cost.get(r, 0) for r in {**cost, **gain}}
    return {r: n for r, n in total.items() if n}


def gains(t: Table, source: str) -> list[Goods]:
    """What a source gave in the last `do`, gain by gain."""
    return [goods for _, _, said, goods in t.told("gained") if said == source]


def gained(t: Table, source: str) -> Goods:
    """The same in one sum."""
    total: Goods = {}
    for goods in gains(t, source):
        total = {r: total.get(r, 0) + goods.get(r, 0) for r in {**total, **goods}}
    return total


def offered(card: str, **more: Any) -> Table:
    """The card lies on the lowest special floor; the white member is worth 6."""
    return table(houses=True, floors={"special.1": card, **more.pop("floors", {})}, **more)


def harvest(value: int, *cards: str, **more: Any) -> Table:
    """Seat 0, with these cards, has placed for a harvest of that value."""
    return _worked("harvest", value, cards, more)


def production(value: int, *cards: str, **more: Any) -> Table:
    """Seat 0, with these cards, has placed for a production of that value."""
    return _worked("production", value, cards, more)


def _worked(area: str, value: int, cards: tuple[str, ...], more: dict[str, Any]) -> Table:
    spent = max(0, value - 6)
    stock = {0: {"servant": spent, **more.pop("stock", {})}}
    t = table(houses=True, dice=(min(value, 6), 6, 6), cards={0: cards}, stock=stock, **more)
    return t.do(f"place:white:{area}.small:{spent}")


def at(leader: str, **position: Any) -> Table:
    """A table where seat 0 has played the leader, and those of `with_`."""
    others = position.pop("with_", [])
    return table(houses=True, played={0: [leader, *others]}, **position)


def of(family: str, **position: Any) -> Table:
    """A table where seat 0 has the family."""
    return table(families={0: family}, **position)


def after_actions(**position: Any) -> Table:
    """Gonzaga at seat 0, after the last turn of round 2."""
    return of("gonzaga", steps=[AfterActions(), VaticanReport(1)], round=2, **position)


def round_of(t: Table) -> list[tuple[int, str]]:
    """Everybody places in the palace, the first member there is; gives who placed what, passes left out."""
    placed = []
    while t.asked >= 0:
        seat = t.asked
        here = [x for x in t.options("place:") if ":palace:" in x]
        if here:
            t.do(here[0].partition("..")[0])
            placed.append((seat, here[0].split(":")[1]))
        else:
            rest = [x for x in t.options() if x in ("pass", "decline", "end-turn", "skip")]
            t.do(rest[0])
    return placed
