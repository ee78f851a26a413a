"""Facts: reading data files, and replacing numbers in them."""

import copy
import json
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.facts import FactBook, FactError, Facts, load, override, parse_set, paths

BASE: Facts = {
    "board": {
        "fee": 3,
        "malus": -3,
        "open": True,
        "title": "Piazza",
        "gain": {"coin": 1},
        "bonus": {},
        "track": [0, 1, 3],
        "costs": [{"wood": 2}, {"stone": 1}],
        "sizes": {"small": 1},
        "closed": {"coin": 1},
        "seats": 4,
        "share": 2,
        "none": [],
    },
    "limits": {
        "resources": ["wood", "stone", "coin"],
        "fixed": {"*.seats": "the table has 4 sides"},
        "range": {"*.share": [1, 5]},
        "keys": {"*.closed": [], "*.costs.*": ["wood", "stone", "favour"]},
    },
}


def changed(path: str, value: str | int) -> object:
    """What stands at the path after setting it."""
    return paths(override("toy", BASE, {f"toy.{path}": value}))[path]


@pytest.mark.parametrize(
    ("path", "value", "result"),
    [
        ("board.fee", 4, 4),
        ("board.fee", "4", 4),
        ("board.fee", 0, 0),
        ("board.fee", 1000, 1000),
        ("board.malus", -1000, -1000),
        ("board.malus", 2, 2),
        ("board.open", "false", False),
        ("board.open", False, False),
        ("board.track.2", 7, 7),
        ("board.costs.0.wood", 5, 5),
        ("board.share", 5, 5),
        ("board.gain.stone", 2, 2),
        ("board.bonus.coin", 1, 1),
        ("board.costs.1.favour", 1, 1),
    ],
)
def test_sets_a_value(path: str, value: str | int, result: object) -> None:
    new = changed(path, value)
    assert (new, type(new)) == (result, type(result))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("toy.board.fees", 4, "there is no 'toy.board.fees'; the nearest is toy.board.fee"),
        ("board.fee", 4, "there is no 'board.fee'; the nearest is toy.board.fee"),
        ("toy.board.gain.gold", 4, "there is no 'toy.board.gain.gold'; the nearest is toy.board.gain.coin"),
        ("toy.board.sizes.coin", 4, "there is no 'toy.board.sizes.coin'"),
        ("toy.board.coin", 4, "there is no 'toy.board.coin'"),
        ("toy.board.fee.coin", 4, "there is no 'toy.board.fee.coin'; the nearest is toy.board.fee"),
        ("toy.limits.range", 4, "there is no 'toy.limits.range'"),
        ("toy.board.track.-1", 4, "toy.board.track.-1: toy.board.track has 3 entries"),
        ("toy.board.track.3", 4, "toy.board.track has 3 entries, counted from 0; their number cannot be changed"),
        ("toy.board.none.0", 4, "toy.board.none has 0 entries"),
        ("toy.board.title", "Forum", "toy.board.title is text ('Piazza'); only numbers and true/false can be set"),
        ("toy.board.costs", 4, "toy.board.costs is a group of values; name one in it, such as toy.board.costs.0.wood"),
        ("toy.board.bonus", 4, "toy.board.bonus is a group of values"),
        ("toy.board.seats", 5, "toy.board.seats cannot be changed: the table has 4 sides"),
        ("toy.board.fee", -1, "toy.board.fee is a whole number from 0 to 1000, not '-1'"),
        ("toy.board.fee", 1001, "from 0 to 1000, not '1001'"),
        ("toy.board.malus", -1001, "from -1000 to 1000, not '-1001'"),
        ("toy.board.share", 0, "from 1 to 5, not '0'"),
        ("toy.board.fee", "2.5", "not '2.5'"),
        ("toy.board.fee", "true", "not 'true'"),
        ("toy.board.fee", True, "not 'True'"),
        ("toy.board.open", 1, "toy.board.open is true or false, not '1'"),
        ("toy.board.gain.wood", -1, "from 0 to 1000, not '-1'"),
        ("toy.board.closed.wood", 1, "nothing can be added to toy.board.closed"),
        ("toy.board.costs.0.coin", 1, "only wood, stone, favour can be added to toy.board.costs.0"),
    ],
)
def test_refuses_with_one_clear_line(path: str, value: str | int, message: str) -> None:
    with pytest.raises(FactError) as caught:
        override("toy", BASE, {path: value})
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_hostile_path_is_cut_short() -> None:
    with pytest.raises(FactError) as caught:
        override("toy", BASE, {"toy.board." + "fee\n" * 100_000: "9" * 100_000})
    assert len(str(caught.value)) < 600
    assert "\n" not in str(caught.value)


def test_the_order_of_the_sets_does_not_matter() -> None:
    sets: dict[str, str | int] = {"toy.board.gain.wood": 2, "toy.board.gain.stone": 1, "toy.board.fee": 5}
    forward = override("toy", BASE, sets)
    backward = override("toy", BASE, dict(reversed(sets.items())))
    assert json.dumps(forward) == json.dumps(backward)


def test_paths_lists_each_value_once_and_no_limits() -> None:
    listed = paths(BASE)
    assert list(listed.items())[:5] == [
        ("board.fee", 3),
        ("board.malus", -3),
        ("board.open", True),
        ("board.title", "Piazza"),
        ("board.gain.coin", 1),
    ]
    assert listed["board.costs.1.stone"] == 1
    assert not any(path.startswith("limits") for path in listed)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("a.b.c=2", ("a.b.c", 2)),
        (" a.b = -3 ", ("a.b", -3)),
        ("a.b=true", ("a.b", "true")),
        ("a.b=1=2", ("a.b", "1=2")),
        ("a.b=٣", ("a.b", "٣")),
    ],
)
def test_parse_set(text: str, result: tuple[str, int | str]) -> None:
    assert parse_set(text) == result


@pytest.mark.parametrize("text", ["a.b.c", "=2", "a.b=", ""])
def test_parse_set_refuses_what_has_no_two_sides(text: str) -> None:
    with pytest.raises(FactError, match="is not PATH=VALUE"):
        parse_set(text)


NUMBERS = [
    path for path, value in paths(BASE).items() if type(value) is int and path not in {"board.seats", "board.share"}
]
TYPES = {path: type(value) for path, value in paths(BASE).items()}


@given(st.dictionaries(st.sampled_from(NUMBERS), st.integers(0, 1000)))
def test_exactly_the_named_values_change_and_the_base_never(sets: dict[str, int]) -> None:
    before = copy.deepcopy(BASE)
    after = override("toy", BASE, {f"toy.{path}": value for path, value in sets.items()})
    assert before == BASE
    assert paths(after) == paths(BASE) | sets
    assert override("toy", BASE, {}) == BASE


@given(st.text() | st.sampled_from(sorted(paths(BASE))), st.integers() | st.text() | st.booleans())
def test_any_set_is_refused_in_one_line_or_leaves_the_same_paths(path: str, value: int | str) -> None:
    try:
        after = override("toy", BASE, {f"toy.{path}": value})
    except FactError as error:
        refusal = str(error)
    else:
        refusal = "none"
        assert {inner: type(leaf) for inner, leaf in paths(after).items()} == TYPES
    assert len(refusal.splitlines()) == 1


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of an importable package `toy_game`."""
    data = tmp_path / "toy_game" / "data"
    data.mkdir(parents=True)
    (tmp_path / "toy_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "toy_game", raising=False)
    return data


def test_load_reads_the_files_and_the_limits(package: Path) -> None:
    (package / "board.toml").write_text('fee = 3\n[gain]\ncoin = 1\n[walls]\nname = "Città"\n', encoding="utf-8")
    assert load("toy_game", ["board"]) == {"board": {"fee": 3, "gain": {"coin": 1}, "walls": {"name": "Città"}}}
    (package / "limits.toml").write_text('resources = ["coin"]\n', encoding="utf-8")
    assert load("toy_game", ["board"])["limits"] == {"resources": ["coin"]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fee = \n", r"board\.toml: .*line 1"),
        ("[gain]\ncoin = 1.5\n", r"board\.toml: gain\.coin is neither a whole number"),
        ('"a b" = 1\n', r"board\.toml: a key in a b has other signs"),
    ],
)
def test_load_names_the_file_and_the_place(package: Path, text: str, message: str) -> None:
    (package / "board.toml").write_text(text, encoding="utf-8")
    with pytest.raises(FactError, match=message):
        load("toy_game", ["board"])


def test_load_names_a_missing_file(package: Path) -> None:
    with pytest.raises(FactError, match=r"there is no data file cards\.toml"):
        load("toy_game", ["cards"])


def test_a_book_reads_the_files_once_and_makes_one_table_of_the_same_numbers(package: Path) -> None:
    (package / "board.toml").write_text("fee = 3\n", encoding="utf-8")
    book = FactBook(
        "toy", "toy_game", ("board",), lambda facts, options, seats: [facts["board"]["fee"], seats, options]
    )
    first = book.tables({"a": "1", "b": "2"}, {"toy.board.fee": 5}, 4)
    assert first == [5, 4, {"a": "1", "b": "2"}]
    (package / "board.toml").write_text("fee = 9\n", encoding="utf-8")
    assert book.tables({"b": "2", "a": "1"}, {"toy.board.fee": 5}, 4) is first
    assert book.tables({}, {}) == [3, 0, {}]
    assert book.changed({}) is book.printed()
    with pytest.raises(FactError, match=r"there is no 'toy\.board\.toll'"):
        book.changed({"toy.board.toll": 1})
