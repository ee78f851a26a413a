"""What the command line meets that nobody means well with: files, names, full disks, closed streams, bytes that are no
text."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from signoria.cli import table
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.matchfile import WHOLE, write

Call = Callable[..., Result]
HOSTILE = "\x1b[2J\x1b]0;pwned\x07\u202e\x9b31m"
STEERING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
DRAFT = "1\n" * 9


def started() -> Match[Any]:
    match: Match[Any] = Match(game("lorenzo"), Setup("lorenzo", 2, {"rules": "base"}), key_of_seed(1))
    match.names = ("Ada", "Bea")
    for _ in range(4):
        seat = next(seat for seat in range(2) if match.state.must >> seat & 1)
        match.choose(seat, [match.menu(seat).options()[0]], by="Cosimo")
    return match


def strings(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the texts of a JSON value are."""
    if isinstance(node, str):
        return [path]
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [found for key, x in inner for found in strings(x, (*path, key))]


def test_no_string_of_a_file_reaches_the_terminal_raw(call: Call) -> None:
    """Every text in it once, loaded and verified."""
    whole = json.loads(write(started(), WHOLE))
    shown = 0
    for path in strings(whole):
        data = json.loads(json.dumps(whole))
        node = data
        for key in path[:-1]:
            node = node[key]
        node[path[-1]] = HOSTILE + "Eve"
        Path("evil.json").write_text(json.dumps(data), encoding="utf-8")
        for words in (["verify"], ["verify", "--json"], ["play", "lorenzo", "--load"]):
            said = call(*words, "evil.json", typed="log\nscore\nboard\nquit\n")
            assert not STEERING.search(said.output), (path, words)
            shown += "Eve" in said.output
    assert shown >= 2  # the names


def test_a_name_at_a_seat_steers_nothing(call: Call) -> None:
    said = call("play", "lorenzo", "--seats", f"me={HOSTILE}Eve,random", typed="board\nquit\n")
    assert "Eve" in said.output
    assert not STEERING.search(said.output)


@pytest.mark.parametrize(
    "words", [["verify"], ["play", "lorenzo", "--load"], ["play", "lorenzo", "--position"]], ids=" ".join
)
def test_special_files_are_refused_at_once(call: Call, words: list[str]) -> None:
    os.mkfifo("pipe")
    Path("sparse").touch()
    os.truncate("sparse", 1 << 30)
    for name, why in (("pipe", "no regular file"), ("/dev/zero", "no regular file"), ("sparse", "too large")):
        said = call(*words, name)
        assert said.exit_code == 2
        assert f"signoria: {name}: " in said.stderr
        assert why in said.stderr


def shell(command: str, folder: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    """A line of bash in which $S is signoria."""
    env = {**os.environ, "S": f"{sys.executable} -m signoria", **extra}
    return subprocess.run(
        ["bash", "-c", command], cwd=folder, env=env, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_full_disk_costs_no_saved_match(tmp_path: Path) -> None:
    (tmp_path / "typed").write_text(DRAFT + "save a.json\n" + "1\n1\n1\n" + "save a.json\nquit\n")
    line = "$S play lorenzo --seats me,random --seed 1 < typed"
    assert shell(line, tmp_path).returncode == 0
    before = (tmp_path / "a.json").read_bytes()
    room = {"TMPDIR": str(tmp_path / "tmp"), "HOME": str(tmp_path / "home")}
    for folder in room.values():
        Path(folder).mkdir()
    (tmp_path / "typed").write_text("1\n1\n1\nsave a.json\nquit\n")
    done = shell("ulimit -f 1; $S play lorenzo --load a.json < typed", tmp_path, **room)
    assert "a.json cannot be written" in done.stdout
    assert done.returncode == 2
    assert "can be kept nowhere" in done.stderr
    assert (tmp_path / "a.json").read_bytes() == before
    assert sorted(x.name for x in tmp_path.rglob("*") if x.is_file()) == ["a.json", "typed"]


def test_an_unsaved_match_is_kept_where_there_is_room(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spare = tmp_path / "spare"
    spare.mkdir()
    whole = table.write_whole

    def full_here(path: Path, text: str) -> None:
        if path.parent != spare:
            raise OSError(28, os.strerror(28), str(path))
        whole(path, text)

    monkeypatch.setattr(table, "write_whole", full_here)
    monkeypatch.setattr(table.tempfile, "gettempdir", lambda: str(spare))
    said = call("play", "lorenzo", "--seats", "me,random", typed="1\nquit\n")
    assert f"kept as {spare}/lorenzo-1.match.json" in said.stdout
    assert call("verify", spare / "lorenzo-1.match.json").exit_code == 0


@pytest.mark.parametrize(
    "words",
    [
        "play lorenzo --seats random,random --seed $'\\xff'",
        "play lorenzo --seats $'me=\\xff,random'",
        "play $'\\xff'",
        "simulate lorenzo --games 1 --seed $'\\xff'",
        "simulate lorenzo --games 1 --set $'\\xff=1'",
        "simulate lorenzo --games 1 --first 99999999999999999999",
        "simulate lorenzo --games 99999999999999999999",
        "serve --host $'\\xff'",
        "serve --base-url $'http://\\xff'",
        "rules $'\\xff'",
        "verify $'\\xff'",
    ],
)
def test_bytes_that_are_no_text_and_numbers_too_great_get_one_line(tmp_path: Path, words: str) -> None:
    done = shell(f"$S {words}", tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("signoria: ")
    assert done.stderr.count("\n") == 1
    assert "fault of Signoria" not in done.stderr


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    for closed in (">&-", "2>&-", "<&-", "<&- >&- 2>&-"):
        done = shell(f"$S simulate lorenzo --games 1 --jobs 1 --out runs.parquet {closed}", tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        (tmp_path / "runs.parquet").unlink()
    assert shell("$S play lorenzo --seats me,random <&-", tmp_path).returncode == 0


def test_a_fault_of_ours_is_one_line_unless_the_traceback_is_wanted(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*words: object) -> None:
        raise ZeroDivisionError(f"no {HOSTILE}\nway")

    monkeypatch.setattr("signoria.kernel.matchfile.verify", broken)
    Path("any.json").touch()
    said = call("verify", "any.json")
    assert said.exit_code == 1
    assert said.stderr.startswith("signoria: this is a fault of Signoria (ZeroDivisionError: no ")
    assert said.stderr.count("\n") == 1
    assert not STEERING.search(said.stderr)
    monkeypatch.setenv("SIGNORIA_TRACEBACK", "1")
    assert isinstance(call("verify", "any.json").exception, ZeroDivisionError)
