"""The log says why nobody comes to blows where walls stand."""

from __future__ import annotations

import pytest

from signoria.games.regno.combat.retreat import STAY
from signoria.games.regno.fights import ASSAULT
from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.rules import GAME
from signoria.kernel.words import words

from .battles import ARENA, arena, fight, march_in
from .build import place


@pytest.mark.clause("13.4.8", "13.4.9")
def test_that_walls_stand_is_told_once() -> None:
    t = arena(fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    t.dice("battle", 4, 1, 1, 1, 1, 1)
    fight(t, ASSAULT)
    assert [e[2] for e in t.told("walls-stand")] == [place(ARENA)]


@pytest.mark.clause("13.4.8", "13.4.9")
def test_in_the_open_and_after_a_breach_it_is_not() -> None:
    t = arena(owner=1)
    march_in(t, 0, archer=1)
    t.force(1, ARENA, light_infantry=1)
    fight(t, defender=1)
    assert t.told("walls-stand") == []
    t = arena(fortress="tower", ps=0)
    march_in(t, 0, light_infantry=3)
    t.force(NEUTRAL, ARENA, light_infantry=3)
    fight(t, ASSAULT)
    assert t.told("walls-stand") == []


@pytest.mark.clause("13.4.8", "13.5.1")
def test_who_stays_at_walls_is_not_said_to_fight() -> None:
    def said(seat: int) -> str:
        return words(GAME, "en").option((STAY,), GAME.caption(t.s, seat, (STAY,)))

    t = arena(owner=1, fortress="castle")
    march_in(t, 0, light_infantry=1, crewman=1, ram=1)
    t.force(1, ARENA, light_infantry=1)
    fight(t, ASSAULT, defender=1)
    assert (said(0), said(1)) == ("Stay before the walls", "Stay behind the walls")
    t.p(ARENA).ps = 0
    assert said(0) == said(1) == "Stay and fight"
