"""Less obvious positions of battles at sea, of prison, and of what follows from conflict. 5.8.6, 5.8.11, RC.9"""

from __future__ import annotations

import pytest
from tests.lords.fighting import FIELD, Attacks, turn, war
from tests.lords.moves import begin
from tests.lords.staged import (
    ORANGE,
    RED,
    TAKE,
    WHITE,
    storm,
)

from signoria.games.lords import counters
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import AT, CARD, COUNTERS
from signoria.games.lords.recruiting import buying
from signoria.games.lords.state import GONE
from signoria.games.lords.thrones import deaths, succession

# ---- the sea ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.6.b2", "5.8.6")
def test_fleets_fight_armies_at_sea() -> None:
    t = war().card(0, "L1")
    t.galley("ligurian_sea", "red")
    t.mercenary("ligurian_sea", 1, worn=True)
    t.leader("L16", "ligurian_sea")
    t.nao("ligurian_sea", "purple")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 2)
    turn(t).do("attack:ligurian_sea:red:ligurian_sea:blue")
    assert (t.steps("mercenary.1"), t.who("L16").captor) == (0, 0)


@pytest.mark.clause("5.8.6.b3", "5.8.2.b5")
def test_nobody_retreats_from_a_sea_where_armies_fight() -> None:
    t = war().card(0, "L1").card(1, "L2")
    t.galley("ligurian_sea", "red", 3)
    t.nao("ligurian_sea", "blue")
    t.army("ligurian_sea", "blue")
    t.leader("L14", "ligurian_sea")
    t.leader("L16", "ligurian_sea")
    t.dice("battle", *[6] * 6).dice("battle", *[6] * 3)
    turn(t).do("attack:ligurian_sea:red:ligurian_sea:blue", "finish")
    assert t.place("blue.army.1") == t.place("blue.nao.1") == "ligurian_sea"


@pytest.mark.clause("5.8.3.b6", "5.8.5", "5.13.b1")
def test_an_assault_from_the_sea_besieges_the_port() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("ligurian_sea", "red", under="L14")
    t.leader("L14", "ligurian_sea")
    t.nao("ligurian_sea", "purple")
    t.army("genoa_city", "blue")
    t.dice("battle", 2, 3).dice("battle", 2, 3)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue")
    assert (t.steps("red.army.1"), t.steps("blue.army.1")) == (2, 2)
    assert counters.is_besieged(t.s, AT["genoa_city"])


@pytest.mark.clause("5.8.5.b4", "5.8.3.b6", "5.7.6.b2")
def test_who_takes_a_port_from_the_sea_enters_at_once_and_his_ships_stay() -> None:
    t = war()
    t.army("ligurian_sea", "red", under="L14")
    t.leader("L14", "ligurian_sea")
    t.nao("ligurian_sea", "red")
    t.army("genoa_city", "blue", worn=True)
    t.dice("battle", 1, 6).dice("battle", 6)
    turn(t).do("besiege:ligurian_sea:red:genoa_city:blue", "all-in")
    assert (t.place("red.army.1"), t.place("L14"), t.place("red.nao.1")) == (
        "genoa_city", "genoa_city", "ligurian_sea",
    )  # fmt: skip


@pytest.mark.clause("5.8.3.b1", "5.8.3.b2")
def test_the_l_card_moves_no_mercenary_to_attack_but_the_imperial_army_beside_it() -> None:
    t = war().card(0, "L1")
    t.army("milan", "red")
    t.mercenary("milan", 0)
    t.army("milan", "blue")
    t.dice("battle", 6, 6).dice("battle", 6, 6)
    turn(t).do(FIELD)
    assert [len(e[3].split()) for e in t.told("battle-rolled")] == [2, 2]


# ---- prison ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.8.11", "6.2.6.b2")
def test_prisoners_of_a_player_who_is_out_go_home_from_hired_and_stay_with_imperial_gaolers() -> None:
    t = war("L14", "L12", "L15", colours=("red", "blue", "purple"))
    t.card(1, "L25", "L24")
    prisons.capture(t.s, CARD["L25"], 0, -1)
    prisons.capture(t.s, CARD["L24"], 0, RED)
    t.who("L14").heir = 2
    deaths.kill(t.s, CARD["L14"])
    t.push()
    assert t.p(0).out
    assert t.place("L25") == "targoviste"
    assert t.who("L24").captor == 17  # of England


@pytest.mark.clause("5.8.11.b3", "5.2.3")
def test_the_card_of_a_prisoner_stays_and_bids_go_on() -> None:
    t = war()
    prisons.capture(t.s, CARD["L16"], 0, -1)
    assert t.holder("L16") == 1
    assert not t.p(1).out


@pytest.mark.clause("5.8.11.b5", "5.8.11")
def test_a_freed_emperor_goes_to_his_capital_even_if_it_is_fallen() -> None:
    t = storm()
    prisons.capture(t.s, CARD["L2"], 0, RED)
    prisons.release(t.s, CARD["L2"])
    assert t.place("L2") == "paris"


@pytest.mark.clause("5.8.11.b1", "RC.4")
def test_the_treasury_pays_for_an_emperor_with_leave_of_the_c_card() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "blue"))
    t.at(1461, "autumn")
    t.card(1, "L2").card(2, "C2").gold(treasury_blue=8)
    prisons.capture(t.s, CARD["L2"], 0, -1)
    t.ask(Attacks(0))
    t.do("ask-ransom:L2:8", seat=0)
    assert t.why("pay-ransom:L2", 1) == "RC.4"
    t.do("pay-ransom:L2", seat=2)
    assert (t.au("treasury_blue"), t.au("vault_0"), t.place("L2")) == (0, 8, "paris")


# ---- RC.9, leaders' cards, and what follows in other chapters --------------------------------------------------------


@pytest.mark.clause("RC.9", "5.7.13.b2", "ER.6", "5.3.1", "5.3.3")
@pytest.mark.parametrize("merged", [False, True])
def test_who_has_conquered_the_papacy_builds_from_its_counters_with_its_gold(merged: bool) -> None:
    t = war("L14", "L16", "L15", colours=("orange", "white", "purple")).at(1461, "spring")
    t.card(0, "C4", "L3", "C3").gold(treasury_white=20, treasury_orange=0, chest_0=0)
    t.e("white").fallen, t.e("white").merged = ORANGE, merged
    if merged:
        t.e("white").ruler, t.e("white").heirless = -1, True
        t.pile(GONE, "L4")
    else:
        t.card(1, "L4")
    t.army("rome", "orange")
    t.leader("L14", "rome")
    buying.begin(t.s)
    t.push()
    assert t.asked == 0
    t.do("raise-army:papal:perugia:treasury.papal", "build-caravan:papal:bologna:treasury.papal")
    army, caravan = (c for c in range(len(COUNTERS)) if t.place(c) in ("perugia", "bologna"))
    assert t.au("treasury_white") == 11
    assert counters.mover(t.s, caravan) == 0
    assert counters.mover(t.s, army) == (0 if merged else 1)
    assert counters.colour(t.s, army) == (ORANGE if merged else WHITE)


@pytest.mark.clause("RC.9", "6.3", "6.2.6.b3")
def test_a_dead_pope_of_a_conquered_papacy_ends_its_powers() -> None:
    t = war("L14", "L16", colours=("orange", "white")).card(1, "L4", "E1")
    t.gold(treasury_white=0)
    t.army("rome", "orange")
    conquest.enter(t.s, AT["rome"], 0)
    deaths.kill(t.s, CARD["L4"])
    t.push()
    assert (t.holder("L4"), t.e("white").merged) == (GONE, True)
    t.s.agenda.clear()
    succession.begin(t.s)
    t.push()
    assert t.e("white").ruler == -1


@pytest.mark.clause("5.8.11.b3", "5.7.1.b4", "5.14.4.b2")
def test_the_player_of_a_prisoner_moves_him_no_more_and_his_troops_stand_alone() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.leader("L24", "milan", seat=0)
    t.army("milan", "red", under="L24")
    t.mercenary("milan", 0, under="L24")
    prisons.capture(t.s, CARD["L24"], 1, -1)
    assert t.s.under[0] == -1
    begin(t, "land")
    assert not [x for x in t.listed() if "L24" in x]
    assert t.holder("L24") == 0


@pytest.mark.clause("6.2.6.b2", "5.8.7", "5.6.1")
def test_a_player_who_dies_out_in_his_own_turn_is_asked_no_more_in_the_round() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.who("L14").heir = 2
    t.leader("L14", "milan")
    t.army("milan", "red", worn=True, under="L14")
    t.leader("L16", "milan")
    t.army("milan", "blue", 2)
    t.mercenary("venice", 0)
    t.leader("L24", "venice", seat=0)
    begin(t, "attacks")
    t.dice("battle", 6).dice("battle", 1, 6, 6, 6).dice("fate", 6)
    t.do(FIELD)
    assert t.p(0).out
    asked = set()
    while t.asked >= 0:
        asked.add(t.asked)
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert 0 not in asked


@pytest.mark.clause("5.8.7", "5.7.13.b2", "ER.6", "5.6.1.b3")
def test_beaten_armies_obey_the_victor_in_the_same_round_when_their_emperor_is_taken() -> None:
    t = storm("paris")
    t.leader("L16", "rouen")
    t.army("rouen", "blue", under="L16")
    t.nao("bordeaux", "blue")
    begin(t, "attacks")
    t.dice("battle", 1, 6).dice("battle", 6).dice("fate", 1)
    t.do(TAKE, "all-in")
    assert t.e("blue").merged
    while t.asked != 0 or not t.may("sail:blue.nao.1:bay_of_biscay"):
        assert t.asked >= 0
        t.do("hold-back" if t.may("hold-back") else "finish")
    # Ferrante, of the merged colour, still leads what goes with him
    assert counters.colour(t.s, t.s.at.index(AT["rouen"])) == RED


@pytest.mark.clause("5.8.4", "5.8.6", "5.8.3.b6")
def test_a_sortie_against_besiegers_afloat_meets_their_armies_and_not_their_ships() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("genoa_city", "blue")
    t.leader("L16", "genoa_city")
    red = t.army("ligurian_sea", "red")[0]
    t.nao("ligurian_sea", "red")
    t.leader("L14", "ligurian_sea")
    t.s.besieging[red] = AT["genoa_city"]
    t.dice("battle", 1, 1).dice("battle", 6, 6)
    turn(t, 1).do("sortie:genoa_city:blue:ligurian_sea:red")
    assert (t.steps("red.army.1"), t.steps("red.nao.1"), t.place("L14")) == (0, 2, "ligurian_sea")
    assert not counters.is_besieged(t.s, AT["genoa_city"])


@pytest.mark.clause("5.8.3.b6", "5.8.3.b7", "2.2.4")
def test_ships_and_garrison_of_two_colours_in_a_port_are_two_targets_for_one_attack() -> None:
    t = war("L14", "L16", "L15", colours=("red", "blue", "purple"))
    t.army("genoa", "red")
    t.leader("L14", "genoa")
    t.galley("genoa_city", "blue")
    t.army("genoa_city", "purple")
    ships, walls = "attack:genoa:red:genoa_city:blue", "besiege:genoa:red:genoa_city:purple"
    assert {ships, walls} <= set(turn(t).listed())
    t.dice("battle", 3, 6).dice("battle", 6, 6)
    t.do(ships)
    assert t.steps("blue.galley.1") == 1
    assert t.why(walls) == "5.8.1"
