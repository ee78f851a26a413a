"""The families' powers that are no lasting number. R-32 R-34 R-35 R-41 R-43."""

from __future__ import annotations

from typing import final

from signoria.games.lorenzo.gains import gain, gain_all
from signoria.games.lorenzo.grammar import DECLINE, LEFT, WORK
from signoria.games.lorenzo.houses.grammar import FAMILY_TAKEN, POINTS_LOST, SET_COMPLETE, STORED, VISCONTI_AWAKE, WAKE
from signoria.games.lorenzo.houses.numbers import Family
from signoria.games.lorenzo.kinds import SOURCE_FAMILY
from signoria.games.lorenzo.powers import NO_FAMILY
from signoria.games.lorenzo.refusals import AWAKE
from signoria.games.lorenzo.resources import TERRITORY, VP, Goods, Payment
from signoria.games.lorenzo.state import Lorenzo, Player, all_members, house_of, read_house, refresh
from signoria.games.lorenzo.work import area_bonus, work
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step


def family_of(s: Lorenzo, p: Player) -> Family | None:
    """A player's family, if there is any."""
    if p.house is None or p.house.family == NO_FAMILY or s.tables.houses is None:
        return None
    return s.tables.houses.families[p.house.family]


def join(s: Lorenzo, seat: int, family: int, points: int) -> None:
    """A family comes to a player, for so many points; its power holds from now on. R-11 R-33"""
    p = s.players[seat]
    house = house_of(p)
    house.family, house.bid = family, points
    refresh(s, seat)
    p.members = all_members(s, p)
    s.tell((FAMILY_TAKEN, ALL, seat, family, points))


def store(s: Lorenzo, seat: int, p: Player, way: Payment) -> None:
    """Da Montefeltro keep the wood and stone paid for a building on their tile. R-34 HR-48"""
    kept = tuple([(resource, way[resource]) for resource in p.powers_.stores if way[resource]])
    if kept:
        house = house_of(p)
        house.stored = tuple([n + dict(kept).get(resource, 0) for resource, n in enumerate(house.stored)])
        s.tell((STORED, ALL, seat, kept))


def loses_to_church(s: Lorenzo, seat: int, p: Player) -> None:
    """Della Rovere lose points with each excommunication, even below 0. R-35 HR-49 HR-19"""
    family = family_of(s, p)
    if family is not None and family.excommunication_vp:
        p.stock[VP] -= family.excommunication_vp
        s.tell((POINTS_LOST, ALL, seat, family.excommunication_vp))


# ---- Orsini ----------------------------------------------------------------------------------------------------------


def complete_set(s: Lorenzo, seat: int, p: Player) -> None:
    """Orsini gain when their cards first make up one more set of the four types. R-41 HR-54"""
    family = family_of(s, p)
    if family is None:
        return
    for reward in rewards_due(p, family):
        house_of(p).sets += 1
        s.tell((SET_COMPLETE, ALL, seat, read_house(p).sets))
        gain(s, seat, SOURCE_FAMILY + read_house(p).family, reward)


def rewards_due(p: Player, family: Family) -> tuple[Goods, ...]:
    """What sets that are complete give and have not given yet. R-41"""
    return family.sets[read_house(p).sets : min(len(cards) for cards in p.cards)]


# ---- Aragonesi -------------------------------------------------------------------------------------------------------


def harvest_with(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """Aragonesi harvest when they take a territory, at its number less 1; tile 1_5 takes its share. R-32 HR-47"""
    family, c = family_of(s, p), s.tables.cards[card]
    if family is None or not family.below_threshold or c.type != TERRITORY:
        return
    value = c.work_value - family.below_threshold + area_bonus(p, 0, False)
    if value > 0:
        s.after(FamilyHarvest(seat, value))


@final
class FamilyHarvest(Step[Lorenzo]):
    """A harvest of a value that nothing raises; it may be declined. R-32 HR-47"""

    def __init__(self, seat: int, value: int) -> None:
        self.seat, self.value = seat, value

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        menu.amount((WORK,), 0, 0)
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
        else:
            work(s, seat, s.players[seat], 0, self.value)


# ---- Visconti --------------------------------------------------------------------------------------------------------


def leader_played(s: Lorenzo, seat: int) -> None:
    """Visconti turn one of their tokens with each leader played and gain from all that are turned. R-43 HR-56"""
    if tokens_of_family(s, s.players[seat]):
        s.after(Wake(seat))


def tokens_of_family(s: Lorenzo, p: Player) -> tuple[Goods, ...]:
    """What the family's own tokens give; only Visconti have any. R-43"""
    family = family_of(s, p)
    return family.tokens if family else ()


@final
class Wake(Step[Lorenzo]):
    """Which of the tokens that sleep; no question where at most one does. R-43 HR-56"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sleeping(self, s: Lorenzo) -> list[int]:
        """The tokens not turned yet."""
        p = s.players[self.seat]
        return [i for i in range(len(tokens_of_family(s, p))) if not read_house(p).awake >> i & 1]

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat if len(self.sleeping(s)) > 1 else 0

    def act(self, s: Lorenzo) -> None:
        for token in self.sleeping(s):
            wake(s, self.seat, token)
        gain_from_awake(s, self.seat)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        sleeping = self.sleeping(s)
        for token in range(len(tokens_of_family(s, s.players[seat]))):
            menu.add((WAKE, token), None if token in sleeping else AWAKE)

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        wake(s, seat, option[1])
        gain_from_awake(s, seat)


def wake(s: Lorenzo, seat: int, token: int) -> None:
    """Turn a token over, for good. R-43"""
    house_of(s.players[seat]).awake |= 1 << token
    s.tell((VISCONTI_AWAKE, ALL, seat, token))


def gain_from_awake(s: Lorenzo, seat: int) -> None:
    """What the turned tokens give, each a source of its own. R-43 HR-13"""
    p = s.players[seat]
    house = read_house(p)
    source = SOURCE_FAMILY + house.family
    gain_all(s, seat, tuple([(source, x) for i, x in enumerate(tokens_of_family(s, p)) if house.awake >> i & 1]))


def card_joins_family(s: Lorenzo, seat: int, p: Player, card: int) -> None:
    """What the family does when a card is taken. R-32 R-41"""
    complete_set(s, seat, p)
    harvest_with(s, seat, p, card)
