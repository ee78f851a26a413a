"""The boundary where files come in and go out. In: bounded, strictly typed, and every failure is one line that a user
can act on. Out: whole under their names or not at all."""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import tempfile
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

LARGEST: Final = 1 << 20  # bytes of a file
DEEPEST: Final = 24  # levels of nesting in a packed state
GREATEST: Final = 1 << 256  # a whole number in a packed state; masks of provinces are wide
STEERING: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # Unicode's categories of signs that are not shown
_INDEX: Final = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_BYTE: Final = re.compile(r"\(byte (\d+)\)")

T = TypeVar("T")


class FileError(ValueError):
    """A file that cannot be used. The message is one line for the user."""


def one_line(text: object) -> str:
    """Whatever it is, as one short printable line."""
    line = " ".join("".join(c if c.isprintable() else " " for c in str(text)).split())
    return line if len(line) <= 300 else f"{line[:299]}…"


def steers(text: str) -> bool:
    """Is there a sign in it that is not seen and steers a screen: an escape, a new line, a turn of direction?"""
    return any(unicodedata.category(x) in STEERING for x in text)


def tidy(name: str, otherwise: str = "") -> str:
    """A name on one line, of at most 40 signs, with no sign that steers a screen and none of our marks' brackets."""
    kept = (x for x in name if x.isspace() or (unicodedata.category(x)[0] != "C" and x not in "[]"))
    return " ".join("".join(kept).split())[:40].strip() or otherwise


def read_bounded(path: Path) -> bytes:
    """The bytes of a file. OSError; FileError for a pipe or device, which may never end, and for too many bytes."""
    with open(path, "rb", opener=_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise FileError("this is no regular file")
        return utf8(file.read(LARGEST + 1))


def _at_once(path: str, flags: int) -> int:
    """Open, also a pipe to which nobody writes."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def check_writable(path: Path) -> None:
    """OSError when `replacing` could not write there, before long work is done whose result is to go there."""
    with _part(path):
        pass


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A new file to write to, which takes the name `path` when the block ends. OSError when the block or the disk
    fails: then what was there before is still there, and nothing else. A symbolic link stays one."""
    with _part(path) as (part, real):
        yield part
        with open(part, "r+b") as file:
            os.fsync(file.fileno())
        os.chmod(part, stat.S_IMODE(real.stat().st_mode) if real.exists() else 0o666 & ~_umask())
        os.replace(part, real)


def write_whole(path: Path, text: str) -> None:
    """Write a text file as `replacing` does."""
    with replacing(path) as part:
        part.write_text(text, encoding="utf-8")


@contextmanager
def _part(path: Path) -> Iterator[tuple[Path, Path]]:
    """A new, empty file beside the one that `path` leads to, and that one. It is gone afterwards unless it was renamed.
    Errors name `path`."""
    real = Path(os.path.realpath(path))
    if real.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(real) and not real.is_file():
        raise OSError(errno.EINVAL, "this is no regular file", str(path))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{real.name[:60]}.", suffix=".part", dir=real.parent)
        os.close(handle)
        try:
            yield Path(name), real
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def utf8(data: str | bytes) -> bytes:
    """The bytes of a file. FileError when there are too many."""
    raw = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST:
        raise FileError(f"the file is too large: at most {LARGEST} bytes are read")
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
