"""Who goes in the middle of a message is no fault of the server."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect

from signoria.server.live import Connection


class Gone:
    """A socket whose client has just gone."""

    async def send_data(self, data: str, mode: str) -> None:
        raise ConnectionResetError(data, mode)


def test_a_client_that_goes_while_it_is_sent_to_has_disconnected() -> None:
    connection = object.__new__(Connection)
    connection.socket = cast(Any, Gone())
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(connection.send({"t": "doc"}))
