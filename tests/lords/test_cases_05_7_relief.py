"""Less obvious positions of movement: order, relief, capitals, two players of a colour, closed
straits. 5.6, 5.7, ER.6, RC.4, RC.11"""

from __future__ import annotations

import pytest
from tests.lords.build import Table
from tests.lords.moves import begin, is_late
from tests.lords.staged import (
    PURPLE,
    RED,
    land,
    stand,
)

from signoria.games.lords import counters
from signoria.games.lords.ids import AT, CARD
from signoria.games.lords.trade.network import Net

# ---- relief, refused doors, two players of a colour ------------------------------------------------------------------


@pytest.mark.clause("5.7.6.b5", "5.7.6.b2", "5.8.5")
def test_relief_comes_by_sea_into_an_own_port_and_by_land_only_next_round() -> None:
    t = stand("venice_city")
    t.nao("upper_adriatic", "red")
    t.army("ancona", "red")
    blue = t.army("lands_of_the_church", "blue")[0]
    t.s.besieging[blue] = AT["ancona"]
    t.leader("L24", "milan", seat=0)
    t.army("milan", "red", under="L24")
    begin(t, "land")
    t.do("march:L14:ancona")
    assert t.place("red.army.1") == "ancona"
    t.do("march:L24:lands_of_the_church")
    assert t.why("march:L24:ancona") == "5.7.10"
    t.s.agenda.clear()
    begin(t, "land")
    t.do("march:L24:ancona")  # entering the city of the Dukedom is not leaving it
    assert t.place("red.army.3") == "ancona"


@pytest.mark.clause("5.7.3.b1", "5.7.1.b4", "5.7.4.b2")
def test_the_l_card_sends_no_army_into_a_city_from_under_another_players_leader() -> None:
    t = land("L14", "L16", colours=("red", "red")).card(0, "L1")
    t.leader("L16", "kent")
    t.army("kent", "red", under="L16")
    t.army("kent", "red")
    begin(t, "land")
    assert t.may("enter:red.army.2:dover")
    assert not t.may("enter:red.army.1:dover")


@pytest.mark.clause("5.7.3.b1", "5.7.11", "5.7.13")
def test_an_army_alone_that_walks_into_a_capital_takes_it() -> None:
    t = land().card(0, "L1").card(1, "L2", "C2").gold(treasury_blue=4)
    t.army("ile_de_france", "red")
    begin(t, "land")
    t.do("enter:red.army.1:paris")
    assert (t.e("blue").fallen, t.holder("C2")) == (RED, 0)
    t.do("yes")
    assert t.au("treasury_blue") == 2


@pytest.mark.clause("5.7.11", "5.7.3.b1")
def test_an_army_alone_finds_the_city_armed_and_stays_outside() -> None:
    t = land().card(0, "L1").gold(treasury_blue=5)
    t.army("ile_de_france", "red")
    begin(t, "land")
    t.do("enter:red.army.1:paris")
    assert (t.place("red.army.1"), t.place("blue.army.1")) == ("ile_de_france", "paris")
    assert (t.e("blue").fallen, t.au("treasury_blue")) == (-1, 0)


@pytest.mark.clause("5.7.13", "5.14.3.b2", "2.6.2")
def test_hired_men_take_a_capital_for_their_players_colour() -> None:
    t = land().card(1, "L2", "C2").gold(treasury_blue=3)
    t.leader("L14", "ile_de_france")
    t.mercenary("ile_de_france", 0, under="L14")
    begin(t, "land")
    t.do("march:L14:paris", "yes")
    assert (t.e("blue").fallen, t.holder("C2"), t.au("purse_L14")) == (RED, 0, 1)


@pytest.mark.clause("5.7.13.b2", "ER.6")
def test_a_third_empire_that_takes_the_fallen_capital_has_the_c_card_then() -> None:
    t = land("L14", "L16", "L15").card(1, "L2").card(0, "C2").gold(treasury_blue=0)
    t.e("blue").fallen = RED
    t.leader("L15", "ile_de_france")
    t.army("ile_de_france", "purple", under="L15")
    begin(t, "land")
    while t.asked != 2:
        t.do("hold-back" if t.may("hold-back") else "finish")
    t.do("march:L15:paris")
    assert (t.e("blue").fallen, t.holder("C2")) == (PURPLE, 2)


@pytest.mark.clause("5.7.12", "5.7.13.b3")
def test_a_wardens_own_armies_do_not_enter_the_cities_that_he_guards_but_those_of_the_ward_do() -> None:
    t = land("L14", "L16", "L15", colours=("red", "orange", "purple")).card(2, "L2", "C2")
    t.e("blue").warden = 2
    t.army("lyonnais", "red")
    t.leader("L15", "burgundy")
    t.army("burgundy", "purple", under="L15")
    t.leader("L2", "ile_de_france")
    t.army("ile_de_france", "blue", under="L2")
    begin(t, "land")
    while t.asked != 2:
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert t.why("march:L15:troyes") == "5.7.13.b3"
    assert t.may("march:L2:troyes")


@pytest.mark.clause("5.7.8", "5.7.6.b5", "5.7.3.b5")
def test_a_strait_is_not_crossed_into_a_besieged_port_of_others() -> None:
    t = stand("messina")
    t.army("reggio", "blue")
    black = t.army("calabria", "black")[0]
    t.s.besieging[black] = AT["reggio"]
    t.galley("reggio", "red")
    begin(t, "land")
    assert t.why("march:L14:reggio") == "5.7.3.b5"


@pytest.mark.clause("5.7.5", "5.8.5", "5.7.6.b5")
def test_a_caravan_enters_the_own_besieged_city_not_a_besieged_city_of_others() -> None:
    t = land().card(0, "C1")
    t.caravan("milan", "red")
    t.army("milan_city", "red")
    black = t.army("milan", "black")[0]
    t.s.besieging[black] = AT["milan_city"]
    begin(t, "land")
    assert t.may("drive:red.caravan.1:milan_city")
    t.army("milan_city", "red")
    for c in counters.armies(t.s, AT["milan_city"]):
        counters.remove(t.s, c)
    t.army("milan_city", "blue")
    assert t.why("drive:red.caravan.1:milan_city") == "5.7.5"


@pytest.mark.clause("5.7.6.b6", "5.7.3.b1")
def test_an_army_left_at_sea_by_its_leader_goes_nowhere_alone() -> None:
    t = stand("upper_adriatic").card(0, "L1")
    t.nao("upper_adriatic", "red")
    begin(t, "land")
    t.do("leave:L14:red.army.1")
    assert t.why("enter:red.army.1:ancona") == "5.7.3.b1"


@pytest.mark.clause("5.7.4.b5")
def test_an_emperor_at_sea_with_his_troops_goes_on_to_a_port() -> None:
    t = land().card(0, "L1")
    t.leader("L1", "dover")
    t.army("dover", "red", under="L1")
    t.nao("north_sea", "red")
    t.nao("english_channel", "red")
    begin(t, "land")
    t.do("march:L1:north_sea")
    assert t.why("finish") == t.why("hold-back") == t.why("end-turn") == "5.7.4.b5"
    t.do("march:L1:edinburgh")
    assert t.may("finish")  # his own troops are with him


def dardanelles(denied: int) -> Table:
    """Sforza and his hired men in the Aegean, ships of Ferrante (blue) in Marmara at their service; Cosimo (purple)
    holds Gallipoli and closes the Dardanelles to a player."""
    t = land("L14", "L16", "L15").card(0, "L1").card(1, "L2").card(2, "L5")
    t.leader("L14", "aegean_sea")
    t.mercenary("aegean_sea", 0, under="L14")
    t.nao("aegean_sea", "red")
    t.nao("sea_of_marmara", "blue")
    t.army("gallipoli_city", "purple")
    strait = next(x.number for x in t.s.tables.atlas.straits if AT["gallipoli_city"] in x.ports)
    t.s.closed = ((strait, denied, 2),)
    begin(t, "land")
    return t.do("ask-ships:red:1", "yes")


@pytest.mark.clause("RC.11", "5.7.6.b9")
@pytest.mark.parametrize("denied", [0, 1])
def test_ships_to_which_a_strait_is_closed_are_no_bridges_through_it_for_anybody(denied: int) -> None:
    t = dardanelles(denied)
    assert t.why("march:L14:sea_of_marmara") == "RC.11"
    assert t.may("march:L14:salonica")


@pytest.mark.clause("RC.11", "5.7.6.b9", "5.7.7")
def test_what_is_closed_to_a_third_player_is_a_guarded_strait_only() -> None:
    t = dardanelles(2)
    t.do("march-strait:L14:sea_of_marmara:dardanelles", "yes")
    assert t.place("L14") == "sea_of_marmara"


@pytest.mark.clause("5.7.7", "5.8.3.b9", "RC.4", "5.11.8")
def test_an_army_in_a_strait_is_its_leaders_players_to_guard_with_even_while_nobody_holds_the_l_card() -> None:
    t = land().card(0, "L1").gold(chest_0=5, treasury_blue=0)
    t.nao("seville", "red")
    t.leader("L16", "ceuta")
    t.army("ceuta", "blue", under="L16")
    begin(t)
    t.do("sail-strait:red.nao.1:alboran_sea:gibraltar_strait")
    assert t.asked == 1
    t.do("name-toll:2", "yes")
    assert (t.au("treasury_blue"), t.au("chest_0"), t.place("red.nao.1")) == (2, 3, "alboran_sea")


@pytest.mark.clause("5.11.5.b3", "5.8.3.b9", "RC.4")
def test_an_army_is_a_link_by_leave_of_the_player_whose_leader_leads_it() -> None:
    t = land()
    t.leader("L16", "burgundy")
    (army,) = t.army("burgundy", "blue", under="L16")
    t.p(1).passage[0] = 4
    assert Net(t.s, 0).price(army) == 4
    t.leader("L16", "dijon")
    assert Net(t.s, 0).price(army) == -1  # it obeys nobody now


# ---- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.6.1", "5.6.1.b2", "5.6.1.b3")
def test_t15() -> None:
    t = land("L8", "L9", "L12", colours=("red", "blue", "purple"))
    t.card(1, "M1", "M2").card(0, "M13", "M25", "M39").card(2, "M14", "M26", "M40")
    for seat, lord in enumerate(("L8", "L9", "L12")):
        t.leader(lord, t.place(lord) or "dijon")
        assert t.p(seat).lord == CARD[lord]
    begin(t, "land")
    order: list[int] = [t.asked]
    late: list[int] = []
    while t.asked >= 0:
        seat = t.asked
        (late if is_late(t) else order).append(seat)
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert list(dict.fromkeys(order)) == [1, 0, 2]
    assert list(dict.fromkeys(late)) == [2, 1, 0]


@pytest.mark.clause("5.6.1.b1", "5.6.1.b3")
def test_who_sailed_is_not_sailed_again_late_but_what_stayed_is() -> None:
    t = land().card(0, "L1")
    t.nao("venice_city", "red", 2)
    begin(t)
    t.do("sail:red.nao.1:ancona", "hold-back")
    while not is_late(t) or t.asked != 0:
        t.do("hold-back" if t.may("hold-back") else "finish")
    assert t.why("sail:red.nao.1:upper_adriatic") == "5.6.1.b3"
    assert t.may("sail:red.nao.2:upper_adriatic")
