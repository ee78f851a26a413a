"""States as plain data, by reflection: for snapshots, positions and hashes.

A state's own fields are never listed by hand, so a new column cannot be forgotten. What is not the state's (chance, the
tables of the rules, events waiting to be read) is left out, and so is what follows from other fields: attributes whose
names end in an underscore. A class that has an `__init__`, as steps do, takes its fields by name there.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from signoria.kernel.state import Asking, S, Step

SKIPPED: Final = frozenset({"chance", "drawn", "events", "fresh", "streams", "tables"})


def fields(x: object) -> list[str]:
    """Names of the saved fields of an object, sorted; the same for plain and compiled classes."""
    names = set(getattr(type(x), "__mypyc_attrs__", ()))
    names.update(getattr(x, "__dict__", ()))  # a plain class may extend a compiled one
    return sorted(n for n in names if n not in SKIPPED and not n.startswith("__") and not n.endswith("_"))


def pack(x: Any) -> Any:
    """JSON data of a state or step: tuples become {"(": […]}, objects {"_": class, field: …}."""
    if x is None or isinstance(x, int | str):
        return x
    if isinstance(x, list):
        return [pack(y) for y in x]
    if isinstance(x, tuple):
        return {"(": [pack(y) for y in x]}
    return {"_": type(x).__name__, **{n: pack(getattr(x, n)) for n in fields(x)}}


def classes_of(package: str, *parts: type) -> dict[str, type]:
    """For `Game.classes`: the steps of every module of a package, and the parts that a state is made of, by name. A
    class that neither acts nor takes nor closes is no step, but a base of steps."""
    found = {part.__name__: part for part in (Asking, *parts)}
    root = importlib.import_module(package)
    for info in pkgutil.walk_packages(root.__path__, f"{package}."):
        module = importlib.import_module(info.name)
        for name, kind in sorted(vars(module).items()):
            own = isinstance(kind, type) and issubclass(kind, Step) and kind.__module__ == module.__name__
            if own and any(getattr(kind, does) is not getattr(Step, does) for does in ("act", "take", "close")):
                assert found.setdefault(name, kind) is kind, f"two steps are called {name}"
    return found


class BadData(ValueError):
    """Packed data that is no state of this game and version."""


def unpack(data: Any, classes: Mapping[str, type]) -> Any:
    """The object that `pack` wrote; `classes` are the only ones that may be made. BadData says what does not fit."""
    if data is None or isinstance(data, int | str):
        return data
    if isinstance(data, list):
        return [unpack(y, classes) for y in data]
    if not isinstance(data, dict):
        raise BadData(f"a {type(data).__name__} has no place in a state")
    if "(" in data:
        inner = data["("]
        if not isinstance(inner, list) or len(data) != 1:
            raise BadData('a tuple is {"(": […]}')
        return tuple(unpack(y, classes) for y in inner)
    kind = classes.get(str(data.get("_")))
    if kind is None:
        raise BadData(f"unknown class {str(data.get('_'))[:40]!r}")
    values = {name: unpack(value, classes) for name, value in data.items() if name != "_"}
    for name in values:
        if name.startswith("_") or callable(getattr(kind, name, None)):  # a field never hides a method
            raise BadData(f"{kind.__name__} has no field {name[:40]!r}")
    try:
        return _make(kind, values)
    except (AttributeError, TypeError) as error:
        raise BadData(f"{kind.__name__} does not fit: {error}") from error


def _make(kind: type, values: dict[str, Any]) -> Any:
    """By its `__init__` where it has one: a compiled class cannot be made without."""
    if kind.__init__ is not object.__init__:  # type: ignore[misc]  # only compared
        return kind(**values)
    made: Any = kind.__new__(kind)  # type: ignore[call-overload]  # mypy takes it for type.__new__
    for name, value in values.items():
        setattr(made, name, value)
    return made


def revive(data: Mapping[str, Any], classes: Mapping[str, type], new: S) -> S:
    """The state that `pack` wrote, with the chance and tables of `new`, a new state of the same setup.

    BadData when it is not of the class of `new`, or a field is missing, unknown or of another type. What is nothing in
    `new` may be missing: a part of the game that the match is played without, younger than the data.
    """
    kind, wanted = type(new), fields(new)
    if data.get("_") != kind.__name__:
        raise BadData(f"this is a {str(data.get('_'))[:40]}, not a {kind.__name__}")
    for name in data:
        if name not in wanted and name != "_":
            raise BadData(f"a state has no {name[:40]!r}")
    values = {name: unpack(data[name], classes) for name in wanted if name in data}
    for name in wanted:
        there = getattr(new, name)
        if name not in values and there is not None:
            raise BadData(f"the state has no {name}")
        here = values.setdefault(name, None)
        maybe = here is None and not isinstance(there, list)
        if there is not None and not maybe and not _alike(here, there):
            raise BadData(f"{name} must be like {str(pack(there))[:60]}")
    if not all(isinstance(step, Step) for step in values["agenda"]) or len(values["counters"]) != len(new.streams):
        raise BadData("the agenda or the counters do not fit")
    values.update((name, getattr(new, name)) for name in SKIPPED if hasattr(new, name))
    try:
        revived: S = _make(kind, values)
    except (AttributeError, TypeError) as error:
        raise BadData(f"{kind.__name__} does not fit: {error}") from error
    return revived


def _alike(here: object, there: object) -> bool:
    """Of one type; lists of whole numbers hold nothing else."""
    if isinstance(there, list):
        numbers = bool(there) and all(isinstance(x, int) for x in there)
        return isinstance(here, list) and (not numbers or all(isinstance(x, int) for x in here))
    return isinstance(here, int) if isinstance(there, int) else type(here) is type(there)


def sparse(x: Any) -> Any:
    """As `pack`, without what is empty or zero, so that a part not in play, or a new field, changes no hash."""
    if x is None or isinstance(x, int | str):
        return x
    if isinstance(x, list | tuple):
        return [sparse(y) for y in x]
    out: dict[str, Any] = {"_": type(x).__name__}
    for n in fields(x):
        value = getattr(x, n)
        if value is not None and value != 0 and value != [] and value != ():
            out[n] = sparse(value)
    return out


def digest(state: object, key: bytes) -> str:
    """Keyed hash of a state, 16 hex digits. An open hash of a state with few secrets would let anyone guess them."""
    text = json.dumps(sparse(state), separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), key=key[:64], digest_size=8).hexdigest()
