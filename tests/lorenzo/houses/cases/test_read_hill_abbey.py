"""Hill Abbey with an action on it, and its circles. HR-12 HR-25 HR-33."""

from __future__ import annotations

import pytest

from ...build import Table, table

# ---- Hill Abbey and its circles --------------------------------------------------------------------------------------


def finish(t: Table, *answers: str, limit: int = 20) -> list[str]:
    """Answer with whichever of these is listed first; gives what was chosen; fails when it never ends."""
    chosen = []
    while t.asked == 0 and t.question not in ("turn", "end", ""):
        text = next(a for a in answers if t.may(a))
        t.do(text)
        chosen.append(text)
        assert len(chosen) < limit, chosen
    return chosen


@pytest.mark.clause("HR-25", "HR-30", "R-26")
def test_draining_hill_abbey_with_a_harvest_ends() -> None:
    t = table(
        houses=True,
        floors={"special.1": "draining_the_marshes"},
        cards={0: ["hill_abbey", "farmer", "peasant"]},
        tokens={0: ["gathering"]},
        stock={0: {"coin": 5}},
    )
    t.do("hold:hill_abbey:gathering", "place:white:special.1:0")
    assert finish(t, "activate:hill_abbey", "work:0") == ["activate:hill_abbey", "work:0"]


@pytest.mark.clause("HR-25", "HR-29")
def test_a_production_on_hill_abbey_woken_by_the_hospital_ends() -> None:
    t = table(houses=True, cards={0: ["hospital", "hill_abbey", "artisan", "scholar"]}, tokens={0: ["craft"]})
    t.do("hold:hill_abbey:craft", "place:white:production.small:0")
    chosen = finish(t, "activate:hill_abbey", "work:0", "skip", "decline", "end-turn")
    assert chosen.count("work:0") == 1


@pytest.mark.clause("HR-25", "HR-26")
def test_the_brokers_harvest_may_fire_hill_abbeys_once() -> None:
    t = table(
        houses=True, cards={0: ["broker", "hill_abbey", "farmer", "peasant"]}, tokens={0: ["gathering", "gathering"]}
    )
    t.do("hold:hill_abbey:gathering", "hold:broker:gathering", "place:white:market.1:0")
    assert finish(t, "work:0") == ["work:0", "work:0"]


@pytest.mark.clause("HR-25", "HR-12")
def test_its_action_comes_after_the_gains_of_the_harvest() -> None:
    t = table(houses=True, cards={0: ["hill_abbey", "mining_town"]}, tokens={0: ["gathering"]})
    t.do("hold:hill_abbey:gathering", "place:white:harvest.small:0")
    assert t.stock()["servant"] == 2
    assert t.options("work") == ["work:0..2"]


@pytest.mark.clause("HR-12", "HR-25", "L-57")
def test_and_after_its_privileges() -> None:
    t = table(houses=True, cards={0: ["hill_abbey", "city"]}, tokens={0: ["gathering"]})
    t.do("hold:hill_abbey:gathering", "place:white:harvest.small:0")
    assert t.options("privilege")
    assert not t.options("work")
    t.do("privilege:coins")
    assert t.options("work")


@pytest.mark.clause("HR-33", "R-18", "L-78")
def test_francesco_sforza_fires_hill_abbey_from_two_on() -> None:
    for servants, gain in ((0, {}), (1, {"fp": 1, "coin": 1})):
        t = table(
            houses=True,
            played={0: ["francesco_sforza"]},
            cards={0: ["hill_abbey", "farmer"]},
            tokens={0: ["alms"]},
            stock={0: {"servant": servants}},
        ).do("hold:hill_abbey:alms", "use:francesco_sforza", f"work:{servants}")
        assert {r: n for r, n in t.stock().items() if r in ("fp", "coin") and n} == gain


@pytest.mark.clause("HR-33", "L-78", "R-23")
def test_leonardo_at_nothing_activates_no_value_card() -> None:
    t = table(
        houses=True,
        played={0: ["leonardo_da_vinci"]},
        cards={0: ["joiners_yard"]},
        stock={0: {"wood": 3, "servant": 2}},
    )
    t.do("use:leonardo_da_vinci")
    assert t.options("work")[0].startswith("work:")
    assert not t.options("repeat")
    t.do("work:2")
    assert t.options("repeat") == ["repeat:joiners_yard.1:1..2"]
    t = table(houses=True, played={0: ["leonardo_da_vinci"]}, cards={0: ["joiners_yard"]}, stock={0: {"wood": 3}})
    t.do("use:leonardo_da_vinci")
    t.do("work:0")
    assert t.options("repeat") == []
