"""What the terminal adds to Regno's page: prices and yields beside the options, and what may be built or recruited."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

Say = Callable[..., str]
Catalog = Mapping[str, Any]

VALUES: Final = ("range", "charge", "melee", "fire", "walls", "troops")
TRACKS: Final = ("hull", "sails", "crew", "artillery", "movement", "cargo")


def aside(option: str, detail: Mapping[str, Any], catalog: Catalog, say: Say) -> str:
    """What stands dim beside an option: what it costs and brings, by `Game.detail`."""
    parts = []
    if "cost" in detail or "luxuries" in detail:
        price = [_marks(detail.get("cost", ()))] if detail.get("cost") else []
        price += [say("t-luxuries", n=detail["luxuries"])] if "luxuries" in detail else []
        parts.append(say("t-each" if detail.get("each") else "t-costs", price=" ".join(price)))
    if "level" in detail:
        parts.append(say("t-level", level=detail["level"]))
    if "income" in detail:
        parts.append(say("t-income", n=detail["income"]))
    if "upkeep" in detail:
        parts.append(say("t-upkeep", n=detail["upkeep"]))
    if "gain" in detail:
        gain = _marks(detail["gain"]) or say("t-nothing")
        parts.append(say("t-gain-each" if detail.get("each") else "t-gain", gain=gain))
    if "commission" in detail:
        parts.append(say("t-less" if "gain" in detail else "t-with", n=detail["commission"]))
    if "unrest" in detail:
        parts.append(say("t-revolt" if detail.get("revolt") else "t-unrest", n=detail["unrest"]))
    if "idle" in detail:
        parts.append(say("t-idle", n=detail["idle"]))
    if "unused" in detail:
        parts.append(say("t-unused", orders=", ".join(detail["unused"]), n=len(detail["unused"])))
    if "nothing" in detail:
        parts.append(say("t-no-use"))
    return "; ".join(parts)


def look(board: Mapping[str, Any], catalog: Catalog, say: Say, wanted: str) -> list[str]:
    """What buildings, units, ships, Captains and cards that are called so cost and need, in marked texts."""
    found: list[str] = []
    for kind, told in SECTIONS.items():
        for thing in catalog[kind].values():
            if wanted.casefold() in thing["name"].casefold():
                found += [f"{thing['name']} [{thing['clause']}]" if "clause" in thing else thing["name"]]
                found += [f"  {line}" for line in told(thing, catalog, say) if line]
    return found


def _building(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-costs", price=_with_luxuries(thing, say))
    yield _needs(thing, catalog, say)
    if "upgrades" in thing:
        yield say("t-upgrades", building=catalog["buildings"][thing["upgrades"]]["name"])
    yields = [say("t-income", n=thing["income"])] if thing["income"] else []
    yields += [say("t-upkeep", n=thing["upkeep"])] if thing["upkeep"] else []
    yields += [say("t-makes", good=f"[{thing['good']}]")] if "good" in thing else []
    yield "; ".join(yields)


def _unit(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-costs", price=_marks(thing["cost"]))
    yield _needs(thing, catalog, say)
    values = [say(f"t-{key}", n=thing[key]) for key in VALUES if key in thing]
    yield ", ".join([say("t-pf", n=thing["pf"]), say("t-movement", n=thing["movement"]), *values])


def _ship(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-costs", price=_marks(thing["cost"]))
    yield say("t-navigation", n=thing["navigation"]) if thing["navigation"] else ""
    yield ", ".join(say(f"t-{key}", n=thing[key]) for key in TRACKS if thing[key])


def _captain(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-captain", rank=thing["rank"], price=f"[{thing['hire']} florins]", n=thing["command"])
    wage = [f"[{thing['florins']} florins]"] if thing["florins"] else []
    wage += [say("t-one-of", goods=", ".join(f"[{good}]" for good in thing["goods"]))] if thing["goods"] else []
    yield say("t-wage", wage=" ".join(wage)) if wage else ""


def _event(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield thing["text"]


def _branch(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-levels", prices=", ".join(str(n) for n in thing["prices"]))
    if thing["clauses"]:
        yield " ".join(f"[{clause}]" for clause in thing["clauses"])


SECTIONS: Final[Mapping[str, Callable[[Mapping[str, Any], Catalog, Say], Iterator[str]]]] = {
    "buildings": _building, "units": _unit, "ships": _ship, "captains": _captain, "events": _event,
    "technologies": _branch,
}  # fmt: skip


def _with_luxuries(thing: Mapping[str, Any], say: Say) -> str:
    parts = [_marks(thing["cost"])] if thing["cost"] else []
    return " ".join([*parts, *([say("t-luxuries", n=thing["luxuries"])] if thing["luxuries"] else [])])


def _needs(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> str:
    """Technologies, settlement, government, coast."""
    wanted = [f"{catalog['technologies'][branch]['name']} {level}" for branch, level in thing["needs"]]
    if "settlement" in thing:
        wanted.append(catalog["buildings"][thing["settlement"]]["name"])
    if "government" in thing:
        wanted.append(catalog["governments"][thing["government"]]["name"])
    if thing.get("coast"):
        wanted.append(say("t-coast"))
    return say("t-needs", needs=", ".join(wanted)) if wanted else ""


def _marks(goods: Sequence[Sequence[Any]]) -> str:
    return " ".join(f"[{amount} {resource}]" for resource, amount in goods)
