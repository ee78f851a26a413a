"""The wounded. 14.1"""

from __future__ import annotations

import pytest

from signoria.games.regno import standing
from signoria.games.regno.combat import recovery
from signoria.games.regno.fights import ATTACKER, DEFENDER, FIELD, REVOLT, new_battle
from signoria.games.regno.forces import counts_of
from signoria.games.regno.ids import FIRST_CAPTAIN, NEUTRAL, REBELS, UNITS
from signoria.games.regno.pieces import CONVALESCENT, new_person

from .build import Table, place, table

BRACCIO_IL_GRANDE, BELISARIO, FRATE_GIOVANNI = 10, 7, 4


def after(
    t: Table, where: str = "B1", outcome: int = DEFENDER, kind: int = FIELD, foe: int = NEUTRAL, **lost: int
) -> Table:
    """Seat 0 has attacked there and lost these pieces; the battle is over, recovery begins."""
    b = t.s.battle = new_battle(kind, place(where), 0, foe)
    b.outcome = outcome
    b.fallen = (counts_of((UNITS.index(x), n) for x, n in lost.items()), b.fallen[1])
    t.s.events = []
    t.ask(*recovery.begin(t.s))
    return t


def healers(level: int = 1, fortress: str = "castle", **stock: int) -> Table:
    """Seat 0's capital A1 has this fortress, and everything is paid for unless said otherwise."""
    t = table(2)
    t.no_forces()
    t.province("A1", fortress=fortress)
    t.realm(0, **{"florins": 99, "grain": 99, "wood": 99, **stock}, tech={"medicine": level})
    return t


def most(t: Table) -> int:
    """The greatest number that may be saved at once."""
    return max((int(x.split("..")[1]) for x in t.listed() if x.startswith("save:")), default=0)


@pytest.mark.clause("14.1.3", "14.1.4", "14.1.5", "14.1.6", "11.3.t1.r5")
@pytest.mark.parametrize(
    ("level", "lost", "saved"),
    [
        *((0, 40, 0), (1, 3, 0), (1, 4, 1), (1, 11, 2), (1, 40, 2), (2, 2, 0), (2, 5, 1), (2, 40, 4)),
        *((3, 1, 0), (3, 2, 1), (3, 9, 4), (3, 40, 6), (4, 40, 6)),
    ],
)
def test_medicine(level: int, lost: int, saved: int) -> None:
    t = after(healers(level), light_infantry=lost)
    assert most(t) == saved
    if not saved:
        assert t.asked == -1


@pytest.mark.clause("14.1.1", "14.1.4", "C234")
def test_t69_crewmen_are_not_counted() -> None:
    """Medicine 1, 3 Archers and 2 Crewmen lost: nobody is saved."""
    t = after(healers(1), archer=3, crewman=2, ram=4)
    assert t.asked == -1


@pytest.mark.clause("14.1.7", "C155", "14.1.1")
def test_the_owner_chooses_whom() -> None:
    t = after(healers(1), archer=3, knight=1, crewman=5)
    assert t.listed() == ["save:archer:A1:castle:1..1", "save:knight:A1:castle:1..1", "finish"]
    t.do("save:knight:A1:castle:1")
    assert t.units(0, "A1", CONVALESCENT) == {"knight": 1}


@pytest.mark.clause("14.1.t1.r1", "14.1.12", "14.1.14")
def test_t71_shelter_places() -> None:
    """3 saved, a Tower with 2 places: 2 rearmed for 4 Florins and 2 Wood, 1 lost."""
    t = healers(3, "")
    t.realm(0, capital="K1", florins=10, wood=5, grain=0)
    t.province("A1", fortress="tower")
    after(t, "B1", archer=6)
    assert t.listed() == ["save:archer:A1:tower:1..2", "finish"]
    t.do("save:archer:A1:tower:2")
    assert t.stock(0, "florins", "wood") == (6, 3)
    assert t.units(0, "A1", CONVALESCENT) == {"archer": 2}
    assert t.asked == -1
    assert next(f.until for f in t.s.forces if f.status == CONVALESCENT) == t.s.round
    after(t, "B1", archer=6)
    assert t.asked == -1, "no places left in this season"


@pytest.mark.clause("14.1.t1.r1", "14.1.t1.r2", "14.1.t1.r3")
@pytest.mark.parametrize(
    ("fortress", "places", "price"),
    [("tower", 2, (2, 1, 0)), ("manor", 4, (3, 0, 1)), ("castle", 6, (1, 0, 1))],
)
def test_shelters(fortress: str, places: int, price: tuple[int, int, int]) -> None:
    t = healers(4, fortress)
    t.realm(0, capital="K1")
    t.province("K1", owner=0, besieger=1)
    after(t, light_infantry=40)
    assert most(t) == places
    t.do(f"save:light_infantry:A1:{fortress}:1")
    assert tuple(99 - x for x in t.stock(0, "florins", "wood", "grain")) == price


@pytest.mark.clause("14.1.12", "14.1.14", "14.1.15")
def test_who_cannot_be_paid_for_is_lost() -> None:
    t = after(healers(3, florins=2), light_infantry=12)
    assert most(t) == 2
    t.do("save:light_infantry:A1:castle:2")
    assert t.asked == -1


@pytest.mark.clause("14.1.11", "C157")
def test_the_capital_is_a_castle_besides_its_tower() -> None:
    t = after(healers(3, "tower"), light_infantry=12)
    assert t.listed() == [
        "save:light_infantry:A1:tower:1..2",
        "save:light_infantry:A1:castle:1..6",
        "finish",
    ]
    t = after(healers(3, ""), light_infantry=12)
    assert t.listed()[0] == "save:light_infantry:A1:castle:1..6"


@pytest.mark.clause("14.1.8", "14.1.9", "C156", "11.3.t1.r5")
@pytest.mark.parametrize(("level", "reached"), [(3, False), (4, True)])
def test_two_links_with_medicine_4_three(level: int, reached: bool) -> None:
    """From R over D1 and B1 to A1: D1 and B1 are own. R itself need not be."""
    t = healers(level)
    t.province("D1", owner=NEUTRAL)
    t.province("D2", owner=0)
    t.province("B2", owner=0)
    t.province("A2", owner=0, fortress="castle")
    t.realm(0, capital="A2")
    t.province("A1", owner=NEUTRAL)
    t.province("D2", owner=NEUTRAL)
    t.province("B2", owner=0)
    t.province("M2", owner=0)
    after(t, "K1", light_infantry=12)
    assert (most(t) > 0) is reached


@pytest.mark.clause("14.1.8")
@pytest.mark.parametrize("case", ["neutral", "enemy", "besieged", "open"])
def test_the_way_and_the_shelter(case: str) -> None:
    t = healers(3)
    t.province("D1", owner=NEUTRAL)
    t.province("R", owner=NEUTRAL)
    t.province("B1", owner=NEUTRAL if case == "neutral" else 0)
    t.province("K1", owner=NEUTRAL)
    t.war(0, 1)
    if case == "enemy":
        t.force(1, "B1", light_infantry=1)
    if case == "besieged":
        t.province("A1", besieger=1)
    after(t, "M1", light_infantry=12)
    assert (most(t) > 0) is (case == "open")


@pytest.mark.clause("14.1.10")
def test_no_crossing_of_seas() -> None:
    """K1 lies on the same sea as M1, but not within two links on own land."""
    t = healers(3)
    t.province("A1", owner=NEUTRAL)
    t.province("B1", owner=NEUTRAL)
    t.province("K1", owner=0, fortress="castle")
    t.realm(0, capital="K1")
    after(t, "M1", light_infantry=12)
    assert t.asked == -1


@pytest.mark.clause("14.1.8")
def test_a_province_just_lost_is_no_shelter() -> None:
    t = healers(3, "castle")
    b = t.s.battle = new_battle(FIELD, place("A1"), 1, 0)
    b.outcome, b.fallen = ATTACKER, (b.fallen[0], counts_of(((0, 12),)))
    t.ask(*recovery.begin(t.s))
    assert t.asked == -1
    t = healers(3, "castle")
    b = t.s.battle = new_battle(REVOLT, place("A1"), 0, REBELS)
    b.outcome, b.fallen = DEFENDER, (counts_of(((0, 12),)), b.fallen[1])
    t.ask(*recovery.begin(t.s))
    assert t.asked == -1


@pytest.mark.clause("8.1.t1.r11", "C22")
def test_monasteries_next_to_a_tower_add_up() -> None:
    t = healers(4, "")
    t.realm(0, capital="K1")
    t.province("K1", besieger=1)
    t.province("A1", fortress="tower")
    t.province("B1", buildings=["monastery"])
    t.province("D1", owner=0, buildings=["monastery"])
    after(t, "A1", light_infantry=40)
    assert most(t) == 4


@pytest.mark.clause("16.6.t1.r5")
def test_frate_giovanni_has_two_places_more() -> None:
    t = healers(4, "")
    t.realm(0, capital="K1")
    t.province("K1", besieger=1)
    t.province("A1", fortress="manor")
    captain(t, FRATE_GIOVANNI, "A1")
    after(t, "A1", light_infantry=40)
    assert most(t) == 6


def captain(t: Table, card: int, where: str) -> int:
    t.s.people[FIRST_CAPTAIN + card] = new_person(0, 7, place(where))
    return FIRST_CAPTAIN + card


def saved(t: Table, commander: int = -1, theologian: bool = False, lost: int = 40) -> int:
    b = t.s.battle = new_battle(FIELD, place("B1"), 0, NEUTRAL)
    b.outcome, b.fallen = DEFENDER, (counts_of(((0, lost),)), b.fallen[1])
    b.commanders, b.theologians = (commander, -1), (int(theologian), 0)
    return recovery.most_saved(t.s, b, 0)


@pytest.mark.clause("C152", "16.1.t1.r4", "16.6.t1.r8", "16.6.t1.r11")
def test_theologian_braccio_belisario() -> None:
    t = healers(1)
    braccio, belisario = captain(t, BRACCIO_IL_GRANDE, "B1"), captain(t, BELISARIO, "B1")
    assert saved(t) == 2
    assert saved(t, theologian=True) == 4
    assert saved(t, braccio) == 6 == saved(t, braccio, True)
    assert saved(t, belisario) == 3
    assert saved(t, belisario, lost=8) == 2
    assert saved(healers(0), -1, True) == 2, "Medicine 0 counts as 1"
    assert saved(healers(4), -1, True) == 6
    t = healers(0)
    assert saved(t, captain(t, BELISARIO, "B1")) == 0, "not the ratio"


@pytest.mark.clause("C153")
def test_a_theologian_need_not_command() -> None:
    from .battles import ARENA, arena, fight, march_in

    t = arena()
    t.person(0, "heir", ARENA, virtue="theologian")
    march_in(t, 0, light_infantry=3)
    t.force(NEUTRAL, ARENA, light_infantry=1)
    assert fight(t).theologians == (1, 0)


@pytest.mark.clause("C154", "16.1.t2.r4")
def test_a_bloodthirsty_commander_saves_nobody() -> None:
    t = healers(3)
    assert saved(t, -1) == 6
    t.change_person(0, flaw="bloodthirsty")
    assert saved(t, 0) == 0


@pytest.mark.clause("C151", "14.1.2")
def test_each_battle_counts_its_own_losses_once() -> None:
    t = after(healers(1), light_infantry=3)
    assert t.asked == -1
    after(t, light_infantry=3)
    assert t.asked == -1, "3 and 3 are not 6"


@pytest.mark.clause("14.1.13", "C158")
def test_convalescents_do_not_count_again() -> None:
    """They take no part in the battle: no losses, no second recovery."""
    from .battles import ARENA, arena, fight, march_in

    t = arena(owner=1)
    t.realm(1, tech={"medicine": 4})
    t.force(1, ARENA, status=CONVALESCENT, until=1, light_infantry=4)
    march_in(t, 0, light_infantry=1)
    b = fight(t, defender=1)
    assert b.outcome == ATTACKER
    assert sum(b.fallen[1]) == 0
    assert recovery.award(t.s) == []


@pytest.mark.clause("14.1.7")
def test_standing_order_saves_the_dearest() -> None:
    t = healers(1)
    t.s.orders[0] = ((standing.STAND, standing.RECOVERY, 1),)
    t.s.has_standing = 1
    after(t, light_infantry=3, knight=1)
    assert t.units(0, "A1", CONVALESCENT) == {"knight": 1}
