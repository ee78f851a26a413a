"""Where families and payments meet the other rules. HR-12 HR-36 HR-47 to HR-56."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import Actions, AfterActions
from signoria.games.lorenzo.houses.grammar import LEADER_DRAWN, LEADERS_DRAWN, TOKENS_DRAWN, TOKENS_SEEN
from signoria.games.lorenzo.kinds import LEADER
from signoria.games.lorenzo.towers import BonusTower

from ...build import GOODS, Table, table


def played(*leaders: str, **position: Any) -> Table:
    return table(houses=True, played={0: leaders}, **position)


# ---- discounts and Paracelso -----------------------------------------------------------------------------------------


@pytest.mark.clause("HR-5", "L-35", "HR-36")
def test_pico_and_the_dame_with_special_characters_and_ventures() -> None:
    t = played("pico_della_mirandola", floors={"special.1": "buying_a_title"}, stock={0: {"coin": 7}})
    assert t.do("place:white:special.1:0").changes() == {"coin": -7, "mp": 2}
    t = played(
        "pico_della_mirandola",
        cards={0: ["dame"]},
        floors={"special.1": "secretary"},
        tokens={0: ["alms"]},
        stock={0: {"coin": 2}},
    )
    assert t.do("place:white:special.1:0").changes() == {"coin": -2, "token": -1, "vp": 2}
    t = played(
        "pico_della_mirandola",
        cards={0: ["stonemason"]},
        floors={"special.1": "extravagant_villa"},
        stock={0: {"wood": 4, "stone": 2}},
    )
    assert t.do("place:white:special.1:0").changes() == {"wood": -4, "stone": -2, "vp": 15}


@pytest.mark.clause("HR-36", "L-25", "L-29")
def test_paracelsos_servants_for_toll_and_card() -> None:
    t = played(
        "paracelso",
        floors={"special.1": "humanist"},
        members={"special.2": (1, "white")},
        stock={0: {"coin": 2, "servant": 3}},
    ).do("place:white:special.1:0")
    t.do("toll-with:2")
    while t.options("pay"):
        t.do(t.options("pay")[0])
    assert (t.cards(0, "character"), t.stock()["coin"], t.stock()["servant"]) == (["humanist"], 0, 0)


@pytest.mark.clause("HR-36", "L-17", "L-25")
def test_one_servant_too_few_for_value_toll_and_card() -> None:
    position: dict[str, Any] = {
        "floors": {"special.3": "humanist"},
        "members": {"special.2": (1, "white")},
        "dice": (3, 1, 1),
    }
    assert played("paracelso", stock={0: {"servant": 7}}, **position).may("place:white:special.3:2")
    assert not played("paracelso", stock={0: {"servant": 6}}, **position).options("place:white:special.3")


@pytest.mark.clause("HR-36", "L-75")
def test_servants_stand_for_nothing_in_a_requirement() -> None:
    t = played("paracelso", hand={0: ["sandro_botticelli"]}, stock={0: {"servant": 20}})
    assert not t.may("play:sandro_botticelli")


@pytest.mark.clause("HR-36", "R-16")
def test_nor_for_tokens() -> None:
    t = played("paracelso", floors={"special.1": "secretary"}, stock={0: {"servant": 20}})
    assert not t.may("place:white:special.1:0")


@pytest.mark.clause("HR-36", "L-71", "HR-51")
def test_paracelso_makes_gonzagas_card_no_cheaper() -> None:
    t = table(
        families={0: "gonzaga"},
        played={0: ["paracelso"]},
        steps=[AfterActions()],
        stock={0: {"servant": 7}},
        floors={"building.4": "mint"},
    ).do("take-left:building.4")
    assert t.changes() == {"servant": -7, "vp": 5}


# ---- families with others --------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-51")
def test_gonzaga_take_one_card_however_many_servants() -> None:
    t = table(
        families={0: "gonzaga"},
        steps=[AfterActions()],
        stock={0: {"servant": 20}},
        floors={"building.4": "mint", "building.1": "chapel"},
    ).do("take-left:building.4")
    assert t.asked == -1


@pytest.mark.clause("HR-51", "L-71", "A-17")
def test_gonzaga_come_after_the_late_placements() -> None:
    t = table(
        2,
        families={0: "gonzaga"},
        steps=[Actions(), AfterActions()],
        banned={1: ["tile_2_7"]},
        stock={0: {"servant": 30}, 1: {"servant": 30}},
        floors={"building.4": "mint"},
    )
    asked = []
    while t.asked >= 0 and t.question != "take-left":
        asked.append(t.asked)
        here = [x for x in t.options("place:") if ":palace:" in x]
        rest = [x for x in t.options() if x in ("pass", "decline", "end-turn", "privilege:servants")]
        t.do((here or rest)[0].partition("..")[0])
    assert (t.question, t.asked, asked[-1]) == ("take-left", 0, 1)


@pytest.mark.clause("HR-48", "L-39", "HR-46")
def test_da_montefeltro_store_what_was_really_paid() -> None:
    t = table(
        families={0: "da_montefeltro"},
        floors={"character.1": "architect", "building.1": "mint"},
        stock={0: {"coin": 4, "stone": 2}},
    ).do("place:white:character.1:0", "take:building.1:0")
    assert t.told("stored") == [("stored", 0, {"stone": 2})]
    t = table(
        families={0: "da_montefeltro"}, floors={"special.1": "antiquarian"}, thrown=["mint"], stock={0: {"coin": 5}}
    )
    assert t.do("place:white:special.1:0", "take-back:mint").told("stored") == []


@pytest.mark.clause("HR-48", "L-55")
def test_exchanges_fill_no_store() -> None:
    t = table(families={0: "da_montefeltro"}, cards={0: ["joiners_yard"]}, stock={0: {"wood": 3}})
    t.do("place:white:production.small:0", "repeat:joiners_yard.1:3")
    assert t.told("stored") == []


@pytest.mark.clause("HR-17", "HR-16", "HR-48")
def test_salviatis_privilege_may_be_the_store() -> None:
    t = table(
        families={0: "da_montefeltro"},
        played={0: ["jacopo_salviati"]},
        floors={"building.1": "chapel"},
        stock={0: {"wood": 2}},
        turn=(0, 0),
    ).do("place:white:building.1:0")
    t.do("place:black:palace:0", "privilege:coins", "privilege:store")
    assert t.stock() == {**t.stock(), "wood": 2, "coin": 3}


@pytest.mark.clause("HR-50", "L-46", "U-3")
def test_della_scala_and_the_royal_messenger() -> None:
    t = table(families={0: "della_scala"}, floors={"character.1": "royal_messenger"}, stock={0: {"coin": 5}})
    t.do("place:white:character.1:0", "privilege:token", "privilege:coins")
    assert t.options("privilege") == ["privilege:materials", "privilege:servants", "privilege:military"]
    t.do("privilege:military")
    assert t.stock() == {**t.stock(), "fp": 3, "token": 1, "coin": 2, "mp": 2}


@pytest.mark.clause("HR-47", "R-18")
def test_aragonesis_harvest_fires_hill_abbey() -> None:
    t = table(
        families={0: "aragonesi"}, cards={0: ["hill_abbey"]}, tokens={0: ["alms"]}, floors={"territory.1": "village"}
    )
    t.do("hold:hill_abbey:alms", "place:white:territory.1:0", "work:0")
    assert t.stock() == {**t.stock(), "fp": 1, "coin": 1}


@pytest.mark.clause("HR-47", "HR-12", "L-38")
def test_aragonesi_harvest_after_a_bonus_action_too() -> None:
    t = table(families={0: "aragonesi"}, steps=[BonusTower(0, 0, 6, ())], floors={"territory.1": "gravel_pit"})
    t.do("take:territory.1:0")
    assert t.stock()["stone"] == 2
    t.do("work:0")
    assert t.stock()["stone"] == 3


@pytest.mark.clause("HR-52", "R-39", "L-30")
def test_malatesta_keep_them_in_both_of_two_costs() -> None:
    t = table(
        families={0: "malatesta"},
        floors={"special.1": "embassy_to_naples"},
        stock={0: {"mp": 5, "wood": 2, "coin": 1, "fp": 1}},
    ).do("place:white:special.1:0")
    assert len(t.options("pay")) == 2
    free = next(x for x in t.options("pay") if not any(n != "0" for n in x.split(":")[1:]))
    t.do(free)
    assert t.stock() == {**t.stock(), "mp": 5, "wood": 2, "token": 3}


@pytest.mark.clause("HR-56", "HR-12")
def test_viscontis_gains_help_with_the_bonus_action() -> None:
    t = table(
        families={0: "visconti"},
        hand={0: ["girolamo_savonarola"]},
        stock={0: {"coin": 18}},
        floors={"character.1": "captain", "territory.4": "woods"},
    )
    t.do("play:girolamo_savonarola", "wake:visconti_2", "place:white:character.1:0")
    assert t.options("take") == ["take:territory.4:1..2"]


@pytest.mark.clause("HR-53", "HR-14", "R-40")
def test_medicis_token_and_the_cards_are_two_sources() -> None:
    t = table(families={0: "medici"}, floors={"special.1": "steward"}, stock={0: {"coin": 3}}).do(
        "place:white:special.1:0"
    )
    assert t.changes() == {"coin": -3, "token": 2}


@pytest.mark.clause("HR-20", "U-7")
def test_tokens_may_be_declined_in_the_last_period_under_tile_3_8() -> None:
    position: dict[str, Any] = {
        "floors": {"special.1": "collecting_antiques"},
        "stock": {0: GOODS},
        "tiles": ("tile_3_8",),
    }
    t = table(houses=True, round=5, **position).do("place:white:special.1:0")
    assert t.question not in ("", "turn", "end")
    assert t.stock()["token"] == 0
    t = table(houses=True, round=4, **position).do("place:white:special.1:0")
    assert t.changes()["token"] == 2


# ---- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-44", "R-15")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    t = table(houses=True, turn=1, pile=["carlo_viii"], floors={"special.3": "confessor"}, stock={1: {"coin": 2}})
    t.do("place:white:special.3:0")
    seen = {event[0]: event[1] for event in t.state.events or ()}
    assert (seen[LEADER_DRAWN], seen[TOKENS_SEEN]) == (1 << 1, 1 << 1)
    assert seen[LEADERS_DRAWN] < 0
    assert seen[TOKENS_DRAWN] < 0
    assert t.state.players[1].hand == (LEADER.value("carlo_viii"),)
