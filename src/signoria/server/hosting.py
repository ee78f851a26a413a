"""Tables are joined, run and handed over: everything but how they are made and what is chosen in their matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

import msgspec

from signoria.kernel.files import tidy
from signoria.server.access import HOST, SEAT, WATCH, Access, Link, Reader
from signoria.server.making import CHOSEN, Answer, Making, UndoPolicy, bot_named
from signoria.server.problems import Problem, say
from signoria.server.records import snapshot_of
from signoria.server.store import CASE, NoteRow, SeatRow
from signoria.server.table import BOT, CLOSED, FREE, LOBBY, OVER, PAUSED, PERSON, RUNNING, Table, Tables


class HostCommand(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What `POST /api/tables/{id}/host` takes."""

    do: Literal[
        "rename", "pause", "resume", "close", "start", "undo-policy", "link", "stand-in", "revoke", "bot", "person",
        "free", "spectate-link", "host-link", "delete", "rematch", "end-vote",
    ]  # fmt: skip
    seat: int | None = None
    name: str = ""
    bot: str = ""
    undo: UndoPolicy | None = None


class SeatCommand(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What `POST /api/tables/{id}/seat` takes."""

    do: Literal["bot", "back", "name", "leave", "stand-in"]
    seat: int
    name: str = ""
    bot: str = ""


class Hosting:
    """The host's tools and the seats' own."""

    def __init__(self, tables: Tables, access: Access, making: Making) -> None:
        self.tables, self.access, self.making = tables, access, making
        self.dismiss: Callable[[str], None] = lambda table_id: None  # the hub's, once there is one

    # ---- joining --------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, token: str, device: str) -> Answer:
        """Exchange a link for a grant to the device."""
        async with self.tables.changing(table_id) as table:
            link = await self.access.open(table_id, token)
            reader = await self.access.reader(device, table_id)
            own = bool(link.stand_in) and link.seat in reader.own  # nobody becomes a stand-in for the own seat
            if not own:
                await self._enter(table, link, reader)
        return {"table": table_id, "seat": {SEAT: link.seat, WATCH: -1, HOST: -2}[link.role]}

    async def _enter(self, table: Table, link: Link, reader: Reader) -> None:
        if link.role == SEAT and not reader.may_sit(link.seat, begun=table.match is not None):
            raise Problem("seated")
        kind = "took" if link.stand_in else {SEAT: "opened", HOST: "host"}.get(link.role)
        note = table.noting(kind, link.seat, link.stand_in) if kind else None
        await self.access.exchange(link, reader.device, note)
        table.noted(note)
        if link.role == SEAT and not link.stand_in:
            table.seats[link.seat].kind = PERSON

    # ---- the host ------------------------------------------------------------------------------------------------

    async def host(self, table_id: str, device: str, command: HostCommand, language: str) -> Answer:
        """Carry out a host's command."""
        async with self.tables.changing(table_id) as table:
            if not (await self.access.reader(device, table_id)).host:
                raise Problem("forbidden")
            return await self._host(table, command, language)

    async def _host(self, table: Table, command: HostCommand, language: str) -> Answer:
        seat = -1 if command.seat is None else table.seat(command.seat).seat
        match command.do:
            case "rename":
                table.row.name = tidy(command.name, table.row.name)
                await self.tables.store.update_table(table.id, name=table.row.name)
            case "pause" | "resume" | "close":
                await self._status(table, command.do)
            case "start":
                await self._start(table)
            case "undo-policy":
                if table.row.status != LOBBY:
                    raise Problem("running")
                table.row.undo = command.undo or table.row.undo
                await self.tables.store.update_table(table.id, undo=table.row.undo)
            case "spectate-link":
                return {"link": await self.access.link(table.id, WATCH)}
            case "host-link":
                return {"link": await self.access.link(table.id, HOST)}
            case "revoke" if seat < 0:
                await self.access.revoke(table.id, WATCH)
            case "delete":
                await self.tables.store.delete(table.id)
                self.tables.forget(table.id)
                self.dismiss(table.id)
            case "end-vote":
                if table.vote is None:
                    raise Problem("no-vote")
                await self.tables.store.put_vote(table.id, None, None)
                table.vote = None
            case "rematch":
                return {"table": await self.making.rematch(table)}
            case _:
                if seat < 0:
                    raise Problem("bad-request", detail="seat")
                return await self._host_seat(table, seat, command, language)
        return {}

    async def _status(self, table: Table, do: str) -> None:
        allowed = {"pause": (RUNNING,), "resume": (PAUSED,), "close": (LOBBY, RUNNING, PAUSED)}[do]
        if table.row.status not in allowed:
            raise Problem("stale")
        status = {"pause": PAUSED, "resume": RUNNING, "close": CLOSED}[do]
        await self.tables.store.update_table(table.id, status=status)
        table.row.status = status

    async def _start(self, table: Table) -> None:
        if table.row.status != LOBBY:
            raise Problem("running")
        for row in table.seats:
            if row.kind == FREE:
                raise Problem("empty-seat", name=row.name)
        stored = await self.tables.store.load(table.id)
        bodies, snapshot = (stored.bodies, stored.snapshot) if stored else ([], None)
        match = await asyncio.to_thread(table.begin, bodies, snapshot)  # a long log keeps nobody else waiting
        status = OVER if match.over else RUNNING
        await self.tables.store.begin(table.id, status, snapshot_of(match))
        table.row.status = status

    async def _host_seat(self, table: Table, seat: int, command: HostCommand, language: str) -> Answer:
        row = table.seats[seat]
        match command.do:
            case "link":  # the newest link is the only way in: for another person, or a lost device
                check_open(table)
                await self._empty(table, row, host=True)
                return {"link": await self.access.link(table.id, SEAT, seat)}
            case "revoke" | "free":
                await self._empty(table, row, host=True)
            case "bot":
                await self._to_bot(table, row, command.bot, host=True)
            case "person":
                await self._back(table, row, host=True)
            case "stand-in":
                return await self._stand_in(table, row, command.name, language, host=True)
        return {}

    async def _put(self, table: Table, row: SeatRow, note: NoteRow | None) -> None:
        """Keep a seat as it is now, with the line of the log that says who did it."""
        await self.tables.store.update_seat(row, note)
        table.noted(note)

    async def _empty(self, table: Table, row: SeatRow, *, host: bool) -> None:
        """Nobody holds the seat any more, neither by device nor by link."""
        note = table.noting("free", row.seat, host=host) if row.kind != FREE else None
        await self.access.revoke(row.table_id, SEAT, row.seat)
        row.kind, row.bot, row.acting = FREE, "", ""
        await self._put(table, row, note)

    async def _to_bot(self, table: Table, row: SeatRow, bot: str, *, host: bool) -> None:
        """The seat's people keep their place and may take it back; an empty seat becomes the bot's own."""
        name = bot_named(bot, table.rules)
        await self.access.revoke(table.id, SEAT, row.seat, stand_ins_only=True)
        if row.kind == PERSON:
            row.acting = "bot"
        else:
            await self.access.revoke(table.id, SEAT, row.seat)
            row.kind = BOT
        row.bot = name
        await self._put(table, row, table.noting("bot", row.seat, name, host=host))

    async def _back(self, table: Table, row: SeatRow, *, host: bool) -> None:
        """The seat's own people play again; a seat that was a bot's own becomes free for a person."""
        if row.kind == BOT:
            await self._empty(table, row, host=host)
            return
        note = table.noting("person", row.seat, host=host) if row.acting else None
        await self.access.revoke(table.id, SEAT, row.seat, stand_ins_only=True)
        row.acting = ""
        row.bot = ""
        await self._put(table, row, note)

    async def _stand_in(self, table: Table, row: SeatRow, name: str, language: str, *, host: bool) -> Answer:
        """A link for somebody who acts in the seat's place until it is taken back; the log names who."""
        check_open(table)
        if table.match is None:
            raise Problem(LOBBY)
        if row.kind != PERSON:
            raise Problem("empty-seat", name=row.name)
        await self.access.revoke(table.id, SEAT, row.seat, stand_ins_only=True)
        row.acting, row.bot = tidy(name, say(language, "stand-in")), ""
        if row.acting == "bot":
            row.acting = "Bot"  # the one name that means something else
        await self._put(table, row, table.noting("stand-in", row.seat, row.acting, host=host))
        return {"link": await self.access.link(table.id, SEAT, row.seat, row.acting)}

    # ---- a seat's own --------------------------------------------------------------------------------------------

    async def seat(self, table_id: str, device: str, command: SeatCommand, language: str) -> Answer:
        """Carry out a command of the seat's own people. A stand-in may only leave."""
        async with self.tables.changing(table_id) as table:
            reader = await self.access.reader(device, table_id)
            if command.seat not in reader.seats or (reader.acts_as(command.seat) and command.do != "leave"):
                raise Problem("forbidden")
            row = table.seat(command.seat)
            match command.do:
                case "bot":
                    await self._to_bot(table, row, command.bot, host=False)
                case "back":
                    await self._back(table, row, host=False)
                case "stand-in":
                    return await self._stand_in(table, row, command.name, language, host=False)
                case "name":
                    row.name = tidy(command.name, row.name)
                    await self.tables.store.update_seat(row)
                case "leave":
                    await self._leave(table, row, reader)
        return {}

    async def _leave(self, table: Table, row: SeatRow, reader: Reader) -> None:
        await self.access.leave(reader.device, table.id, row.seat)
        if reader.acts_as(row.seat):
            row.acting = ""
            await self._put(table, row, table.noting("person", row.seat))
        elif not (await self.access.owners(table.id)).get(row.seat):
            await self._empty(table, row, host=False)


def check_open(table: Table) -> None:
    """A table whose seed somebody chose, or that shows a case, is for practice: its seats stay where they are."""
    if table.row.chance == CASE:
        raise Problem("case")
    if table.row.chance == CHOSEN:
        raise Problem("seed-known")
