"""5.7.12, 5.7.13, ER.5, ER.6 and RC.9: invaded empires, fallen capitals, merged colours."""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.fighting import Attacks, turn, war

from signoria.games.lords import counters, people
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.state import FOR_SALE, GONE, OPEN

RED, BLUE, ORANGE, PURPLE = 0, 1, 2, 4


def storm(*lords: str, **more: str) -> Table:
    """A red army under Sforza (seat 0) has gone into Paris; seat 1 is blue and holds both blue cards."""
    t = war(*lords, colours=("red", "blue", "orange")[: len(lords) or 2], **more)
    t.card(1, "L2", "C2").gold(treasury_blue=9)
    t.leader("L2", "rouen")
    t.army("paris", "red")
    t.leader("L14", "paris")
    return t


def enter(t: Table, city: str = "paris", seat: int = 0) -> Table:
    t.s.events = []
    conquest.enter(t.s, AT[city], seat)
    t.s.agenda.clear()
    fresh, t.s.fresh = t.s.fresh, []
    return t.ask(*fresh, Attacks(seat))


# ---- capitals --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.13", "5.8.9.b1", "2.2.6")
def test_half_of_the_treasury_rounded_down_is_the_invading_leaders() -> None:
    """G11: rounded once, the rest stays."""
    t = enter(storm())
    assert t.listed() == ["yes", "no"]
    t.do("yes")
    assert (t.au("purse_L14"), t.au("treasury_blue")) == (4, 5)


@pytest.mark.clause("5.7.13")
def test_he_may_leave_the_treasury_alone() -> None:
    t = enter(storm()).do("no")
    assert (t.au("purse_L14"), t.au("treasury_blue")) == (0, 9)
    assert t.holder("C2") == 0


@pytest.mark.clause("5.7.13", "RC.9")
def test_by_agreement_the_other_half_is_lost() -> None:
    t = enter(storm(capital_plunder_rest="lost"))
    supply = t.au("supply")
    t.do("yes")
    assert (t.au("purse_L14"), t.au("treasury_blue"), t.au("supply") - supply) == (4, 0, 5)


@pytest.mark.clause("5.7.13.b1", "5.7.13.b2", "ER.6", "RC.9", "2.2.6")
def test_the_player_whose_army_took_the_capital_gets_the_c_card() -> None:
    t = enter(storm())
    assert (t.holder("C2"), t.holder("L2"), t.e("blue").fallen, t.e("blue").merged) == (0, 1, RED, False)
    assert t.told("capital-fallen")
    assert counters.mover(t.s, t.caravan("rouen", "blue")[0]) == 0
    assert counters.mover(t.s, t.army("rouen", "blue")[0]) == 1
    assert counters.colour(t.s, t.army("rouen", "blue")[0]) == BLUE


@pytest.mark.clause("2.2.6")
def test_another_city_is_no_capital() -> None:
    t = storm()
    t.army("lyon", "red")
    enter(t, "lyon")
    assert (t.e("blue").fallen, t.holder("C2")) == (-1, 1)


@pytest.mark.clause("5.7.13.b2", "ER.6", "5.8.11")
def test_with_the_emperor_a_prisoner_the_two_empires_are_one() -> None:
    t = enter(storm()).do("no")
    ship, army = t.galley("rouen", "blue")[0], t.army("rouen", "blue")[0]
    t.card(0, "L1")
    prisons.capture(t.s, CARD["L2"], 0, RED)
    assert (t.s.where[CARD["L2"]], t.e("blue").merged, t.e("blue").ruler) == (GONE, True, -1)
    assert counters.colour(t.s, army) == RED
    assert counters.mover(t.s, army) == counters.mover(t.s, ship) == 0
    assert counters.root(t.s, t.p(1).colour) == RED
    prisons.release(t.s, CARD["L2"])
    assert (t.place("L2"), people.player(t.s, CARD["L2"])) == ("paris", -1)


@pytest.mark.clause("5.7.13.b2", "ER.6", "RC.9")
def test_so_with_the_emperor_dead_by_anyones_hand() -> None:
    t = enter(storm()).do("no")
    conquest.emperor_gone(t.s, BLUE)
    assert t.e("blue").merged
    assert t.s.where[CARD["L2"]] == GONE
    t = storm()
    conquest.emperor_gone(t.s, BLUE)
    assert (t.e("blue").merged, t.holder("L2")) == (False, 1)


@pytest.mark.clause("RC.9", "ER.6")
def test_a_conquered_papacy_is_not_restored() -> None:
    t = war(colours=("orange", "white")).card(1, "L4", "C4").card(0, "L3")
    t.army("rome", "orange")
    t.leader("L14", "rome")
    army = t.army("perugia", "white")[0]
    t.gold(treasury_white=0)
    enter(t, "rome")
    assert t.holder("C4") == 0
    conquest.emperor_gone(t.s, 3)
    assert (t.s.where[CARD["L4"]], t.e("white").heirless) == (GONE, True)
    assert (counters.colour(t.s, army), counters.mover(t.s, army)) == (ORANGE, 0)
    assert len(counters.pool(t.s, 3, 0)) == 9


@pytest.mark.clause("ER.6", "6.2.4.b7")
def test_an_emperor_in_prison_already_or_an_extinct_throne_merges_at_once() -> None:
    t = storm()
    prisons.capture(t.s, CARD["L2"], 0, RED)
    assert enter(t).e("blue").merged
    t = storm()
    t.e("blue").ruler, t.e("blue").heirless = -1, True
    assert enter(t).e("blue").merged
    t = storm()
    t.e("blue").ruler, t.e("blue").vacant = -1, True
    assert not enter(t).e("blue").merged  # the succession sees to it


@pytest.mark.clause("5.7.13.b2", "6.2.4.b6", "5.8.9.b3")
def test_a_player_who_was_emperor_is_what_he_was() -> None:
    t = storm()
    t.p(1).emperor, t.e("blue").ruler = BLUE, CARD["L16"]
    t.who("L16").stature = 4
    t.gold(chest_1=7, treasury_blue=0)
    assert enter(t).listed() == ["finish"]  # what he has made his own gold is safe in his bank
    assert t.au("chest_1") == 7
    prisons.capture(t.s, CARD["L16"], 0, -1)
    assert (t.p(1).emperor, t.who("L16").stature, t.e("blue").merged) == (-1, 2, True)
    prisons.release(t.s, CARD["L16"])
    assert t.place("L16") == "naples_city"


@pytest.mark.clause("5.7.13.b2")
def test_own_armies_that_retake_the_capital_set_the_empire_up_again() -> None:
    t = enter(storm()).do("no")
    counters.remove(t.s, 0)
    t.army("paris", "blue")
    enter(t, seat=1)
    assert (t.e("blue").fallen, t.holder("C2")) == (-1, FOR_SALE)
    assert t.told("capital-retaken")


@pytest.mark.clause("5.7.13.b2")
def test_after_the_merger_the_old_capital_is_a_city() -> None:
    t = enter(storm()).do("no")
    conquest.emperor_gone(t.s, BLUE)
    counters.remove(t.s, 0)
    t.army("paris", "orange")
    enter(t, seat=1)
    assert (t.e("blue").fallen, t.holder("C2")) == (RED, 0)


@pytest.mark.clause("5.7.13.b2")
def test_who_conquers_the_victor_gets_all_confiscated_cards_and_what_is_merged_stays_so() -> None:
    t = storm("L14", "L16", "L15").gold(treasury_blue=0, treasury_red=0)
    t.card(0, "C1").card(1, "C5")
    enter(t)
    t.e("purple").fallen, t.e("purple").merged = RED, True
    army = t.army("barcelona", "purple")[0]
    t.s.where[CARD["C5"]] = 0
    t.army("london", "orange")
    enter(t, "london", seat=2)
    assert [t.holder(card) for card in ("C1", "C2", "C5")] == [2, 2, 0]
    assert (t.e("red").fallen, t.e("blue").fallen, t.e("purple").fallen) == (ORANGE, ORANGE, RED)
    assert counters.colour(t.s, army) == RED
    conquest.emperor_gone(t.s, RED)
    assert counters.colour(t.s, army) == ORANGE


@pytest.mark.clause("5.7.13.b2")
def test_the_beaten_who_beats_the_victor_is_free_again() -> None:
    t = storm().gold(treasury_blue=0, treasury_red=0).card(0, "C1")
    enter(t)
    t.army("london", "blue")
    enter(t, "london", seat=1)
    assert (t.e("red").fallen, t.e("blue").fallen) == (BLUE, -1)
    assert (t.holder("C1"), t.holder("C2")) == (1, 1)


@pytest.mark.clause("5.8.5.b4", "5.7.13", "2.2.6")
def test_a_capital_falls_with_its_siege() -> None:
    t = storm().gold(treasury_blue=0)
    counters.shift(t.s, 0, AT["ile_de_france"])
    t.leader("L14", "ile_de_france")
    t.army("paris", "blue", worn=True)
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do("besiege:ile_de_france:red:paris:blue", "all-in")
    assert t.e("blue").fallen == RED


# ---- invaded empires -------------------------------------------------------------------------------------------------


def invaded() -> Table:
    """Red armies stand in France, whose cards nobody holds."""
    t = war("L14", "L16", "L15", colours=("red", "orange", "purple"))
    t.army("lyonnais", "red")
    return t


@pytest.mark.clause("5.7.12")
def test_who_invades_an_empire() -> None:
    t = invaded()
    assert conquest.invaders(t.s, BLUE) == {RED}
    t.mercenary("lyon", 1)
    t.mercenary("rouen")
    t.army("paris", "blue")
    t.galley("rouen", "black")
    assert conquest.invaders(t.s, BLUE) == {RED, ORANGE}
    assert conquest.invaders(t.s, RED) == set()


@pytest.mark.clause("5.7.12", "2.6.1")
def test_the_cards_of_an_invaded_empire_without_player_come_to_the_next_auction() -> None:
    t = invaded()
    conquest.invasions(t.s)
    assert (t.holder("L2"), t.holder("C2"), t.holder("L3")) == (FOR_SALE, FOR_SALE, OPEN)


@pytest.mark.clause("5.7.12")
def test_one_held_card_is_control_enough() -> None:
    t = invaded().card(2, "C2")
    conquest.invasions(t.s)
    assert t.holder("L2") == OPEN


def warden() -> Table:
    """Cosimo (seat 2, purple) guards France against red invaders."""
    t = invaded().card(2, "L2", "C2")
    t.e("blue").warden = 2
    return t


@pytest.mark.clause("5.7.12.b2")
def test_the_warden_gives_the_cards_up_when_the_invader_has_left() -> None:
    t = warden()
    conquest.invasions(t.s)
    assert (t.holder("L2"), t.e("blue").warden) == (2, 2)
    counters.shift(t.s, 0, AT["savoy"])
    conquest.invasions(t.s)
    assert (t.holder("L2"), t.holder("C2"), t.e("blue").warden) == (FOR_SALE, FOR_SALE, -1)


@pytest.mark.clause("5.7.12.b2", "5.7.13.b2")
def test_the_warden_gives_them_up_when_the_empire_falls() -> None:
    t = warden().gold(treasury_blue=0)
    counters.shift(t.s, 0, AT["paris"])
    enter(t)
    assert (t.holder("L2"), t.holder("C2"), t.e("blue").warden) == (FOR_SALE, 0, -1)


@pytest.mark.clause("5.7.12.b1", "5.7.12.b3", "ER.5")
def test_armies_under_a_warden_attack_only_the_invaders_and_their_colour() -> None:
    t = warden()
    t.army("savoy", "blue")
    t.army("savoy", "red")
    t.army("savoy", "orange")
    t.army("lyonnais", "blue")
    assert turn(t, 2).may("attack:lyonnais:blue:lyonnais:red")
    assert t.may("attack:savoy:blue:savoy:red")
    assert t.why("attack:savoy:blue:savoy:orange") == "ER.5"
    t.card(2, "L5")
    t.army("savoy", "purple")
    assert turn(t, 2).may("attack:savoy:purple:savoy:orange")


@pytest.mark.clause("5.7.13.b3")
def test_allies_are_not_invaded() -> None:
    t = warden().card(2, "L5")
    t.army("burgundy", "purple")
    t.army("lyonnais", "purple")
    t.army("lyon", "blue")
    assert turn(t, 2).why("besiege:lyonnais:purple:lyon:blue") == "5.7.13.b3"
    assert conquest.is_ally(t.s, 2, PURPLE, BLUE)
    assert not conquest.is_ally(t.s, 0, RED, BLUE)
    assert not conquest.is_ally(t.s, 2, BLUE, BLUE)


@pytest.mark.clause("5.14.3.b2")
def test_mercenaries_attack_an_empire_with_which_their_player_is_not_aligned() -> None:
    t = war()
    t.mercenary("lyonnais", 0)
    t.leader("L14", "lyonnais")
    t.army("lyonnais", "blue")
    t.army("lyonnais", "red")
    options = turn(t).listed()
    assert "attack:lyonnais:red:lyonnais:blue" in options
    assert not [x for x in options if x.endswith(":red")]
