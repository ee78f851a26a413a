"""Where several rules meet: cards, leaders, tokens and tiles one upon another. HR-12 and others."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.state import house_of

from ...build import SIX, Table, table
from .reading import (
    PRODUCED,
    Goods,
    gains,
)


def played(*leaders: str, **position: Any) -> Table:
    return table(houses=True, played={0: leaders}, **position)


# ---- activated cards -------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-29", "L-56", "H-19")
def test_a_card_used_twice_is_paid_twice_from_the_opening_stock() -> None:
    for coins, twice in ((8, True), (7, False)):
        t = table(houses=True, cards={0: ["fair", "arsenal"]}, stock={0: {"coin": coins}})
        t.do("place:white:production.small:0", "convert:fair.1")
        assert t.may("activate:fair") is twice


@pytest.mark.clause("HR-29", "R-25", "HR-31")
def test_the_arsenal_may_use_the_chancellery_at_three() -> None:
    t = table(
        houses=True,
        dice=(3, 1, 1),
        cards={0: ["arsenal", "chancellery"]},
        hand={0: ["sisto_iv"]},
        tokens={0: ["alms", "alms", "timber"]},
    ).do("place:white:production.small:0", "activate:chancellery")
    assert t.options("convert") == ["convert:chancellery.1", "convert:chancellery.2"]
    t.do("convert:chancellery.2")
    assert t.may("play-free:sisto_iv")


@pytest.mark.clause("HR-32", "HR-29", "R-26")
def test_alberti_on_the_arsenal_wakes_another_building() -> None:
    t = played("leon_battista_alberti", cards={0: ["arsenal", "unfinished_dome"]}).do("use:leon_battista_alberti")
    t.do("activate:arsenal", "activate:unfinished_dome")
    assert t.stock() == {**t.stock(), "vp": 7, "coin": 0, "mp": 0}


@pytest.mark.clause("HR-29", "L-46", "A-10")
def test_the_hospital_on_the_city_brings_a_privilege_after_all_gains() -> None:
    t = table(houses=True, cards={0: ["hospital", "city"]}).do("place:white:production.small:0", "activate:city")
    assert t.changes() == PRODUCED
    t.do("privilege:coins")
    assert t.stock()["coin"] == 4


@pytest.mark.clause("HR-30", "HR-17")
def test_draining_the_city_is_a_source_for_salviati() -> None:
    t = played(
        "jacopo_salviati", cards={0: ["city"]}, floors={"special.1": "draining_the_marshes"}, stock={0: {"coin": 5}}
    )
    t.do("place:white:special.1:0", "activate:city", "privilege:servants", "privilege:servants")
    assert t.stock() == {**t.stock(), "servant": 4, "coin": 0}


@pytest.mark.clause("HR-30", "L-68")
def test_tile_1_5_and_the_bonus_tile_take_no_part() -> None:
    t = table(
        houses=True,
        cards={0: ["forest", "farmer"]},
        banned={0: ["tile_1_5"]},
        stock={0: {"coin": 5}},
        floors={"special.1": "draining_the_marshes"},
    ).do("place:white:special.1:0", "activate:forest")
    assert t.stock() == {**t.stock(), "wood": 3, "stone": 0, "servant": 0}


@pytest.mark.clause("HR-28", "L-49", "L-51")
def test_a_yard_in_the_large_space_is_capped_by_what_is_left() -> None:
    t = table(
        houses=True, cards={0: ["joiners_yard"]}, stock={0: {"wood": 9}}, members={"production.small": (1, "white")}
    )
    t.do("place:white:production.large:0")
    assert t.options("repeat") == ["repeat:joiners_yard.1:1..3"]


@pytest.mark.clause("HR-34", "L-78")
def test_the_villa_costs_nothing_when_nothing_is_activated() -> None:
    t = played("leonardo_da_vinci", cards={0: ["extravagant_villa"]}).do("use:leonardo_da_vinci", "work:0")
    assert t.stock()["vp"] == 0


@pytest.mark.clause("HR-31", "L-56")
def test_tokens_gained_in_the_production_do_not_pay_the_chancellery() -> None:
    t = table(
        houses=True,
        cards={0: ["goldsmiths_shop", "chancellery"]},
        hand={0: ["sisto_iv"]},
        stock={0: {"coin": 1}},
        tokens={0: ["alms", "alms"]},
    ).do("place:white:production.small:0", "convert:goldsmiths_shop.1")
    assert t.options("convert") == ["convert:chancellery.1"]


@pytest.mark.clause("HR-31", "L-83", "HR-40")
def test_a_lorenzo_with_nobody_to_copy_opens_no_second_way() -> None:
    t = table(houses=True, cards={0: ["chancellery"]}, hand={0: ["lorenzo_de_medici"]}, tokens={0: ["alms"] * 3})
    assert t.do("place:white:production.small:0").options("convert") == ["convert:chancellery.1"]


# ---- Machiavelli -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-18")
@pytest.mark.parametrize(
    ("position", "texts", "points"),
    [
        ({"played": ["beatrice_deste"], "tokens": ["alms"]}, ["use-one:beatrice_deste:1"], 6),
        ({"played": ["raffaello_sanzio"], "stock": {"coin": 1}}, ["use-one:raffaello_sanzio:2"], 4),
        ({"played": ["lucia_da_narni"]}, ["use:lucia_da_narni"], 3),
        ({"played": ["massimiliano_i_dasburgo"]}, ["place:white:leader.massimiliano_i_dasburgo:0"], 6),
        ({"played": ["erasmo_da_rotterdam"]}, ["place:white:leader.erasmo_da_rotterdam:0"], 4),
        ({"cards": ["loggia"], "tokens": ["alms"]}, ["place:white:production.small:0", "convert:loggia.1"], 6),
        (
            {"cards": ["joiners_yard"], "stock": {"wood": 4}},
            ["place:white:production.small:0", "repeat:joiners_yard.1:4"],
            5,
        ),
        ({"cards": ["garden", "cathedral"]}, ["place:white:production.small:0"], 3 + 1 + 1 + 1),
        (
            {"cards": ["hill_abbey"], "tokens": ["household"]},
            ["hold:hill_abbey:household", "place:white:harvest.small:0"],
            2,
        ),
        ({"cards": ["extravagant_villa"]}, ["place:white:production.small:0"], -3),
        ({"tokens": ["renown", "timber"]}, ["use-token:renown", "use-token:timber"], 5 + 2),
        ({"tokens": ["alms"]}, ["use-token:alms"], 0),
    ],
)
def test_machiavelli_adds_one_to_each_gain(position: dict[str, Any], texts: list[str], points: int) -> None:
    t = table(
        houses=True,
        played={0: ["niccolo_machiavelli", *position.get("played", [])]},
        cards={0: position.get("cards", [])},
        tokens={0: position.get("tokens", [])},
        stock={0: position.get("stock", {})},
    )
    assert t.do(*texts).changes().get("vp", 0) == points


@pytest.mark.clause("HR-18", "U-8")
def test_also_to_della_roveres_last_tile() -> None:
    t = table(
        families={0: "della_rovere"}, played={0: ["niccolo_machiavelli"]}, tokens={0: ["alms"]}, stock={0: {"fp": 6}}
    )
    house_of(t.state.players[0]).steps = 3
    assert t.do("use-token:alms").changes()["vp"] == 5


# ---- Secretary and leaders without requirement -----------------------------------------------------------------------


@pytest.mark.clause("HR-41", "L-83")
@pytest.mark.parametrize(("others", "may"), [({}, False), ({1: ["sisto_iv"]}, True)])
def test_the_secretary_gives_lorenzo_nobody_to_copy(others: dict[int, list[str]], may: bool) -> None:
    t = table(houses=True, cards={0: ["secretary"]}, hand={0: ["lorenzo_de_medici"]}, played=others)
    assert t.may("play:lorenzo_de_medici") is may


@pytest.mark.clause("HR-41", "R-30")
@pytest.mark.parametrize(
    ("leader", "cards", "stock", "may"),
    [
        ("giulio_ii", {"territory": 3, "building": 3, "venture": 2, "character": 1}, {}, True),
        ("giulio_ii", {"territory": 3, "building": 3, "venture": 1}, {}, False),
        ("ferdinando_daragona", {}, {"coin": 8, "servant": 8, "wood": 9, "stone": 9}, True),
        ("ferdinando_daragona", {}, {"coin": 8, "servant": 7, "wood": 1, "stone": 1}, False),
        ("beatrice_deste", {"territory": 3}, {"coin": 1}, True),
        ("beatrice_deste", {"territory": 4}, {"coin": 9}, True),
        ("beatrice_deste", {"territory": 3}, {"coin": 9}, False),
        ("martin_lutero", {"territory": 1, "building": 1, "venture": 1}, {"mp": 7}, True),
        ("martin_lutero", {"territory": 1, "building": 1, "venture": 1}, {"mp": 6}, True),
        ("martin_lutero", {"territory": 1, "building": 1}, {"mp": 7}, True),
        ("martin_lutero", {"territory": 1, "building": 1}, {"mp": 6}, False),
        ("ludovico_il_moro", {"territory": 2, "building": 2}, {}, False),
        ("ludovico_il_moro", {"territory": 2, "building": 2, "venture": 2}, {}, True),
        ("alfonso_v_daragona", {}, {"mp": 6, "fp": 9}, True),
        ("alfonso_v_daragona", {}, {"mp": 5, "fp": 9}, False),
    ],
)
def test_the_secretary_lifts_one_line_whatever_it_is(leader: str, cards: Goods, stock: Goods, may: bool) -> None:
    own = ["secretary", *(x for kind, n in cards.items() for x in SIX[kind][:n])]
    t = table(houses=True, cards={0: own}, hand={0: [leader]}, stock={0: stock})
    assert t.may(f"play:{leader}") is may


@pytest.mark.clause("HR-12", "HR-40", "HR-53")
def test_a_leader_played_by_a_card_gives_nothing_for_that_card() -> None:
    t = table(houses=True, hand={0: ["alfonso_i_deste"]}, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}})
    t.do("place:white:special.1:0", "play-free:alfonso_i_deste")
    assert gains(t, "alfonso_i_deste") == []
    assert t.stock()["servant"] == 0


@pytest.mark.clause("HR-40", "L-76")
def test_a_once_per_round_ability_waits_for_the_end_of_the_placement() -> None:
    t = table(houses=True, hand={0: ["lucia_da_narni"]}, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}})
    t.do("place:white:special.1:0", "play-free:lucia_da_narni")
    assert t.question == "end"
    assert t.may("use:lucia_da_narni")


@pytest.mark.clause("HR-40", "HR-44")
def test_with_an_empty_hand_maecenas_brings_nothing() -> None:
    t = table(houses=True, floors={"special.1": "maecenas"}, stock={0: {"coin": 7}}).do("place:white:special.1:0")
    assert t.options("play-free") == []
    assert t.changes() == {"coin": -7}


@pytest.mark.clause("HR-45", "L-20")
def test_a_steward_given_up_helps_no_more() -> None:
    t = played("tomas_de_torquemada", cards={0: ["steward"]}, dice=(3, 1, 1))
    t.do("use:tomas_de_torquemada", "give-up:steward", "place:white:harvest.small:0")
    assert ("worked", 0, "harvest", 3) in t.told("worked")


@pytest.mark.clause("HR-45", "R-40", "L-31")
def test_giving_one_up_makes_room() -> None:
    t = played(
        "tomas_de_torquemada", cards={0: SIX["character"]}, floors={"special.1": "humanist"}, stock={0: {"coin": 2}}
    )
    assert t.clause("place:white:special.1:0") == "L-31"
    t.do("use:tomas_de_torquemada", f"give-up:{SIX['character'][0]}")
    assert t.may("place:white:special.1:0")


# ---- spaces ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("U-11", "L-71")
def test_tile_2_5_leaves_the_spaces_on_leaders() -> None:
    t = played("pietro_bembo", banned={0: ["tile_2_5"]})
    assert not t.may("place:white:market.1:0")
    assert t.do("place:white:leader.pietro_bembo:0").changes() == {"coin": 3, "servant": 3}


@pytest.mark.clause("HR-35", "R-33", "HR-2")
def test_the_brown_member_on_bramante_is_worth_three() -> None:
    t = table(families={0: "colonna"}, played={0: ["bramante"]}).do("place:brown:leader.bramante:0", "work-at:harvest")
    assert ("worked", 0, "harvest", 3) in t.told("worked")


@pytest.mark.clause("HR-35", "HR-37")
def test_carlos_servants_raise_bramante_by_two() -> None:
    t = played("bramante", "carlo_viii", dice=(1, 1, 1), stock={0: {"servant": 2}})
    t.do("place:white:leader.bramante:2", "work-at:production")
    assert ("worked", 0, "production", 5) in t.told("worked")


@pytest.mark.clause("HR-43", "HR-35", "HR-13")
def test_lorenzo_as_bramante_has_a_space_of_his_own() -> None:
    t = table(houses=True, played={0: ["lorenzo_de_medici"], 1: ["bramante"]}, copied={0: "bramante"}, turn=(0, 1))
    t.do("place:white:leader.lorenzo_de_medici:0", "work-at:production")
    assert t.stock() == {**t.stock(), "coin": 2, "mp": 1}
    assert t.may("place:white:leader.bramante:0", seat=1)


@pytest.mark.clause("HR-26", "L-48", "L-46")
def test_the_broker_speaks_after_the_markets_privileges() -> None:
    t = table(houses=True, cards={0: ["broker"]}, tokens={0: ["gathering"]})
    t.do("hold:broker:gathering", "place:white:market.4:0")
    assert t.options("privilege")
    assert not t.options("work")
    t.do("privilege:servants", "privilege:coins")
    assert t.options("work") == ["work:0..2"]


@pytest.mark.clause("HR-26", "L-80", "A-3")
def test_the_broker_speaks_where_ariosto_shares_a_stall() -> None:
    t = played("ludovico_ariosto", cards={0: ["broker"]}, tokens={0: ["alms"]}, members={"market.1": (1, "white")})
    t.do("hold:broker:alms", "place:white:market.1:0")
    assert t.stock() == {**t.stock(), "coin": 6, "fp": 1}
