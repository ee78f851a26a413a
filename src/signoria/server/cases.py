"""Cases of the rulebook at tables of their own: private to the device that asked, its seats all its own, in no list.

Nothing of them is kept for long: a device has the few that it opened last, and what was left alone goes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa

from signoria.kernel import cases
from signoria.kernel.files import tidy
from signoria.kernel.game import Game
from signoria.kernel.match import RETRACT, Match
from signoria.server.access import HOST, SEAT, Access, grant_row
from signoria.server.problems import Problem, say
from signoria.server.records import setup_text, snapshot_of
from signoria.server.store import CASE, SeatRow, TableRow, grants, tables
from signoria.server.table import OVER, PERSON, RUNNING, Table, Tables

KEPT: Final = 5  # a device
DAYS: Final = 7  # without a choice
Json = dict[str, Any]


def listing(rules: Game[Any], language: str) -> list[Json]:
    """`GET /api/games/{game}/cases`"""
    return [{"id": x.id, "clauses": list(x.clauses), "title": x.text(language).title} for x in cases.of(rules)]


def answers(match: Match[Any], moment: int) -> list[tuple[int, str]]:
    """(seat, canonical text) of every choice in force at a moment, without answers that were taken back."""
    found: list[tuple[int, str]] = []
    for index in match.force[:moment]:
        entry = match.log[index]
        if entry.kind == RETRACT:
            last = max((i for i, (seat, _) in enumerate(found) if seat == entry.seat), default=-1)
            found = found[:last] + found[last + 1 :] if last >= 0 else found
        found += [(entry.seat, match.rules.grammar.text(option)) for option in entry.chain]
    return found


def made(case: cases.Case, match: Match[Any], moment: int) -> tuple[int, bool]:
    """How many of the answers of a case were given, in order; and was something else answered before all were."""
    given = answers(match, moment)
    same = 0
    while same < min(len(given), len(case.play)) and given[same] == case.play[same]:
        same += 1
    return same, same < len(given) and (same < len(case.play) or bool(case.refused))


def leading_seat(table: Table) -> int:
    """The seat from which a case is looked at: the one that answers next, in the end the one that it is about; -1: the
    table is no case, or goes its own way."""
    if table.case is None or table.match is None:
        return -1
    done, astray = made(table.case, table.match, len(table.match.force))
    if astray:
        return -1
    return table.case.play[done][0] if done < len(table.case.play) else table.case.seat


def case_part(table: Table, language: str, moment: int) -> Json | None:
    """`table.case` of docs/wire.md; None: the table is no case."""
    case = table.case
    if case is None or table.match is None:
        return None
    text, (done, astray) = case.text(language), made(case, table.match, moment)
    out: Json = {
        "id": case.id,
        "clauses": list(case.clauses),
        "title": text.title,
        "given": text.given,
        "do": text.do,
        "then": text.then,
        "seat": case.seat,
        "play": [{"seat": seat, "o": option} for seat, option in case.play],
        "made": done,
    }
    if case.refused:
        grammar = table.rules.grammar
        out["refused"] = grammar.head(grammar.option(case.refused))
    return {**out, "astray": True} if astray else out


class Cases:
    """Opens cases, and puts away what nobody looks at any more."""

    def __init__(self, tables: Tables, access: Access, dismiss: Callable[[str], None]) -> None:
        self.tables, self.access, self.dismiss = tables, access, dismiss

    async def open(self, game: str, id: str, device: str, language: str) -> Json:
        """A table of a case that plays at once: `{table}`."""
        rules = self.tables.rules(game)
        case = cases.case(rules, id)
        if case is None:
            raise Problem("no-case", detail=id[:40])
        setup = await asyncio.to_thread(cases.setup, rules, id)
        match = await asyncio.to_thread(Match, rules, setup, case.key)
        table_id = secrets.token_urlsafe(9)
        row = TableRow(
            id=table_id,
            name=tidy(case.text(language).title),
            game=game,
            version=rules.version,
            setup=setup_text(setup, id),
            key=case.key,
            undo="agree",
            status=OVER if match.over else RUNNING,
            chance=CASE,
        )
        names = [say(language, "seat-name", n=x + 1) for x in range(setup.seats)]
        seats = [SeatRow(table_id=table_id, seat=x, kind=PERSON, name=name) for x, name in enumerate(names)]
        own = [grant_row(device, table_id, SEAT, x) for x in range(setup.seats)]
        await self.tables.store.create(row, seats, [], [grant_row(device, table_id, HOST), *own], snapshot_of(match))
        await self._put_away(device)
        return {"table": table_id}

    async def _put_away(self, device: str) -> None:
        hosted = sa.and_(grants.c.table_id == tables.c.id, grants.c.role == HOST)
        found = await self.tables.store.rows(
            sa.select(tables.c.id, tables.c.updated, grants.c.device)
            .select_from(tables.outerjoin(grants, hosted))
            .where(tables.c.chance == CASE)
            .order_by(tables.c.updated.desc())
        )
        mine = [x.id for x in found if x.device == device][KEPT:]
        old = [x.id for x in found if x.updated < time.time() - DAYS * 86400]
        for table_id in dict.fromkeys([*mine, *old]):
            async with self.tables.lock(table_id):
                await self.tables.store.delete(table_id)
                self.tables.forget(table_id)
                self.dismiss(table_id)
