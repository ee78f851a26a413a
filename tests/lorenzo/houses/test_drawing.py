"""Houses in the terminal: the board in 80 columns at every choice of whole games, and what its lines say."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

from signoria.cli.phrases import Phrases
from signoria.games.lorenzo import terminal
from signoria.games.lorenzo.houses.auction import Auction
from signoria.games.lorenzo.houses.tokens import hold
from signoria.games.lorenzo.kinds import CARD, FACE, FAMILY, LEADER, LOT
from signoria.games.lorenzo.rules import GAME
from signoria.games.lorenzo.state import house_of, houses_of
from signoria.kernel.engine import first_seat
from signoria.kernel.game import Setup
from signoria.kernel.words import LANGUAGES

from ..build import Table, table
from ..walks import moments, new_match

NAMES = ("Anna", "Bartolomeo della Rovere", "Cosimo", "Donatella", "Ermes")
SETUP = Setup("lorenzo", 5, {"houses": "on"})
CATALOG = GAME.catalog("en", SETUP)
SAY = Phrases("en", GAME.package)


def board(t: Table, seat: int) -> dict[str, Any]:
    return GAME.board(GAME.mask(t.state, seat), seat)


def lines(t: Table, seat: int = 0) -> list[str]:
    return [line.plain for line in terminal.draw(board(t, seat), CATALOG, SAY, NAMES, seat)]


def line_with(t: Table, start: str, seat: int = 0) -> str:
    """The line that begins so, with those that it goes on in."""
    drawn = lines(t, seat)
    first = next(i for i, line in enumerate(drawn) if line.strip().startswith(start))
    return " ".join(drawn[first : first + 3])


@pytest.mark.parametrize(
    ("mode", "players", "language"),
    [
        ("houses", 5, "en"),
        ("houses wealthy", 5, "it"),
        ("houses wealthy", 3, "da"),
        ("houses without tower", 4, "en"),
        ("houses outcast", 2, "da"),
    ],
)
def test_the_board_always_fits(mode: str, players: int, language: str) -> None:
    match, say = new_match(mode, players, 11), Phrases(language, GAME.package)
    catalog = GAME.catalog(language, match.setup)
    for rnd in moments(match, 11):
        if rnd.random() < 0.3:
            me = first_seat(match.state.must)
            shown = GAME.board(GAME.mask(match.state, me), me)
            drawn = [line.plain for line in terminal.draw(shown, catalog, say, NAMES, me)]
            assert all(Text(line).cell_len <= 79 for line in drawn)
            assert len(drawn) <= 23 + players
            for player in shown["players"]:
                named = [line for line in drawn if line[2:].startswith(NAMES[player["seat"]][:10])]
                told = [row[2 + terminal.NAME :].split()[:8] for row in named]  # of goods, and perhaps of a family
                assert [str(player["stock"][resource]) for resource in (*terminal.STOCK, "token")] in told


def test_the_special_tower_lies_on_its_side() -> None:
    t = table(5, floors={"special.1": "secretary"}, members={"special.4": (1, "black")})
    drawn = lines(t)
    heading = next(i for i, line in enumerate(drawn) if "Special tower" in line)
    assert drawn[heading].split() == ["Special", "tower", "+1/2K", "toll", "3C"]
    assert re.fullmatch(r" +1C Secretary +6C1K 3 – +5 – +7 Bartolo… b3", drawn[heading + 1])


def test_the_adjusted_tower_names_its_own_values() -> None:
    t = table(adjusted="building", floors={"building.1": "mint", "venture.1": "crusade"})
    drawn = lines(t)
    bottom = next(line for line in drawn if "Mint" in line)
    assert bottom.startswith(" 1 ")
    assert "5 Mint" in bottom
    assert "1 Crusade" not in bottom


def test_lots_name_family_goods_leaders_and_who_leads() -> None:
    t = table(2, houses=True, round=0, steps=[Auction(0)])
    laid = houses_of(t.state)
    laid.lots = ((FAMILY.value("sforza"), LOT.value("auction_3"), 1, 12), (FAMILY.value("este"), 0, -1, 0))
    laid.beside = ((LEADER.value("bramante"), LEADER.value("pietro_bembo")), ())
    lot = " ".join(line_with(t, "Sforza").split())
    assert lot.startswith("Sforza 1W3S3V + Bramante, Pietro Bembo Bartolo… 12P")
    assert "2W2S3V" in line_with(t, "Este")


def test_families_show_what_lies_on_their_tiles_and_cards() -> None:
    t = table(
        families={0: "da_montefeltro", 1: "visconti", 2: "orsini", 3: "della_rovere"},
        cards={0: ["hill_abbey"]},
        tokens={0: ["alms"]},
    )
    house_of(t.state.players[0]).stored = (2, 1)
    house_of(t.state.players[1]).awake = 0b11
    house_of(t.state.players[2]).sets = 2
    house_of(t.state.players[3]).steps = 0b11
    hold(t.state, 0, CARD.value("hill_abbey"), FACE.value("alms"))
    said = line_with(t, "Families")
    for part in ("Da Montefeltro, keeps 2W1S, Hill Abbey: Alms 1C1F", "Visconti, 2C+2V", "Orsini, sets 2", "steps 2+4"):
        assert part in " ".join(said.split())


@pytest.mark.clause("R-15")
def test_tokens_are_drawn_for_their_owner_alone() -> None:
    t = table(tokens={0: ["alms", "craft"]})
    assert "Tokens Alms 1C1F, Craft Production 1  34 left to draw" in lines(t, 0)
    assert "Tokens –  34 left to draw" in lines(t, 1)


def test_leaders_that_are_spaces_show_who_stands_there() -> None:
    t = table(houses=True, played={1: ["pietro_bembo"]}, members={"leader.pietro_bembo": (1, "white")})
    assert line_with(t, "Leaders").startswith("Leaders Pietro Bembo Bartolo… 3C3V Bartolo… w6")


def test_the_brown_member_stands_in_the_players_table() -> None:
    drawn = lines(table(families={2: "colonna"}))
    row = next(line for line in drawn if line[2:].startswith("Cosimo"))
    assert "w6 b3 o1 n0 r3" in row
    other = next(line for line in drawn if line[2:].startswith("Anna"))
    assert other.index("0 0 0 0") == row.index("0 0 0 0")


def test_what_lies_open_can_be_looked_up() -> None:
    t = table(families={1: "este"}, tokens={0: ["alms"], 1: ["renown"]}, thrown=["mint"])
    found = terminal.look(board(t, 0), CATALOG, SAY, "")
    assert {"Este", "Alms", "Mint (discarded)"} <= set(found)
    assert "Renown" not in found
    t = table(2, houses=True, round=0, steps=[Auction(0)])
    houses_of(t.state).lots = ((FAMILY.value("visconti"), 0, -1, 0),)
    houses_of(t.state).beside = ((LEADER.value("bramante"), LEADER.value("pietro_bembo")),)
    assert {"Visconti", "Bramante", "Pietro Bembo"} <= set(terminal.look(board(t, 1), CATALOG, SAY, ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_bid_stands_what_the_family_does(language: str) -> None:
    catalog, say = GAME.catalog(language, SETUP), Phrases(language, GAME.package)
    beside = terminal.aside("bid:gonzaga:3", {}, catalog, say)
    assert beside == catalog["families"]["gonzaga"]["text"][0]
    assert catalog["leaders"]["bramante"]["text"] in terminal.aside("play-free:bramante", {}, catalog, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_draw_has_a_title(language: str) -> None:
    """Of what can be chosen among many, and of what is typed in at a real table."""
    say, match = Phrases(language, GAME.package), new_match("houses", 5, 1)
    assert all(say.has(f"stream-{stream.rstrip('!')}") for stream in match.state.streams)
    for verb in ("use-token", "hold", "use-one", "bid", "play-free", "take-back", "take-left", "give-up", "activate"):
        assert say.has(f"verb-{verb}"), verb
