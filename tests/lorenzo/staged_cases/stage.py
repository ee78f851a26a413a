"""Whole games of Lorenzo up to a turn: every floor has its card, everybody has the turns that his members leave him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from lorenzo.build import Members, Table, table
from lorenzo.soundness import assert_sound
from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.flow import AfterActions, EndOfRound, FifthTurn, Round
from signoria.games.lorenzo.kinds import CARD, LEADER, SPACE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import FLOORS, TYPES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring
from signoria.games.lorenzo.state import Lorenzo, house_of, houses_of
from signoria.kernel import position
from signoria.kernel.game import Setup
from signoria.kernel.state import Step

PURSE: Final = {"coin": 4, "wood": 2, "stone": 2, "servant": 3}  # of those of whom nothing is said
TABLES: Final = GAME.tables(Setup("lorenzo", 4, {"houses": "on"}))
TOWERS: Final = (*TYPES, "special")
QUIET: Final = ("malatesta", "aragonesi", "este", "orsini", "gonzaga")  # families of those of whom nothing is said


def scene(
    players: int = 3,
    *,
    round: int = 1,
    turn: int = 0,
    stock: Mapping[int, Mapping[str, int]] | None = None,
    floors: Mapping[str, str] | None = None,
    members: Mapping[str, Members] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    bare: Mapping[str, int] | None = None,
    steps: Sequence[Step[Any]] = (),
    done: bool = False,
    leaders: bool = False,
    houses: bool = False,
    **more: Any,
) -> Table:
    """`lorenzo.build.table` with all that a real table has besides: by base rules, with `leaders`, or with `houses`.

    `bare`: floor -> the seat that took its card by a bonus action. `steps`: what comes before the next turn. `done`:
    the round's turns are over, and its report but for `steps`. Floors where a member stands are bare too.
    """
    period = (round + 1) // 2
    towers = TOWERS if houses else TYPES
    stood = {space: who for space, who in (members or {}).items() if "." in space and space.split(".")[0] in towers}
    taken = {**{space: _one(who)[0] for space, who in stood.items()}, **(bare or {})}
    spoken = [*(floors or {}).values(), *(card for own in (cards or {}).values() for card in own)]
    free = {kind: _free(kind, period, spoken) for kind in towers}
    laid, gone = dict(floors or {}), {}
    for floor in (f"{kind}.{n}" for kind in towers for n in (1, 2, 3, 4)):
        if floor in taken:
            gone[floor] = next(free[floor.split(".")[0]])
        elif floor not in laid:
            laid[floor] = next(free[floor.split(".")[0]])
    owned = {seat: [*(cards or {}).get(seat, ())] for seat in range(players)}
    for floor, card in gone.items():
        owned[taken[floor]].append(card)
    option = {"houses": "on"} if houses else {} if leaders else {"rules": "base"}
    hand = _hands(players, more) if leaders or houses else {}
    if houses:
        more = {"adjusted": "building", **more, "families": _families(players, more.get("families", {}))}
    t = table(
        players,
        round=round,
        stock={seat: (stock or {}).get(seat, PURSE) for seat in range(players)},
        floors=laid,
        members=members,
        cards=owned,
        steps=[*steps, *([] if done else _turns(players, turn, round, _placed(members or {}), more)), *_ending(round)],
        option={**option, **more.pop("option", {})},
        **{**more, "hand": hand},
    )
    for floor, card in gone.items():
        t.state.taken[SPACE.value(floor) - FLOORS] = CARD.value(card)
    if houses:
        _auctioned(t.state)
    return t


def _one(who: Members) -> tuple[int, str]:
    return who if isinstance(who, tuple) else who[0]


def _free(kind: str, period: int, spoken: Sequence[str]) -> Iterator[str]:
    """The cards of a tower's deck that nobody spoke of."""
    deck = TABLES.decks[TOWERS.index(kind) * 3 + period - 1]
    return iter([CARD.text(x) for x in deck if CARD.text(x) not in spoken])


def _placed(members: Mapping[str, Members]) -> Counter[int]:
    every = [x for who in members.values() for x in ([who] if isinstance(who, tuple) else who)]
    return Counter(seat for seat, _ in every)


def _turns(players: int, first: int, round: int, placed: Counter[int], more: Mapping[str, Any]) -> list[Step[Any]]:
    """In turn order, from `first` on, as many as each has members left; what families do after; then the report."""
    families = more.get("families", {})
    left = {seat: 4 - placed[seat] for seat in range(players)}
    found: list[Step[Any]] = []
    while any(left.values()):
        for seat in (*range(first, players), *range(first)):
            if left[seat]:
                found.append(Turn(seat, False, False))
                left[seat] -= 1
    found += [FifthTurn(seat) for seat, family in families.items() if family == "colonna"]
    found += [AfterActions()] if families else []
    return [*found, VaticanReport(round // 2)] if round % 2 == 0 else found


def _ending(round: int) -> list[Step[Any]]:
    return [EndOfRound(), Round() if round < 6 else FinalScoring()]


def _families(players: int, named: Mapping[int, str]) -> dict[int, str]:
    """A family each: those named, and others that ask nothing of anybody."""
    others = (family for family in QUIET if family not in named.values())
    return {seat: named[seat] if seat in named else next(others) for seat in range(players)}


def _auctioned(s: Lorenzo) -> None:
    """What the auction leaves: the lots and their bids, open leaders in hand, the other leaders in the pile."""
    assert s.tables.houses is not None
    out: set[int] = set()
    for p in s.players:
        house = house_of(p)
        for leader in p.hand[4 - len(p.played) :] if s.tables.houses.families[house.family].open_leaders else ():
            house.shown |= 1 << leader
        out |= {*p.hand, *p.played}
    table = houses_of(s)
    table.pile = sum(1 << leader for leader in s.tables.leaders_dealt if leader not in out)
    table.lots = tuple((house_of(p).family, seat, seat, 0) for seat, p in enumerate(s.players))
    table.beside = ((),) * s.seats


def _hands(players: int, more: Mapping[str, Any]) -> dict[int, list[str]]:
    """Four leaders each, those named and others; two more of Sforza and Visconti."""
    named = {seat: [*more.get("hand", {}).get(seat, ())] for seat in range(players)}
    played = more.get("played", {})
    used = {x for own in (*named.values(), *played.values()) for x in own} | {*more.get("pile", ())}
    rest = iter([x for x in reversed(LEADER.ids[:20]) if x not in used])
    for seat, own in named.items():
        most = 6 if more.get("families", {}).get(seat) in ("sforza", "visconti") else 4
        own += [next(rest) for _ in range(most - len(own) - len(played.get(seat, ())))]
    return named


def options_of(s: Lorenzo) -> dict[str, str]:
    """The switches of the position's table that are not the usual ones."""
    if s.houses is not None:
        return {"houses": "on"}
    return {} if s.tables.advanced else {"rules": "base"}


def staged(maker: Callable[[], Table]) -> str:
    """The text of the position file that a maker stages, a sound one."""
    s = maker().state
    assert_sound(s)
    return position.write(GAME, Setup("lorenzo", s.seats, options_of(s)), s)
