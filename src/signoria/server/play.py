"""Choices, undo, votes and retracts: each command is carried out once, persisted, and only then told.

A command carries the question that it answers and a key of the sender's. A repeated key changes nothing and gets its
first answer again; an answer to a question that is no longer asked is refused as stale.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec

from signoria.kernel.match import Entry, Match, Refused
from signoria.kernel.menu import Option
from signoria.kernel.words import words
from signoria.server.access import Access, Reader
from signoria.server.limits import Settings, Window
from signoria.server.problems import Problem
from signoria.server.store import Memo, VoteRow
from signoria.server.table import OVER, Table, Tables

LONGEST_CHAIN: Final = 100  # no composition has so many parts; one that is begun and cancelled again and again would


class Do(msgspec.Struct, tag_field="t", tag="do"):
    """Answer a question with a chain of options."""

    key: str
    question: str
    seat: int
    chain: Annotated[list[str], msgspec.Meta(max_length=LONGEST_CHAIN)]


class Undo(msgspec.Struct, tag_field="t", tag="undo"):
    """Take the seat's last choice back, or ask the others to agree to it."""

    key: str
    seat: int


class Agree(msgspec.Struct, tag_field="t", tag="agree"):
    """Answer the wish to go back that has the id `vote`. A no of the seat that asked withdraws it."""

    key: str
    seat: int
    vote: str
    yes: bool


class Retract(msgspec.Struct, tag_field="t", tag="retract"):
    """Take back an answer to a question that others are still thinking about."""

    key: str
    seat: int


Command = Do | Undo | Agree | Retract
UndoCan = Literal["free", "ask", "no"]


def undo_for(table: Table, seat: int) -> tuple[UndoCan, str, int]:
    """May the seat take its last choice back: (how, code of the problem when not, the moment to go back to)."""
    match, policy = table.match, table.row.undo
    if match is None or table.row.status == OVER:
        return "no", "over" if match else "lobby", 0
    if policy == "none":
        return "no", "undo-none", 0
    reach = match.undo_reach(seat)
    if reach is None:
        return "no", "no-undo", 0
    to, free = reach
    if free:
        return "free", "", to
    return ("no", "undo-free", to) if policy == "free" else ("ask", "", to)


class Play:
    """Carries commands out, one at a time for each table."""

    def __init__(self, tables: Tables, access: Access, settings: Settings) -> None:
        self.tables, self.access = tables, access
        self._takebacks = Window(settings.takebacks, 60)  # each makes the log longer, most another question for all

    async def command(self, table_id: str, device: str, command: Command, language: str) -> dict[str, Any]:
        """`{t: ok, key}` or `{t: no, key, error, text, clause?}`. It is ended even if the caller goes away."""
        return await asyncio.shield(asyncio.ensure_future(self._command(table_id, device, command, language)))

    async def _command(self, table_id: str, device: str, command: Command, language: str) -> dict[str, Any]:
        async with self.tables.lock(table_id):
            reader = await self.access.reader(device, table_id)  # under the lock: what was revoked is so at once
            if command.seat not in reader.seats:
                return {"t": "no", "key": command.key, **Problem("forbidden").json(language)}
            before = await self.tables.store.answer(table_id, device, command.key)
            if before is not None:
                known: dict[str, Any] = msgspec.json.decode(before)
                return known
            memo = Memo(device, command.key, msgspec.json.encode({"t": "ok", "key": command.key}).decode())
            try:
                table = await self.tables.get(table_id)
                by = self._acts_as(table, reader, command)
                await self._carry_out(table, command, by, memo, language)
            except Problem as problem:
                refused = {"t": "no", "key": command.key, **problem.json(language)}
                said = msgspec.json.encode(refused).decode()
                await self.tables.store.note(table_id, Memo(device, command.key, said))
                return refused
        self.tables.changed(table_id)
        return {"t": "ok", "key": command.key}

    def _acts_as(self, table: Table, reader: Reader, command: Command) -> str:
        """The name for the log of who acts for the seat; "" for its own people. Only they can consent in its name, also
        while they have handed it over."""
        by = reader.acts_as(command.seat)
        if isinstance(command, Agree):
            if by:
                raise Problem("own-people")
        elif table.seat(command.seat).acting == "bot":
            raise Problem("handed")
        return by

    async def _carry_out(self, table: Table, command: Command, by: str, memo: Memo, language: str) -> None:
        if isinstance(command, Undo | Retract) and not self._takebacks.hit(f"{table.id} {command.seat}"):
            raise Problem("too-fast")
        match command:
            case Do():
                await self.choose(table, command.seat, command.chain, command.question, by, memo, language)
            case Undo():
                await self._undo(table, command.seat, by, memo)
            case Agree():
                await self._agree(table, command, memo)
            case Retract():
                playing = table.playing()
                entry = _carried(lambda: playing.retract(command.seat, by))
                await self.tables.append(table, entry, memo)

    async def choose(
        self, table: Table, seat: int, chain: list[str], question: str, by: str, memo: Memo | None, language: str
    ) -> None:
        """Answer a question; the caller holds the table's lock."""
        match = table.playing()
        if question != match.question_of(seat):
            raise Problem("stale")
        try:
            options = [table.rules.grammar.option(text) for text in chain]
        except ValueError as error:
            raise Problem("bad-option", detail=str(error)) from error
        try:
            entry = match.choose(seat, options, question, by)
        except Refused as refused:
            raise why_not(match, seat, options, refused, language) from refused
        await self.tables.append(table, entry, memo)

    async def _undo(self, table: Table, seat: int, by: str, memo: Memo) -> None:
        match = table.playing()
        can, code, to = undo_for(table, seat)
        if can == "no":
            raise Problem(code)
        if can == "free":
            await self.tables.append(table, match.undo(seat, to, by), memo)
            return
        if table.vote is not None:
            raise Problem("vote-open")
        yes = sorted({seat, *await self._agreeing(table, seat, to)})
        vote = VoteRow(id=secrets.token_urlsafe(6), seat=seat, moment=to, yes=yes)
        await self._settle(table, vote, by, memo)

    async def _agree(self, table: Table, command: Agree, memo: Memo) -> None:
        table.playing()
        vote = table.vote
        if vote is None:
            raise Problem("no-vote")
        if command.vote != vote.id:
            raise Problem("stale")
        if command.yes:
            yes = sorted({command.seat, *vote.yes})
            await self._settle(table, msgspec.structs.replace(vote, yes=yes), "", memo)
        else:
            await self.tables.store.put_vote(table.id, None, memo)
            table.vote = None

    async def _settle(self, table: Table, vote: VoteRow, by: str, memo: Memo) -> None:
        """Keep an open vote, or go back when all have agreed."""
        match = table.playing()
        if len(vote.yes) == len(table.seats):
            await self.tables.append(table, match.undo(vote.seat, vote.moment, by), memo)
        else:
            await self.tables.store.put_vote(table.id, vote, memo)
            table.vote = vote

    async def _agreeing(self, table: Table, seat: int, moment: int) -> set[int]:
        """Seats that need not be asked: bots' own, empty ones, and those of the very people who ask. One that has come
        to that since the choices to be taken back was somebody's when they were made, who has not consented."""
        owners = await self.access.owners(table.id)
        mine = owners.get(seat, set())
        others = [x for x in range(len(table.seats)) if not table.changed_hands(x, moment)]
        return {x for x in others if owners.get(x, set()) <= mine}


def _carried(act: Callable[[], Entry]) -> Entry:
    try:
        return act()
    except Refused as refused:
        raise Problem(refused.code) from refused


def why_not(match: Match[Any], seat: int, options: list[Option], refused: Refused, language: str) -> Problem:
    """The problem of a refused chain, with the clause and the words of the rules where they bar its option."""
    if refused.code == "not-listed" and refused.option is not None:
        before = options[: options.index(refused.option)]
        preview = match.preview(seat, before)
        if preview is not None:
            state, menu = preview
            masked = match.rules.mask(state, seat)
            for option, refusal in menu.barred:
                if option == refused.option[: len(option)]:
                    text = words(match.rules, language, match.setup.sets).refusal(refusal, masked, seat, option)
                    return Problem("not-listed", refusal.clause, text)
    return Problem(refused.code, detail=str(refused))
