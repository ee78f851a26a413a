"""Position files: short, readable, exact, and refused in one line when they do not fit."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import toy
from walking import do, listed, new_match, play

from signoria.kernel.match import Match, key_of_seed
from signoria.kernel.pack import pack
from signoria.kernel.position import PositionError, read, write


def text_of(match: Match) -> str:
    return write(match.rules, match.setup, match.state)


def complaint(text: str | bytes) -> str:
    with pytest.raises(PositionError) as error:
        read(text, toy)
    assert str(error.value).isprintable()
    return str(error.value)


def test_only_what_differs_from_a_new_state_is_written() -> None:
    match = new_match("battle")
    do(match, 0, "rest")
    data = json.loads(text_of(match))
    assert {name: data[name] for name in ("format", "version", "game", "rules", "seats")} == {
        "format": "signoria position",
        "version": 1,
        "game": "battle",
        "rules": 1,
        "seats": 2,
    }
    assert data["state"] == {"agenda": [{"left": 4, "seat": 1}], "must": 2, "question": 2, "round": 1}


def test_a_position_is_a_start() -> None:
    before = play(new_match("tricks"), 2, 9)
    setup = read(text_of(before), toy)
    assert setup.position == pack(before.state)
    match = Match(toy("tricks"), setup, key_of_seed(9))
    for seat in range(4):
        assert listed(match, seat) == listed(before, seat)
    assert play(match, 1).over


def test_a_position_can_be_written_by_hand() -> None:
    text = """
    format = "signoria position"
    version = 1
    game = "march"
    rules = 1
    seats = 2
    [state]
    leader = [16, 7]
    agenda = [{ _ = "March", seat = 0, left = 2 }]
    """
    match = Match(toy("march"), read(text, toy), key_of_seed(1))
    assert listed(match, 0) == ["step:p1", "step:p15"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"battle"', '"chess"', "no game 'chess'"),
        ('"version": 1', '"version": 3', "no position file"),
        ('"rules": 1', '"rules": 2', "rules version 2"),
        ('"seats": 2', '"seats": 3', "for 2 to 2 players"),
        ('"must"', '"muts"', "a Battle has no 'muts'; nearest: must"),
        ('"must": 2', '"must": "2"', "must must be like"),
        ('"must": 2', '"must": 2.5', "a float has no place"),
        ('"left":4', '"left":"4"', ""),
        ('"seat":1', '"seat":"1"', "the position cannot be played"),
        ('"agenda": [{', '"agenda": [{"_":"Nobody",', "unknown class 'Nobody'"),
        ('"agenda": [{"left":4,"seat":1}]', '"agenda": 7', "agenda must be like"),
        ('"seats"', '"seat"', "unknown field `seat`"),
    ],
)
def test_a_position_that_does_not_fit_gets_one_line(old: str, new: str, reason: str) -> None:
    match = new_match("battle")
    do(match, 0, "rest")
    text = text_of(match)
    assert old in text
    if reason:
        assert reason in complaint(text.replace(old, new))
    else:  # nothing reads it before the seat rests
        assert read(text.replace(old, new), toy).position


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff", b"x = [" * 5000, b'{"x":' * 5000, b"a" * (1 << 21), b"x = " + b"9" * 9000]
)
def test_bytes_that_are_no_position_get_one_line(raw: bytes) -> None:
    assert complaint(raw)


@settings(max_examples=100, deadline=None)
@given(at=st.integers(0, 300), byte=st.binary(max_size=2))
def test_edited_positions(at: int, byte: bytes) -> None:
    raw = text_of(play(new_match("offers"), 2, 5)).encode()
    at %= len(raw)
    said = ""
    try:
        setup = read(raw[:at] + byte + raw[at + 1 :], toy)
    except PositionError as error:
        said = str(error)
    else:
        assert Match(toy("offers"), setup, key_of_seed(1)).question
    assert said.isprintable()
