"""Harvest and production, by a family member or by a card or leader. Chapter 8 and the bonus actions of chapter 5."""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import count_of, gain_all, times
from signoria.games.lorenzo.grammar import CONVERT, CONVERTED, DECLINE, LEFT, PLACE, SERVANTS_SPENT, SKIP, WORK, WORKED
from signoria.games.lorenzo.kinds import CONVERSION_AT, CONVERSIONS, of_bonus_tile, of_card
from signoria.games.lorenzo.powers import Bundle
from signoria.games.lorenzo.refusals import CLOSED, OCCUPIED, OWN_COLOUR_WORK, TOO_LITTLE_STOCK, VALUE
from signoria.games.lorenzo.resources import BUILDING, HARVEST, NEUTRAL, PRODUCTION, SERVANT, TERRITORY, Goods
from signoria.games.lorenzo.state import Lorenzo, Player
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step

AREAS: Final = 4  # index of harvest among `Lorenzo.coloured`; production follows


def area_bonus(p: Player, area: int, own: bool) -> int:
    """What cards (`own`: do they count, L-20 L-78) and tiles (always, L-68 A-15) add to an action."""
    w = p.powers_
    if area == 0:
        return (w.harvest if own else 0) + w.harvest_malus
    return (w.production if own else 0) + w.production_malus


def space_malus(s: Lorenzo, space: int) -> int:
    """-3 in the large space; a member that joins in the small one has none. L-49 A-4"""
    return s.tables.work_malus[space - HARVEST]


def offer_work(s: Lorenzo, seat: int, p: Player, members: list[int], values: list[int], menu: Menu) -> None:
    """Placements in the work areas. L-49 L-50 L-51 L-52"""
    servants = p.stock[SERVANT]
    closed = s.tables.closed[s.seats]
    for space in range(HARVEST, PRODUCTION + 2):
        area = (space - HARVEST) >> 1
        bar: Refusal | None = None
        if space in closed:
            bar = CLOSED
        elif s.at[space] and not (space - HARVEST) & 1 and not p.powers_.shares_spaces:
            bar = OCCUPIED
        if bar is not None and not menu.explain:
            continue
        own = s.coloured[AREAS + area] >> seat & 1
        plus = area_bonus(p, area, True) + space_malus(s, space)
        for member in members:
            least = p.powers_.servants_for(s.need_[space] - values[member] - plus)
            if bar is None and not (own and member < NEUTRAL) and least <= servants:
                menu.legal.append((PLACE, member, space, least, servants, 1))
            elif menu.explain:
                why = bar or (OWN_COLOUR_WORK if own and member < NEUTRAL else VALUE)
                menu.barred.append(((PLACE, member, space, least), why))


def place_at_work(s: Lorenzo, seat: int, member: int, space: int, servants: int, value: int) -> None:
    """The member stands there; its action follows at its value. L-16 L-53 L-54"""
    p = s.players[seat]
    area = (space - HARVEST) >> 1
    if member < NEUTRAL:
        s.coloured[AREAS + area] |= 1 << seat
    total = value + p.powers_.raised_by(servants) + area_bonus(p, area, True) + space_malus(s, space)
    work(s, seat, p, area, total)


def work(s: Lorenzo, seat: int, p: Player, area: int, value: int) -> None:
    """Carry out a harvest (0) or a production (1) of a value. L-53 L-54 L-57"""
    s.tell((WORKED, ALL, seat, area, value))
    cards = s.tables.cards
    reached = (card for card in p.cards[BUILDING] if area and cards[card].work_value <= value)
    go_on(s, seat, p, area, value, tuple(card for card in reached if cards[card].conversions), ())


def sure_gains(s: Lorenzo, p: Player, area: int, value: int) -> list[Bundle]:
    """What an action of a value gives without a choice: the bonus tile and the cards that it reaches. L-53 L-54 A-11"""
    t = s.tables
    least, tile = (t.tile_production_value, t.tile_production) if area else (t.tile_harvest_value, t.tile_harvest)
    bundles: list[Bundle] = []
    if value >= least[p.tile]:
        bundles.append((of_bonus_tile(p.tile), tile[p.tile]))
    for card in p.cards[BUILDING if area else TERRITORY]:
        c = t.cards[card]
        if c.work_value > value:
            continue
        if c.harvest:
            bundles.append((of_card(card), c.harvest))
        elif c.work_gain:
            n = count_of(s, p, c.work_per, c.work_every) if c.work_per else 1
            bundles.append((of_card(card), times(c.work_gain, n)))
    return bundles


def go_on(
    s: Lorenzo, seat: int, p: Player, area: int, value: int, todo: tuple[int, ...], made: tuple[Bundle, ...]
) -> None:
    """Ask for the next building whose conversion can be paid, or give everything at once. L-56, ruling R-3

    The stock only falls until then, so it never holds what this production brings.
    """
    while todo and not any(affordable(p, pay) for pay, _ in s.tables.cards[todo[0]].conversions):
        todo = todo[1:]
    if todo:
        s.after(Production(seat, value, todo, made))
        return
    bundles = (*sure_gains(s, p, area, value), *made)
    if bundles:
        gain_all(s, seat, bundles)


def spend_servants(s: Lorenzo, seat: int, p: Player, servants: int) -> None:
    """On the value of a bonus action. L-37 L-41"""
    if servants:
        p.stock[SERVANT] -= servants
        s.tell((SERVANTS_SPENT, ALL, seat, servants))


def affordable(p: Player, pay: Goods) -> bool:
    """Is all of it in the stock?"""
    return all(p.stock[resource] >= amount for resource, amount in pay)


@final
class Production(Step[Lorenzo]):
    """The first of the buildings left to do: one of its conversions, or none. L-54 L-55

    `made`: what the conversions so far will give.
    """

    def __init__(self, seat: int, value: int, todo: tuple[int, ...], made: tuple[Bundle, ...]) -> None:
        self.seat, self.value, self.todo, self.made = seat, value, todo, made

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        card = self.todo[0]
        p = s.players[seat]
        for n, (pay, _) in enumerate(s.tables.cards[card].conversions):
            menu.add((CONVERT, CONVERSION_AT[card, n]), None if affordable(p, pay) else TOO_LITTLE_STOCK)
        menu.legal.append((SKIP,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        made = self.made
        if option[0] == CONVERT:
            card, n = CONVERSIONS[option[1]]
            pay, give = s.tables.cards[card].conversions[n]
            for resource, amount in pay:
                p.stock[resource] -= amount
            made = (*made, (of_card(card), give))
            s.tell((CONVERTED, ALL, seat, option[1]))
        go_on(s, seat, p, 1, self.value, self.todo[1:], made)


@final
class BonusWork(Step[Lorenzo]):
    """A harvest or production without a family member: no space, no -3. L-41 L-42 A-12; a leader's: L-78

    `own`: do the owner's character cards add to it?
    """

    def __init__(self, seat: int, area: int, value: int, own: bool) -> None:
        self.seat, self.area, self.value, self.own = seat, area, value, own

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        menu.legal.append((WORK, 0, s.players[seat].stock[SERVANT], 1))
        menu.legal.append((DECLINE,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == DECLINE:
            s.tell((LEFT, ALL, seat))
            return
        p = s.players[seat]
        spend_servants(s, seat, p, option[1])
        work(s, seat, p, self.area, self.total(p, option[1]))

    def total(self, p: Player, servants: int) -> int:
        """Value of the action with so many servants."""
        return self.value + p.powers_.raised_by(servants) + area_bonus(p, self.area, self.own)
