"""A whole match as readable text, for the golden games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from signoria.games.lorenzo.grammar import GRAMMAR
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import Lorenzo
from signoria.kernel.engine import legal
from signoria.kernel.match import Match
from signoria.kernel.state import Event
from signoria.kernel.words import Words, plain, words

from .walks import moments, new_match

GOLDEN: Final = Path(__file__).parent / "golden"
GAMES: Final = {
    "base-2": ("base", 2, 2),
    "advanced-3": ("advanced", 3, 10),
    "wealthy-4": ("wealthy", 4, 10),
    "houses-5": ("houses", 5, 402),
    "houses-3": ("houses wealthy", 3, 671),
}
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elena")
AMOUNT: Final = re.compile(r"\[(\d+) (\w+)\]")
STOCK: Final = ("coin", "wood", "stone", "servant", "mp", "fp", "vp")


def tell(name: str) -> str:
    """The text of a golden game, played anew."""
    mode, seats, seed = GAMES[name]
    match = new_match(mode, seats, seed)
    return "\n".join(Story(match, f"Lorenzo il Magnifico: {mode}, {seats} players, seed {seed}").lines(seed)) + "\n"


class Story:
    """Tells a match while it is played."""

    def __init__(self, match: Match[Lorenzo], title: str) -> None:
        self.match, self.title = match, title
        self.english: Words = words(GAME, "en", match.setup.sets)

    def lines(self, seed: int) -> Iterator[str]:
        match = self.match
        yield self.title
        yield from self.happened(match.opening.events)
        told = 0
        for _ in moments(match, seed):
            yield from self.entries(told)
            told = len(match.log)
        yield from self.entries(told)
        yield from self.scores()

    def entries(self, told: int) -> Iterator[str]:
        """What was chosen since, out of how many options, and what came of it."""
        for n, entry in enumerate(self.match.log[told:], told):
            size = legal(self.match.at(n), entry.seat).size()
            chosen = " ".join(GRAMMAR.text(option) for option in entry.chain)
            yield f"{n + 1:4} {NAMES[entry.seat]}, 1 of {size}: {chosen}"
            yield from self.happened(entry.events)

    def happened(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            yield f"       {self.plain(self.english.event(event))}"
            if GRAMMAR.events[event[0]].name == "round-began":
                yield from self.board()

    def board(self) -> Iterator[str]:
        """The cards of the towers from the bottom up, what Houses adds, then the players in turn order."""
        board = GAME.board(GAME.mask(self.match.state, None), None)
        yield ""
        for tower in board["towers"]:
            cards = [self.english.name("card", GRAMMAR.kinds["card"].value(floor["card"])) for floor in tower["floors"]]
            yield f"    {tower['tower']}: {', '.join(cards)}"
        if "houses" in board:
            yield f"    {self.houses(board['houses'])}"
        for seat in board["order"]:
            yield f"    {self.player(board['players'][seat])}"
        yield ""

    def houses(self, houses: dict[str, Any]) -> str:
        """`building is adjusted; tokens: 30 in the supply, 2 used; 4 leaders in the pile; 7 cards thrown away`"""
        tokens, used, thrown = houses["tokens"]["supply"], houses["tokens"]["used"], len(houses["thrown"])
        parts = [
            f"{houses['adjusted']['tower']} is adjusted",
            f"tokens: {tokens} in the supply, {sum(used.values())} used",
        ]
        return "; ".join([*parts, f"{houses['pile']} leaders in the pile", f"{thrown} cards thrown away"])

    def player(self, player: dict[str, Any]) -> str:
        """`Anna: 5 coin, 2 wood …; cards 1 0 2 0; leaders 2 + 1; tiles tile_1_3`"""
        stock = ", ".join(f"{player['stock'][r]} {r}" for r in STOCK)
        cards = " ".join(str(len(cards)) for cards in player["cards"].values())
        parts = [f"{NAMES[player['seat']]}: {stock}", f"cards {cards}"]
        if player["hand"] or player["played"]:
            hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
            parts.append(f"leaders {hand} in hand, {len(player['played'])} played")
        if player["excommunicated"]:
            parts.append(f"excommunicated {', '.join(player['excommunicated'])}")
        if "tokens" in player:
            tokens = player["tokens"] if isinstance(player["tokens"], int) else len(player["tokens"])
            parts.append(f"{tokens} tokens, {len(player['held'])} on cards")
        if "family" in player:
            parts.append(f"house of {self.english.name('family', GRAMMAR.kinds['family'].value(player['family']))}")
        return "; ".join(parts)

    def scores(self) -> Iterator[str]:
        """Points by source, total and place."""
        state = self.match.state
        yield ""
        for seat, place in enumerate(GAME.places(state)):
            sheet = GAME.sheet(state, seat)
            parts = ", ".join(f"{line.source} {line.points}" for line in sheet)
            yield f"    {place}. {NAMES[seat]}: {sum(line.points for line in sheet)} ({parts})"

    def plain(self, text: str) -> str:
        text = AMOUNT.sub(lambda found: self.english.say(f"count-{found[2]}", n=int(found[1])), text)
        return plain(text, NAMES, lambda key: self.english.say(f"resource-{key}"))
