"""Setting up Houses with 2 to 5 players, without some of its parts, on a real table. R-1 to R-10, U-17, HR-59 HR-60."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.houses.dealing import families_offered
from signoria.games.lorenzo.kinds import BONUS_TILE, FAMILY, LEADER, TILE
from signoria.games.lorenzo.resources import TOKEN
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo, houses_of
from signoria.games.lorenzo.tables import Tables
from signoria.kernel.chance import OutcomeNeeded
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, Outcomes, key_of_seed
from signoria.kernel.pack import pack

from ..build import table
from ..walks import move

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])
OF_TOKENS = {"beatrice_deste", "lucia_da_narni", "marsilio_ficino", "massimiliano_i_dasburgo", "piero_della_francesca"}


def tables(players: int = 4, **option: str) -> Tables:
    return GAME.tables(Setup("lorenzo", players, {"houses": "on", **option}))


def new_match(players: int, seed: int = 1, **option: str) -> Match[Lorenzo]:
    return Match(GAME, Setup("lorenzo", players, {"houses": "on", **option}), key_of_seed(seed))


def first_round(players: int, seed: int = 1, **option: str) -> Lorenzo:
    """The position before the first turn; whoever was asked took what was listed first."""
    match = new_match(players, seed, **option)
    while match.state.round == 0:
        seat = first_seat(match.state.must)
        listing = match.menu(seat).legal[0]
        match.choose(seat, [listing[:-2] if listing[0] & 512 else listing])
    return match.state


# ---- who plays, with what --------------------------------------------------------------------------------------------


@pytest.mark.clause("R-1", "R-46")
def test_two_to_five_play_with_houses_and_five_only_with_it() -> None:
    for players in (2, 3, 4, 5):
        GAME.check(Setup("lorenzo", players, {"houses": "on"}))
    with pytest.raises(SetupError, match="houses=on"):
        GAME.check(Setup("lorenzo", 5))
    with pytest.raises(SetupError, match="2 to 5"):
        GAME.check(Setup("lorenzo", 6, {"houses": "on"}))


@pytest.mark.clause("R-46")
def test_houses_goes_with_the_advanced_rules_alone() -> None:
    with pytest.raises(SetupError, match="rules=advanced"):
        GAME.check(Setup("lorenzo", 4, {"houses": "on", "rules": "base"}))


@pytest.mark.clause("R-46")
def test_without_it_nothing_of_it_is_there() -> None:
    t = GAME.tables(Setup("lorenzo", 4))
    assert t.houses is None
    assert (len(t.cards), len(t.leaders), len(t.tiles), t.towers, t.spaces) == (96, 20, 21, 4, 25)
    s = table().state
    assert s.houses is None
    assert all(p.house is None and len(p.stock) == 7 for p in s.players)


@pytest.mark.clause("R-3", "R-4")
def test_the_special_deck_has_16_cards_a_period_four_of_each_type() -> None:
    t = tables()
    assert t.towers == 5
    decks = [[t.cards[card] for card in deck] for deck in t.decks[12:]]
    assert [len(deck) for deck in decks] == [16, 16, 16]
    for period, deck in enumerate(decks, 1):
        assert all(c.special and c.period == period for c in deck)
        assert Counter(c.type for c in deck) == {0: 4, 1: 4, 2: 4, 3: 4}
    assert not any(t.cards[card].special for deck in t.decks[:12] for card in deck)


@pytest.mark.clause("R-10", "L-3")
def test_one_new_excommunication_tile_a_period_may_be_drawn() -> None:
    seen: set[str] = set()
    for seed in range(60):
        tiles = new_match(2, seed).state.tiles
        assert [TILE.text(tile)[5] for tile in tiles] == ["1", "2", "3"]
        seen |= {TILE.text(tile) for tile in tiles}
    assert {"tile_1_8", "tile_2_8", "tile_3_8"} <= seen
    assert len(seen) == 24


@pytest.mark.clause("R-9", "R-28", "U-10", "U-14", "L-8")
@every_count
def test_old_and_new_leaders_are_dealt_together_and_the_rest_is_a_pile(players: int) -> None:
    s = first_round(players, families="off")
    hands = [leader for p in s.players for leader in p.hand]
    assert [len(p.hand) for p in s.players] == [4] * players
    assert s.houses is not None
    assert s.houses.pile == sum(1 << leader for leader in range(44) if leader not in hands)
    assert {leader for seed in range(12) for p in first_round(5, seed, leaders="random", families="off").players
            for leader in p.hand} == set(range(44))  # fmt: skip


@pytest.mark.clause("U-2", "R-15")
def test_36_tokens_of_twelve_faces_lie_in_the_supply() -> None:
    s = table(houses=True).state
    assert s.houses is not None
    assert s.houses.supply == (3,) * 12
    assert s.houses.used == (0,) * 12


@pytest.mark.clause("U-5", "U-6", "HR-64", "L-9")
@every_count
def test_five_bonus_tiles_lie_out_for_five_players_and_four_for_fewer(players: int) -> None:
    match = new_match(players)
    listed = [GRAMMAR.listing(x) for x in match.menu(first_seat(match.state.must)).legal]
    assert listed == [f"tile:tile_{i}" for i in range(1, 6 if players == 5 else 5)]
    tiles = {BONUS_TILE.text(p.tile) for p in first_round(players, families="off").players}
    assert len(tiles) == players


@pytest.mark.clause("U-4", "L-6")
@every_count
def test_the_fifth_in_turn_order_begins_with_9_coins(players: int) -> None:
    s = first_round(players, families="off")
    assert [s.players[seat].stock[2] for seat in s.order] == [5, 6, 7, 8, 9][:players]


# ---- parts left out --------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-59", "U-17")
def test_without_the_special_tower_all_that_has_to_do_with_tokens_leaves() -> None:
    t = tables(special_tower="off")
    assert t.houses is not None
    assert t.towers == 4
    assert len(t.decks) == 12
    assert set(FAMILY.ids) - {FAMILY.text(x) for x in t.houses.offered} == {"medici", "della_rovere"}
    assert [i for i in range(7) if i not in t.houses.lots_offered] == [5]  # auction_6, with a token
    dealt = {LEADER.text(x) for x in t.leaders_dealt}
    assert set(LEADER.ids) - dealt == OF_TOKENS
    assert {TILE.text(x) for x in t.tiles_dealt} == set(TILE.ids) - {"tile_1_8", "tile_2_8", "tile_3_8"}
    assert not any(resource == TOKEN for goods in t.privileges for resource, _ in goods)


@pytest.mark.clause("HR-59")
@every_count
def test_then_nobody_ever_has_a_token_and_the_adjustment_tile_stays(players: int) -> None:
    rnd, match = random.Random(players), new_match(players, special_tower="off")
    while not match.over:
        seat, option = move(match.state, rnd)
        match.choose(seat, [option])
        assert not any(p.stock[TOKEN] for p in match.state.players)
    assert match.state.houses is not None
    assert match.state.houses.adjusted >= 0
    assert match.state.round == 6


@pytest.mark.clause("HR-60", "U-17")
def test_without_the_new_leaders_the_20_of_the_base_game_are_dealt() -> None:
    assert tables(new_leaders="off").leaders_dealt == tuple(range(20))
    for players in (2, 3, 4, 5):
        s = first_round(players, new_leaders="off", families="off")
        assert max(leader for p in s.players for leader in p.hand) < 20
        assert s.houses is not None
        assert s.houses.pile.bit_count() == 20 - 4 * players


@pytest.mark.clause("HR-60")
def test_with_five_players_sforza_and_visconti_leave_then() -> None:
    for players, gone in ((4, set()), (5, {"sforza", "visconti"})):
        s = first_round(players, new_leaders="off", families="off")
        assert set(FAMILY.ids) - {FAMILY.text(x) for x in families_offered(s)} == gone
    for seed in range(10):
        houses = first_round(5, seed, new_leaders="off", leaders="random").houses
        assert houses is not None
        assert not {FAMILY.text(lot[0]) for lot in houses.lots} & {"sforza", "visconti"}


@pytest.mark.clause("U-17", "HR-59", "HR-60")
@every_count
@pytest.mark.parametrize("families", ["auction", "random", "off"])
@pytest.mark.parametrize("parts", [{}, {"special_tower": "off"}, {"special_tower": "off", "new_leaders": "off"}])
def test_every_mixture_of_parts_can_be_set_up(players: int, families: str, parts: dict[str, str]) -> None:
    s = first_round(players, 1, families=families, **parts)
    assert s.round == 1
    assert len({p.house.family for p in s.players if p.house}) == (1 if families == "off" else players)


# ---- on a real table -------------------------------------------------------------------------------------------------


def asked(act: Callable[[Outcomes], object], drawn: Outcomes) -> list[OutcomeNeeded]:
    """What is asked for on the way, each in turn, when the outcomes before it are known."""
    found: list[OutcomeNeeded] = []
    for n in range(len(drawn)):
        with pytest.raises(OutcomeNeeded) as needed:
            act(drawn[:n])
        found.append(needed.value)
    return found


@pytest.mark.clause("R-4", "R-7", "R-11", "R-13", "R-15")
@pytest.mark.parametrize("families", ["auction", "random"])
def test_all_that_is_drawn_can_be_named(families: str) -> None:
    """Whatever a match draws there are as many names as outcomes; typed in, they lead to the same position."""
    kinds: dict[str, set[str]] = {}
    for seed in range(3):
        match, rnd = new_match(4, seed, families=families), random.Random(seed)
        typed = Match(GAME, match.setup, match.key, typed=True, outcomes=[x for _, x in match.opening.drawn])
        while not match.over:
            seat, option = move(match.state, rnd)
            entry = match.choose(seat, [option])
            drawn = [values for _, values in entry.drawn]

            def act(known: Outcomes, entry: Any = entry, typed: Any = typed) -> object:
                return typed.choose(entry.seat, entry.chain, outcomes=known)

            for needed in asked(act, drawn):
                stream = needed.state.streams.index(needed.stream)
                kind, values = GAME.drawn_from(needed.state, stream, needed.sides)
                assert len(values) == needed.sides
                assert all(GRAMMAR.kinds[kind].text(x) for x in values)
                kinds.setdefault(needed.stream, set()).add(kind)
            typed.choose(entry.seat, entry.chain, outcomes=drawn)
        assert pack(typed.state) == pack(match.state)
    families_drawn = {"families": {"family"}, "lots": {"lot"}} if families == "auction" else {"families": {"family"}}
    assert kinds == {
        "dice": {"number"}, "leaders!": {"leader"}, "tokens!": {"face"}, "pile!": {"leader"}, "adjustment": {"tower"},
        **{deck: {"card"} for deck in ("territory", "character", "building", "venture", "special")}, **families_drawn,
    }  # fmt: skip


@pytest.mark.clause("R-15", "HR-22")
def test_a_token_drawn_is_one_of_those_that_are_left() -> None:
    s = table(houses=True).state
    houses_of(s).supply = (2, 0, 1, *(0,) * 9)
    assert GAME.drawn_from(s, s.streams.index("tokens!"), 3) == ("face", [0, 0, 2])


@pytest.mark.clause("U-17")
@pytest.mark.clause("R-46")
@pytest.mark.parametrize("part", ["families=random", "families=off", "special_tower=off", "new_leaders=off"])
def test_a_part_without_houses_says_what_it_needs(part: str) -> None:
    name, _, value = part.partition("=")
    with pytest.raises(SetupError, match="houses=on"):
        GAME.check(Setup("lorenzo", 4, {name: value}))
    GAME.check(Setup("lorenzo", 4, {name: value, "houses": "on"}))


@pytest.mark.clause("R-46")
def test_a_number_of_houses_without_houses_says_what_it_needs() -> None:
    sets = {"lorenzo.houses.auction.highest_bid": 3}
    with pytest.raises(SetupError, match="houses=on"):
        GAME.check(Setup("lorenzo", 4, {}, sets))
    GAME.check(Setup("lorenzo", 4, {"houses": "on"}, sets))
