"""Words: templates with typed arguments, and marks made plain."""

from __future__ import annotations

import pytest
from toys import battle, toy, tricks

from signoria.kernel.menu import DONE
from signoria.kernel.state import ALL
from signoria.kernel.words import Words, languages, plain, words

GLYPHS = {"coin": "coins", "vp": "points"}


def english(name: str = "tricks") -> Words:
    return words(toy(name), "en")


def test_an_option_an_amount_and_an_event_in_words() -> None:
    assert english().option((tricks.TRICK, 1, 2)) == "[seat 2] is met by a cheat"
    assert english().option((tricks.GIVE, 0, 7, 1)) == "gives up to 7"
    assert english().option((tricks.GIVE, 2, 7, 1)) == "gives 2 to 7"
    assert english().option((tricks.GIVE, 3)) == "gives 3 to 3"
    assert english().event((tricks.PLAYED, ALL, 0, 3)) == "[seat 0] plays rob (rob)"
    assert english().option((DONE,)) == "Ready"
    assert words(toy("tricks"), "it").option((DONE,)) == "Pronto"


def test_a_caption_chooses_other_words() -> None:
    assert english().option((tricks.WORK,)) == "works"
    assert english().option((tricks.WORK,), ("hard", {"pay": ("number", 3)})) == "works for 3"


def test_a_refusal_and_a_question_in_words() -> None:
    assert english("battle").refusal(battle.EMPTY, None, 0, (battle.MARCH, 2)) == "nobody stands on the wood"
    assert english().question("toy", {"seat": ("seat", 1)}) == "[seat 1] is asked"


def test_names_come_from_the_data_before_the_templates() -> None:
    assert english().name("coin", 0) == "gold"
    assert words(toy("tricks"), "it").name("coin", 0) == "oro"


def test_a_game_without_words_in_a_language_speaks_english() -> None:
    assert languages(toy("tricks").package) == ("en", "it")
    assert words(toy("tricks"), "da") is english()
    assert words(toy("tricks"), "da").language == "en"


def test_missing_words_and_languages_are_errors() -> None:
    with pytest.raises(KeyError, match="en: no words for do-rest"):
        english().option((tricks.REST,))
    with pytest.raises(ValueError, match="language is en or it or da"):
        words(toy("tricks"), "de")
    with pytest.raises(ValueError, match="do-work-hard"):
        english().option((tricks.WORK,), ("hard", {}))


def test_marks_in_plain_words() -> None:
    text = "[seat 1] pays [3 coin] for [vp] and [+2 vp], see [L-26]; [seat 9] [unknown thing]"
    said = plain(text, ["Ada", "Bea"], lambda glyph: GLYPHS.get(glyph, f"<{glyph}>"))
    assert said == "Bea pays 3 coins for points and +2 points, see [L-26]; <seat 9> <unknown thing>"


def test_a_thousand_has_no_separator() -> None:
    """Screens read amounts back out of the marks."""
    assert english().option((tricks.WORK,), ("hard", {"pay": ("number", 1500)})) == "works for 1500"


def test_a_name_that_looks_like_a_mark_stays_a_name() -> None:
    assert plain("[seat 0]", ["[3 coin]"], lambda glyph: "?") == "[3 coin]"
