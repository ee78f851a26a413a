"""Chapter 3: who is dealt what, and the choice of colours."""

from __future__ import annotations

import pytest

from signoria.games.lords import money
from signoria.games.lords.ids import CARD, COLOURS, FIRST_LORD
from signoria.games.lords.setup import new_state
from signoria.games.lords.start.choosing import Preparation
from signoria.games.lords.state import Lords
from signoria.games.lords.tables import tables
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.menu import ANYTIME

from .build import table


def begin(seats: int, **options: str) -> Lords:
    s = new_state(seats, tables(options, {}, seats), Seeded(b"start"))
    s.agenda = [Preparation()]
    run(s)
    return s


def colours(s: Lords, *chosen: str) -> None:
    for name in chosen:
        apply(s, first_seat(s.must), (10, COLOURS.index(name)))


@pytest.mark.clause("3.2.2", "2.3.3", "3.3.3")
@pytest.mark.parametrize("seats", [2, 5, 12, 17])
def test_everybody_is_dealt_a_lord_with_leader_bank_and_gold(seats: int) -> None:
    s = begin(seats)
    assert len({p.lord for p in s.players}) == seats
    for seat, p in enumerate(s.players):
        assert s.where[p.lord] == seat
        assert s.leaders[p.lord].place == s.tables.deck.leaders[p.lord].place
        assert p.bank
        assert s.gold[money.chest(seat)] == 10
    assert sum(s.gold) == s.tables.treasury


@pytest.mark.clause("3.2.2")
def test_the_lords_may_be_drawn_from_all_seventeen() -> None:
    dealt = {p.lord for p in begin(5, lords="random").players}
    assert len(dealt) == 5
    assert dealt != set(begin(5).tables.recommended(5))


@pytest.mark.clause("3.3.2")
def test_colours_are_chosen_from_l7_to_l23() -> None:
    s = begin(4)
    asked = []
    while s.must and legal(s, first_seat(s.must)).legal[0][0] == 10:
        asked.append(s.players[first_seat(s.must)].lord)
        colours(s, COLOURS[len(asked)])
    assert asked == sorted(asked)
    assert len(asked) == 4


@pytest.mark.clause("3.3.2")
def test_a_third_player_of_a_colour_is_refused_up_to_twelve() -> None:
    s = begin(12)
    colours(s, "red", "red")
    menu = legal(s, first_seat(s.must), True)
    assert not menu.admits((10, 0))
    assert [why.clause for option, why in menu.barred if option == (10, 0)] == ["3.3.2"]
    s = begin(13)
    colours(s, "red", "red", "red")


@pytest.mark.clause("3.3.3", "2.3.2")
def test_one_player_of_a_colour_gets_both_cards_and_of_two_the_first_keeps_one() -> None:
    s = begin(3)
    first, second, third = s.order
    colours(s, "red", "red", "blue")
    assert (s.where[CARD["L2"]], s.where[CARD["C2"]]) == (third, third)
    assert first_seat(s.must) == first
    apply(s, first, (11, CARD["C1"]))
    assert (s.where[CARD["C1"]], s.where[CARD["L1"]]) == (first, second)


@pytest.mark.clause("3.3.3")
def test_a_third_player_of_a_colour_gets_no_imperial_card() -> None:
    s = begin(13)
    colours(s, *["red"] * 13)
    first, second = s.order[:2]
    apply(s, first, (11, CARD["L1"]))
    assert (s.where[CARD["L1"]], s.where[CARD["C1"]]) == (first, second)
    assert all(s.where[CARD[card]] == -2 for card in ("L2", "C2"))


@pytest.mark.clause("3.2.1", "2.3.1")
def test_unused_lords_lie_open_without_counter() -> None:
    s = begin(2)
    unused = [card for card in range(FIRST_LORD, FIRST_LORD + 17) if s.where[card] < 0]
    assert len(unused) == 15
    assert all(s.where[card] == -2 and not s.leaders[card].alive for card in unused)


@pytest.mark.clause("5.2.4")
def test_venice_and_genoa_start_with_their_pirates() -> None:
    t = table("L13", "L17")
    assert [t.holder(card) for card in ("C9", "C10", "C7", "C8", "C11")] == [0, 0, 1, 1, -2]
    assert t.place("pirate.C7") == "venice_city"
    assert t.place("pirate.C10") == "genoa_city"


@pytest.mark.clause("3.3.3")
def test_emperors_stand_in_their_capitals_and_treasuries_hold_the_base_tax() -> None:
    t = table()
    for colour, capital, base in (("red", "london", 6), ("white", "rome", 10), ("black", "constantinople", 12)):
        assert t.place(f"L{COLOURS.index(colour) + 1}") == capital
        assert t.au(f"treasury_{colour}") == base


@pytest.mark.clause("3.3.2", "4.15")
def test_nobody_plays_out_of_turn_before_the_colours_are_chosen() -> None:
    s = begin(2)
    assert not [x for x in legal(s, 0).legal if x[0] & ANYTIME]


@pytest.mark.clause("6.4.2.b2")
def test_a_table_that_has_set_too_little_gold_plays_one_round() -> None:
    few = {"lords.setup.treasury.au": 60}
    s = new_state(5, tables({}, few, 5), Seeded(b"start"))
    assert s.dry
    assert s.gold[money.SUPPLY] < 0
    assert sum(s.gold) == 60
    assert not new_state(5, tables({}, {}, 5), Seeded(b"start")).dry


@pytest.mark.clause("3.3.2")
def test_there_is_a_colour_for_everybody_whatever_is_set() -> None:
    one = {"lords.setup.colours.players": 1}
    assert [tables({}, one, seats).colour_players for seats in (2, 6, 7, 12)] == [1, 1, 2, 2]
