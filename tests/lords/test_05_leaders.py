"""Whom leaders take along; emperors; new Dukedoms. 5.7.1.b4, 5.7.3.b2, 5.7.4, ER.3"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin

from signoria.games.lords.ids import AT, NOWHERE
from signoria.games.lords.moving import notes, paths
from signoria.games.lords.standing import PICKING, STAND


def stand(**options: str) -> Table:
    """L14 (red, Stature 2, seat 0) in Burgundy; seat 1 is blue, with L16 in Naples."""
    t = table(**options).at(1460, "summer").nobody()
    t.leader("L14", "burgundy")
    return t


@pytest.mark.clause("5.7.3.b2", "5.7.1.b4")
def test_he_leads_as_many_armies_as_his_stature() -> None:
    t = stand()
    t.army("burgundy", "red", 3)
    begin(t, "land")
    t.do("lead:L14:red.army.1", "lead:L14:red.army.2")
    assert t.why("lead:L14:red.army.3") == "5.7.3.b2"
    t.do("march:L14:lyonnais")
    assert [t.place(f"red.army.{n}") for n in (1, 2, 3)] == ["lyonnais", "lyonnais", "burgundy"]


@pytest.mark.clause("5.7.3.b2", "5.7.1.b4")
def test_who_has_too_many_does_not_move() -> None:
    t = stand()
    t.army("burgundy", "red", 3, under="L14")
    begin(t, "land")
    assert t.why("march:L14:lyonnais") == "5.7.3.b2"
    t.do("leave:L14:red.army.3")
    assert t.may("march:L14:lyonnais")


@pytest.mark.clause("5.7.3.b2")
def test_he_may_lead_one_army_after_the_other_each_within_its_points() -> None:
    t = stand()
    t.army("burgundy", "red", 2, under="L14")
    t.army("provence", "red", 2)
    begin(t, "land")
    t.do("march:L14:provence", "leave:L14:red.army.1", "leave:L14:red.army.2")
    t.do("lead:L14:red.army.3", "lead:L14:red.army.4", "march:L14:languedoc")
    assert t.place("red.army.4") == "languedoc"


@pytest.mark.clause("5.7.3.b2")
def test_the_limit_may_count_the_armies_of_the_turn() -> None:
    t = stand(stature_cap="turn")
    t.army("burgundy", "red", 2, under="L14")
    t.army("provence", "red", 2)
    begin(t, "land")
    t.do("march:L14:provence", "leave:L14:red.army.1", "leave:L14:red.army.2")
    assert t.why("lead:L14:red.army.3") == "5.7.3.b2"


@pytest.mark.clause("5.7.1.b4", "2.4.1")
def test_a_captain_adds_mercenaries_for_one_leader() -> None:
    t = stand()
    t.leader("L24", "burgundy", seat=0)
    t.mercenary("burgundy", 0, 8)
    t.army("burgundy", "red", 3)
    t.s.where[43 + 15] = 0  # C16: two mercenaries more
    begin(t, "land")
    t.do(*(f"lead:L14:mercenary.{n}" for n in (1, 2, 3, 4)))
    assert t.why("lead:L14:mercenary.5") == "5.7.3.b2"
    t.do("lead:L24:mercenary.5", "lead:L24:mercenary.6")
    assert t.why("lead:L24:mercenary.7") == "5.7.3.b2"
    assert t.may("march:L14:lyonnais")


@pytest.mark.clause("5.7.3.b2")
def test_a_captain_adds_no_imperial_army() -> None:
    t = stand()
    t.army("burgundy", "red", 3)
    t.s.where[43 + 15] = 0
    begin(t, "land")
    t.do("lead:L14:red.army.1", "lead:L14:red.army.2")
    assert t.why("lead:L14:red.army.3") == "5.7.3.b2"


@pytest.mark.clause("5.7.4.b1", "2.6.1", "2.6.2")
def test_he_leads_mercenaries_and_imperial_armies_of_his_colour() -> None:
    t = stand()
    t.army("burgundy", "blue")
    t.army("burgundy", "red")
    t.mercenary("burgundy", 0)
    t.mercenary("burgundy", 1)
    t.mercenary("burgundy")
    begin(t, "land")
    assert t.why("lead:L14:blue.army.1") == "5.7.4.b1"
    assert t.why("lead:L14:mercenary.2") == "5.7.4.b1"
    assert t.why("lead:L14:mercenary.3") == "5.7.4.b1"
    assert t.may("lead:L14:red.army.1")
    t.do("lead:L14:mercenary.1")


@pytest.mark.clause("5.7.4.b1")
def test_mercenaries_of_another_player_of_his_colour_are_not_his() -> None:
    t = table(colours=("red", "red")).at(1460, "summer").nobody()
    t.leader("L14", "burgundy")
    t.mercenary("burgundy", 1)
    begin(t, "land")
    assert t.why("lead:L14:mercenary.1") == "5.7.4.b1"


def two_reds(stature: int) -> Table:
    """L14 of seat 0 and L16 of seat 1, both red, in Burgundy with a red army that stands with L16."""
    t = table(colours=("red", "red")).at(1460, "summer").nobody()
    t.leader("L14", "burgundy")
    t.leader("L16", "burgundy", stature=stature)
    t.army("burgundy", "red", under="L16")
    return t


@pytest.mark.clause("5.7.4.b2")
@pytest.mark.parametrize("stature", [2, 3])
def test_armies_with_a_leader_of_equal_or_higher_stature_need_his_permission(stature: int) -> None:
    t = begin(two_reds(stature), "land")
    t.do("lead:L14:red.army.1")
    assert t.asked == 1
    t.do("no")
    assert t.why("lead:L14:red.army.1") == "5.7.4.b2"
    t = begin(two_reds(stature), "land")
    t.do("lead:L14:red.army.1", "yes", "march:L14:lyonnais")
    assert t.place("red.army.1") == "lyonnais"
    assert t.place("L16") == "burgundy"


@pytest.mark.clause("5.7.4.b2")
def test_a_lower_leader_is_not_asked() -> None:
    t = begin(two_reds(1), "land")
    t.do("lead:L14:red.army.1")
    assert t.asked == 0
    assert t.s.under[0] == 13


@pytest.mark.clause("5.7.4.b2")
def test_a_standing_order_permits_and_nobody_permits_for_the_unheld() -> None:
    t = two_reds(2)
    t.s.orders[1], t.s.has_standing = ((STAND, PICKING, 1),), 2
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert t.s.under[0] == 13
    t = stand()
    t.leader("L1", "burgundy")
    t.army("burgundy", "red")
    begin(t, "land")
    assert t.why("lead:L14:red.army.1") == "5.7.4.b2"


@pytest.mark.clause("5.7.4.b3")
def test_armies_are_called_out_of_a_city_for_a_point() -> None:
    t = stand()
    c = t.army("dijon", "red")[0]
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert (t.place("red.army.1"), t.s.spent[c], t.who("L14").spent) == ("burgundy", 1, 0)
    assert t.s.moved == (c,)
    assert paths.reach(t.s, 13)[AT["savoy"]] == 4  # four are left to the army


@pytest.mark.clause("5.7.4.b3", "5.7.10")
def test_who_comes_out_among_strangers_halts() -> None:
    t = stand()
    t.army("dijon", "red")
    t.army("burgundy", "blue")
    begin(t, "land")
    t.do("lead:L14:red.army.1")
    assert t.why("march:L14:lyonnais") == "5.7.10"


@pytest.mark.clause("5.7.9", "5.7.4.b3")
def test_in_autumn_nobody_is_called_out_into_the_north() -> None:
    t = stand().at(1460, "autumn")
    t.army("dijon", "red")
    begin(t, "land")
    assert t.why("lead:L14:red.army.1") == "5.7.9"


@pytest.mark.clause("ER.3", "5.7.4.b6", "5.3.6.b1")
def test_mercenaries_of_an_ally_stay_with_him() -> None:
    t = stand()
    t.leader("L24", "burgundy", seat=0)
    t.mercenary("burgundy", 0, under="L24")
    begin(t, "land")
    assert t.why("leave:L24:mercenary.1") == "ER.3"
    assert t.why("lead:L14:mercenary.1") == "ER.3"
    t.do("march:L24:lyonnais")
    assert t.place("mercenary.1") == "lyonnais"


@pytest.mark.clause("5.7.4.b6")
def test_an_ally_with_too_many_mercenaries_does_not_move() -> None:
    t = stand()
    t.leader("L25", "burgundy", seat=0)  # Stature 1
    t.mercenary("burgundy", 0, 2, under="L25")
    begin(t, "land")
    assert t.why("march:L25:lyonnais") == "5.7.4.b6"


@pytest.mark.clause("ER.3", "5.7.4.b6")
def test_players_own_leaders_and_emperors_leave_mercenaries_and_gold() -> None:
    t = stand().card(0, "L1").gold(purse_L14=4, purse_L1=3, purse_L24=2)
    t.leader("L14", "dijon")
    t.leader("L1", "london")
    t.leader("L24", "croia", seat=0)
    t.mercenary("dijon", 0, under="L14")
    t.mercenary("london", 0, under="L1")
    begin(t, "land")
    t.do("leave:L14:mercenary.1", "leave:L1:mercenary.2", "drop-gold:L14:3", "drop-gold:L1:3")
    assert (t.au("purse_L14"), t.au("pile_dijon"), t.au("pile_london")) == (1, 3, 3)
    assert t.why("drop-gold:L24:2") == "ER.3"


@pytest.mark.clause("5.7.4.b6", "ER.3")
def test_gold_goes_with_its_leader() -> None:
    t = stand().gold(purse_L14=4)
    begin(t, "land")
    t.do("march:L14:dijon", "drop-gold:L14:4")
    assert t.au("pile_dijon") == 4


@pytest.mark.clause("5.7.3.b2")
def test_who_is_left_is_not_taken_again_on_the_spot() -> None:
    t = stand()
    t.army("burgundy", "red")
    begin(t, "land")
    t.do("lead:L14:red.army.1", "leave:L14:red.army.1")
    assert t.why("lead:L14:red.army.1") == "5.7.3.b2"
    t.do("march:L14:lyonnais", "march:L14:burgundy", "lead:L14:red.army.1")


@pytest.mark.clause("5.7.4.b4", "6.2.2.b2")
def test_a_leader_claims_an_empty_city_outside_the_empires() -> None:
    t = stand()
    t.leader("L24", "lyonnais", seat=0)
    begin(t, "land")
    t.do("march:L14:dijon", "claim:L14")
    assert t.who("L14").abroad == AT["dijon"]
    t.do("march:L24:lyon")
    assert t.why("claim:L24") == "5.7.4.b4"  # in France
    t.do("march:L24:dijon")
    assert t.why("claim:L24") == "5.7.4.b4"  # another leader is there


@pytest.mark.clause("5.7.4.b4")
def test_other_armies_bar_a_claim_and_emperors_make_none() -> None:
    t = stand().card(0, "L1")
    t.leader("L14", "dijon")
    t.army("dijon", "red")
    t.leader("L1", "edinburgh")
    begin(t, "land")
    assert t.why("claim:L14") == "5.7.4.b4"
    assert t.refusal("claim:L1").reason == "claim-emperor"
    t.do("lead:L14:red.army.1", "claim:L14")


@pytest.mark.clause("5.7.4.b4")
def test_at_home_he_gives_up_his_claim() -> None:
    t = table().at(1460, "summer").nobody()
    t.leader("L14", "milan", abroad=AT["dijon"])
    begin(t, "land")
    t.do("march:L14:milan_city", "claim:L14")
    assert t.who("L14").abroad == NOWHERE


@pytest.mark.clause("5.7.4.b5")
def test_an_emperor_ends_in_his_capital_or_with_imperial_troops() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L2")
    t.leader("L2", "paris")
    t.army("lyon", "blue")
    t.army("anjou", "red")
    begin(t, "land")
    assert t.why("march:L2:tyrol") == "5.7.4.b5"  # out of Paris, Burgundy, Switzerland, Tyrol: 10, and no way back
    t.do("march:L2:champagne")
    assert t.why("finish") == "5.7.4.b5"
    assert t.why("hold-back") == "5.7.4.b5"
    t.do("march:L2:lyon")
    assert t.may("finish")


@pytest.mark.clause("5.7.4.b5")
def test_an_emperor_who_can_go_no_farther_holds_nobody_up() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L2")
    x = t.leader("L2", "champagne")
    t.leader("L14", "milan")
    begin(t, "land")
    t.who("L2").spent = 4
    assert not t.may("finish")
    for _ in range(16):
        notes.count(t.s, -1 - x)
    assert t.may("finish")
    t = table().at(1460, "summer").nobody().card(0, "L2")
    t.leader("L2", "muscovy")  # too far from Paris, and no troops anywhere
    begin(t, "land")
    t.who("L2").spent = 5
    assert t.may("finish")


@pytest.mark.clause("5.7.4.b5")
def test_imperial_troops_that_he_brings_are_enough() -> None:
    t = table().at(1460, "summer").nobody().card(0, "L2").gold(pile_dijon=0)
    t.leader("L2", "paris")
    t.army("paris", "blue", under="L2")
    begin(t, "land")
    t.do("march:L2:dijon")
    assert t.place("blue.army.1") == "dijon"
    assert t.may("finish")
    t.do("leave:L2:blue.army.1")
    assert t.may("finish")
