"""A game's rulebook: the clauses in our own words, their index, and which of them code and tests carry out.

A game keeps it in `<package>/rulebook/`: one markdown text a language (`en.md`, `it.md`) and `clauses.toml`.

In a text a line `<a id="…"></a>` stands before each chapter's `##` heading and before each clause, which begins with
its title in bold. The ids are the same in all languages. The index holds one table a clause:

- `chapter`: the id of its chapter; `title_<language>`: its title;
- `kind`: `rule`, or the reason why it cannot be tested;
- `ruling = true`: not a printed rule but a decision on a gap; `default` says which;
- `switch`: the option of the game that chooses another way.
"""

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Literal, cast, get_args

from signoria.kernel import citations

Kind = Literal["rule", "heading", "definition", "component", "advice", "superseded"]

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_BOLD: Final = re.compile(r"\*\*(.+?)\.?\*\*", re.DOTALL)
_PART: Final = re.compile(r"[A-Za-z]+|\d+")
_NO_TESTS: Final = "no tests here: an installed package carries none; count in a source checkout"


class RulebookError(ValueError):
    """A rulebook that cannot be read. The message is one line and names the file."""


class UnknownClause(LookupError):
    """An id or a language that the rulebook does not have. The message names the nearest."""


@dataclass(frozen=True)
class Entry:
    """What the index says of a clause. `titles` is by language."""

    id: str
    chapter: str
    titles: Mapping[str, str]
    kind: Kind
    ruling: bool = False
    default: str | None = None
    switch: str | None = None


@dataclass(frozen=True)
class Clause:
    """`text` is markdown: the paragraph with its bold title, and its examples."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """`text` is the chapter's markdown below its heading, anchors included; `clauses` are the ids in it."""

    id: str
    title: str
    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Text:
    """The rulebook in one language; `preface` is what stands before the first chapter."""

    title: str
    preface: str
    chapters: tuple[Chapter, ...]
    clauses: Mapping[str, Clause]


@dataclass(frozen=True)
class Row:
    """Where a clause lives: `code` and `refusals` as `file.py:line`, `tests` as `test_file.py::test`."""

    id: str
    title: str
    kind: Kind
    ruling: bool
    code: tuple[str, ...]
    refusals: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def covered(self) -> bool:
        return bool(self.code and self.tests)


@dataclass(frozen=True)
class Coverage:
    """How much of a rulebook code and tests carry out.

    `clauses`, `testable`, `covered` and `missing` speak of the printed rules, the `rulings…` of our decisions on gaps;
    `unknown` are ids that code or tests name and the index does not have, each with its place; `note` is for the user.
    """

    game: str
    clauses: int
    testable: int
    covered: int
    missing: tuple[str, ...]
    rulings: int
    rulings_covered: int
    rulings_missing: tuple[str, ...]
    unknown: tuple[str, ...]
    note: str | None
    rows: tuple[Row, ...]


class Rulebook:
    """The texts of one game's rules, by language, and the index of their clauses."""

    def __init__(self, game: str, index: Mapping[str, Entry], texts: Mapping[str, Text]) -> None:
        self.game = game
        self.index = index
        self.texts = texts

    @classmethod
    def load(cls, package: str) -> "Rulebook":
        """Read the rulebook of a game's package, such as `signoria.games.lorenzo`. Raises RulebookError."""
        folder = resources.files(package).joinpath("rulebook")
        if not folder.is_dir():
            raise RulebookError(f"{package} has no folder rulebook/")
        texts = {language: _text(language, files) for language, files in _languages(folder)}
        index = _index(folder.joinpath("clauses.toml"))
        return cls(package.rpartition(".")[2], _titled(index, texts), texts)

    def text(self, lang: str) -> Text:
        """The whole rulebook in one language. Raises UnknownClause when there is none."""
        if lang not in self.texts:
            raise UnknownClause(f"no rulebook of {self.game} in {lang!r}; there are: {', '.join(self.texts)}")
        return self.texts[lang]

    def language(self, lang: str) -> str:
        """The language asked for where the rulebook has it, else English."""
        return lang if lang in self.texts else "en"

    def chapters(self, lang: str) -> tuple[Chapter, ...]:
        """The chapters in order, as the server sends them."""
        return self.text(lang).chapters

    def entry(self, clause: str) -> Entry:
        """What the index says of `L-26` or `lorenzo:L-26`, in small or capital letters. Raises UnknownClause."""
        wanted = clause.strip().casefold().removeprefix(f"{self.game}:")
        for known, entry in self.index.items():
            if known.casefold() == wanted:
                return entry
        raise UnknownClause(f"no clause {clause} in {self.game}; nearest: {nearest(wanted, self.index)}")

    def clause(self, clause: str, lang: str = "en") -> str:
        """A clause's markdown without its anchor. Raises UnknownClause."""
        text = self.text(lang)
        known = self.entry(clause).id
        if known not in text.clauses:
            raise RulebookError(f"clause {known} of {self.game} stands in the index but not in {lang}.md")
        return text.clauses[known].text


def nearest(wanted: str, known: Iterable[str]) -> str:
    """The known id with the most leading parts in common, then the nearest number, then the most alike.

    So `L-99` leads to `L-88` and not to `L-9`.
    """

    def distance(candidate: str) -> tuple[int, int, float]:
        shared = 0
        mine, theirs = _PART.findall(wanted.casefold()), _PART.findall(candidate.casefold())
        while shared < min(len(mine), len(theirs)) and mine[shared] == theirs[shared]:
            shared += 1
        ends = [part[shared] for part in (mine, theirs) if shared < len(part) and part[shared].isdecimal()]
        gap = abs(int(ends[0]) - int(ends[1])) if len(ends) == 2 else 0
        return -shared, gap, -difflib.SequenceMatcher(None, wanted.casefold(), candidate.casefold()).ratio()

    return min(known, key=distance)


def coverage(package: str, tests: Path | None = None) -> Coverage:
    """Which clauses of a game its own sources and the tests name; `kernel.citations` says what counts as naming.

    A clause is covered when it has code and a test. Without `tests` the folder of the source checkout is taken.
    Raises RulebookError, and SyntaxError for a source that cannot be read.
    """
    book = Rulebook.load(package)
    home = Path(str(resources.files(package)))
    folder = tests or _tests_beside(home, depth=package.count(".") + 1)
    code = citations.in_code(home, book.game, book.index)
    refusals = citations.in_refusals(home, book.game)
    marks = citations.in_tests(folder, book.game) if folder else {}
    rows = tuple(
        Row(
            entry.id,
            entry.titles.get("en", ""),
            entry.kind,
            entry.ruling,
            code=code.get(entry.id, ()),
            refusals=refusals.get(entry.id, ()),
            tests=marks.get(entry.id, ()),
        )
        for entry in book.index.values()
    )
    printed = [row for row in rows if not row.ruling]
    testable = [row for row in printed if row.kind == "rule"]
    ours = [row for row in rows if row.ruling and row.kind == "rule"]
    return Coverage(
        game=book.game,
        clauses=len(printed),
        testable=len(testable),
        covered=sum(row.covered for row in testable),
        missing=tuple(row.id for row in testable if not row.covered),
        rulings=len(ours),
        rulings_covered=sum(row.covered for row in ours),
        rulings_missing=tuple(row.id for row in ours if not row.covered),
        unknown=tuple(
            f"{place}: no clause {clause}; nearest: {nearest(clause, book.index)}"
            for named in (refusals, marks)
            for clause, places in named.items()
            if clause not in book.index
            for place in places
        ),
        note=None if folder else _NO_TESTS,
        rows=rows,
    )


def _languages(folder: Traversable) -> list[tuple[str, list[Traversable]]]:
    """Each language with its files in order: `LANGUAGE.md`, or of a large book every file of the folder `LANGUAGE`."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".md"):
            found.append((entry.name.removesuffix(".md"), [entry]))
        elif entry.is_dir():
            chapters = [file for file in entry.iterdir() if file.name.endswith(".md")]
            found.append((entry.name, sorted(chapters, key=lambda file: file.name)))
    return [(language, files) for language, files in found if files]


def _titled(index: Mapping[str, Entry], texts: Mapping[str, Text]) -> dict[str, Entry]:
    """Where the index gives a clause no titles, they are those of the texts."""

    def titles(clause: str) -> dict[str, str]:
        return {lang: text.clauses[clause].title for lang, text in texts.items() if clause in text.clauses}

    return {key: entry if entry.titles else replace(entry, titles=titles(key)) for key, entry in index.items()}


def _text(language: str, files: Iterable[Traversable]) -> Text:
    """Cut a text at its anchors."""
    chapters: list[Chapter] = []
    clauses: dict[str, Clause] = {}
    name = f"{language}.md"
    pieces = _ANCHOR.split("\n".join(file.read_text("utf-8") for file in files))
    title, _, preface = pieces[0].partition("\n")
    if not title.startswith("# "):
        raise RulebookError(f"{name}: the first line is not a title ('# …')")
    seen: set[str] = set()
    for anchor, raw in zip(pieces[1::2], pieces[2::2], strict=True):
        body = raw.strip()
        if anchor in seen:
            raise RulebookError(f"{name}: the anchor {anchor} stands twice")
        seen.add(anchor)
        if body.startswith("## "):
            heading, _, intro = body.removeprefix("## ").partition("\n")
            chapters.append(Chapter(anchor, heading.strip(), intro.strip(), ()))
            continue
        bold = _BOLD.match(body)
        if bold is None:
            raise RulebookError(f"{name}: clause {anchor} does not begin with a title in bold")
        if not chapters:
            raise RulebookError(f"{name}: clause {anchor} stands before the first chapter")
        clauses[anchor] = Clause(anchor, " ".join(bold[1].split()), body)
        last = chapters[-1]
        text = f'{last.text}\n\n<a id="{anchor}"></a>\n{body}'.strip()
        chapters[-1] = Chapter(last.id, last.title, text, (*last.clauses, anchor))
    return Text(title.removeprefix("# ").strip(), preface.strip(), tuple(chapters), clauses)


def _index(file: Traversable) -> dict[str, Entry]:
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise RulebookError(f"{file.name} is missing") from None
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"{file.name}: {error}") from None
    return {clause: _entry(f"{file.name}, {clause}", clause, table) for clause, table in tables.items()}


def _entry(where: str, clause: str, table: Mapping[str, Any]) -> Entry:
    titles = {key.removeprefix("title_"): title for key, title in table.items() if key.startswith("title_")}
    rest = {key: value for key, value in table.items() if not key.startswith("title_")}
    odd = sorted(rest.keys() - {"chapter", "kind", "ruling", "default", "switch"})
    if odd:
        raise RulebookError(f"{where}: unknown field {odd[0]}")
    if not isinstance(rest.get("chapter"), str):
        raise RulebookError(f"{where}: a clause needs a chapter")
    if rest.get("kind") not in get_args(Kind):
        raise RulebookError(f"{where}: kind is {rest.get('kind')!r}, not one of {', '.join(get_args(Kind))}")
    kind = cast(Kind, rest["kind"])
    return Entry(
        clause, rest["chapter"], titles, kind, rest.get("ruling", False), rest.get("default"), rest.get("switch")
    )


def _tests_beside(home: Path, depth: int) -> Path | None:
    """`tests` of the source checkout whose `src` holds the package; None for an installed one."""
    source = home.resolve().parents[depth - 1]
    tests = source.parent / "tests"
    return tests if source.name == "src" and tests.is_dir() else None
