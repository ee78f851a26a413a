"""Della Scala to Visconti, all halves of their powers. R-36 to R-43, HR-3, HR-50 to HR-56."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from ...build import SIX
from .reading import (
    Goods,
    after_actions,
    gains,
    of,
)

# ---- Della Scala -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-36", "HR-50")
@pytest.mark.parametrize(
    ("choice", "gain"),
    [
        ("materials", {"wood": 1, "stone": 1}),
        ("servants", {"servant": 2}),
        ("coins", {"coin": 2}),
        ("military", {"mp": 2}),
        ("token", {"token": 1}),
    ],
)
def test_della_scala_get_faith_with_each_privilege(choice: str, gain: Goods) -> None:
    t = of("della_scala").do("place:white:palace:0")
    assert not t.may("privilege:faith")
    assert t.do(f"privilege:{choice}").changes() == {**gain, "fp": 1}


@pytest.mark.clause("HR-50", "HR-17")
def test_with_salviatis_too() -> None:
    t = of("della_scala", played={0: ["jacopo_salviati"]})
    t.do("place:white:palace:0", "privilege:coins", "privilege:coins")
    assert t.stock() == {**t.stock(), "coin": 5, "fp": 2}


@pytest.mark.clause("HR-50", "L-66", "HR-14")
def test_tiles_strike_what_was_chosen_never_the_faith() -> None:
    t = of("della_scala", banned={0: ["tile_1_8"]}).do("place:white:palace:0", "privilege:token")
    assert t.changes() == {"coin": 1, "fp": 1}
    t = of("della_scala", banned={0: ["tile_1_2"]}).do("place:white:palace:0", "privilege:coins")
    assert t.changes() == {"coin": 1, "fp": 1}  # 0 from the palace, 2 less 1 from the privilege


@pytest.mark.clause("R-36", "HR-50", "HR-3")
def test_a_faith_buys_a_coin_a_servant_and_a_military_point_without_limit() -> None:
    t = of("della_scala", stock={0: {"fp": 3}})
    assert t.options("exchange") == ["exchange:della_scala:1..3"]
    t.do("exchange:della_scala:1")
    assert t.changes() == {"fp": -1, "coin": 1, "servant": 1, "mp": 1}
    t.do("exchange:della_scala:2", "place:white:market.1:0")
    assert t.options("exchange") == []
    assert t.stock() == {**t.stock(), "fp": 0, "coin": 8, "servant": 3, "mp": 3}


@pytest.mark.clause("HR-13", "HR-50", "L-66")
def test_each_single_exchange_is_a_source() -> None:
    t = of("della_scala", stock={0: {"fp": 3}}, banned={0: ["tile_1_2"]}).do("exchange:della_scala:3")
    assert t.changes() == {"fp": -3, "servant": 3, "mp": 3}
    t = of("este", stock={0: {"mp": 3}}, banned={0: ["tile_1_2"]}).do("exchange:este:3")
    assert t.changes() == {"mp": -3, "coin": 3}


# ---- Este ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-37", "HR-3")
def test_este_sell_military_points_before_and_after_the_placement() -> None:
    t = of("este", stock={0: {"mp": 4}}, floors={"character.1": "farmer"})
    t.do("exchange:este:2", "place:white:character.1:0")
    assert t.stock() == {**t.stock(), "mp": 2, "coin": 1}
    assert t.options("exchange") == ["exchange:este:1..2"]
    t.do("exchange:este:2")
    assert t.stock() == {**t.stock(), "mp": 0, "coin": 5}


@pytest.mark.clause("HR-3", "R-37")
def test_never_in_the_middle_of_a_placement() -> None:
    t = of("este", stock={0: {"mp": 4}}).do("place:white:palace:0")
    assert t.options("exchange") == []


@pytest.mark.clause("R-37", "HR-3")
def test_not_in_anothers_turn() -> None:
    t = of("este", stock={0: {"mp": 4}}, turn=(1, 0))
    assert t.options("exchange") == []


# ---- Gonzaga ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-38", "HR-51")
def test_gonzaga_buy_a_left_card_for_seven_servants() -> None:
    t = after_actions(
        stock={0: {"servant": 7}, 1: {"servant": 9}}, floors={"building.3": "mint", "special.1": "loggia"}
    )
    assert (t.asked, t.options()) == (0, ["take-left:building.3", "decline"])
    t.do("take-left:building.3")
    assert t.changes() == {"servant": -7, "vp": 5}
    assert t.cards(0, "building") == ["mint"]
    assert t.card_on("building.3") == ""


@pytest.mark.clause("R-38", "HR-51")
def test_six_servants_are_too_few() -> None:
    t = after_actions(stock={0: {"servant": 6, "coin": 20}}, floors={"building.3": "mint"}, played={0: ["carlo_viii"]})
    assert t.asked == -1


@pytest.mark.clause("HR-51", "L-32", "L-30", "L-25")
def test_no_army_no_cost_no_toll_no_floor_bonus() -> None:
    own = ["woods", "village", "gravel_pit", "forest"]
    t = after_actions(
        stock={0: {"servant": 7}},
        cards={0: own},
        members={"territory.1": (1, "white")},
        floors={"territory.4": "commercial_hub", "venture.4": "crusade"},
    )
    assert t.options() == ["take-left:territory.4", "take-left:venture.4", "decline"]
    t.do("take-left:territory.4")
    assert t.changes() == {"servant": -7}
    t = after_actions(stock={0: {"servant": 7, "mp": 1}}, floors={"venture.4": "crusade"}).do("take-left:venture.4")
    assert t.changes() == {"servant": -7, "coin": 5, "fp": 1}


@pytest.mark.clause("HR-51", "L-31")
def test_the_room_of_six_holds() -> None:
    t = after_actions(
        stock={0: {"servant": 7}},
        cards={0: SIX["territory"]},
        floors={"territory.4": "citadel", "venture.1": "crusade"},
    )
    assert t.options("take-left") == ["take-left:venture.1"]


@pytest.mark.clause("HR-51", "L-36", "L-38")
def test_a_bonus_action_follows_and_meets_the_toll() -> None:
    t = after_actions(
        stock={0: {"servant": 7}},
        members={"territory.4": (1, "white")},
        floors={"character.1": "captain", "territory.1": "woods", "territory.2": "village"},
    )
    t.do("take-left:character.1")
    assert t.stock() == {**t.stock(), "servant": 0, "mp": 2, "coin": 0}
    assert t.clause("take:territory.1:0") == "L-26"


@pytest.mark.clause("HR-51", "HR-53")
def test_what_leaders_give_for_the_card_comes_too() -> None:
    t = after_actions(stock={0: {"servant": 7}}, played={0: ["ercole_i_deste"]}, floors={"building.1": "mint"})
    assert t.do("take-left:building.1").changes() == {"servant": -7, "vp": 5, "mp": 2}


@pytest.mark.clause("R-38", "HR-51")
def test_it_may_be_declined_and_comes_before_the_report() -> None:
    t = after_actions(stock={0: {"servant": 7, "fp": 9}}, floors={"building.1": "mint"}).do("decline")
    assert t.may("support")


# ---- Malatesta -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-39", "HR-52", "L-30")
def test_malatesta_keep_the_points_but_must_have_them() -> None:
    t = of("malatesta", floors={"venture.1": "crusade"}, stock={0: {"mp": 8}}).do("place:white:venture.1:0")
    assert t.changes() == {"coin": 5, "fp": 1}
    assert (
        of("malatesta", floors={"venture.1": "crusade"}, stock={0: {"mp": 7}}).clause("place:white:venture.1:0")
        == "L-30"
    )


@pytest.mark.clause("HR-52", "R-39")
def test_the_rest_of_the_cost_is_paid() -> None:
    t = of("malatesta", floors={"special.1": "holy_league"}, stock={0: {"mp": 12, "coin": 6}}).do(
        "place:white:special.1:0"
    )
    assert t.changes() == {"coin": -6, "fp": 4}


@pytest.mark.clause("HR-52", "L-30")
def test_of_two_costs_one_is_chosen_as_always() -> None:
    t = of(
        "malatesta",
        floors={"venture.1": "support_to_the_bishop"},
        stock={0: {"mp": 4, "wood": 1, "stone": 1, "coin": 2}},
    )
    t.do("place:white:venture.1:0")
    assert len(t.options("pay")) == 2


# ---- Medici ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-40", "HR-53")
@pytest.mark.parametrize(("floor", "card"), [("character.1", "warlord"), ("special.1", "humanist")])
def test_medici_get_a_token_with_each_character(floor: str, card: str) -> None:
    t = of("medici", floors={floor: card}, stock={0: {"coin": 2}}).do(f"place:white:{floor}:0")
    assert gains(t, "family.medici") == [{"token": 1}]


@pytest.mark.clause("R-40", "HR-53")
def test_the_token_does_not_pay_for_the_secretary() -> None:
    t = of("medici", floors={"special.1": "secretary"}, stock={0: {"coin": 6}})
    assert t.clause("place:white:special.1:0") == "L-29"


@pytest.mark.clause("R-40", "L-31", "HR-38")
def test_medici_have_room_for_eight_characters() -> None:
    seven = [*SIX["character"], "humanist"]
    t = of("medici", cards={0: seven}, floors={"special.1": "confessor"}, stock={0: {"coin": 2}})
    assert t.may("place:white:special.1:0")
    t = of("medici", cards={0: [*seven, "steward"]}, floors={"special.1": "confessor"}, stock={0: {"coin": 2}})
    assert t.clause("place:white:special.1:0") == "L-31"
    t = of("medici", cards={0: SIX["building"]}, floors={"special.1": "joiners_yard"}, stock={0: {"wood": 2}})
    assert t.clause("place:white:special.1:0") == "L-31"


@pytest.mark.clause("R-40", "HR-46")
def test_the_eighth_may_be_taken_back() -> None:
    t = of(
        "medici",
        cards={0: SIX["character"]},
        floors={"special.1": "antiquarian"},
        thrown=["dame"],
        stock={0: {"coin": 5}},
    )
    t.do("place:white:special.1:0")
    assert t.may("take-back:dame")


@pytest.mark.clause("R-40", "R-45")
@pytest.mark.parametrize(("number", "points"), [(6, 21), (7, 28), (8, 36)])
def test_medici_score_seven_and_eight(number: int, points: int) -> None:
    eight = [*SIX["character"], "humanist", "steward"]
    t = of("medici", players=2, round=6, steps=[FinalScoring()], cards={0: eight[:number]})
    assert {line.source: line.points for line in GAME.sheet(t.state, 0)}["characters"] == points


@pytest.mark.clause("R-36", "R-37")
@pytest.mark.parametrize(("family", "clause"), [("della_scala", "R-36"), ("este", "R-37")])
def test_without_points_an_exchange_is_barred_by_the_familys_own_clause(family: str, clause: str) -> None:
    """L-56 speaks of what is paid in a production."""
    assert of(family).clause(f"exchange:{family}:1") == clause
