"""What the board promises beside an option is what happens: price, toll, value, gain."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from signoria.games.lorenzo.grammar import PLACE, TAKE, WORK
from signoria.games.lorenzo.resources import COIN, MP, RESOURCES, SERVANT
from signoria.games.lorenzo.rules import GAME
from signoria.kernel.engine import apply, legal
from signoria.kernel.menu import AMOUNT, Option, least

from .build import Table, table
from .test_legality import rich_table


def promise(t: Table, option: Option) -> dict[str, Any]:
    """Numbers beside an option, as the seat's own screen gets them."""
    return GAME.detail(GAME.mask(t.state, 0), 0, option)


def gains(t: Table, *sources: str) -> dict[str, int]:
    total: dict[str, int] = {}
    for _, _, source, goods in t.told("gained"):
        if source in sources:
            for resource, n in goods.items():
                total[resource] = total.get(resource, 0) + n
    return total


def amounts(pairs: list[list[Any]]) -> dict[str, int]:
    return dict(pairs)


@pytest.mark.clause("L-16", "L-25", "L-28", "L-29", "L-35", "L-66", "L-82")
@pytest.mark.parametrize("kind", ["towers", "bonus tower", "palace", "bonus work"])
def test_what_stands_beside_an_option_comes_true(kind: str) -> None:
    rnd = random.Random(kind)
    seen = 0
    while seen < 300:
        t = rich_table(rnd, kind, each=True)
        listings = [x for x in legal(t.state, 0).legal if x[0] & AMOUNT]
        for listing in rnd.sample(listings, min(10, len(listings))):
            option = least(listing)
            said = promise(t, listing)
            u = Table(t.state.copy())
            u.keep()
            apply(u.state, 0, option)
            while u.question in ("pay", "take-or-leave"):
                apply(u.state, 0, legal(u.state, 0).options()[0])
            holds(u, option, said)
            seen += 1


def holds(u: Table, option: Option, said: dict[str, Any]) -> None:
    """The events of a carried-out option agree with what was said of it."""
    if option[0] == WORK:
        if u.told("worked"):
            assert u.told("worked")[0][3] == said["value"] + option[-1] // said["per_servant"]
        return
    assert said["need"] == option[-1]
    if "member" in said:
        assert [(e[2], e[3]) for e in u.told("placed")] == [(said["member"], said["space"])]
    if "toll" in said:  # a floor
        assert sum(e[2] for e in u.told("toll-paid")) == said["toll"]
        assert (u.told("paid")[0][2] if u.told("paid") else {}) in [amounts(x) for x in said["pay"]]
        assert u.told("card-taken") == [("card-taken", 0, said["card"])]
        assert gains(u, f"space.{said['space']}", said["card"]) == amounts(said["gain"])
    elif u.told("worked"):
        assert u.told("worked")[0][3] == said["value"] + option[-1] // said["per_servant"]
        if u.question != "production":  # conversions, if any, come on top of what is promised
            assert gains(u, *(e[2] for e in u.told("gained"))) == amounts(said["gain"])
    else:
        assert gains(u, f"space.{said['space']}") == amounts(said["gain"])
    assert option[0] in (PLACE, TAKE)


@pytest.mark.clause("L-16", "L-26", "L-29", "L-32", "L-39")
@pytest.mark.parametrize("kind", ["towers", "bonus tower"])
def test_a_refusal_names_what_would_be_enough(kind: str) -> None:
    """With what it says is short the reason is gone; with one thing less it stands."""
    rnd = random.Random(kind)
    seen: Counter[str] = Counter()
    for _ in range(120):
        t = rich_table(rnd, kind, each=True)
        t.state.players[0].stock[:5] = [rnd.randrange(5) for _ in range(5)]
        for option, refusal in legal(t.state, 0, True).barred:
            if refusal.values is None or refusal.reason in ("closed", "six-cards"):
                continue
            seen[refusal.reason] += 1
            short = lack(refusal.reason, refusal.values(t.state, 0, option), t.state.players[0].stock)
            assert short, refusal.reason
            assert reason(t, option, short) != refusal.reason
            exact = {} if refusal.reason == "cost-servants" else short
            for resource, n in exact.items():
                assert reason(t, option, {**short, resource: n - 1}) == refusal.reason
    assert seen.keys() >= {"value", "cost", "toll", "military"}


def lack(why: str, said: tuple[Any, ...], stock: list[int]) -> dict[int, int]:
    """What is short by the numbers of a refusal, by resource."""
    if why in ("cost", "military-cost"):
        return dict(said[0])
    if why == "toll":
        return {COIN: said[0] - said[1]}
    if why == "military":
        return {MP: said[1] - said[2]}
    if why == "value":
        return {SERVANT: said[0] - said[1]}
    assert why == "cost-servants"
    assert said[1] == stock[SERVANT]
    return {SERVANT: 3}  # no card costs more than 3


def reason(t: Table, option: Option, more: dict[int, int]) -> str:
    """Why an option is barred once the seat has so much more; empty when it is not."""
    s = t.state.copy()
    for resource, n in more.items():
        s.players[0].stock[resource] += n
    barred = legal(s, 0, True).barred
    return next((refusal.reason for o, refusal in barred if o[:-1] == option[:-1]), "")


@pytest.mark.clause("L-31", "L-19")
def test_the_board_shows_who_stands_where_and_what_was_taken() -> None:
    t = table(dice=(6, 1, 1), turn=[0, 1], floors={"territory.3": "woods"}, banned={0: ["tile_1_7"]})
    t.do("place:white:territory.3:0")
    board = GAME.board(GAME.mask(t.state, 1), 1)
    tower = board["towers"][0]
    assert tower["toll"] == 3
    assert tower["floors"][2]["taken"] == "woods"
    assert "card" not in tower["floors"][2]
    assert tower["floors"][2]["by"] == {"seat": 0, "member": "white", "value": 5}
    assert set(board["players"][0]["stock"]) < set(RESOURCES)
