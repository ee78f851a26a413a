"""What the new leaders ask for, and the Secretary who waives one line of it. R-30, HR-41, HR-42."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from ..build import Table, table
from ..facts import of_type

# by leader: cards by type, stock, tokens held, leaders in play: just enough
ENOUGH: Final[dict[str, tuple[dict[str, int], dict[str, int], int, int]]] = {
    "alfonso_v_daragona": ({}, {"mp": 6}, 0, 0),
    "alfonso_i_deste": ({}, {"coin": 10, "servant": 1}, 0, 0),
    "beatrice_deste": ({"territory": 4, "character": 1}, {"coin": 1}, 0, 0),
    "bramante": ({"venture": 4}, {"servant": 4, "wood": 4, "coin": 4}, 0, 0),
    "carlo_viii": ({}, {"servant": 6, "mp": 5, "fp": 5}, 0, 0),
    "erasmo_da_rotterdam": ({"venture": 4, "character": 3}, {}, 0, 0),
    "ercole_i_deste": ({}, {"fp": 4, "mp": 1, "coin": 1}, 0, 0),
    "ferdinando_daragona": ({}, {"coin": 8, "servant": 8, "stone": 1}, 0, 0),
    "giulio_ii": ({"territory": 4, "character": 3, "building": 2}, {}, 0, 0),
    "guglielmo_de_pazzi": ({"character": 4}, {"coin": 8}, 0, 0),
    "jacopo_salviati": ({"building": 3}, {"mp": 8}, 0, 0),
    "ladislao_vii_jagellone": ({"building": 1}, {"vp": 10}, 0, 0),
    "leon_battista_alberti": ({"venture": 3}, {"servant": 10}, 0, 0),
    "lucia_da_narni": ({"territory": 1, "character": 5}, {}, 2, 0),
    "marsilio_ficino": ({"venture": 1}, {"fp": 4, "stone": 5}, 0, 0),
    "martin_lutero": ({"territory": 1, "character": 1, "building": 1, "venture": 1}, {"mp": 7}, 0, 0),
    "massimiliano_i_dasburgo": ({"territory": 4, "building": 4}, {}, 0, 0),
    "niccolo_machiavelli": ({"territory": 3}, {"vp": 20}, 0, 1),
    "palla_strozzi": ({"territory": 4}, {"fp": 5}, 0, 0),
    "paracelso": ({"territory": 3}, {"stone": 3}, 0, 0),
    "piero_della_francesca": ({}, {"vp": 10}, 4, 0),
    "pietro_bembo": ({"character": 3}, {"fp": 3}, 0, 0),
    "raffaello_sanzio": ({"character": 3}, {"wood": 6, "servant": 4}, 0, 0),
    "tomas_de_torquemada": ({"building": 3}, {"wood": 5}, 0, 0),
}
LACKING: Final = [  # one line is not met: what is changed in what is just enough
    ("alfonso_v_daragona", {"mp": -1}), ("alfonso_v_daragona", {"fp": 1}),
    ("alfonso_i_deste", {"coin": -1}), ("alfonso_i_deste", {"servant": 1}),
    ("beatrice_deste", {"territory": -1}), ("beatrice_deste", {"character": 1}), ("beatrice_deste", {"coin": 1}),
    ("bramante", {"venture": -1}), ("bramante", {"servant": -1}), ("bramante", {"wood": -1}),
    ("bramante", {"coin": -1}),
    ("carlo_viii", {"servant": -1}), ("carlo_viii", {"mp": -1}), ("carlo_viii", {"fp": -1}),
    ("erasmo_da_rotterdam", {"venture": -1}), ("erasmo_da_rotterdam", {"character": -1}),
    ("ercole_i_deste", {"fp": -1}), ("ercole_i_deste", {"mp": 1}), ("ercole_i_deste", {"coin": 1}),
    ("ferdinando_daragona", {"coin": -1}), ("ferdinando_daragona", {"servant": -1}),
    ("ferdinando_daragona", {"stone": 1}), ("ferdinando_daragona", {"wood": 1}),
    ("giulio_ii", {"territory": -1}), ("giulio_ii", {"venture": 1}),
    ("guglielmo_de_pazzi", {"character": -1}), ("guglielmo_de_pazzi", {"coin": -1}),
    ("jacopo_salviati", {"building": -1}), ("jacopo_salviati", {"mp": -1}),
    ("ladislao_vii_jagellone", {"building": 1}), ("ladislao_vii_jagellone", {"vp": -1}),
    ("leon_battista_alberti", {"venture": -1}), ("leon_battista_alberti", {"servant": -1}),
    ("lucia_da_narni", {"territory": 1}), ("lucia_da_narni", {"character": -1}), ("lucia_da_narni", {"token": 1}),
    ("marsilio_ficino", {"venture": 1}), ("marsilio_ficino", {"fp": -1}), ("marsilio_ficino", {"stone": -1}),
    ("martin_lutero", {"territory": -1}), ("martin_lutero", {"character": -1}), ("martin_lutero", {"building": -1}),
    ("martin_lutero", {"venture": -1}), ("martin_lutero", {"mp": -1}),
    ("massimiliano_i_dasburgo", {"territory": -1}), ("massimiliano_i_dasburgo", {"building": -1}),
    ("niccolo_machiavelli", {"territory": -1}), ("niccolo_machiavelli", {"vp": -1}),
    ("niccolo_machiavelli", {"leader": -1}),
    ("palla_strozzi", {"territory": -1}), ("palla_strozzi", {"fp": -1}),
    ("paracelso", {"territory": -1}), ("paracelso", {"stone": -1}),
    ("piero_della_francesca", {"token": -1}), ("piero_della_francesca", {"vp": -1}),
    ("pietro_bembo", {"character": -1}), ("pietro_bembo", {"fp": -1}),
    ("raffaello_sanzio", {"character": -1}), ("raffaello_sanzio", {"wood": -1}), ("raffaello_sanzio", {"servant": -1}),
    ("tomas_de_torquemada", {"building": -1}), ("tomas_de_torquemada", {"wood": -1}),
]  # fmt: skip
TYPES: Final = ("territory", "character", "building", "venture")


def holding(leader: str, change: Mapping[str, int], *more: str, **position: Any) -> Table:
    """Seat 0's turn with a leader in hand and just enough for it, something of it changed; `more` cards besides."""
    counts, stock, tokens, leaders = ENOUGH[leader]
    cards = {kind: counts.get(kind, 0) + change.get(kind, 0) for kind in TYPES}
    goods = {r: stock.get(r, 0) + change.get(r, 0) for r in ("wood", "stone", "coin", "servant", "mp", "fp", "vp")}
    tokens += change.get("token", 0)
    faces = ["alms"] * min(tokens, 3) + ["renown"] * (tokens - 3)
    played = ["santa_rita"] if leaders + change.get("leader", 0) else []
    return table(
        houses=True, hand={0: [leader]}, stock={0: goods}, tokens={0: faces},
        cards={0: [*(card for kind in TYPES for card in of_type(kind)[: cards[kind]]), *more]}, played={0: played},
        **position,
    )  # fmt: skip


@pytest.mark.clause("R-28", "R-30", "L-75", "HR-42")
@pytest.mark.parametrize("leader", ENOUGH)
def test_a_new_leader_is_played_when_every_line_is_met_and_nothing_is_paid(leader: str) -> None:
    t = holding(leader, {})
    before = t.stock()
    t.do(f"play:{leader}")
    assert t.stock() == before
    assert t.told("leader-played") == [("leader-played", 0, leader)]


@pytest.mark.clause("R-30", "L-75", "HR-42")
@pytest.mark.parametrize(("leader", "change"), LACKING)
def test_it_is_not_played_when_one_line_is_not_met(leader: str, change: dict[str, int]) -> None:
    assert holding(leader, change).clause(f"play:{leader}") == "L-74"


@pytest.mark.clause("R-30", "HR-42")
def test_a_sum_of_wood_and_stone_and_a_number_of_cards_of_any_type() -> None:
    assert holding("ferdinando_daragona", {"stone": -1, "wood": 1}).may("play:ferdinando_daragona")
    assert holding("beatrice_deste", {"character": -1, "building": 1}).may("play:beatrice_deste")
    assert holding("giulio_ii", {"character": -3, "venture": 3}).may("play:giulio_ii")  # three types, others


@pytest.mark.clause("HR-42", "R-30", "H-24", "L-75")
def test_an_upper_limit_counts_when_the_leader_is_played_and_never_again() -> None:
    t = holding("alfonso_i_deste", {}, floors={"character.1": "warlord"})
    t.do("play:alfonso_i_deste", "place:white:character.1:0")
    assert t.stock()["servant"] == 3  # more than the one that could be there before


@pytest.mark.clause("HR-42", "R-19")
def test_limits_and_numbers_of_cards_count_special_ones() -> None:
    assert holding("beatrice_deste", {"character": -1}, "humanist").may("play:beatrice_deste")
    assert holding("beatrice_deste", {}, "humanist").clause("play:beatrice_deste") == "L-74"
    assert holding("paracelso", {"territory": -1}, "florin_vault").may("play:paracelso")


@pytest.mark.clause("HR-42", "HR-24", "R-18")
def test_a_limit_on_tokens_counts_those_held() -> None:
    t = holding("lucia_da_narni", {"token": 1, "territory": -1}, "hill_abbey")
    assert t.clause("play:lucia_da_narni") == "L-74"
    t.do("hold:hill_abbey:alms")
    assert t.may("play:lucia_da_narni")


# ---- the Secretary ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("HR-41", "R-30")
@pytest.mark.parametrize(("leader", "change"), LACKING)
def test_the_secretary_waives_one_line(leader: str, change: dict[str, int]) -> None:
    """She is a character herself, in the place of one of the others."""
    others = ENOUGH[leader][0].get("character", 0) + change.get("character", 0)
    with_her = {**change, "character": change.get("character", 0) - (others > 0)}
    assert holding(leader, with_her, "secretary").may(f"play:{leader}")


@pytest.mark.clause("HR-41")
def test_of_two_lines_that_are_not_met_one_stays() -> None:
    assert holding("bramante", {"wood": -4, "coin": -1}, "secretary").clause("play:bramante") == "L-74"
    assert holding("bramante", {"wood": -4}, "secretary").may("play:bramante")
    assert holding("carlo_viii", {"mp": -5, "fp": -5}, "secretary").clause("play:carlo_viii") == "L-74"
    assert holding("beatrice_deste", {"coin": 1, "territory": -2}, "secretary").clause("play:beatrice_deste") == "L-74"


@pytest.mark.clause("HR-41")
@pytest.mark.parametrize("leader", ["girolamo_savonarola", "santa_rita", "lucrezia_borgia", "ludovico_ariosto"])
def test_a_leader_with_one_line_is_free_with_her(leader: str) -> None:
    t = table(houses=True, hand={0: [leader]}, cards={0: ["secretary"]})
    assert t.may(f"play:{leader}")
    assert table(houses=True, hand={0: [leader]}).clause(f"play:{leader}") == "L-74"


@pytest.mark.clause("HR-41", "L-83")
def test_she_finds_nobody_for_lorenzo_to_copy() -> None:
    t = table(houses=True, hand={0: ["lorenzo_de_medici"]}, cards={0: ["secretary"]})
    assert t.clause("play:lorenzo_de_medici") == "L-83"
