"""The worked cases of the rulebook's readers that no other test tells: T01, T15 to T23, T43, T45."""

from __future__ import annotations

import pytest

from signoria.games.lords import people
from signoria.games.lords.ids import AT, CARD, COLOURS, GOODS
from signoria.games.lords.moving import paths
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.start.choosing import ChooseColour
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.thrones import deaths, succession
from signoria.games.lords.trade import routes

from .build import Table, table
from .moves import begin, is_late, phase_of
from .waiting import plays, waiting

TWELVE = tuple(f"L{n}" for n in range(7, 19))


# ---- T01 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("3.3.2")
@pytest.mark.parametrize("seats", [12, 13])
def test_t01_a_third_red_player_from_thirteen_on_only(seats: int) -> None:
    """T01"""
    lords = tuple(f"L{n}" for n in range(7, 7 + seats))
    t = table(*lords, colours=())
    t.p(0).colour = t.p(2).colour = COLOURS.index("red")  # L7 and L9
    t.p(1).colour, t.p(3).colour = COLOURS.index("blue"), COLOURS.index("blue")
    t.ask(ChooseColour(4))
    assert people.own_leader(t.s, t.asked) == CARD["L11"]
    if seats == 12:
        assert t.why("choose-colour:red") == "3.3.2"
    else:
        t.do("choose-colour:red")
        assert COLOURS[t.p(4).colour] == "red"


# ---- T15 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.6.1", "5.6.1.b2", "5.6.1.b3")
def test_t15_the_order_of_movement_and_of_what_was_held_back() -> None:
    """T15"""
    t = table("L9", "L8", "L12", colours=("red", "blue", "purple")).at(1460, "summer").nobody()
    t.card(0, "L1", "M1", "M2").card(1, "L2", "M25", "M39", "M47").card(2, "L5", "M26", "M40", "M48")
    t.galley("dover", "red")
    t.galley("marseilles", "blue")
    t.galley("palma", "purple")
    begin(t)
    assert list(t.s.movers) == [0, 1, 2]  # L9 with 4, L8 and L12 with 3
    late = []
    while t.asked >= 0:
        if is_late(t) and phase_of(t) == "ships":
            late.append(t.asked)
        t.do("finish" if is_late(t) else "hold-back")
    assert late == [2, 0, 1]


# ---- T17 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.3", "5.7.3.b2", "5.7.4")
def test_t17_an_army_has_five_points_its_leader_ten() -> None:
    """T17"""
    t = table().at(1460, "summer").nobody()
    t.leader("L14", "lyonnais")
    t.army("lyonnais", "red", under="L14")
    begin(t, "land")
    t.do("march:L14:savoy", "march:L14:burgundy")  # rugged 4, flat 1
    assert t.place("red.army.1") == "burgundy"
    assert t.why("march:L14:champagne") == "5.7.3"
    t.do("leave:L14:red.army.1", "march:L14:champagne")
    assert (t.place("red.army.1"), t.place("L14")) == ("burgundy", "champagne")
    assert t.who("L14").spent == 6


# ---- T19 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.1.b4", "5.7.3.b2", "5.7.4.b1", "5.7.4.b2")
def test_t19_stature_two_leads_two_armies_of_his_colour() -> None:
    """T19"""
    t = table().at(1460, "summer").nobody()
    t.leader("L14", "burgundy")
    t.army("burgundy", "red", 3)
    t.army("burgundy", "blue")
    begin(t, "land")
    assert t.why("lead:L14:blue.army.1") == "5.7.4.b1"
    t.do("lead:L14:red.army.1", "lead:L14:red.army.2")
    assert t.why("lead:L14:red.army.3") == "5.7.3.b2"


@pytest.mark.clause("5.7.4.b2")
def test_t19_an_army_with_an_equal_leader_needs_his_leave() -> None:
    """T19"""
    t = table("L14", "L16", colours=("red", "red")).at(1460, "summer").nobody()
    t.leader("L14", "burgundy")
    t.leader("L16", "burgundy")
    t.army("burgundy", "red", under="L16")
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert t.asked == 1
    t.do("no")
    assert t.s.under[0] == CARD["L16"]


# ---- T21, T23 --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.2", "5.7.2.b1", "5.7.2.b2", "5.7.2.b3", "ER.2")
def test_t21_five_seas_then_a_foreign_port_for_nothing() -> None:
    """T21"""
    t = table().at(1460, "summer").nobody().card(0, "L1")
    t.galley("venice_city", "red")
    t.nao("venice_city", "red")
    t.army("adalia", "black")
    begin(t)
    assert t.why("sail:red.galley.1:rhodian_sea") == "5.7.2.b3"
    assert t.why("sail:red.galley.1:famagusta") == "5.7.2"
    assert t.why("sail:red.nao.1:sea_of_cyprus") == "5.7.2"
    t.do("sail:red.galley.1:adalia", "sail:red.nao.1:rhodian_sea")
    assert (t.place("red.galley.1"), t.place("red.nao.1")) == ("adalia", "rhodian_sea")


@pytest.mark.clause("5.7.6.b5")
def test_t23_a_held_port_is_entered_from_the_sea_only_besieged_and_with_a_fleet_in_it() -> None:
    """T23"""
    t = table().at(1460, "summer").nobody()
    t.leader("L14", "ligurian_sea")
    t.mercenary("ligurian_sea", seat=0, under="L14")
    t.nao("ligurian_sea", "red")
    t.army("pisa", "blue")
    begin(t, "land")
    assert t.why("march:L14:pisa") == "5.7.6.b5"
    (foe,) = t.army("florence", "red")
    t.s.besieging[foe] = AT["pisa"]
    assert t.why("march:L14:pisa") == "5.7.6.b5"
    t.galley("pisa", "red")
    assert paths.reach(t.s, CARD["L14"]).get(AT["pisa"]) is not None
    t.do("march:L14:pisa")
    assert t.place("mercenary.1") == "pisa"


# ---- T43 -------------------------------------------------------------------------------------------------------------


def throne(t: Table, dead: str) -> Table:
    deaths.kill(t.s, CARD[dead])
    t.push()
    succession.begin(t.s)
    return t.push()


@pytest.mark.clause("6.2.4", "6.2.4.b2", "6.2.4.b3", "6.2.5", "6.2.5.b2", "6.2.5.b3")
def test_t43_a_claim_and_a_princess_beat_the_heir_a_princess_alone_does_not() -> None:
    """T43"""
    t = throne(table("L14", "L16", colours=("red", "blue")).card(0, "M29"), "L3")
    assert t.e("orange").ruler == CARD["L14"]
    t = throne(table("L18", "L16", colours=("red", "blue")).card(0, "M29"), "L3")
    assert t.e("orange").ruler == CARD["L3"]
    assert t.who("L3").heir == 1
    assert people.player(t.s, CARD["L3"]) == NOBODY


@pytest.mark.clause("6.2.4.b3")
def test_t43_who_is_emperor_elsewhere_is_no_candidate() -> None:
    """T43"""
    t = table("L14", "L16", colours=("red", "blue")).card(0, "M29", "L1", "C1")
    t.e("red").ruler, t.p(0).emperor = CARD["L14"], COLOURS.index("red")
    t.leader("L14", "milan_city", stature=4)
    throne(t, "L3")
    assert t.e("orange").ruler == CARD["L3"]


# ---- T45 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.3.2", "6.3.2.b1", "6.3.2.b2", "6.3.5", "6.3.5.b1", "6.3.5.b2")
def test_t45_excommunication_and_crusade() -> None:
    """T45"""
    t = table("L14", "L16", "L23", colours=("white", "blue", "black")).nobody().card(0, "L4", "C4")
    t.gold(chest_0=5, treasury_white=30).card(1, "E1", "G1").card(2, "E2")
    waiting(t)
    assert t.why("excommunicate:2:E2", 0) == "6.3.2"
    assert t.refusal("excommunicate:1:L16", 0).reason == "starting-card"
    t.do("excommunicate:1:E1", seat=0)
    assert (t.holder("E1"), t.au("chest_0"), t.au("treasury_white")) == (FOR_SALE, 0, 30)
    t.gold(chest_0=4)
    assert t.why("excommunicate:1:G1", 0) == "6.3.2.b1"
    assert t.why("call-crusade", 0) == "6.3.5.b1"
    t.gold(chest_0=10)
    t.army("lyonnais", "blue", 6)
    t.army("paris", "blue")
    t.army("lyonnais", "black")
    t.do("call-crusade", seat=0)
    assert (t.au("chest_0"), t.au("treasury_white")) == (5, 20)
    taken = 0
    while t.asked == 0 and any(x.startswith("take-cross") for x in t.listed()):
        some = [x for x in t.listed() if x.startswith("take-cross")]
        assert not any("black" in x for x in some)
        t.do(some[0])
        taken += 1
    assert sum(t.steps(f"white.army.{n}") > 0 for n in range(1, 11)) == 5
    assert t.place("blue.army.7") == "paris"  # in its capital
    t.s.agenda.clear()
    t.s.must = 0
    waiting(t)
    assert not plays(t, 0, "call-crusade")
    assert t.why("call-crusade", 0) == "6.3.5.b2"


# ---- T39 -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RC.1", "5.11.4", "5.11.3.b2", "5.11.7", "5.11.7.b3", "5.11.7.b4")
def test_t39_glass_a_building_sugar_and_spices() -> None:
    """T39: over the sea from Venice to Cyprus and Beirut; the sugar has no slaves."""
    t = table("L17", "L16", colours=("orange", "blue")).at(1462, "autumn").nobody()
    t.gold(chest_0=0, pile_cairo=0)
    t.card(0, "G18", "E26", "R5", block=2)
    for rank, card in enumerate(("E26", "G18", "R5"), 1):
        t.s.built[CARD[card]] = rank
    for sea in ("lower_adriatic", "ionian_sea", "sea_of_candia", "rhodian_sea"):
        t.nao(sea, "orange")
    t.galley("venice_city", "orange")
    t.galley("beirut", "orange")
    found = routes.routes_of(t.s, 0, ())
    by = {(card, good): len(route.places) for (card, good), route in found.items()}
    spices, sugar, building, slaves = (GOODS.index(x) for x in ("spices", "sugar", "building", "slaves"))
    assert set(by) == {(CARD["E26"], spices), (CARD["E26"], sugar), (CARD["G18"], building)}
    assert (CARD["R5"], slaves) not in by
    supply = t.au("supply")
    routes.begin(t.s)
    t.push()
    t.do("declare-all")
    # profits 3 each; tolls: Venice, where the Doge is, thrice; Beirut's to Cairo; the naos at sea bring none
    assert t.au("chest_0") == 3 * 3 + 3
    assert t.au("pile_cairo") == 1
    tolls_paid = supply - t.au("supply") - 9
    assert tolls_paid == 3 + 1 + 1  # and Famagusta's, at the end of the way to the sugar
    assert t.au("pile_famagusta") == 1
