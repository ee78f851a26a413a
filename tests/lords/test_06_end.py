"""5.13.5 and 6.4: how the game ends, and who has won."""

from __future__ import annotations

import pytest

from signoria.games.lords import money
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.rules import GAME
from signoria.games.lords.state import DISCARDED, S_END
from signoria.games.lords.thrones import deaths
from signoria.games.lords.weather import end_roll
from signoria.games.lords.year import ending, scoring
from signoria.games.lords.year.calendar import BEGIN, YEAR, RoundEnd, Season
from signoria.kernel.engine import legal
from signoria.kernel.menu import ANYTIME

from .build import Table, table


def roll(t: Table, *dice: int, plagues: int = 0, year: int = 1465) -> int:
    t.at(year, "winter").pile(DISCARDED, *(f"P{n}" for n in range(1, plagues + 1)))
    if dice:
        t.dice("end", *dice)
    end_roll.begin(t.s)
    return t.s.over


# ---- the roll --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("5.13.5", "6.4.2.b5", "ER.8")
@pytest.mark.parametrize(
    ("dice", "plagues", "over"),
    [((6, 6), 0, False), ((6, 6), 1, True), ((5, 6), 1, False), ((1, 1), 11, True), ((1, 1), 10, False)],
)
def test_two_dice_and_discarded_pestilences_end_it_at_thirteen(dice: tuple[int, int], plagues: int, over: bool) -> None:
    assert (roll(table(), *dice, plagues=plagues) == ending.ROLL) == over


@pytest.mark.clause("5.13.5")
def test_other_discarded_cards_do_not_count() -> None:
    t = table().pile(DISCARDED, "M1", "E1", "G1")
    assert roll(t, 6, 6) == 0


@pytest.mark.clause("RC.12")
@pytest.mark.parametrize(("die", "plagues", "over"), [(6, 0, False), (6, 1, True), (1, 5, False), (1, 6, True)])
def test_one_die_and_seven_at_a_table_that_wants_it(die: int, plagues: int, over: bool) -> None:
    assert (roll(table(end_roll="one_die"), die, plagues=plagues) == ending.ROLL) == over


@pytest.mark.clause("5.13.5")
def test_at_a_table_there_is_no_roll() -> None:
    t = table(end_roll="none")
    assert roll(t, plagues=12) == 0
    assert t.s.counters[S_END] == 0


@pytest.mark.clause("5.13.5", "6.4.2.b4", "6.4.2.b3", "4.0")
def test_it_is_the_last_action_of_a_year() -> None:
    assert BEGIN[YEAR[3][-1]] is end_roll.begin
    assert all(BEGIN[n] is not end_roll.begin for season in range(3) for n in YEAR[season])


@pytest.mark.clause("6.4.2.b4", "6.4.2.b3")
@pytest.mark.parametrize(
    ("option", "year", "over"),
    [("1479", 1478, False), ("1479", 1479, True), ("1499", 1479, False), ("1499", 1499, True)],
)
def test_the_game_ends_after_1479_or_1499(option: str, year: int, over: bool) -> None:
    t = table(last_year=option)
    assert (roll(t, *([] if over else [1, 1]), year=year) == ending.LAST_YEAR) == over
    assert (t.s.over != 0) == over


# ---- other ends ------------------------------------------------------------------------------------------------------


def asked(seats: int = 2) -> Table:
    lords = ("L14", "L16", "L17")[:seats]
    t = table(*lords, colours=("red", "blue", "white"))
    return t.gold(chest_0=9).ask(Buying(0, (), ()))


@pytest.mark.clause("6.4.2.b1", "6.4.2")
def test_it_ends_when_all_agree_and_not_before() -> None:
    t = asked(3)
    t.do("end-now", seat=0).do("end-now", seat=1).do("play-on", seat=0).do("end-now", seat=2)
    assert t.s.over == 0
    t.do("end-now", seat=0)
    assert t.s.over == ending.AGREED
    assert t.asked == -1


@pytest.mark.clause("6.4.2.b1", "6.2.6.b2")
def test_who_is_out_need_not_agree() -> None:
    t = asked(3)
    t.p(2).out = True
    t.do("end-now", seat=0).do("end-now", seat=1)
    assert t.s.over == ending.AGREED
    assert not [x for x in legal(t.s, 2).legal if x[0] & ANYTIME]


@pytest.mark.clause("6.4.2.b1", "6.2.6.b2")
@pytest.mark.parametrize(("dies", "over"), [(2, ending.AGREED), (0, 0)])
def test_it_ends_with_the_round_in_which_the_last_who_did_not_agree_goes_out(dies: int, over: int) -> None:
    t = asked(3)
    t.do("end-now", seat=0).do("end-now", seat=1)
    lord = t.p(dies).lord
    t.s.leaders[lord].heir = len(t.s.tables.deck.leaders[lord].heirs)
    deaths.kill(t.s, lord)
    assert t.p(dies).out
    assert t.s.over == 0
    t.s.agenda.clear()
    t.ask(RoundEnd(0), Buying(1, (), ()))
    assert t.s.over == over


@pytest.mark.clause("6.4.2.b2")
def test_when_the_supply_runs_out_the_round_is_finished_and_all_is_credited() -> None:
    t = table().gold(chest_0=0)
    money.move(t.s, money.SUPPLY, t.account("treasury_blue"), t.au("supply") - 2)
    before = t.s.dry
    money.receive(t.s, t.account("chest_0"), 5)
    assert (t.au("chest_0"), t.au("supply")) == (5, -3)
    assert (before, t.s.dry) == (False, True)
    assert t.s.over == 0, "the round goes on"
    t.ask(RoundEnd(0), Season())
    assert t.s.over == ending.DRY
    assert t.asked == -1


@pytest.mark.clause("6.2.6.b2", "6.4.2")
def test_the_last_one_in_play_has_nobody_to_play_against() -> None:
    t = table()
    t.p(1).out = True
    t.ask(RoundEnd(0), Season())
    assert t.s.over == ending.ALONE


@pytest.mark.clause("6.4.2")
def test_gold_on_a_card_and_in_an_offer_goes_back() -> None:
    t = table().gold(chest_0=1, bid_0=2, escrow_0=3)
    ending.finish(t.s, ending.DRY)
    assert (t.au("chest_0"), t.au("bid_0"), t.au("escrow_0")) == (6, 0, 0)


# ---- the score -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("6.4.1", "6.1.6.b2")
def test_each_navigation_card_is_worth_ten() -> None:
    """T47"""
    t = table().gold(chest_0=30, chest_1=45)
    t.p(0).navigation = 3
    assert [sum(scoring.sheet_of(t.s, seat)) for seat in (0, 1)] == [50, 45]
    assert scoring.places_of(t.s) == [1, 2]


@pytest.mark.clause("6.4.1", "5.8.11.b4")
def test_chest_ransoms_and_gold_under_the_own_leader_score_and_nothing_else() -> None:
    t = table().gold(chest_0=1, vault_0=2, purse_L14=4, bid_0=8, escrow_0=16)
    t.leader("L24", "milan_city", seat=0)
    t.card(0, "L1", "C1", "C8")
    t.pirate("C8", "genoa_city", seat=0)
    t.gold(purse_L24=100, pile_milan_city=100, treasury_red=100, hold_pirate_C8=100)
    assert scoring.sheet_of(t.s, 0) == (1 + 8 + 16, 2, 4, 0)
    assert [line.points for line in GAME.sheet(t.s, 0)] == [25, 2, 4, 0]


@pytest.mark.clause("6.4.1")
def test_a_tie_goes_to_more_navigation_cards_then_to_more_allies_then_is_shared() -> None:
    t = table("L14", "L16", "L17", colours=("red", "blue", "white")).gold(chest_0=20, chest_1=10, chest_2=20)
    t.p(1).navigation = 2
    assert scoring.places_of(t.s) == [2, 1, 2]
    t.leader("L24", "croia", seat=2)
    assert scoring.places_of(t.s) == [3, 1, 2]


@pytest.mark.clause("6.4.1", "6.2.6.b2")
def test_who_is_out_comes_last() -> None:
    t = table().gold(chest_0=99, chest_1=0)
    t.p(0).out = True
    assert scoring.places_of(t.s) == [2, 1]
