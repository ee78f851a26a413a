"""The Danish answers H-1 to H-27 hold with Houses too, in the special tower and for the new pieces. U-13 U-15."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.placing import Turn

from ...build import table


@pytest.mark.clause("H-1", "H-2", "H-3", "L-44", "L-48")
def test_market_and_palace_take_several_of_one_player() -> None:
    t = table(houses=True, members={"palace": [(0, "white"), (1, "white")], "market.1": (0, "black")})
    assert t.may("place:orange:palace:0")
    assert t.may("place:orange:market.2:0")
    assert t.clause("place:orange:market.1:0") == "L-19"


@pytest.mark.clause("H-4", "H-5", "R-20", "R-3")
def test_the_special_tower_holds_members_of_several_players() -> None:
    t = table(houses=True, members={"special.4": (1, "white"), "special.3": (2, "neutral")}, stock={0: {"coin": 3}},
              floors={"special.1": "florin_vault"})  # fmt: skip
    assert t.do("place:white:special.1:0").changes() == {"coin": -3}
    assert t.members("special.1") == [(0, "white")]


@pytest.mark.clause("H-8", "H-9", "H-10", "L-50")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_one_left_many_right_one_coloured_of_each(area: str) -> None:
    t = table(5, houses=True, members={f"{area}.small": (1, "white"), f"{area}.large": [(2, "white"), (3, "white")]})
    assert t.clause(f"place:white:{area}.small:0") == "L-19"
    assert t.may(f"place:white:{area}.large:0")
    t = table(5, houses=True, members={f"{area}.small": (0, "black")})
    assert t.clause(f"place:white:{area}.large:0") == "L-50"


@pytest.mark.clause("H-12", "H-13", "H-14", "U-1")
def test_any_number_of_servants_may_be_spent_on_a_special_floor() -> None:
    t = table(houses=True, dice=(2, 5, 1), floors={"special.3": "florin_vault"}, stock={0: {"servant": 12}})
    assert t.options("place:white:special.3") == ["place:white:special.3:3..12"]
    assert t.options("place:black:special.3") == ["place:black:special.3:0..12"]


@pytest.mark.clause("H-16", "H-17", "U-1", "L-28")
def test_a_special_floors_bonus_comes_at_once_and_may_pay() -> None:
    t = table(houses=True, floors={"special.3": "secretary"}, stock={0: {"coin": 6}}).do("place:white:special.3:0")
    assert t.changes() == {"coin": -6, "vp": 2}


@pytest.mark.clause("H-20", "H-21", "L-61")
def test_supporting_spends_all_faith_with_five_players_too() -> None:
    t = table(5, houses=True, stock={4: {"fp": 8}}, steps=[VaticanReport(3)], round=6)
    assert t.asked == 4
    assert t.do("support").changes() == {"fp": -8, "vp": 11}


@pytest.mark.clause("H-22", "H-23", "U-7", "L-60")
def test_who_is_excommunicated_keeps_his_faith_and_suffers_the_new_tile() -> None:
    t = table(2, houses=True, stock={0: {"fp": 2}, 1: {"fp": 2}}, tiles=["tile_1_8"], round=2,
              steps=[VaticanReport(1), Turn(0, False, False)])  # fmt: skip
    assert t.stock()["fp"] == 2
    assert t.do("place:white:palace:0", "privilege:token").changes() == {"coin": 1}


@pytest.mark.clause("H-25", "H-26", "L-74")
def test_leaders_of_houses_are_played_and_discarded_before_and_after() -> None:
    t = table(houses=True, hand={0: ["ladislao_vii_jagellone", "paracelso", "bramante"]})
    t.do("discard:bramante", "privilege:faith", "place:white:market.1:0", "discard:paracelso", "privilege:token")
    assert t.stock() == {**t.stock(), "fp": 1, "coin": 5, "token": 1}
    assert t.may("end-turn")


@pytest.mark.clause("U-15", "R-31", "H-24")
def test_the_old_leaders_ask_what_they_asked() -> None:
    t = table(
        houses=True, hand={0: ["girolamo_savonarola", "sisto_iv"]}, stock={0: {"coin": 18, "wood": 6, "stone": 6}}
    )
    assert t.may("play:girolamo_savonarola")
    assert not t.may("play:sisto_iv")


@pytest.mark.clause("U-13", "R-4")
def test_the_names_of_all_forty_eight_are_marked_as_ours() -> None:
    text = files("signoria.games.lorenzo").joinpath("data/special_cards.toml").read_text("utf-8")
    cards = tomllib.loads(text)
    assert sorted(card["id"] for card in cards.values()) == list(range(97, 145))
    assert {card["reconstruction"] for card in cards.values()} == {"U-13"}
    assert {key: card["name_en"] for key, card in cards.items() if card["id"] in (97, 117, 144)} == {
        "florin_vault": "Florin Vault",
        "academy": "Academy",
        "siege_of_a_rival_city": "Siege of a Rival City",
    }
