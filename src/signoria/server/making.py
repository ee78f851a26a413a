"""Tables are made: from a plan, from a file, or once more with the same people."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final, Literal

import msgspec

from signoria import bots
from signoria.kernel import matchfile, position
from signoria.kernel.files import FileError, one_line, tidy
from signoria.kernel.game import Game, Setup, SetupError, start
from signoria.kernel.match import Match, chance_of, key_of_seed
from signoria.server.access import HOST, SEAT, Access, Reader, grant_row
from signoria.server.limits import Settings
from signoria.server.problems import Problem, say
from signoria.server.records import body_of, setup_text, snapshot_of
from signoria.server.store import CASE, SeatRow, TableRow
from signoria.server.table import BOT, CLOSED, FREE, LOBBY, OVER, PERSON, Table, Tables
from signoria.server.trying import Kind, TooMuch, attempt

Answer = dict[str, Any]
UndoPolicy = Literal["none", "free", "agree"]
DRAWN, CHOSEN, FROM_FILE, FROM_POSITION = "drawn", "chosen", "file", "position"  # where a match's chance comes from
LISTED: Final = 50  # tables on a start page, newest first


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit there: a person on this device, a person by a link, or a bot."""

    kind: Literal["me", "link", "bot"]
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What `POST /api/tables` takes. `position`, `match`: a file's whole text. `case`: of the rulebook, with the
    game and nothing else."""

    game: str
    seats: list[SeatPlan] = []
    name: str = ""
    options: dict[str, str] = {}
    sets: dict[str, int | bool] = {}
    undo: UndoPolicy = "agree"
    seed: int | str | None = None
    position: str | None = None
    match: str | None = None
    case: str | None = None


def chance_from(plan: NewTable) -> str:
    """Who could foresee the dice and cards of a plan's match: nobody, or whoever chose its seed or has its file.
    Problem for a chosen seed where somebody else is to play."""
    if plan.match is not None:
        return FROM_FILE
    if plan.seed is not None:
        if any(seat.kind == "link" for seat in plan.seats):
            raise Problem("seed-known")
        return CHOSEN
    return DRAWN if plan.position is None else FROM_POSITION


def new_key() -> bytes:
    """A seed that nobody knows."""
    return secrets.token_bytes(32)


def bot_named(name: str, rules: Game[Any]) -> str:
    """The bot of a name, the strongest for none; Problem when the game has no such bot."""
    known = bots.names(rules)
    if name and name not in known:
        raise Problem("bad-setup", detail=f"bots are {', '.join(known)}, not {name[:40]!r}")
    return name or known[-1]


class Making:
    """New tables, and the list of a device's tables."""

    def __init__(self, tables: Tables, access: Access, settings: Settings) -> None:
        self.tables, self.access, self.settings = tables, access, settings

    async def create(self, plan: NewTable, device: str, language: str) -> Answer:
        """A new table in its lobby; its maker becomes its host."""
        rules = self.tables.rules(plan.game)
        if len(plan.seats) > self.settings.seats:
            raise Problem("bad-setup", detail=f"a table has at most {self.settings.seats} seats")
        chance = chance_from(plan)
        setup, key, match = await asyncio.to_thread(self._start, rules, plan)
        table_id = secrets.token_urlsafe(9)
        rows = [self._seat(rules, table_id, i, seat, language) for i, seat in enumerate(plan.seats)]
        row = self._row(table_id, tidy(plan.name, rules.name), rules, setup, key, plan.undo)
        row.chance = chance
        bodies: list[str] = []
        if match is not None:
            row.version = match.began
            bodies = [body_of(entry, rules.grammar) for entry in match.log]
        mine = [grant_row(device, table_id, SEAT, i) for i, seat in enumerate(plan.seats) if seat.kind == "me"]
        await self.tables.store.create(
            row, rows, bodies, [grant_row(device, table_id, HOST), *mine], snapshot_of(match) if match else None
        )
        return {"table": table_id}

    def _start(self, rules: Game[Any], plan: NewTable) -> tuple[Setup, bytes, Match[Any] | None]:
        """(setup, key, match of a file) of a plan that was tried: what cannot be played is refused beforehand."""
        kind: Kind = "position" if plan.match is None else "match"
        if (text := plan.position if plan.match is None else plan.match) is not None:
            try:
                attempt(kind, text, rules, self.settings.upload_seconds)
            except TooMuch:
                raise Problem("too-much", seconds=int(self.settings.upload_seconds)) from None
        if plan.match is not None:
            match = self._match(rules, plan.match)
            self._check_seats(match.setup, plan, "bad-match")
            return match.setup, match.key, match
        try:
            if plan.position is not None:
                setup = position.read(plan.position, self._find)
                self._check_seats(setup, plan, "bad-setup")
            else:
                setup = Setup(rules.name, len(plan.seats), plan.options, plan.sets)
                start(rules, setup, chance_of(bytes(32)))
        except ValueError as error:
            raise Problem("bad-setup", detail=one_line(error)) from error
        key = new_key() if plan.seed is None else key_of_seed(plan.seed)
        return setup, key, None

    def _find(self, name: str) -> Game[Any]:
        if name not in self.tables.games:
            raise SetupError(f"there is no game {name!r} here")
        return self.tables.games[name]

    def _match(self, rules: Game[Any], text: str) -> Match[Any]:
        try:
            match = matchfile.load(text, self._find)
        except FileError as error:
            raise Problem("bad-match", detail=one_line(error)) from error
        if match.rules is not rules:
            raise Problem("bad-match", detail=f"it is of {match.rules.name}")
        if match.typed:
            raise Problem("bad-match", detail="its outcomes were typed in; the server draws its own")
        return match

    def _check_seats(self, setup: Setup, plan: NewTable, code: str) -> None:
        if setup.game != plan.game or setup.seats != len(plan.seats):
            wanted = f"{plan.game} for {len(plan.seats)}"
            raise Problem(code, detail=f"it is {setup.game} for {setup.seats} seats, not {wanted}")

    def _seat(self, rules: Game[Any], table_id: str, seat: int, plan: SeatPlan, language: str) -> SeatRow:
        kind = {"me": PERSON, "link": FREE, "bot": BOT}[plan.kind]
        bot = bot_named(plan.bot, rules) if kind == BOT else ""
        name = tidy(plan.name, say(language, "seat-name", n=seat + 1))
        return SeatRow(table_id=table_id, seat=seat, kind=kind, bot=bot, name=name)

    def _row(self, table_id: str, name: str, rules: Game[Any], setup: Setup, key: bytes, undo: str) -> TableRow:
        return TableRow(
            id=table_id,
            name=name,
            game=rules.name,
            version=rules.version,
            setup=setup_text(setup),
            key=key,
            undo=undo,
            status=LOBBY,
        )

    async def mine(self, device: str) -> list[Answer]:
        """The tables of a device, for its start page."""
        out = []
        for table_id in (await self.access.tables_of(device))[:LISTED]:
            reader = await self.access.reader(device, table_id)
            try:
                async with self.tables.reading(table_id) as table:
                    out.append(self._listed(table, reader))
            except Problem:
                continue  # deleted meanwhile, or not to be opened by this version
        return out

    def _listed(self, table: Table, reader: Reader) -> Answer:
        row, must = table.row, table.match.state.must if table.match else 0
        return {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "status": row.status,
            "chance": row.chance,
            "seats": [{"seat": x.seat, "name": x.name, "kind": x.kind} for x in table.seats],
            "mine": list(reader.seats),
            "host": reader.host,
            "turn": [x.seat for x in table.seats if must >> x.seat & 1],
            "updated": int(row.updated),
        }

    async def rematch(self, table: Table) -> str:
        """A new table with the same game, options, people and bots; made once, and again when that was deleted."""
        if table.row.status not in (OVER, CLOSED):
            raise Problem("not-over")
        if table.row.chance == CASE:
            raise Problem("case")
        if table.row.rematch and await self._is_there(table.row.rematch):
            return table.row.rematch
        table_id = secrets.token_urlsafe(9)
        setup = Setup(table.setup.game, table.setup.seats, table.setup.options, table.setup.sets)
        rows = [
            SeatRow(table_id=table_id, seat=x.seat, name=x.name, kind=x.kind, bot=x.bot if x.kind == BOT else "")
            for x in table.seats
        ]
        key = new_key()
        row = self._row(table_id, table.row.name, table.rules, setup, key, table.row.undo)
        await self.tables.store.create(row, rows, [], await self.access.copies(table.id, table_id))
        await self.tables.store.update_table(table.id, rematch=table_id)
        table.row.rematch = table_id
        return table_id

    async def _is_there(self, table_id: str) -> bool:
        try:
            await self.tables.get(table_id)
        except Problem as problem:
            return problem.code != "no-table"
        return True
