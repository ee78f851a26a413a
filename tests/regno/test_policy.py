"""The bot `greedy` of Regno: it plays by the rules, to the end, on what its seat may know, and says why."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from signoria.games.regno import plans, policy
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import NEUTRAL
from signoria.games.regno.plans.odds import forecast
from signoria.games.regno.reconstruction.activation import Activation
from signoria.games.regno.rules import GAME
from signoria.games.regno.state import Regno
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup
from signoria.kernel.menu import ANYTIME, Option
from signoria.kernel.words import Words, languages

from .build import place, table
from .deciding import decided, order, outlook, plays

REASON: Final = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')


class Game(NamedTuple):
    """What was chosen, and the words for it."""

    end: Regno
    options: list[tuple[int, Option]]
    reasons: set[str]


@lru_cache(maxsize=8)
def played(seed: int, seats: int = 4, scenario: str = "schematic", length: str = "short") -> Game:
    """A game of greedy bots; every choice is listed and none is a play out of turn."""
    setup = Setup("regno", seats, {"length": length, "scenario": scenario}, {})
    s = GAME.new(setup, Seeded(b"policy %d" % seed))
    run(s)
    dice = [random.Random(f"{seed} {seat}") for seat in range(seats)]
    options: list[tuple[int, Option]] = []
    reasons: set[str] = set()
    while s.must:
        seat = first_seat(s.must)
        masked = GAME.mask(s, seat)
        menu = legal(masked, seat)
        option, reason, arguments = policy.decide(masked, seat, menu, dice[seat])
        assert menu.admits(option)
        assert not option[0] & ANYTIME
        assert not arguments
        options.append((seat, option))
        reasons.add(reason)
        assert len(options) < 20_000, "the game does not end"
        apply(s, seat, option)
    return Game(s, options, reasons)


def words(language: str) -> Words:
    return Words(GAME, language, {})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_of_greedy_bots_ends(seats: int) -> None:
    assert len(played(1, seats).end.final) == seats


def test_a_game_in_italy_ends() -> None:
    assert played(2, 3, "italy_1450").end.final


def test_same_position_and_dice_give_the_same_game() -> None:
    first = played(1)
    played.cache_clear()
    assert played(1).options == first.options


def test_deciding_changes_nothing() -> None:
    setup = Setup("regno", 2, {"length": "short", "scenario": "schematic"}, {})
    s = GAME.new(setup, Seeded(b"nothing"))
    run(s)
    dice = random.Random(1)
    for _ in range(300):
        seat = first_seat(s.must)
        masked = GAME.mask(s, seat)
        before = snapshot(masked)
        option, _, _ = policy.decide(masked, seat, legal(masked, seat), dice)
        assert snapshot(masked) == before
        apply(s, seat, option)


def snapshot(s: Regno) -> str:
    """Everything that a decision could change."""
    parts: list[Any] = [s.provinces, s.realms, s.people, s.carriers, s.forces]
    known = [[None if x is None else sorted(vars(x).items()) for x in part] for part in parts]
    return repr((known, s.agenda, s.wars, s.deals, s.counters))


@pytest.mark.parametrize("language", languages(GAME.package))
def test_every_reason_has_words(language: str) -> None:
    said = words(language)
    assert all(said.say(reason) for reason in played(1).reasons)
    for path in Path(plans.__file__).parent.glob("*.py"):
        for call in re.findall(r"o\.pick\((.*)\)", path.read_text("utf-8")):
            for reason in REASON.findall(call):
                assert said.has(f"because-{reason}"), f"{path.name}: {reason}"


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(3):
        s = GAME.new(Setup("regno", 4, {"length": "short", "scenario": "schematic"}, {}), Seeded(b"chance %d" % seed))
        run(s)
        dice = random.Random(seed)
        while s.must:
            seat = first_seat(s.must)
            masked = GAME.mask(s, seat)
            menu = legal(masked, seat)
            if seat == seed:
                option = policy.decide(masked, seat, menu, dice)[0]
            else:
                option = dice.choice([x for x in menu.options() if not x[0] & ANYTIME])
            apply(s, seat, option)
        won += GAME.places(s)[seed] == 1
    assert won >= 2


# ---- what it does where ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unrest", "tax"), [(0, "tax-rest:moderate"), (1, "tax-rest:moderate"), (2, "tax:B1:low")])
def test_taxes_keep_the_people_quiet(unrest: int, tax: str) -> None:
    t = table()
    t.province("B1", unrest=unrest)
    assert tax in plays(order(t, 3))


def test_with_a_church_and_a_bishop_the_tax_is_high() -> None:
    t = table()
    t.province("B1", buildings=["farm", "church"])
    t.person(0, "bishop", "B1")
    assert "tax:B1:high" in plays(order(t, 3))


def test_idle_workers_get_posts_first() -> None:
    t = table()
    t.province("A1", buildings=["farm", "forge"], worked=[], free=3)
    assert {"assign:A1:forge", "assign:A1:farm"} <= set(plays(order(t, 3))[:3])


def test_a_weak_neutral_is_conquered() -> None:
    t = order(table(), 2)
    plays(t)
    assert t.p("D1").owner == 0


def test_nobody_runs_against_walls_without_machines() -> None:
    t = table(2)
    t.province("D1", settlement="town", fortress="tower")
    t.force(NEUTRAL, "D1", light_infantry=3, archer=2)
    plays(order(t, 2))
    assert t.p("D1").besieger == -1
    assert t.p("D1").owner == NEUTRAL


def test_with_machines_a_town_is_besieged() -> None:
    t = table(2)
    t.province("D1", settlement="town", fortress="tower")
    t.realm(0, tech={"engineering": 1})
    t.force(0, "A1", light_infantry=8, crewman=3, ram=3)
    plays(order(t, 2))
    assert 0 in (t.p("D1").besieger, t.p("D1").owner)


def test_the_average_of_the_dice() -> None:
    t = table(2)
    six, two = [0] * 26, [0] * 26
    six[0], six[1], two[0], two[1] = 4, 2, 1, 1
    assert forecast(t.s, place("D1"), tuple(six), tuple(two), False).won
    assert not forecast(t.s, place("D1"), tuple(two), tuple(six), False).won
    t.province("D1", fortress="tower")
    assert not forecast(t.s, place("D1"), tuple(six), tuple(two), True).won


def test_a_village_becomes_a_town() -> None:
    t = table()
    t.realm(0, florins=200, wood=6, tech={"urbanism": 1})
    assert "build:B1:town" in plays(order(t, 1))


def test_soldiers_and_machines_are_recruited_for_a_fortress() -> None:
    t = table(2)
    for name in ("D1", "M1", "D2"):
        t.province(name, settlement="town", fortress="manor")
    t.realm(0, florins=400, wood=20, leather=20, tech={"engineering": 1})
    done = plays(order(t, 1))
    assert any(x.startswith("enlist:ram") for x in done)
    assert any(x.startswith("enlist:crewman") for x in done)


def test_winter_upkeep_is_kept_back() -> None:
    t = table().at(2, "winter")
    t.realm(0, florins=50, grain=0)
    o = outlook(t)
    assert o.reserve == o.winter_florins + 15 * o.winter_grain
    assert o.spendable == 0


def test_what_is_left_over_is_sold() -> None:
    t = table()
    t.realm(0, florins=0, iron=9, wood=0)
    assert "sell:iron:2" in plays(order(t, 4))


def test_in_spring_an_heir_marries_a_neutral() -> None:
    t = table()
    t.realm(0, florins=100, grain=9, wine=1, tech={"court": 1})
    done = plays(order(t, 5))
    assert any(x.startswith("marry-neutral") for x in done)


def test_research_that_pays_is_bought() -> None:
    t = table()
    t.realm(0, florins=200)
    assert any(x.startswith("research:") for x in plays(order(t, 6)))


def test_rebels_are_bought_off() -> None:
    t = table()
    t.realm(0, florins=200, grain=9)
    t.province("B1", owner=NEUTRAL, former=0)
    assert "negotiate:B1" in plays(order(t, 6))


def test_who_is_losing_accepts_peace_and_who_is_winning_says_why_not() -> None:
    for strong in (0, 1):
        t = table().at(2)
        t.war(0, 1)
        t.force(strong, f"A{strong + 1}", light_infantry=20)
        t.s.activation = 0
        t.ask(Activation(0, (3,), False)).do("offer-peace:1")
        text, reason = decided(t)
        assert (text, reason) == (
            ("accept-deal", "peace-wanted") if strong == 0 else ("refuse-deal:not_now", "war-goes-well")
        )


def test_composing_is_never_given_up_for_nothing() -> None:
    assert not [option for _, option in played(1).options if GRAMMAR.text(option) == "cancel"]


def test_an_unknown_question_has_a_safe_answer() -> None:
    t = order(table(), 3)
    assert outlook(t).safe()[0] == GRAMMAR.option("finish")
