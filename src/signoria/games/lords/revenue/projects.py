"""Projects mature: buildings, guilds, resources, and explorers under way. 4.7, 5.10"""

from __future__ import annotations

from typing import Final, final

from signoria.games.lords import hands, money, standing
from signoria.games.lords.ids import BUILDING, EMPIRES, FIRST_E, FIRST_M, IMMATURE, MATURE, NEUTRAL, NOWHERE, RESOURCE
from signoria.games.lords.kinds import ACCOUNT, BLOCK, CARD_KIND, NO, PLACE, SEAT, YES
from signoria.games.lords.map import is_city
from signoria.games.lords.people import in_play
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting.purses import PROJECT, chancellor, controller, spenders
from signoria.games.lords.recruiting.refreshing import empires_at
from signoria.games.lords.state import Lords
from signoria.games.lords.steps import Ask, Words
from signoria.games.lords.voyages import sailing
from signoria.kernel.menu import Menu, Option, Refusal
from signoria.kernel.state import ALL, Step
from signoria.kernel.verbs import Signature

ADVANCE: Final = 210
KEEP: Final = 211
PAY_NOTHING: Final = 212
VERBS: Final = (
    Signature(ADVANCE, "advance", ("card", CARD_KIND), ("account", ACCOUNT)),
    Signature(KEEP, "keep-project", ("card", CARD_KIND), ("account", ACCOUNT)),
    Signature(PAY_NOTHING, "pay-nothing"),
)
MATURES: Final = 210
BUILT: Final = 211
REFUSED: Final = 212
EVENTS: Final = (
    Signature(MATURES, "project-advances", ("card", CARD_KIND), ("block", BLOCK)),
    Signature(BUILT, "counter-built", ("card", CARD_KIND), ("place", PLACE)),
    Signature(REFUSED, "gold-refused", ("seat", SEAT), ("card", CARD_KIND)),
)

PAID: Final = Refusal("5.10.1", "paid-this-summer")
READY: Final = Refusal("5.10.1", "mature-already")
TOO_DEAR: Final = Refusal("5.10.1", "purse-too-small", ("number",), lambda s, seat, option: (s.gold[option[-1]],))
NOT_YOURS: Final = Refusal("5.10.2.b1", "not-your-treasury")


def begin(s: Lords) -> None:
    """From L7 to L23 each pays for its projects; then mature voyages roll. 4.7 4.7.b1 4.7.b2"""
    for seat in in_play(s):
        s.after(Projects(seat, (), ()))
    s.after(Voyages())


def unfinished(s: Lords, seat: int) -> list[int]:
    """The seat's E, G and R cards that are not mature."""
    return [card for card in range(FIRST_E, FIRST_M) if s.where[card] == seat and s.block[card] != MATURE]


# ---- whose gold ------------------------------------------------------------------------------------------------------


def accounts(s: Lords, seat: int, card: int) -> dict[int, int]:
    """The accounts that may pay for a project, the owner's chest last; each with the seat whose permission it needs, or
    NOBODY. Imperial gold in the land of an empire and under its troops; the New World's cards with a rutter; gold piled
    up in the city, in another city of the Dukedom under an ally of his, or, for buildings and resources, in the home of
    the satellite. 5.3.6 5.9.4.b2 5.10.2 5.10.2.b1 5.10.2.b2 6.1.5.b3 ER.9"""
    printed = s.tables.deck.enterprises[card - FIRST_E]
    found: dict[int, int] = {}
    for e in empires_at(s, printed.place):
        for account in spenders(s, seat, e, PROJECT):
            found[account] = NOBODY
    if printed.new_world and s.players[seat].navigation & RUTTER:
        for e in range(len(EMPIRES)):
            if chancellor(s, e) == seat:
                found[money.treasury(s, e)] = NOBODY
    if is_city(printed.place):
        who = controller(s, printed.place)
        found[money.pile(printed.place)] = NOBODY if who == seat else who
        city = s.tables.atlas.city(printed.place)
        near = [x for x in s.tables.atlas.cities_of[city.dukedom] if x != printed.place]
        if city.home != NOWHERE and printed.kind in (BUILDING, RESOURCE):
            near.append(city.home)
        for x in near:
            if s.gold[money.pile(x)] and controller(s, x) == seat:
                found[money.pile(x)] = NOBODY
    own = money.chest(seat)
    found.pop(own, None)
    return {**{account: who for account, who in found.items() if s.gold[account] > 0}, own: NOBODY}


def way(seat: int, account: int, who: int) -> tuple[int, ...]:
    """The accounts that pay: the owner's chest adds what is lacking, unless another's gold was asked for."""
    own = money.chest(seat)
    return (account,) if account == own or who != NOBODY else (account, own)


RUTTER: Final = 2  # bit of X2 in Player.navigation: 6.1.5.b3


# ---- what is asked ---------------------------------------------------------------------------------------------------


@final
class Projects(Ask):
    """A seat pays for its projects, one after the other, and for its explorers. `done`: cards paid for; `refused`:
    (card, account) whose controller has said no."""

    def __init__(self, seat: int, done: tuple[int, ...], refused: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.done = done
        self.refused = refused

    def asks(self, s: Lords) -> int:
        return 0 if s.players[self.seat].out else 1 << self.seat

    def words(self, s: Lords, seat: int) -> Words:
        left = [card for card in unfinished(s, seat) if card not in self.done]
        return "projects", {"n": ("number", len(left)), "gold": ("number", s.gold[money.chest(seat)])}

    def forced(self, s: Lords) -> Option | None:
        menu = Menu()
        self.offer(s, self.seat, menu)
        return (PAY_NOTHING,) if len(menu.legal) == 1 else None

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        """5.10.1.b1 5.10.1.b2 5.10.1.b3"""
        trade = s.tables.trade
        for card in unfinished(s, seat):
            if card in self.done:
                menu.add((ADVANCE, card, money.chest(seat)), PAID)
                menu.add((KEEP, card, money.chest(seat)), PAID)
                continue
            for account, who in accounts(s, seat, card).items():
                if (card, account) in self.refused:
                    continue
                held = sum(s.gold[x] for x in way(seat, account, who)) if s.gold[account] else 0
                menu.add((ADVANCE, card, account), None if held >= trade.advance else TOO_DEAR)
                menu.add((KEEP, card, account), None if held >= trade.keep else TOO_DEAR)
        sailing.offer_projects(s, seat, menu)
        menu.add((PAY_NOTHING,))
        if menu.explain:
            self._explain(s, seat, menu)

    def _explain(self, s: Lords, seat: int, menu: Menu) -> None:
        for card in range(FIRST_E, FIRST_M):
            if s.where[card] != seat:
                continue
            if s.block[card] == MATURE:
                menu.add((ADVANCE, card, money.chest(seat)), READY)
            for e in empires_at(s, s.tables.deck.enterprises[card - FIRST_E].place):
                if e != NEUTRAL and len(spenders(s, seat, e, PROJECT)) == 1:
                    menu.add((ADVANCE, card, money.TREASURIES + e), NOT_YOURS)

    def standing(self, s: Lords, seat: int) -> Option | None:
        """1 advance all that can be paid, 2 keep all."""
        order = standing.ordered(s, seat, standing.PROJECTS)
        if not order:
            return None
        menu = Menu()
        self.offer(s, seat, menu)
        left = [card for card in unfinished(s, seat) if card not in self.done]
        for verbs in ((ADVANCE, sailing.FUND_VOYAGE), (KEEP, sailing.KEEP_VOYAGE))[order - 1 :]:
            for option in menu.legal:
                if option[0] == verbs[0] and option[1] in left[:1] and self._needs(s, *option[1:]) == NOBODY:
                    return option
                if option[0] == verbs[1] and not left:
                    return option
        return None

    def _needs(self, s: Lords, card: int, account: int) -> int:
        return accounts(s, self.seat, card)[account]

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == PAY_NOTHING:
            for card in unfinished(s, seat):
                if card not in self.done:
                    hands.give_up(s, card)
        elif option[0] not in (ADVANCE, KEEP):
            assert sailing.take_project(s, seat, option), "an option of nobody"
            s.after(self)
        else:
            who = self._needs(s, option[1], option[2])
            if who != NOBODY:
                s.after(Permission(who, seat, option[0], option[1], option[2], self.done, self.refused))
            else:
                pay(s, option, way(seat, option[2], NOBODY))
                s.after(Projects(seat, (*self.done, option[1]), self.refused))


def pay(s: Lords, option: Option, accounts_: tuple[int, ...]) -> None:
    """Pay for one project: it advances, and its counter comes to the map when it is mature; or it stays. 5.10.1
    5.10.1.b1 5.10.1.b2 5.10.4"""
    card, trade = option[1], s.tables.trade
    money.split(s, accounts_, trade.advance if option[0] == ADVANCE else trade.keep)
    if option[0] != ADVANCE:
        return
    if s.block[card] == IMMATURE:
        s.block[card] += 1
    else:
        hands.mature(s, card)
    s.tell((MATURES, ALL, card, s.block[card]))
    if s.block[card] == MATURE:
        s.tell((BUILT, ALL, card, s.tables.deck.enterprises[card - FIRST_E].place))


@final
class Permission(Ask):
    """Who controls the gold of a city may let the owner of a project there spend it. `verb`, `card`, `account`: what
    the owner has chosen; the rest is kept of his step. 5.10.2.b2"""

    def __init__(
        self,
        seat: int,
        owner: int,
        verb: int,
        card: int,
        account: int,
        done: tuple[int, ...],
        refused: tuple[tuple[int, int], ...],
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.verb = verb
        self.card = card
        self.account = account
        self.done = done
        self.refused = refused

    def asks(self, s: Lords) -> int:
        asked = not s.players[self.seat].out and s.gold[self.account] >= self.price(s)
        return 1 << self.seat if asked else 0

    def price(self, s: Lords) -> int:
        """Au that the owner wants."""
        return s.tables.trade.advance if self.verb == ADVANCE else s.tables.trade.keep

    def words(self, s: Lords, seat: int) -> Words:
        return "permission", {
            "seat": ("seat", self.owner), "n": ("number", self.price(s)), "card": ("card", self.card),
            "account": ("account", self.account),
        }  # fmt: skip

    def offer(self, s: Lords, seat: int, menu: Menu) -> None:
        menu.add((YES,))
        menu.add((NO,))

    def take(self, s: Lords, seat: int, option: Option) -> None:
        if option[0] == NO:
            self.act(s)
            return
        pay(s, (self.verb, self.card), (self.account,))
        s.after(Projects(self.owner, (*self.done, self.card), self.refused))

    def act(self, s: Lords) -> None:
        """No."""
        s.tell((REFUSED, ALL, self.seat, self.card))
        s.after(Projects(self.owner, self.done, (*self.refused, (self.card, self.account))))


@final
class Voyages(Step[Lords]):
    """After all have paid, mature voyages roll on the Discovery Table. 4.7.b2 5.10.3"""

    def act(self, s: Lords) -> None:
        sailing.matured(s)
