"""6.1: voyages of discovery, navigation cards, the Cape, the New World."""

from __future__ import annotations

import pytest

from signoria.games.lords.ids import AT, CARD, GOODS, IMMATURE, MATURE, SEMI_MATURE
from signoria.games.lords.state import DISCARDED, FOR_SALE
from signoria.games.lords.trade import routes, sources
from signoria.games.lords.voyages import cape, sailing
from signoria.kernel.menu import Menu

from .build import Table, table

ZONE = AT["discovery_voyages"]
EXPLORERS = [card.key for card in table().s.tables.deck.court if card.kind == 7]
CARTOGRAPHER = next(card.key for card in table().s.tables.deck.court if card.kind == 8)


def voyage(naos: int = 1, block: int | None = None, explorer: bool = True) -> Table:
    """Seat 0 moves red naos in the zone; with an explorer, who is under way if a block is given."""
    t = table("L8", "L14").at(1465, "summer").nobody()
    t.card(0, "L1", "C1")
    if explorer:
        t.card(0, EXPLORERS[0])
    if block is not None:
        t.s.block[CARD[EXPLORERS[0]]] = block
    if naos:
        t.nao("discovery_voyages", "red", naos)
    return t


def projects(t: Table, seat: int = 0) -> list[tuple[int, ...]]:
    menu = Menu(True)
    sailing.offer_projects(t.s, seat, menu)
    return menu.legal


def pay(t: Table, verb: int, account: str = "chest_0") -> None:
    assert sailing.take_project(t.s, 0, (verb, CARD[EXPLORERS[0]], t.account(account)))


def roll(t: Table, *faces: int) -> Table:
    t.dice("voyage", *faces)
    return t.ask(sailing.RollForDiscovery(0, CARD[EXPLORERS[0]]))


@pytest.mark.clause("5.7.2.b4", "6.1.6.b1")
def test_the_zone_is_for_navigation_cards_and_explorers() -> None:
    t = voyage(explorer=False)
    assert sailing.enter_refusal(t.s, 0).clause == "6.1.6.b1"  # type: ignore[union-attr]  # it is refused
    t.s.players[0].navigation = 1
    assert sailing.enter_refusal(t.s, 0) is None
    assert sailing.enter_refusal(voyage().s, 0) is None


@pytest.mark.clause("6.1.2")
def test_an_explorer_begins_his_voyage_when_ships_enter_the_zone() -> None:
    t = voyage()
    sailing.entered(t.s, 0)
    t.push()
    assert t.s.block[CARD[EXPLORERS[0]]] == IMMATURE
    t = voyage().card(0, EXPLORERS[1])
    sailing.entered(t.s, 0)
    t.push()
    assert not t.may("no")  # without a navigation card one of them must sail
    t.do(f"begin-voyage:{EXPLORERS[1]}")
    assert [t.s.block[CARD[x]] for x in EXPLORERS[:2]] == [-1, IMMATURE]


@pytest.mark.clause("6.1.2", "6.1.6.b1")
def test_with_a_navigation_card_ships_enter_without_a_voyage() -> None:
    t = voyage()
    t.s.players[0].navigation = 2
    sailing.entered(t.s, 0)
    t.push().do("no")
    assert t.s.block[CARD[EXPLORERS[0]]] == -1


@pytest.mark.clause("5.10.3", "6.1.2", "5.10.1.b1", "5.10.1.b2")
def test_a_voyage_matures_like_a_project() -> None:
    t = voyage(block=IMMATURE)
    before = t.au("chest_0")
    pay(t, sailing.FUND_VOYAGE)
    assert not projects(t)  # once a summer
    sailing.matured(t.s)
    assert t.s.block[CARD[EXPLORERS[0]]] == SEMI_MATURE
    pay(t, sailing.KEEP_VOYAGE)
    sailing.matured(t.s)
    assert t.s.block[CARD[EXPLORERS[0]]] == SEMI_MATURE
    pay(t, sailing.FUND_VOYAGE)
    assert t.s.block[CARD[EXPLORERS[0]]] == MATURE
    assert t.au("chest_0") == before - 7


@pytest.mark.clause("6.1.2.b1")
def test_the_chancellor_pays_with_imperial_gold() -> None:
    t = voyage(block=IMMATURE)
    treasury = t.au("treasury_red")
    pay(t, sailing.FUND_VOYAGE, "treasury_red")
    assert t.au("treasury_red") == treasury - 3
    t = voyage(block=IMMATURE)
    t.pile(-2, "C1")
    assert {x[2] for x in projects(t)} == {t.account("chest_0")}


@pytest.mark.clause("6.1.2", "5.10.1.b3")
def test_an_unpaid_voyage_ends_and_its_explorer_comes_to_auction() -> None:
    t = voyage(block=SEMI_MATURE)
    sailing.matured(t.s)
    assert t.holder(EXPLORERS[0]) == FOR_SALE
    assert t.s.block[CARD[EXPLORERS[0]]] == -1


@pytest.mark.clause("6.1.2", "6.1.3.b3")
def test_a_voyage_without_ships_is_over_and_the_explorer_lost() -> None:
    t = voyage(naos=0, block=SEMI_MATURE)
    sailing.lost_ships(t.s)
    assert t.holder(EXPLORERS[0]) == DISCARDED


@pytest.mark.clause("6.1.3", "6.1.3.t3", "6.1.3.t4")
@pytest.mark.parametrize(("face", "bits"), [(1, 1), (2, 2)])
def test_one_finds_the_cape_and_two_the_caribbean(face: int, bits: int) -> None:
    t = roll(voyage(2, MATURE), face)
    assert t.p(0).navigation == bits
    assert not cape.naos_in_zone(t.s, 0)
    assert t.place("red.nao.1") == "sea_of_darkness"
    assert t.holder(EXPLORERS[0]) == 0
    assert CARD[EXPLORERS[0]] in t.s.experienced


@pytest.mark.clause("6.1.3", "6.1.3.t5")
@pytest.mark.parametrize("face", [3, 4])
def test_three_and_four_come_home_experienced(face: int) -> None:
    t = roll(voyage(1, MATURE), face)
    assert t.p(0).navigation == 0
    assert t.place("red.nao.1") == "sea_of_darkness"
    assert CARD[EXPLORERS[0]] in t.s.experienced
    assert t.s.block[CARD[EXPLORERS[0]]] == -1


@pytest.mark.clause("6.1.3.t6", "6.1.3")
def test_scurvy_takes_a_ship_and_the_next_roll_is_free() -> None:
    t = roll(voyage(2, MATURE), 5)
    assert len(cape.naos_in_zone(t.s, 0)) == 1
    assert not projects(t)
    before = t.au("chest_0")
    t.dice("voyage", 1)
    sailing.matured(t.s)
    t.push()
    assert t.p(0).navigation == 1
    assert t.au("chest_0") == before


@pytest.mark.clause("6.1.3.t7", "6.1.3.b3")
@pytest.mark.parametrize("naos", [1, 2])
def test_pirates_take_two_ships_and_with_the_last_the_explorer_but_no_cartographer(naos: int) -> None:
    t = voyage(naos, MATURE).card(0, CARTOGRAPHER)
    t.dice("voyage", 6)
    t.s.experienced = ()
    t.pile(-2, CARTOGRAPHER)
    t.ask(sailing.RollForDiscovery(0, CARD[EXPLORERS[0]]))
    assert not cape.naos_in_zone(t.s, 0)
    assert t.holder(EXPLORERS[0]) == DISCARDED
    t = voyage(3, MATURE).card(0, CARTOGRAPHER)
    roll(t, 6)  # 5 with the cartographer
    assert len(cape.naos_in_zone(t.s, 0)) == 2
    assert t.holder(CARTOGRAPHER) == 0


@pytest.mark.clause("6.1.3.b1", "6.1.3.t2")
def test_cartographers_and_experience_take_one_off_but_never_two() -> None:
    t = voyage(1, MATURE).card(0, CARTOGRAPHER)
    t.s.experienced = (CARD[EXPLORERS[0]],)
    roll(t, 2)
    assert t.p(0).navigation == 1
    t = voyage(1, MATURE).card(0, CARTOGRAPHER)
    roll(t, 1).do("discover:X2")
    assert t.p(0).navigation == 2


@pytest.mark.clause("6.1.3.b2")
def test_what_others_have_discovered_gives_a_choice() -> None:
    t = voyage(1, MATURE)
    t.s.players[1].navigation = 1
    roll(t, 1).do("discover:X2")
    assert t.p(0).navigation == 2
    t = voyage(1, MATURE)
    t.s.players[0].navigation = t.s.players[1].navigation = 1
    roll(t, 1)  # one is left to him
    assert t.p(0).navigation == 3


def kept(**options: str) -> Table:
    """Seat 1 keeps the Cape with a blue nao."""
    t = table("L8", "L14", **options).at(1470, "autumn").nobody()
    t.card(1, "L2", "C2")
    t.s.players[1].navigation = 1
    t.nao("discovery_voyages", "blue")
    return t


@pytest.mark.clause("6.1.4.b1", "5.11.3.b1")
def test_who_keeps_the_cape_draws_silk_and_spices_to_it() -> None:
    t = kept()
    silk, spices, slaves = (GOODS.index(x) for x in ("silk", "spices", "slaves"))
    for city, good in (("azov_city", silk), ("erzurum_city", silk), ("alexandria", spices)):
        assert cape.closed_by_cape(t.s, AT[city], good)
    assert not cape.closed_by_cape(t.s, AT["azov_city"], slaves)
    assert [goal.city for goal in sources.goals(t.s, 1, silk)] == [ZONE]
    t.nobody()
    assert not cape.closed_by_cape(t.s, AT["azov_city"], silk)
    assert ZONE not in [goal.city for goal in sources.goals(t.s, 1, silk)]


@pytest.mark.clause("6.1.4.b1")
@pytest.mark.parametrize(("value", "closed"), [("off", False), ("on", True)])
def test_beirut_stays_open_unless_the_table_closes_it(value: str, closed: bool) -> None:
    t = kept(cape_closes_beirut=value)
    assert cape.closed_by_cape(t.s, AT["beirut"], GOODS.index("spices")) is closed


@pytest.mark.clause("6.1.4.b1")
def test_the_keeper_sells_the_goods_of_the_cape_or_denies_them() -> None:
    t = kept()
    assert cape.goods_in_zone(t.s, 0)
    assert cape.fee_in_zone(t.s, 0) == (1, 1)
    t.ask(routes.Declare(0, ()))
    t.do("ask-cape:4", seat=1)
    assert cape.fee_in_zone(t.s, 0) == (4, 1)
    t.do("deny-cape", seat=1)
    assert not cape.goods_in_zone(t.s, 0)
    assert not t.may("ask-cape:4", seat=0)


@pytest.mark.clause("6.1.4.b1")
def test_a_merchant_pays_the_keeper_for_the_goods() -> None:
    t = kept()
    t.nao("discovery_voyages", "red")
    goal = next(g for g in sources.goals(t.s, 0, GOODS.index("silk")) if g.city == ZONE)
    route = routes.Finder(routes.Net(t.s, 0)).best(ZONE, [goal])
    assert route is not None
    assert route.fee == 1
    before = t.au("chest_1")
    routes.earn(t.s, 0, (CARD["L8"], GOODS.index("silk")), route)
    assert t.au("chest_1") == before + 1


@pytest.mark.clause("6.1.4.b2", "6.1.6")
def test_who_has_the_card_too_needs_nobodys_leave() -> None:
    t = kept()
    t.s.players[1].cape = -1
    cape.learn(t.s, 0, CARD["X1"])
    assert t.p(1).navigation & 1  # both have it
    assert cape.goods_in_zone(t.s, 0)
    assert cape.fee_in_zone(t.s, 0) == (0, -1)


@pytest.mark.clause("5.2.6", "6.1.5", "6.1.5.b1")
def test_new_world_cards_are_for_discoverers_and_make_them() -> None:
    t = voyage()
    assert not cape.may_hold(t.s, 0, CARD["R3"])
    assert cape.may_hold(t.s, 0, CARD["R5"])
    t.s.block[CARD[EXPLORERS[0]]] = IMMATURE
    assert cape.may_hold(t.s, 0, CARD["R3"])
    cape.bought(t.s, 0, CARD["R3"])
    assert t.p(0).navigation == 2
    t.s.block[CARD[EXPLORERS[0]]] = -1
    assert cape.may_hold(t.s, 0, CARD["R4"])


@pytest.mark.clause("6.1.5.b2")
def test_who_knows_the_caribbean_takes_its_cards_out_of_the_discard_pile() -> None:
    t = voyage().pile(DISCARDED, "R3")
    t.ask(routes.Declare(1, ()))
    assert not t.may("recover-card:R3", seat=0)
    t.s.players[0].navigation = 2
    t.do("recover-card:R3", seat=0)
    assert t.holder("R3") == FOR_SALE


@pytest.mark.clause("6.1.6.b2")
def test_each_navigation_card_is_worth_ten() -> None:
    from signoria.games.lords.year.scoring import sheet_of

    t = voyage()
    t.s.players[0].navigation = 3
    assert sheet_of(t.s, 0)[3] == 20
