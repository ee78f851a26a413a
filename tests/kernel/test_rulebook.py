"""Reading rulebooks, finding clauses by id, and counting what code and tests carry out, on a toy of three clauses."""

import itertools
from pathlib import Path

import pytest

from signoria.kernel.rulebook import Rulebook, RulebookError, UnknownClause, coverage, nearest

EN = """# Toll

A game of one bridge.

<a id="bridge"></a>
## The bridge

Everyone wants to cross.

<a id="B-1"></a>
**The toll.** Pay 2 Coins. [B-1]

> *Example.* Pay them.

<a id="B-2"></a>
**The troll
sleeps.** Never wake him. [B-2]

<a id="end"></a>
## The end

<a id="B-10"></a>
**Winning.** Cross first. [B-10]

<a id="C-1"></a>
**Ties.** Nobody wins. [C-1]
"""
INDEX = """["B-1"]
chapter = "bridge"
title_en = "The toll"
kind = "rule"

["B-2"]
chapter = "bridge"
title_en = "The troll sleeps"
kind = "advice"

["B-10"]
chapter = "end"
title_en = "Winning"
kind = "rule"

["C-1"]
chapter = "end"
title_en = "Ties"
kind = "rule"
ruling = true
default = "nobody wins"
switch = "ties"
"""
CODE = '''"""The bridge. toy:B-1 and, in another game, regno:B-10.3"""

TOLL = Refusal("B-1", "coins")
B = 3 - len("B-100")  # B-2
'''
numbers = itertools.count()


class Toy:
    """A package of its own name, in the layout of a source checkout or installed flat."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch, src: str = "src") -> None:
        self.game = f"toy{next(numbers)}"
        self.home = root / src / self.game
        self.tests = root / "tests"
        (self.home / "rulebook").mkdir(parents=True)
        self.write("__init__.py", "")
        # never run: to be found, a refusal needs no class
        self.write("bridge.py", CODE.replace("toy:", f"{self.game}:"))
        self.write("rulebook/en.md", EN)
        self.write("rulebook/clauses.toml", INDEX)
        monkeypatch.syspath_prepend(str(root / src))

    def write(self, name: str, text: str) -> None:
        (self.home / name).write_text(text, encoding="utf-8")

    def test_file(self, name: str, text: str) -> None:
        file = self.tests / name.format(game=self.game)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(game=self.game), encoding="utf-8")


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    return Toy(tmp_path, monkeypatch)


def test_a_clause_is_found_by_short_long_and_small_id(toy: Toy) -> None:
    book = Rulebook.load(toy.game)
    text = "**The toll.** Pay 2 Coins. [B-1]\n\n> *Example.* Pay them."
    assert [book.clause(form) for form in ("B-1", "b-1", f"{toy.game}:B-1")] == [text] * 3


def test_chapters_hold_their_text_and_their_clauses_in_order(toy: Toy) -> None:
    bridge, end = Rulebook.load(toy.game).chapters("en")
    assert (bridge.id, bridge.title, bridge.clauses) == ("bridge", "The bridge", ("B-1", "B-2"))
    assert bridge.text.startswith('Everyone wants to cross.\n\n<a id="B-1"></a>\n**The toll.**')
    assert end.clauses == ("B-10", "C-1")
    assert "Pay 2 Coins" not in end.text


def test_a_text_has_title_preface_and_titles_of_one_line(toy: Toy) -> None:
    text = Rulebook.load(toy.game).text("en")
    assert (text.title, text.preface) == ("Toll", "A game of one bridge.")
    assert text.clauses["B-2"].title == "The troll sleeps"


def test_the_index_tells_rulings_and_switches(toy: Toy) -> None:
    book = Rulebook.load(toy.game)
    ties = book.entry("C-1")
    assert (ties.ruling, ties.default, ties.switch) == (True, "nobody wins", "ties")
    assert (book.entry("B-2").kind, book.entry("B-2").ruling) == ("advice", False)


def test_an_unknown_clause_or_language_names_what_there_is(toy: Toy) -> None:
    book = Rulebook.load(toy.game)
    with pytest.raises(UnknownClause, match=rf"no clause B-8 in {toy.game}; nearest: B-10"):
        book.clause("B-8")
    with pytest.raises(UnknownClause, match=rf"no rulebook of {toy.game} in 'da'; there are: en"):
        book.clause("B-1", "da")


@pytest.mark.parametrize(
    ("wanted", "known", "found"),
    [
        ("L-99", ["L-9", "L-19", "L-88"], "L-88"),
        ("L-0", ["A-1", "L-2", "L-1"], "L-1"),
        ("5.7.10.b9", ["5.7.1", "5.7.10.b1", "5.7.10.b3", "5.8.10.b9"], "5.7.10.b3"),
        ("toll", ["tull", "bridge"], "tull"),
    ],
)
def test_the_nearest_id_shares_the_beginning_and_then_the_number(wanted: str, known: list[str], found: str) -> None:
    assert nearest(wanted, known) == found


@pytest.mark.parametrize(
    ("file", "before", "after", "message"),
    [
        ("en.md", "# Toll", "Toll", "en.md: the first line is not a title"),
        ("en.md", '"B-2"', '"B-1"', "en.md: the anchor B-1 stands twice"),
        ("en.md", "**The toll.**", "The toll.", "en.md: clause B-1 does not begin with a title in bold"),
        ("en.md", '<a id="bridge"></a>\n## The bridge', "", "en.md: clause B-1 stands before the first chapter"),
        ("clauses.toml", '"advice"', '"boring"', "clauses.toml, B-2: kind is 'boring', not one of rule, heading"),
        ("clauses.toml", "switch", "swich", "clauses.toml, C-1: unknown field swich"),
        (
            "clauses.toml",
            'chapter = "bridge"\ntitle_en = "The',
            'title_en = "The',
            "clauses.toml, B-1: a clause needs a chapter",
        ),
        ("clauses.toml", '["B-1"]', '["B-1"', "clauses.toml: "),
    ],
)
def test_a_bad_rulebook_names_the_file_and_the_clause(
    toy: Toy, file: str, before: str, after: str, message: str
) -> None:
    good = (toy.home / "rulebook" / file).read_text("utf-8")
    toy.write(f"rulebook/{file}", good.replace(before, after))
    with pytest.raises(RulebookError) as caught:
        Rulebook.load(toy.game)
    assert str(caught.value).startswith(message)


def test_a_clause_is_covered_by_code_and_a_test_together(toy: Toy) -> None:
    toy.test_file("{game}/test_bridge.py", "@pytest.mark.clause('B-1', 'B-10')\ndef test_toll():\n    pass\n")
    found = coverage(toy.game)
    assert (found.clauses, found.testable, found.covered, found.missing) == (3, 2, 1, ("B-10",))
    toll, _, winning, _ = found.rows
    assert toll.code == ("bridge.py:1", "bridge.py:3")
    assert toll.refusals == ("bridge.py:3",)
    assert toll.tests == (f"{toy.game}/test_bridge.py::test_toll",)
    # neither the longer id of another game nor B-100 is B-10
    assert (winning.code, winning.covered) == ((), False)
    assert found.rows[1].code == ("bridge.py:4",)


def test_rulings_are_counted_apart(toy: Toy) -> None:
    toy.test_file("{game}/test_ties.py", "@pytest.mark.clause('C-1')\ndef test_tie():\n    pass\n")
    assert coverage(toy.game).rulings_missing == ("C-1",)
    toy.write("ties.py", "# C-1: nobody\n")
    found = coverage(toy.game)
    assert (found.rulings, found.rulings_covered, found.rulings_missing, found.testable) == (1, 1, (), 2)


def test_marks_count_on_tests_classes_cases_and_modules_but_not_on_helpers(toy: Toy) -> None:
    toy.test_file(
        "{game}/test_all.py",
        """
@pytest.mark.clause("B-1")
class TestToll:
    @mark.clause("{game}:B-2")
    async def test_troll(self):
        pass

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("B-10"))])
def test_winning(n):
    pass

@pytest.mark.clause("C-1")
def given():
    pass
""",
    )
    toll, troll, winning, ties = coverage(toy.game).rows
    place = f"{toy.game}/test_all.py::"
    assert (toll.tests, troll.tests) == ((f"{place}TestToll",), (f"{place}TestToll::test_troll",))
    assert (winning.tests, ties.tests) == ((f"{place}test_winning",), ())
    toy.test_file("{game}/test_all.py", "pytestmark = [pytest.mark.clause('C-1')]\n")
    assert coverage(toy.game).rows[3].tests == (f"{toy.game}/test_all.py",)


def test_the_short_form_counts_only_where_the_game_is_named(toy: Toy) -> None:
    toy.test_file(
        "other/test_bridge.py", "@pytest.mark.clause('B-1', 'B-77', 'other:B-1')\ndef test_toll():\n    pass\n"
    )
    found = coverage(toy.game)
    assert (found.covered, found.unknown) == (0, ())
    toy.test_file("other/test_bridge.py", "@pytest.mark.clause('{game}:B-1')\ndef test_toll():\n    pass\n")
    assert coverage(toy.game).covered == 1


def test_ids_that_the_rulebook_does_not_have_are_reported(toy: Toy) -> None:
    toy.test_file("{game}/test_bridge.py", "@pytest.mark.clause('B-12')\ndef test_toll():\n    pass\n")
    toy.write("troll.py", 'ASLEEP = Refusal("B-3", "asleep")\n')
    assert coverage(toy.game).unknown == (
        "troll.py:1: no clause B-3; nearest: B-2",
        f"{toy.game}/test_bridge.py::test_toll: no clause B-12; nearest: B-10",
    )


def test_an_installed_package_says_that_it_carries_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = Toy(tmp_path, monkeypatch, src="site-packages")
    installed.test_file("{game}/test_bridge.py", "@pytest.mark.clause('B-10')\ndef test_winning():\n    pass\n")
    found = coverage(installed.game)
    assert found.note is not None
    assert found.covered == 0
    installed.write("end.py", "# B-10\n")
    found = coverage(installed.game, installed.tests)
    assert (found.note, found.covered) == (None, 1)


def test_a_third_language_needs_only_its_text_and_others_are_read_in_english(toy: Toy) -> None:
    assert Rulebook.load(toy.game).language("da") == "en"
    toy.write("rulebook/da.md", EN.replace("**The toll.** Pay 2 Coins.", "**Tolden.** Betal 2 mønter."))
    book = Rulebook.load(toy.game)
    assert book.language("da") == "da"
    assert book.clause("B-1", "da").startswith("**Tolden.** Betal 2 mønter. [B-1]")


def test_a_large_book_may_be_cut_into_files_and_need_not_say_its_titles_twice(toy: Toy) -> None:
    head, tail = EN.split('<a id="end">')
    (toy.home / "rulebook" / "en.md").unlink()
    (toy.home / "rulebook" / "en").mkdir()
    toy.write("rulebook/en/1.md", head)
    toy.write("rulebook/en/2.md", f'<a id="end">{tail}')
    toy.write("rulebook/clauses.toml", INDEX.replace('title_en = "Ties"\n', ""))
    book = Rulebook.load(toy.game)
    assert [chapter.id for chapter in book.chapters("en")] == ["bridge", "end"]
    assert book.index["C-1"].titles == {"en": "Ties"}
