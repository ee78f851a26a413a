"""Changed rules and the printed ones, game by game on the same seeds. Each stream of chance has its own name, so the
same dice fall and the same cards lie wherever the change does not touch them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import StatisticsError, correlation
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from signoria.arena.play import Plan, Record
from signoria.arena.stats import Difference, paired
from signoria.arena.summary import Json, sources_of, wins_of

Measure = Callable[[Plan, Record], float]


def comparison(before: Plan, after: Plan, records: Sequence[Sequence[Record]], seconds: float) -> Json:
    """`records`: of `before` and of `after`. Each difference is {name, before, after, difference, ci95, marked}:
    means, and the mean of after - before in a game; `marked` where the interval excludes 0."""
    plans = (before, after)
    groups: list[tuple[str, list[tuple[str, Measure]]]] = [
        ("wins", [(label(before, entry), _wins(entry)) for entry in range(len(before.bots))]),
        ("wins by seat", [(str(seat), _wins_at(seat)) for seat in range(len(before.bots))]),
        ("score", [(label(before, entry), _score(entry)) for entry in range(len(before.bots))]),
        ("score by source", [(source, _source(i)) for i, source in enumerate(sources_of(before))]),
        ("length", [("decisions", _decisions), ("rounds", _rounds)]),
    ]
    data: Json = {
        "game": before.game,
        "games": before.games,
        "seconds": round(seconds, 3),
        "seed": before.seed,
        "seats": list(before.bots),
        "options": [dict(plan.options) for plan in plans],
        "sets": dict(after.sets),
        "correlation": _correlation(records),
        "differences": {},
    }
    for name, measures in groups:
        data["differences"][name] = [_row(what, plans, records, measure) for what, measure in measures]
    if before.cards:
        data["differences"]["cards"] = _card_rows(records)
    return data


def label(plan: Plan, entry: int) -> str:
    """A bot by its name, with its place among the bots where several have it."""
    name = plan.bots[entry]
    return f"{name} {entry + 1}" if plan.bots.count(name) > 1 else name


def _wins(entry: int) -> Measure:
    return lambda plan, record: wins_of(record)[plan.seat_of(entry, record.game)]


def _wins_at(seat: int) -> Measure:
    return lambda plan, record: wins_of(record)[seat]


def _score(entry: int) -> Measure:
    return lambda plan, record: sum(record.sheets[plan.seat_of(entry, record.game)])


def _source(source: int) -> Measure:
    return lambda plan, record: sum(sheet[source] for sheet in record.sheets) / len(record.sheets)


def _decisions(plan: Plan, record: Record) -> float:
    return sum(record.decisions)


def _rounds(plan: Plan, record: Record) -> float:
    return record.rounds


def _row(name: str, plans: Sequence[Plan], records: Sequence[Sequence[Record]], measure: Measure) -> Json:
    values = [[measure(plan, record) for record in played] for plan, played in zip(plans, records, strict=True)]
    return _difference(name, *values)


def _difference(name: str, before: Sequence[float], after: Sequence[float]) -> Json:
    found: Difference = paired([b - a for a, b in zip(before, after, strict=True)])
    return {
        "name": name,
        "before": round(sum(before) / len(before), 4),
        "after": round(sum(after) / len(after), 4),
        "difference": round(found.mean, 4),
        "ci95": [round(found.low, 4), round(found.high, 4)],
        "marked": found.marked,
    }


def _card_rows(records: Sequence[Sequence[Record]]) -> list[Json]:
    """How often each card is taken in a game."""
    counts = [[Counter(take.card for take in record.takes) for record in played] for played in records]
    cards = sorted({card for played in counts for count in played for card in count})
    return [_difference(card, *([float(count[card]) for count in played] for played in counts)) for card in cards]


def _correlation(records: Sequence[Sequence[Record]]) -> float:
    """Of the scores of all seats in both games of a pair: how much the pairing helps. 0 where scores never vary."""
    before, after = ([float(sum(sheet)) for record in played for sheet in record.sheets] for played in records)
    try:
        return round(correlation(before, after), 3)
    except StatisticsError:
        return 0.0


def show(console: Console, data: Json) -> None:
    """The comparison as a table; cards only where their interval excludes 0."""
    changes = [*(f"{k}={v}" for k, v in data["sets"].items()), *(f"{k}={v}" for k, v in data["options"][1].items())]
    title = f"{data['game']}, {data['games']} pairs of games, seed {data['seed']}: {', '.join(changes) or 'no change'}"
    table = Table("", box=box.SIMPLE, title=title, title_justify="left")
    for heading in ("before", "after", "difference", "95 %", ""):
        table.add_column(heading, justify="right")
    for group, rows in data["differences"].items():
        shown = [row for row in rows if group != "cards" or row["marked"]]
        if not shown:
            continue
        table.add_row(f"[bold]{group}[/]")
        for row in sorted(shown, key=lambda row: -abs(row["difference"])) if group == "cards" else shown:
            table.add_row(*_cells(row))
    console.print(table)
    marked = sum(row["marked"] for rows in data["differences"].values() for row in rows)
    count = sum(len(rows) for rows in data["differences"].values())
    console.print(
        f"* the interval of the paired difference excludes 0: {marked} of {count} figures; by chance alone about "
        f"{count / 20:.0f} would. Scores of a pair correlate by {data['correlation']:.2f}. {data['seconds']:.1f} s."
    )


def _cells(row: Any) -> tuple[str, ...]:
    low, high = row["ci95"]
    values = (f"{row['before']:.3f}", f"{row['after']:.3f}", f"{row['difference']:+.3f}", f"{low:+.3f} to {high:+.3f}")
    return (f"  {row['name']}", *values, "*" if row["marked"] else "")
