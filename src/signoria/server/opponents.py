"""Bots at tables: they answer in the background, from what their seat may see, with dice of their own."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import structlog

from signoria.bots import Bot
from signoria.kernel.engine import seats_of
from signoria.kernel.game import Game
from signoria.kernel.menu import Option
from signoria.server.play import Play
from signoria.server.problems import Problem
from signoria.server.table import RUNNING, Table, Tables

log = structlog.get_logger()

NOBODY: Final = ("no-table", "no-game")  # deleted, or not to be opened by this version: nobody plays there
FIRST_WAIT: Final = 0.25  # seconds until the first new attempt after a failure
LAST_WAIT: Final = 8.0  # and at most, for as long as it goes on failing

MakeBot = Callable[[str, Game[Any]], Bot]


class Opponents:
    """One task a table while a bot has something to do there. Bots get masked states and never the match's chance."""

    def __init__(self, tables: Tables, play: Play, make: MakeBot, pause: float) -> None:
        self.tables, self.play, self.make, self.pause = tables, play, make, pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._threads = ThreadPoolExecutor(2, "bot")  # a bot that thinks keeps nobody's connection waiting
        tables.listeners.append(self.wake)

    def wake(self, table_id: str) -> None:
        """Look whether a bot is asked at the table."""
        self._again.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._run(table_id))

    async def wake_all(self) -> None:
        """After a start of the server: bots go on where they were."""
        for table_id in await self.tables.store.waiting():
            self.wake(table_id)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, table_id: str) -> None:
        """Answer for as long as a bot is asked. Whatever fails may pass, like a full disk: try again, ever more seldom,
        and log only the first of such failures."""
        failed = 0
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                try:
                    while await self._answer(table_id):
                        failed = 0
                except Exception as error:
                    if isinstance(error, Problem) and error.code in NOBODY:
                        log.info("no bot plays", table=table_id, code=error.code)
                        return
                    if not failed:
                        log.exception("a bot could not go on and tries again", table=table_id)
                    await asyncio.sleep(min(FIRST_WAIT * 2**failed, LAST_WAIT))
                    failed = min(failed + 1, 16)
                    self._again.add(table_id)
        finally:
            del self._tasks[table_id]
            self._again.discard(table_id)

    async def _answer(self, table_id: str) -> bool:
        """Let the first bot that is asked answer; False when none is."""
        async with self.tables.reading(table_id) as table:
            asked = self.asked(table)
            if asked is None or table.match is None:
                return False
            seat, name = asked
            question = table.match.question_of(seat)
            masked = table.rules.mask(table.match.state, seat)
        _, chain = await asyncio.gather(asyncio.sleep(self.pause), self._think(table, name, masked, seat))
        async with self.tables.lock(table_id):
            table = await self.tables.get(table_id)
            if table.bot_of(seat) != name:
                return True  # taken back while it thought
            by = name if table.seats[seat].acting == "bot" else ""
            texts = [table.rules.grammar.text(option) for option in chain]
            try:
                await self.play.choose(table, seat, texts, question, by, None, "en")
            except Problem as problem:
                if problem.code in ("stale", "paused", "closed", "over"):
                    return True  # the table moved on: look again
                log.error("a bot's choice was refused", table=table_id, seat=seat, bot=name, code=problem.code)
                texts = [table.rules.grammar.text(option) for option in self.anything(table, masked, seat)]
                await self.play.choose(table, seat, texts, question, by, None, "en")
        self.tables.changed(table_id)
        return True

    def asked(self, table: Table) -> tuple[int, str] | None:
        """(seat, bot) of the first bot whose answer is waited for."""
        if table.row.status != RUNNING or table.match is None:
            return None
        waited = seats_of(table.match.state.must)
        return next(((seat, bot) for seat in waited if (bot := table.bot_of(seat))), None)

    async def _think(self, table: Table, name: str, masked: Any, seat: int) -> Sequence[Option]:
        """The bot's choice; a bot that fails chooses anything, so that it stops no table."""
        bot, rng = self.make(name, table.rules), random.Random(secrets.randbits(64))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, masked.copy(), seat, rng)
        except Exception:
            log.exception("a bot failed", table=table.id, seat=seat, bot=name)
            return self.anything(table, masked, seat)

    def anything(self, table: Table, masked: Any, seat: int) -> Sequence[Option]:
        """A legal choice by chance."""
        return self.make("random", table.rules).choose(masked.copy(), seat, random.Random(secrets.randbits(64)))
