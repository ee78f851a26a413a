"""Packed states that come in: what the rules wrote comes back, and nothing else gets through."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from signoria.games.lords import money
from signoria.games.lords.fights import new_battle
from signoria.games.lords.ids import AT, COUNTERS, PLACES
from signoria.games.lords.rules import GAME
from signoria.games.lords.sales import new_auction
from signoria.games.lords.state import Lords
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, run
from signoria.kernel.pack import BadData, pack

from .walks import moments, move, new_game, setup_of

SEATS = 4
Change = Callable[[dict[str, Any]], object]


@lru_cache(maxsize=8)
def packed_text(mode: str, choices: int) -> str:
    s = new_game(mode, SEATS, 4)
    for n, _ in enumerate(moments(s, 5)):
        if n == choices:
            break
    return json.dumps(pack(s))


def packed(mode: str = "crowded", choices: int = 150) -> dict[str, Any]:
    """A state as a file has it."""
    found: dict[str, Any] = json.loads(packed_text(mode, choices))
    return found


def restored(data: dict[str, Any], mode: str = "crowded", seats: int = SEATS) -> Lords:
    return GAME.restore(data, setup_of(mode, seats), Seeded(b"x"))


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(BadData) as error:
        restored(data)
    text = str(error.value)
    assert text.isprintable()
    assert len(text) < 200
    return text


def test_what_the_rules_wrote_comes_back_and_plays_on() -> None:
    s = restored(packed())
    assert pack(s) == packed()
    rnd = random.Random(1)
    for _ in range(50):
        apply(s, *move(s, rnd))


@pytest.mark.parametrize(("mode", "seats"), [("plain", 2), ("plain", 17), ("wealthy", 5), ("crowded", 5)])
def test_any_moment_comes_back(mode: str, seats: int) -> None:
    """In the middle of rounds of movement, battles and offers, too."""
    s = new_game(mode, seats, 7)
    seen = set[str]()
    for n, _ in enumerate(moments(s, 7)):
        new = type(s.agenda[-1]).__name__ not in seen or (s.leave and "leave" not in seen) or (s.deals and n % 50 == 0)
        if new or n % 200 == 0:
            data = json.loads(json.dumps(pack(s)))
            assert pack(restored(data, mode, seats)) == data
            seen |= {type(s.agenda[-1]).__name__, "leave" if s.leave else ""}
        if n > 1500:
            break
    assert "leave" in seen, "no round of movement was met"


def test_the_start_comes_back() -> None:
    s = GAME.new(setup_of("plain", 3), Seeded(b"x"))
    again = restored(json.loads(json.dumps(pack(s))), "plain", 3)
    run(again)
    assert again.must


def rows(*some: Any) -> Any:
    """Tuples of numbers as a file has them."""
    return {"(": [{"(": list(row)} for row in some]}


def fight(d: dict[str, Any], **fields: Any) -> None:
    """A battle that has not begun, but for these fields."""
    d["battle"] = {**pack(new_battle(0, AT["kent"], AT["kent"], (0, 1), (0, 1))), **fields}


def auction(d: dict[str, Any], **fields: Any) -> None:
    d["auction"] = {**pack(new_auction(3, 1, SEATS)), **fields}


def richer(d: dict[str, Any]) -> None:
    d["gold"][money.chest(0)] += 1


def in_debt(d: dict[str, Any]) -> None:
    d["gold"][money.chest(0)], d["gold"][money.SUPPLY] = -1, d["gold"][money.SUPPLY] + d["gold"][money.chest(0)] + 1


def ship_ashore(d: dict[str, Any]) -> None:
    c = COUNTERS.index("red.galley.1")
    d["at"][c], d["steps"][c] = AT["kent"], 2


def laid(d: dict[str, Any], account: int) -> None:
    """An Au from the supply, and no card is sold."""
    d["gold"][account] += 1
    d["gold"][money.SUPPLY] -= 1
    d["auction"] = None


def pledged(d: dict[str, Any], *deals: tuple[int, ...]) -> None:
    """Offers of seat 0, with 5 Au from the supply in its escrow."""
    d["gold"][money.SUPPLY] += d["gold"][money.escrow(0)] - 5
    d["gold"][money.escrow(0)] = 5
    d["deals"] = [{"(": list(deal)} for deal in deals]


def out(d: dict[str, Any]) -> None:
    d["players"][0]["out"] = True
    d["where"][d["players"][0]["lord"]] = 0


NONE: Any = {"(": []}
NO_ANSWERS = {"ready": 0, "drafts": {"(": [NONE] * SEATS}, "plays": 0}
GIVES_5 = (0, 5, 0)
WRONG: list[tuple[str, Change, str]] = [
    ("seats", lambda d: d.update(seats=5), "5 seats"),
    ("must", lambda d: d.update(must=1 << SEATS), "must"),
    ("must other", lambda d: d.update(must=0), "must is"),
    ("round", lambda d: d.update(round=400), "round"),
    ("order", lambda d: d.update(order=[0, 0, 1, 2]), "order"),
    ("movers", lambda d: d.update(movers={"(": [0, 1, 2]}), "movers"),
    ("changes", lambda d: d.update(changes=[99, 0, 0, 0]), "changes"),
    ("orders", lambda d: d.update(orders=[rows((1, 2, 3)), NONE, NONE, NONE]), "standing order"),
    ("has_standing", lambda d: d.update(has_standing=1 << SEATS), "has_standing"),
    ("later", lambda d: d.update(later=[1]), "put off|later"),
    ("sale put off", lambda d: d.update(later=[{"(": [3, {"_": "AlignedSale", "card": 0}]}]), "put off"),
    ("sale of no card", lambda d: d.update(later=[{"(": [16, {"_": "AlignedSale", "card": 999}]}]), "card"),
    ("unknown", lambda d: d.update(wealth=1), "no 'wealth'"),
    ("missing", lambda d: d.pop("gold"), "no gold"),
    ("richer", richer, "all gold"),
    ("in debt", in_debt, "less than nothing"),
    ("where", lambda d: d["where"].__setitem__(0, SEATS), "where"),
    ("block", lambda d: d["block"].__setitem__(0, 9), "block"),
    ("off the map", lambda d: d["at"].__setitem__(0, len(PLACES)), "at"),
    ("steps", lambda d: d["steps"].__setitem__(0, 3), "steps"),
    ("in two states", lambda d: (d["at"].__setitem__(0, 0), d["steps"].__setitem__(0, 0)), "pool"),
    ("ship ashore", ship_ashore, "ship on land"),
    ("owner", lambda d: d["owner"].__setitem__(0, SEATS), "owner"),
    ("besieging", lambda d: d["besieging"].__setitem__(0, 0), "besieges"),
    ("lord", lambda d: d["players"][0].update(lord=0), "lord"),
    ("lord of another", lambda d: d["players"][0].update(lord=d["players"][1]["lord"]), "lord of another"),
    ("colour", lambda d: d["players"][0].update(colour=6), "colour"),
    ("passage", lambda d: d["players"][0].update(passage=[1]), "passage"),
    ("out", lambda d: d["players"][0].update(out=1), "out"),
    ("draft", lambda d: d["players"][0].update(drafts={"(": [1, 1, 1, *GIVES_5[:2]]}), "drafts"),
    ("draft with oneself", lambda d: d["players"][0].update(drafts={"(": [1, 1, 0, *GIVES_5]}), "drafts"),
    ("no such term", lambda d: d["players"][0].update(drafts={"(": [1, 1, 1, 18, 5, 0]}), "drafts"),
    ("no such card", lambda d: d["players"][0].update(drafts={"(": [1, 1, 1, 2, 999, 0]}), "drafts"),
    ("deal", lambda d: d.update(deals=[{"(": [0, 0, 1, 1460]}]), "a deal"),
    ("deal's status", lambda d: d.update(deals=[{"(": [3, 0, 1, 1460, *GIVES_5]}]), "a deal"),
    ("deal's seat", lambda d: d.update(deals=[{"(": [0, 0, SEATS, 1460, *GIVES_5]}]), "a deal"),
    ("empty escrow", lambda d: d.update(deals=[{"(": [0, 3, 1, 1460, 0, 900, 0]}]), "holds 900 Au"),
    ("gold in no offer", pledged, "holds 0 Au"),
    ("two open offers", lambda d: pledged(d, (0, 0, 1, 1460, 0, 2, 0), (0, 0, 2, 1460, 0, 3, 0)), "2 open offers"),
    ("the Pope not asked", lambda d: pledged(d, (1, 0, 1, 1460, *GIVES_5)), "Pope is not asked"),
    ("a chest of nobody", lambda d: laid(d, money.chest(9)), "chest.10 is nobody's"),
    ("an escrow of nobody", lambda d: laid(d, money.escrow(SEATS)), "nobody's"),
    ("a bid on nothing", lambda d: laid(d, money.bid(0)), "no card is sold"),
    ("on sale by nobody", lambda d: d["where"].__setitem__(200, -6), "nobody sells it"),
    ("no gold as gold", lambda d: d.update(deals=[{"(": [0, 3, 1, 1460, 1, 0, 0]}]), "no gold as gold"),
    ("another's lord", lambda d: d["where"].__setitem__(d["players"][0]["lord"], 1), "held by another"),
    ("out with a lord", out, "is out and holds"),
    ("a price for the free", lambda d: d["leaders"][30].update(ransom=3, captor=-1), "no keeper"),
    ("a second start", lambda d: d["agenda"].insert(0, {"_": "Preparation"}), "Preparation"),
    ("two seasons", lambda d: d["agenda"].insert(0, {"_": "Season"}), "Season"),
    ("leader", lambda d: d["leaders"][0].update(place=len(PLACES)), "place"),
    ("heir", lambda d: d["leaders"][3].update(heir=1), "heir"),
    ("captor", lambda d: d["leaders"][0].update(captor=SEATS, place=-1), "captor"),
    ("a ransom below nothing", lambda d: d["leaders"][0].update(ransom=-1), "ransom"),
    ("free prisoner", lambda d: d["leaders"][0].update(captor=1, place=0, alive=True), "free and alive"),
    ("leader's field", lambda d: d["leaders"][0].update(crown=1), "crown"),
    ("empire", lambda d: d["empires"][0].update(ruler=99), "ruler"),
    ("one with itself", lambda d: d["empires"][0].update(merged=True, fallen=0), "part of nothing, or of itself"),
    ("note of nobody", lambda d: d.update(leave=rows((SEATS, 0))), "leave"),
    ("note of nothing", lambda d: d.update(leave=rows((0, 6))), "leave"),
    ("note of no phase", lambda d: d.update(leave=rows((0, 35))), "leave"),
    ("note of no piece", lambda d: d.update(leave=rows((-44, 8193))), "leave"),
    ("note of no place", lambda d: d.update(leave=rows((0, 16384 + len(PLACES)))), "leave"),
    ("wide note", lambda d: d.update(leave=rows((0, 0, 0))), "leave"),
    ("spies", lambda d: d.update(spies=rows((0, 0))), "spies"),
    ("links", lambda d: d.update(links=rows((0, AT["london"]))), "links"),
    ("closed", lambda d: d.update(closed=rows((7, 0, 1))), "closed"),
    ("denied", lambda d: d["denied"].__setitem__(0, 1 << SEATS), "denied"),
    ("step", lambda d: d["agenda"][0].update(when=1), "when|no fields"),
    ("class", lambda d: d["agenda"][0].update({"_": "Nothing"}), "unknown class"),
    ("agenda", lambda d: d.update(agenda=d["agenda"] * 300), "agenda"),
    ("step's field", lambda d: d["agenda"].insert(0, {"_": "Turn", "seat": 0, "phase": NONE, "late": False}), "phase"),
    ("of nobody", lambda d: d["agenda"].insert(0, {"_": "Turn", "seat": -1, "phase": 0, "late": False}), "nobody's"),
    ("nobody asks", lambda d: d["agenda"].insert(0, {"_": "Asking", "step": None, **NO_ANSWERS}), "all at once"),
    ("battle's aim", lambda d: fight(d, aim=9), "aim"),
    ("battle's sides", lambda d: fight(d, sides={"(": [0, 9]}), "sides"),
    ("battle's counters", lambda d: fight(d, counters={"(": [NONE]}), "two sides"),
    ("battle's leaders", lambda d: fight(d, leaders={"(": [{"(": [99]}, NONE]}), "leaders"),
    ("battle's rolls", lambda d: fight(d, rolls={"(": [{"(": [7]}, NONE]}), "rolls"),
    ("auction's card", lambda d: auction(d, card=999), "card"),
    ("auction's bidders", lambda d: auction(d, bidders=1 << SEATS), "bidders"),
    ("auction's limits", lambda d: auction(d, limits=[0]), "limits"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "change", "said"), WRONG, ids=[x[0] for x in WRONG])
def test_what_cannot_be_is_refused_in_one_line(name: str, change: Change, said: str) -> None:
    data = packed()
    change(data)
    text = complaint(data)
    assert any(word in text for word in said.split("|")), text


def test_notes_of_a_movement_come_back() -> None:
    data = packed()
    data["leave"] = rows(
        (0, 0), (1, 16), (2, 34), (3, 112), (-43, 8193), (5, 8208), (-1, 16384), (7, 16384 + 3), (3, 1024)
    )
    assert pack(restored(data)) == data


def spots(x: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths of all values."""
    found = [path] if path else []
    inner = x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ()
    for key, value in inner:
        found += spots(value, (*path, key))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_a_value_changed_at_random_is_refused_or_plays_on(seed: int) -> None:
    rnd = random.Random(seed)
    original = packed("crowded", 50 + 120 * seed)
    places = spots(original)
    for _ in range(60):
        data = copy.deepcopy(original)
        path = rnd.choice(places)
        at = data
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = rnd.choice([-7, -1, 0, 1, 2, 99, 1 << 40, True, None, "x", [], {"(": []}, {"(": [1, 2]}])
        try:
            s = restored(data)
        except BadData:
            continue
        assert s.must == original["must"]
