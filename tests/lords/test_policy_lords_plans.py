"""The bot's plans in Lords, one by one: tolls, voyages, thrones, the time that is left, prices, offers, fights."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from signoria.games.lords.auctions import bidding
from signoria.games.lords.conflict import attacks
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import ALLY, ARAGON, AT, CARD, COUNTERS, GOODS, OTTOMAN, PRINCESS
from signoria.games.lords.moving.turns import AT_SEA, ATTACKS, ON_LAND, Turn
from signoria.games.lords.plans import campaign, cards, horizon, network, thrones, tollhouse, trade, voyages
from signoria.games.lords.plans.outlook import Outlook
from signoria.games.lords.policy import decide
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.revenue.projects import Projects
from signoria.games.lords.start import choosing
from signoria.games.lords.trade.routes import Declare, routes_of
from signoria.games.lords.view import mask
from signoria.kernel.engine import legal

from .build import Table, table


def chosen(t: Table, seat: int = 0) -> tuple[str, str]:
    """What the bot would do for a seat, as text, and the id of its reason; it must be listed."""
    masked = mask(t.s, seat)
    menu = legal(masked, seat)
    option, why, _ = decide(masked, seat, menu, random.Random(1))
    assert menu.admits(option)
    return GRAMMAR.text(option), why


def outlook(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.s, seat, legal(t.s, seat), random.Random(1))


def russia(colour: str = "orange", links: str = "orange") -> Table:
    """Ivan's bank with its chain of three links to Azov; Milan has the blue colour."""
    t = table("L21", "L14", colours=(colour, "blue")).at(1462, "autumn").nobody()
    for place in ("muscovy", "don_steppe", "azov_city"):
        t.caravan(place, links)
    return t


# ---- trade and tolls -------------------------------------------------------------------------------------------------


def test_a_route_counts_its_profit_and_own_tolls_less_what_foreign_links_cost() -> None:
    t = russia()
    o = outlook(t)
    ((claim, route),) = routes_of(t.s, 0, ()).items()
    assert trade.gain(o, claim, route) == 3 + 1  # Moscow's toll is Ivan's, who is at home
    t = russia(links="blue").card(1, "C2", "L2")
    ((claim, route),) = routes_of(t.s, 0, ()).items()
    assert trade.gain(outlook(t), claim, route) == 3 + 1 - 3


def test_it_leaves_a_route_that_costs_more_than_it_brings() -> None:
    t = russia(links="blue").card(1, "C2", "L2").gold(chest_0=20)
    t.p(1).passage[0] = 2
    assert chosen(t.ask(Declare(0, ()))) == ("finish", "because-nothing-better")
    t = russia(links="blue").card(1, "C2", "L2").gold(chest_0=20)
    assert chosen(t.ask(Declare(0, ())))[0] == "declare-all"


def test_the_tolls_of_all_routes_are_counted_by_the_city_that_takes_them() -> None:
    found = trade.traffic(outlook(russia()))
    assert found[AT["moscow"]] == 1
    assert found[AT["azov_city"]] == 1


def tolls(monkeypatch: pytest.MonkeyPatch, **many: int) -> None:
    """As if so many tolls were paid there."""
    found = Counter({AT[city]: n for city, n in many.items()})
    monkeypatch.setattr(trade, "traffic", lambda o: found)


def toll_town(guard: str) -> Table:
    """Milan's lord near Azov, where three of its colour's routes end."""
    t = russia(colour="blue", links="blue").at(1462, "summer", moving=True)
    t.card(0, "E15", "E16", block=2, built=1)
    t.leader("L14", "azov")
    if guard:
        t.galley("azov_city", guard)
    return t


def test_its_lord_goes_where_most_tolls_are_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    tolls(monkeypatch, azov_city=8, moscow=2)
    t = toll_town("blue").ask(Turn(1, ON_LAND, False))
    assert chosen(t, 1) == ("march:L14:azov_city", "because-tolls")
    t = toll_town("red").ask(Turn(1, ON_LAND, False))
    assert chosen(t, 1)[1] != "because-tolls"  # strangers' ships would arrest him


def test_its_lord_stays_where_no_other_city_pays_more(monkeypatch: pytest.MonkeyPatch) -> None:
    tolls(monkeypatch, azov_city=8, moscow=2)
    t = toll_town("blue")
    t.leader("L14", "azov_city")
    o = outlook(t, 1)
    assert tollhouse.best(o, trade.traffic(o)) == (AT["azov_city"], 8)


def test_a_lord_abroad_claims_his_city_and_hires_a_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    tolls(monkeypatch, azov_city=8)
    t = toll_town("").gold(chest_1=12)
    t.leader("L14", "azov_city")
    assert tollhouse.unguarded(outlook(t, 1))
    t.ask(Turn(1, ON_LAND, False))
    assert chosen(t, 1) == ("claim:L14", "because-tolls")
    t = toll_town("").gold(chest_1=12).at(1463, "spring")
    t.leader("L14", "azov_city", abroad=AT["azov_city"])
    assert chosen(t.ask(Buying(1, (), ())), 1) == ("recruit:azov_city:chest.2", "because-guard-lord")


# ---- links -----------------------------------------------------------------------------------------------------------


def test_it_plans_for_the_players_of_its_colour_after_itself() -> None:
    t = table("L17", "L14", colours=("black", "black")).at(1461, "spring").nobody()
    found = network.wanted(outlook(t))
    assert [p.own for p in found] == [True, False]


def test_it_spends_imperial_gold_on_its_colour_when_its_own_route_stands() -> None:
    t = table("L21", "L14", colours=("orange", "orange")).at(1462, "spring").nobody()
    for place in ("muscovy", "don_steppe", "azov_city"):
        t.caravan(place, "orange")
    t.card(0, "C3").gold(treasury_orange=20, chest_0=20).ask(Buying(0, (), ()))
    text, why = chosen(t)
    assert why == "because-link"
    assert text.endswith("treasury.habsburg")
    t.gold(treasury_orange=0)
    assert chosen(t)[0] == "finish"  # its own gold is not for them


# ---- time ------------------------------------------------------------------------------------------------------------


def test_years_end_with_the_last_year_the_roll_and_the_supply() -> None:
    t = table(last_year="1479", end_roll="none").at(1477, "winter")
    assert horizon.years(t.s) == 2.0
    rolled = table(last_year="1479").at(1465, "winter")
    fresh = horizon.years(rolled.s)
    rolled.pile(-4, "P1", "P2", "P3", "P4", "P5")
    assert horizon.years(rolled.s) < fresh / 3
    dry = table(last_year="1479", end_roll="none").at(1465, "winter")
    full = horizon.years(dry.s)
    dry.gold(chest_0=dry.s.gold[0] - 30)
    assert horizon.years(dry.s) < 1 < full


# ---- voyages ---------------------------------------------------------------------------------------------------------


def portugal() -> Table:
    """Lisbon's king with an explorer, both red cards and imperial gold."""
    t = table("L8", "L14", colours=("red", "blue")).at(1462, "spring").nobody()
    return t.card(0, "L1", "C1", "C41").gold(treasury_red=30, chest_0=10)


def test_an_explorer_is_worth_his_hope_less_his_ship() -> None:
    t = portugal()
    rich = voyages.explorer(outlook(t), CARD["C41"])
    t.gold(treasury_red=0)
    assert rich > voyages.explorer(outlook(t), CARD["C41"])
    assert voyages.explorer(outlook(t, 1), CARD["C41"]) == 0.0  # he could not move a nao
    t.p(0).navigation = voyages.BOTH
    assert voyages.explorer(outlook(t), CARD["C41"]) == 0.0


def test_it_builds_a_nao_for_an_explorer_who_waits_and_sends_it_out() -> None:
    t = portugal().ask(Buying(0, (), ()))
    text, why = chosen(t)
    assert text.startswith("build-ship:england:nao:")
    assert why == "because-voyage"
    t = portugal().at(1462, "summer", moving=True)
    (ship,) = t.nao("sea_of_darkness", "red")
    assert chosen(t.ask(Turn(0, AT_SEA, False))) == (f"sail:{COUNTERS[ship]}:discovery_voyages", "because-voyage")


def test_it_pays_for_a_voyage_with_imperial_gold() -> None:
    t = portugal().at(1462, "summer")
    t.card(0, "C41", block=0).nao("discovery_voyages", "red")
    assert chosen(t.ask(Projects(0, (), ()))) == ("fund-voyage:C41:treasury.england", "because-voyage")


def test_who_knows_a_way_sells_copies_and_others_buy_them() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1465, "summer").gold(chest_0=5, chest_1=12)
    t.p(0).navigation = 1
    bidding.sell(t.pile(-3, "M1").s, CARD["M1"])
    t.push()
    for text in ("begin-offer:1", "give-card:X1", "ask-au:7", "send-offer:1"):
        assert chosen(t) == (text, "because-copies")
        t.do(text, seat=0)
    assert chosen(t, 1) == ("accept-offer:0", "because-offer")
    t.do("accept-offer:0", seat=1)
    assert t.p(1).navigation == 1
    assert t.au("chest_0") == 12


def test_who_has_no_gold_is_offered_nothing() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1465, "summer").gold(chest_0=5, chest_1=3)
    t.p(0).navigation = 1
    bidding.sell(t.pile(-3, "M1").s, CARD["M1"])
    t.push()
    assert not chosen(t)[0].startswith("begin-offer")


# ---- thrones and cards -----------------------------------------------------------------------------------------------


def test_a_wife_counts_where_she_wins_a_throne() -> None:
    t = table("L16", "L14", colours=("purple", "blue")).at(1461, "spring").gold(treasury_purple=20)
    deck = t.s.tables.deck
    bride = next(x.number for x in deck.machiavelli if x.key in _brides(t, ARAGON))
    stranger = next(x.number for x in deck.machiavelli if x.key in _brides(t, OTTOMAN))
    assert thrones.nearer(outlook(t), bride) > 3 * thrones.nearer(outlook(t), stranger)
    t.e("purple").heirless = True
    assert thrones.nearer(outlook(t), bride) == 0.0


def _brides(t: Table, empire: int) -> list[str]:
    deck = t.s.tables.deck
    return [deck.all[x].key for x in deck.of_kind(PRINCESS) if deck.all[x].empire == empire]


def test_an_ally_who_would_murder_the_own_lord_is_not_wanted() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1462, "summer").gold(chest_0=20)
    ally = t.s.tables.deck.of_kind(ALLY)[0]
    assert not t.s.leaders[ally].alive
    usual = cards.value(outlook(t), ally)
    t.s.leaders[CARD["L17"]].place = t.s.tables.deck.leaders[ally].place
    assert cards.value(outlook(t), ally) == 0.0 < usual


def test_others_gold_makes_an_enterprise_cheaper() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1461, "spring").nobody()
    t.card(1, "E26", block=2, built=1).caravan("venice_city", "orange")
    poor = cards.enterprise(outlook(t), CARD["G18"])
    t.leader("L17", "venice_city")
    t.gold(pile_venice_city=9)
    assert cards.enterprise(outlook(t), CARD["G18"]) > poor


# ---- prices and fights -----------------------------------------------------------------------------------------------


def test_it_asks_more_for_links_that_a_route_can_bear() -> None:
    t = russia(links="orange").at(1462, "winter")
    for counter in [c for c, place in enumerate(t.s.at) if place == AT["azov_city"]]:
        t.s.at[counter], t.s.steps[counter] = -1, 0
    t.caravan("azov_city", "blue")
    t.card(1, "C2", "L2")
    bidding.sell(t.pile(-3, "M1").gold(chest_1=5).s, CARD["M1"])
    t.push()
    assert chosen(t, 1) == ("ask-passage:0:2", "because-passage")
    t.p(1).passage[0] = 4
    assert chosen(t, 1) == ("ask-passage:0:3", "because-passage")


def test_it_attacks_ships_only_of_the_rival_who_is_ahead() -> None:
    t = table("L17", "L14", colours=("black", "blue")).at(1462, "summer", moving=True).nobody().card(0, "L6", "C6")
    t.card(1, "L2").galley("gallipoli_city", "black", 3)
    t.galley("gallipoli_city", "blue")
    t.gold(chest_0=20, chest_1=5).ask(Turn(0, ATTACKS, False))
    t.p(1).passage[0] = 5
    assert chosen(t)[0] == "finish"
    t.gold(chest_1=50)
    assert chosen(t)[0].startswith(GRAMMAR.verbs[attacks.FIGHT].name)
    t.p(1).passage[0] = 1
    assert chosen(t)[0] == "finish"  # the ship may serve its own routes


def test_all_silk_of_russia_is_planned_over_land() -> None:
    found = network.plan(outlook(russia()), (CARD["L21"], GOODS.index("silk")))
    assert found is not None
    assert found.missing == []


# ---- war and projects ------------------------------------------------------------------------------------------------


def siege(loot: int, garrison: int, men: int) -> Table:
    """The Doge, black, near Vienna with armies under him."""
    t = table("L17", "L14", colours=("black", "blue")).at(1464, "summer", moving=True).nobody()
    t.gold(treasury_orange=loot).leader("L17", "austria")
    t.army("austria", "black", men, under="L17")
    if garrison:
        t.army("vienna", "orange", garrison)
    return t


@pytest.mark.parametrize(("loot", "garrison", "wanted"), [(40, 1, True), (10, 1, False), (40, 3, False)])
def test_it_makes_war_for_rich_and_weakly_held_capitals(loot: int, garrison: int, wanted: bool) -> None:
    found = campaign.aim(outlook(siege(loot, garrison, 2)))
    assert (found is not None) is wanted
    if found is not None:
        assert (found.city, found.loot, found.held) == (AT["vienna"], loot // 2, 2 * garrison)


def test_its_lord_stays_before_the_capital_and_besieges_it() -> None:
    t = siege(40, 1, 2).ask(Turn(0, ON_LAND, False))
    assert not chosen(t)[0].startswith(("march", "leave"))
    t = siege(40, 1, 2).ask(Turn(0, ATTACKS, False))
    assert chosen(t) == ("besiege:austria:black:vienna:orange", "because-odds")


def test_without_war_its_lord_leaves_imperial_armies() -> None:
    t = siege(0, 1, 1).ask(Turn(0, ON_LAND, False))
    text, why = chosen(t)
    assert text.startswith("leave:L17:black.army")
    assert why == "because-alone"


def test_what_its_projects_will_cost_is_not_spent_on_cards() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1461, "spring").nobody().gold(chest_0=9)
    assert cards.committed(outlook(t)) == 0
    t.card(0, "G18", block=0)
    assert cards.committed(outlook(t)) == 3
    t.card(0, "R1", block=0)  # an empire's gold may pay for it
    assert cards.committed(outlook(t)) == 3
    t.card(1, "E26", block=2, built=1).caravan("venice_city", "orange")
    assert cards.enterprise(outlook(t), CARD["G18"]) <= 9 - 3 - 1 - 3


def test_of_two_of_a_colour_the_first_keeps_the_emperor_who_moves_the_ships() -> None:
    t = table("L7", "L14", colours=("black", "black")).card(0, "L6", "C6")
    assert chosen(t.ask(choosing.KeepCard(OTTOMAN))) == ("keep-card:L6", "because-emperor")


def test_no_voyage_begins_that_cannot_be_paid() -> None:
    t = portugal().at(1462, "summer", moving=True).gold(treasury_red=0, chest_0=2)
    t.nao("sea_of_darkness", "red")
    assert not chosen(t.ask(Turn(0, AT_SEA, False)))[0].endswith("discovery_voyages")


def test_a_voyage_is_kept_while_the_next_step_cannot_be_paid() -> None:
    t = portugal().at(1462, "summer").gold(treasury_red=2, chest_0=2)
    t.card(0, "C41", block=0).nao("discovery_voyages", "red")
    assert chosen(t.ask(Projects(0, (), ()))) == ("keep-voyage:C41:treasury.england", "because-voyage")
