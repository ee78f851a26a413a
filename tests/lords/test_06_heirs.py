"""6.2.6, 6.2.7: deaths and heirs."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD, KING
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import DISCARDED, FOR_SALE, GONE, OPEN
from signoria.games.lords.thrones import deaths, heirs, stature

from .build import Table, table


def die(t: Table, leader: str) -> None:
    t.s.events = []
    deaths.kill(t.s, CARD[leader])
    t.push()


# ---- players ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.6", "6.2.6.b1")
def test_a_players_heir_keeps_gold_and_his_own_card_with_the_bank() -> None:
    t = table("L14", "L16").gold(chest_0=12, vault_0=3, purse_L14=4)
    t.card(0, "C2", "E1", "G1", "R1", "M1", "M13", "M47", "M54")
    die(t, "L14")
    assert (t.au("chest_0"), t.au("vault_0"), t.au("purse_L14")) == (16, 3, 0)
    assert t.hand(0) == ["L14"]
    assert t.p(0).bank
    assert {t.holder(x) for x in ("C2", "E1", "G1", "R1", "M1", "M13", "M47", "M54")} == {FOR_SALE}
    assert not t.p(0).out


@pytest.mark.clause("6.2.6.b1")
def test_wife_and_titles_end_with_the_dead() -> None:
    t = table("L14", "L16")
    t.card(0, "M25", "M40")
    t.who("L14").married = True
    die(t, "L14")
    assert (t.holder("M25"), t.holder("M40")) == (DISCARDED, DISCARDED)
    assert not t.who("L14").married


@pytest.mark.clause("6.2.6.b1", "6.2.3.b3")
def test_a_legitimate_heir_keeps_the_allies() -> None:
    t = table("L14", "L16")
    t.card(0, "M25", "L24", "L25", "L1")
    die(t, "L14")
    assert t.hand(0) == ["L1", "L14", "L24", "L25"]
    assert not t.who("L14").bastard


@pytest.mark.clause("6.2.7.b1", "6.2.6.b1")
def test_a_bastard_gives_up_allies_of_stature_two_and_emperors() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L1")
    t.who("L1").stature = 1  # of a printed emperor who is dead, while an ally sits on his throne
    die(t, "L14")
    assert t.hand(0) == ["L14", "L25"]
    assert (t.holder("L24"), t.holder("L1")) == (FOR_SALE, FOR_SALE)
    assert t.who("L14").bastard


@pytest.mark.clause("6.2.6.b1")
def test_with_the_switch_every_heir_loses_all_allies() -> None:
    t = table("L14", "L16", heir_keeps_allies="off")
    t.card(0, "M25", "L24", "L25", "L1")
    die(t, "L14")
    assert t.hand(0) == ["L14"]
    assert {t.holder(x) for x in ("L24", "L25", "L1")} == {FOR_SALE}


@pytest.mark.clause("6.2.7", "6.2.1")
def test_the_heir_of_a_king_is_a_duke() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L26", "L32")
    stature.rise(t.s, 0)
    assert t.who("L14").stature == KING
    die(t, "L14")
    assert (t.who("L14").stature, t.p(0).king) == (2, False)


@pytest.mark.clause("6.2.6.b1")
def test_the_heir_appears_at_home_at_the_end_of_the_round() -> None:
    t = table("L14", "L16")
    t.leader("L14", "paris")
    die(t, "L14")
    assert t.place("L14") == ""
    heirs.appear(t.s)
    assert t.place("L14") == "milan_city"


@pytest.mark.clause("6.2.6.b1")
def test_a_foreign_army_at_home_sends_the_heir_to_bank_ally_or_waiting() -> None:
    t = table("L10", "L16", colours=("red", "blue"))  # home Dijon, bank Bruges
    t.leader("L24", "paris", seat=0)  # home Croia
    t.army("dijon", "blue")
    die(t, "L10")
    heirs.appear(t.s)
    assert t.place("L10") == "bruges"

    t = table("L10", "L16", colours=("red", "blue"))
    t.leader("L25", "paris", seat=0)
    t.army("dijon", "blue")
    bruges = t.army("bruges", "blue")
    croia = t.mercenary("targoviste", seat=1)
    die(t, "L10")
    heirs.appear(t.s)
    assert t.place("L10") == "", "all three are held"
    t.s.at[croia[0]] = -1
    heirs.appear(t.s)
    assert t.place("L10") == "targoviste"
    assert t.place(bruges[0]) == "bruges"


@pytest.mark.clause("6.2.6.b1")
def test_own_armies_keep_no_heir_away() -> None:
    t = table("L14", "L16")
    t.army("milan_city", "red")
    die(t, "L14")
    heirs.appear(t.s)
    assert t.place("L14") == "milan_city"


@pytest.mark.clause("6.2.6", "6.2.6.b2")
def test_heirs_have_heirs_until_the_last_one_dies_and_the_player_is_out() -> None:
    t = table("L14", "L16", "L17", colours=("red", "blue", "white")).gold(chest_0=12, vault_0=5)
    for heir in (1, 2):
        die(t, "L14")
        heirs.appear(t.s)
        assert (t.who("L14").heir, t.p(0).out) == (heir, False)
    supply = t.au("supply")
    m = t.mercenary("milan_city", seat=0, under="L14")
    t.card(0, "E1", "L25", "M40")
    t.leader("L25", "targoviste")
    die(t, "L14")
    assert t.p(0).out
    assert not t.p(0).bank
    assert not t.who("L14").alive
    assert (t.au("chest_0"), t.au("vault_0"), t.au("supply")) == (0, 0, supply + 17)
    assert (t.holder("L14"), t.holder("E1"), t.holder("L25"), t.holder("M40")) == (GONE, FOR_SALE, FOR_SALE, DISCARDED)
    assert t.s.owner[m[0] - 210] == NOBODY
    assert t.told("player-out")


@pytest.mark.clause("6.2.6.b2")
def test_prisoners_of_a_player_who_is_out_go_home_or_stay_with_the_empire() -> None:
    t = table("L23", "L16", "L17", colours=("red", "blue", "white"))
    for name, gaoler in (("L24", -1), ("L25", 0)):
        x = t.who(name)
        x.alive, x.captor, x.gaoler = True, 0, gaoler
    t.who("L23").heir = 1
    die(t, "L23")
    assert t.place("L24") == "croia"
    assert t.who("L25").captor == EMPIRE_CAPTOR


@pytest.mark.clause("6.2.6")
def test_troops_stay_without_leader() -> None:
    t = table("L14", "L16")
    m = t.mercenary("paris", seat=0, under="L14")
    a = t.army("paris", "red", under="L14")
    t.leader("L14", "paris")
    die(t, "L14")
    assert [t.s.under[c] for c in (*m, *a)] == [-1, -1]
    assert t.place(m[0]) == t.place(a[0]) == "paris"
    assert t.s.owner[m[0] - 210] == 0


# ---- others ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.2.6.b3", "6.2.7")
def test_an_allys_card_goes_to_auction_with_his_heir() -> None:
    t = table("L14", "L16")
    t.leader("L24", "croia", seat=0)
    die(t, "L24")
    x = t.who("L24")
    assert (t.holder("L24"), x.heir, x.stature, x.alive, t.place("L24")) == (FOR_SALE, 1, 1, False, "")


@pytest.mark.clause("6.2.6.b3")
def test_without_heir_the_card_is_gone_for_good() -> None:
    t = table("L14", "L16")
    t.leader("L33", "sinope", seat=0)
    die(t, "L33")
    assert t.holder("L33") == GONE
    t.leader("L24", "croia", seat=0, heir=1)
    die(t, "L24")
    assert t.holder("L24") == GONE


@pytest.mark.clause("6.2.6.b3")
def test_leaders_whom_nobody_holds_come_to_auction_too() -> None:
    t = table("L14", "L16")
    t.leader("L24", "croia")
    t.leader("L17", "venice_city")
    t.pile(OPEN, "L17")
    die(t, "L24")
    die(t, "L17")
    assert (t.holder("L24"), t.holder("L17")) == (FOR_SALE, OPEN)
    assert t.who("L17").heir == 1
    assert not t.p(0).out


@pytest.mark.clause("6.2.6.b3")
def test_gold_under_an_ally_stays_in_the_city_or_is_lost() -> None:
    t = table("L14", "L16").gold(purse_L24=3, purse_L25=2)
    t.leader("L24", "croia", seat=0)
    t.leader("L25", "wallachia", seat=0)
    supply = t.au("supply")
    die(t, "L24")
    die(t, "L25")
    assert (t.au("pile_croia"), t.au("supply")) == (3, supply + 2)
    assert (t.au("purse_L24"), t.au("purse_L25")) == (0, 0)


@pytest.mark.clause("6.2.6")
def test_nobody_dies_twice_nor_before_he_has_come() -> None:
    t = table("L14", "L16")
    die(t, "L24")
    assert t.who("L24").heir == 0
    t.leader("L24", "croia", seat=0)
    die(t, "L24")
    die(t, "L24")
    assert t.who("L24").heir == 1


@pytest.mark.clause("6.2.6.b4")
def test_a_dead_c_card_is_gone_and_a_chancellors_goes_to_auction() -> None:
    t = table("L14", "L16")
    t.card(0, "C16", "C2")
    ship = t.pirate("C11", "rhodes_city", seat=0)
    for card in ("C16", "C2", "C11"):
        deaths.kill_courtier(t.s, CARD[card])
    assert (t.holder("C16"), t.holder("C2"), t.holder("C11")) == (GONE, FOR_SALE, GONE)
    assert t.steps(ship) == 0
