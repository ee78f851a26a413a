"""The bot `greedy` in Lords: it lists nothing of its own, spends others' gold first, and beats chance."""

from __future__ import annotations

import random

import pytest

from signoria.games.lords.auctions import bidding
from signoria.games.lords.conflict import attacks
from signoria.games.lords.deals import fair
from signoria.games.lords.grammar import GRAMMAR
from signoria.games.lords.ids import AT, CARD, COUNTERS, GOODS
from signoria.games.lords.moving.turns import AT_SEA, ATTACKS, ON_LAND, Turn
from signoria.games.lords.plans import network
from signoria.games.lords.plans.outlook import Outlook
from signoria.games.lords.policy import PLANS, decide
from signoria.games.lords.recruiting.buying import Buying
from signoria.games.lords.revenue.projects import Projects
from signoria.games.lords.rules import GAME, classes
from signoria.games.lords.trade.routes import Declare
from signoria.games.lords.view import mask
from signoria.games.lords.weather import winter
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, start
from signoria.kernel.menu import AMOUNT, ANYTIME, Option

from .build import Table, table


def chosen(t: Table, seat: int = 0) -> str:
    """What the bot would do for a seat, as text; it must be listed."""
    return GRAMMAR.text(decision(t, seat)[0])


def decision(t: Table, seat: int = 0) -> tuple[Option, str]:
    masked = mask(t.s, seat)
    menu = legal(masked, seat)
    option, why, _ = decide(masked, seat, menu, random.Random(1))
    assert menu.admits(option)
    return option, why


def outlook(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.s, seat, legal(t.s, seat), random.Random(1))


def venice() -> Table:
    """The Doge as the holder of the black cards, with imperial gold."""
    t = table("L17", "L14", colours=("black", "blue")).at(1461, "spring").nobody()
    return t.card(0, "L6", "C6").gold(treasury_black=20, chest_0=10)


def test_every_plan_answers_a_step_that_there_is() -> None:
    assert set(PLANS) <= set(classes())


def test_it_plans_a_chain_with_a_post_in_the_trading_place_and_each_port() -> None:
    t = venice()
    found = network.plan(outlook(t), (CARD["L17"], GOODS.index("silk")))
    assert found is not None
    assert any(post.spot == AT["azov_city"] and post.exact for post in found.posts)
    assert found.price == sum(5 if post.at_sea else 4 for post in found.posts)
    (ship,) = t.galley("azov_city", "black")
    again = network.plan(outlook(t), (CARD["L17"], GOODS.index("silk")))
    assert again is not None
    assert ship in again.units
    assert again.price < found.price


def test_it_builds_links_with_imperial_gold_first() -> None:
    t = venice().ask(Buying(0, (), ()))
    text, why = chosen(t), decision(t)[1]
    assert text.startswith(("build-ship:ottoman:galley", "build-caravan:ottoman"))
    assert text.endswith("treasury.ottoman")
    assert why == "because-link"


def test_it_keeps_its_own_gold_from_a_route_that_does_not_pay() -> None:
    t = venice().gold(treasury_black=0).at(1478, "spring").ask(Buying(0, (), ()))
    assert chosen(t) == "finish"


def test_its_ships_go_to_empty_posts_and_stay_there() -> None:
    t = venice().at(1461, "summer", moving=True)
    (ship,) = t.galley("constantinople", "black")
    t.ask(Turn(0, AT_SEA, False))
    text = chosen(t)
    assert text.startswith(f"sail:{COUNTERS[ship]}")
    t.do(text)
    assert t.asked == -1 or not chosen(t).startswith("sail")


def test_it_declares_all_routes() -> None:
    t = table("L21", "L14", colours=("orange", "blue")).at(1462, "autumn").nobody()
    for place in ("muscovy", "don_steppe", "azov_city"):
        t.caravan(place, "orange")
    t.ask(Declare(0, ()))
    assert chosen(t) == "declare-all"


def test_imperial_gold_spares_units_in_winter() -> None:
    t = venice().at(1461, "winter")
    t.galley("constantinople", "black")
    winter.begin(t.s)
    t.push()
    assert chosen(t) == "spare:black.galley.1:treasury.ottoman"


@pytest.mark.parametrize(("year", "text"), [(1462, "advance:G18:chest.1"), (1478, "pay-nothing")])
def test_it_matures_what_will_still_pay(year: int, text: str) -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(year, "summer").nobody().gold(chest_0=12)
    t.card(0, "G18", block=0)
    t.card(1, "E26", block=2, built=1)
    t.caravan("venice", "orange")
    t.ask(Projects(0, (), ()))
    assert chosen(t) == text


def test_it_bids_within_its_means() -> None:
    t = venice().gold(chest_0=5).pile(-3, "G18")
    t.card(1, "E26", block=2, built=1)
    t.caravan("venice_city", "black")
    bidding.sell(t.s, CARD["G18"])
    t.push()
    option = decision(t)[0]
    assert option[0] == bidding.LIMIT
    assert option[1] <= 4  # one stays in the chest


def test_it_accepts_gold_and_refuses_to_give_it_with_a_reason() -> None:
    t = table("L17", "L14", colours=("orange", "blue")).at(1462, "summer").ask(Projects(0, (), ()), Declare(1, ()))
    t.do("begin-offer:0", "give-au:3", "send-offer:0", seat=1)
    assert decision(t) == ((fair.ACCEPT, 1), "because-offer")
    t.do("accept-offer:1", seat=0)
    t.do("begin-offer:0", "ask-au:3", "send-offer:0", seat=1)
    assert decision(t) == ((fair.REFUSE, 1, fair.REASONS.index("price")), "because-bad-offer")


@pytest.mark.parametrize(("theirs", "fights"), [(1, True), (2, False)])
def test_it_fights_at_good_odds(theirs: int, fights: bool) -> None:
    t = venice().at(1462, "summer", moving=True)
    t.leader("L6", "bulgaria")
    t.army("bulgaria", "black", 2)
    t.army("bulgaria", "blue", theirs)
    t.ask(Turn(0, ATTACKS, False))
    assert chosen(t).startswith("attack") is fights


def test_it_takes_gold_that_lies_open() -> None:
    t = venice().at(1462, "summer", moving=True).gold(pile_durazzo=4)
    t.leader("L6", "durazzo")
    t.army("durazzo", "black")
    t.ask(Turn(0, ATTACKS, False))
    assert decision(t)[0][0] == attacks.PLUNDER


def test_it_leads_nobody_away_without_a_reason() -> None:
    t = venice().at(1462, "summer", moving=True)
    t.ask(Turn(0, ON_LAND, False))
    assert chosen(t) in ("finish", "end-turn", "hold-back")


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_three_players_of_chance(seed: int) -> None:
    s = start(GAME, Setup("lords", 4, {}, {"lords.setup.last_year.1479": 1466}), Seeded(b"policy%d" % seed))
    run(s)
    rng, bot = random.Random(seed), seed % 4
    while s.must:
        seat = first_seat(s.must)
        if seat == bot:
            masked = GAME.mask(s, seat)
            option = decide(masked, seat, legal(masked, seat), rng)[0]
        else:
            option = rng.choice([x for x in legal(s, seat).legal if not x[0] & ANYTIME])
            if option[0] & AMOUNT:
                option = (*option[:-3], rng.randrange(option[-3], option[-2] + 1, option[-1]))
        apply(s, seat, option)
    assert GAME.places(s)[bot] == 1
