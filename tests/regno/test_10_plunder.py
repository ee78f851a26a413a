"""Attacks on Caravans and merchants. Clauses 10.5, C91 to C93, C236."""

from __future__ import annotations

import pytest

from signoria.games.regno.combat import battle as land
from signoria.games.regno.fights import ATTACKER, DEFENDER, ESCORT
from signoria.games.regno.ids import FIRST_MERCHANT, NEUTRAL
from signoria.games.regno.pieces import EXHAUSTED, new_carrier
from signoria.games.regno.seafaring import plunder

from .afloat import GALLEY, AtSea, sea
from .build import Table, place, table


def road(commerce: int = 1) -> Table:
    """Seat 0's archers in its K1, where a Caravan of seat 1 stands with two goods."""
    t = table(2).at(season="summer")
    t.realm(0, tech={"commerce": commerce, "navigation": 1})
    t.no_forces("K1")
    t.force(0, "K1", archer=2)
    t.carrier(1, "caravan", "K1", wine=2)
    return t


CARAVAN = "caravan.2.2"


@pytest.mark.clause("10.5.1", "C91", "10.5.2", "10.5.5", "10.5.9")
def test_an_unescorted_caravan_is_captured_with_its_cargo() -> None:
    t = road()
    money = t.stock(0, "florins", "wine")
    t.ask(AtSea(0, 2))
    assert t.why(f"attack-caravan:{CARAVAN}") == "12.2.1"
    t.war(0, 1)
    t.do(f"attack-caravan:{CARAVAN}")
    prize = t.c("caravan.1.2")
    assert (prize.owner, prize.cargo[5], t.s.carriers[5]) == (0, 2, None)
    assert t.stock(0, "florins", "wine") == money


@pytest.mark.clause("10.5.1", "C206", "C236")
def test_who_may_attack_a_caravan() -> None:
    t = road()
    t.war(0, 1)
    t.realm(0, civil_war=t.s.round)
    t.ask(AtSea(0, 2))
    assert t.why(f"attack-caravan:{CARAVAN}") == "16.3.7"
    t.realm(0, civil_war=0)
    t.no_forces("K1")
    assert t.why(f"attack-caravan:{CARAVAN}") == "10.5.1"
    t.force(0, "K1", crewman=1)
    assert t.why(f"attack-caravan:{CARAVAN}") == "10.5.1"
    t.force(0, "K1", status=EXHAUSTED, until=9, archer=1)
    assert t.why(f"attack-caravan:{CARAVAN}") == "10.5.1"
    t.force(0, "K1", archer=1)
    t.p("K1").owner = 1
    assert t.why(f"attack-caravan:{CARAVAN}") == "13.8.3"


@pytest.mark.clause("10.5.2", "10.5.3")
@pytest.mark.parametrize(("outcome", "taken"), [(ATTACKER, True), (DEFENDER, False)])
def test_an_escort_is_fought_first(monkeypatch: pytest.MonkeyPatch, outcome: int, taken: bool) -> None:
    t = road()
    t.war(0, 1)
    t.force(1, "K1", archer=1)
    begun: list[tuple[int, int, int, int]] = []

    def act(self: object, s: object) -> None:
        b = t.s.battle
        assert b is not None
        begun.append((b.kind, b.place, b.attacker, b.defender))
        b.outcome = outcome

    monkeypatch.setattr(land.Fight, "asks", lambda self, s: 0)
    monkeypatch.setattr(land.Fight, "act", act)
    t.ask(AtSea(0, 2)).do(f"attack-caravan:{CARAVAN}")
    assert begun == [(ESCORT, place("K1"), 0, 1)]
    assert (t.s.carriers[5] is None) == taken
    assert t.s.battle is None
    if not taken:
        assert t.why(f"attack-caravan:{CARAVAN}") == "10.5.2"


@pytest.mark.clause("10.5.5", "10.5.6", "C92", "C93")
def test_without_commerce_the_caravan_is_destroyed_and_its_goods_pass_as_there_is_room() -> None:
    t = road(commerce=0)
    t.war(0, 1)
    t.ask(AtSea(0, 2)).do(f"attack-caravan:{CARAVAN}")
    assert (t.s.carriers[5], t.s.carriers[1]) == (None, None)
    t = road(commerce=0)
    t.war(0, 1)
    own = t.c(t.carrier(0, "caravan", "K1"))
    t.ask(AtSea(0, 2)).do(f"attack-caravan:{CARAVAN}", "salvage:caravan.1.2:wine:2")
    assert own.cargo[5] == 2


@pytest.mark.clause("R1.5", "10.5.5")
def test_a_caravan_beyond_the_pieces_in_stock_is_destroyed() -> None:
    t = road()
    t.war(0, 1)
    for _ in range(3):
        t.carrier(0, "caravan", "A1")
    t.ask(AtSea(0, 2)).do(f"attack-caravan:{CARAVAN}")
    assert t.s.carriers[5] is None
    assert t.told("destroyed")


@pytest.mark.clause("10.5.8", "R18.7", "10.5.10")
def test_who_attacks_a_neutral_merchant_is_embargoed() -> None:
    t = road()
    assert not [x for x in t.s.carriers if x is not None and x.owner == NEUTRAL]  # the schematic scenario has none
    t.s.carriers[FIRST_MERCHANT] = new_carrier(NEUTRAL, 0, place("K1"))
    t.ask(AtSea(0, 2)).do("attack-caravan:merchant.1")  # no war is needed
    assert t.r(0).embargo == 2
    assert t.c("caravan.1.2").owner == 0


@pytest.mark.clause("10.5.4", "10.5.8", "15.4.1", "R19.3")
def test_a_neutral_merchant_ship_is_fought_at_sea_and_keeps_its_distance() -> None:
    t = sea(navigation=1)
    t.carrier(0, GALLEY, "S1")
    t.s.carriers[FIRST_MERCHANT] = new_carrier(NEUTRAL, 2, place("S1"), 3, 3, 2)
    t.dice("naval", 1, 1, 1, 1, 5, 1, 1)
    t.dice("naval", 1)  # our only gun; the Merchant has none
    t.dice("naval", 5, 1, 1, 1, 1, 1, 1)
    t.ask(AtSea(0, 2)).do("attack-fleet:S1:neutral")
    assert t.r(0).embargo == 2
    assert [e[2:] for e in t.told("broadside")] == [(24, 1, 0), (FIRST_MERCHANT, 0, 0)]
    assert (t.asked, t.listed()[0]) == (0, "distance:ship.1.1")


@pytest.mark.clause("C236")
def test_caravans_in_a_conquered_province() -> None:
    t = table(3).at(season="summer")
    t.realm(0, tech={"commerce": 1})
    t.no_forces("K2")
    t.war(0, 1)
    t.carrier(1, "caravan", "K2")
    t.carrier(2, "caravan", "K2")
    plunder.after_conquest(t.s, place("K2"), 0)
    assert t.s.carriers[5] is None
    assert t.c("caravan.1.2").owner == 0
    assert t.c("caravan.3.2").owner == 2  # at peace with the conqueror
    t.carrier(1, "caravan", "K2")
    t.force(1, "K2", archer=1)
    plunder.after_conquest(t.s, place("K2"), 0)
    assert t.c("caravan.2.2").owner == 1
