"""The rows of a run as Parquet: runs.parquet, one row a game and seat; beside it runs.cards.parquet, one row a card.

runs    game, seed, seat, entry, bot, place, score, score_SOURCE …, decisions, rounds; for a game that counts more
        (`arena.play.tallies_of`) also what a seat was, KIND …, and tallies (a map from what it did to how often)
cards   game, seat, bot, card, round, floor, paid (a struct: a whole number for each resource of the game)

`seat` counts from 0; `entry` is the bot's index in --seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from signoria.arena.play import Plan, Record
from signoria.arena.summary import sources_of
from signoria.kernel.files import replacing


def write_table(path: Path, table: Any) -> None:
    """Write an Arrow table: whole, or nothing is changed and OSError says why."""
    import pyarrow.parquet

    with replacing(path) as part:
        pyarrow.parquet.write_table(table, part)


def cards_path(path: Path) -> Path:
    """Where the cards go: runs.cards.parquet beside runs.parquet."""
    return path.with_name(f"{path.stem}.cards{path.suffix}")


def runs_table(plan: Plan, records: Sequence[Record]) -> Any:
    """The Arrow table of games and seats."""
    import pyarrow as pa

    sources = sources_of(plan)
    fields = [("game", pa.int64()), ("seed", pa.string()), ("seat", pa.int8()), ("entry", pa.int8())]
    fields += [("bot", pa.string()), ("place", pa.int8()), ("score", pa.int32())]
    fields += [(f"score_{source}", pa.int32()) for source in sources]
    fields += [("decisions", pa.int32()), ("rounds", pa.int16())]
    kinds = list(records[0].kinds[0]) if records else []
    if kinds:
        fields += [*((kind, pa.string()) for kind in kinds), ("tallies", pa.map_(pa.string(), pa.int32()))]
    rows: list[tuple[Any, ...]] = []
    for record in records:
        entries = {plan.seat_of(entry, record.game): entry for entry in range(len(plan.bots))}
        for seat, sheet in enumerate(record.sheets):
            head = (record.game, record.seed, seat, entries[seat], plan.bots[entries[seat]], record.places[seat])
            more = (*record.kinds[seat].values(), sorted(record.tallies[seat].items())) if kinds else ()
            rows.append((*head, sum(sheet), *sheet, record.decisions[seat], record.rounds, *more))
    return _table(fields, rows)


def cards_table(plan: Plan, records: Sequence[Record]) -> Any:
    """The Arrow table of taken cards."""
    import pyarrow as pa

    resources = plan.rules.grammar.kinds["resource"].ids
    paid = pa.struct([(name, pa.int16()) for name in resources])
    fields = [("game", pa.int64()), ("seat", pa.int8()), ("bot", pa.string()), ("card", pa.string())]
    fields += [("round", pa.int16()), ("floor", pa.string()), ("paid", paid)]
    rows: list[tuple[Any, ...]] = []
    for record in records:
        bots = {plan.seat_of(entry, record.game): bot for entry, bot in enumerate(plan.bots)}
        for take in record.takes:
            amounts = dict.fromkeys(resources, 0) | dict(take.paid)
            rows.append((record.game, take.seat, bots[take.seat], take.card, take.round, take.floor, amounts))
    return _table(fields, rows)


def _table(fields: Sequence[tuple[str, Any]], rows: Sequence[tuple[Any, ...]]) -> Any:
    import pyarrow as pa

    columns = list(zip(*rows, strict=True)) if rows else [()] * len(fields)
    arrays = [pa.array(column, kind) for column, (_, kind) in zip(columns, fields, strict=True)]
    return pa.table(arrays, names=[name for name, _ in fields])
