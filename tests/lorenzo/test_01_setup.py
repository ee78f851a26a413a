"""Chapter 1: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.lorenzo.flow import Round
from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.kinds import BONUS_TILE, CARD, LEADER
from signoria.games.lorenzo.resources import RESOURCES
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.state import Asking

from .build import table

every_count = pytest.mark.parametrize("players", [2, 3, 4])


def opened(players: int = 4, seed: int = 1, **option: str) -> Match[Lorenzo]:
    """A match at its first question."""
    return Match(GAME, Setup("lorenzo", players, option), key_of_seed(seed))


def choose(match: Match[Lorenzo], seat: int, text: str) -> None:
    match.choose(seat, [GRAMMAR.option(text)])


def options(match: Match[Lorenzo], seat: int) -> list[str]:
    return [GRAMMAR.listing(x) for x in match.menu(seat).legal]


def choose_tiles(match: Match[Lorenzo]) -> list[int]:
    """Everyone takes the first bonus tile there is; who chose, in order."""
    chose = []
    while not isinstance(match.state.agenda[-1], Asking):
        (seat,) = seats_of(match.state.must)
        chose.append(seat)
        choose(match, seat, options(match, seat)[0])
    return chose


@pytest.mark.clause("L-1")
@every_count
def test_two_to_four_play(players: int) -> None:
    assert len(opened(players).state.players) == players


@pytest.mark.clause("L-1")
@pytest.mark.parametrize(("players", "said"), [(0, "2 to 5"), (1, "2 to 5"), (5, "2 to 4"), (6, "2 to 5")])
def test_other_numbers_do_not(players: int, said: str) -> None:
    with pytest.raises(SetupError, match=f"{said} players"):
        opened(players)


@pytest.mark.clause("L-1")
@every_count
def test_with_base_rules_all_have_the_standard_tile_and_nobody_a_leader(players: int) -> None:
    match = opened(players, rules="base")
    s = match.state
    assert s.round == 1  # nothing was asked before the first turn
    assert [BONUS_TILE.text(p.tile) for p in s.players] == ["standard"] * players
    assert not any(p.hand or p.played for p in s.players)
    assert not options(match, s.order[0])[-1].startswith(("play", "discard", "use"))


@pytest.mark.clause("L-1")
@every_count
def test_with_advanced_rules_tiles_differ_and_each_has_four_leaders(players: int) -> None:
    match = opened(players, leaders="random")
    while match.state.round == 0:
        (seat,) = seats_of(match.state.must)
        choose(match, seat, options(match, seat)[-1])
    tiles = [BONUS_TILE.text(p.tile) for p in match.state.players]
    assert len(set(tiles)) == players
    assert "standard" not in tiles
    hands = [leader for p in match.state.players for leader in p.hand]
    assert len(hands) == len(set(hands)) == 4 * players


@pytest.mark.clause("L-2")
def test_there_are_twelve_decks_of_eight() -> None:
    s = table().state
    groups = Counter((c.type, c.period) for c in s.tables.cards)
    assert set(groups.values()) == {8}
    assert len(groups) == 12
    assert sorted(card for deck in s.tables.decks for card in deck) == list(range(96))


@pytest.mark.clause("L-2", "L-10", "L-12")
def test_every_period_deals_its_own_eight_of_each_type() -> None:
    t = table(2, round=0, steps=[Round()], option={"rules": "base"})
    dealt: dict[int, list[int]] = {1: [], 2: [], 3: []}
    seen = 0
    while t.asked >= 0:
        if t.state.round != seen:
            seen = t.state.round
            dealt[(seen + 1) // 2] += t.state.floor_card
        first = t.options()[0]
        t.do(first.partition("..")[0])
    assert seen == 6
    for period, cards in dealt.items():
        assert sorted(cards) == [i for i, c in enumerate(t.state.tables.cards) if c.period == period]


@pytest.mark.clause("L-2", "L-12")
def test_case_5_at_the_start_every_tower_shows_four_cards_of_its_type_and_of_period_1() -> None:
    s = opened(rules="base").state
    shown = [s.tables.cards[card] for card in s.floor_card]
    assert [c.type for c in shown] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    assert {c.period for c in shown} == {1}
    assert len({c.key for c in shown}) == 16


@pytest.mark.clause("L-2")
def test_the_decks_are_shuffled() -> None:
    bottoms = {CARD.text(opened(seed=seed, rules="base").state.floor_card[0]) for seed in range(60)}
    assert len(bottoms) == 8  # each territory of period 1 comes up first some time


@pytest.mark.clause("L-3")
def test_one_excommunication_tile_a_period_lies_open_from_the_start() -> None:
    seen: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in range(90):
        match = opened(2, seed)
        shown = GAME.board(GAME.mask(match.state, None), None)["tiles"]
        assert [x["period"] for x in shown] == [1, 2, 3]
        for x in shown:
            assert x["tile"].startswith(f"tile_{x['period']}_")
            seen[x["period"]].add(x["tile"])
    assert {period: len(tiles) for period, tiles in seen.items()} == {1: 7, 2: 7, 3: 7}


@pytest.mark.clause("L-4")
@pytest.mark.parametrize(("space", "resource", "gain"), [("market.1", "coin", 5), ("market.2", "servant", 5)])
def test_the_supply_never_ends(space: str, resource: str, gain: int) -> None:
    t = table(stock={seat: {"wood": 900, "stone": 900, "coin": 900, "servant": 900} for seat in range(4)})
    t.do(f"place:white:{space}:0")
    assert t.changes() == {resource: gain}


@pytest.mark.clause("L-5", "L-6")
@every_count
def test_everyone_starts_with_the_same_but_for_coins(players: int) -> None:
    s = opened(players, rules="base").state
    for p in s.players:
        goods = dict(zip(RESOURCES, p.stock, strict=False))
        assert goods.pop("coin") in (5, 6, 7, 8)
        assert goods == {"wood": 2, "stone": 2, "servant": 3, "mp": 0, "fp": 0, "vp": 0}
        assert p.members == 0b1111  # white, black, orange, neutral
        assert not p.excommunicated
        assert p.cards == ((), (), (), ())


@pytest.mark.clause("L-6")
@every_count
def test_case_1_coins_go_by_place_in_the_first_turn_order(players: int) -> None:
    s = opened(players, rules="base").state
    assert [s.players[seat].stock[RESOURCES.index("coin")] for seat in s.order] == [5, 6, 7, 8][:players]


@pytest.mark.clause("L-6")
def test_the_first_turn_order_is_drawn() -> None:
    orders = {tuple(opened(3, seed, rules="base").state.order) for seed in range(60)}
    assert len(orders) == 6  # every order of three


@pytest.mark.clause("L-7", "A-27")
@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, {"market.3", "market.4", "harvest.large", "production.large"}),
        (3, {"market.3", "market.4"}),
        (4, set()),
    ],
)
def test_spaces_are_closed_by_the_number_of_players(players: int, closed: set[str]) -> None:
    t = table(players, stock={0: {"servant": 9}})
    spaces = {f"market.{i}" for i in (1, 2, 3, 4)} | {
        f"{area}.{size}" for area in ("harvest", "production") for size in ("small", "large")
    }
    assert {x for x in spaces if t.may(f"place:white:{x}:9")} == spaces - closed
    for space in closed:
        assert t.clause(f"place:white:{space}:9") == "L-7"
        assert t.lacks(f"place:white:{space}:9") == (players,)


@pytest.mark.clause("L-7", "L-80")
def test_nobody_opens_a_closed_space() -> None:
    t = table(2, stock={0: {"servant": 9}}, played={0: ["ludovico_ariosto"]})
    for space in ("market.3", "market.4", "harvest.large", "production.large"):
        assert t.clause(f"place:white:{space}:9") == "L-7"


@pytest.mark.clause("L-8")
@every_count
def test_four_leaders_are_drafted_by_passing_to_the_right(players: int) -> None:
    """Everyone keeps the last leader of the packet: whose packet it was shows who passed to whom."""
    match = opened(players)
    choose_tiles(match)
    first = [list(packet) for packet in match.state.packets]
    assert [len(packet) for packet in first] == [4] * players
    for step in range(3):
        packets = [list(packet) for packet in match.state.packets]
        for seat in range(players):
            choose(match, seat, f"keep:{LEADER.text(packets[seat][-1])}")
        rest = [packet[:-1] for packet in packets]
        if step < 2:  # seats are numbered clockwise: the player on the right is the one before
            assert [list(packet) for packet in match.state.packets] == [rest[(s + 1) % players] for s in range(players)]
    for seat, p in enumerate(match.state.players):
        assert len(p.hand) == 4
        # the kept ones come from the packets of seat, seat + 1, seat + 2, seat + 3
        assert list(p.hand[:3]) == [first[(seat + i) % players][3 - i] for i in range(3)]
        assert p.hand[3] == first[(seat + 3) % players][0]  # one is left: nothing to choose
    assert match.state.round == 1


@pytest.mark.clause("L-8")
def test_the_draft_is_simultaneous_and_secret() -> None:
    match = opened(3)
    choose_tiles(match)
    assert seats_of(match.state.must) == [0, 1, 2]
    mine = match.state.packets[1]
    kept = LEADER.text(mine[2])
    choose(match, 1, f"keep:{kept}")
    assert seats_of(match.state.must) == [0, 2]  # the others cannot see what was kept, only that it was
    other = GAME.mask(match.state, 0)
    assert set(other.packets[1]) == {-1}
    assert GAME.board(other, 0)["draft"]["packet"] == [LEADER.text(x) for x in match.state.packets[0]]
    assert "draft" not in GAME.board(GAME.mask(match.state, None), None)
    asking = other.agenda[-1]
    assert isinstance(asking, Asking)
    assert asking.drafts == ((), (), ())


@pytest.mark.clause("L-8")
@every_count
def test_leaders_may_be_dealt_instead(players: int) -> None:
    match = opened(players, leaders="random")
    while match.state.round == 0:
        (seat,) = seats_of(match.state.must)
        assert all(x.startswith("tile:") for x in options(match, seat))
        choose(match, seat, options(match, seat)[0])
    assert [len(p.hand) for p in match.state.players] == [4] * players


@pytest.mark.clause("L-8")
def test_leaders_in_hand_are_secret_and_unused_ones_leave_the_game() -> None:
    match = opened(2, leaders="random")
    while match.state.round == 0:
        (seat,) = seats_of(match.state.must)
        choose(match, seat, options(match, seat)[0])
    seen = GAME.board(GAME.mask(match.state, 0), 0)["players"]
    assert len(seen[0]["hand"]) == 4
    assert seen[1]["hand"] == 4  # a number is all
    packed = GAME.mask(match.state, 0)
    assert set(packed.players[1].hand) == {-1}
    held = {x for p in match.state.players for x in p.hand}
    assert len(held) == 8  # the other twelve are nowhere
    assert not any(match.state.packets)


@pytest.mark.clause("L-9")
@every_count
def test_bonus_tiles_are_chosen_first_in_reverse_turn_order_each_once(players: int) -> None:
    match = opened(players)
    last_first = match.state.order[::-1]
    assert not any(p.hand for p in match.state.players)  # leaders come after
    left = {"tile:tile_1", "tile:tile_2", "tile:tile_3", "tile:tile_4"}
    for seat in last_first[:3]:
        assert seats_of(match.state.must) == [seat]
        assert set(options(match, seat)) == left
        taken = sorted(left)[seat % len(left)]
        choose(match, seat, taken)
        left.remove(taken)
        assert f"tile:{BONUS_TILE.text(match.state.players[seat].tile)}" == taken
    if players == 4:  # the first player gets what is left
        assert f"tile:{BONUS_TILE.text(match.state.players[last_first[3]].tile)}" == left.pop()
    assert all(match.state.packets)
