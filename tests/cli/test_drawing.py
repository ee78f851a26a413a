"""The board in 80 columns: whole games drawn at every placement, and the fallback for games that draw none."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from rich.text import Text

import signoria
from signoria.cli.drawing import plain_board
from signoria.cli.phrases import Phrases
from signoria.cli.screen import Ink
from signoria.games.lorenzo import terminal
from signoria.kernel.words import LANGUAGES

NAMES = ("Anna", "Bartolomeo della Rovere", "Cosimo", "Donatella")


def moments(seats: int, language: str, seed: int) -> Iterator[tuple[signoria.Match, list[str]]]:
    """A match of chance, with the board as its lines before each choice and at the end."""
    rng = random.Random(seed)
    match = signoria.new("lorenzo", seats=seats, seed=seed)
    catalog = match.rules.catalog(language, match.setup)
    say = Phrases(language, match.rules.package)
    while True:
        me = match.to_move
        board = match.view(me).board()
        yield match, [line.plain for line in terminal.draw(board, catalog, say, NAMES, -1 if me is None else me)]
        if match.over:
            return
        match.play(rng.choice(match.options()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_always_fits_and_shows_what_a_turn_needs(seats: int, language: str) -> None:
    for match, lines in moments(seats, language, seed=seats):
        assert all(Text(line).cell_len <= 79 for line in lines)
        assert len(lines) <= 13 + seats
        board = match.board()
        for player in board["players"]:
            name = NAMES[player["seat"]][:10]
            (row,) = [line for line in lines if line[2:].startswith(name)]
            numbers = row[2 + terminal.NAME :].split()[:7]
            assert numbers == [str(player["stock"][resource]) for resource in terminal.STOCK]
            assert row.startswith("►") == (player["seat"] == board["turn"])
        if board["round"] and not match.over:
            assert f"{board['round']}/6" in lines[0]
            assert [word for word in lines[0].split() if word.isdigit()][:3] == [str(x) for x in board["dice"].values()]


def test_prices_of_tower_cards() -> None:
    rules = signoria.new("lorenzo", seats=2, seed=1, rules="base").rules
    match = signoria.new("lorenzo", seats=2, seed=1, rules="base")
    catalog, board = rules.catalog("en", match.setup), match.board()
    for kind, card, price in (
        ("venture", "hiring_recruits", "4C"),
        ("venture", "fighting_heresies", "3M(5)"),
        ("building", "mint", "1W3S"),
        ("territory", "forest", ""),
    ):
        (tower,) = [tower for tower in board["towers"] if tower["tower"] == kind]
        tower["floors"][0] |= {"card": card}
        lines = [line.plain for line in terminal.draw(board, catalog, Phrases("en", rules.package), NAMES, 0)]
        start = 3 + terminal.CELL * terminal.TYPES.index(kind)
        cell = lines[5][start : start + terminal.CELL].split()
        assert cell[0][:3] == catalog["cards"][card]["name"][:3]
        assert (cell[-1] == price) if price else len(cell) == len(catalog["cards"][card]["name"].split())


def test_a_game_without_a_board_of_its_own_gets_names_and_values() -> None:
    board = {"round": 3, "dice": [1, 2], "players": [{"seat": 0, "stock": {"coin": 5}}]}
    assert [line.plain for line in plain_board(board, "")] == [
        "round: 3", "dice: 1 2", "players", "  0", "    seat: 0", "    stock", "      coin: 5",
    ]  # fmt: skip


def test_marks_become_words() -> None:
    resources = {"coin": {"name": "coins", "one": "1 coin", "many": "2 coins"}}
    ink = Ink(["Anna", "Bea"], resources)
    said = ink("[seat 1] pays [3 coin] or [1 coin], never [-1 coin] of [coin] or [2 ducat]. [L-26] [seat 9]")
    assert said.plain == "Bea pays 3 coins or 1 coin, never -1 coin of coins or 2 ducat. [L-26] seat 9"
