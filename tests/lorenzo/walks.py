"""Whole matches of Lorenzo played by chance, for the laws and the golden games.

Play by chance alone seldom meets a leader's requirement or a priced floor; the modes with changed numbers bring those
corners into every match: all leaders can be played, and either nobody or nearly everybody is excommunicated.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from signoria.games.lorenzo.grammar import ACCEPT, DISCARD, GRAMMAR, PASS, PLAY, SUPPORT, USE
from signoria.games.lorenzo.rules import GAME, OF_HOUSES, SWITCHES
from signoria.games.lorenzo.state import Lorenzo
from signoria.games.lorenzo.tables import base_facts
from signoria.kernel.engine import legal, seats_of
from signoria.kernel.facts import paths
from signoria.kernel.game import Setup, SetupError
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.menu import AMOUNT, Listing, Option

SWITCHED: Final = {
    "leaders": "random", "tile_1_4": "one_choice", "passing": "free", "negative_score": "floor_zero",
    "military_rank": "with_points", "declining": "always",
}  # fmt: skip
# how often a verb is chosen beside others, where it is not 1: leaders are played and used, seldom thrown away
WEIGHTS: Final = {DISCARD: 0.15, PASS: 0.2, PLAY: 1.5, USE: 4, SUPPORT: 2, ACCEPT: 2}


def _wealth(faith: int) -> dict[str, int]:
    """Changed numbers: full stores, leaders that ask for nothing, a Church that asks for so much faith."""
    sets = {
        f"lorenzo.setup.start_resources.{r}": n for r, n in (("wood", 12), ("stone", 12), ("servant", 9), ("mp", 9))
    }
    sets |= {f"lorenzo.board.vatican_report.min_faith.{i}": faith for i in range(3)}
    sets |= {f"lorenzo.setup.start_coins_by_turn_order.{i}": 30 + i for i in range(4)}
    for name, leader in base_facts()["leaders"].items():
        for i, asked in enumerate(leader["requirement"].get("any_of", [leader["requirement"]])):
            where = f"lorenzo.leaders.{name}.requirement" + (
                f".any_of.{i}" if "any_of" in leader["requirement"] else ""
            )
            sets |= {f"{where}.{part}.{thing}": 0 for part, things in asked.items() for thing in things}
    return sets


def _modest() -> dict[str, int]:
    """New leaders that ask for nothing, and have no upper limit in their way."""
    sets: dict[str, int] = {}
    for name, leader in base_facts()["house_leaders"].items():
        for part, asked in leader["requirement"].items():
            where = f"lorenzo.house_leaders.{name}.requirement.{part}"
            greatest = 99 if part.startswith("most_") else 0
            sets |= {f"{where}.{thing}": greatest for thing in asked} if isinstance(asked, dict) else {where: greatest}
    return sets


MOST_ENTRIES: Final = 600  # of a match; far more than any seed has needed
WEALTH: Final = _wealth(0)
HOUSES: Final = {"houses": "on"}
HOUSES_WEALTH: Final = WEALTH | _modest()
OUTCAST: Final = _wealth(14)
MODES: Final[Mapping[str, tuple[Mapping[str, str], Mapping[str, int]]]] = {
    "base": ({"rules": "base"}, {}),
    "advanced": ({}, {}),
    "switched": (SWITCHED, {}),
    "wealthy": ({}, WEALTH),
    "wealthy switched": (SWITCHED, WEALTH),
    "outcast": ({}, OUTCAST),
    "outcast switched": (SWITCHED, OUTCAST),
    "houses": (HOUSES, {}),
    "houses wealthy": (HOUSES | {"families": "random"}, HOUSES_WEALTH),
    "houses outcast": (HOUSES | {"families": "off", "declining": "always"}, HOUSES_WEALTH | OUTCAST),
    "houses without tower": (HOUSES | {"special_tower": "off", "tile_1_4": "one_choice"}, HOUSES_WEALTH),
    "houses of old leaders": (HOUSES | {"new_leaders": "off", "passing": "free"}, WEALTH),
}


def new_match(mode: str = "advanced", seats: int = 4, seed: int = 1) -> Match[Lorenzo]:
    """A match at its first question."""
    options, sets = MODES[mode]
    return Match(GAME, Setup("lorenzo", seats, dict(options), dict(sets)), key_of_seed(seed))


def pick(listing: Listing, rnd: random.Random) -> Option:
    """An option of a listing: with an amount most often the least, else any."""
    if not listing[0] & AMOUNT:
        return listing
    least, most, step = listing[-3:]
    return (*listing[:-3], least if rnd.random() < 0.6 else rnd.randrange(least, most + 1, step))


def strange_match(seats: int, seed: int) -> Match[Lorenzo]:
    """A match with many numbers changed at random, as a designer might set them."""
    rnd = random.Random(seed)
    numbers = [path for path, value in paths(base_facts()).items() if type(value) in (int, bool)]
    sets: dict[str, int] = {}
    for path in rnd.sample(numbers, rnd.choice([3, 30, 150])):
        one = {f"lorenzo.{path}": rnd.choice([0, 1, 2, 3, 5, 8, 15, 40])}
        try:
            GAME.check(Setup("lorenzo", seats, HOUSES, one))
        except SetupError:
            continue  # a number that stays as it is, or has closer limits
        sets |= one
    options = {switch.name: rnd.choice(switch.values) for switch in SWITCHES}
    if options["houses"] == "on":
        options["rules"] = "advanced"
    else:
        options |= dict.fromkeys(("special_tower", "new_leaders"), "on") | {"families": "auction"}
        sets = {path: value for path, value in sets.items() if not path.startswith(OF_HOUSES)}
    return Match(GAME, Setup("lorenzo", seats, options, sets), key_of_seed(seed))


def values_of(listing: Listing, rnd: random.Random) -> list[Option]:
    """Of an amount both ends and one inside; else the option."""
    if not listing[0] & AMOUNT:
        return [listing]
    least, most, step = listing[-3:]
    return [(*listing[:-3], n) for n in sorted({least, most, rnd.randrange(least, most + 1, step)})]


def move(state: Lorenzo, rnd: random.Random) -> tuple[int, Option]:
    """A seat that is asked and what it does."""
    seat = rnd.choice(seats_of(state.must))
    listings = legal(state, seat).legal
    weights = [WEIGHTS.get(listing[0], 1) for listing in listings]
    return seat, pick(rnd.choices(listings, weights)[0], rnd)


def moments(match: Match[Lorenzo], seed: int) -> Iterator[random.Random]:
    """Play on to the end; gives the generator before every entry."""
    rnd = random.Random(seed)
    while not match.over:
        yield rnd
        seat, option = move(match.state, rnd)
        match.choose(seat, [option], match.question_of(seat))


def play(match: Match[Lorenzo], seed: int, entries: int = 2000) -> Match[Lorenzo]:
    """Play on by chance, to the end or for so many entries."""
    for n, _ in enumerate(moments(match, seed)):
        if n == entries:
            break
    return match


def leaders_in(text: str) -> set[int]:
    """Which leaders a text names by their canonical ids."""
    return {i for i, name in enumerate(GRAMMAR.kinds["leader"].ids) if name in text}


def events_for(match: Match[Any], seat: int | None) -> list[tuple[Any, ...]]:
    """All events of a match so far that a seat may see."""
    entries = (match.opening, *match.log)
    return [e for x in entries for e in x.events if e[1] < 0 or (seat is not None and e[1] >> seat & 1)]
