"""Lorenzo de' Medici copies new leaders. L-83, HR-43."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.lorenzo.flow import EndOfRound
from signoria.games.lorenzo.placing import Turn

from ..build import Table, table

LORENZO = "lorenzo_de_medici"


def copying(leader: str, **position: Any) -> Table:
    """Seat 0 has Lorenzo in play, who copies a leader of seat 1."""
    return table(houses=True, played={0: [LORENZO], 1: [leader]}, copied={0: leader}, **position)


@pytest.mark.clause("HR-43", "R-29")
def test_of_a_space_his_owner_gets_one_of_his_own_on_lorenzo() -> None:
    t = table(houses=True, turn=(0, 1), played={0: [LORENZO], 1: ["pietro_bembo"]}, copied={0: "pietro_bembo"})
    assert t.options("place:white:leader") == ["place:white:leader.lorenzo_de_medici:0..0"]
    t.do("place:white:leader.lorenzo_de_medici:0")
    assert t.changes() == {"coin": 3, "servant": 3}
    assert t.options("place:white:leader", seat=1) == ["place:white:leader.pietro_bembo:0..0"]
    assert t.do("place:white:leader.pietro_bembo:0").changes() == {"coin": 3, "servant": 3}


@pytest.mark.clause("HR-43", "HR-35")
def test_also_of_bramante() -> None:
    t = copying("bramante", cards={0: ["farmer"]}).do("place:black:leader.lorenzo_de_medici:0", "work-at:harvest")
    assert t.told("worked") == [("worked", 0, "harvest", 5)]


@pytest.mark.clause("HR-43", "R-25", "A-21")
def test_ladislao_copied_lets_another_leader_be_played_at_once() -> None:
    t = table(houses=True, hand={0: [LORENZO, "santa_rita"]}, played={1: ["ladislao_vii_jagellone"]},
              stock={0: {"vp": 35}})  # fmt: skip
    t.do(f"play:{LORENZO}", "copy:ladislao_vii_jagellone")
    assert t.options() == ["play-free:santa_rita", "decline"]
    t.do("play-free:santa_rita")
    assert t.options("play-free") == []


@pytest.mark.clause("HR-43", "HR-45", "L-76")
def test_torquemada_copied_works_once_a_round() -> None:
    t = copying("tomas_de_torquemada", cards={0: ["warlord", "humanist"]},
                steps=[Turn(0, True, False), EndOfRound(), Turn(0, False, False)])  # fmt: skip
    t.do(f"use:{LORENZO}", "give-up:warlord")
    assert t.changes() == {"fp": 3}
    assert t.told("gained") == [("gained", 0, LORENZO, {"fp": 3})]
    t.do(f"use:{LORENZO}", "give-up:humanist")
    assert t.changes() == {"fp": 3}
    assert t.clause(f"use:{LORENZO}") == "L-76"


@pytest.mark.clause("HR-43", "R-28")
def test_exchanges_copied_are_lorenzos() -> None:
    t = copying("raffaello_sanzio", stock={0: {"coin": 1}})
    assert t.clause(f"use-one:{LORENZO}:1") == "R-28"
    assert t.do(f"use-one:{LORENZO}:2").changes() == {"coin": -1, "vp": 3}
    assert t.options("use") == []


@pytest.mark.clause("HR-43", "L-83")
def test_permanent_ones_hold_from_now_on() -> None:
    t = table(houses=True, dice=(1, 1, 1), hand={0: [LORENZO]}, played={1: ["carlo_viii"]},
              floors={"territory.2": "village"}, stock={0: {"vp": 35, "servant": 2}})  # fmt: skip
    assert t.options("place:white:territory.2") == ["place:white:territory.2:2..2"]
    t.do(f"play:{LORENZO}", "copy:carlo_viii")
    assert t.options("place:white:territory.2") == ["place:white:territory.2:1..2"]
    t = copying("alfonso_v_daragona", floors={"territory.1": "village"}).do("place:white:territory.1:0")
    assert t.told("gained") == [("gained", 0, "alfonso_v_daragona", {"fp": 1})]
    t = copying("paracelso", floors={"building.1": "chapel"}, stock={0: {"servant": 2}})
    assert t.do("place:white:building.1:0").changes() == {"servant": -2, "fp": 1}


@pytest.mark.clause("HR-43", "R-43", "HR-12")
def test_copying_is_not_playing() -> None:
    """The Court Poet and Visconti answer to Lorenzo once, not to the leader that he copies."""
    t = table(families={0: "visconti"}, hand={0: [LORENZO]}, played={1: ["carlo_viii"]}, cards={0: ["court_poet"]},
              stock={0: {"vp": 35}})  # fmt: skip
    t.do(f"play:{LORENZO}", "wake:visconti_1")
    assert t.changes() == {"token": 1, "coin": 2}
    t.do("copy:carlo_viii")
    assert t.changes() == {}
    assert t.options("wake") == []


@pytest.mark.clause("HR-43", "R-28")
def test_what_is_copied_can_be_of_any_kind() -> None:
    others = ["carlo_viii", "pietro_bembo", "ladislao_vii_jagellone", "giulio_ii"]
    t = table(houses=True, hand={0: [LORENZO]}, played={1: others}, stock={0: {"vp": 35}}).do(f"play:{LORENZO}")
    assert sorted(t.options()) == sorted(f"copy:{leader}" for leader in others)
