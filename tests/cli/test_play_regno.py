"""Regno in the terminal: whole games, grouped menus, standing orders, tables that fit, prices beside the options."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.text import Text

from signoria.cli import choices, pages, sitting
from signoria.cli.phrases import Phrases
from signoria.cli.screen import Ink, Screen
from signoria.cli.table import Table, chairs_of, start
from signoria.cli.typist import Typist
from signoria.kernel.chance import Seeded
from signoria.kernel.engine import apply, first_seat, legal, run
from signoria.kernel.game import Setup, game
from signoria.kernel.game import start as new_game
from signoria.kernel.match import key_of_seed
from signoria.kernel.matchfile import load
from signoria.kernel.menu import ANYTIME
from signoria.kernel.page import Block, Row
from signoria.kernel.words import words

Call = Callable[..., Result]

RULES = game("regno")
ITALY = ("--scenario", "italy_1450", "--length", "short")
ME_AND_BOTS = ("play", "regno", "--seats", "me,greedy,greedy", "--seed", "5", *ITALY)
OPENING = "choose-luxury:wine\nbid:0\n"  # then come the Orders of the first season
PLACES = RULES.grammar.kinds["place"].ids[:8]
NAMES = ("Anna", "Bartolomeo della Rovere", "Cosimo")


def answers(transcript: str) -> list[str]:
    """What was printed after each line typed, up to the next prompt."""
    return re.split(r"^[^\n]* > [^\n]*\n", transcript, flags=re.MULTILINE)[1:]


def listed(text: str) -> list[str]:
    return re.findall(r"^ +\d+  (.*)$", text, re.MULTILINE)


def sat_down(options: dict[str, str], seats: str, language: str = "en") -> Table:
    """A table as the terminal starts it."""
    say = Phrases(language, RULES.package)
    chairs = chairs_of(seats.split(","), RULES, say)
    typist = Typist(words(RULES, language), [chair.name for chair in chairs], say, Screen(say), typed=False)
    return start(RULES, Setup("regno", len(chairs), options), key_of_seed("5"), chairs, language, say, typist)


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "language"), [("schematic", "en"), ("italy_1450", "it")])
def test_a_script_of_hints_plays_a_whole_game(call: Call, scenario: str, language: str) -> None:
    options, seats = {"scenario": scenario, "length": "short"}, "me,greedy"
    table, script = sat_down(options, seats, language), list[str]()
    while not table.match.over:
        seat = table.asked_person()
        if seat is None:
            table.bot_answers()
            continue
        chain, reason = table.hint(RULES.mask(table.match.state, seat), seat)
        assert reason.endswith(".")
        script += [RULES.grammar.text(option) for option in chain]
        table.choose(seat, chain)
    words_ = ("play", "regno", "--seats", seats, "--seed", "5", "--lang", language, "--length", "short")
    played = call(*words_, "--scenario", scenario, typed="\n".join(script) + "\n")
    assert played.exit_code == 0, played.exception
    (kept,) = Path().glob("regno-*.match.json")
    assert load(kept.read_bytes()).log[-1].hash == table.match.log[-1].hash
    assert not re.search(r"None|\{|\$|\b[a-z]+-[a-z]+ … ", played.stdout)
    if language == "it":
        assert not re.search(r"\b(the|pays|choices|receives|costs|yields)\b", played.stdout)


def test_bots_with_choices_of_several_parts_play_to_the_end(call: Call) -> None:
    played = call("play", "regno", "--seats", "greedy,random", "--length", "short", "--seed", "2")
    assert played.exit_code == 0, played.exception
    assert "Final score" in played.stdout


# ---- switches --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spelt",
    [
        ("--scenario", "italy_1450", "--length=short"),
        ("--option", "scenario=italy_1450", "--length", "short"),
        ("--option", "scenario=italy_1450", "--option", "length=short"),
    ],
)
def test_a_switch_is_an_option_of_its_own(call: Call, spelt: tuple[str, ...]) -> None:
    call("play", "regno", *spelt, "--seats", "me,random", typed="save a.json\n")
    setup = json.loads(Path("a.json").read_text("utf-8"))["setup"]
    assert setup["options"] == {"scenario": "italy_1450", "length": "short"}


@pytest.mark.parametrize(
    ("spelt", "said"),
    [
        (("--scenario", "moon"), "option scenario is schematic or italy_1450, not 'moon'"),
        (("--scenario",), "is not NAME=VALUE"),
        (("--rules", "base"), "No such option '--rules'"),
    ],
)
def test_a_wrong_switch_is_refused(call: Call, spelt: tuple[str, ...], said: str) -> None:
    refused = call("play", "regno", *spelt)
    assert (refused.exit_code, said in refused.stderr) == (2, True), refused.stderr


def test_switches_of_simulated_games(call: Call) -> None:
    words_ = ("simulate", "regno", "--seats", "random,random", "--games", "1", "--length", "short", "--json")
    assert call(*words_, "--scenario", "italy_1450").exit_code == 0
    assert call(*words_, "--scenario", "moon").exit_code == 2


# ---- menus -----------------------------------------------------------------------------------------------------------


def test_every_menu_is_short_and_complete() -> None:
    longest = 0
    for state in moments({"length": "short"}, 600):
        menu = legal(state, first_seat(state.must)).legal
        shown = choices.entries(menu, RULES.grammar)
        flat = leaves(shown)
        assert sorted(flat) == sorted(x for x in menu if not x[0] & ANYTIME)
        assert len(shown) <= 22
        longest = max(longest, len(flat))
        orders = leaves(choices.at_any_time(menu, RULES.grammar))
        assert sorted([*flat, *orders]) == sorted(menu)
    assert longest > choices.FLAT


def moments(options: dict[str, str], moves: int, seats: int = 3, seed: int = 3) -> Iterator[Any]:
    """States of a game by chance."""
    rng, state = random.Random(seed), new_game(RULES, Setup("regno", seats, options), Seeded(b"%d" % seed))
    run(state)
    for _ in range(moves):
        if not state.must:
            return
        yield state
        seat = first_seat(state.must)
        verbs: dict[int, list[Any]] = {}
        for option in legal(state, seat).options():
            if not option[0] & ANYTIME:
                verbs.setdefault(option[0], []).append(option)
        apply(state, seat, rng.choice(rng.choice(list(verbs.values()))))


def leaves(entries: Any) -> list[tuple[int, ...]]:
    return [x for entry in entries for x in (leaves(entry.entries) if isinstance(entry, choices.Group) else [entry])]


def test_groups_have_titles_in_words_and_nest(call: Call) -> None:
    typed = OPENING + "lay:order1\nlay:order3\nfinish\nbegin:order3\n1\n"
    *_, produce, group, _ = answers(call(*ME_AND_BOTS, typed=typed).stdout)
    assert listed(produce)[:1] == ["Tax: Milano … 4 choices"]
    assert "Put a free worker to work: Milano … 5 choices" in listed(produce)
    assert group.splitlines()[0].endswith("Provinces left: 3. — Tax: Milano")
    assert re.fullmatch(r"Milano: exemption  yields \d+ florins; then unrest 0; 5 workers idle", listed(group)[0])
    grammar = RULES.grammar
    taxed = [f"tax:{place}:{tax}" for place in PLACES for tax in ("low", "high")]
    posted = [f"assign:{place}:{post}" for place in PLACES for post in ("farm", "forge")]
    menu = [grammar.option(text) for text in (*taxed, *posted)]
    shown = choices.entries(menu, grammar)
    assert [type(entry) for entry in shown] == [choices.Group, choices.Group]
    assert choices.pick("1 3 2", shown) == grammar.option(f"tax:{PLACES[2]}:high")
    third = choices.pick("2 8", shown)
    assert isinstance(third, choices.Group)
    assert third.count == 2


def test_the_first_line_says_who_plays_here_and_where_help_is(call: Call) -> None:
    told = call("play", "regno", "--seats", "greedy,me=Anna,me=Bea", "--seed", "5", typed="").stdout
    assert told.splitlines()[0] == 'Played here: Anna (seat 2), Bea (seat 3), of 3 seats. "help" lists the commands.'


def test_prices_stand_beside_the_options(call: Call) -> None:
    typed = OPENING + "lay:order1\nlay:order6\nfinish\nbegin:order6\n1\n"
    (*_, group, _) = answers(call(*ME_AND_BOTS, typed=typed).stdout)
    assert re.search(r"^ +\d+  Research: Urbanism  costs 50 florins; to level 1$", group, re.MULTILINE)


def test_amounts_stand_in_the_words(call: Call) -> None:
    transcript = call(*ME_AND_BOTS, typed="choose-luxury:wine\n1 250\n1 15\n").stdout
    bid, refused, done, _ = answers(transcript)
    assert listed(bid) == ["Bid 0–200 florins"]
    assert "The amount is 0 to 200 in steps of 5, not 250." in refused
    assert "Player 1 bids 15 florins" in done


def test_a_hint_in_the_middle_of_a_choice_goes_on_with_it(call: Call) -> None:
    typed = OPENING + "lay:order1\nlay:order3\nfinish\nbegin:order1\nrecruit:MIL\nhint\n"
    *_, recruiting, hint, _ = answers(call(*ME_AND_BOTS, typed=typed).stdout)
    assert re.match(r"Recruit in Milano: room for \d+ more pieces", recruiting)
    assert re.search(r"^ +(enlist:\w+:\d+|cancel|finish)$", hint, re.MULTILINE)


# ---- standing orders -------------------------------------------------------------------------------------------------


def test_standing_orders_have_a_list_of_their_own(call: Call) -> None:
    typed = "orders\n1\n2\norders 3 1\norders\n\norders moon\norders 99\nstand:losses:0\norders\nhelp\nsave a.json\n"
    *_, laying, orders, losses, given, _, again, back, _, _, asked, less, helped, _, _ = answers(
        call(*ME_AND_BOTS, typed=OPENING + typed).stdout
    )
    assert not any("Standing order" in line for line in listed(laying))
    assert listed(orders)[0] == "losses … 3 choices"
    assert listed(losses)[1] == "Standing order: lose the dearest pieces first"
    assert given.startswith("Noted. Standing order: lose the dearest pieces first\n")
    assert listed(given) == listed(back) == listed(laying)
    assert "losses: lose the dearest pieces first\n  commander: the best commander leads" in again
    assert asked.startswith("Noted. Standing order: ask me")
    assert "losses: " not in less
    assert re.search(r"^  orders ", helped, re.MULTILINE)
    entries = json.loads(Path("a.json").read_text("utf-8"))["entries"]
    assert [x for entry in entries for x in entry["do"] if x.startswith("stand")] == [
        "stand:losses:2", "stand:commander:1", "stand:losses:0",
    ]  # fmt: skip


def test_an_order_of_losses_is_typed_whole(call: Call) -> None:
    typed = (
        "orders pike, light infantry\norders light, archer\norders light infantry, archer\norders moon\nsave a.json\n"
    )
    *_, given, changed, same, moon, _, _ = answers(call(*ME_AND_BOTS, typed=OPENING + typed).stdout)
    assert "losses: lose pieces in my own order\n" in given
    assert "own order of losses: Pikeman, Light infantry, then the cheapest\n" in given
    assert "own order of losses: Light infantry, Archer, then the cheapest\n" in changed
    assert same.startswith("That order holds already.")
    assert moon.startswith('There is no one thing here that is called "moon"; there are: Light infantry, Archer,')
    entries = json.loads(Path("a.json").read_text("utf-8"))["entries"]
    assert [entry["do"] for entry in entries if entry["do"][0].startswith("rank")] == [
        ["rank:pikeman", "rank:light_infantry", "stand:losses:4"],
        ["rank:pikeman", "rank:light_infantry", "rank:light_infantry", "rank:archer", "stand:losses:4"],
    ]


def test_orders_over_the_limit_of_a_season_are_refused_and_the_match_is_kept(call: Call) -> None:
    changes = "\n".join(f"stand:retreat:{i % 2 + 1}" for i in range(23))
    typed = OPENING + changes + "\norders archer, light\nstand:losses:1\norders\norders archer\nwhy stand:retreat:3\n"
    played = call(*ME_AND_BOTS, typed=typed)
    assert played.exit_code == 0, played.exception
    *_, refused, done, orders, ranked, why, _ = answers(played.stdout)
    limit = "You have changed your standing orders 24 times this season"
    assert refused.startswith("Not done: Own order of losses: ")
    assert limit in refused
    assert done.startswith("Noted. Standing order: lose the cheapest pieces first")
    assert "losses: lose the cheapest pieces first" in orders
    assert f"No standing order can be changed now. {limit}" in orders
    assert limit in ranked
    assert why.startswith("Standing order: retreat when at most 3 tenths of the soldiers are left")
    assert limit in why
    assert list(Path().glob("regno-*.match.json"))


def test_a_choice_that_the_match_refuses_is_asked_again(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    chain = tuple(RULES.grammar.option(x) for x in ("rank:archer", "rank:pikeman"))
    monkeypatch.setattr(sitting, "ranking_of", lambda *_: chain)
    changes = "\n".join(f"stand:retreat:{i % 2 + 1}" for i in range(23))
    played = call(*ME_AND_BOTS, typed=OPENING + changes + "\norders archer, light\n")
    assert played.exit_code == 0, played.exception
    assert "Not done: Own order of losses: " in played.stdout


def test_nobody_else_hears_of_standing_orders(call: Call) -> None:
    words_ = ("play", "regno", "--seats", "me=Anna,me=Bea", "--seed", "5", *ITALY)
    told = call(*words_, typed="orders 1 1\n" + "1\n" * 4).stdout
    assert told.count("Noted.") == 1
    assert "Anna has answered\nAnna has answered" not in told


# ---- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("scenario", ["schematic", "italy_1450"])
def test_every_table_fits_79_columns(scenario: str, language: str) -> None:
    w, ink = words(RULES, language), Ink(NAMES, RULES.catalog(language, Setup("regno", 3))["resources"])
    for n, state in enumerate(moments({"scenario": scenario, "length": "short"}, 300)):
        if n % 20:
            continue
        seat = first_seat(state.must)
        page = RULES.page(RULES.mask(state, seat), seat, w)
        parts = pages.brief_parts(page, ink, "More:")
        lines = [line for part in parts.values() for line in part]
        assert len(lines) <= 20
        lines += [line for block in page for line in pages.block_lines(block, block.rows, ink)]
        lines += pages.found_lines(page, ink, "Anna")
        assert all(line.cell_len <= 79 for line in lines), [line.plain for line in lines if line.cell_len > 79]


def test_a_table_cuts_titles_of_figures_before_its_texts() -> None:
    rows = [Row("a", ("Milano", "12", "a long text that needs room to stand " * 3))]
    block = Block("x", "Title", ("Province", "Inhabitants", "Buildings"), rows, frozenset({1}))
    title, head, *lines = [line.plain for line in pages.block_lines(block, rows, Ink((), {}))]
    assert (title, head.split()) == ("Title", ["Province", "Inha", "Buildings"])
    assert lines[0].startswith("Milano")
    assert all(Text(line).cell_len <= 79 for line in lines)
    found = [line.plain for line in pages.found_lines([block], Ink((), {}), "milano")]
    assert found[0] == "Milano  Title"
    assert found[1].startswith("  Inhabitants: 12 · Buildings: a long text")


def test_only_what_has_changed_of_the_board_is_drawn_again(call: Call) -> None:
    typed = OPENING + "lay:order1\nlay:order3\nboard\n"
    bid, laying, _, revealed, board, _ = answers(call(*ME_AND_BOTS, typed=typed).stdout)
    assert "Season: Spring" in bid
    assert "raw materials" in bid
    assert "Season: Spring" in laying  # the event is known now
    assert "raw materials" not in laying
    assert "Season: Spring" not in revealed
    assert "Player 1    3 " in revealed  # bots have spent
    assert all(text in board for text in ("Season: Spring", "raw materials", "More with `look`"))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("milano", r"^Milano +Provinces\n  Owner: Player 1 · Centre: City"),
        ("people", r"^People\nName "),
        ("galeazzo", r"^Galeazzo +People\n  Realm: Player 1 · Role: Sovereign"),
        ("armies", r"^Milano +Player 1 6 Light infantry, 3 Archers, 4 Pikemen"),
        ("pikeman", r"^Pikeman \[13.1.t1.r4\]\n  costs 1 wood 1 iron 15 florins\n  needs Metallurgy 1"),
        ("metallurgy", r"florins for levels 1 to 4: "),
        ("floods", r"Event: Floods. This season no land piece"),
        ("zzz", r"^Nothing here is called zzz\."),
    ],
)
def test_look_finds_provinces_people_blocks_and_what_can_be_had(call: Call, wanted: str, found: str) -> None:
    *_, look, _ = answers(call(*ME_AND_BOTS, typed=f"{OPENING}look {wanted}\n").stdout)
    assert re.search(found, look, re.MULTILINE), look


def test_the_last_lines_of_the_log_and_a_short_score(call: Call) -> None:
    *_, log, last, wrong, score, _ = answers(call(*ME_AND_BOTS, typed=OPENING + "log\nlog 2\nlog x\nscore\n").stdout)
    assert log.splitlines()[-2:] == last.splitlines()
    assert "I do not understand" in wrong
    assert "Provinces [R20.3]" in score
    assert "Battles won" not in score  # nobody has points of it


def test_a_season_on_a_terminal_of_24_lines(terminal: Callable[..., Any]) -> None:
    screen = terminal(*ME_AND_BOTS)
    screen.until("Player 1 >")
    for line in ("choose-luxury:wine", "bid:0", "lay:order1", "lay:order3", "finish", "begin:order3"):
        screen.type(line)
        shown = screen.until("Player 1 >").split("\n")
        assert len(shown) <= 26, shown  # with the line typed
        assert all(len(row) <= 80 for row in shown)
    screen.type("look provinces")
    page = screen.until("-- more: Enter; or your choice -- >")
    assert 15 <= page.count("\n") <= 24
    screen.type("tax:MIL:low")
    assert "Player 1, Milano: low tax" in screen.until("Player 1 >")
