"""Positions: any state as a small readable file, and back as a start.

A position file is JSON (or TOML, by hand): format, game, rules version, setup, and those fields of the packed state
that differ from a new state of that setup. `signoria play --position`, bug reports and failing fuzz cases use it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from signoria.kernel.chance import Seeded
from signoria.kernel.engine import legal, run
from signoria.kernel.files import FileError, check_plain, decode, layout, one_line, utf8
from signoria.kernel.game import Game, Setup, SetupError, game, nearest, start
from signoria.kernel.pack import pack
from signoria.kernel.state import State

FORMAT: Final = "signoria position"
VERSION: Final = 1
_FIXED: Final = Seeded(b"position")  # what a new state draws, should it draw, is the same at writing and at reading

Name = Annotated[str, Meta(max_length=200)]


class PositionError(FileError):
    """A position file that cannot be used; the message is one line."""


class _File(Struct, forbid_unknown_fields=True):
    format: str
    version: int
    game: Name
    rules: int
    seats: Annotated[int, Meta(ge=1, le=99)]
    state: dict[str, Any]
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    sets: Annotated[dict[Name, int | bool], Meta(max_length=1000)] = {}


def write(rules: Game[Any], setup: Setup, state: State) -> str:
    """The text of a position file."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": rules.name, "rules": rules.version}
    data["seats"] = setup.seats
    data |= {"options": dict(setup.options)} if setup.options else {}
    data |= {"sets": dict(setup.sets)} if setup.sets else {}
    data["state"] = _without(pack(state), _new(rules, setup))
    return layout(data, ("state",))


def read(data: str | bytes, find: Callable[[str], Game[Any]] = game) -> Setup:
    """The setup of a match that starts from a position file. PositionError when it is none, or cannot be played."""
    try:
        file = _parse(utf8(data))
        rules = find(file.game)
        if file.rules != rules.version:
            raise FileError(f"the position is of rules version {file.rules}, this Signoria has {rules.version}")
        check_plain(file.state)
        setup = Setup(file.game, file.seats, file.options, file.sets)
        rules.check(setup)
        setup = replace(setup, position=_completed(file.state, _new(rules, setup)))
        _try(rules, setup)
    except (FileError, SetupError) as error:
        raise PositionError(one_line(error)) from None
    return setup


def _parse(raw: bytes) -> _File:
    if raw.lstrip()[:1] == b"{":
        file = decode(raw, _File)
    else:
        try:
            file = msgspec.convert(tomllib.loads(raw.decode()), _File)
        except RecursionError:
            raise FileError("the file is nested too deeply") from None
        except ValueError as error:  # of TOML, of UTF-8 or of the form
            raise FileError(f"neither JSON nor TOML of a position: {one_line(error)}") from None
    if file.format != FORMAT or file.version != VERSION:
        raise FileError(f'this is no position file: "format" is not "{FORMAT}" or "version" is not {VERSION}')
    return file


def _new(rules: Game[Any], setup: Setup) -> dict[str, Any]:
    """A new state of the setup, packed."""
    try:
        packed: dict[str, Any] = pack(rules.new(replace(setup, position=None), _FIXED))
    except SetupError:
        raise
    except ValueError as error:  # a number in `sets` that may not be set
        raise SetupError(one_line(error)) from None
    return packed


def _without(here: Any, new: Any) -> Any:
    """What differs: objects without the fields that are as in a new state."""
    if isinstance(here, dict) and isinstance(new, dict) and "_" in here and here["_"] == new.get("_"):
        return {name: _without(x, new.get(name)) for name, x in here.items() if name != "_" and x != new.get(name)}
    if isinstance(here, list) and isinstance(new, list) and len(here) == len(new):
        return [_without(x, y) for x, y in zip(here, new, strict=True)]
    return here


def _completed(part: Any, new: Any) -> Any:
    """The inverse of `_without`."""
    objects = isinstance(part, dict) and isinstance(new, dict) and "(" not in part and "_" in new
    if objects and part.get("_", new["_"]) == new["_"]:
        for name in part:
            if name not in new:
                raise FileError(f"a {new['_']} has no {name!r}{nearest(name, [x for x in new if x != '_'])}")
        return {name: _completed(part[name], x) if name in part else x for name, x in new.items()}
    if isinstance(part, list) and isinstance(new, list) and len(part) == len(new):
        return [_completed(x, y) for x, y in zip(part, new, strict=True)]
    return part


def _try(rules: Game[Any], setup: Setup) -> None:
    """Restore it, go to its first question and list every seat's options."""
    try:
        state = start(rules, setup, _FIXED)
        run(state)
        for seat in range(setup.seats):
            if not legal(state, seat, True).legal and state.must >> seat & 1:
                raise ValueError(f"seat {seat} is asked and may do nothing")
    except (SetupError, ValueError) as error:
        raise FileError(f"the position cannot be played: {error}") from None
    except MemoryError:
        raise
    except Exception as error:  # rules code may break in any way on a position that no match can reach
        raise FileError(f"the position cannot be played ({type(error).__name__})") from None
