"""What a table, an address and a connection may ask of the server: settings, with defaults for a household."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec
from limits import RateLimitItemPerHour, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from signoria.server.problems import Problem


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """Each can be set by the environment: `SIGNORIA_TABLES_PER_HOUR=50`."""

    tables_per_hour: int = 30  # new tables an address
    upload_bytes: int = 1 << 20  # of a request's body
    upload_seconds: float = 15.0  # to read a match or position file
    message_bytes: int = 1 << 14  # of one WebSocket message
    messages: int = 40  # an address in two seconds
    requests: int = 200  # an address in ten seconds
    seats: int = 17  # a table
    spectators: int = 50  # connections that watch a table
    connections: int = 200  # a table
    bot_pause: float = 0.7  # seconds a bot waits before it answers, so that people can follow
    tables_in_memory: int = 300  # beyond that the ones used least are read again from the database


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings with what the environment changes; ValueError names a variable that does not fit."""
    found: dict[str, str] = {}
    for name in Settings.__struct_fields__:
        if (value := environment.get(f"SIGNORIA_{name.upper()}")) is not None:
            found[name] = value
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"SIGNORIA_…: {error}") from error


class Limiter:
    """Moving windows by address; kept in memory, for they guard only the moment."""

    def __init__(self, settings: Settings) -> None:
        self._window = MovingWindowRateLimiter(MemoryStorage())
        self._tables = RateLimitItemPerHour(settings.tables_per_hour)
        self._messages = RateLimitItemPerSecond(settings.messages, 2)
        self._requests = RateLimitItemPerSecond(settings.requests, 10)

    def table(self, address: str) -> None:
        """Count a new table; Problem when there were too many."""
        if not self._window.hit(self._tables, "tables", address):
            raise Problem("too-many-tables")

    def message(self, address: str) -> None:
        """Count a WebSocket message."""
        if not self._window.hit(self._messages, "messages", address):
            raise Problem("too-fast")

    def request(self, address: str) -> None:
        """Count a request that writes or computes."""
        if not self._window.hit(self._requests, "requests", address):
            raise Problem("too-fast")
