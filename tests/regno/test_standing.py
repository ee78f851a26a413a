"""Standing orders: how they are given, and a ranking of one's own for losses."""

from __future__ import annotations

import pytest

from signoria.games.regno import page, view
from signoria.games.regno.details import caption, detail
from signoria.games.regno.economy.losses import lose
from signoria.games.regno.grammar import GRAMMAR
from signoria.games.regno.ids import CARRIERS, UNITS
from signoria.games.regno.realm.building import Build
from signoria.games.regno.rules import GAME
from signoria.games.regno.seafaring.broadside import Casualties
from signoria.games.regno.standing import (
    CHANGES,
    LOSSES,
    RANK,
    RANKED,
    RECRUITS,
    STAND,
    TOPICS,
    is_order,
    ordered,
    ranking,
    ranking_fits,
    take_standing,
)
from signoria.kernel.menu import Menu
from signoria.kernel.words import words

from .battles import ARENA, arena, fight, march_in, steady
from .build import Table, table


def rank(t: Table, seat: int, *units: str) -> None:
    """Rank them, and let the ranking hold."""
    for unit in units:
        take_standing(t.s, seat, (RANK, UNITS.index(unit)))
    if ranking(t.s, seat):
        take_standing(t.s, seat, (STAND, LOSSES, RANKED))


def named(t: Table, seat: int) -> list[str]:
    return [UNITS[unit] for unit in ranking(t.s, seat)]


def offered(t: Table, seat: int) -> list[str]:
    menu = Menu()
    t.s.offer_anytime(seat, menu)
    return [GRAMMAR.text(x) for x in menu.legal]


def defending(**units: int) -> Table:
    """Seat 1 stands in the arena, seat 0 has come with one Archer."""
    t = arena(owner=1)
    march_in(t, 0, archer=1)
    t.force(1, ARENA, **units)
    steady(t)
    return t


# ---- the ranking of one's own ----------------------------------------------------------------------------------------


@pytest.mark.clause("13.4.17")
@pytest.mark.parametrize(
    ("mine", "first"),
    [
        (("crossbowman", "light_infantry"), "crossbowman"),
        (("pikeman", "crossbowman", "light_infantry"), "pikeman"),
        (("pikeman",), "pikeman"),
        (("knight",), "light_infantry"),
    ],
)
def test_who_is_ranked_first_is_lost_first(mine: tuple[str, ...], first: str) -> None:
    """Kinds that are not ranked, or not there, come after: the cheapest of them first."""
    t = defending(light_infantry=1, crossbowman=1, pikeman=1)
    rank(t, 1, *mine)
    t.dice("battle", 5, *[1] * 9)
    fight(t, defender=1)
    assert t.told("killed")[0][2:] == (1, ((UNITS.index(first), 1),))


@pytest.mark.clause("13.4.17")
def test_hits_go_down_the_ranking() -> None:
    t = arena(owner=1)
    march_in(t, 0, archer=3)
    t.force(1, ARENA, light_infantry=1, crossbowman=1, pikeman=1)
    steady(t)
    rank(t, 1, "pikeman", "crossbowman")
    t.dice("battle", 5, 5, 1)
    fight(t, defender=1)
    assert [UNITS[e[3][0][0]] for e in t.told("killed")][:2] == ["pikeman", "crossbowman"]


@pytest.mark.clause("15.5.14")
def test_the_ranking_holds_aboard_too() -> None:
    t = table(2)
    ship = t.carrier(1, "great_warship", "S1")
    t.no_forces()
    t.force(1, CARRIERS[ship], archer=1, knight=1, pikeman=1)
    rank(t, 1, "knight", "archer")
    t.ask(Casualties(ship, 2))
    assert t.units(1, CARRIERS[ship]) == {"pikeman": 1}


# ---- how it is given -------------------------------------------------------------------------------------------------


@pytest.mark.clause("13.4.17")
def test_kinds_are_ranked_one_after_the_other_and_taken_off() -> None:
    t = defending(light_infantry=1, crossbowman=1, pikeman=1)
    rank(t, 1, "pikeman", "crossbowman", "light_infantry")
    assert named(t, 1) == ["pikeman", "crossbowman", "light_infantry"]
    assert ordered(t.s, 1, LOSSES) == RANKED
    rank(t, 1, "crossbowman")
    assert named(t, 1) == ["pikeman", "light_infantry"]
    rank(t, 1, "pikeman", "light_infantry")
    assert (named(t, 1), ordered(t.s, 1, LOSSES)) == ([], 0)


@pytest.mark.clause("13.4.17")
def test_a_preset_leaves_the_ranking_where_it_is() -> None:
    t = defending(light_infantry=1, crossbowman=1)
    assert f"stand:losses:{RANKED}" not in offered(t, 1)
    rank(t, 1, "crossbowman")
    take_standing(t.s, 1, (STAND, LOSSES, 1))
    assert (ordered(t.s, 1, LOSSES), named(t, 1)) == (1, ["crossbowman"])
    assert f"stand:losses:{RANKED}" in offered(t, 1)


@pytest.mark.clause("13.4.17")
def test_kinds_that_one_has_or_has_ranked_are_offered() -> None:
    t = defending(light_infantry=1, crossbowman=1)
    rank(t, 1, "knight")
    assert [x for x in offered(t, 1) if x.startswith("rank")] == [
        "rank:light_infantry", "rank:crossbowman", "rank:knight",
    ]  # fmt: skip


@pytest.mark.clause("G4")
def test_after_so_many_changes_in_a_season_every_order_is_barred_with_a_reason() -> None:
    t = defending(light_infantry=1).ask(Build(0))
    t.s.changes[1] = CHANGES - 1
    t.do("stand:retreat:3", seat=1)
    assert offered(t, 1) == []
    for text in ("stand:retreat:2", "stand:losses:4", "rank:light_infantry"):
        bar = t.refusal(text, 1)
        assert (bar.clause, words(GAME, "en").refusal(bar, t.s, 1, GRAMMAR.option(text))) == (
            "G4", "You have changed your standing orders 24 times this season; no more until the next.",
        )  # fmt: skip
    assert t.may("stand:retreat:3", 0)


@pytest.mark.clause("13.4.17")
def test_an_order_of_ones_own_holds_only_when_something_is_ranked() -> None:
    t = defending(light_infantry=1).ask(Build(0))
    assert t.refusal(f"stand:losses:{RANKED}", 1).reason == "nothing-ranked"
    t.do("rank:light_infantry", seat=1)
    assert t.may(f"stand:losses:{RANKED}", 1)


def test_words_and_details_tell_where_a_kind_stands() -> None:
    t = defending(light_infantry=1, crossbowman=1)
    rank(t, 1, "crossbowman")
    take_standing(t.s, 1, (STAND, LOSSES, 0))
    say = words(GAME, "en")
    told = [
        (say.option(x, caption(t.s, 1, x)), detail(t.s, 1, x))
        for x in ((RANK, UNITS.index(unit)) for unit in ("light_infantry", "crossbowman"))
    ]
    assert told == [
        ("Own order of losses: Light infantry as number 2", {"rank": 0, "then": "stand:losses:4"}),
        ("Own order of losses: take Crossbowman off", {"rank": 1, "then": "stand:losses:4"}),
    ]
    block = page.standing(view.mask(t.s, 1), 1, say)
    assert block.rows[-1].cells == ("own order of losses", "Crossbowman, then the cheapest")


def test_nobody_else_sees_a_ranking() -> None:
    t = defending(light_infantry=1)
    rank(t, 1, "light_infantry")
    assert view.mask(t.s, 0).orders[1] == ()
    assert view.mask(t.s, 1).orders[1] == t.s.orders[1]


# ---- what may stand in a position ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "known"),
    [
        ((STAND, LOSSES, RANKED), True),
        ((STAND, LOSSES, RANKED + 1), False),
        ((STAND, LOSSES, 0), False),
        ((STAND, len(TOPICS), 1), False),
        ((RANK, 1, UNITS.index("bombard")), True),
        ((RANK, 0, 3), False),
        ((RANK, 1, UNITS.index("pitchfork")), False),
        ((7, 1, 1), False),
    ],
)
def test_an_order_that_there_is(order: tuple[int, int, int], known: bool) -> None:
    assert is_order(order) is known


@pytest.mark.parametrize(
    ("orders", "fit"),
    [
        (((STAND, LOSSES, RANKED), (RANK, 1, 3), (RANK, 2, 0)), True),
        (((RANK, 1, 3), (RANK, 3, 0)), False),
        (((RANK, 1, 3), (RANK, 2, 3)), False),
    ],
)
def test_a_ranking_has_no_gaps(orders: tuple[tuple[int, ...], ...], fit: bool) -> None:
    assert ranking_fits(orders) is fit


# ---- hunger ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G4")
def test_recruits_first_takes_the_cheapest_in_hunger_too() -> None:
    t = table(2)
    t.no_forces()
    t.force(0, "A1", archer=1, pikeman=2, light_infantry=2)
    take_standing(t.s, 0, (STAND, LOSSES, RECRUITS))
    cheapest = min(("archer", "pikeman", "light_infantry"), key=lambda x: t.s.tables.units[UNITS.index(x)].florins)
    before = t.units(0, "A1")[cheapest]
    lose(t.s, 0, 1)
    t.push()
    assert t.units(0, "A1").get(cheapest, 0) == before - 1
