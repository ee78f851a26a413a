"""5.5 and 5.7.11: what powers without a player keep and raise; a city that is invaded."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT, CARD, FIRST_MERCENARY, GREY, PLACES
from signoria.games.lords.pieces import NOBODY
from signoria.games.lords.recruiting import emergency, neutrals
from signoria.games.lords.recruiting.emergency import DefendHome

from .build import Table, table

RED, BLUE = 0, 1


def bare(**gold: int) -> Table:
    """Two players of white, without imperial cards; no treasury holds anything."""
    empty = {f"treasury_{x}": 0 for x in ("red", "blue", "orange", "white", "purple", "black")}
    return table(colours=("white", "white")).gold(**{**empty, **gold})


def places(t: Table, *some: str) -> list[str]:
    return [t.place(x) for x in some]


@pytest.mark.clause("5.5.3", "5.5.3.b1", "5.5.3.b2", "4.3")
def test_an_empire_without_c_holder_raises_armies_capital_first_then_nearest() -> None:
    t = bare(treasury_red=17)
    neutrals.begin(t.s)
    got = places(t, "red.army.1", "red.army.2", "red.army.3")
    near = t.s.tables.atlas.nearest(AT["london"], t.s.tables.atlas.empires[RED].cities)
    near.remove(AT["london"])
    assert got[0] == "london"
    assert [AT[x] for x in got[1:]] == near[:2]
    assert t.au("treasury_red") == 2


@pytest.mark.clause("5.5.3")
def test_the_c_card_in_a_players_hand_stops_it_the_l_card_does_not() -> None:
    t = bare(treasury_red=5, treasury_blue=5).card(0, "C1").card(1, "L2")
    neutrals.begin(t.s)
    assert (t.au("treasury_red"), t.au("treasury_blue")) == (5, 0)
    assert t.place("blue.army.1") == "paris"


@pytest.mark.clause("5.5.3.b2", "5.3.1", "2.2.4")
def test_occupied_besieged_and_foreign_cities_are_passed_over() -> None:
    t = bare(treasury_red=10)
    near = t.s.tables.atlas.nearest(AT["london"], t.s.tables.atlas.empires[RED].cities)
    t.army("london", "red")
    t.army("dover", "blue")
    neutrals.begin(t.s)
    free = [x for x in near if x not in (AT["london"], AT["dover"])]
    assert [AT[x] for x in places(t, "red.army.2", "red.army.3")] == free[:2]


@pytest.mark.clause("5.5.3.b3", "5.3.2")
def test_with_all_cities_occupied_galleys_follow_no_more_fleets_than_ports() -> None:
    t = bare(treasury_red=50)
    atlas = t.s.tables.atlas
    cities = atlas.empires[RED].cities
    for city in cities:
        t.army(PLACES[city], "red")
    ports = [city for city in cities if atlas.city(city).port]
    t.nao("english_channel", "red", 2)
    neutrals.begin(t.s)
    built = [t.place(f"red.galley.{n}") for n in range(1, 9)]
    assert sum(1 for x in built if x) == len(ports) - 2
    assert built[0] == "london"
    assert t.au("treasury_red") == 50 - 5 * (len(ports) - 2), "the rest waits"
    assert sorted(t.s.launched) == sorted(AT[x] for x in built if x)


@pytest.mark.clause("5.5.1", "4.3")
def test_an_empire_reinforces_from_its_capital_outwards_before_it_builds() -> None:
    t = bare(treasury_red=2)
    t.army("ireland", "red", worn=True)
    t.army("london", "red", worn=True)
    t.galley("dover", "red", worn=True)
    neutrals.begin(t.s)
    assert [t.steps(x) for x in ("red.army.1", "red.army.2", "red.galley.1")] == [1, 2, 2]
    assert t.au("treasury_red") == 0


@pytest.mark.clause("5.5.1")
def test_a_leader_without_player_reinforces_what_is_with_him() -> None:
    t = bare(pile_nancy=1, purse_L24=1)
    t.leader("L24", "nancy")
    t.mercenary("nancy", n=3, worn=True)
    t.mercenary("milan_city", worn=True)
    neutrals.begin(t.s)
    assert [t.steps(f"mercenary.{n}") for n in (1, 2, 3, 4)] == [2, 2, 1, 1]
    assert (t.au("pile_nancy"), t.au("purse_L24")) == (0, 0)


@pytest.mark.clause("5.5.1", "RC.4")
def test_what_a_player_controls_is_not_kept_for_him() -> None:
    t = bare(pile_milan_city=4).card(0, "C1").gold(treasury_red=4)
    t.mercenary("milan_city", seat=0, worn=True)
    t.army("london", "red", worn=True)
    neutrals.begin(t.s)
    assert (t.steps("mercenary.1"), t.steps("red.army.1")) == (1, 1)


@pytest.mark.clause("5.4.3", "5.5.1")
def test_a_besieged_city_without_player_has_only_its_own_gold() -> None:
    t = bare(treasury_red=4)
    for name, place in (("red.army.1", "dover"), ("red.army.2", "london")):
        t.army(place, "red", worn=True)
        t.s.besieging[t.army("kent", "blue")[0]] = AT[place]
        assert t.place(name) == place
    neutrals.begin(t.s)
    assert (t.steps("red.army.1"), t.steps("red.army.2")) == (1, 2)


@pytest.mark.clause("5.5.2", "4.2")
def test_a_city_turns_five_au_into_one_grey_mercenary_a_round() -> None:
    t = bare(pile_nancy=11, pile_edinburgh=4)
    neutrals.begin(t.s)
    assert t.place("mercenary.1") == "nancy"
    assert t.place("mercenary.2") == ""
    assert t.s.owner[0] == NOBODY
    assert (t.au("pile_nancy"), t.au("pile_edinburgh")) == (6, 4)


@pytest.mark.clause("5.5.2")
def test_capitals_and_gold_of_players_are_left_out() -> None:
    t = bare(pile_paris=9, pile_milan_city=9, pile_nancy=9, pile_edinburgh=9)
    t.leader("L24", "edinburgh", seat=0)
    t.army("nancy", "black")
    neutrals.begin(t.s)
    assert t.place("mercenary.1") == ""
    assert t.au("pile_paris") == t.au("pile_milan_city") == t.au("pile_nancy") == t.au("pile_edinburgh") == 9


@pytest.mark.clause("5.3.7", "5.5.3.b3")
def test_armies_run_out_as_if_all_cities_were_occupied() -> None:
    t = bare(treasury_red=5)
    t.army("kent", "red", 10)
    neutrals.begin(t.s)
    assert t.place("red.galley.1") != ""
    assert t.place("mercenary.1") == ""


# ---- a city that is invaded ------------------------------------------------------------------------------------------


@pytest.mark.clause("5.7.11")
def test_an_imperial_city_raises_an_army_from_the_treasury() -> None:
    t = bare(treasury_red=6)
    assert emergency.recruit(t.s, AT["dover"], BLUE)
    assert t.place("red.army.1") == "dover"
    assert t.au("treasury_red") == 1
    assert not emergency.recruit(t.s, AT["bristol"], BLUE), "one Au is too little"


@pytest.mark.clause("5.7.11")
def test_another_city_raises_mercenaries_from_its_own_gold() -> None:
    t = bare(pile_nancy=5)
    assert emergency.recruit(t.s, AT["nancy"], BLUE)
    assert (t.place("mercenary.1"), t.s.owner[0], t.au("pile_nancy")) == ("nancy", NOBODY, 0)
    t = bare(pile_nancy=5)
    t.leader("L24", "nancy", seat=1)
    assert emergency.recruit(t.s, AT["nancy"], BLUE)
    assert (t.s.owner[0], t.s.under[FIRST_MERCENARY]) == (1, CARD["L24"])


@pytest.mark.clause("5.7.11")
def test_not_twice_in_a_siege_nor_with_an_army_nor_against_its_own() -> None:
    t = bare(treasury_red=99, pile_nancy=99)
    assert emergency.recruit(t.s, AT["dover"], BLUE)
    assert not emergency.recruit(t.s, AT["dover"], BLUE)
    assert not emergency.recruit(t.s, AT["london"], RED)
    t.army("london", "red")
    assert not emergency.recruit(t.s, AT["london"], BLUE)
    t.s.besieging[t.army("england", "blue")[0]] = AT["bristol"]
    assert not emergency.recruit(t.s, AT["bristol"], BLUE)
    t.leader("L24", "nancy", seat=0)
    assert not emergency.recruit(t.s, AT["nancy"], 3), "his own colour comes as a friend"
    assert emergency.recruit(t.s, AT["nancy"], GREY)


@pytest.mark.clause("5.7.11")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_lord_may_add_to_the_gold_of_his_home_city(answer: str) -> None:
    t = bare(pile_milan_city=3, chest_0=2)
    assert not emergency.recruit(t.s, AT["milan_city"], BLUE)
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == 0
    t.ask(DefendHome(AT["milan_city"], BLUE))
    t.do(answer)
    came = answer == "yes"
    assert t.place("mercenary.1") == ("milan_city" if came else "")
    assert (t.au("pile_milan_city"), t.au("chest_0")) == ((0, 0) if came else (3, 2))
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == NOBODY, "once"


@pytest.mark.clause("5.7.11")
def test_he_is_asked_only_with_leader_or_bank_there_and_gold_enough() -> None:
    t = bare(pile_milan_city=3, chest_0=2)
    t.leader("L14", "florence")
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == 0, "his bank is there"
    t.p(0).bank = False
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == NOBODY
    t.leader("L14", "milan_city")
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == 0
    t.gold(chest_0=1)
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == NOBODY
    t.gold(chest_0=9, pile_milan_city=5)
    assert emergency.asked(t.s, AT["milan_city"], BLUE) == NOBODY, "the pile pays by itself"
