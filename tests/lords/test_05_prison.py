"""5.8.11: prisoners, ransoms, executions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.lords.build import Table
from tests.lords.fighting import Attacks, killed, war

from signoria.games.lords import hands, money
from signoria.games.lords.conflict import conquest, prisons
from signoria.games.lords.ids import CARD
from signoria.games.lords.pieces import EMPIRE_CAPTOR, NOBODY
from signoria.games.lords.state import FOR_SALE
from signoria.games.lords.thrones import deaths

__all__ = ["killed"]


def prison(leader: str = "L16", captor: int = 0, gaoler: int = -1, lords: tuple[str, ...] = ("L14", "L16")) -> Table:
    """Between rounds of movement, the leader sits in prison."""
    t = war(*lords, colours=("red", "blue", "purple")[: len(lords)])
    t.at(1461, "autumn")
    prisons.capture(t.s, CARD[leader], captor, gaoler)
    return t.ask(Attacks(0))


def plays(t: Table, seat: int) -> set[str]:
    words = ("ransom", "execute", "free")
    return {x for x in t.listed(seat, anytime=True) if any(word in x for word in words)}


@pytest.mark.clause("5.8.11")
def test_a_prisoner_is_off_the_map_with_his_captor() -> None:
    t = prison()
    assert t.place("L16") == ""
    assert (t.who("L16").captor, t.who("L16").alive, t.holder("L16")) == (0, True, 1)


@pytest.mark.clause("5.8.11.b1", "5.8.11.b4", "5.8.11.b5")
def test_the_captor_names_a_sum_and_the_prisoners_player_pays_it() -> None:
    t = prison()
    assert t.why("pay-ransom:L16", 1) == "5.8.11.b1"
    assert plays(t, 0) == {"execute:L16", "free-prisoner:L16", "ask-ransom:L16:1..10"}
    t.do("ask-ransom:L16:6", seat=0)
    assert plays(t, 0) >= {"ask-ransom:L16:1..5", "ask-ransom:L16:7..10"}
    t.do("pay-ransom:L16", seat=1)
    assert (t.au("chest_1"), t.au("vault_0"), t.au("chest_0")) == (4, 6, 10)
    assert (t.place("L16"), t.who("L16").captor) == ("naples_city", -1)
    assert plays(t, 0) == plays(t, 1) == set()


@pytest.mark.clause("5.8.11.b1")
def test_a_ransom_that_cannot_be_paid() -> None:
    t = prison()
    t.do("ask-ransom:L16:6", seat=0)
    t.gold(chest_1=5)
    assert t.why("pay-ransom:L16", 1) == "5.8.11.b1"


@pytest.mark.clause("5.8.11.b1")
def test_sums_are_changed_only_so_often() -> None:
    t = prison()
    t.s.changes[0] = 12
    assert t.why("ask-ransom:L16:1", 0) == "5.8.11.b1"


@pytest.mark.clause("5.8.11.b1")
def test_execution_at_any_time_but_in_rounds_of_movement(killed: list[int]) -> None:
    t = prison()
    t.do("execute:L16", seat=0)
    assert killed == [CARD["L16"]]
    assert t.who("L16").captor == -1
    t = prison()
    t.s.moving = True
    assert plays(t, 0) == set()


@pytest.mark.clause("5.8.11.b5")
def test_who_is_let_go_returns_to_the_city_on_his_card() -> None:
    t = prison()
    t.do("free-prisoner:L16", seat=0)
    assert t.place("L16") == "naples_city"


@pytest.mark.clause("5.8.11.b2")
def test_of_prisoners_of_imperial_armies_the_emperors_card_decides() -> None:
    t = prison(gaoler=0, lords=("L14", "L16", "L15"))
    t.card(2, "L1")
    assert t.why("execute:L16", 0) == "5.8.11.b2"
    assert t.why("ask-ransom:L16:1", 0) == "5.8.11.b2"
    assert "execute:L16" in plays(t, 2)
    t.do("ask-ransom:L16:3", seat=2).do("pay-ransom:L16", seat=1)
    assert (t.au("vault_2"), t.au("vault_0")) == (3, 0)


@pytest.mark.clause("5.8.11.b2")
def test_with_the_card_unheld_the_captor_decides() -> None:
    t = prison(gaoler=0)
    assert "execute:L16" in plays(t, 0)


@pytest.mark.clause("5.8.11.b2")
def test_an_empire_of_nobody_keeps_him_until_somebody_holds_its_card() -> None:
    t = prison(captor=EMPIRE_CAPTOR + 4, gaoler=4)
    assert plays(t, 0) == plays(t, 1) == set()
    t.card(0, "L5")
    assert "free-prisoner:L16" in plays(t, 0)


@pytest.mark.clause("5.8.11.b1", "RC.4")
def test_an_emperors_ransom_comes_from_his_treasury_with_leave_of_the_c_card() -> None:
    t = prison("L3", lords=("L14", "L16", "L15"))
    t.card(1, "L3").card(2, "C3").gold(treasury_orange=8)
    t.do("ask-ransom:L3:5", seat=0)
    assert t.why("pay-ransom:L3", 1) == "RC.4"
    t.do("pay-ransom:L3", seat=2)
    assert (t.au("treasury_orange"), t.au("vault_0"), t.au("chest_2")) == (3, 5, 10)
    assert t.place("L3") == "vienna"


@pytest.mark.clause("RC.4", "5.8.11.b1")
def test_with_the_c_card_unheld_the_l_holder_pays_it() -> None:
    t = prison("L3")
    t.card(1, "L3").gold(treasury_orange=8)
    t.do("ask-ransom:L3:5", seat=0).do("pay-ransom:L3", seat=1)
    assert t.au("treasury_orange") == 3


@pytest.mark.clause("5.8.11.b1", "6.2.4.b6")
def test_a_player_who_is_emperor_pays_with_his_own_gold() -> None:
    t = war()
    t.at(1461, "autumn")
    t.card(1, "L2", "C2")
    t.p(1).emperor, t.e("blue").ruler = 1, CARD["L16"]
    prisons.capture(t.s, CARD["L16"], 0, -1)
    t.ask(Attacks(0)).do("ask-ransom:L16:4", seat=0).do("pay-ransom:L16", seat=1)
    assert (t.au("chest_1"), t.place("L16")) == (6, "paris")


@pytest.mark.clause("5.8.11")
def test_what_stood_under_him_stands_alone() -> None:
    t = war()
    t.mercenary("milan", 1, under="L16")
    t.leader("L16", "milan", abroad=5)
    prisons.capture(t.s, CARD["L16"], 0, -1)
    assert set(t.s.under) == {-1}
    assert t.who("L16").abroad == -1


# ---- a price is the word of who named it -----------------------------------------------------------------------------


def priced() -> Table:
    """Blue armies hold the prisoner of seat 1; seat 2, who has the blue L card, asks 9 Au for him."""
    t = prison(captor=EMPIRE_CAPTOR + 1, gaoler=1, lords=("L14", "L16", "L15"))
    t.card(2, "L2")
    return t.do("ask-ransom:L16:9", seat=2)


def leave_unheld(t: Table) -> None:
    hands.give_up(t.s, CARD["L2"])


def hand_over(t: Table) -> None:
    hands.gain(t.s, 0, CARD["L2"])


def fall_to_red(t: Table) -> None:
    t.card(0, "L1")
    t.e("blue").fallen = 0
    conquest.emperor_gone(t.s, 1)


def lay_apart(t: Table) -> None:
    deaths.set_apart(t.s, CARD["L2"])


def die_out(t: Table) -> None:
    t.s.leaders[CARD["L15"]].heir = len(t.s.tables.deck.leaders[CARD["L15"]].heirs)
    deaths.kill(t.s, CARD["L15"])


@pytest.mark.clause("5.8.11.b1", "5.8.11.b2")
@pytest.mark.parametrize("change", [leave_unheld, hand_over, fall_to_red, lay_apart, die_out])
def test_a_price_goes_with_who_asked_it(change: Callable[[Table], None]) -> None:
    t = priced()
    change(t)
    t.ask(Attacks(0))
    assert t.who("L16").ransom == 0
    assert "pay-ransom:L16" not in plays(t, 1)
    assert t.why("pay-ransom:L16", 1) == "5.8.11.b1"


@pytest.mark.clause("5.8.11.b2", "6.2.6.b2")
def test_a_price_that_a_dead_captor_asked_is_nobodys() -> None:
    t = prison(captor=2, gaoler=1, lords=("L14", "L16", "L15")).do("ask-ransom:L16:4", seat=2)
    die_out(t)
    assert (t.who("L16").captor, t.who("L16").ransom) == (EMPIRE_CAPTOR + 1, 0)


@pytest.mark.clause("5.8.11.b2")
def test_a_price_stays_where_the_keeper_stays() -> None:
    t = prison(captor=2, gaoler=1, lords=("L14", "L16", "L15")).do("ask-ransom:L16:4", seat=2)
    t.card(0, "L3").card(2, "L2")
    assert t.who("L16").ransom == 4, "the captor decides still, now by the L card"


@pytest.mark.clause("5.8.11.b1")
def test_without_keeper_nothing_can_be_paid() -> None:
    t = priced()
    t.s.where[CARD["L2"]] = FOR_SALE
    assert t.why("pay-ransom:L16", 1) == "5.8.11.b1"
    for account in (money.chest, money.vault, money.bid, money.escrow):
        with pytest.raises(AssertionError, match="nobody"):
            account(NOBODY)
