"""Facts: a game's numbers and tables, read from its data files, any number of which a designer may replace.

A game keeps its facts in `<package>/data/<name>.toml`. Each value has a path: the game, the file, then keys and list
indices down to it (`lorenzo.board.faith_track_vp.3`). `override` puts other values there, for `--set` and match files.

What may be set, and to what:

- whole numbers and true/false; text, ids and whole groups never;
- from 0 to 1000, or from -1000 to 1000 where the printed value is below 0;
- a new key only in a resource map (a table of whole numbers that has a resource among its keys, or no key at all), and
  only the name of a resource; lists keep their length.

A game narrows or widens this in `data/limits.toml`. Its patterns are paths without the game, in which `*` stands for
anything, and in each table the first that fits decides:

- `resources`: the names of the resources;
- `[fixed]`: pattern = why this number cannot be changed;
- `[range]`: pattern = [least, greatest];
- `[keys]`: pattern of a resource map = names that may be added to it.
"""

import copy
import difflib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar, final

Facts = dict[str, Any]
"""Nested plain dicts and lists of ints, bools and strings; the first level is the name of the file."""

Value = int | bool | str

GREATEST: Final = 1000
LIMITS: Final = "limits"
_LONGEST_PATH: Final = 200
_WHOLE_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")

T = TypeVar("T")
TABLES_KEPT: Final = 32


class FactError(ValueError):
    """A data file that cannot be used, or a value that cannot be set. The message is one line for the user."""


def load(package: str, names: Iterable[str]) -> Facts:
    """Read `data/<name>.toml` of `package` (such as `signoria.games.lorenzo`) for each name, and its limits if any.

    Raises FactError when a file is missing, is not TOML, or holds a date, a fraction or a key unfit for a path.
    """
    folder = resources.files(package).joinpath("data")
    facts: Facts = {name: _checked(name, _read(folder.joinpath(f"{name}.toml"))) for name in names}
    limits = folder.joinpath(f"{LIMITS}.toml")
    if limits.is_file():
        facts[LIMITS] = _read(limits)
    return facts


def load_all(package: str) -> Facts:
    """As `load`, with every data file of the package, by name."""
    names = (x.name for x in resources.files(package).joinpath("data").iterdir() if x.name.endswith(".toml"))
    return load(package, sorted(name.removesuffix(".toml") for name in names if name != f"{LIMITS}.toml"))


def paths(facts: Facts) -> dict[str, Value]:
    """Every path, without the game's name, with its value, in the order of the files."""
    return dict(_leaves({name: table for name, table in facts.items() if name != LIMITS}, ""))


def changeable(facts: Facts) -> dict[str, Value]:
    """Of `paths`, those that `override` accepts: no text, nothing that the game keeps as it is."""
    return {path: value for path, value in paths(facts).items() if _is_free(facts, "", path, value)}


def parse_set(text: str) -> tuple[str, int | str]:
    """Split `path=value`; the value is an int where it reads as one. Raises FactError when there is no `=`."""
    path, equals, value = (part.strip() for part in text.partition("="))
    if not (path and equals and value):
        raise FactError(f"{_quoted(text)} is not PATH=VALUE, such as game.file.name=2")
    return path, int(value) if _WHOLE_NUMBER.fullmatch(value) else value


def override(game: str, facts: Facts, sets: Mapping[str, str | int]) -> Facts:
    """Return the facts with the values of `sets`, path to value; `facts` itself stays as it is.

    Paths begin with `game`. The order of `sets` does not matter. Raises FactError for the first path or value that
    may not be set.
    """
    changed = copy.deepcopy(facts)
    for path in sorted(sets):
        _set(game, changed, facts, path, sets[path])
    return changed


@final
class FactBook(Generic[T]):
    """A game's facts as printed, with the numbers that a match changes, and compiled into the tables that its rules
    read. `compile_`: makes these of facts, all options and the number of seats."""

    def __init__(
        self, game: str, package: str, names: Iterable[str], compile_: Callable[[Facts, dict[str, str], int], T]
    ) -> None:
        self._game, self._package, self._names, self._compile = game, package, tuple(names), compile_
        self._load = lru_cache(maxsize=1)(load)
        self._kept = lru_cache(maxsize=TABLES_KEPT)(self._compiled)

    def printed(self) -> Facts:
        """The facts as printed, read once. Callers must not change them."""
        return self._load(self._package, self._names)

    def changed(self, sets: Mapping[str, int]) -> Facts:
        """The facts with a match's changed numbers. Raises FactError for a path or value that may not be set."""
        return override(self._game, self.printed(), sets) if sets else self.printed()

    def tables(self, options: Mapping[str, str], sets: Mapping[str, int], seats: int = 0) -> T:
        """The tables of a match, the same ones for all matches that agree in everything. Raises FactError as
        `changed`."""
        return self._kept(tuple(sorted(options.items())), tuple(sorted(sets.items())), seats)

    def _compiled(self, options: tuple[tuple[str, str], ...], sets: tuple[tuple[str, int], ...], seats: int) -> T:
        return self._compile(self.changed(dict(sets)), dict(options), seats)


def _read(file: Traversable) -> Facts:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FactError(f"there is no data file {file.name}") from None
    except ValueError as error:  # both TOML and UTF-8 errors name the place
        raise FactError(f"{file.name}: {error}") from None


def _checked(name: str, table: Facts) -> Facts:
    for path, value in _leaves(table, ""):
        if not isinstance(value, int | str):
            raise FactError(f"{name}.toml: {path} is neither a whole number, true, false nor text")
        if not all(_BARE_KEY.fullmatch(key) for key in path.split(".")):
            raise FactError(f"{name}.toml: a key in {path} has other signs than letters, digits, - and _")
    return table


def _leaves(node: Any, prefix: str) -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        for key, child in node.items():
            yield from _leaves(child, f"{prefix}.{key}" if prefix else key)
    elif isinstance(node, list):
        for index, child in enumerate(node):
            yield from _leaves(child, f"{prefix}.{index}")
    else:
        yield prefix, node


def _set(game: str, changed: Facts, printed: Facts, path: str, value: str | int) -> None:
    """Set one value in `changed`, judged by what `printed` holds there."""
    first, _, inner = path.partition(".")
    keys = inner.split(".")
    if first != game or len(path) > _LONGEST_PATH or keys[0] == LIMITS:
        raise _unknown(game, printed, path)
    target: Any = changed
    parent: Any = printed
    for key in keys[:-1]:
        parent = _child(parent, key)
        if parent is None:
            raise _unknown(game, printed, path)
        target = _child(target, key)
    old = _child(parent, keys[-1])
    if old is None:
        _check_new_key(game, printed, path, parent)
        old = 0
    new = _converted(printed, game, path, old, value)
    target[int(keys[-1]) if isinstance(target, list) else keys[-1]] = new


def _child(node: Any, key: str) -> Any:
    """What stands under the key or the list index, or None."""
    if isinstance(node, dict):
        return node.get(key)
    if isinstance(node, list) and _WHOLE_NUMBER.fullmatch(key) and key == str(int(key)) and 0 <= int(key) < len(node):
        return node[int(key)]
    return None


def _check_new_key(game: str, facts: Facts, path: str, parent: Any) -> None:
    """Refuse a path that ends in nothing, except for a resource that may be added to a resource map."""
    above, _, key = path.rpartition(".")
    limits = facts.get(LIMITS, {})
    names: list[str] = limits.get("resources", [])
    allowed = _first_fit(limits.get("keys", {}), above.removeprefix(f"{game}."), names)
    if isinstance(parent, list) and _WHOLE_NUMBER.fullmatch(key):
        raise FactError(f"{path}: {above} has {len(parent)} entries, counted from 0; their number cannot be changed")
    if not _is_resource_map(parent, names) or key not in {*names, *allowed}:
        raise _unknown(game, facts, path)
    if key not in allowed:
        what = f"only {', '.join(allowed)}" if allowed else "nothing"
        raise FactError(f"{path}: {what} can be added to {above}")


def _is_resource_map(node: Any, names: list[str]) -> bool:
    if not isinstance(node, dict) or not all(type(value) is int for value in node.values()):
        return False
    return not node or any(name in node for name in names)


def _converted(facts: Facts, game: str, path: str, old: Any, value: str | int) -> Value:
    """The value in the type of the old one and within its limits."""
    if isinstance(old, dict | list):
        example = next((deeper for deeper, leaf in _leaves(old, path) if _is_free(facts, game, deeper, leaf)), None)
        raise FactError(f"{path} is a group of values" + (f"; name one in it, such as {example}" if example else ""))
    if isinstance(old, str):
        raise FactError(f"{path} is text ({_quoted(old)}); only numbers and true/false can be set")
    reason = _why_fixed(facts, game, path)
    if reason:
        raise FactError(f"{path} cannot be changed: {reason}")
    if isinstance(old, bool):
        if value not in ("true", "false") and not isinstance(value, bool):
            raise FactError(f"{path} is true or false, not {_quoted(value)}")
        return value in ("true", True)
    usual = [-GREATEST if old < 0 else 0, GREATEST]
    least, greatest = _first_fit(facts.get(LIMITS, {}).get("range", {}), path.removeprefix(f"{game}."), usual)
    text = str(value)
    if not _WHOLE_NUMBER.fullmatch(text) or not least <= int(text) <= greatest:
        raise FactError(f"{path} is a whole number from {least} to {greatest}, not {_quoted(value)}")
    return int(text)


def _why_fixed(facts: Facts, game: str, path: str) -> str:
    """Why the game keeps this number as it is, or an empty string. The path may come with or without the game."""
    fixed: dict[str, str] = facts.get(LIMITS, {}).get("fixed", {})
    return _first_fit(fixed, path.removeprefix(f"{game}."), "")


def _is_free(facts: Facts, game: str, path: str, value: Value) -> bool:
    return not isinstance(value, str) and not _why_fixed(facts, game, path)


def _first_fit(table: Mapping[str, T], path: str, default: T) -> T:
    return next((entry for pattern, entry in table.items() if fnmatchcase(path, pattern)), default)


def _unknown(game: str, facts: Facts, path: str) -> FactError:
    known = [f"{game}.{inner}" for inner in changeable(facts)]
    nearest = difflib.get_close_matches(path[:_LONGEST_PATH], known, n=1, cutoff=0.5)
    hint = f"the nearest is {nearest[0]}" if nearest else f"`signoria rules {game} --paths` lists what can be set"
    return FactError(f"there is no {_quoted(path)}; {hint}")


def _quoted(value: str | int) -> str:
    """The value as one short line, whatever signs are in it."""
    text = str(value)
    return repr(text if len(text) <= _LONGEST_PATH else f"{text[:_LONGEST_PATH]}…")
