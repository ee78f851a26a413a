"""What a table, an address and a connection may ask of the server: settings, with defaults for a household."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Annotated, Final

import msgspec

from signoria.server.problems import Problem

Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, msgspec.Meta(ge=1024, le=1 << 28)]
Seconds = Annotated[float, msgspec.Meta(ge=1, le=3600)]
KEPT: Final = 10_000  # addresses in a window; beyond that those that have been silent for long are forgotten


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Each can be set by the environment: `SIGNORIA_TABLES_PER_HOUR=50`."""

    tables_per_hour: Count = 30  # new tables an address
    cases_per_hour: Count = 300  # cases of the rulebook that an address opens
    upload_bytes: Bytes = 1 << 20  # of a request's body
    upload_seconds: Seconds = 15.0  # to read a match or position file
    message_bytes: Annotated[int, msgspec.Meta(ge=1024, le=1 << 16)] = 1 << 14  # of one WebSocket message
    messages: Count = 40  # an address in two seconds
    requests: Count = 200  # an address in ten seconds
    takebacks: Count = 40  # a seat in a minute, undone and retracted
    seats: Count = 17  # a table
    spectators: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 50  # connections that watch a table
    device_connections: Count = 8  # of one device at a table
    address_connections: Count = 100  # of one address that watch
    hello_seconds: Seconds = 10.0  # until a connection has said hello
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.7  # a bot waits, so that people can follow
    tables_in_memory: Count = 300  # beyond that the ones used least are read again from the database
    host_names: str = ""  # under which people reach the server, beside those that it knows; commas between them


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings with what the environment changes; ValueError names the first variable that does not fit."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = f"SIGNORIA_{field.name.upper()}"
        if (value := environment.get(variable)) is not None:
            try:
                found[field.name] = msgspec.convert(value.strip(), field.type, strict=False)
            except msgspec.ValidationError as error:
                said = str(error).replace("`int`", "a whole number").replace("`float`", "a number")
                raise ValueError(f"{variable}={value[:40]!r}: {said}") from error
    return Settings(**found)  # type: ignore[arg-type]  # each was converted to its field's type


class Window:
    """At most `count` events in any `seconds`, by address. Its clock is that of the machine's run: a clock that is set
    back, as in autumn or by a time server, locks nobody out."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.count, self.seconds, self.clock = count, seconds, clock
        self._hits: dict[str, deque[float]] = {}

    def hit(self, address: str) -> bool:
        """Count an event, unless there were too many."""
        now = self.clock()
        if len(self._hits) >= KEPT:
            self._hits = {x: hits for x, hits in self._hits.items() if hits[-1] > now - self.seconds}
        hits = self._hits.setdefault(address, deque(maxlen=self.count))
        if len(hits) == self.count and hits[0] > now - self.seconds:
            return False
        hits.append(now)
        return True


class Limiter:
    """Windows by address; kept in memory, for they guard only the moment."""

    def __init__(self, settings: Settings) -> None:
        self._tables = Window(settings.tables_per_hour, 3600)
        self._cases = Window(settings.cases_per_hour, 3600)
        self._messages = Window(settings.messages, 2)
        self._requests = Window(settings.requests, 10)

    def table(self, address: str) -> None:
        """Count a new table; Problem when there were too many."""
        if not self._tables.hit(address):
            raise Problem("too-many-tables")

    def case(self, address: str) -> None:
        """Count the opening of a case; Problem when there were too many."""
        if not self._cases.hit(address):
            raise Problem("too-many-tables")

    def message(self, address: str) -> bool:
        """Count a WebSocket message, whatever is in it; False when there were too many."""
        return self._messages.hit(address)

    def request(self, address: str) -> None:
        """Count a request or the opening of a connection; Problem when there were too many."""
        if not self._requests.hit(address):
            raise Problem("too-fast")
