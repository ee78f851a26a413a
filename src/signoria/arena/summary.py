"""What a run says: wins with intervals, points by source, length, speed. As JSON data, and as tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from signoria.arena.play import Plan, Record, tallies_of
from signoria.arena.stats import paired, wilson

Json = dict[str, Any]
CARDS_SHOWN = 12
SOURCES_BESIDE = 10  # columns of sources beside the wins; more get a table of their own


def wins_of(record: Record) -> list[float]:
    """The seats' shares of a win: 1, or 1/k of a win that k seats share."""
    winners = record.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in record.places]


def sources_of(plan: Plan) -> list[str]:
    """Where points come from, in the order of the records' sheets."""
    return [line.source for line in plan.rules.sheet(table_of(plan), 0)]


def table_of(plan: Plan) -> Any:
    """A table as the plan lays it, before the first question."""
    from signoria.kernel.chance import Seeded
    from signoria.kernel.game import start

    return start(plan.rules, plan.setup, Seeded(b"sources"))


def summary(plan: Plan, records: Sequence[Record], seconds: float, jobs: int) -> Json:
    """One object; shares and intervals as fractions of 1, `ci95` as [low, high]."""
    decisions = [sum(record.decisions) for record in records]
    total = sum(decisions)
    data: Json = {
        "game": plan.game,
        "games": len(records),
        "decisions": total,
        "seconds": round(seconds, 3),
        "options": {switch.name: plan.options.get(switch.name, switch.default) for switch in plan.rules.switches},
        "sets": dict(plan.sets),
        "seed": plan.seed,
        "first": plan.first,
        "rotated": plan.rotate,
        "jobs": jobs,
        "games_per_second": round(len(records) / seconds, 3),
        "decisions_per_second": round(total / seconds, 1),
        "seats": [_entry(plan, records, entry) for entry in range(len(plan.bots))],
        "positions": [_share([wins_of(record)[seat] for record in records]) for seat in range(len(plan.bots))],
        "length": {"decisions": spread(decisions), "rounds": spread([record.rounds for record in records])},
    }
    if any(kinds for record in records for kinds in record.kinds):
        counting = tallies_of(plan.rules)
        data["kinds"] = _kinds(records, counting.known_kinds() if hasattr(counting, "known_kinds") else {})
        known = counting.known_at(table_of(plan)) if hasattr(counting, "known_at") else counting.known()
        data["tallies"] = _tallies(records, known)
    if plan.cards:
        data["cards"] = [{"card": card, **counted} for card, counted in sorted(_cards(records).items())]
    return data


def spread(values: Sequence[float]) -> Json:
    """Mean, median and the middle 90 %."""
    cuts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [float(values[0])] * 19
    return {"mean": round(fmean(values), 2), "median": cuts[9], "p5": cuts[0], "p95": cuts[18]}


def _share(wins: Sequence[float]) -> Json:
    """Of nobody, nothing is known: from 0 to 1."""
    if not wins:
        return {"wins": 0, "share": 0.0, "ci95": [0.0, 1.0]}
    low, high = wilson(sum(wins), len(wins))
    share = sum(wins) / len(wins)
    return {"wins": round(sum(wins), 4), "share": round(share, 4), "ci95": [round(low, 4), round(high, 4)]}


def _entry(plan: Plan, records: Sequence[Record], entry: int) -> Json:
    seats = [plan.seat_of(entry, record.game) for record in records]
    rows = list(zip(records, seats, strict=True))
    sheets = [record.sheets[seat] for record, seat in rows]
    return {
        "bot": plan.bots[entry],
        **_share([wins_of(record)[seat] for record, seat in rows]),
        "mean_score": round(fmean(sum(sheet) for sheet in sheets), 3),
        "mean_place": round(fmean(record.places[seat] for record, seat in rows), 3),
        "score": {source: round(fmean(sheet[i] for sheet in sheets), 3) for i, source in enumerate(sources_of(plan))},
        "decisions": round(fmean(record.decisions[seat] for record, seat in rows), 2),
    }


def _kinds(records: Sequence[Record], known: Mapping[str, Sequence[str]]) -> Json:
    """By what a seat can be (`faith`) and is (`catholic`): how many were it, the share of their wins, their score; what
    is `known` is listed even if nobody was it."""
    found: dict[str, dict[str, list[tuple[float, int]]]] = {
        name: {value: [] for value in values} for name, values in known.items()
    }
    for record in records:
        for kinds, win, sheet in zip(record.kinds, wins_of(record), record.sheets, strict=True):
            for name, value in kinds.items():
                found.setdefault(name, {}).setdefault(value, []).append((win, sum(sheet)))
    return {name: {value: _kind(by[value]) for value in sorted(by, key=natural)} for name, by in sorted(found.items())}


def natural(text: str) -> list[tuple[bool, int, str]]:
    """To sort by: numbers by their size."""
    return [(not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in re.split(r"(\d+)", text)]


def _kind(seats: Sequence[tuple[float, int]]) -> Json:
    """`score` is the mean, `score95` its interval; of one seat alone none is known, of nobody no score either."""
    if not seats:
        return {"seats": 0, **_share(()), "score": None, "score95": None}
    scores = [float(score) for _, score in seats]
    mean = paired(scores) if len(scores) > 1 else None
    low, high = (mean.low, mean.high) if mean is not None else (scores[0], scores[0])
    score = {"score": round(fmean(scores), 2), "score95": [round(low, 2), round(high, 2)]}
    return {"seats": len(seats), **_share([win for win, _ in seats]), **score}


def _tallies(records: Sequence[Record], known: Sequence[str]) -> Json:
    """By what is counted: how often a seat did it in a game, how many seats did it at all, and their share of wins;
    what is `known` is listed even if nobody took it."""
    seats = [x for record in records for x in zip(record.tallies, wins_of(record), strict=True)]
    out = {}
    for what in sorted({what for tallies, _ in seats for what in tallies}.union(known)):
        wins = [win for tallies, win in seats if what in tallies]
        out[what] = {
            "per_seat": round(sum(tallies.get(what, 0) for tallies, _ in seats) / len(seats), 4),
            "seats": round(len(wins) / len(seats), 4),
            **_share(wins),
        }
    return out


def _cards(records: Sequence[Record]) -> dict[str, Json]:
    """By card: how often taken in a game, and the share of wins of those who took it."""
    taken: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in records:
        wins = wins_of(record)
        for take in record.takes:
            taken[take.card] += 1
            won[take.card] += wins[take.seat]  # type: ignore[assignment]  # shares of wins are fractions
    return {
        card: {"taken": n, "per_game": round(n / len(records), 4), "share": round(won[card] / n, 4)}
        for card, n in taken.items()
    }


# ---- tables ----------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(ci95: Sequence[float]) -> str:
    return f"{100 * ci95[0]:.1f} to {100 * ci95[1]:.1f} %"


def show(console: Console, data: Json) -> None:
    """The summary as tables."""
    sources = list(data["seats"][0]["score"])
    beside = sources if len(sources) <= SOURCES_BESIDE else []
    table = Table("bot", box=box.SIMPLE, title=_title(data), title_justify="left")
    for heading in ("wins", "share", "95 %", "place", "score", *beside):
        table.add_column(heading, justify="right")
    for x in data["seats"]:
        parts = (f"{x['score'][source]:.1f}" for source in beside)
        place, score = f"{x['mean_place']:.2f}", f"{x['mean_score']:.1f}"
        table.add_row(x["bot"], f"{x['wins']:g}", percent(x["share"]), interval(x["ci95"]), place, score, *parts)
    console.print(table)
    if not beside:
        _show_sources(console, data["seats"], sources)
    by_seat = Table("seat", "wins", "share", "95 %", box=box.SIMPLE, title="Wins by seat", title_justify="left")
    for seat, x in enumerate(data["positions"]):
        by_seat.add_row(str(seat), f"{x['wins']:g}", percent(x["share"]), interval(x["ci95"]))
    console.print(by_seat)
    length = data["length"]["decisions"]
    console.print(
        f"Decisions in a game: {length['median']:.0f} (9 of 10 games: {length['p5']:.0f} to {length['p95']:.0f}); "
        f"rounds: {data['length']['rounds']['mean']:g}."
    )
    if "cards" in data:
        _show_cards(console, data["cards"])
    if "tallies" in data:
        _show_kinds(console, data["kinds"])
        _show_tallies(console, data["tallies"])
    console.print(
        f"{data['decisions']:,} decisions in {data['seconds']:.1f} s: {data['games_per_second']:.1f} games and "
        f"{data['decisions_per_second']:,.0f} decisions a second, {data['jobs']} at a time."
    )


def _show_sources(console: Console, seats: Sequence[Json], sources: Sequence[str]) -> None:
    """A line for each source that gave or took points."""
    table = Table("", box=box.SIMPLE, title="Score by source", title_justify="left")
    for x in seats:
        table.add_column(x["bot"], justify="right")
    for source in sources:
        if any(x["score"][source] for x in seats):
            table.add_row(source, *(f"{x['score'][source]:.2f}" for x in seats))
    console.print(table)


def _show_kinds(console: Console, kinds: Json) -> None:
    table = Table("", box=box.SIMPLE, title="Wins by what a seat was", title_justify="left")
    for heading in ("seats", "wins", "share", "95 %", "score", "95 %"):
        table.add_column(heading, justify="right")
    for name, by in kinds.items():
        for value, x in by.items():
            if not x["seats"]:
                table.add_row(f"{name} {value}", "0")
                continue
            low, high = x["score95"]
            won = (str(x["seats"]), f"{x['wins']:g}", percent(x["share"]), interval(x["ci95"]))
            table.add_row(f"{name} {value}", *won, f"{x['score']:.1f}", f"{low:.1f} to {high:.1f}")
    console.print(table)


def _show_tallies(console: Console, tallies: Json) -> None:
    table = Table("", box=box.SIMPLE, title="What was done", title_justify="left")
    for heading in ("a seat and game", "of the seats", "wins of these", "95 %"):
        table.add_column(heading, justify="right")
    for what, x in tallies.items():
        done = f"{x['per_seat']:.2f}"
        won = (percent(x["share"]), interval(x["ci95"])) if x["seats"] else ("", "")
        table.add_row(what, done, percent(x["seats"]), *won)
    console.print(table)


def _title(data: Json) -> str:
    changed = [f"{path}={value}" for path, value in data["sets"].items()]
    return f"{data['game']}, {data['games']} games, seed {data['seed']}" + "".join(f", {x}" for x in changed)


def _show_cards(console: Console, cards: Sequence[Json]) -> None:
    ranked = sorted(cards, key=lambda x: -x["per_game"])
    table = Table("card", box=box.SIMPLE, title="Cards taken most and least often", title_justify="left")
    for heading in ("taken a game", "wins of its takers"):
        table.add_column(heading, justify="right")
    for x in ranked if len(ranked) <= 2 * CARDS_SHOWN else ranked[:CARDS_SHOWN] + ranked[-CARDS_SHOWN:]:
        table.add_row(x["card"], f"{x['per_game']:.2f}", percent(x["share"]))
    console.print(table)
