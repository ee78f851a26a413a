"""Chapter 11: playing, using and discarding leaders, in the advanced rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.kinds import LEADER
from signoria.games.lorenzo.placing import Turn

from .build import Table, table
from .facts import GIVING, LASTING, LEADERS, ONCE, PRIVILEGES, of_type

TURN = Turn(0, False, False)
TILE = {"harvest": {"wood": 1, "stone": 1, "servant": 1}, "production": {"coin": 2, "mp": 1}}


def asked_by(leader: str) -> list[tuple[dict[str, int], dict[str, int]]]:
    """The ways to meet a leader's requirement: (cards by type, stock)."""
    requirement = LEADERS[leader]["requirement"]
    return [(way.get("cards", {}), way.get("res", {})) for way in requirement.get("any_of", [requirement])]


def holding(leader: str, cards: Mapping[str, int], stock: Mapping[str, int], **position: Any) -> Table:
    """Seat 0's turn with a leader in hand and so many cards of each type."""
    owned = [card for kind, n in cards.items() for card in of_type(kind)[:n]]
    return table(hand={0: [leader]}, cards={0: owned}, stock={0: stock}, played={1: ["ludovico_il_moro"]}, **position)


# ---- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-74", "L-75")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_is_played_when_the_requirement_is_met_and_nothing_is_paid(leader: str) -> None:
    for cards, stock in asked_by(leader):
        t = holding(leader, cards, stock)
        before = t.stock()
        t.do(f"play:{leader}")
        assert t.stock() == before
        p = t.state.players[0]
        assert (p.hand, [LEADER.text(x) for x in p.played]) == ((), [leader])
        assert t.told("leader-played") == [("leader-played", 0, leader)]


@pytest.mark.clause("L-74", "L-75")
@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_is_not_played_when_anything_is_one_short(leader: str) -> None:
    for cards, stock in asked_by(leader):
        for kind in cards:
            t = holding(leader, {**cards, kind: cards[kind] - 1}, stock)
            assert t.clause(f"play:{leader}") == "L-74"
        for resource in stock:
            t = holding(leader, cards, {**stock, resource: stock[resource] - 1})
            assert t.clause(f"play:{leader}") == "L-74"


@pytest.mark.clause("L-75")
def test_six_cards_for_lucrezia_are_of_one_type() -> None:
    t = holding("lucrezia_borgia", {"territory": 5, "character": 5, "building": 5, "venture": 5}, {})
    assert t.clause("play:lucrezia_borgia") == "L-74"


@pytest.mark.clause("L-75")
def test_a_requirement_need_not_stay_fulfilled() -> None:
    """Savonarola asks for 18 coins; the Warlord then costs 2 of them."""
    t = table(hand={0: ["girolamo_savonarola"]}, stock={0: {"coin": 18}}, floors={"character.1": "warlord"})
    t.do("play:girolamo_savonarola", "place:white:character.1:0")
    assert t.do("use:girolamo_savonarola").changes() == {"fp": 1}


@pytest.mark.clause("L-75", "L-74")
def test_the_moment_counts_so_a_placement_can_help_or_harm() -> None:
    """12 military points are reached in the market, 10 wood are spent on a Chapel."""
    t = table(hand={0: ["giovanni_dalle_bande_nere"]}, stock={0: {"mp": 9}})
    assert t.clause("play:giovanni_dalle_bande_nere") == "L-74"
    t.do("place:white:market.3:0", "play:giovanni_dalle_bande_nere")
    t = table(hand={0: ["sandro_botticelli"]}, stock={0: {"wood": 10}}, floors={"building.1": "chapel"})
    assert t.may("play:sandro_botticelli")
    assert t.do("place:white:building.1:0").clause("play:sandro_botticelli") == "L-74"


@pytest.mark.clause("L-74")
def test_leader_actions_come_before_and_after_the_placement_in_any_number() -> None:
    hand = ["girolamo_savonarola", "michelangelo_buonarroti", "sandro_botticelli", "santa_rita"]
    t = table(hand={0: hand}, stock={0: {"coin": 18, "stone": 10, "wood": 10}})
    t.do("play:girolamo_savonarola", "play:michelangelo_buonarroti", "use:michelangelo_buonarroti")
    assert t.asked == 0
    t.do("place:white:market.1:0", "play:sandro_botticelli", "use:sandro_botticelli", "use:girolamo_savonarola")
    assert (t.asked, t.question) == (0, "end")
    t.do("end-turn")
    assert t.asked == -1


@pytest.mark.clause("L-74")
@pytest.mark.parametrize(
    ("space", "question", "answer"),
    [("palace", "privilege", "privilege:coins"), ("character.1", "bonus-tower", "decline"),
     ("production.small", "production", "skip"), ("building.1", "pay", "")],
)  # fmt: skip
def test_there_are_none_in_the_middle_of_a_placement(space: str, question: str, answer: str) -> None:
    t = table(
        hand={0: ["santa_rita"]}, played={0: ["girolamo_savonarola"]}, cards={0: ["chapel", "stonemason"]},
        stock={0: {"coin": 9, "fp": 8, "wood": 9, "stone": 9}}, floors={"character.1": "abbess", "building.1": "mint"},
    )  # fmt: skip
    t.do(f"place:white:{space}:0")
    assert t.question == question
    assert not any(t.options(verb) for verb in ("play", "discard", "use"))
    t.do(answer or t.options("pay")[0])
    assert t.question == "end"
    assert t.may("play:santa_rita") or t.may("discard:santa_rita")


@pytest.mark.clause("L-74")
def test_leader_actions_are_for_the_own_turn() -> None:
    t = table(turn=1, hand={0: ["santa_rita"]}, played={0: ["girolamo_savonarola"]}, stock={0: {"fp": 8}})
    assert t.asked == 1
    assert t.options(seat=0) == []


@pytest.mark.clause("L-74")
def test_a_turn_ends_by_itself_when_no_leader_action_is_left() -> None:
    """And only then: an ability not yet used, or a leader in hand, keeps it open."""
    assert table().do("place:white:market.1:0").asked == -1
    assert table(played={0: ["santa_rita"]}).do("place:white:market.1:0").asked == -1
    assert table(hand={0: ["santa_rita"]}).do("place:white:market.1:0").options() == ["discard:santa_rita", "end-turn"]
    t = table(played={0: ["sandro_botticelli"]}).do("place:white:market.1:0")
    assert t.options() == ["use:sandro_botticelli", "end-turn"]
    assert t.do("use:sandro_botticelli").asked == -1


@pytest.mark.clause("L-74")
def test_a_leader_action_places_no_member_and_the_turn_goes_on() -> None:
    t = table(hand={0: ["santa_rita"]}, stock={0: {"fp": 8}}).do("play:santa_rita")
    assert (t.asked, t.question, len(t.at_hand(0))) == (0, "turn", 4)
    assert not t.may("end-turn")


@pytest.mark.clause("L-1", "L-74")
def test_there_are_no_leaders_in_the_base_rules() -> None:
    t = table(option={"rules": "base"})
    assert not any(t.options(verb) for verb in ("play", "discard", "use"))


# ---- abilities once a round ------------------------------------------------------------------------------------------


@pytest.mark.clause("L-76")
@pytest.mark.parametrize("leader", GIVING)
def test_what_an_ability_gives(leader: str) -> None:
    gain = LEADERS[leader]["effect"]["gain"]
    t = table(played={0: [leader]}).do(f"use:{leader}")
    assert t.changes() == {resource: n for resource, n in gain.items() if resource != "priv"}
    assert (t.question == "privilege") == ("priv" in gain)
    assert t.told("leader-used") == [("leader-used", 0, leader)]


@pytest.mark.clause("L-76", "L-45")
def test_gonzagas_privilege_is_any_of_the_five() -> None:
    for choice, gain in PRIVILEGES.items():
        t = table(played={0: ["ludovico_iii_gonzaga"]}).do("use:ludovico_iii_gonzaga", f"privilege:{choice}")
        assert t.changes() == gain


@pytest.mark.clause("L-76")
@pytest.mark.parametrize("leader", ONCE)
def test_an_ability_is_used_once_a_round_and_comes_back(leader: str) -> None:
    finish = {"priv": ["decline"], "harvest": ["work:0"], "production": ["work:0"], "set": ["raise:white"]}
    effect = LEADERS[leader]["effect"]
    key = "priv" if "priv" in effect.get("gain", {}) else effect.get("action", "")
    answers = finish["set"] if "set_one_colored_member_value" in effect else finish.get(key, [])
    t = table(2, played={0: [leader]}, steps=[TURN, EndOfRound(), TURN])
    t.do(f"use:{leader}", *answers)
    assert t.clause(f"use:{leader}") == "L-76"
    t.do("place:white:market.1:0")
    assert t.asked == 0, "the next round's turn"
    assert t.may(f"use:{leader}")


@pytest.mark.clause("L-76")
@pytest.mark.parametrize("leader", ONCE)
def test_an_ability_is_ready_in_the_turn_of_playing_also_after_the_placement(leader: str) -> None:
    (cards, stock), *_ = asked_by(leader)
    t = holding(leader, cards, stock).do(f"play:{leader}")
    assert t.may(f"use:{leader}")
    t.do("place:white:market.1:0")
    assert t.may(f"use:{leader}")


@pytest.mark.clause("L-76")
def test_an_ability_waits_for_a_later_turn_of_the_round() -> None:
    t = table(2, played={0: ["cosimo_de_medici"]}, turn=[0, 0])
    t.do("place:white:market.1:0", "end-turn")
    assert t.do("use:cosimo_de_medici").changes() == {"servant": 3, "vp": 1}


@pytest.mark.clause("L-76")
@pytest.mark.parametrize("leader", LASTING)
def test_a_lasting_ability_has_no_use_and_is_in_force_at_once(leader: str) -> None:
    t = table(played={0: [leader], 1: ["sisto_iv"]}, copied={0: "sisto_iv"} if leader == "lorenzo_de_medici" else None)
    assert not t.options("use")
    assert f"use:{leader}" not in str(t.options())


# ---- discarding ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("L-77", "L-45")
@pytest.mark.parametrize("choice", PRIVILEGES)
def test_a_leader_in_hand_is_worth_a_privilege_at_once(choice: str) -> None:
    t = table(hand={0: ["santa_rita", "sisto_iv"]}).do("discard:sisto_iv")
    assert (t.question, t.changes()) == ("privilege", {})
    assert t.do(f"privilege:{choice}").changes() == PRIVILEGES[choice]
    assert [LEADER.text(x) for x in t.state.players[0].hand] == ["santa_rita"]
    assert [LEADER.text(x) for x in t.state.players[0].discarded] == ["sisto_iv"]


@pytest.mark.clause("L-77", "A-22", "L-46")
def test_all_of_a_hand_in_one_turn_and_the_privileges_may_be_alike() -> None:
    hand = ["santa_rita", "sisto_iv", "cesare_borgia", "ludovico_ariosto"]
    t = table(hand={0: hand})
    for leader in hand[:3]:
        t.do(f"discard:{leader}", "privilege:faith")
    t.do("place:white:market.1:0", "discard:ludovico_ariosto", "privilege:faith")
    assert t.stock()["fp"] == 4
    assert t.asked == -1


@pytest.mark.clause("L-77")
def test_a_played_leader_is_not_discarded_and_a_discarded_one_not_played() -> None:
    t = table(played={0: ["santa_rita"]}, hand={0: ["sandro_botticelli"]}, stock={0: {"wood": 10}})
    assert t.options("discard") == ["discard:sandro_botticelli"]
    t.do("discard:sandro_botticelli", "privilege:coins")
    assert not t.options("play")


@pytest.mark.clause("L-77")
def test_no_requirement_stands_before_discarding() -> None:
    assert all(table(hand={0: [leader]}).may(f"discard:{leader}") for leader in LEADERS)


# ---- harvest and production by leaders -------------------------------------------------------------------------------


@pytest.mark.clause("L-78")
def test_sforza_harvests_at_one() -> None:
    t = table(played={0: ["francesco_sforza"]}, cards={0: ["commercial_hub", "woods", "sanctuary"]})
    t.do("use:francesco_sforza", "work:0")
    assert t.told("worked") == [("worked", 0, "harvest", 1)]
    assert t.changes() == {"wood": 1, "stone": 1, "servant": 1, "coin": 1 + 1, "fp": 1}


@pytest.mark.clause("L-78")
def test_leonardo_at_nothing_activates_nothing() -> None:
    t = table(played={0: ["leonardo_da_vinci"]}, cards={0: ["garden"]}, stock={0: {"servant": 1}})
    assert t.do("use:leonardo_da_vinci", "work:0").changes() == {}
    t = table(played={0: ["leonardo_da_vinci"]}, cards={0: ["garden"]}, stock={0: {"servant": 1}})
    t.do("use:leonardo_da_vinci", "work:1")
    assert t.changes() == {"servant": -1, "coin": 2, "mp": 1, "vp": 3}


@pytest.mark.clause("L-78", "L-20")
@pytest.mark.parametrize(
    ("leader", "helpers", "base"),
    [("francesco_sforza", ["farmer", "peasant"], 1), ("leonardo_da_vinci", ["artisan", "scholar"], 0)],
)
def test_servants_raise_them_and_characters_do_not(leader: str, helpers: list[str], base: int) -> None:
    t = table(played={0: [leader]}, cards={0: helpers}, stock={0: {"servant": 3}}).do(f"use:{leader}")
    assert t.options() == ["work:0..3", "decline"]
    assert t.do("work:3").told("worked")[0][3] == base + 3


@pytest.mark.clause("L-78", "L-50")
def test_they_need_no_space_and_leave_the_member_at_hand() -> None:
    members = {"harvest.small": (1, "white"), "harvest.large": (0, "orange")}
    t = table(played={0: ["francesco_sforza"]}, members=members).do("use:francesco_sforza", "work:0")
    assert t.changes() == TILE["harvest"]
    assert t.at_hand(0) == ["white", "black", "neutral"]
