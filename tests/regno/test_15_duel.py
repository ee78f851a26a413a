"""Manoeuvre, broadside, boarding, flight, capture. Clauses 15.5, 15.6."""

from __future__ import annotations

import pytest

from signoria.games.regno.combat import risk
from signoria.games.regno.ids import FIRST_CAPTAIN, NOWHERE
from signoria.games.regno.people import enter
from signoria.games.regno.pieces import new_person
from signoria.games.regno.seafaring.broadside import artillery, commanded, fight
from signoria.games.regno.standing import LOSSES, NAVAL, STAND, take_standing

from .afloat import GALLEY, MERCHANT, AtSea, battle, sea
from .build import Table, place


def pair(a: str = GALLEY, d: str = GALLEY, navigation: int = 1) -> Table:
    t = sea(navigation=navigation)
    t.carrier(0, a, "S1")
    t.carrier(1, d, "S1")
    return t


def meet(t: Table, *manoeuvre: int) -> Table:
    """The battle begins with these dice."""
    t.dice("naval", *manoeuvre)
    return battle(t, [24], [30])


A, D = "ship.1.1", "ship.2.1"


@pytest.mark.clause("15.5.1", "15.5.2", "15.5.3")
def test_more_successes_choose() -> None:
    t = meet(pair(), 5, 4, 4, 4, 1, 1, 1, 1)
    assert [e[2:] for e in t.told("manoeuvre")] == [(24, 4, 1), (30, 4, 0)]
    assert (t.asked, t.listed()) == (0, [f"distance:{A}", f"board:{A}", f"flee:{A}:S2"])
    t = meet(pair(MERCHANT), 6, 1, 1, 5, 5, 1, 1)
    assert (t.asked, t.listed()) == (1, [f"distance:{D}", f"board:{D}", f"flee:{D}:S2"])


@pytest.mark.clause("15.5.3", "15.5.6")
def test_a_tie_is_the_defenders_but_a_galley_may_flee() -> None:
    t = meet(pair(MERCHANT), 5, 1, 1, 5, 1, 1, 1)
    assert (t.asked, t.listed()) == (1, [f"distance:{D}", f"board:{D}", f"flee:{D}:S2"])
    t = meet(pair(d=MERCHANT), 5, 1, 1, 1, 5, 1, 1)  # T75
    assert (t.asked, t.listed()) == (0, ["no", f"flee:{A}:S2"])
    t.do("no")
    assert (t.asked, t.listed()) == (1, [f"distance:{D}", f"board:{D}", f"flee:{D}:S2"])
    t = meet(pair(d=MERCHANT), 5, 1, 1, 1, 5, 1, 1).do(f"flee:{A}:S2")
    assert t.c(A).place == place("S2")
    assert t.asked == -1


@pytest.mark.clause("C179", "15.5.6")
def test_two_galleys_may_both_flee() -> None:
    t = pair(navigation=2)
    t = meet(t, 5, 1, 1, 1, 5, 1, 1, 1).do(f"flee:{A}:S2")
    assert t.asked == 1
    t.do(f"flee:{D}:O")
    assert (t.c(A).place, t.c(D).place) == (place("S2"), place("O"))
    assert fight(t.s).outcome == 2
    t = meet(pair(navigation=2), 5, 1, 1, 1, 5, 1, 1, 1).do(f"flee:{A}:S2", "no")
    assert t.c(D).place == place("S1")


@pytest.mark.clause("15.5.4", "C177", "C178")
def test_without_sails_only_distance() -> None:
    t = pair(MERCHANT)
    t.c(D).sails = 0
    t.dice("naval", 1, 1, 1, 6, 3)  # 0 to 0: the defender can only keep its distance, so nobody is asked
    battle(t, [24], [30])
    assert [e[2:] for e in t.told("broadside")] == [(24, 0, 0), (30, 1, 1)]


@pytest.mark.clause("15.5.4", "15.5.12")
def test_without_sails_a_ship_can_be_boarded() -> None:
    t = pair()
    t.c(D).sails = 0
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 5, 1, 1).do(f"board:{A}")
    assert t.told("boarding")
    assert not t.told("broadside")  # nothing else in that pair


@pytest.mark.clause("15.5.5")
def test_two_ships_without_sails_keep_their_distance() -> None:
    t = pair()
    t.c(A).sails = t.c(D).sails = 0
    t.c(A).hull = 1
    t.dice("naval", 1, 5, 3)
    battle(t, [24], [30])
    assert t.s.carriers[24] is None
    assert t.asked == -1


@pytest.mark.clause("15.1.1", "15.5.7", "15.5.8", "15.5.9", "15.5.10", "15.5.11", "15.1.2", "15.6.12")
def test_broadside() -> None:
    t = pair("frigate", "frigate", 3)
    t.c(D).sails = 1
    t = meet(t, 5, 1, 1, 1, 1)
    # 3 dice each; attacker hits three times: Sails twice (one is lost), Crew; defender once: Hull
    t.dice("naval", 5, 6, 5, 4, 5, 1, 1, 2, 6, 4)
    t.dice("naval", 5, 1, 1, 1)
    t.do(f"distance:{A}")
    assert (t.c(D).sails, t.c(D).hull, t.c(D).crew) == (0, 4, 2)
    assert (t.c(A).sails, t.c(A).hull, t.c(A).crew) == (4, 3, 3)
    assert artillery(t.s, 30) == 3


@pytest.mark.clause("15.6.4", "15.5.8", "R20.2", "10.5.7")
def test_both_fire_at_once_and_sink_at_once() -> None:
    t = pair()
    t.c(A).hull = t.c(D).hull = 1
    meet(t, 5, 1, 1, 1, 1, 1, 1, 1).dice("naval", 5, 5, 3, 4).do(f"distance:{A}")
    assert (t.s.carriers[24], t.s.carriers[30]) == (None, None)
    assert (t.r(0).warships, t.r(1).warships) == (1, 1)
    assert fight(t.s).outcome == 2


@pytest.mark.clause("R20.2")
def test_warship_points_are_limited_in_a_year_and_merchants_give_none() -> None:
    for kind, before, gain in ((GALLEY, 0, 1), (GALLEY, 1, 1), (GALLEY, 2, 0), (MERCHANT, 0, 0)):
        t = pair(d=kind)
        t.realm(0, warships=before)
        t.c(D).hull, t.c(D).sails = 1, 0
        meet(t, 5, 1, 1, 1).dice("naval", 5, *([1] if kind == GALLEY else []), 3).do(f"distance:{A}")
        assert t.s.carriers[30] is None
        assert sum(t.r(0).deeds) == gain


@pytest.mark.clause("15.5.13", "15.5.14", "15.5.15", "15.6.11", "C180")
def test_boarding_dice_and_losses() -> None:
    t = pair("great_warship", GALLEY, 4)
    t.c(D).crew = 2
    t.force(1, D, knight=1, archer=2)
    t = meet(t, 5, 1, *[1] * 4)
    # T77: 5 Crew against Crew 2 and 3 soldiers; three hits: both Crew and a soldier of the owner's choice
    t.dice("naval", 5, 5, 6, 4, 4, 5, 4, 4, 4, 4).do(f"board:{A}")
    assert [e[2:] for e in t.told("boarding")] == [(24, 5, 3), (30, 5, 1)]
    assert (t.c(A).crew, t.c(D).crew) == (4, 0)  # both lost, though the defender lost all its Crew
    assert (t.asked, sorted(t.listed())) == (1, [f"lose-aboard:{D}:archer", f"lose-aboard:{D}:knight"])
    t.dice("naval", *[1] * 6).do(f"lose-aboard:{D}:archer")
    assert t.units(1, D) == {"knight": 1, "archer": 1}


@pytest.mark.clause("15.5.14")
@pytest.mark.parametrize(("order", "left"), [(1, {"knight": 1}), (2, {"archer": 1})])
def test_standing_order_on_losses_aboard(order: int, left: dict[str, int]) -> None:
    t = pair("great_warship", GALLEY, 4)
    take_standing(t.s, 1, (STAND, LOSSES, order))
    t.c(D).crew = 0
    t.force(1, D, knight=1, archer=1)
    t = meet(t, 5, 5, 1, 1, 1, 1)
    t.dice("naval", 5, 4, 4, 4, 4, 4, 4).dice("naval", *[1] * 6).do(f"board:{A}")
    assert t.units(1, D) == left


@pytest.mark.clause("15.6.9", "C234")
def test_soldiers_alone_roll_their_dice_and_crewmen_are_none() -> None:
    t = pair()
    t.c(D).crew = 0
    t.force(1, D, archer=1, crewman=2)
    t = meet(t, 5, 5, 1, 1, 1, 1, 1, 1)
    t.dice("naval", 1, 1, 1).dice("naval", *[1] * 8).do(f"board:{A}")
    assert [e[2:] for e in t.told("boarding")] == [(24, 2, 0), (30, 1, 0)]


@pytest.mark.clause("15.6.5", "15.6.6", "C182", "R20.2", "15.3.8")
def test_a_prize_is_manned_from_the_ship_that_took_it() -> None:
    t = pair()
    t.c(D).crew = 1
    t = meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    t.dice("naval", 5, 1, 1).do(f"board:{A}")
    assert (t.asked, t.listed()) == (0, [f"crew-prize:{A}:{D}", "no"])
    t.do(f"crew-prize:{A}:{D}")
    prize = t.c("ship.1.2")
    assert (t.s.carriers[30], prize.owner, prize.crew, t.c(A).crew) == (None, 0, 1, 1)
    assert (sum(t.r(0).deeds), fight(t.s).outcome) == (1, 1)
    t.s.naval = None
    t.ask(AtSea(0, 2))
    assert t.why("sail:ship.1.2") == "15.2.4"


@pytest.mark.clause("15.6.6", "15.6.7", "15.6.8", "C93")
def test_a_prize_without_crew_lies_abandoned_and_may_be_taken_later() -> None:
    t = pair()
    t.c(A).crew = 1
    t.c(D).crew, t.c(D).sails = 1, 0
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 1).do(f"board:{A}")
    assert t.asked == -1  # one Crew only: none to spare
    assert (t.c(D).abandoned, t.c(D).owner, t.c(D).crew) == (True, 1, 0)
    t.s.naval = None
    t.ask(AtSea(0, 2))
    assert t.why(f"take-prize:{A}:{D}") == "15.6.6"
    t.c(A).crew = 2
    t.realm(0, tech={"navigation": 0})
    assert t.why(f"take-prize:{A}:{D}") == "10.5.5"
    t.realm(0, tech={"navigation": 1})
    t.do(f"take-prize:{A}:{D}")
    assert (t.c("ship.1.2").owner, t.c("ship.1.2").abandoned, t.c("ship.1.2").crew) == (0, False, 1)
    t.s.round += 1
    assert t.why("sail:ship.1.2") == "15.6.7"  # no Sails: immobile until repaired


@pytest.mark.clause("10.5.5", "C93", "15.6.5", "10.5.6")
def test_an_unknown_type_is_destroyed_and_its_goods_saved_as_there_is_room() -> None:
    t = pair(d="frigate")
    t.c(D).crew, t.c(D).sails = 1, 0
    t.c(D).cargo = (0, 4, *[0] * 8)
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 1, 1).do(f"board:{A}")
    assert t.s.carriers[30] is None
    assert t.listed() == [f"salvage:{A}:wood:1..3", "finish"]
    before = t.stock(0, "wood")
    t.do(f"salvage:{A}:wood:3")
    assert t.c(A).cargo[1] == 3
    assert t.stock(0, "wood") == before  # in the reserve only when unloaded
    assert t.asked == -1


@pytest.mark.clause("C246", "C92", "15.2.9", "14.2.1", "15.6.5")
def test_who_and_what_falls_with_a_captured_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    t = pair(d="large_merchant", navigation=2)
    t.c(D).crew, t.c(D).sails = 1, 0
    t.c(D).cargo = (0, 0, 0, 0, 0, 1, 0, 0, 1, 1)
    t.force(1, D, crewman=1, ram=1)
    enter(t.s, 1, 4, t.where(D))
    rolled: list[tuple[int, int, bool]] = []

    def threaten(s: object, who: int, captor: int, escort: bool) -> None:
        rolled.append((who, captor, escort))
        t.who(who).place = place("A2")

    monkeypatch.setattr(risk, "threaten", threaten)
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 1, 1).do(f"board:{A}", f"crew-prize:{A}:{D}")
    assert rolled == [(17, 0, False)]
    assert t.units(0, "ship.1.2") == {"ram": 1}
    assert t.c("ship.1.2").cargo == (0, 0, 0, 0, 0, 1, 0, 0, 1, 1)


@pytest.mark.clause("10.5.6", "10.5.5")
def test_a_hold_too_small_for_its_new_owner_loses_cargo() -> None:
    t = pair(d=MERCHANT)
    t.realm(1, tech={"navigation": 3})
    t.c(D).crew, t.c(D).sails = 1, 0
    t.c(D).cargo = (0, 4, 1, *[0] * 7)  # 5 spaces with Navigation 3
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 1, 1).do(f"board:{A}", f"crew-prize:{A}:{D}")
    assert t.listed() == ["throw:ship.1.2:wood", "throw:ship.1.2:leather"]
    t.do("throw:ship.1.2:leather")
    assert t.c("ship.1.2").cargo[:3] == (0, 4, 0)


@pytest.mark.clause("C181", "15.6.5")
def test_soldiers_without_crew_capture_nothing() -> None:
    t = pair()
    t.c(A).crew = 0
    t.force(0, A, archer=2)
    t.c(D).crew = 1
    t = meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    t.dice("naval", 5, 1, 1).do(f"board:{A}")
    assert (t.c(D).abandoned, t.c(D).owner) == (True, 1)
    assert sum(t.r(0).deeds) == 0


@pytest.mark.clause("15.6.10")
def test_two_emptied_ships_are_wrecks() -> None:
    t = pair()
    t.c(A).crew = t.c(D).crew = 1
    t = meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    t.dice("naval", 5, 5).do(f"board:{A}")
    assert len(t.told("wrecked")) == 2
    assert (t.s.carriers[24], t.s.carriers[30]) == (None, None)
    assert sum(t.r(0).deeds) == 0


@pytest.mark.clause("15.6.1", "15.6.2", "15.2.10")
def test_flight_to_the_free_sea_nearest_the_start() -> None:
    t = pair()
    t.carrier(1, MERCHANT, "S2")
    t = meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    assert t.why(f"flee:{A}:S2") == "15.6.2"  # enemies there
    assert t.why(f"flee:{A}:O") == "15.6.2"  # open sea
    t = pair(navigation=2)
    t.c(A).start = place("O")
    t = meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    assert t.why(f"flee:{A}:S2") == "15.6.2"
    t.do(f"flee:{A}:O")
    assert t.c(A).place == place("O")
    t = pair()
    t.c(A).sails = 0
    t.dice("naval", 5, 1, 1, 1)
    battle(t, [24], [30])
    assert t.asked == 1


@pytest.mark.clause("15.5.3", "15.5.4")
@pytest.mark.parametrize(("order", "event"), [(1, "broadside"), (2, "boarding"), (3, "ship-fled")])
def test_standing_order_on_manoeuvres(order: int, event: str) -> None:
    t = pair(d=MERCHANT)
    take_standing(t.s, 0, (STAND, NAVAL, order))
    t.c(D).sails = 0
    meet(t, 5, 1, 1, 1)
    assert t.told(event)


@pytest.mark.clause("15.6.15", "C184", "15.6.16", "16.1.t1.r2")
def test_a_martial_commander_helps_soldiers_board_in_the_first_round() -> None:
    t = pair()
    t.change_person(0, place=t.where(A), virtue="martial")
    t.force(0, A, archer=2)
    t.force(1, D, archer=2)
    t = meet(t, 4, 5, 1, 1, 1, 1, 1, 1)  # Sails: 4 is no success for anybody
    assert t.told("manoeuvre")[0][-1] == 1
    t.dice("naval", 4, 4, 4, 4, 1, 1, 1, 1).dice("naval", *[1] * 8).do(f"board:{A}")
    assert [e[2:] for e in t.told("boarding")] == [(24, 4, 2), (30, 4, 0)]  # Crew fail with 4, soldiers do not
    assert commanded(t.s, 24) == 0  # the second round
    assert artillery(t.s, 24) == 1


@pytest.mark.clause("15.6.15", "C184")
@pytest.mark.parametrize(("card", "hired", "n"), [(9, 0, 2), (9, 2, 0), (3, 0, 0)])
def test_which_captains_command_at_sea(card: int, hired: int, n: int) -> None:
    t = pair()
    t.s.people[FIRST_CAPTAIN + card] = new_person(0, 7, t.where(A))
    t.change_person(FIRST_CAPTAIN + card, hired=hired)
    t.force(0, A, archer=2)
    meet(t, 5, 1, 1, 1, 1, 1, 1, 1)
    assert commanded(t.s, 24) == n


@pytest.mark.clause("16.6.t1.r12", "C213", "15.6.16")
def test_andrea_doria_fires_one_gun_more() -> None:
    t = pair()
    t.carrier(0, GALLEY, "S1")
    t.s.people[FIRST_CAPTAIN + 11] = new_person(0, 7, t.where(A))
    assert (artillery(t.s, 24), artillery(t.s, 25)) == (2, 1)
    t.change_person(FIRST_CAPTAIN + 11, gaoler=1)
    assert artillery(t.s, 24) == 1


@pytest.mark.clause("15.6.5", "15.6.6")
def test_a_ship_emptied_by_fire_falls_to_the_victor() -> None:
    t = pair()
    t.c(D).crew, t.c(D).sails = 1, 0
    t = meet(t, 5, 1, 1, 1)
    t.dice("naval", 5, 1, 6).do(f"distance:{A}")
    assert t.listed() == [f"crew-prize:{A}:{D}", "no"]
    t.do("no")
    assert (t.c(D).abandoned, fight(t.s).outcome, sum(t.r(0).deeds)) == (True, 1, 1)
    assert t.c(D).port == NOWHERE
