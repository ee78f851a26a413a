"""Chapter 11: Lorenzo de' Medici, who copies another player's leader."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.flow import Actions, EndOfRound, SetUpRound
from signoria.games.lorenzo.kinds import LEADER
from signoria.games.lorenzo.placing import Turn
from signoria.kernel.pack import fields

from .build import Table, table
from .facts import GIVING, LASTING

TURN = Turn(0, False, False)

MEDICI = "lorenzo_de_medici"


@pytest.mark.clause("L-83")
def test_lorenzo_is_not_played_while_there_is_nobody_to_copy() -> None:
    t = table(hand={0: [MEDICI]}, stock={0: {"vp": 35}})
    assert t.clause(f"play:{MEDICI}") == "L-83"
    t = table(hand={0: [MEDICI], 1: ["santa_rita"]}, played={0: ["sisto_iv"]}, stock={0: {"vp": 35}})
    assert t.clause(f"play:{MEDICI}") == "L-83", "own leaders, and others' hands, do not count"
    assert t.may(f"discard:{MEDICI}")


@pytest.mark.clause("L-83")
def test_lorenzo_chooses_among_all_leaders_before_the_others() -> None:
    t = table(
        hand={0: [MEDICI]}, stock={0: {"vp": 35}},
        played={0: ["sisto_iv"], 1: ["santa_rita", "cesare_borgia"], 3: ["ludovico_ariosto"]},
    ).do(f"play:{MEDICI}")  # fmt: skip
    assert t.question == "copy"
    assert set(t.options()) == {"copy:santa_rita", "copy:cesare_borgia", "copy:ludovico_ariosto"}


@pytest.mark.clause("L-83", "L-80")
def test_the_copied_ability_is_his_for_good() -> None:
    t = table(
        2, hand={0: [MEDICI]}, stock={0: {"vp": 35}}, played={1: ["ludovico_ariosto"]},
        members={"market.1": (1, "white")}, steps=[TURN, EndOfRound(), SetUpRound(), Actions()],
    )  # fmt: skip
    assert t.clause("place:white:market.1:0") == "L-19"
    t.do(f"play:{MEDICI}", "copy:ludovico_ariosto")
    assert t.may("place:white:market.1:0")
    t.do("place:white:market.1:0")
    assert LEADER.text(t.state.players[0].copied) == "ludovico_ariosto"
    assert not t.options("copy")


@pytest.mark.clause("L-83", "L-79", "L-82", "L-81", "L-62")
@pytest.mark.parametrize("leader", [name for name in LASTING if name != MEDICI])
def test_a_copied_lasting_leader_works_like_his_own(leader: str) -> None:
    """The powers that the rules read are the same."""
    copied = powers(table(played={0: [MEDICI], 1: [leader]}, copied={0: leader}))
    assert copied == powers(table(played={0: [leader]})) != powers(table())


def powers(t: Table) -> dict[str, object]:
    """What the first player's cards and leaders add up to."""
    found = t.state.players[0].powers_
    return {name: getattr(found, name) for name in fields(found)}


@pytest.mark.clause("A-21", "L-83", "L-76")
@pytest.mark.parametrize("leader", GIVING)
def test_a_copied_ability_is_used_once_a_round_apart_from_its_owner(leader: str) -> None:
    turns = [TURN, Turn(1, False, False), EndOfRound(), TURN]
    t = table(2, played={0: [MEDICI], 1: [leader]}, copied={0: leader}, steps=turns)
    t.do(f"use:{MEDICI}", *(["decline"] if leader == "ludovico_iii_gonzaga" else []))
    assert t.clause(f"use:{MEDICI}") == "L-76"
    t.do("place:white:palace:0", "decline")
    assert t.asked == 1
    t.do(f"use:{leader}", *(["decline"] if leader == "ludovico_iii_gonzaga" else []))
    t.do("place:white:market.1:0")
    assert t.asked == 0
    assert t.may(f"use:{MEDICI}")


@pytest.mark.clause("A-21", "L-83")
def test_a_leader_turned_face_down_can_be_copied_and_the_copy_is_ready() -> None:
    """T-7"""
    t = table(
        2, hand={0: [MEDICI]}, played={1: ["cosimo_de_medici"]}, stock={0: {"vp": 35}}, turn=[1, 0]
    ).do("use:cosimo_de_medici", "place:white:market.1:0")  # fmt: skip
    t.do(f"play:{MEDICI}", "copy:cosimo_de_medici", f"use:{MEDICI}")
    assert t.changes() == {"servant": 3, "vp": 1}


@pytest.mark.clause("A-21", "L-78", "L-79")
def test_copies_of_actions_and_of_montefeltro() -> None:
    t = table(played={0: [MEDICI], 1: ["francesco_sforza"]}, copied={0: "francesco_sforza"}, cards={0: ["farmer"]})
    assert t.do(f"use:{MEDICI}", "work:0").told("worked") == [("worked", 0, "harvest", 1)]
    t = table(played={0: [MEDICI], 1: ["federico_da_montefeltro"]}, copied={0: "federico_da_montefeltro"})
    t.do(f"use:{MEDICI}", "raise:orange").do("place:orange:harvest.small:0")
    assert t.told("worked")[0][3] == 6


@pytest.mark.clause("L-83")
def test_lorenzo_asks_for_35_points_at_that_moment_only() -> None:
    t = table(hand={0: [MEDICI]}, stock={0: {"vp": 34}}, played={0: ["bartolomeo_colleoni"], 1: ["sisto_iv"]})
    assert t.clause(f"play:{MEDICI}") == "L-74"
    t.do("use:bartolomeo_colleoni")
    assert t.may(f"play:{MEDICI}")
