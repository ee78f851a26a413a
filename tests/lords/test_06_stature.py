"""6.2.1 to 6.2.3, 2.3.4, 2.3.5: kings, claims, marriages."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import CARD, EMPIRES, KING
from signoria.games.lords.revenue import taxes
from signoria.games.lords.thrones import pretenders, stature

from .build import Table, table


def claims(t: Table, leader: str) -> set[str]:
    return {EMPIRES[x] for x in pretenders.claims(t.s, CARD[leader])}


@pytest.mark.clause("6.2.1", "2.3.4", "2.3.4.b3", "2.4.5")
def test_the_fourth_ally_of_low_stature_makes_a_king() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L26")
    stature.rise(t.s, 0)
    assert (t.who("L14").stature, t.p(0).king) == (2, False)
    t.card(0, "L32")
    stature.rise(t.s, 0)
    assert (t.who("L14").stature, t.p(0).king) == (KING, True)


@pytest.mark.clause("6.2.1", "2.3.4.b1", "2.3.4.b2")
def test_vassals_and_dukes_count_and_emperors_do_not() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L26", "L1", "L3")
    t.who("L1").stature = 2  # of a dead emperor's heir, while another sits on the throne
    stature.rise(t.s, 0)
    assert not t.p(0).king
    t.leader("L20", seat=0, stature=3)
    stature.rise(t.s, 0)
    assert not t.p(0).king, "a king is no ally of Stature 1 or 2"


@pytest.mark.clause("6.2.1")
def test_a_king_stays_king_when_allies_leave() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L26", "L32")
    stature.rise(t.s, 0)
    t.card(1, "L24", "L25")
    stature.rise(t.s, 0)
    assert t.who("L14").stature == KING


@pytest.mark.clause("6.2.1.b1", "5.9.4.b6", "6.2.5.b1")
def test_a_king_taxes_his_whole_dukedom_and_is_fit_for_a_throne() -> None:
    t = table("L17", "L16").nobody().at(1460, "summer").gold(chest_0=0)
    t.card(0, "L24", "L25", "L26")
    white = EMPIRES.index("papal")
    taxes.begin(t.s)
    duke = t.au("chest_0")
    assert pretenders.conditions(t.s, CARD["L17"], white, -1) == 1, "his claim"
    t.card(0, "L32")
    stature.rise(t.s, 0)
    t.gold(chest_0=0)
    taxes.begin(t.s)
    assert t.au("chest_0") > duke
    assert pretenders.conditions(t.s, CARD["L17"], white, -1) == 2


@pytest.mark.clause("6.2.1.b2")
def test_only_the_own_leader_rises() -> None:
    t = table("L14", "L16")
    t.card(0, "L24", "L25", "L26", "L32")
    stature.rise(t.s, 0)
    assert [t.who(x).stature for x in ("L24", "L25", "L26", "L32")] == [2, 1, 2, 1]


@pytest.mark.clause("6.2.2", "2.3.5")
@pytest.mark.parametrize(
    ("lord", "throne"),
    [("L7", {"england"}), ("L14", {"habsburg"}), ("L18", set()), ("L21", set()), ("L23", set()), ("L22", {"ottoman"})],
)
def test_all_but_three_lords_start_with_a_claim(lord: str, throne: set[str]) -> None:
    assert claims(table(lord, "L16"), lord) == throne


@pytest.mark.clause("6.2.2.b2")
def test_a_title_sleeps_away_from_home() -> None:
    t = table("L14", "L16")
    t.card(0, "M40")
    t.leader("L14", "paris")
    assert claims(t, "L14") == set()
    t.leader("L14", "milan")
    assert claims(t, "L14") == {"habsburg", "france"}, "his Dukedom is his home, outside the city too"


@pytest.mark.clause("6.2.2.b2")
def test_a_prisoner_claims_nothing() -> None:
    t = table("L14", "L16")
    t.who("L14").place, t.who("L14").captor = -1, 1
    assert claims(t, "L14") == set()


@pytest.mark.clause("6.2.2.b3")
def test_a_title_card_is_a_second_claim_of_the_own_leader_only() -> None:
    t = table("L14", "L16")
    t.leader("L27", "cracow", seat=0)
    t.card(0, "M40")
    assert claims(t, "L14") == {"habsburg", "france"}
    assert claims(t, "L27") == {"habsburg"}


@pytest.mark.clause("6.2.3")
def test_a_princess_in_the_hand_is_a_marriage() -> None:
    t = table("L14", "L16")
    assert not pretenders.is_married(t.s, 0)
    t.card(0, "M25")
    assert pretenders.is_married(t.s, 0)
