"""What the terminal adds to Lords' page: prices, profits and dice beside the options, and what cards and places are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

Say = Callable[..., str]
Catalog = Mapping[str, Any]


def aside(option: str, detail: Mapping[str, Any], catalog: Catalog, say: Say) -> str:
    """What stands dim beside an option: what it costs and brings, by `Game.detail`."""
    parts = []
    if "cost" in detail:
        parts.append(say("t-costs", price=_marks(detail["cost"])))
    if "purse" in detail:
        parts.append(say("t-purse", n=detail["purse"]))
    if "gain" in detail:
        parts.append(say("t-gain", gain=_marks(detail["gain"]) or say("t-nothing")))
    if "routes" in detail:
        parts.append(say("t-routes", n=detail["routes"]))
    if "links" in detail:
        parts.append(say("t-links", n=detail["links"]))
    if "dice" in detail:
        parts.append(say("t-dice", n=detail["dice"][0], hit=detail["hits"][0]))
        if len(detail["dice"]) > 1:
            parts.append(say("t-against", n=detail["dice"][1], hit=detail["hits"][1]))
    parts += [say(f"t-{key}", n=detail[key]) for key in ("ruin", "capture", "kill") if key in detail]
    if "lost" in detail:
        parts.append(say("t-lost"))
    return "; ".join(parts)


def look(board: Mapping[str, Any], catalog: Catalog, say: Say, wanted: str) -> list[str]:
    """What cards, places and straits that are called so are, in marked texts."""
    found: list[str] = []
    for kind, told in SECTIONS.items():
        for thing in catalog[kind].values():
            if wanted.casefold() in thing["name"].casefold():
                found += [thing["name"], *(f"  {line}" for line in told(thing, catalog, say) if line)]
    return found


def _card(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield thing["text"]
    if "place" in thing:
        yield say("t-place", place=catalog["places"][thing["place"]]["name"])
    if "needs" in thing:
        yield say("t-needs", goods=_names(catalog["goods"], thing["needs"]))
    if "supplies" in thing:
        yield say("t-supplies", good=catalog["goods"][thing["supplies"]]["name"])
    if lands := (*thing.get("dukedoms", ()), *thing.get("dowry", ())):
        yield say("t-lands", places=_names(catalog["places"], lands))
    if thing.get("heirs"):
        yield say("t-heirs", names=", ".join(thing["heirs"]))
    yield " ".join(f"[{clause}]" for clause in thing["clauses"])


def _place(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-near", places=_names(catalog["places"], thing.get("around", thing.get("links", ()))))


def _strait(thing: Mapping[str, Any], catalog: Catalog, say: Say) -> Iterator[str]:
    yield say("t-near", places=_names(catalog["places"], thing["ports"]))


def _names(things: Catalog, ids: Iterable[str]) -> str:
    return ", ".join(things[x]["name"] for x in ids)


SECTIONS: Final[Mapping[str, Callable[[Mapping[str, Any], Catalog, Say], Iterator[str]]]] = {
    "cards": _card, "places": _place, "straits": _strait,
}  # fmt: skip


def _marks(gold: Sequence[Sequence[Any]]) -> str:
    return " ".join(f"[{amount} {resource}]" for resource, amount in gold)
