"""The open connections: each gets its own document, and after each change the difference to its last one."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from signoria.server.access import Access, Reader
from signoria.server.documents import Json, Presence, document, patch, viewpoint
from signoria.server.limits import Limiter, Settings
from signoria.server.play import Agree, Do, Play, Retract, Undo
from signoria.server.problems import Problem, language_of, say
from signoria.server.table import Tables

log = structlog.get_logger()


class Hello(msgspec.Struct, tag_field="t", tag="hello"):
    """The first message, and again to change the language or the seat that is looked from."""

    lang: str = "en"
    seat: int | None = None
    have: int | None = None


class Ping(msgspec.Struct, tag_field="t", tag="ping"):
    """Is anybody there?"""


Message = Hello | Ping | Do | Undo | Agree | Retract
decoder = msgspec.json.Decoder(Message)
encoder = msgspec.json.Encoder()


class Connection:
    """One WebSocket. Its sender task builds the newest document when woken, so a slow device skips what it missed."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table_id: str, device: str) -> None:
        self.socket, self.table_id, self.device = socket, table_id, device
        self.reader = Reader(device)
        self.language = "en"
        self.wished: int | None = None
        self.greeted = False
        self.seq = 0
        self.last: Json | None = None  # None: the whole document goes next
        self.wake = asyncio.Event()
        self.ended = ""  # words of farewell, once there are any

    async def send(self, message: Json) -> None:
        await self.socket.send_data(encoder.encode(message).decode(), mode="text")


class Hub:
    """All connections, by table."""

    def __init__(self, tables: Tables, access: Access, play: Play, settings: Settings, limiter: Limiter) -> None:
        self.tables, self.access, self.play = tables, access, play
        self.settings, self.limiter = settings, limiter
        self._connections: dict[str, set[Connection]] = {}
        tables.listeners.append(self.changed)

    def changed(self, table_id: str) -> None:
        """Something was persisted: every connection of the table looks again."""
        for connection in self._connections.get(table_id, ()):
            connection.wake.set()

    def presence(self, table_id: str) -> Presence:
        there = [x for x in self._connections.get(table_id, ()) if x.greeted]
        watching = sum(1 for x in there if not x.reader.seats and not x.reader.host)
        return Presence({seat for x in there for seat in x.reader.seats}, watching)

    def dismiss(self, table_id: str) -> None:
        """The table is gone: say so to everybody."""
        for connection in self._connections.get(table_id, ()):
            connection.ended = say(connection.language, "bye-closed")
            connection.wake.set()

    async def serve(self, socket: WebSocket[Any, Any, Any], table_id: str, device: str, address: str) -> None:
        """A connection from its first message to its last."""
        connection = Connection(socket, table_id, device)
        here = self._connections.setdefault(table_id, set())
        if len(here) >= self.settings.connections:
            await self._bye(connection, Problem("too-many-spectators").text(connection.language))
            return
        here.add(connection)
        sender = asyncio.create_task(self._send(connection))
        try:
            while True:
                text = await socket.receive_data(mode="text")
                await self._hear(connection, str(text), address)
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass  # gone; nothing is lost, for nothing was kept here
        finally:
            sender.cancel()
            here.discard(connection)
            if not here:
                self._connections.pop(table_id, None)
            self.changed(table_id)

    async def _hear(self, connection: Connection, text: str, address: str) -> None:
        key = ""
        try:
            if len(text) > self.settings.message_bytes:
                raise Problem("too-large", limit=self.settings.message_bytes)
            try:
                message = decoder.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Problem("bad-request", detail=str(error)[:200]) from error
            if not isinstance(message, Hello | Ping):
                key = message.key[:80]
                if len(message.key) > 80 or not message.key:
                    raise Problem("bad-request", detail="key")
            self.limiter.message(address)
            if isinstance(message, Hello):
                await self._greet(connection, message)
            elif isinstance(message, Ping):
                await connection.send({"t": "pong"})
            else:
                answer = await self.play.command(connection.table_id, connection.device, message, connection.language)
                await connection.send(answer)
        except Problem as problem:
            if problem.code == "too-many-spectators":
                await self._bye(connection, problem.text(connection.language))
            else:
                await connection.send({"t": "no", "key": key, **problem.json(connection.language)})
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            raise
        except Exception:
            log.exception("a message could not be answered", table=connection.table_id)
            await connection.send({"t": "no", "key": key, **Problem("fault").json(connection.language)})

    async def _bye(self, connection: Connection, text: str) -> None:
        """The last word: the client does not come back by itself."""
        await connection.send({"t": "bye", "text": text})
        await connection.socket.close()

    async def _greet(self, connection: Connection, hello: Hello) -> None:
        connection.language = language_of(hello.lang)
        connection.wished = hello.seat
        reader = await self.access.reader(connection.device, connection.table_id)
        only_watches = not reader.seats and not reader.host
        full = self.presence(connection.table_id).spectators >= self.settings.spectators
        if only_watches and full and not connection.greeted:
            raise Problem("too-many-spectators")
        first, connection.greeted = not connection.greeted, True
        connection.reader, connection.last = reader, None
        connection.wake.set()
        if first:
            self.changed(connection.table_id)  # others see who has come

    async def _send(self, connection: Connection) -> None:
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            if not connection.greeted:
                continue
            try:
                if await self._update(connection):
                    return
            except (WebSocketDisconnect, WebSocketException, RuntimeError):
                return
            except Exception:
                log.exception("a document could not be built", table=connection.table_id)

    async def _update(self, connection: Connection) -> bool:
        """Send what is new; True when it was the last word."""
        try:
            if connection.ended:
                raise Problem("no-table", text=connection.ended)
            connection.reader = await self.access.reader(connection.device, connection.table_id)
            if not connection.reader.admitted:
                raise Problem("forbidden", text=say(connection.language, "bye-revoked"))
            async with self.tables.reading(connection.table_id) as table:
                seat = viewpoint(table, connection.reader, connection.wished)
                presence = self.presence(connection.table_id)
                doc = document(table, connection.reader, seat, connection.language, presence)
        except Problem as problem:
            await self._bye(connection, problem.text(connection.language))
            return True
        if connection.last is None:
            message: Json = {"t": "doc", "seq": connection.seq + 1, "doc": doc}
        else:
            changes = patch(connection.last, doc)
            if not changes:
                return False
            message = {"t": "patch", "seq": connection.seq + 1, "patch": changes}
        connection.seq += 1
        connection.last = doc
        await connection.send(message)
        return False
