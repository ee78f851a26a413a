"""Harvest and production, by a family member or by a card or leader. Chapter 8 and the bonus actions of chapter 5."""

from __future__ import annotations

from typing import Final, final

from signoria.games.lorenzo.gains import gain_all, times
from signoria.games.lorenzo.grammar import CONVERT, CONVERTED, DECLINE, LEFT, PLACE, SERVANTS_SPENT, SKIP, WORK, WORKED
from signoria.games.lorenzo.houses.conversions import ONCE, offer_exchange, price_of
from signoria.games.lorenzo.houses.grammar import ACTIVATE, CARD_ACTIVATED, CONVERTED_FOR, POINTS_LOST, REPEAT
from signoria.games.lorenzo.houses.lasting import (
    AREA_OF,
    BARRED,
    FIRED,
    NOT_FIRED,
    bar_to_convert,
    chooses_more,
    convertible,
    fixed_gain,
    least_to_fire,
    set_going_by,
    to_activate,
    token_action,
    token_gain,
)
from signoria.games.lorenzo.houses.tokens import GiveTokens
from signoria.games.lorenzo.kinds import CONVERSION_AT, CONVERSIONS, of_bonus_tile, of_card
from signoria.games.lorenzo.powers import Bundle
from signoria.games.lorenzo.refusals import CLOSED, OCCUPIED, OWN_COLOUR_WORK, VALUE
from signoria.games.lorenzo.resources import (
    BUILDING,
    FREE,
    HARVEST,
    NEUTRAL,
    PRODUCTION,
    SERVANT,
    TERRITORY,
    TOKEN,
    Goods,
    brings,
)  # fmt: skip
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
    """Placements in the work areas. L-49 L-50 L-51 L-52, H-8 H-9 H-10 H-11"""
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


def work(s: Lorenzo, seat: int, p: Player, area: int, value: int, fired: int = NOT_FIRED) -> None:
    """Carry out a harvest (0) or a production (1) of a value. L-53 L-54 L-57

    `fired`: may the token on Hill Abbey (98) take part? R-18 HR-25
    """
    s.tell((WORKED, ALL, seat, area, value))
    if not area:
        finish(s, seat, p, area, value, (), False, fired)
        return
    todo: list[int] = []
    left: list[tuple[int, ...]] = []
    for card in p.cards[BUILDING]:
        c = s.tables.cards[card]
        if c.work_value > value:
            continue
        if c.conversions:
            todo.append(card)
        elif c.work_activates.count:
            left.append((card,))
        elif c.work_loss:
            lose(s, seat, p, c.work_loss)
    go_on(s, seat, p, value, tuple(todo), (), tuple(left), False, fired)


def lose(s: Lorenzo, seat: int, p: Player, goods: Goods) -> None:
    """Points that a card takes; the score may fall below 0. HR-19 HR-34"""
    for resource, n in goods:
        p.stock[resource] -= n
        s.tell((POINTS_LOST, ALL, seat, n))


def sure_gains(s: Lorenzo, p: Player, area: int, value: int, fired: int = NOT_FIRED) -> list[Bundle]:
    """What an action of a value gives without a choice: the bonus tile and the cards that it reaches. L-53 L-54 A-11
    H-18"""
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
            bundles.append((of_card(card), fixed_gain(p, c, value)))
        elif c.holds and fired != BARRED:
            bundles += token_gain(s, p, card)
    return bundles


def go_on(
    s: Lorenzo, seat: int, p: Player, value: int, todo: tuple[int, ...], made: tuple[Bundle, ...],
    left: tuple[tuple[int, ...], ...], alone: bool, fired: int,
) -> None:  # fmt: skip
    """Ask for the next building whose conversion can be paid, then for cards to activate, or give everything at once.
    L-56 H-19, ruling T-3; R-26

    The stock only falls until then, so it never holds what this production brings.
    """
    while todo and not convertible(s, seat, p, todo[0]):
        todo = todo[1:]
    if todo:
        s.after(Production(seat, value, todo, made, left, alone, fired))
    elif left:
        s.after(Activate(seat, value, left, made, alone, fired))
    else:
        finish(s, seat, p, 1, value, made, alone, fired)


def finish(
    s: Lorenzo, seat: int, p: Player, area: int, value: int, made: tuple[Bundle, ...], alone: bool, fired: int
) -> None:
    """Everything that an action brings: the resources, then privileges, then leaders, last a token's action. L-57 HR-12

    `alone`: only what was chosen works, neither the bonus tile nor the cards reached.
    """
    bundles = list(made) if alone else [*sure_gains(s, p, area, value, fired), *made]
    if s.houses is not None:
        bundles.sort(key=lambda bundle: brings(bundle[1], FREE))
        if not alone and not area and fired == NOT_FIRED and value >= least_to_fire(s, p):
            fired = FIRED
    if bundles:
        gain_all(s, seat, tuple(bundles))
    if fired == FIRED:
        token = token_action(s, p)
        if token is not None:
            s.after(BonusWork(seat, AREA_OF[token.work], token.value, True, BARRED))


def spend_servants(s: Lorenzo, seat: int, p: Player, servants: int) -> None:
    """On the value of a bonus action. L-37 L-41"""
    if servants:
        p.stock[SERVANT] -= servants
        s.tell((SERVANTS_SPENT, ALL, seat, servants))


@final
class Production(Step[Lorenzo]):
    """The first of the buildings left to do: one of its conversions, or none. L-54 L-55

    `made`: what the conversions so far will give; `left`: activations still to choose; `alone`, `fired`: see `finish`.
    """

    def __init__(
        self, seat: int, value: int, todo: tuple[int, ...], made: tuple[Bundle, ...],
        left: tuple[tuple[int, ...], ...] = (), alone: bool = False, fired: int = NOT_FIRED,
    ) -> None:  # fmt: skip
        self.seat, self.value, self.todo, self.made = seat, value, todo, made
        self.left, self.alone, self.fired = left, alone, fired

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        card = self.todo[0]
        c, p = s.tables.cards[card], s.players[seat]
        for n, conversion in enumerate(c.conversions):
            at, bar = CONVERSION_AT[card, n], bar_to_convert(s, seat, p, conversion)
            if bar is not None:
                menu.add((REPEAT, at, 1) if c.repeats else (CONVERT, at), bar)
            else:
                offer_exchange(p, at, conversion[0], self.value if c.repeats else ONCE, menu)
        menu.legal.append((SKIP,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        p = s.players[seat]
        made, tokens = self.made, 0
        if option[0] != SKIP:
            card, n = CONVERSIONS[option[1]]
            pay, given = s.tables.cards[card].conversions[n]
            price, often = price_of(option, pay)
            for resource, amount in price:
                if resource == TOKEN:
                    tokens = amount
                else:
                    p.stock[resource] -= amount
            made = (*made, (of_card(card), times(given, often)))
            if option[0] == CONVERT:
                s.tell((CONVERTED, ALL, seat, option[1]))
            else:
                s.tell((CONVERTED_FOR, ALL, seat, option[1], often, price))
        if tokens:
            s.after(GiveTokens(seat, tokens))
            s.after(WorkOn(seat, self.value, self.todo[1:], made, self.left, self.alone, self.fired))
        else:
            go_on(s, seat, p, self.value, self.todo[1:], made, self.left, self.alone, self.fired)


@final
class WorkOn(Step[Lorenzo]):
    """A production goes on when the tokens of an exchange are given. R-16"""

    def __init__(
        self, seat: int, value: int, todo: tuple[int, ...], made: tuple[Bundle, ...],
        left: tuple[tuple[int, ...], ...], alone: bool, fired: int,
    ) -> None:  # fmt: skip
        self.seat, self.value, self.todo, self.made = seat, value, todo, made
        self.left, self.alone, self.fired = left, alone, fired

    def act(self, s: Lorenzo) -> None:
        p = s.players[self.seat]
        go_on(s, self.seat, p, self.value, self.todo, self.made, self.left, self.alone, self.fired)


def set_working(
    s: Lorenzo, seat: int, p: Player, card: int, value: int, made: tuple[Bundle, ...],
    left: tuple[tuple[int, ...], ...], alone: bool, fired: int, by: tuple[int, ...] = (),
) -> None:  # fmt: skip
    """Carry out the lasting effect of one card, whatever its number; `by`: what set it going. R-26"""
    c = s.tables.cards[card]
    s.tell((CARD_ACTIVATED, ALL, seat, card))
    todo: tuple[int, ...] = ()
    if c.conversions:
        todo = (card,)
    elif c.work_activates.count:
        left = ((card, *by), *left)
    elif c.holds:
        made = (*made, *token_gain(s, p, card))
        fired = FIRED
    elif c.work_loss:
        lose(s, seat, p, c.work_loss)
    else:
        made = (*made, (of_card(card), fixed_gain(p, c, value)))
    go_on(s, seat, p, value, todo, made, left, alone, fired)


@final
class Activate(Step[Lorenzo]):
    """Which card's effect to carry out, or none. Arsenal (113), Hospital (114): R-26 HR-29; cards 140 and 144: HR-30

    `left`: those that activate, each with the cards that it has activated already and, in complement, those that
    set it going; the rest as in `Production`.
    """

    def __init__(
        self, seat: int, value: int, left: tuple[tuple[int, ...], ...], made: tuple[Bundle, ...],
        alone: bool, fired: int,
    ) -> None:  # fmt: skip
        self.seat, self.value, self.left, self.made, self.alone, self.fired = seat, value, left, made, alone, fired

    def cards(self, s: Lorenzo) -> list[tuple[int, Refusal | None]]:
        """The cards to choose from, with what bars them."""
        return to_activate(s, self.seat, s.players[self.seat], self.left[0], self.value, self.fired)

    def asks(self, s: Lorenzo) -> int:
        return 1 << self.seat if any(bar is None for _, bar in self.cards(s)) else 0

    def act(self, s: Lorenzo) -> None:
        p = s.players[self.seat]
        go_on(s, self.seat, p, self.value, (), self.made, self.left[1:], self.alone, self.fired)

    def offer(self, s: Lorenzo, seat: int, menu: Menu) -> None:
        for card, bar in self.cards(s):
            menu.add((ACTIVATE, card), bar)
        menu.legal.append((SKIP,))

    def take(self, s: Lorenzo, seat: int, option: Option) -> None:
        if option[0] == SKIP:
            self.act(s)
            return
        chosen, by = (*self.left[0], option[1]), set_going_by(self.left[0])
        left = (chosen, *self.left[1:]) if chooses_more(s, chosen) else self.left[1:]
        set_working(s, seat, s.players[seat], option[1], self.value, self.made, left, self.alone, self.fired, by)


@final
class BonusWork(Step[Lorenzo]):
    """A harvest or production without a family member: no space, no -3. L-41 L-42 A-12; a leader's: L-78

    `own`: do the owner's character cards add to it? `fired`: may Hill Abbey's token take part? HR-25
    """

    def __init__(self, seat: int, area: int, value: int, own: bool, fired: int = NOT_FIRED) -> None:
        self.seat, self.area, self.value, self.own, self.fired = seat, area, value, own, fired

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
        work(s, seat, p, self.area, self.total(p, option[1]), self.fired)

    def total(self, p: Player, servants: int) -> int:
        """Value of the action with so many servants."""
        return self.value + p.powers_.raised_by(servants) + area_bonus(p, self.area, self.own)
