"""The server put together: services, routes, and what happens around them from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import errno
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.static_files import create_static_files_router

from signoria import bots
from signoria.kernel.game import GAMES, Game, game
from signoria.server import routes
from signoria.server.access import Access
from signoria.server.audit import renew
from signoria.server.cases import Cases
from signoria.server.hosting import Hosting
from signoria.server.limits import Limiter, Settings
from signoria.server.live import Hub
from signoria.server.making import Making
from signoria.server.opponents import MakeBot, Opponents
from signoria.server.play import Play
from signoria.server.problems import Problem, language_of
from signoria.server.store import FILE, Store, engine_for
from signoria.server.table import Tables
from signoria.server.upgrade import make_folder, upgrade
from signoria.server.web import Guard, client_folder, printable

log = structlog.get_logger()
NO_FILE: Final = (errno.ENOTDIR, errno.ENAMETOOLONG, errno.EINVAL, errno.ELOOP)  # of a path that can name none
STUDIES: Final = 2  # at once: more would take the time of those who play
REFRESH: Final = 1.0  # seconds between looks whether a backup was restored


class Services:
    """Everything that the routes use, made once a server."""

    def __init__(
        self, data: Path, games: Mapping[str, Game[Any]], settings: Settings, base_url: str, make_bot: MakeBot
    ) -> None:
        self.games, self.settings, self.make_bot = games, settings, make_bot
        self.secure = base_url.startswith("https:")
        self.limiter = Limiter(settings)
        self.studying = asyncio.Semaphore(STUDIES)
        self.store = Store(engine_for(data / FILE))
        self.access = Access(self.store)
        self.tables = Tables(self.store, games, settings)
        self.play = Play(self.tables, self.access, settings)
        self.making = Making(self.tables, self.access, settings)
        self.hosting = Hosting(self.tables, self.access, self.making)
        self.hub = Hub(self.tables, self.access, self.play, settings, self.limiter)
        self.hosting.dismiss = self.hub.dismiss
        self.cases = Cases(self.tables, self.access, self.hub.dismiss)
        self.opponents = Opponents(self.tables, self.play, make_bot, settings.bot_pause)
        self.hub.arrived = self.opponents.wake

    async def watch(self) -> None:
        """Notice a restored backup."""
        restored = False
        while True:
            await asyncio.sleep(REFRESH)
            try:
                restored = await self.tables.refresh() or restored
                if restored:
                    await self.opponents.wake_all()
                    restored = False
            except Exception:
                log.exception("the database could not be asked")


def problem_response(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    """A problem as JSON in the reader's language."""
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(
        msgspec.json.encode(problem.json(language)), status_code=problem.status, media_type="application/json"
    )


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[bytes]:
    return problem_response(request, problem)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: a body that is too large or does not fit, a path that is not there."""
    if error.status_code == 413:
        return problem_response(request, Problem("too-large", limit=request.app.state.services.settings.upload_bytes))
    if error.status_code == 400:
        found = error.extra if isinstance(error.extra, list) else []
        told = "; ".join(f"{x.get('key', '')} {x.get('message', '')}".strip() for x in found if isinstance(x, dict))
        return problem_response(request, Problem("bad-request", detail=(told or error.detail)[:300]))
    if isinstance(error.__cause__, OSError) and error.__cause__.errno in NO_FILE:
        error = NotFoundException("Not Found")
    body = msgspec.json.encode({"error": "http", "text": error.detail})
    return Response(body, status_code=error.status_code, media_type="application/json")


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the log has it, the caller gets one line."""
    log.error("fault", path=printable(request.url.path), exc_info=error)
    return problem_response(request, Problem("fault"))


def create_app(
    data: Path,
    settings: Settings | None = None,
    games: Mapping[str, Game[Any]] | None = None,
    base_url: str = "",
    host: str = "",
    client: Path | None = None,
    make_bot: MakeBot = bots.make,
) -> Litestar:
    """The application on a folder of data; `host`: the name by which it listens, if it is one.
    `upgrade.DatabaseError` when its database cannot be used."""
    make_folder(data)
    upgrade(data / FILE)
    known = games if games is not None else {name: game(name) for name in GAMES}
    chosen = settings or Settings()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        services = Services(data, known, chosen, base_url, make_bot)
        app.state.services = services
        await services.tables.refresh()
        await renew(services.tables)
        await services.opponents.wake_all()
        watcher = asyncio.create_task(services.watch())
        try:
            yield
        finally:
            watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watcher
            await services.opponents.stop()
            await services.store.engine.dispose()

    handlers: list[Any] = [*routes.HANDLERS, routes.card_pages(known), routes.rule_pages(known)]
    folder = client if client is not None else client_folder()
    if folder is not None:
        handlers.append(create_static_files_router(path="/", directories=[folder], html_mode=True))
    return Litestar(
        handlers,
        lifespan=[living],
        before_request=routes.counted,
        middleware=[Guard(base_url, f"{chosen.host_names},{host}")],
        exception_handlers={Problem: on_problem, HTTPException: on_http, Exception: on_fault},
        compression_config=CompressionConfig("gzip", minimum_size=2000),
        request_max_body_size=chosen.upload_bytes,
        openapi_config=None,
        logging_config=None,
        state=State(),
    )
