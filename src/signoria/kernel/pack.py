"""States as plain data, by reflection: for snapshots, positions and hashes.

A state's own fields are never listed by hand, so a new column cannot be forgotten. What is not the state's (chance, the
tables of the rules, events waiting to be read) is left out, and so is what follows from other fields: attributes whose
names end in an underscore.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

SKIPPED: Final = frozenset({"chance", "drawn", "events", "fresh", "streams", "tables"})


def fields(x: object) -> list[str]:
    """Names of the saved fields of an object, sorted; the same for plain and compiled classes."""
    names = getattr(type(x), "__mypyc_attrs__", None)
    if names is None:
        names = list(vars(x))
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
        if not isinstance(inner, list):
            raise BadData("a tuple must be a list")
        return tuple(unpack(y, classes) for y in inner)
    kind = classes.get(str(data.get("_")))
    if kind is None:
        raise BadData(f"unknown class {str(data.get('_'))[:40]!r}")
    made = kind.__new__(kind)
    for name, value in data.items():
        if name != "_":
            try:
                setattr(made, name, unpack(value, classes))
            except (AttributeError, TypeError) as error:
                raise BadData(f"{data['_']}.{str(name)[:40]} does not fit: {error}") from error
    return made


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
