"""Positions of Lords in a few words, for tests that tell a story.

    t = table("L14", "L17", colours=("red", "black"))   # two seats with these lords; nothing on the agenda
    t.at(1461, "summer")
    t.gold(chest_0=12, treasury_red=5, pile_london=3)   # accounts by their ids, seats from 0; the supply gives or takes
    a = t.army("london", "red", 2)                      # two fresh red armies: their numbers; worn=True …
    m = t.mercenary("milan_city", seat=0, under="L14")
    t.leader("L24", "paris", seat=1)                    # on the map, his card held by seat 1
    t.card(0, "M1", "C2")                               # the seat holds these cards
    t.dice("battle", 1, 3, 6)                           # the next outcomes of a stream, as printed on the dice
    t.ask(SomeStep(0))                                  # put a step on the agenda and run to the next question
    t.do("choose-colour:red")                           # must be listed
    assert t.why("choose-colour:blue") == "3.3.2"       # the clause of the refusal
    assert t.place("red.army.1") == "london"

It knows no rule itself. Rolls that a test does not give come from a seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from positions import Position
from signoria.games.lords import counters, hands, money
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import (
    ARMY,
    AT,
    CARAVAN,
    CARD,
    COLOURS,
    COUNTERS,
    FIRST_C,
    FIRST_PIRATE,
    FIRST_PIRATE_COUNTER,
    GALLEY,
    GREY,
    LEADERS,
    MERCENARY,
    NAO,
    NOWHERE,
    PLACES,
    SEASONS,
)
from signoria.games.lords.kinds import ACCOUNT
from signoria.games.lords.pieces import NOBODY, Empire, Leader, Player
from signoria.games.lords.setup import deal, new_state
from signoria.games.lords.state import STREAMS, Lords
from signoria.games.lords.tables import tables
from signoria.kernel.chance import Chance, Seeded


class Rolls(Chance):
    """The given outcomes of a stream, in order, whatever is drawn; then those of a seed."""

    def __init__(self) -> None:
        self.given: dict[str, list[int]] = {}
        self.rest = Seeded(b"lords")

    def draw(self, stream: str, count: int, n: int, sides: int, falling: bool = False) -> list[int]:
        given = self.given.get(stream, [])
        if not given:
            return self.rest.draw(stream, count, n, sides, falling)
        got, self.given[stream] = given[:n], given[n:]
        assert len(got) == n, f"{stream}: {n} outcomes are drawn, the test gives only {got}"
        assert all(0 <= x < sides for x in got), f"{stream}: {got} of {sides}"
        return got


class Table(Position[Lords]):
    """A position; places, cards and so on go by their ids."""

    grammar = GRAMMAR

    def __init__(self, lords: tuple[str, ...], colours: tuple[str, ...], options: dict[str, str], sets: Any) -> None:
        self.rolls = Rolls()
        super().__init__(new_state(len(lords), tables(options, sets, len(lords)), self.rolls))
        deal(self.s)
        self._redeal(lords)
        s = self.s
        s.round, s.events = 1, []
        for seat, colour in enumerate(colours):
            s.players[seat].colour = COLOURS.index(colour)

    def _redeal(self, lords: tuple[str, ...]) -> None:
        """These lords, whatever was dealt: leaders, cards and pirates are laid out anew."""
        s = self.s
        for c in range(FIRST_PIRATE_COUNTER, len(COUNTERS)):
            if s.steps[c]:
                s.where[counters.pirate_card(c)] = -2
                counters.remove(s, c)
        for player in s.players:
            s.where[player.lord] = -2
            s.leaders[player.lord].place, s.leaders[player.lord].alive = NOWHERE, False
        for seat, lord in enumerate(lords):
            leader = CARD[lord]
            s.players[seat].lord, s.where[leader] = leader, seat
            s.leaders[leader].place, s.leaders[leader].alive = s.tables.deck.leaders[leader].place, True
            for card in range(FIRST_PIRATE, FIRST_PIRATE + 9):
                if s.tables.deck.court[card - FIRST_C].owner == leader:
                    s.where[card] = seat
                    place = s.tables.deck.court[card - FIRST_C].place
                    counters.place(s, FIRST_PIRATE_COUNTER + card - FIRST_PIRATE, place, seat)
        s.order = sorted(range(s.seats), key=lambda seat: s.players[seat].lord)
        s.movers = tuple(s.order)

    # ---- laying out --------------------------------------------------------------------------------------------------

    def at(self, year: int = 1460, season: str = "spring", moving: bool = False) -> Table:
        """The moment."""
        self.s.round = (year - self.s.tables.first_year) * 4 + SEASONS.index(season) + 1
        self.s.moving = moving
        return self

    def gold(self, **accounts: int) -> Table:
        """Set accounts: `chest_0` (seats from 0), `treasury_red`, `pile_london`, `purse_L14`, `hold_mercenary_1`,
        `hold_pirate_C7`. The supply takes or gives the difference."""
        for name, n in accounts.items():
            account = self.account(name)
            self.s.gold[money.SUPPLY] += self.s.gold[account] - n
            self.s.gold[account] = n
        return self

    def account(self, name: str) -> int:
        """An account's number."""
        kind, _, rest = name.partition("_")
        if kind == "supply":
            return money.SUPPLY
        if kind == "treasury":
            return money.TREASURIES + COLOURS.index(rest)
        if kind in ("chest", "vault", "bid", "escrow"):
            return ACCOUNT.value(f"{kind}.{int(rest) + 1}")
        return ACCOUNT.value(f"{kind}.{rest.replace('_', '.', 1) if kind == 'hold' else rest}")

    def au(self, name: str) -> int:
        """What lies on an account."""
        return self.s.gold[self.account(name)]

    def army(self, place: str, colour: str, n: int = 1, worn: bool = False, under: str = "") -> list[int]:
        return self._units(ARMY, place, COLOURS.index(colour), n, worn, under)

    def caravan(self, place: str, colour: str, n: int = 1, worn: bool = False) -> list[int]:
        return self._units(CARAVAN, place, COLOURS.index(colour), n, worn)

    def galley(self, place: str, colour: str, n: int = 1, worn: bool = False) -> list[int]:
        return self._units(GALLEY, place, COLOURS.index(colour), n, worn)

    def nao(self, place: str, colour: str, n: int = 1, worn: bool = False) -> list[int]:
        return self._units(NAO, place, COLOURS.index(colour), n, worn)

    def mercenary(self, place: str, seat: int = NOBODY, n: int = 1, worn: bool = False, under: str = "") -> list[int]:
        """Of a seat, or of nobody; `under`: the leader whom they are stacked with."""
        return self._units(MERCENARY, place, GREY, n, worn, under, seat)

    def pirate(self, card: str, place: str, seat: int = NOBODY, worn: bool = False) -> int:
        """The counter of a C card; the card is the seat's."""
        c = FIRST_PIRATE_COUNTER + CARD[card] - FIRST_PIRATE
        if self.s.steps[c]:
            counters.remove(self.s, c)
        counters.place(self.s, c, AT[place], seat)
        self.s.steps[c] = counters.WORN if worn else counters.FRESH
        if seat != NOBODY:
            self.s.where[CARD[card]] = seat
        return c

    def _units(
        self, unit: int, place: str, colour: int, n: int, worn: bool, under: str = "", seat: int = NOBODY
    ) -> list[int]:
        some = counters.pool(self.s, colour, unit)[:n]
        assert len(some) == n, "no counters left"
        for c in some:
            counters.place(self.s, c, AT[place], seat, CARD[under] if under else NOWHERE)
            self.s.steps[c] = counters.WORN if worn else counters.FRESH
        return some

    def leader(self, name: str, place: str = "", seat: int | None = None, **fields: Any) -> int:
        """A leader on the map; `seat` holds his card. Fields as in `pieces.Leader`. His number."""
        who = CARD[name]
        x = self.s.leaders[who]
        x.alive = True
        if place:
            x.place = AT[place]
        if seat is not None:
            self.s.where[who] = seat
        for key, value in fields.items():
            assert key in x.__dict__, f"a leader has no {key}"
            setattr(x, key, value)
        return who

    def nobody(self) -> Table:
        """No counters on the map."""
        for c in range(len(COUNTERS)):
            if self.s.steps[c]:
                counters.remove(self.s, c)
        return self

    def card(self, seat: int, *names: str, block: int | None = None, built: int = 0) -> Table:
        """The seat holds these cards; for enterprises their `block` (0 to 2) and the rank of their counter."""
        for name in names:
            hands.gain(self.s, seat, CARD[name])
            if block is not None:
                self.s.block[CARD[name]] = block
            if built:
                self.s.built[CARD[name]] = built
        return self

    def pile(self, where: int, *names: str) -> Table:
        """Cards that lie IN_DECK, OPEN, FOR_SALE, DISCARDED …"""
        for name in names:
            self.s.where[CARD[name]] = where
        return self

    def dice(self, stream: str, *faces: int, first: int = 1) -> Table:
        """The next outcomes of a stream, counted from `first`: dice show 1 to 6; other things are drawn from 0."""
        assert stream in STREAMS
        self.rolls.given.setdefault(stream, []).extend(x - first for x in faces)
        return self

    def turn_over(self, *names: str) -> Table:
        """The card that is turned over next: only these are left in the deck (call it before each)."""
        for card, where in enumerate(self.s.where):
            if where == -1:
                self.s.where[card] = -4
        for name in names:
            self.s.where[CARD[name]] = -1
        return self

    def place(self, name: int | str) -> str:
        """Where a counter or leader is; "" off the map."""
        if isinstance(name, str) and name in CARD and CARD[name] < LEADERS:
            where = self.s.leaders[CARD[name]].place
        else:
            where = self.s.at[COUNTERS.index(name) if isinstance(name, str) else name]
        return PLACES[where] if where != NOWHERE else ""

    def steps(self, name: int | str) -> int:
        """2 fresh, 1 worn, 0 in the pool."""
        return self.s.steps[COUNTERS.index(name) if isinstance(name, str) else name]

    def holder(self, card: str) -> int:
        """The seat that holds a card, or where it lies (below 0)."""
        return self.s.where[CARD[card]]

    def hand(self, seat: int) -> list[str]:
        return [name for name, card in CARD.items() if self.s.where[card] == seat]

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    def who(self, name: str) -> Leader:
        return self.s.leaders[CARD[name]]

    def e(self, colour: str) -> Empire:
        return self.s.empires[COLOURS.index(colour)]


def table(
    *lords: str, colours: Iterable[str] = ("red", "blue"), sets: dict[str, int] | None = None, **options: str
) -> Table:
    """A table of these lords (two if none are named) in spring 1460, aligned with these colours without their imperial
    cards, nothing on the agenda."""
    seats = lords or ("L14", "L16")
    return Table(seats, tuple(colours)[: len(seats)], dict(options), sets or {})


def names(some: Iterable[int]) -> list[str]:
    """Ids of counters."""
    return [COUNTERS[c] for c in some]


ACCOUNTS: Final = len(ACCOUNT.ids)
