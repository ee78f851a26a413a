"""Positions of Lorenzo in a few words, for tests that tell a story: given a table, when a seat does something, then …

    t = table(stock={0: {"coin": 10}}, floors={"building.4": "theater"}, dice=(6, 3, 1))
    t.do("place:white:building.4:1")
    assert t.changes() == {"coin": -2, …}

A table is a real state: made by the rules' own set-up, with the given things laid on it and each player's powers worked
out by the rules. What is not said is empty: no goods, no cards, no members on the board. It knows no rule itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.tokens import changed
from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, MEMBER, SPACE, TILE
from signoria.games.lorenzo.paying import ANYONE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.resources import FLOORS, HARVEST, LEADER_SPACES, MARKS_OF, NEUTRAL, RESOURCES, TOKEN, TYPES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.setup import new_state
from signoria.games.lorenzo.state import Lorenzo, adjust, all_members, house_of, houses_of, member_value, refresh
from signoria.games.lorenzo.work import AREAS
from signoria.kernel.chance import Chance, Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup
from signoria.kernel.menu import AMOUNT, Option, Refusal
from signoria.kernel.pack import digest
from signoria.kernel.state import Step
from signoria.kernel.verbs import Kind

Members = tuple[int, str] | list[tuple[int, str]]  # (seat, colour), one or several in order of arrival
CHANCE: Final = Seeded(b"table")
GIVEN: Final = ("coin", "wood", "stone", "servant", "mp", "fp", "vp")


TOWERS: Final = TYPES
GOODS: Final = {"wood": 20, "stone": 20, "coin": 20, "mp": 20}  # enough for anything
CHEAP: Final = {"territory": "woods", "character": "warlord", "building": "chapel", "venture": "hiring_recruits"}
SIX: Final = {  # of each type, as many as a player can have
    "territory": ["commercial_hub", "woods", "village", "gravel_pit", "forest", "monastery"],
    "character": ["warlord", "knight", "farmer", "artisan", "abbess", "captain"],
    "building": ["mint", "tax_office", "theater", "chapel", "residence", "treasury"],
    "venture": [
        "military_campaign",
        "raising_a_statue",
        "building_the_walls",
        "crusade",
        "hiring_soldiers",
        "sacred_war",
    ],
}


class Table:
    """A position, and what tests do with it. Options are canonical texts (`place:orange:building.4:3`)."""

    def __init__(self, state: Lorenzo) -> None:
        self.state = state
        self.actor = -1  # the seat of the last `do`
        self._before: list[list[int]] = []
        self.keep()
        run(self.state)

    # ---- doing ---------------------------------------------------------------------------------------------------

    def do(self, *texts: str, seat: int | None = None) -> Table:
        """Carry out options one after the other; each must be listed. `changes` and `told` speak of this call."""
        self.keep()
        for text in texts:
            self.actor = self.asked if seat is None else seat
            option = GRAMMAR.option(text)
            menu = legal(self.state, self.actor, True)
            if not menu.admits(option):
                why = self._reason(option, menu.barred)
                listed = ", ".join(GRAMMAR.listing(x) for x in menu.legal)
                pytest.fail(f"{text} is not listed: {why or 'no reason given'}; seat {self.actor} may: {listed}")
            apply(self.state, self.actor, option)
        return self

    def keep(self) -> None:
        """From here on `changes` and `told` count."""
        self._before = [p.stock[:] for p in self.state.players]
        self.state.events = []

    # ---- asking --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked; -1 when nothing is left to do."""
        return first_seat(self.state.must) if self.state.must else -1

    @property
    def question(self) -> str:
        """What is asked, by the id of its words: turn, end, privilege, pay, bonus-tower …; empty when nothing is."""
        return GAME.question(GAME.mask(self.state, self.asked), self.asked)[0] if self.state.must else ""

    def options(self, start: str = "", seat: int | None = None) -> list[str]:
        """Listings that begin so, with amounts as `least..most`, in the order of the menu."""
        menu = legal(self.state, self.asked if seat is None else seat)
        return [text for text in map(GRAMMAR.listing, menu.legal) if text.startswith(start)]

    def may(self, text: str, seat: int | None = None) -> bool:
        """Is this very option listed?"""
        return legal(self.state, self.asked if seat is None else seat).admits(GRAMMAR.option(text))

    def why(self, text: str, seat: int | None = None) -> Refusal:
        """What bars an option, whatever its amount; fails when it is listed or no reason is given."""
        assert not self.may(text, seat), f"{text} is listed"
        found = self._refusal(text, seat)
        assert found is not None, f"{text} is neither listed nor explained"
        return found

    def clause(self, text: str, seat: int | None = None) -> str:
        """The clause that bars an option."""
        return self.why(text, seat).clause

    def lacks(self, text: str, seat: int | None = None) -> tuple[object, ...]:
        """The numbers that a refusal names."""
        who = self.asked if seat is None else seat
        refusal = self.why(text, seat)
        assert refusal.values is not None
        barred = legal(self.state, who, True).barred
        return refusal.values(self.state, who, next(o for o, _ in barred if _same(o, GRAMMAR.option(text))))

    def _refusal(self, text: str, seat: int | None) -> Refusal | None:
        menu = legal(self.state, self.asked if seat is None else seat, True)
        option = GRAMMAR.option(text)
        return next((refusal for barred, refusal in menu.barred if _same(barred, option)), None)

    @staticmethod
    def _reason(option: Option, barred: Iterable[tuple[Option, Refusal]]) -> str:
        return ", ".join(f"{r.reason} ({r.clause})" for o, r in barred if _same(o, option))

    # ---- looking -------------------------------------------------------------------------------------------------

    def stock(self, seat: int = 0) -> dict[str, int]:
        """All that a player owns, by resource, zeros included."""
        return dict(zip(RESOURCES, self.state.players[seat].stock, strict=False))

    def changes(self, seat: int | None = None) -> dict[str, int]:
        """What the last `do` changed in a player's stock (the actor's), without zeros."""
        who = self.actor if seat is None else seat
        after = self.state.players[who].stock
        pairs = zip(RESOURCES, self._before[who], after, strict=False)
        return {name: now - then for name, then, now in pairs if now != then}

    def told(self, name: str = "") -> list[tuple[Any, ...]]:
        """Events of the last `do`, of one kind or all: (name, arguments …), ids as texts, goods by resource."""
        events = []
        for kind, _, *values in self.state.events or ():
            signature = GRAMMAR.events[kind]
            said = (_said(k, value) for (_, k), value in zip(signature.arguments, values, strict=True))
            events.append((signature.name, *said))
        return [e for e in events if not name or e[0] == name]

    def cards(self, seat: int, kind: str) -> list[str]:
        """A player's cards of a type, in the order taken."""
        return [CARD.text(card) for card in self.state.players[seat].cards[TYPES.index(kind)]]

    def card_on(self, floor: str) -> str:
        """The card that lies on a floor; empty when there is none."""
        card = self.state.floor_card[SPACE.value(floor) - FLOORS]
        return CARD.text(card) if card >= 0 else ""

    def members(self, space: str) -> list[tuple[int, str]]:
        """Who stands on a space, in order of arrival."""
        at = self.state.at
        where = SPACE.value(space)
        return [(code >> 3, MEMBER.text(code & 7)) for code in (at[where] if where < len(at) else ())]

    def at_hand(self, seat: int) -> list[str]:
        """A player's family members that are still to be placed."""
        return [name for m, name in enumerate(MEMBER.ids) if self.state.players[seat].members >> m & 1]

    def hash(self) -> str:
        """Changes when anything in the state does."""
        return digest(self.state, b"tests")


def _said(kind: Kind, value: Any) -> Any:
    if kind.shape == "goods":
        return {RESOURCES[r]: n for r, n in value}
    if kind.shape == "ids":
        return tuple(kind.text(x) for x in value)
    return kind.text(value) if kind.ids else value


def _same(one: Option, other: Option) -> bool:
    """Are they one candidate, but for the amount?"""
    return one[:-1] == other[:-1] if one[0] & AMOUNT else one == other


def table(
    players: int = 4,
    *,
    round: int = 1,
    turn: int | Sequence[int] = 0,
    dice: tuple[int, int, int] = (6, 3, 1),
    stock: Mapping[int, Mapping[str, int]] | None = None,
    floors: Mapping[str, str] | None = None,
    members: Mapping[str, Members] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    played: Mapping[int, Sequence[str]] | None = None,
    hand: Mapping[int, Sequence[str]] | None = None,
    copied: Mapping[int, str] | None = None,
    banned: Mapping[int, Sequence[str]] | None = None,
    tiles: Sequence[str] = (),
    tile: str = "standard",
    order: Sequence[int] = (),
    option: Mapping[str, str] | None = None,
    sets: Mapping[str, int] | None = None,
    steps: Sequence[Step[Any]] | None = None,
    chance: Chance = CHANCE,
    houses: bool = False,
    families: Mapping[int, str] | None = None,
    tokens: Mapping[int, Sequence[str]] | None = None,
    pile: Sequence[str] = (),
    thrown: Sequence[str] = (),
    adjusted: str = "",
) -> Table:
    """A table at the turn of `turn` (several: their turns follow one another; then nothing is left to do).

    `stock`, `cards`, `played`, `hand`, `copied` (by Lorenzo de' Medici), `banned`: by seat. `floors`: floor -> card.
    `members`: space -> who stands there. `tiles`: the three excommunication tiles, where those of `banned` do not say.
    `tile`: everyone's personal bonus tile. `steps`: the agenda, in reading order, instead of the turns.
    `chance`: what dice and draws show, where they matter. Of Houses, which the next five or `houses` switch on:
    `families` and `tokens` (faces in hand) by seat, leaders in the `pile`, base cards `thrown` away, the tower that is
    `adjusted`.
    """
    on = {"houses": "on"} if houses or families or tokens or pile or thrown or adjusted or players == 5 else {}
    setup = Setup("lorenzo", players, {**on, **(option or {})}, dict(sets or {}))
    GAME.check(setup)
    s = new_state(players, GAME.tables(setup), chance)
    s.round, s.dice, s.order = round, list(dice), list(order or range(players))
    s.tiles = _tiles(tiles, banned or {})
    for seat, p in enumerate(s.players):
        given = (stock or {}).get(seat, {})
        assert set(given) <= set(GIVEN), given
        p.stock = [given.get(r, 0) for r in RESOURCES[: len(p.stock)]]
        p.tile = GAME.grammar.kinds["bonus_tile"].value(tile)
        for card in (cards or {}).get(seat, ()):
            _own(s, seat, CARD.value(card))
        p.played = tuple(LEADER.value(x) for x in (played or {}).get(seat, ()))
        p.hand = tuple(LEADER.value(x) for x in (hand or {}).get(seat, ()))
        p.copied = LEADER.value(copied[seat]) if copied and seat in copied else -1
        p.excommunicated = tuple(TILE.value(x) for x in (banned or {}).get(seat, ()))
    if s.houses is not None:
        _lay_houses(s, families or {}, tokens or {}, pile, thrown, adjusted)
    for floor, card in (floors or {}).items():
        s.floor_card[SPACE.value(floor) - FLOORS] = _drawn(s, CARD.value(card))
    for space, who in (members or {}).items():
        for seat, colour in [who] if isinstance(who, tuple) else who:
            _stand(s, SPACE.value(space), seat, MEMBER.value(colour))
    for seat in range(players):
        refresh(s, seat)
    turns = [turn] if isinstance(turn, int) else turn
    s.agenda = list(reversed(steps or [Turn(seat, False, False) for seat in turns]))
    return Table(s)


def _lay_houses(
    s: Lorenzo,
    families: Mapping[int, str],
    tokens: Mapping[int, Sequence[str]],
    pile: Sequence[str],
    thrown: Sequence[str],
    adjusted: str,
) -> None:
    """What Houses lays on the table; tokens in hand are out of the supply."""
    table_ = houses_of(s)
    table_.pile = sum(1 << LEADER.value(x) for x in pile)
    table_.thrown = tuple(_drawn(s, CARD.value(x)) for x in thrown)
    if adjusted:
        table_.adjusted = TYPES.index(adjusted)
        adjust(s)
    for seat, family in families.items():
        house_of(s.players[seat]).family = FAMILY.value(family)
        refresh(s, seat)
        s.players[seat].members = all_members(s, s.players[seat])
    for seat, faces in tokens.items():
        house_of(s.players[seat]).tokens = tuple(sorted(FACE.value(x) for x in faces))
        s.players[seat].stock[TOKEN] = len(faces)
        for face in faces:
            table_.supply = changed(table_.supply, FACE.value(face), -1)


def after(card: str, floor: str = "character.1", **more: Any) -> Table:
    """A table where seat 0, rich, has just taken a card with the white member of 6: what the card gives is asked."""
    stock = {0: {**GOODS, "servant": 9}, **more.pop("stock", {})}
    t = table(dice=(6, 6, 6), floors={floor: card, **more.pop("floors", {})}, stock=stock, **more)
    return t.do(f"place:white:{floor}:0")


def _tiles(tiles: Sequence[str], banned: Mapping[int, Sequence[str]]) -> list[int]:
    """One a period; tiles that trouble nobody before the scoring where none is named."""
    names = {name[5]: name for name in ("tile_1_5", "tile_2_1", "tile_3_1", *tiles)}
    suffered = {name for several in banned.values() for name in several}
    assert len({name[5] for name in suffered}) == len(suffered), "only one tile of a period is in play"
    names |= {name[5]: name for name in suffered}
    return [TILE.value(names[period]) for period in "123"]


def _drawn(s: Lorenzo, card: int) -> int:
    """Take a card out of its deck; each card is there once."""
    deck = next(i for i, deck in enumerate(s.tables.decks) if card in deck)
    bit = 1 << s.tables.decks[deck].index(card)
    assert s.decks[deck] & bit, f"{CARD.text(card)} is already on the table"
    s.decks[deck] &= ~bit
    return card


def _own(s: Lorenzo, seat: int, card: int) -> None:
    p, kind = s.players[seat], s.tables.cards[card].type
    p.cards = (*p.cards[:kind], (*p.cards[kind], _drawn(s, card)), *p.cards[kind + 1 :])


def _stand(s: Lorenzo, space: int, seat: int, member: int) -> None:
    """A member stands on a space since an earlier turn."""
    p = s.players[seat]
    assert p.members >> member & 1, f"seat {seat} has placed its {MEMBER.text(member)} member already"
    p.members &= ~(1 << member)
    s.at[space] = (*s.at[space], seat << 3 | member)
    s.values[space] = (*s.values[space], member_value(s, p, member))
    coloured = 0 if member >= NEUTRAL else 1 << seat
    if space >= LEADER_SPACES:
        return
    if space >= FLOORS:
        s.coloured[MARKS_OF[(space - FLOORS) >> 2]] |= ANYONE | coloured
    elif space >= HARVEST:
        s.coloured[AREAS + ((space - HARVEST) >> 1)] |= coloured
