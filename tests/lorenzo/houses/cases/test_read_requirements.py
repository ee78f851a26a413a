"""What the 24 new leaders ask, to the last number. R-28 R-30 HR-42."""

from __future__ import annotations

from typing import Any

import pytest

from ...build import SIX, Table, table
from .reading import (
    Goods,
)

Position = dict[str, Any]


def own(territory: int = 0, character: int = 0, building: int = 0, venture: int = 0) -> list[str]:
    numbers = {"territory": territory, "character": character, "building": building, "venture": venture}
    return [card for kind, n in numbers.items() for card in SIX[kind][:n]]


def holding(leader: str, cards: Goods, stock: Goods, tokens: int = 0, played: int = 0) -> Table:
    faces = ["alms", "alms", "alms", "timber", "timber", "timber"][:tokens]
    others = ["sisto_iv", "santa_rita"][:played]
    return table(
        houses=True,
        hand={0: [leader]},
        cards={0: own(**cards)},
        stock={0: stock},
        tokens={0: faces},
        played={0: others},
    )


# ---- requirements ----------------------------------------------------------------------------------------------------

MET: dict[str, Position] = {
    "alfonso_v_daragona": {"stock": {"mp": 6, "fp": 0}},
    "alfonso_i_deste": {"stock": {"coin": 10, "servant": 1}},
    "beatrice_deste": {"cards": {"territory": 3, "character": 1, "building": 1}, "stock": {"coin": 1}},
    "bramante": {"cards": {"venture": 4}, "stock": {"servant": 4, "wood": 4, "coin": 4}},
    "carlo_viii": {"stock": {"servant": 6, "mp": 5, "fp": 5}},
    "erasmo_da_rotterdam": {"cards": {"venture": 4, "character": 3}},
    "ercole_i_deste": {"stock": {"fp": 4, "mp": 1, "coin": 1}},
    "ferdinando_daragona": {"stock": {"coin": 8, "servant": 8, "wood": 1}},
    "giulio_ii": {"cards": {"territory": 3, "building": 3, "venture": 3}},
    "guglielmo_de_pazzi": {"cards": {"character": 4}, "stock": {"coin": 8}},
    "jacopo_salviati": {"cards": {"building": 3}, "stock": {"mp": 8}},
    "ladislao_vii_jagellone": {"cards": {"building": 1}, "stock": {"vp": 10}},
    "leon_battista_alberti": {"cards": {"venture": 3}, "stock": {"servant": 10}},
    "lucia_da_narni": {"cards": {"territory": 1, "building": 5}, "tokens": 2},
    "marsilio_ficino": {"cards": {"venture": 1}, "stock": {"fp": 4, "stone": 5}},
    "martin_lutero": {"cards": {"territory": 1, "character": 1, "building": 1, "venture": 1}, "stock": {"mp": 7}},
    "massimiliano_i_dasburgo": {"cards": {"territory": 4, "building": 4}},
    "niccolo_machiavelli": {"cards": {"territory": 3}, "stock": {"vp": 20}, "played": 1},
    "palla_strozzi": {"cards": {"territory": 4}, "stock": {"fp": 5}},
    "paracelso": {"cards": {"territory": 3}, "stock": {"stone": 3}},
    "piero_della_francesca": {"stock": {"vp": 10}, "tokens": 4},
    "pietro_bembo": {"cards": {"character": 3}, "stock": {"fp": 3}},
    "raffaello_sanzio": {"cards": {"character": 3}, "stock": {"wood": 6, "servant": 4}},
    "tomas_de_torquemada": {"cards": {"building": 3}, "stock": {"wood": 5}},
}

UNMET: list[tuple[str, Position]] = [
    ("alfonso_v_daragona", {"stock": {"mp": 5, "fp": 0}}),
    ("alfonso_v_daragona", {"stock": {"mp": 6, "fp": 1}}),
    ("alfonso_i_deste", {"stock": {"coin": 9, "servant": 1}}),
    ("alfonso_i_deste", {"stock": {"coin": 10, "servant": 2}}),
    ("beatrice_deste", {"cards": {"territory": 3, "character": 1}, "stock": {"coin": 1}}),
    ("beatrice_deste", {"cards": {"territory": 3, "character": 2}, "stock": {"coin": 1}}),
    ("beatrice_deste", {"cards": {"territory": 5}, "stock": {"coin": 2}}),
    ("bramante", {"cards": {"venture": 3}, "stock": {"servant": 4, "wood": 4, "coin": 4}}),
    ("bramante", {"cards": {"venture": 4}, "stock": {"servant": 3, "wood": 4, "coin": 4}}),
    ("bramante", {"cards": {"venture": 4}, "stock": {"servant": 4, "wood": 3, "coin": 4}}),
    ("bramante", {"cards": {"venture": 4}, "stock": {"servant": 4, "wood": 4, "coin": 3}}),
    ("carlo_viii", {"stock": {"servant": 5, "mp": 5, "fp": 5}}),
    ("carlo_viii", {"stock": {"servant": 6, "mp": 4, "fp": 5}}),
    ("carlo_viii", {"stock": {"servant": 6, "mp": 5, "fp": 4}}),
    ("erasmo_da_rotterdam", {"cards": {"venture": 3, "character": 3}}),
    ("erasmo_da_rotterdam", {"cards": {"venture": 4, "character": 2}}),
    ("ercole_i_deste", {"stock": {"fp": 3, "mp": 1, "coin": 1}}),
    ("ercole_i_deste", {"stock": {"fp": 4, "mp": 2, "coin": 1}}),
    ("ercole_i_deste", {"stock": {"fp": 4, "mp": 1, "coin": 2}}),
    ("ferdinando_daragona", {"stock": {"coin": 8, "servant": 8, "wood": 1, "stone": 1}}),
    ("ferdinando_daragona", {"stock": {"coin": 8, "servant": 8, "stone": 2}}),
    ("ferdinando_daragona", {"stock": {"coin": 7, "servant": 8}}),
    ("ferdinando_daragona", {"stock": {"coin": 8, "servant": 7}}),
    ("giulio_ii", {"cards": {"territory": 3, "building": 3, "venture": 2}}),
    ("giulio_ii", {"cards": {"territory": 3, "building": 3, "venture": 3, "character": 1}}),
    ("guglielmo_de_pazzi", {"cards": {"character": 3}, "stock": {"coin": 8}}),
    ("guglielmo_de_pazzi", {"cards": {"character": 4}, "stock": {"coin": 7}}),
    ("jacopo_salviati", {"cards": {"building": 2}, "stock": {"mp": 8}}),
    ("jacopo_salviati", {"cards": {"building": 3}, "stock": {"mp": 7}}),
    ("ladislao_vii_jagellone", {"cards": {"building": 2}, "stock": {"vp": 10}}),
    ("ladislao_vii_jagellone", {"cards": {}, "stock": {"vp": 9}}),
    ("leon_battista_alberti", {"cards": {"venture": 2}, "stock": {"servant": 10}}),
    ("leon_battista_alberti", {"cards": {"venture": 3}, "stock": {"servant": 9}}),
    ("lucia_da_narni", {"cards": {"territory": 1, "building": 4}, "tokens": 0}),
    ("lucia_da_narni", {"cards": {"territory": 2, "building": 5}, "tokens": 0}),
    ("lucia_da_narni", {"cards": {"territory": 1, "building": 5}, "tokens": 3}),
    ("marsilio_ficino", {"cards": {"venture": 2}, "stock": {"fp": 4, "stone": 5}}),
    ("marsilio_ficino", {"stock": {"fp": 3, "stone": 5}}),
    ("marsilio_ficino", {"stock": {"fp": 4, "stone": 4}}),
    ("martin_lutero", {"cards": {"territory": 1, "character": 1, "building": 1}, "stock": {"mp": 7}}),
    ("martin_lutero", {"cards": {"territory": 1, "character": 1, "building": 1, "venture": 1}, "stock": {"mp": 6}}),
    ("massimiliano_i_dasburgo", {"cards": {"territory": 4, "building": 3}}),
    ("massimiliano_i_dasburgo", {"cards": {"territory": 3, "building": 4}}),
    ("niccolo_machiavelli", {"cards": {"territory": 2}, "stock": {"vp": 20}, "played": 1}),
    ("niccolo_machiavelli", {"cards": {"territory": 3}, "stock": {"vp": 19}, "played": 1}),
    ("niccolo_machiavelli", {"cards": {"territory": 3}, "stock": {"vp": 20}, "played": 0}),
    ("palla_strozzi", {"cards": {"territory": 3}, "stock": {"fp": 5}}),
    ("palla_strozzi", {"cards": {"territory": 4}, "stock": {"fp": 4}}),
    ("paracelso", {"cards": {"territory": 2}, "stock": {"stone": 3}}),
    ("paracelso", {"cards": {"territory": 3}, "stock": {"stone": 2, "servant": 9}}),
    ("piero_della_francesca", {"stock": {"vp": 10}, "tokens": 3}),
    ("piero_della_francesca", {"stock": {"vp": 9}, "tokens": 4}),
    ("pietro_bembo", {"cards": {"character": 2}, "stock": {"fp": 3}}),
    ("pietro_bembo", {"cards": {"character": 3}, "stock": {"fp": 2}}),
    ("raffaello_sanzio", {"cards": {"character": 2}, "stock": {"wood": 6, "servant": 4}}),
    ("raffaello_sanzio", {"cards": {"character": 3}, "stock": {"wood": 5, "servant": 4}}),
    ("raffaello_sanzio", {"cards": {"character": 3}, "stock": {"wood": 6, "servant": 3}}),
    ("tomas_de_torquemada", {"cards": {"building": 2}, "stock": {"wood": 5}}),
    ("tomas_de_torquemada", {"cards": {"building": 3}, "stock": {"wood": 4}}),
]


def given(position: Position) -> Position:
    return {"cards": {}, "stock": {}, **position}


@pytest.mark.clause("R-28", "R-30", "H-24", "L-75")
@pytest.mark.parametrize("leader", MET)
def test_a_leader_is_played_when_its_requirement_is_just_met_and_nothing_is_paid(leader: str) -> None:
    t = holding(leader, **given(MET[leader])).do(f"play:{leader}")
    assert (t.changes(), t.told("leader-played")) == ({}, [("leader-played", 0, leader)])


@pytest.mark.clause("R-28", "R-30", "H-24", "L-75")
@pytest.mark.parametrize(("leader", "position"), UNMET)
def test_and_not_when_one_line_of_it_is_missed_by_one(leader: str, position: Position) -> None:
    t = holding(leader, **given(position))
    assert t.clause(f"play:{leader}") == "L-74"


@pytest.mark.clause("R-30", "HR-42", "L-75")
def test_an_upper_limit_is_checked_but_once() -> None:
    t = table(houses=True, hand={0: ["alfonso_v_daragona"]}, stock={0: {"mp": 6}}, floors={"territory.1": "hermitage"})
    t.do("play:alfonso_v_daragona", "place:white:territory.1:0")
    assert t.stock()["fp"] == 2  # the card's own and his


@pytest.mark.clause("HR-42")
def test_limits_on_cards_count_special_ones_and_on_tokens_only_those_held() -> None:
    t = table(
        houses=True, hand={0: ["ladislao_vii_jagellone"]}, cards={0: ["loggia", "convent"]}, stock={0: {"vp": 10}}
    )
    assert not t.may("play:ladislao_vii_jagellone")
    t = table(
        houses=True,
        hand={0: ["lucia_da_narni"]},
        cards={0: ["hill_abbey", *own(building=5)]},
        tokens={0: ["alms", "alms", "timber"]},
    )
    assert not t.may("play:lucia_da_narni")
    t.do("hold:hill_abbey:alms")
    assert t.may("play:lucia_da_narni")
