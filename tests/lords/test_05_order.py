"""The order of movement, the phases of a turn, the second passage. 4.4, 4.8, 4.12, 5.6"""

from __future__ import annotations

import pytest
from tests.lords.build import Table, table
from tests.lords.moves import begin, is_late, phase_of

from signoria.games.lords.ids import AUTUMN, CARD, SPRING, SUMMER, WINTER
from signoria.games.lords.moving import turns
from signoria.games.lords.standing import MOVEMENT, STAND
from signoria.games.lords.year import calendar


def three() -> Table:
    """L9, L8 and L12, each with a galley in a port of its colour."""
    t = table("L9", "L8", "L12", colours=("red", "blue", "purple")).at(1460, "summer").nobody()
    t.card(0, "L1").card(1, "L2").card(2, "L5")
    t.galley("dover", "red")
    t.galley("marseilles", "blue")
    t.galley("palma", "purple")
    return t


def seats_of_lords(t: Table, *lords: str) -> list[int]:
    return [next(seat for seat, p in enumerate(t.s.players) if p.lord == CARD[x]) for x in lords]


@pytest.mark.clause("5.6.1", "5.6.1.b2", "4.4.b1", "5.6")
def test_spies_count_two_and_equals_go_from_l7_to_l23() -> None:
    t = three()
    t.card(0, "M1", "M2").card(1, "M25", "M26", "M27").card(2, "M28", "M29", "M30")  # two spies; three others each
    begin(t)
    assert list(t.s.movers) == seats_of_lords(t, "L9", "L8", "L12")


@pytest.mark.clause("4.4.b1", "5.6.1")
@pytest.mark.parametrize(("value", "first"), [("weights", 0), ("number", 1)])
def test_the_greatest_number_on_m_cards_may_order_the_movement(value: str, first: int) -> None:
    t = table("L9", "L8", m_order=value).at(1460, "summer")
    t.card(0, "M1", "M2")
    t.card(1, "M39")
    turns.begin(t.s)
    assert t.s.movers[0] == first


@pytest.mark.clause("5.6.1", "4.4.b1")
def test_the_weight_of_a_spy_is_a_number_of_the_table() -> None:
    t = table("L9", "L8", sets={"lords.deck.kinds.spy.weight": 1}).at(1460, "summer")
    t.card(0, "M1").card(1, "M25")
    begin_order = begin(t).s.movers
    assert list(begin_order) == seats_of_lords(t, "L8", "L9")


@pytest.mark.clause("5.6.1.b3")
def test_what_was_held_back_moves_from_l23_to_l7() -> None:
    t = begin(three())
    asked = []
    while t.asked >= 0:
        asked.append((t.asked, phase_of(t), is_late(t)))
        t.do("finish" if is_late(t) else "hold-back")
    first = [seat for seat, phase, late in asked if phase == "ships" and not late]
    second = [seat for seat, phase, late in asked if phase == "ships" and late]
    assert first == seats_of_lords(t, "L8", "L9", "L12")
    assert second == seats_of_lords(t, "L12", "L9", "L8")


@pytest.mark.clause("5.6.1.b3")
def test_a_counter_moves_in_one_passage_only() -> None:
    t = three()
    t.galley("marseilles", "blue")
    begin(t)  # L8, blue
    t.do("sail:blue.galley.1:palma")
    while not is_late(t):
        t.do("hold-back")
    while t.asked != 1:
        t.do("finish")
    assert not t.may("sail:blue.galley.1:marseilles")
    assert t.why("sail:blue.galley.1:balearic_sea") == "5.6.1.b3"
    t.do("sail:blue.galley.2:palma")
    assert t.place("blue.galley.2") == "palma"


@pytest.mark.clause("5.6.1.b3")
def test_who_moves_in_the_second_passage_may_go_on_and_still_attack() -> None:
    t = begin(three())
    while not is_late(t):
        t.do("hold-back")
    t.do("sail:purple.galley.1:barcelona")
    assert t.s.moved == ()
    t.do("sail:purple.galley.1:palma")
    assert t.place("purple.galley.1") == "palma"


@pytest.mark.clause("5.6.1.b3")
def test_who_holds_nothing_back_is_not_asked_again() -> None:
    t = begin(three())
    asked = []
    while t.asked >= 0:
        asked.append((t.asked, is_late(t)))
        t.do("finish")
    assert not any(late for _, late in asked)


@pytest.mark.clause("5.6.1.b1", "4.8")
def test_ships_then_land_units_then_attacks() -> None:
    t = table(colours=("red", "blue")).at(1460, "summer").nobody()
    t.card(0, "L1")
    t.galley("dover", "red")
    t.leader("L14", "kent")
    t.army("kent", "red", under="L14")
    t.army("kent", "blue")
    begin(t)
    seen = []
    while t.asked == 0 and not is_late(t):
        seen.append(phase_of(t))
        sails = any(x.startswith("sail") for x in t.listed())
        marches = any(x.startswith(("march", "enter")) for x in t.listed())
        assert (sails, marches) == (seen[-1] == "ships", seen[-1] == "land")
        t.do("hold-back")
    assert seen == ["ships", "land", "attacks"]


@pytest.mark.clause("4.4", "2.7.1")
def test_in_spring_only_ships_move() -> None:
    t = table().at(1460, "spring").nobody()
    t.card(0, "L1")
    t.galley("lisbon", "red")
    t.leader("L14", "portugal")
    t.army("portugal", "red", under="L14")
    begin(t)
    assert phase_of(t) == "ships"
    t.do("finish")
    assert phase_of(t) != "land"
    assert not any(x.startswith(("march", "enter", "lead")) for x in (t.listed() if t.asked >= 0 else []))


@pytest.mark.clause("4.12")
def test_in_autumn_only_land_units_move() -> None:
    t = table().at(1460, "autumn").nobody()
    t.card(0, "L1")
    t.galley("lisbon", "red")
    t.leader("L14", "toledo")
    begin(t)
    assert phase_of(t) == "land"
    assert not any(x.startswith("sail") for x in t.listed())
    assert t.may("march:L14:andalusia")


@pytest.mark.clause("5.7.9", "4.4", "4.8", "4.12")
def test_there_is_movement_and_conflict_in_three_seasons() -> None:
    seasons = [season for season, rounds in calendar.YEAR.items() if calendar.MOVEMENT in rounds]
    assert seasons == [SPRING, SUMMER, AUTUMN]


@pytest.mark.clause("5.6.1.b3")
def test_who_ends_his_turn_is_asked_no_more_in_the_round() -> None:
    t = begin(three())
    first = t.asked
    t.do("end-turn")
    while t.asked >= 0:
        assert t.asked != first
        t.do("finish")


@pytest.mark.clause("4.4.t1", "4.8.t1", "4.12.t1")
def test_movement_closes_spring_summer_and_autumn() -> None:
    assert list(calendar.YEAR) == [SPRING, SUMMER, AUTUMN, WINTER]
    assert [calendar.YEAR[season][-1] == calendar.MOVEMENT for season in calendar.YEAR] == [True, True, True, False]


@pytest.mark.clause("5.6.1")
def test_a_standing_order_moves_and_attacks_nothing() -> None:
    t = three()
    for seat in range(3):
        t.s.orders[seat] = ((STAND, MOVEMENT, 1),)
    t.s.has_standing = 7
    begin(t)
    assert t.asked == -1
    assert t.place("red.galley.1") == "dover"


@pytest.mark.clause("5.7.10.b1")
def test_consents_end_with_the_round() -> None:
    t = three()
    t.s.leave = ((1, 0),)
    begin(t)
    assert t.s.leave == ((1, 0),)
    while t.asked >= 0:
        t.do("finish")
    assert t.s.leave == ()
