"""Faults that others made: prices that drift, payments forgotten; and a second opinion on what is legal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from signoria.games.lorenzo.grammar import PLACE, PLACED, SERVANTS_SPENT, TAKE, WORK
from signoria.games.lorenzo.kinds import SPACE
from signoria.games.lorenzo.placing import Turn
from signoria.games.lorenzo.powers import Powers
from signoria.games.lorenzo.resources import (
    BASE_SPACES,
    FLOORS,
    HARVEST,
    MARKET,
    MEMBERS,
    PALACE,
    PRODUCTION,
    RESOURCES,
    SPACES,
    TYPES,
)
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.tables import base_facts, facts_with
from signoria.games.lorenzo.towers import BonusTower
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, legal, run, seats_of
from signoria.kernel.game import Setup, start
from signoria.kernel.menu import AMOUNT, Option
from signoria.kernel.state import Event

from .build import Table, table
from .oracle import Oracle
from .soundness import Ledger
from .walks import MODES, move


def played(mode: str, seats: int, seed: int) -> Iterator[tuple[Lorenzo, int]]:
    """The moments of a random match, each with a seat that is asked; without the log of `Match`, for speed."""
    options, sets = MODES[mode]
    s = start(GAME, Setup("lorenzo", seats, dict(options), dict(sets)), Seeded(b"%d" % seed))
    rnd = random.Random(seed)
    run(s)
    while s.must:
        yield s, seats_of(s.must)[0]
        apply(s, *move(s, rnd))


@pytest.mark.clause(
    "L-7", "L-16", "L-17", "L-18", "L-19", "L-20", "L-21", "L-22", "L-24", "L-25", "L-26", "L-27", "L-28", "L-29",
    "L-30", "L-31", "L-32", "L-34", "L-35", "L-37", "L-38", "L-39", "L-50", "L-51", "L-68", "L-69", "L-70", "L-71",
    "L-79", "R-5", "R-6", "R-19", "R-20", "R-29", "U-1", "U-11", "HR-5", "HR-7", "HR-35", "HR-36", "HR-37",
)  # fmt: skip
@pytest.mark.parametrize(
    ("mode", "seats"),
    [(mode, n) for mode in MODES for n in (2, 3, 4, 5) if n < 5 or MODES[mode][0].get("houses") == "on"],
)
def test_what_may_be_placed_and_taken_is_what_the_clauses_say(mode: str, seats: int) -> None:
    """Every member, space and number of servants, at moments of random matches, against `oracle`."""
    facts = facts_with(MODES[mode][1])
    rnd = random.Random(seats)
    for seed in range(3):
        for s, seat in played(mode, seats, seed):
            step = s.agenda[-1]
            assert legal(s, seat, True).legal == legal(s, seat).legal  # asking why changes no answer
            if isinstance(step, Turn) and not step.placed and rnd.random() < 0.3:
                assert listed(s, seat, PLACE) == set(placements(s, seat, Oracle(s, seat, facts)))
            elif isinstance(step, BonusTower):
                assert listed(s, seat, TAKE) == set(takings(s, step, Oracle(s, seat, facts)))


def listed(s: Lorenzo, seat: int, verb: int) -> set[Option]:
    return {option for option in legal(s, seat).options() if option[0] == verb}


def placements(s: Lorenzo, seat: int, oracle: Oracle) -> Iterator[Option]:
    for member in range(len(MEMBERS)):
        if s.players[seat].members >> member & 1:
            for space, name in enumerate(SPACES[: len(s.at)]):
                for servants in range(s.players[seat].stock[RESOURCES.index("servant")] + 2):
                    if oracle.may_place(member, name, servants):
                        yield (PLACE, member, space, servants)


def takings(s: Lorenzo, step: BonusTower, oracle: Oracle) -> Iterator[Option]:
    discount = {RESOURCES[r]: n for r, n in step.discount}
    for space in range(FLOORS, FLOORS + len(s.floor_card)):
        tower, _, floor = SPACE.text(space).partition(".")
        card = s.floor_card[space - FLOORS]
        if card < 0 or (step.type >= 0 and s.tables.cards[card].type != step.type):
            continue
        for servants in range(s.players[step.seat].stock[RESOURCES.index("servant")] + 2):
            if oracle.may_take(tower, int(floor), servants, step.value + oracle.servants_give(servants), discount):
                yield (TAKE, space, servants)


@pytest.mark.clause("L-26", "L-29", "L-35")
def test_prices_are_as_printed_after_two_hundred_matches() -> None:
    """G01: tolls and discounts never reach the cards, and asking a thousand times changes nothing."""
    for seed in range(200):
        for s, _ in played("wealthy" if seed % 4 == 0 else "advanced", 2 + seed % 3, seed):
            last = s
    cards = list(base_facts()["cards"].values())
    resources = ("wood", "stone", "coin", "servant", "mp")
    for i, d in enumerate(cards):
        printed = [tuple(cost.get(r, 0) for r in resources) for cost in d["costs"]] or [(0,) * 5]
        assert [way[:5] for way in Powers(last.tables).payments(last.tables, i)] == printed


@pytest.mark.clause("L-26", "L-29", "L-35")
def test_a_thousand_questions_leave_the_position_alone() -> None:
    """G01: with a toll, a discount of choice, a floor's bonus and two prices in it."""
    t = table(
        stock={seat: {"wood": 5, "stone": 5, "coin": 9, "servant": 4, "mp": 9} for seat in range(4)},
        cards={0: ["stonemason", "dame"], 1: ["preacher"]},
        played={0: ["pico_della_mirandola"]},
        members={"building.1": (1, "white"), "venture.1": (2, "neutral"), "character.2": (0, "black")},
        floors={"building.2": "mint", "venture.3": "support_to_the_bishop", "character.4": "papal_messenger"},
    )
    before = t.hash()
    rnd = random.Random(1)
    for _ in range(1000):
        legal(t.state, rnd.randrange(4), rnd.random() < 0.5)
        for seat in range(4):
            GAME.glance(t.state, seat)
    assert t.hash() == before
    assert t.options("place:orange:building.2") == ["place:orange:building.2:0..4"]


CARDS = {kind: [key for key, d in base_facts()["cards"].items() if d["type"] == kind] for kind in TYPES}
ACTING = {"bonus tower": ["captain", "architect", "patron", "hero", "abbess"], "bonus work": ["cardinal", "bishop"]}
LEADING = ["pico_della_mirandola", "santa_rita", "filippo_brunelleschi", "ludovico_ariosto", "lucrezia_borgia"]
BOOSTED = {
    "palace": range(PALACE, MARKET), "market": range(MARKET, HARVEST), "harvest": range(HARVEST, PRODUCTION),
    "production": range(PRODUCTION, FLOORS), "towers": range(FLOORS, BASE_SPACES),
}  # fmt: skip


@pytest.mark.clause("L-4", "L-17", "L-29", "L-37", "L-41")
@pytest.mark.parametrize("kind", [*BOOSTED, *ACTING])
def test_what_a_boosted_action_costs_and_brings_is_what_the_log_says(kind: str) -> None:
    """G02: five hundred actions of each kind, all with servants; the itemised bill is the change of the stock."""
    rnd = random.Random(kind)
    done = 0
    while done < 500:
        state = rich_table(rnd, kind).state
        boosted = [x for x in legal(state, 0).options() if x[0] & AMOUNT and x[-1] > 0 and is_of(kind, x)]
        for option in rnd.sample(boosted, min(20, len(boosted))):
            s = state.copy()
            s.events = []
            ledger = Ledger(s)
            apply(s, 0, option)
            while s.must:  # all that the action asks
                apply(s, 0, rnd.choice(legal(s, 0).options()))
            ledger.enter(s.events)
            assert ledger.balances(s)
            assert spent(s.events) >= option[-1]
            done += 1


def is_of(kind: str, option: Option) -> bool:
    return option[2] in BOOSTED[kind] if kind in BOOSTED else option[0] in (TAKE, WORK)


def spent(events: list[Event]) -> int:
    """Servants that the log shows as added to a value."""
    return sum(e[-1] for e in events if e[0] in (PLACED, SERVANTS_SPENT))


def rich_table(rnd: random.Random, kind: str, each: bool = False) -> Table:
    """Seat 0 with goods, cards, leaders and troubles by chance, others in two towers; for a bonus action, just after
    taking its card."""
    acting = rnd.choice(ACTING[kind]) if kind in ACTING else ""
    draw = {k: rnd.sample([x for x in CARDS[k] if x != acting], 7) for k in TYPES}
    floors = {f"{k}.{i}": draw[k][i - 1] for k in TYPES for i in (1, 2, 3, 4)}
    if acting:
        floors["character.1"] = acting
    visited = rnd.sample([k for k in TYPES if k != "character"], 2)
    for k in visited:
        del floors[f"{k}.2"]
    t = table(
        round=rnd.randrange(1, 7),
        dice=(6, rnd.randrange(1, 7), rnd.randrange(1, 7)),
        stock={
            0: {r: rnd.randrange(5, 25) for r in ("wood", "stone", "coin", "servant", "mp")} | {"fp": rnd.randrange(9)}
        },
        cards={0: [x for k in TYPES for x in draw[k][4:]]},
        played={0: rnd.sample(LEADING, rnd.randrange(3))},
        banned={0: [f"tile_{period}_{rnd.randrange(1, 8)}" for period in (1, 2, 3) if rnd.random() < 0.5]},
        floors=floors,
        members={f"{k}.2": (i, "neutral") for i, k in enumerate(visited, 1)},
        tile=rnd.choice(["standard", "tile_1", "tile_2", "tile_3", "tile_4"]),
        option={"tile_1_4": "each" if each else rnd.choice(["each", "one_choice"])},
    )
    if acting and t.options("place:white:character.1"):
        t.do(t.options("place:white:character.1")[0].partition("..")[0])
        while t.question in ("privilege", "take-or-leave", "pay", "lose"):
            t.do(t.options()[0])
    return t
