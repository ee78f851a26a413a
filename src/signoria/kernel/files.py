"""The boundary where files come in: bounded, strictly typed, and every failure is one line that a user can act on."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

LARGEST: Final = 1 << 20  # bytes of a file
DEEPEST: Final = 24  # levels of nesting in a packed state
GREATEST: Final = 1 << 256  # a whole number in a packed state; masks of provinces are wide
_INDEX: Final = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")

T = TypeVar("T")


class FileError(ValueError):
    """A file that cannot be used. The message is one line for the user."""


def one_line(text: object) -> str:
    """Whatever it is, as one short printable line."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(text)).split())
    return line if len(line) <= 300 else f"{line[:299]}…"


def utf8(data: str | bytes) -> bytes:
    """The bytes of a file. FileError when there are too many."""
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise FileError(f"the file has {len(raw)} bytes; at most {LARGEST} are read")
    return raw


def decode(raw: bytes, kind: type[T]) -> T:
    """JSON of a msgspec type. FileError says what does not fit, and where."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise FileError(_placed(str(error))) from None
    except RecursionError:
        raise FileError("the file is nested too deeply") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise FileError(f"the file is no whole JSON text{_line_of(raw, str(error))}: {one_line(error)}") from None


def check_plain(data: Any) -> None:
    """FileError unless `data` holds only texts, whole numbers, lists and dicts of bounded depth and size."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for x in level:
            if isinstance(x, dict):
                inner.extend(x.values())
            elif isinstance(x, list):
                inner.extend(x)
            elif isinstance(x, int):
                if not -GREATEST < x < GREATEST:
                    raise FileError("a number in the position is too great")
            elif x is not None and not isinstance(x, str):
                raise FileError(f"a {type(x).__name__} has no place in a position")
        if not inner:
            return
        level = inner
    raise FileError(f"the position is nested more than {DEEPEST} levels deep")


def layout(data: Mapping[str, Any], opened: tuple[str, ...]) -> str:
    """JSON with a field a line, and an element a line inside the fields named in `opened`."""
    lines: list[str] = []
    for name, value in data.items():
        if name in opened and isinstance(value, dict) and value:
            inner = ",\n".join(f"  {_compact(key)}: {_compact(x)}" for key, x in value.items())
            lines.append(f"{_compact(name)}: {{\n{inner}\n}}")
        elif name in opened and isinstance(value, list) and value:
            inner = ",\n".join(f"  {_compact(x)}" for x in value)
            lines.append(f"{_compact(name)}: [\n{inner}\n]")
        else:
            lines.append(f"{_compact(name)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _placed(message: str) -> str:
    """A validation error with its place in words: `entry 3: …` for `$.entries[2]`."""
    found = _INDEX.search(message)
    text = one_line(message[: found.start()] if found else message)
    place = found[1] if found else ""
    entry = re.match(r"entries\[(\d+)\]\.?(.*)", place)
    if entry:
        place = f"entry {int(entry[1]) + 1}" + (f", {entry[2]}" if entry[2] else "")
    return f"{one_line(place)}: {text}" if place else text


def _line_of(raw: bytes, message: str) -> str:
    found = _BYTE.search(message)
    return f", line {raw[: int(found[1])].count(10) + 1}" if found else ""
