"""The open connections: each gets its own document, and after each change the difference to its last one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from signoria.server.access import Access, Reader
from signoria.server.documents import Json, Presence, document, patch, viewpoint
from signoria.server.folding import fold
from signoria.server.limits import Limiter, Settings
from signoria.server.play import Agree, Do, Play, Retract, Undo
from signoria.server.problems import Problem, language_of, say
from signoria.server.table import Tables

log = structlog.get_logger()
AGAIN: Final = 1.0  # seconds until a document that could not be built is tried again


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

    def __init__(self, socket: WebSocket[Any, Any, Any], table_id: str, reader: Reader, address: str) -> None:
        self.socket, self.table_id, self.reader, self.address = socket, table_id, reader, address
        self.language = language_of(None, socket.headers.get("accept-language", ""))  # until it says hello
        self.wished: int | None = None
        self.greeted = False
        self.seq = 0
        self.last: Json | None = None  # None: the whole document goes next
        self.wake = asyncio.Event()
        self.ended = ""  # words of farewell, once there are any

    @property
    def only_watches(self) -> bool:
        return not self.reader.seats and not self.reader.host

    def end(self, text: str) -> None:
        """Let its sender say farewell."""
        self.ended = text
        self.wake.set()

    async def send(self, message: Json) -> None:
        try:
            await self.socket.send_data(encoder.encode(message).decode(), mode="text")
        except OSError as gone:  # the server's own word for who has gone in the middle of it
            raise WebSocketDisconnect(detail="the client has gone") from gone


class Hub:
    """All connections, by table."""

    def __init__(self, tables: Tables, access: Access, play: Play, settings: Settings, limiter: Limiter) -> None:
        self.tables, self.access, self.play = tables, access, play
        self.settings, self.limiter = settings, limiter
        self._connections: dict[str, list[Connection]] = {}  # the oldest first
        self.arrived: Callable[[str], None] = lambda table_id: None  # the bots', once there are any
        tables.listeners.append(self.changed)

    def changed(self, table_id: str) -> None:
        """Something was persisted: every connection of the table looks again."""
        for connection in self._connections.get(table_id, ()):
            connection.wake.set()

    def presence(self, table_id: str) -> Presence:
        there = [x for x in self._connections.get(table_id, ()) if x.greeted]
        watching = sum(1 for x in there if x.only_watches)
        return Presence({seat for x in there for seat in x.reader.seats}, watching)

    def dismiss(self, table_id: str) -> None:
        """The table is gone: say so to everybody."""
        for connection in self._connections.get(table_id, ()):
            connection.end(say(connection.language, "bye-closed"))

    def _admit(self, new: Connection) -> bool:
        """Take a connection in. Seats and the host always find a place; of one device only the newest connections stay,
        and where those that watch are too many, whoever has not even said hello goes first."""
        here = self._connections.get(new.table_id, [])
        own = [x for x in here if x.reader.device == new.reader.device]
        if len(own) >= self.settings.device_connections:
            self._drop(next((x for x in own if not x.greeted), own[0]))
        if new.only_watches:
            everywhere = (x for found in self._connections.values() for x in found if x.only_watches)
            for bench, places in (
                ([x for x in here if x.only_watches], self.settings.spectators),
                ([x for x in everywhere if x.address == new.address], self.settings.address_connections),
            ):
                if len(bench) >= places:
                    silent = next((x for x in bench if not x.greeted), None)
                    if silent is None:
                        return False
                    self._drop(silent)
        self._connections.setdefault(new.table_id, []).append(new)
        return True

    def _drop(self, connection: Connection) -> None:
        self._remove(connection)
        connection.end(say(connection.language, "bye-crowded"))

    def _remove(self, connection: Connection) -> None:
        here = self._connections.get(connection.table_id, [])
        if connection in here:
            here.remove(connection)
        if not here:
            self._connections.pop(connection.table_id, None)

    async def serve(self, socket: WebSocket[Any, Any, Any], table_id: str, reader: Reader, address: str) -> None:
        """A connection from its first message to its last; one that says no hello in time is closed."""
        connection = Connection(socket, table_id, reader, address)
        if not self._admit(connection):
            await self._bye(connection, Problem("too-many-spectators").text(connection.language))
            return
        deadline = asyncio.get_running_loop().time() + self.settings.hello_seconds
        sender = asyncio.create_task(self._send(connection))
        try:
            while True:
                async with asyncio.timeout_at(None if connection.greeted else deadline):
                    text = await socket.receive_data(mode="text")
                await self._hear(connection, str(text))
        except TimeoutError:
            with contextlib.suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
                await socket.close(code=4408)  # no farewell: a device with a slow network may come again
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            pass  # gone; nothing is lost, for nothing was kept here
        finally:
            sender.cancel()
            self._remove(connection)
            self.changed(table_id)

    async def _hear(self, connection: Connection, text: str) -> None:
        key = ""
        in_time = self.limiter.message(connection.address)  # counted before it is read: nonsense costs as much
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
            if not in_time:
                raise Problem("too-fast")
            if isinstance(message, Hello):
                await self._greet(connection, message)
            elif isinstance(message, Ping):
                await connection.send({"t": "pong"})
            else:
                answer = await self.play.command(
                    connection.table_id, connection.reader.device, message, connection.language
                )
                await connection.send(answer)
        except Problem as problem:
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
        connection.reader = await self.access.reader(connection.reader.device, connection.table_id)
        first, connection.greeted, connection.last = not connection.greeted, True, None
        connection.wake.set()
        self.arrived(connection.table_id)
        if first:
            self.changed(connection.table_id)  # others see who has come

    async def _send(self, connection: Connection) -> None:
        failed = False
        while True:
            await connection.wake.wait()
            connection.wake.clear()
            try:
                if await self._update(connection):
                    return
                failed = False
            except (WebSocketDisconnect, WebSocketException, RuntimeError):
                return
            except Exception:
                if not failed:
                    log.exception("a document could not be built", table=connection.table_id)
                failed = True
                await asyncio.sleep(AGAIN)  # what failed may pass, like a database that is locked
                connection.wake.set()

    async def _update(self, connection: Connection) -> bool:
        """Send what is new; True when it was the last word."""
        try:
            if connection.ended:
                raise Problem("no-table", text=connection.ended)
            connection.reader = await self.access.reader(connection.reader.device, connection.table_id)
            if not connection.reader.admitted:
                raise Problem("forbidden", text=say(connection.language, "bye-revoked"))
            if not connection.greeted:
                return False
            async with self.tables.reading(connection.table_id) as table:
                seat = viewpoint(table, connection.reader, connection.wished)
                presence = self.presence(connection.table_id)
                doc = fold(document(table, connection.reader, seat, connection.language, presence))
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
