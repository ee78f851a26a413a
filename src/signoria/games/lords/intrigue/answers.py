"""What follows an M card: whose attack a spy helps, how a heretic answers, whether a trial goes on. 5.14.4.t1"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import hands, money, people, standing
from signoria.games.lords.auctions import purchase
from signoria.games.lords.ids import CARD, CATHOLIC, FIRST_C, PAPAL
from signoria.games.lords.intrigue import targets
from signoria.games.lords.kinds import CARD_KIND, LEADER, PLACE, SEAT
from signoria.games.lords.papacy import powers
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.state import S_TRIAL, Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.thrones import deaths
from signoria.kernel.menu import Menu, Option
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import NUMBER, Signature

HELP_ATTACK: Final = 306
PAY_HERESY: Final = 307
YIELD_HERESY: Final = 308
CANCEL_TRIAL: Final = 309
LET_TRIAL: Final = 310
VERBS: Final = (
    Signature(HELP_ATTACK, "open-gates-to", ("seat", SEAT)),
    Signature(PAY_HERESY, "pay-heresy"),
    Signature(YIELD_HERESY, "yield-heresy", ("card", CARD_KIND)),
    Signature(CANCEL_TRIAL, "cancel-trial"),
    Signature(LET_TRIAL, "let-trial"),
)
GATES: Final = 301
HERETIC: Final = 302
ACCUSED: Final = 303
CANCELLED: Final = 304
JUDGED: Final = 305
EVENTS: Final = (
    Signature(GATES, "gates-open", ("place", PLACE), ("seat", SEAT)),
    Signature(HERETIC, "heretic", ("leader", LEADER)),
    Signature(ACCUSED, "accused", ("card", CARD_KIND)),
    Signature(CANCELLED, "trial-cancelled", ("seat", SEAT), ("card", CARD_KIND)),
    Signature(JUDGED, "judged", ("card", CARD_KIND), ("roll", NUMBER)),
)


@final
class ForWhom(Ask):
    """Whose attackers find the gates of a city open in the next round of conflict. 5.14.4.t1"""

    def __init__(self, seat: int, city: int) -> None:
        self.seat, self.city = seat, city

    def composing(self) -> bool:
        return True

    def asks(self, s: Lords) -> int:
        return 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        return "open-gates-to", {"place": ("place", self.city)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for other in people.in_play(s):
            menu.add((HELP_ATTACK, other), targets.GATES_OPEN if (other, self.city) in s.spies else None)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        s.spies = (*s.spies, (option[1], self.city))
        s.tell((GATES, ALL, self.city, option[1]))


# ---- heresy ----------------------------------------------------------------------------------------------------------


def heresy(s: Lords, card: int, leader: int) -> None:
    """An ally goes to auction; a player's own leader pays or gives up a card. 5.14.4.t2"""
    s.tell((HERETIC, ALL, leader))
    seat = people.seat_of_lord(s, leader)
    if seat == NOBODY:
        hands.give_up(s, leader)
    else:
        s.after(AnswerHeresy(seat, targets.printed(s, card).ransom))


@final
class AnswerHeresy(Ask):
    """A player whose own leader is a heretic pays, or gives up a card that is no starting card. Who can do neither goes
    free. 5.14.4.t2"""

    def __init__(self, seat: int, price: int) -> None:
        self.seat, self.price = seat, price

    def open(self) -> bool:
        return False  # or he might give a friend what he would have to pay with

    def _options(self, s: Lords) -> list[Option]:
        """To pay; then his cards, the last types first."""
        found: list[Option] = [(PAY_HERESY,)] if s.gold[money.chest(self.seat)] >= self.price else []
        some = [card for card in hands.hand(s, self.seat) if not powers.is_starting(s, self.seat, card)]
        return found + [(YIELD_HERESY, card) for card in reversed(some)]

    def asks(self, s: Lords) -> int:
        return 1 << self.seat if not s.players[self.seat].out and self._options(s) else 0

    def forced(self, s: Lords) -> Option | None:
        some = self._options(s)
        return some[0] if len(some) == 1 else None

    def standing(self, s: Lords, seat: int) -> Option | None:
        wanted = {1: PAY_HERESY, 2: YIELD_HERESY}.get(standing.ordered(s, seat, standing.HERESY))
        return next((option for option in self._options(s) if option[0] == wanted), None)

    def words(self, s: Lords, seat: int) -> Words:
        return "answer-heresy", {"au": ("count", self.price)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        for option in self._options(s):
            menu.add(option)

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == PAY_HERESY:
            money.pay(s, money.chest(seat), self.price)
        else:
            hands.give_up(s, option[1])
            purchase.wed(s, seat)


# ---- trials ----------------------------------------------------------------------------------------------------------


def trial(s: Lords, seat: int, card: int, accused: int) -> None:
    """A leader or a courtier is accused. The holder of the Papal C card, if another than the accuser, may cancel a
    Catholic trial; a Papacy that was conquered and has no Pope any more has no such power. 6.3.7 RC.9"""
    m = targets.printed(s, card)
    s.tell((ACCUSED, ALL, accused))
    if m.religion == CATHOLIC and not s.empires[PAPAL].merged:
        s.after(MayCancel(seat, accused, m.dies_on))
    else:
        s.after(Judgement(accused, m.dies_on))


@final
class MayCancel(Ask):
    """The holder of the Papal C card may cancel a Catholic trial, if he is not the accuser. 6.3.7"""

    def __init__(self, accuser: int, accused: int, dies_on: int) -> None:
        self.accuser, self.accused, self.dies_on = accuser, accused, dies_on

    def asks(self, s: Lords) -> int:
        judge = s.where[CARD["C4"]]
        able = judge not in (NOBODY, self.accuser) and targets.stands_trial(s, self.accused)
        return 1 << judge if judge >= 0 and able else 0

    def act(self, s: Lords) -> None:
        s.after(Judgement(self.accused, self.dies_on))

    def standing(self, s: Lords, seat: int) -> Option | None:
        return {1: (CANCEL_TRIAL,), 2: (LET_TRIAL,)}.get(standing.ordered(s, seat, standing.TRIALS))

    def words(self, s: Lords, seat: int) -> Words:
        return "cancel-trial", {"card": ("card", self.accused)}

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((CANCEL_TRIAL,))
        menu.add((LET_TRIAL,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == CANCEL_TRIAL:
            s.tell((CANCELLED, ALL, seat, self.accused))
        else:
            s.after(Judgement(self.accused, self.dies_on))


@final
class Judgement(Step[Lords]):
    """One die: on so much or less the accused dies. 5.14.4.t1 6.2.6 6.2.6.b4"""

    def __init__(self, accused: int, dies_on: int) -> None:
        self.accused, self.dies_on = accused, dies_on

    def act(self, s: Lords) -> None:
        if not targets.stands_trial(s, self.accused):
            return
        roll = s.draw(S_TRIAL, 1, 6)[0] + 1
        s.tell((JUDGED, ALL, self.accused, roll))
        if roll <= self.dies_on:
            if self.accused < FIRST_C:
                deaths.kill(s, self.accused)
            else:
                deaths.kill_courtier(s, self.accused)
