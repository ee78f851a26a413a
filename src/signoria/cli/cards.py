"""`signoria cards GAME [KEY]`: what its cards, leaders, families and tiles do, with the clauses that concern them."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import click
from rich.console import Console
from rich.text import Text

from signoria.cli.arguments import LANGUAGES, TEXT
from signoria.cli.errors import UserError, print_json
from signoria.cli.pages import block_lines
from signoria.cli.phrases import Phrases
from signoria.cli.rules import print_markdown
from signoria.cli.screen import Ink
from signoria.kernel.game import Game, Setup, game
from signoria.kernel.page import Block, Row
from signoria.kernel.rulebook import Rulebook
from signoria.kernel.words import words

KINDS: Final = {  # by kind: its table in the catalog
    "card": "cards", "leader": "leaders", "family": "families", "tile": "tiles", "bonus_tile": "bonus_tiles",
    "auction_tile": "lots", "token": "tokens",
}  # fmt: skip
OF_HOUSES: Final = ("family", "auction_tile", "token")  # kinds that only the expansion has
PERIODS: Final = ("", "I", "II", "III")
SPECIAL: Final = "special"
NAMES: Final = "U-13"  # the ruling on the names of special cards


@dataclass(frozen=True)
class Thing:
    """A card, leader, family or tile; `data` is its entry in the catalog of docs/wire.md, `lines` what it does."""

    kind: str
    key: str
    name: str
    data: dict[str, Any]
    lines: Sequence[str]

    @property
    def deck(self) -> str:
        return SPECIAL if self.kind in OF_HOUSES else str(self.data.get("deck", "base"))


@click.command()
@click.argument("game_name", metavar="GAME", type=TEXT)
@click.argument("key", required=False, type=TEXT)
@click.option("--kind", type=click.Choice(list(KINDS)), help="Only these.")
@click.option("--type", "type_", type=TEXT, help="Only cards of this type, such as building.")
@click.option("--period", type=click.IntRange(1, 3), help="Only cards and tiles of this period.")
@click.option("--deck", type=click.Choice(["base", SPECIAL]), help="Only what the base game or its expansion has.")
@click.option("--text", type=TEXT, help="Only what has all these words in its name, effect or clauses.")
@click.option("--lang", type=LANGUAGES, default="en", show_default=True, help="The language.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def cards(
    game_name: str, key: str | None, kind: str | None, type_: str | None, period: int | None, deck: str | None,
    text: str | None, lang: str, as_json: bool,
) -> None:  # fmt: skip
    """List a game's cards, leaders, families and tiles with their effects; or one of them whole, with its rulings.

    \b
      signoria cards lorenzo                              all
      signoria cards lorenzo --type building --period 2   the Buildings of period II
      signoria cards lorenzo --text "faith harvest"       what speaks of both
      signoria cards lorenzo mint                         one, with the clauses that concern it
    """
    rules = game(game_name)
    catalog = rules.catalog(words(rules, lang).language, Setup(rules.name, rules.seats[-1], dict(rules.everything)))
    say, ink = Phrases(lang, rules.package), Ink((), catalog["resources"])
    things = _things(rules, catalog, lang, say)
    if not things:
        raise UserError(f"{rules.name} has no cards to look up; signoria rules {rules.name} prints its rulebook")
    if key is not None:
        thing = _named(key, things)
        _show(thing, f"{_kind(thing, catalog, say)} {_period(thing)}".strip(), rules, lang, ink, say, as_json)
        return
    if type_ is not None and type_ not in catalog["types"]:
        raise UserError(f"a type is {' or '.join(catalog['types'])}, not {type_!r}")
    found = [
        x
        for x in things
        if kind in (None, x.kind)
        and type_ in (None, x.data.get("type"))
        and period in (None, x.data.get("period"))
        and deck in (None, x.deck)
        and (text is None or _speaks_of(x, text, ink))
    ]
    if as_json:
        print_json({"game": rules.name, "lang": lang, "cards": [_as_json(x) for x in found]})
        return
    rows = [Row(x.key, (x.name, _kind(x, catalog, say), _period(x), " ".join(x.lines))) for x in found]
    columns = [say(f"cards-{title}") for title in ("name", "kind", "period", "effect")]
    _print(block_lines(Block("cards", say("cards-title", count=len(found)), columns, rows), rows, ink) if rows else [])
    _print([Text(say("cards-more", game=rules.name) if rows else say("cards-none"), style="dim")])


def _things(rules: Game[Any], catalog: dict[str, Any], lang: str, say: Phrases) -> list[Thing]:
    """All that the catalog tells clauses of, in its order."""
    speech = words(rules, lang)
    return [
        Thing(kind, key, data.get("name") or speech.say(f"{kind}-{key}"), data, _lines(data, say))
        for kind, table in KINDS.items()
        for key, data in _table(catalog, table).items()
        if isinstance(data, dict) and "rulings" in data
    ]


def _table(catalog: dict[str, Any], table: str) -> dict[str, Any]:
    """A table of the catalog; that of the tokens holds their faces, all reconstructed by one ruling."""
    found: dict[str, Any] = catalog.get(table, {})
    if table != "tokens":
        return found
    common = {key: value for key, value in found.items() if key == "reconstruction"}
    return {key: face | common for key, face in found.get("faces", {}).items()}


def _lines(data: dict[str, Any], say: Phrases) -> list[str]:
    """What it does, in marked sentences."""
    said = data.get("text", [])
    lines = [said] if isinstance(said, str) else list(said)
    if "requirement" in data:
        lines.insert(0, say("cards-asks", needs=data["requirement"]))
    for area in ("harvest", "production"):
        if area in data:
            lines.append(say(f"cards-{area}", goods=_marks(data[area])))
    if not lines and "gain" in data:
        lines.append(say("cards-brings", goods=_marks(data["gain"])))
    return lines


def _marks(goods: Sequence[Sequence[Any]]) -> str:
    return " ".join(f"[{n} {thing}]" for thing, n in goods)


def _kind(thing: Thing, catalog: dict[str, Any], say: Phrases) -> str:
    """`Buildings`, `Leader`, with a word for what only the expansion has."""
    kind = catalog["types"].get(thing.data.get("type")) or say(f"cards-kind-{thing.kind}")
    return f"{kind} {say('cards-special')}" if thing.kind not in OF_HOUSES and thing.deck == SPECIAL else str(kind)


def _period(thing: Thing) -> str:
    return PERIODS[thing.data.get("period", 0)]


def _speaks_of(thing: Thing, wanted: str, ink: Ink) -> bool:
    whole = _folded(" ".join((thing.key, thing.name, ink(" ".join(thing.lines)).plain, *thing.data["rulings"])))
    return all(word in whole for word in _folded(wanted).split())


def _folded(text: str) -> str:
    """Without case and accents."""
    return "".join(x for x in unicodedata.normalize("NFD", text) if not unicodedata.combining(x)).casefold()


def _named(wanted: str, things: Sequence[Thing]) -> Thing:
    """The one with this key or name, or the only one whose name holds the text. UserError names what comes near."""
    text = _folded(wanted)
    for found in (
        [x for x in things if text in (x.key, _folded(x.name))],
        [x for x in things if text in _folded(x.name) or text in x.key],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            raise UserError(f"{wanted!r} may be {', '.join(x.key for x in found[:8])}; give one of these")
    near = difflib.get_close_matches(text, [x.key for x in things], 3)
    raise UserError(f"nothing is called {wanted!r}" + (f"; did you mean {' or '.join(near)}?" if near else ""))


def _show(thing: Thing, kind: str, rules: Game[Any], lang: str, ink: Ink, say: Phrases, as_json: bool) -> None:
    """All of one: what it does, then the clauses that concern it, with their texts."""
    book = Rulebook.load(rules.package)
    text = book.text(book.language(lang))
    clauses = [text.clauses[x] for x in thing.data["rulings"]]
    if as_json:
        told = [{"id": x.id, "title": x.title, "text": x.text} for x in clauses]
        print_json({"game": rules.name, "lang": lang, **_as_json(thing), "rulings": told})
        return
    lines = [ink(thing.name, "bold").append(f"  {kind} · {thing.key}", "not bold dim")]
    lines += [Text("  ") + ink(line) for line in thing.lines]
    if clause := thing.data.get("reconstruction"):
        words_of = "cards-name-ours" if clause == NAMES else "cards-reconstruction"
        lines.append(Text("  ") + ink(say(words_of, clause=f"[{clause}]"), "italic"))
    _print([*lines, Text(), Text(say("cards-rulings"), style="bold"), Text()])
    print_markdown("\n\n".join(x.text for x in clauses))


def _as_json(thing: Thing) -> dict[str, Any]:
    return {
        "kind": thing.kind, "key": thing.key, "name": thing.name, "deck": thing.deck, "text": list(thing.lines),
        "rulings": thing.data["rulings"], "data": thing.data,
    }  # fmt: skip


def _print(lines: Iterable[Text]) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    for line in lines:
        console.print(line, soft_wrap=True)


commands = [cards]
