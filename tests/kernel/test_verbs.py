"""Canonical texts: one text an option, one option a text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import NAMES, toy

from signoria.kernel.menu import AMOUNT, DONE, Option
from signoria.kernel.verbs import LONGEST, NUMBER, SEAT, Grammar, Kind, Signature

COLOUR = Kind("colour", ("white", "orange"), offset=3)
SPACE = Kind("space", ("palace", "building.3"), board=True)
PLACE, BID, PASS = 2, 3 | AMOUNT, 4
GRAMMAR = Grammar(
    (
        Signature(PLACE, "place", ("member", COLOUR), ("space", SPACE), ("seat", SEAT)),
        Signature(BID, "bid", ("space", SPACE), ("coins", NUMBER)),
        Signature(PASS, "pass"),
    ),
    (),
    (COLOUR, SPACE),
)

numbers = st.integers(-999_999_999, 999_999_999)
options = st.one_of(
    st.tuples(st.just(PLACE), st.integers(3, 4), st.integers(0, 1), numbers),
    st.tuples(st.just(BID), st.integers(0, 1), numbers),
    st.just((PASS,)),
    st.just((DONE,)),
)


@given(option=options)
def test_an_option_comes_back_from_its_text(option: Option) -> None:
    assert GRAMMAR.option(GRAMMAR.text(option)) == option


@given(text=st.text(max_size=30) | st.from_regex(r"(place|bid|pass|done)(:[a-z0-9.+-]{1,10}){0,3}", fullmatch=True))
def test_any_text_is_canonical_or_refused(text: str) -> None:
    try:
        option = GRAMMAR.option(text)
    except ValueError:
        return
    assert GRAMMAR.text(option) == text


def test_texts() -> None:
    assert GRAMMAR.text((PLACE, 4, 1, 2)) == "place:orange:building.3:2"
    assert GRAMMAR.listing((BID, 1, 0, 4, 1)) == "bid:building.3:0..4"
    assert GRAMMAR.listing((BID, 0, -6, 4, 2)) == "bid:palace:-6..4/2"
    assert GRAMMAR.listing((PASS,)) == "pass"
    assert GRAMMAR.refs((PLACE, 4, 1, 2)) == ["space.building.3", "seat.2"]
    assert GRAMMAR.refs((BID, 1, 0, 4, 1)) == ["space.building.3"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly", "unknown verb 'fly'$"),
        ("plase:orange", "unknown verb 'plase'; nearest: place, pass$"),
        ("", "unknown verb ''$"),
        ("bid:palace", "bid takes 2 values, not 1"),
        ("pass:", "pass takes 0 values, not 1"),
        ("bid:attic:2", "'attic' is no space"),
        ("bid:palace:two", "'two' is no number"),
        ("bid:palace:02", "'02' is no number"),
        ("bid:palace:-0", "'-0' is no number"),
        ("bid:palace:٣", "is no number"),
        ("bid:palace:1234567890", "is no number"),
        ("bid:palace:2\n", "is no number"),
        ("x" * (LONGEST + 1), "at most 400 characters"),
    ],
)
def test_a_text_that_is_none_says_why(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GRAMMAR.option(text)


def test_an_unknown_verb_is_answered_with_the_nearest_however_many_there_are() -> None:
    many = Grammar(tuple(Signature(n, f"verb-{n}") for n in range(2, 500)), (), ())
    with pytest.raises(ValueError, match=r"^unknown verb 'verb-60x'; nearest: verb-60(, verb-[0-9]+){2}$"):
        many.option("verb-60x")
    with pytest.raises(ValueError, match=r"^unknown verb 'qqqq\.+") as told:
        many.option("qqqq" + "." * 300)
    assert len(str(told.value)) < 60


@pytest.mark.parametrize("value", [2, 5, -1])
def test_a_value_without_a_name_is_an_error(value: int) -> None:
    with pytest.raises(ValueError, match="is no colour"):
        COLOUR.text(value)


@pytest.mark.parametrize("name", NAMES)
def test_verbs_of_a_toy_have_codes_and_names_of_their_own(name: str) -> None:
    verbs = toy(name).grammar.verbs.values()
    assert len({verb.name for verb in verbs}) == len(verbs)
    assert len({verb.code % 512 for verb in verbs}) == len(verbs)
