"""Every player's reserve, kept by the events alone: nothing comes or goes that is not told.

Florins are exact. Of goods some events do not say whether they lay in the reserve or on a carrier: such a change may or
may not be the reserve's, but no other amount is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import FLORINS, GOODS
from signoria.games.regno.state import Regno

TO_TREASURY = ("absolution-paid",)  # (seat, office, florins)
FROM_TREASURY = ("withdrawn",)


class Ledger:
    def __init__(self, s: Regno) -> None:
        self.stocks = [r.stock[:] for r in s.realms]

    def enter(self, s: Regno, events: Iterable[tuple[Any, ...]]) -> list[str]:
        """Carry out what the events say; where the real reserves are others."""
        maybe: dict[tuple[int, int], list[int]] = {}
        for kind, _, *said in events:
            self.one(s, GRAMMAR.events[kind].name, said, maybe)
        wrong = []
        for seat, realm in enumerate(s.realms):
            for r, (real, told) in enumerate(zip(realm.stock, self.stocks[seat], strict=True)):
                if real - told not in sums(maybe.get((seat, r), [])):
                    wrong.append(f"seat {seat}: resource {r} is {real}, the events say {told}")
            self.stocks[seat] = realm.stock[:]
        return wrong

    def one(self, s: Regno, name: str, said: list[Any], maybe: dict[tuple[int, int], list[int]]) -> None:
        if name == "paid":
            self.add(said[0], said[1], -1)
        elif name == "received":
            self.add(said[0], said[1], 1)
        elif name in ("escrowed", "escrow-returned"):
            sign = -1 if name == "escrowed" else 1
            for r, n in said[1]:
                self.add(said[0], ((r, n),), sign) if r == FLORINS else perhaps(maybe, said[0], r, sign * n)
        elif name == "paid-over":
            for r, n in said[2]:
                if r == FLORINS:
                    self.add(said[0], ((r, n),), -1)
                    self.add(said[1], ((r, n),), 1)
                else:
                    perhaps(maybe, said[0], r, -n)
                    perhaps(maybe, said[1], r, n)
        elif name == "sold":
            perhaps(maybe, said[0], said[1], -said[2])
        elif name == "bought":
            perhaps(maybe, said[0], said[1], said[2])
        elif name in ("caravan-loaded", "stowed", "caravan-unloaded", "discharged"):
            owner = s.carriers[said[0]]
            if said[2] < GOODS and owner is not None:
                self.add(owner.owner, ((said[2], said[3]),), -1 if name in ("caravan-loaded", "stowed") else 1)
        elif name == "cargo-bought":
            perhaps(maybe, said[0], said[2], said[3])
        elif name in TO_TREASURY:
            self.add(said[0], ((FLORINS, said[2]),), -1)
        elif name in FROM_TREASURY:
            self.add(said[0], ((FLORINS, said[2]),), 1)
        elif name == "holy-war-won" and said[3]:
            self.add(said[0], ((FLORINS, said[3]),), 1)
        elif name == "realm-eliminated":
            self.stocks[said[0]] = [0] * len(self.stocks[said[0]])

    def add(self, seat: int, goods: Iterable[tuple[int, int]], sign: int) -> None:
        for resource, amount in goods:
            assert amount > 0, f"an event tells of {amount}"
            self.stocks[seat][resource] += sign * amount


def perhaps(maybe: dict[tuple[int, int], list[int]], seat: int, resource: int, amount: int) -> None:
    maybe.setdefault((seat, resource), []).append(amount)


def sums(amounts: list[int]) -> set[int]:
    """All that some of these amounts may come to."""
    found = {0}
    for n in amounts:
        found |= {x + n for x in found}
    return found
