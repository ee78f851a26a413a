"""The other permanent new leaders, and Lorenzo who copies. R-28 HR-17 HR-18 HR-36 HR-37 HR-43 U-16."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.church import VaticanReport
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.scoring import FinalScoring

from ...build import SIX, table
from .reading import (
    at,
)


def own(territory: int = 0, character: int = 0, building: int = 0, venture: int = 0) -> list[str]:
    numbers = {"territory": territory, "character": character, "building": building, "venture": venture}
    return [card for kind, n in numbers.items() for card in SIX[kind][:n]]


# ---- permanent ones --------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-37", "L-17")
def test_carlo_makes_each_servant_two() -> None:
    t = at("carlo_viii", dice=(1, 1, 1), stock={0: {"servant": 3}}, floors={"territory.4": "commercial_hub"})
    assert t.options("place:white:territory.4") == ["place:white:territory.4:3..3"]
    t.do("place:white:territory.4:3")
    assert t.stock() == {**t.stock(), "servant": 0, "wood": 2}


@pytest.mark.clause("HR-37", "L-71")
def test_carlo_under_tile_2_6_adds_two_for_each_two() -> None:
    t = at(
        "carlo_viii",
        dice=(1, 1, 1),
        stock={0: {"servant": 5}},
        floors={"territory.2": "commercial_hub"},
        banned={0: ["tile_2_6"]},
    )
    assert t.options("place:white:territory.2") == ["place:white:territory.2:2..5"]
    t = at(
        "carlo_viii",
        dice=(1, 1, 1),
        stock={0: {"servant": 3}},
        cards={0: ["village", "woods"]},
        banned={0: ["tile_2_6"]},
    )
    t.do("place:white:harvest.small:3")
    assert ("worked", 0, "harvest", 3) in t.told("worked")


@pytest.mark.clause("HR-37", "L-78")
def test_carlo_helps_leonardo() -> None:
    t = at("carlo_viii", with_=["leonardo_da_vinci"], stock={0: {"servant": 1}}, cards={0: ["bank"]})
    t.do("use:leonardo_da_vinci", "work:1")
    assert t.stock() == {**t.stock(), "coin": 7, "servant": 0}


@pytest.mark.clause("HR-17", "L-46")
def test_salviati_adds_one_privilege_to_each_source() -> None:
    t = at("jacopo_salviati").do("place:white:palace:0", "privilege:servants")
    assert t.may("privilege:servants")
    t.do("privilege:servants")
    assert t.stock() == {**t.stock(), "coin": 1, "servant": 4}
    assert t.options("privilege") == []


@pytest.mark.clause("HR-17", "L-46", "L-48")
def test_the_additional_one_may_repeat_what_was_taken() -> None:
    t = at("jacopo_salviati").do("place:white:market.4:0", "privilege:coins")
    assert not t.may("privilege:coins")
    t.do("privilege:servants")
    assert t.may("privilege:coins")
    assert t.may("privilege:servants")
    t.do("privilege:coins")
    assert t.stock() == {**t.stock(), "coin": 4, "servant": 2}
    assert t.options("privilege") == []


@pytest.mark.clause("HR-17", "L-77", "H-26")
def test_salviati_helps_when_a_leader_is_discarded() -> None:
    t = at("jacopo_salviati", hand={0: ["sisto_iv"]}).do("discard:sisto_iv", "privilege:coins", "privilege:coins")
    assert t.stock()["coin"] == 4


@pytest.mark.clause("HR-17", "L-42")
def test_declined_privileges_bring_none_from_salviati() -> None:
    t = at("jacopo_salviati").do("place:white:palace:0", "decline")
    assert t.options("privilege") == []
    assert t.stock() == {**t.stock(), "coin": 1}


@pytest.mark.clause("HR-17", "L-58", "A-10")
def test_two_cards_with_a_privilege_are_two_sources() -> None:
    t = at("jacopo_salviati", cards={0: ["city", "province"]}, dice=(6, 1, 1))
    t.do("place:white:harvest.small:0")
    count = 0
    while t.options("privilege"):
        t.do("privilege:military")
        count += 1
    assert count == 2  # the City's and his own; the Province's comes when it is taken


@pytest.mark.clause("R-25", "HR-40", "R-28")
def test_ladislao_plays_another_leader_at_once() -> None:
    t = table(houses=True, hand={0: ["ladislao_vii_jagellone", "carlo_viii"]}, stock={0: {"vp": 10}})
    t.do("play:ladislao_vii_jagellone")
    assert sorted(t.options()) == ["decline", "play-free:carlo_viii"]
    t.do("play-free:carlo_viii")
    assert len(t.state.players[0].played) == 2


@pytest.mark.clause("U-16", "L-60", "H-22")
def test_lutero_is_not_excommunicated() -> None:
    t = at("martin_lutero", stock={0: {"fp": 2}, 1: {"fp": 2}}, steps=[VaticanReport(1)], round=2)
    assert t.asked == -1
    assert [p.excommunicated != () for p in t.state.players] == [False, True, True, True]
    assert (t.stock()["fp"], t.stock(1)["fp"]) == (2, 2)


@pytest.mark.clause("U-16", "L-61", "H-20")
def test_with_enough_faith_he_is_still_asked() -> None:
    t = at("martin_lutero", stock={0: {"fp": 5}}, steps=[VaticanReport(1)], round=2)
    assert t.asked == 0
    t.do("refuse")
    assert (t.state.players[0].excommunicated, t.stock()["fp"]) == ((), 5)


@pytest.mark.clause("HR-18", "R-28")
def test_machiavelli_adds_a_point_to_each_gain_of_points() -> None:
    t = at("niccolo_machiavelli", floors={"special.1": "duchy"}).do("place:white:special.1:0")
    assert t.changes() == {"vp": 4}
    t = at("niccolo_machiavelli", cards={0: ["farm", "marble_pit", "commercial_hub"]}, dice=(6, 1, 1))
    assert t.do("place:white:harvest.small:0").changes()["vp"] == 2 + 1 + 1 + 1
    t = at("niccolo_machiavelli", tokens={0: ["household"]}).do("use-token:household")
    assert t.changes() == {"token": -1, "servant": 2, "vp": 2}


@pytest.mark.clause("HR-18", "L-61", "L-62")
def test_supporting_with_sisto_is_two_gains() -> None:
    t = at("niccolo_machiavelli", with_=["sisto_iv"], stock={0: {"fp": 5}}, steps=[VaticanReport(1)], round=2)
    assert t.do("support").changes() == {"fp": -5, "vp": 5 + 1 + 5 + 1}


@pytest.mark.clause("HR-18", "L-61")
def test_a_gain_of_no_points_adds_none() -> None:
    t = at("niccolo_machiavelli", floors={"special.1": "ceded_lands"}).do("place:white:special.1:0")
    assert t.changes() == {"vp": -3}
    t = at("niccolo_machiavelli", floors={"special.1": "chronicler"}, stock={0: {"coin": 6}})
    assert t.do("place:white:special.1:0").changes()["vp"] == 4


@pytest.mark.clause("HR-18", "R-45")
def test_final_scoring_is_no_gain() -> None:
    t = table(
        2,
        houses=True,
        round=6,
        played={0: ["niccolo_machiavelli"]},
        cards={0: own(territory=4)},
        stock={0: {"coin": 5}, 1: {"mp": 1}},
        steps=[FinalScoring()],
    )
    lines = {line.source: line.points for line in GAME.sheet(t.state, 0) if line.points}
    assert lines == {"territories": 4, "goods": 1, "military": 2}


@pytest.mark.clause("HR-36", "L-29")
def test_paracelsos_servants_stand_for_wood_stone_and_coins() -> None:
    t = at("paracelso", floors={"special.1": "loggia"}, stock={0: {"servant": 5}}).do("place:white:special.1:0")
    assert t.changes() == {"servant": -5, "vp": 6, "token": 1}
    t = at("paracelso", floors={"special.1": "humanist"}, stock={0: {"servant": 2}}).do("place:white:special.1:0")
    assert t.changes() == {"servant": -2}


@pytest.mark.clause("HR-36", "L-17")
def test_servants_spent_on_the_value_come_on_top() -> None:
    t = at("paracelso", dice=(1, 1, 1), floors={"special.2": "humanist"}, stock={0: {"servant": 4}})
    assert t.options("place:white:special.2") == ["place:white:special.2:2..2"]
    assert t.do("place:white:special.2:2").changes() == {"servant": -4}
    t = at("paracelso", dice=(1, 1, 1), floors={"special.2": "humanist"}, stock={0: {"servant": 3}})
    assert not t.options("place:white:special.2")
    t = at("paracelso", dice=(3, 1, 1), floors={"special.2": "arsenal"}, stock={0: {"servant": 5}})
    assert t.do("place:white:special.2:0").changes() == {"servant": -5, "vp": 5}
    t = at("paracelso", dice=(3, 1, 1), floors={"special.2": "arsenal"}, stock={0: {"servant": 4}})
    assert t.clause("place:white:special.2:0") == "L-29"


@pytest.mark.clause("HR-36", "L-25")
def test_they_pay_the_toll() -> None:
    t = at(
        "paracelso",
        floors={"special.1": "florin_vault"},
        members={"special.2": (1, "white")},
        stock={0: {"servant": 3}},
    ).do("place:white:special.1:0")
    assert t.stock()["servant"] == 0
    assert t.cards(0, "territory") == ["florin_vault"]


@pytest.mark.clause("HR-36", "L-56")
def test_in_a_production_only_servants_from_its_beginning() -> None:
    t = at("paracelso", cards={0: ["chapel"]}, stock={0: {"servant": 1}}).do("place:white:production.small:0")
    assert len(t.options("convert")) == 1
    t.do(t.options("convert")[0])
    assert t.stock() == {**t.stock(), "servant": 0, "fp": 1, "coin": 2}
    t = at("paracelso", cards={0: ["chapel"]}, tile="tile_1").do("place:white:production.small:0")
    assert t.stock() == {**t.stock(), "fp": 0, "servant": 2, "coin": 1}


@pytest.mark.clause("HR-36", "L-30")
def test_they_stand_for_no_points() -> None:
    t = at("paracelso", floors={"special.1": "embassy_to_naples"}, stock={0: {"servant": 9}})
    assert not t.may("place:white:special.1:0")
    t = at("paracelso", floors={"special.1": "embassy_to_naples"}, stock={0: {"servant": 3, "fp": 1}})
    assert t.do("place:white:special.1:0").changes() == {"servant": -3, "fp": -1, "token": 3}


@pytest.mark.clause("HR-36", "L-76")
def test_they_pay_giulio_and_raffaello() -> None:
    t = at("giulio_ii", with_=["paracelso"], stock={0: {"servant": 3}}).do("use-one:giulio_ii:1")
    while t.options("pay"):
        t.do(t.options("pay")[0])
    assert t.stock() == {**t.stock(), "servant": 0, "fp": 3}


# ---- Lorenzo copies --------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-43", "L-83")
def test_lorenzo_gets_a_space_of_his_own() -> None:
    t = table(houses=True, hand={0: ["lorenzo_de_medici"]}, played={1: ["pietro_bembo"]}, stock={0: {"vp": 35}})
    t.do("play:lorenzo_de_medici", "copy:pietro_bembo")
    assert t.do("place:white:leader.lorenzo_de_medici:0").changes() == {"coin": 3, "servant": 3}


@pytest.mark.clause("HR-43", "L-83", "R-25")
def test_lorenzo_as_ladislao_plays_another_leader_at_once() -> None:
    t = table(
        houses=True,
        hand={0: ["lorenzo_de_medici", "carlo_viii"]},
        played={1: ["ladislao_vii_jagellone"]},
        stock={0: {"vp": 35}},
        cards={0: ["court_poet"]},
    )
    t.do("play:lorenzo_de_medici", "copy:ladislao_vii_jagellone")
    assert t.may("play-free:carlo_viii")
    assert t.stock()["token"] == 1  # copying is not playing: once for Lorenzo alone
    t.do("play-free:carlo_viii")
    assert t.stock()["token"] == 2


@pytest.mark.clause("HR-43", "HR-45", "L-76")
def test_lorenzo_as_torquemada_acts_once_a_round() -> None:
    t = table(
        houses=True,
        played={0: ["lorenzo_de_medici"], 1: ["tomas_de_torquemada"]},
        copied={0: "tomas_de_torquemada"},
        cards={0: ["farmer", "dame"]},
    )
    uses = t.options("use:")
    assert len(uses) == 1
    t.do(uses[0])
    t.do("give-up:farmer")
    assert (t.stock()["fp"], t.options("use:")) == (3, [])
