"""`signoria play` in a pipe and on a terminal: whole games, commands, saving, hot seat, bad input."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from signoria.cli.commands import COMMANDS
from signoria.kernel.game import Setup, game
from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.matchfile import WHOLE, load, write
from signoria.kernel.position import write as write_position

Call = Callable[..., Result]
Pipe = Callable[..., "subprocess.CompletedProcess[str]"]

ME_AND_BOT = ("play", "lorenzo", "--seats", "me,random", "--seed", "7")
DRAFT = "1\n1\n1\n1\n"  # a bonus tile and three leaders: then comes the first placement


def answers(transcript: str) -> list[str]:
    """What was printed after each line typed, up to the next prompt."""
    return re.split(r"^[^\n]* > [^\n]*\n", transcript, flags=re.MULTILINE)[1:]


def kept(transcript: str) -> str:
    """The file that the match was kept in."""
    found = re.search(r"kept (?:as|in) (\S+)", transcript)
    assert found, transcript[-400:]
    return found[1]


# ---- whole games -------------------------------------------------------------------------------------------------


def test_a_file_plays_a_whole_game(pipe: Pipe, tmp_path: Path) -> None:
    played = pipe(*ME_AND_BOT, typed="1\n" * 2000)
    assert (played.returncode, played.stderr) == (0, "")
    assert "\x1b" not in played.stdout
    last = played.stdout.splitlines()
    assert re.search(r"with \d+ points\.$", last[-2])
    assert "Final score" in last
    match = load((tmp_path / kept(played.stdout)).read_bytes())
    assert match.over
    totals = [sum(line.points for line in match.rules.sheet(match.state, seat)) for seat in range(2)]
    assert re.search(rf"^total +{totals[0]} +{totals[1]}$", played.stdout, re.MULTILINE)
    assert pipe("verify", kept(played.stdout)).returncode == 0


def test_every_line_typed_stands_after_its_prompt(pipe: Pipe) -> None:
    lines = [*DRAFT.split(), "score", "foo", "quit"]
    played = pipe(*ME_AND_BOT, typed="\n".join(lines) + "\n")
    assert re.findall(r"^Player 1 > (.*)$", played.stdout, re.MULTILINE) == lines


def test_the_same_seed_and_the_same_words_give_the_same_game(call: Call) -> None:
    first, second = (call(*ME_AND_BOT, typed="1\n" * 2000).stdout for _ in range(2))
    assert first.replace("lorenzo-1", "lorenzo-2") == second
    other = call("play", "lorenzo", "--seats", "me,random", "--seed", "8", typed="1\n" * 2000).stdout
    assert other.splitlines()[:2] != first.splitlines()[:2]


def test_bots_alone_play_to_the_end(call: Call) -> None:
    played = call("play", "lorenzo", "--seats", "random,random,random", "--seed", "2")
    assert played.exit_code == 0
    assert "Final score" in played.stdout
    assert " > " not in played.stdout


def test_options_and_sets_and_names(call: Call) -> None:
    words = ["--option", "rules=base", "--set", "lorenzo.setup.start_resources.wood=9", "--seats", "me=Anna,random"]
    played = call("play", "lorenzo", "--seed", "1", *words, typed="save a.json\n")
    assert re.search(r"Anna +[56] +9 ", played.stdout)
    setup = json.loads(Path("a.json").read_text("utf-8"))["setup"]
    assert setup["options"] == {"rules": "base"}
    assert setup["sets"] == {"lorenzo.setup.start_resources.wood": 9}


@pytest.mark.parametrize(("language", "end"), [("it", "Punteggio finale"), ("da", "Slutstilling")])
def test_another_language_all_the_way(call: Call, language: str, end: str) -> None:
    played = call(*ME_AND_BOT, "--lang", language, typed="help\nlook\nwhy\nhint\nscore\nrules L-26\n" + "1\n" * 2000)
    assert played.exit_code == 0, played.exception
    assert end in played.stdout
    assert not re.search(r"\b(coins|takes|choices|Harvest)\b", played.stdout)


# ---- choosing ----------------------------------------------------------------------------------------------------


def test_a_long_list_is_grouped_and_a_group_opens(call: Call) -> None:
    *_, top, group, back, _ = answers(call(*ME_AND_BOT, typed=DRAFT + "1\n\n").stdout)
    listed = re.findall(r"^ +\d+  (.*)$", top, re.MULTILINE)
    assert re.fullmatch(r"white member … \d+ choices", listed[0])
    assert len(listed) < 10
    count = int(listed[0].split()[-2])
    inside = re.findall(r"^ +\d+  (.*)$", group, re.MULTILINE)
    assert len(inside) == count
    assert all(line.startswith("white member ") for line in inside)
    assert re.findall(r"^ +\d+  (.*)$", back, re.MULTILINE) == listed


@pytest.mark.parametrize(
    ("typed", "chain"),
    [
        ("place:black:market.1:2", "place:black:market.1:2"),
        ("place:black:market.1", "place:black:market.1:0"),
        ("1\n1", "place:white:territory.1:0"),
        ("1 1", "place:white:territory.1:0"),
        ("1 1 2", "place:white:territory.1:2"),
        ("1\n1 2", "place:white:territory.1:2"),
    ],
)
def test_a_choice_by_number_by_text_and_with_an_amount(call: Call, typed: str, chain: str) -> None:
    call(*ME_AND_BOT, typed=f"{DRAFT}{typed}\nsave a.json\n")
    entries = json.loads(Path("a.json").read_text("utf-8"))["entries"]
    assert chain in [option for entry in entries for option in entry.get("do", [])]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no 99 in the list"),
        ("0", "There is no 0 in the list"),
        ("1 99", "There is no 99 in the list"),
        ("1 1 50", "The amount is 0 to 3, not 50."),
        ("1 1 1 1", "takes no amount"),
        ("place:white:market.1:50", "The amount is 0 to 3, not 50."),
        ("place:white:moon:0", "'moon' is no space"),
        ("place:white", "place takes 3 values, not 1"),
        ("pass", "not among the choices now"),
        ("dance", 'I do not understand "dance"'),
        ("-1", 'I do not understand "-1"'),
        ("9" * 50, "I do not understand"),
        ("rules L-99", "nearest: L-88"),
        ("save", "Name a file"),
        ("save /nowhere/at/all.json", "cannot be written"),
        ("why 999", "There is no 999"),
        ("why place:white:moon:0", "not a choice that the question asks for"),
        ("why me", 'I do not understand "me"'),
        ("look moon", "Nothing on the table is called moon."),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(call: Call, typed: str, said: str) -> None:
    *_, answer, saved = answers(call(*ME_AND_BOT, typed=f"{DRAFT}{typed}\nsave a.json\n").stdout)[:-1]
    assert said in answer
    assert saved == "Saved as a.json\n"
    entries = json.loads(Path("a.json").read_text("utf-8"))["entries"]
    assert not any(option.startswith("place") and entry["seat"] == 0 for entry in entries for option in entry["do"])


# ---- commands ----------------------------------------------------------------------------------------------------


def test_why_lists_what_is_barred_with_reason_and_clause(call: Call) -> None:
    *_, whole, one, text, legal, _ = answers(
        call(*ME_AND_BOT, typed=DRAFT + "why\nwhy 2\nwhy place:white:market.3\nwhy place:white:market.1:0\n").stdout
    )
    assert re.search(r"^\[L-7\] Covered with 2 players\.$", whole, re.MULTILINE)
    (second,) = re.findall(r"^ +2  (.*)$", whole, re.MULTILINE)
    assert one.splitlines()[0] == second
    assert text.splitlines()[:2] == ["white member to Market, stall 3", "[L-7] Covered with 2 players."]
    assert legal == "This is allowed now.\n"


def test_undo_takes_the_bots_answers_back_too(call: Call) -> None:
    typed = "place:white:market.1\nboard\nend-turn\nboard\nundo\nboard\n"
    *_, before, moved, between, undone, after, _ = answers(call(*ME_AND_BOT, typed=DRAFT + typed).stdout)
    assert "random 2" in moved
    assert between != before
    assert undone.startswith("Player 1 takes a choice back")
    assert after == before


def test_there_is_nothing_to_undo_before_the_first_choice(call: Call) -> None:
    assert "nothing of yours to take back" in call(*ME_AND_BOT, typed="undo\n").stdout


def test_hint_shows_a_listed_choice_with_a_reason(call: Call) -> None:
    *_, hint, _ = answers(call(*ME_AND_BOT, typed=DRAFT + "hint\n").stdout)
    said, option, *_, reason = hint.splitlines()
    assert said.startswith("Hint: ")
    assert reason.endswith(".")
    played = call(*ME_AND_BOT, typed=f"{DRAFT}{option.strip()}\nsave a.json\n")
    assert option.strip() in Path("a.json").read_text("utf-8"), played.stdout


def test_log_score_look_rules_board_and_help(call: Call) -> None:
    *_, log, score, look, rules, clause, board, helped, _ = answers(
        call(*ME_AND_BOT, typed=DRAFT + "log\nscore\nlook wood\nrules\nrules l-26\nboard\nhelp\n").stdout
    )
    assert log.startswith("Turn order: ")
    assert re.search(r"^total( +\d+){2}$", score, re.MULTILINE)
    assert re.search(r"Harvest from \d", look) or "Nothing on the table" in look
    assert re.search(r"^ +L-88  ", rules, re.MULTILINE)
    assert "[L-26]" in clause
    assert board.startswith("Round 1/6")
    for command in set(COMMANDS) - {"help", "orders"}:
        assert re.search(rf"^  {command}\b", helped, re.MULTILINE)
    assert "orders" not in helped  # Lorenzo has no plays out of turn


# ---- files -------------------------------------------------------------------------------------------------------


def test_save_load_and_verify(call: Call) -> None:
    saved = call(*ME_AND_BOT, typed=DRAFT + "place:white:market.1\nend-turn\nsave a.match.json\nboard\nquit\n")
    assert "kept as" not in saved.stdout  # nothing was left unsaved
    board = answers(saved.stdout)[-2]
    assert call("verify", "a.match.json").exit_code == 0
    loaded = call("play", "lorenzo", "--load", "a.match.json", typed="board\nquit\n").stdout
    assert answers(loaded)[0] == board
    assert "random 2" in loaded  # who sat there sits there again
    assert "Turn order" not in loaded.split(" > ")[0]  # only what happened since the own last choice is told
    on = call("play", "lorenzo", "--load", "a.match.json", typed="1 1\nsave a.match.json\n").stdout
    assert "Saved as a.match.json" in on
    assert call("verify", "a.match.json").exit_code == 0


def test_a_loaded_game_goes_on_as_it_would_have(call: Call) -> None:
    whole = call(*ME_AND_BOT, typed="1\n" * 2000).stdout
    call(*ME_AND_BOT, typed="1\n" * 9 + "save half.json\nquit\n")
    rest = call("play", "lorenzo", "--load", "half.json", typed="1\n" * 2000).stdout
    assert rest.splitlines()[-15:-1] == whole.splitlines()[-15:-1]


def test_the_end_of_the_input_keeps_the_match(call: Call) -> None:
    ended = call(*ME_AND_BOT, typed=DRAFT)
    assert ended.exit_code == 0
    file = kept(ended.stdout)
    assert f"--load {file}" in ended.stdout
    assert call("verify", file).exit_code == 0
    assert kept(call(*ME_AND_BOT, typed=DRAFT).stdout) != file  # never over another file


def test_where_nothing_can_be_written_the_match_is_kept_among_temporary_files(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    ended = call(*ME_AND_BOT, typed=DRAFT)
    assert ended.exit_code == 0, ended.stderr
    assert load(Path(kept(ended.stdout)).read_bytes()).log
    assert Path(kept(ended.stdout)).parent == tmp_path


def test_save_spares_other_files(call: Call) -> None:
    Path("mine.txt").write_text("dear diary", encoding="utf-8")
    said = call(*ME_AND_BOT, typed="save mine.txt\n").stdout
    assert "mine.txt is there already" in said
    assert Path("mine.txt").read_text("utf-8") == "dear diary"


def test_a_position_is_a_start(call: Call, tmp_path: Path) -> None:
    rules = game("lorenzo")
    setup = Setup("lorenzo", 2, {"rules": "base"})
    match: Match[Any] = Match(rules, setup, key_of_seed(1))
    match.state.players[0].stock[2] = 77
    (tmp_path / "rich.json").write_text(write_position(rules, setup, match.state), encoding="utf-8")
    played = call("play", "lorenzo", "--seats", "me,random", "--position", "rich.json", "--seed", "1")
    assert re.search(r"Player 1 +77 ", played.stdout)


# ---- several at the keyboard -------------------------------------------------------------------------------------


def test_hot_seat_names_who_is_next_and_shows_nobody_the_others_secrets(call: Call) -> None:
    played = call("play", "lorenzo", "--seats", "me=Anna,me=Bea", "--seed", "7", typed="1\n" * 8).stdout
    parts = re.split(r"^-- (\w+) is next --$", played, flags=re.MULTILINE)[1:]
    shown: dict[str, str] = {"Anna": "", "Bea": ""}
    for name, text in zip(parts[::2], parts[1::2], strict=True):
        shown[name] += text
    kept_by = {name: set(re.findall(rf"^{name} keeps (.*)$", shown[name], re.MULTILINE)) for name in shown}
    assert all(kept_by.values())
    assert "Bea keeps" not in shown["Anna"]
    assert "Anna keeps" not in shown["Bea"]


def test_undo_asks_the_others_first(call: Call) -> None:
    start = ("play", "lorenzo", "--seats", "me=Anna,me=Bea", "--seed", "7", "--option", "rules=base")
    first = re.search(r"^-- (\w+) is next", call(*start).stdout, re.MULTILINE)
    assert first
    me, other = first[1], "Bea" if first[1] == "Anna" else "Anna"
    turns = "place:white:market.1\nplace:white:market.2\n"
    refused = call(*start, typed=f"{turns}undo\nn\n").stdout
    assert f"This takes back choices of {other} too. Does everybody agree? y/n > n\nNothing was taken back." in refused
    agreed = call(*start, typed=f"{turns}undo\ny\n").stdout
    assert f"{me} takes a choice back" in agreed


# ---- on a terminal -----------------------------------------------------------------------------------------------


def test_a_turn_on_a_terminal_of_24_lines(terminal: Callable[..., Any]) -> None:
    screen = terminal(*ME_AND_BOT)
    for _ in range(4):
        screen.until("Player 1 >")
        screen.type("1")
    turn = screen.until("Player 1 >")
    assert "\x1b[" in screen.raw
    lines = turn.split("Round 1/6", 1)[1].split("\n")
    assert len(lines) <= 24
    assert all(len(line) <= 80 for line in turn.split("\n"))
    for seen in ("dice", "Player 1 to move", "Market", "Coin Wood Ston serV", "Where do you place"):
        assert seen in turn
    screen.type("look")
    page = screen.until("-- more: Enter; or your choice -- >")
    assert 15 <= page.count("\n") <= 24
    screen.type("place:white:market.1")  # a choice at the pause counts
    assert "Player 1 gains 5 coins from stall 1" in screen.until("Player 1 >")
    screen.type("quit")
    assert "kept as" in screen.until(".json)")
    assert screen.ended() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_who_leaves_at_the_curtain_sees_nothing_of_the_next_person(terminal: Callable[..., Any], key: str) -> None:
    screen = terminal("play", "lorenzo", "--seats", "me=Anna,me=Bruno", "--seed", "7")
    screen.until("hand the keyboard over and press Enter -- >")
    before = len(screen.raw)
    screen.type(key)
    assert screen.ended() == 0
    assert "bonus tile" not in screen.raw[before:]


def test_the_curtain_hides_what_the_last_person_saw(terminal: Callable[..., Any]) -> None:
    screen = terminal("play", "lorenzo", "--seats", "me=Anna,me=Bea", "--seed", "7")
    curtain = "hand the keyboard over and press Enter -- >"
    screen.until(curtain)
    screen.type("")
    before = len(screen.raw)
    screen.until(">")
    screen.type("1")
    screen.until(curtain)
    hidden = screen.raw[before:].rpartition("\x1b[2J")[2]
    assert "\x1b[3J" in hidden
    assert "bonus tile" not in hidden
    screen.type("\x04")  # Ctrl-D


# ---- bad input ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lorenz"], "nearest: lorenzo"),
        (["lorenzo", "--seats", "me,deep"], "not 'deep'"),
        (["lorenzo", "--seats", ","], "not ''"),
        (["lorenzo", "--seats", ""], "2 to 5 players"),
        (["lorenzo", "--seats", "me"], "2 to 5 players"),
        (["lorenzo", "--seats", "me,me,me,me,me"], "2 to 4 players"),
        (["lorenzo", "--option", "rules"], "NAME=VALUE"),
        (["lorenzo", "--option", "rules=hard"], "advanced or base"),
        (["lorenzo", "--option", "rule=base"], "nearest: rules"),
        (["lorenzo", "--set", "lorenzo.board.tower_surcharge"], "PATH=VALUE"),
        (["lorenzo", "--set", "lorenzo.board.tower_surcharge=2"], "nearest is lorenzo.board.tower_surcharge_coins"),
        (["lorenzo", "--set", "lorenzo.board.tower_surcharge_coins=x"], "whole number"),
        (["lorenzo", "--load", "none.json"], "none.json: No such file"),
        (["lorenzo", "--load", "."], "Is a directory"),
        (["lorenzo", "--load", "bad.json"], "bad.json: "),
        (["lorenzo", "--position", "bad.json"], "bad.json: "),
        (["lorenzo", "--position", "none.json"], "No such file"),
        (["lorenzo", "--load", "a.json", "--seed", "1"], "no --seed"),
        (["lorenzo", "--load", "a.json", "--seats", "me,me,me"], "--seats names 3"),
        (["lorenzo", "--position", "a.json", "--option", "rules=base"], "no --option"),
        (["lorenzo", "--lang", "de"], "'en', 'it', 'da'"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_bad_words_get_one_line_and_exit_code_2(call: Call, words: list[str], said: str) -> None:
    Path("bad.json").write_text("[1, 2", encoding="utf-8")
    match: Match[Any] = Match(game("lorenzo"), Setup("lorenzo", 2), key_of_seed(1))
    Path("a.json").write_text(write(match, WHOLE), encoding="utf-8")
    result = call("play", *words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("signoria: ")
    assert result.stderr.count("\n") == 1
    assert said in result.stderr


def test_bytes_that_are_no_text_are_not_understood(tmp_path: Path, pipe: Pipe) -> None:
    words = [sys.executable, "-m", "signoria", *ME_AND_BOT]
    done = subprocess.run(words, input=b"\xff\xfe\n", capture_output=True, cwd=tmp_path, check=True)
    assert b"I do not understand" in done.stdout


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_words_break_a_sitting(call: Call, seed: int) -> None:
    """Choices and commands by chance, in both languages, with one and two people at the keyboard."""
    rng = random.Random(seed)
    commands = ["why 3", "why place:white:market.1", *(word for word in COMMANDS if word not in ("save", "quit"))]
    choices = ("1", "2", "3", "1 1", "2 1", "1 2 1", "5", "", "y", "foo")
    typed = "\n".join(rng.choice(commands if rng.random() < 0.2 else choices) for _ in range(400))
    seats = rng.choice(("me,random", "me,me", "me,greedy,me"))
    played = call(
        "play", "lorenzo", "--seats", seats, "--seed", seed, "--lang", rng.choice(("en", "it", "da")), typed=typed
    )
    assert (played.exit_code, played.stderr) == (0, ""), f"{played.exception!r}"
    (file,) = Path().glob("lorenzo-*.match.json")
    assert call("verify", file).exit_code == 0
