"""M cards that are played: spies, revolts, heresies, trials. 2.4.6, 4.15, 5.14.1, 5.14.2, 5.14.4.t1, 5.14.4.t2

A card is discarded as it is played. Princesses and titles are held, never played.
"""

from __future__ import annotations

from typing import Final

from signoria.games.lords import counters, hands, people
from signoria.games.lords.ids import (
    FIRST_M,
    FIRST_P,
    HERESY,
    MERCENARY,
    NEUTRAL,
    NOWHERE,
    REVOLT,
    SPY,
    TRIAL,
)
from signoria.games.lords.intrigue import answers, targets, turncoats
from signoria.games.lords.kinds import CARD_KIND, COUNTER, LEADER, PLACE, SEAT
from signoria.games.lords.state import Lords
from signoria.kernel.menu import ANYTIME, Menu, Option
from signoria.kernel.state import ALL
from signoria.kernel.verbs import Signature

OPEN_GATES: Final = ANYTIME | 300
REVOLTS: Final = ANYTIME | 301
RISES: Final = ANYTIME | 302
ACCUSE_HERETIC: Final = ANYTIME | 303
TRY_LEADER: Final = ANYTIME | 304
TRY_COURTIER: Final = ANYTIME | 305
ANYTIME_VERBS: Final = (
    Signature(OPEN_GATES, "open-gates", ("card", CARD_KIND), ("place", PLACE)),
    Signature(REVOLTS, "stir-army", ("card", CARD_KIND), ("counter", COUNTER)),
    Signature(RISES, "stir-rising", ("card", CARD_KIND), ("place", PLACE)),
    Signature(ACCUSE_HERETIC, "accuse-heretic", ("card", CARD_KIND), ("leader", LEADER)),
    Signature(TRY_LEADER, "try-leader", ("card", CARD_KIND), ("leader", LEADER)),
    Signature(TRY_COURTIER, "try-courtier", ("card", CARD_KIND), ("accused", CARD_KIND)),
)
VERBS: Final = (*ANYTIME_VERBS, *answers.VERBS)
PLAYED: Final = 300
EVENTS: Final = (Signature(PLAYED, "intrigue-played", ("seat", SEAT), ("card", CARD_KIND)), *answers.EVENTS)


def offer_anytime(s: Lords, seat: int, menu: Menu) -> None:
    """Every M card of the seat that is played, on everything that it may strike."""
    for card in range(FIRST_M, FIRST_P):
        if s.where[card] == seat:
            kind = hands.kind(s, card)
            if kind == SPY:
                _offer(menu, OPEN_GATES, card, targets.city_refusals(s, card))
            elif kind == REVOLT:
                _offer_revolt(s, card, menu)
            elif kind == HERESY:
                for leader in people.free_leaders(s):
                    menu.add((ACCUSE_HERETIC, card, leader), targets.heresy_refusal(s, card, leader))
            elif kind == TRIAL:
                _offer_trial(s, seat, card, menu)


def _offer(menu: Menu, verb: int, card: int, refusals: targets.Refusals) -> None:
    for target, why in refusals.items():
        menu.add((verb, card, target), why)


def _offer_revolt(s: Lords, card: int, menu: Menu) -> None:
    """Armies that are alike are offered once."""
    armies = targets.army_refusals(s, card)
    for c in turncoats.one_of_each(s, armies):
        menu.add((REVOLTS, card, c), armies[c])
    _offer(menu, RISES, card, targets.rising_refusals(s, card, armies))


def _offer_trial(s: Lords, seat: int, card: int, menu: Menu) -> None:
    for leader, x in enumerate(s.leaders):
        if x.place != NOWHERE or x.captor == seat:
            menu.add((TRY_LEADER, card, leader), targets.trial_refusal(s, seat, card, leader))
    for accused in targets.courtiers(s, card):
        menu.add((TRY_COURTIER, card, accused))


def take_anytime(s: Lords, seat: int, option: Option) -> None:
    """The card is shown and discarded; then it does what it does. 5.14.2"""
    verb, card, target = option
    s.tell((PLAYED, ALL, seat, card))
    hands.discard(s, card)
    if verb == OPEN_GATES:
        s.after(answers.ForWhom(seat, target))
    elif verb == REVOLTS:
        new = counters.pool(s, NEUTRAL, MERCENARY)[0]
        turncoats.turn(s, target, new, seat)
        turncoats.part(s, (new,))
    elif verb == RISES:
        counters.place(s, counters.pool(s, NEUTRAL, MERCENARY)[0], target, seat)
    elif verb == ACCUSE_HERETIC:
        answers.heresy(s, card, target)
    else:
        answers.trial(s, seat, card, target)


def weight(s: Lords, seat: int) -> int:
    """What the seat's M cards count for the order of movement: a spy twice; or, where the table has agreed so, the
    greatest number printed on them. 4.4.b1 5.6.1"""
    if s.tables.choices.numbers_order:
        return max((int(m.key[1:]) for m in s.tables.deck.machiavelli if s.where[m.number] == seat), default=0)
    return sum(m.weight for m in s.tables.deck.machiavelli if s.where[m.number] == seat)
