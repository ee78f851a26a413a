"""An order of one's own, typed whole: which plays out of turn make it of the one that holds.

Options whose detail tells a `rank` (docs/wire.md) put a thing at the end of a ranking, or take it off.
"""

from __future__ import annotations

from signoria.cli.choices import NotChosen
from signoria.cli.commands import Question
from signoria.cli.table import Table
from signoria.kernel.menu import Listing, Option


def ranking_of(text: str, asked: Question, table: Table) -> tuple[Option, ...]:
    """The options that rank just what `text` names, with commas between. NotChosen: nothing is ranked here, no such
    thing, or the rules bar it."""
    masked, seat, menu = asked.masked, asked.seat, asked.menu
    offered = [*menu.legal, *(option for option, _ in menu.barred)]
    details = {x: table.rules.detail(masked, seat, x) for x in offered}
    places = {x: detail["rank"] for x, detail in details.items() if "rank" in detail}
    if not places:
        raise NotChosen("rank-nothing", text=text[:40])
    wanted = list(dict.fromkeys(_called(part.strip(), list(places), table) for part in text.split(",") if part.strip()))
    now = sorted((x for x, place in places.items() if place), key=places.__getitem__)
    same = next((n for n, (a, b) in enumerate(zip(now, wanted, strict=False)) if a != b), min(len(now), len(wanted)))
    chain = [*now[same:], *wanted[same:]]
    detail = details[next(iter(places))]
    if wanted and not ("holds" in detail and same):  # a ranking that is taken off whole holds no longer
        chain.append(table.rules.grammar.option(detail["then"]))
    if not chain:
        raise NotChosen("rank-same")
    barred = table.refusal(seat, (*asked.chain, *chain))
    if barred is not None:
        raise NotChosen("refused", text=barred[0], reason=barred[1])
    return tuple(chain)


def _called(name: str, listed: list[Listing], table: Table) -> Listing:
    """The option whose thing is called so, or alone begins so."""
    verbs, sought = table.rules.grammar.verbs, name.casefold()
    names = {}
    for x in listed:
        kind = verbs[x[0]].arguments[0][1]
        names[x] = (table.words.name(kind, x[1]), kind.text(x[1]))
    exact = [x for x in listed if sought in (said.casefold() for said in names[x])]
    found = exact or [x for x in listed if any(said.casefold().startswith(sought) for said in names[x])]
    if len(found) != 1:
        raise NotChosen("rank-unknown", text=name[:40], known=", ".join(said for said, _ in names.values()))
    return found[0]
