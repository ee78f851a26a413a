"""Parts of Houses left out, dealt or drawn. R-2 R-7 R-46 U-17, HR-57 HR-59 HR-60."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.kinds import FAMILY, LEADER, LOT, TILE
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup

from .beginning import begun, every_count, until_round_one

NEW = [LEADER.ids[i] for i in range(20, 44)]


@pytest.mark.clause("U-17", "HR-57")
@pytest.mark.parametrize("how", ["random", "off"])
def test_without_an_auction_everybody_has_the_start_of_the_base_game(how: str) -> None:
    for seed in range(8):
        s = until_round_one(begun(4, seed, families=how))
        for seat, p in enumerate(s.players):
            named = house_of(p).family
            if named < 0 or FAMILY.text(named) not in ("visconti", "sforza"):
                coins = 5 + s.order.index(seat)
                assert p.stock == [2, 2, coins, 3, 0, 0, 0, 0, 0]
        assert len({house_of(p).family for p in s.players}) == (4 if how == "random" else 1)


@pytest.mark.clause("HR-59", "U-17")
def test_without_the_special_tower_all_that_deals_with_tokens_leaves() -> None:
    gone = {"beatrice_deste", "lucia_da_narni", "marsilio_ficino", "massimiliano_i_dasburgo", "piero_della_francesca"}
    leaders, families, tiles = set(), set(), set()
    for seed in range(90):
        s = until_round_one(begun(5, seed, special_tower="off", families="random", leaders="random"))
        assert houses_of(s).adjusted >= 0
        leaders |= {LEADER.text(x) for p in s.players for x in (*p.hand, *p.played)}
        families |= {FAMILY.text(house_of(p).family) for p in s.players}
        tiles |= {TILE.text(tile) for tile in s.tiles}
    assert leaders == set(LEADER.ids) - gone
    assert families == set(FAMILY.ids) - {"medici", "della_rovere"}
    assert not any(tile.endswith("_8") for tile in tiles)


@pytest.mark.clause("HR-59", "U-4")
def test_the_auction_tile_with_a_token_leaves_too() -> None:
    tiles = set()
    for seed in range(60):
        match = begun(5, seed, special_tower="off", leaders="random")
        until_round_one(match)
        tiles |= {LOT.text(lot[1]) for lot in houses_of(match.state).lots}
    assert tiles == set(LOT.ids) - {"auction_6"}


@pytest.mark.clause("HR-59")
def test_without_it_there_is_no_special_floor() -> None:
    match = begun(4, 2, special_tower="off", families="off")
    until_round_one(match)
    seat = first_seat(match.state.must)
    texts = [GAME.grammar.listing(option) for option in match.menu(seat).legal]
    assert texts
    assert not any("special" in text for text in texts)


@pytest.mark.clause("HR-60", "U-17")
@every_count
def test_without_the_new_leaders_the_base_ones_alone(players: int) -> None:
    leaders, families = set(), set()
    for seed in range(40):
        s = until_round_one(begun(players, seed, new_leaders="off", families="random", leaders="random"))
        leaders |= {LEADER.text(x) for p in s.players for x in (*p.hand, *p.played)}
        families |= {FAMILY.text(house_of(p).family) for p in s.players}
    assert leaders == set(LEADER.ids) - set(NEW)
    if players == 5:
        assert not families & {"sforza", "visconti"}
    else:
        assert families & {"sforza", "visconti"}


@pytest.mark.clause("R-46", "U-17")
def test_houses_need_the_advanced_rules() -> None:
    with pytest.raises(ValueError):
        GAME.check(Setup("lorenzo", 4, {"houses": "on", "rules": "base"}))


@pytest.mark.clause("R-7", "HR-10")
def test_the_first_adjusted_tower_is_drawn() -> None:
    assert {houses_of(until_round_one(begun(2, seed, families="off"))).adjusted for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.clause("R-2", "L-13")
def test_there_are_three_dice() -> None:
    assert len(until_round_one(begun(5, families="off")).dice) == 3
