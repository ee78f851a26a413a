"""Orsini and Visconti, all halves of their powers. R-41 R-43 U-9, HR-54 HR-56."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.state import house_of

from ...build import SIX, Table
from .reading import (
    Goods,
    of,
)

# ---- Orsini ----------------------------------------------------------------------------------------------------------


def sets(number: int, **position: Any) -> Table:
    """Orsini one character short of their set of that number."""
    own = [card for kind, cards in SIX.items() for card in cards[: number - (kind == "character")]]
    t = of(
        "orsini",
        cards={0: own},
        floors={"character.1": "dame", **position.pop("floors", {})},
        stock={0: {"coin": 4}},
        **position,
    )
    house_of(t.state.players[0]).sets = number - 1
    return t


@pytest.mark.clause("R-41", "HR-54")
def test_the_first_set_draws_two_leaders() -> None:
    t = sets(1, pile=["carlo_viii", "paracelso", "sisto_iv"]).do("place:white:character.1:0")
    assert len(t.state.players[0].hand) == 2


@pytest.mark.clause("R-41", "HR-54", "HR-40")
def test_the_second_plays_a_leader_free() -> None:
    t = sets(2, hand={0: ["carlo_viii"]}).do("place:white:character.1:0")
    assert sorted(t.options()) == ["decline", "play-free:carlo_viii"]


@pytest.mark.clause("R-41", "HR-54")
@pytest.mark.parametrize(("number", "points"), [(3, 10), (4, 15), (5, 0), (6, 0)])
def test_the_third_and_fourth_bring_points_the_others_nothing(number: int, points: int) -> None:
    t = sets(number).do("place:white:character.1:0")
    assert t.changes().get("vp", 0) == points


@pytest.mark.clause("HR-54", "R-19")
def test_a_special_card_completes_a_set() -> None:
    t = of(
        "orsini",
        cards={0: ["woods", "mint", "crusade"]},
        floors={"special.1": "humanist"},
        stock={0: {"coin": 2}},
        pile=["carlo_viii", "paracelso", "sisto_iv", "santa_rita"],
    ).do("place:white:special.1:0")
    assert len(t.state.players[0].hand) == 4
    assert t.told("set-complete") == [("set-complete", 0, 1)]


@pytest.mark.clause("HR-54", "HR-45")
def test_a_set_completed_again_brings_nothing() -> None:
    t = of(
        "orsini",
        cards={0: ["woods", "mint", "crusade"]},
        floors={"character.1": "warlord", "character.2": "dame"},
        played={0: ["tomas_de_torquemada"]},
        stock={0: {"coin": 9, "servant": 3}},
        turn=(0, 0),
        pile=["carlo_viii", "paracelso", "sisto_iv", "santa_rita"],
    )
    t.do("place:white:character.1:0", "use:tomas_de_torquemada")
    t.do("give-up:warlord", "end-turn")
    assert len(t.state.players[0].hand) == 2
    t.do("place:neutral:character.2:3")
    assert t.cards(0, "character") == ["dame"]
    assert len(t.state.players[0].hand) == 2


@pytest.mark.clause("HR-54", "HR-18")
def test_an_orsini_reward_is_a_gain_of_points() -> None:
    t = sets(3, played={0: ["niccolo_machiavelli"]}).do("place:white:character.1:0")
    assert t.changes()["vp"] == 11


@pytest.mark.clause("HR-54", "L-36")
def test_two_sets_in_one_turn_come_one_after_the_other() -> None:
    own = ["woods", "village", "mint", "tax_office", "crusade", "sacred_war"]
    t = of(
        "orsini",
        cards={0: own},
        floors={"character.1": "patron", "character.2": "warlord"},
        stock={0: {"coin": 6}},
        pile=["carlo_viii", "paracelso", "sisto_iv"],
    )
    t.do("place:white:character.1:0")
    assert len(t.state.players[0].hand) == 2
    t.do("take:character.2:0")
    assert t.options("play-free") != []


# ---- Visconti --------------------------------------------------------------------------------------------------------

FIVE: dict[str, Goods] = {
    "visconti_1": {"coin": 2},
    "visconti_2": {"servant": 2},
    "visconti_3": {"wood": 1, "stone": 1},
    "visconti_4": {"mp": 2},
    "visconti_5": {"fp": 1},
}
PLAYED = [
    "girolamo_savonarola",
    "michelangelo_buonarroti",
    "giovanni_dalle_bande_nere",
    "sandro_botticelli",
    "ludovico_iii_gonzaga",
    "sisto_iv",
    "pietro_bembo",
]
WEALTH = {"coin": 40, "wood": 40, "stone": 40, "servant": 40, "mp": 40}


@pytest.mark.clause("R-43", "U-9", "HR-56")
@pytest.mark.parametrize("token", FIVE)
def test_visconti_turn_a_token_with_each_leader(token: str) -> None:
    t = of("visconti", hand={0: PLAYED[:1]}, stock={0: WEALTH}).do("play:girolamo_savonarola")
    assert t.options() == [f"wake:{x}" for x in FIVE]
    assert t.do(f"wake:{token}").changes() == FIVE[token]


@pytest.mark.clause("R-43", "HR-56")
def test_their_bonuses_build_up_and_a_sixth_leader_gives_all() -> None:
    t = of("visconti", hand={0: PLAYED[:6]}, stock={0: WEALTH})
    total: Goods = {}
    for leader, token in zip(PLAYED[:5], FIVE, strict=True):
        t.do(f"play:{leader}", *([f"wake:{token}"] if token != "visconti_5" else []))  # the last one is no choice
        total = {**total, **FIVE[token]}
        assert t.changes() == total
    assert (
        t.do("play:sisto_iv").changes() == total == {"coin": 2, "servant": 2, "wood": 1, "stone": 1, "mp": 2, "fp": 1}
    )


@pytest.mark.clause("HR-56", "HR-40")
def test_also_in_the_middle_of_a_placement_and_before_an_immediate_effect() -> None:
    t = of(
        "visconti",
        hand={0: ["ladislao_vii_jagellone", "carlo_viii"]},
        floors={"special.1": "maecenas"},
        stock={0: {"coin": 7}},
    )
    t.do("place:white:special.1:0", "play-free:ladislao_vii_jagellone")
    assert t.options("wake") == [f"wake:{x}" for x in FIVE]
    t.do("wake:visconti_1", "play-free:carlo_viii", "wake:visconti_4")
    assert t.stock() == {**t.stock(), "coin": 4, "mp": 2}


@pytest.mark.clause("HR-13", "HR-56", "L-66")
def test_each_token_of_theirs_is_a_source() -> None:
    t = of("visconti", hand={0: PLAYED[:1]}, stock={0: WEALTH}, banned={0: ["tile_1_2"]})
    assert t.do("play:girolamo_savonarola", "wake:visconti_1").changes() == {"coin": 1}


@pytest.mark.clause("R-43", "HR-43")
def test_copying_and_discarding_turn_no_token() -> None:
    t = of("visconti", hand={0: ["lorenzo_de_medici", "sisto_iv"]}, played={1: ["carlo_viii"]}, stock={0: {"vp": 35}})
    t.do("discard:sisto_iv", "privilege:coins")
    assert t.options("wake") == []
    t.do("play:lorenzo_de_medici")
    asked = 0
    while t.options("wake") or t.options("copy"):
        asked += bool(t.options("wake"))
        t.do((t.options("wake") or t.options("copy"))[0])
    assert asked == 1
