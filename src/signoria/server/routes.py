"""The HTTP calls and the WebSocket of docs/wire.md."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from signoria import bots
from signoria.kernel import matchfile
from signoria.kernel.study import Scene, StudyError
from signoria.kernel.words import words
from signoria.server import books, cases
from signoria.server.access import COOKIE, Reader, device_of, hashed, new_token
from signoria.server.documents import barred_at, document, scene, shown_moment, viewpoint
from signoria.server.hosting import HostCommand, SeatCommand
from signoria.server.making import NewTable
from signoria.server.phrases import phrases
from signoria.server.problems import Problem, language_of
from signoria.server.table import RUNNING, Table

if TYPE_CHECKING:
    from signoria.server.app import Services

COOKIE_SECONDS: Final = 400 * 86400  # the longest that browsers keep one
LOG_PAGE: Final = 100
TOKEN_SIGNS: Final = 100
SEAT_SIGNS: Final = 4
MOMENT_SIGNS: Final = 9
REF_SIGNS: Final = 100
OF_ALL: Final = ("seat", "lang", "moment")  # arguments that are no study's own
STUDY_ARGUMENTS: Final = 20
STUDY_SIGNS: Final = 1000  # of an argument

Call = Request[Any, Any, State]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    """A link's last part."""

    token: str


def of(call: Call | WebSocket[Any, Any, State]) -> Services:
    services: Services = call.app.state.services
    return services


def language(call: Call) -> str:
    return language_of(call.query_params.get("lang"), call.headers.get("accept-language", ""))


def address(call: Call | WebSocket[Any, Any, State]) -> str:
    return call.client.host if call.client else "local"


def secure(call: Call | WebSocket[Any, Any, State]) -> bool:
    return of(call).secure or call.url.scheme in ("https", "wss")


def cookie_name(call: Call | WebSocket[Any, Any, State]) -> str:
    """With TLS a name that browsers let no neighbouring site and no page without TLS set."""
    return f"__Host-{COOKIE}" if secure(call) else COOKIE


def device(call: Call | WebSocket[Any, Any, State]) -> str:
    return device_of(call.cookies.get(cookie_name(call)))


def counted(call: Call) -> None:
    """Each call counts, whatever it asks for."""
    if call.url.path.startswith("/api/"):
        of(call).limiter.request(address(call))


def body(data: bytes, kind: type[Any]) -> Any:
    """The request's JSON as a type; Problem says what does not fit, in one line."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Problem("bad-request", detail=str(error)[:300]) from error


def answer(call: Call, data: object, cookie: str = "") -> Response[bytes]:
    """JSON, with the device's cookie when it is new: out of reach of scripts and of other sites."""
    cookies = []
    if cookie:
        safe = secure(call)
        cookies.append(
            Cookie(cookie_name(call), "/" if safe else "/api", cookie, max_age=COOKIE_SECONDS, httponly=True,
                   samesite="strict", secure=safe)
        )  # fmt: skip
    return Response(msgspec.json.encode(data), status_code=200, media_type=MediaType.JSON, cookies=cookies)


async def device_or_new(call: Call) -> tuple[str, str]:
    """(device, cookie to set): a device that has no cookie of ours gets one. A cookie that we did not give, or that
    opens nothing any more, is none: somebody else may have planted it."""
    known = device(call)
    if known and await of(call).store.has_grant(known):
        return known, ""
    cookie = new_token()
    return hashed(cookie), cookie


@asynccontextmanager
async def admitted(call: Call, table_id: str) -> AsyncIterator[tuple[Table, Reader]]:
    """The table for reading, and what the caller may see of it; Problem for outsiders."""
    async with of(call).tables.reading(table_id) as table:
        reader = await of(call).access.reader(device(call), table_id)
        if not reader.admitted:
            raise Problem("forbidden")
        yield table, reader


def seat_of(call: Call, table: Table, reader: Reader) -> int:
    """The seat that the caller looks from: `?seat=` if it is held, else one that is asked."""
    wished = call.query_params.get("seat", "")
    is_seat = len(wished) <= SEAT_SIGNS and wished.isascii() and wished.isdecimal()
    return viewpoint(table, reader, int(wished) if is_seat else None)


# ---- games -----------------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: Call) -> Response[bytes]:
    return answer(request, books.listing(of(request).games, language(request)))


@get("/api/games/{name:str}/catalog")
async def catalog(request: Call, name: FromPath[str]) -> Response[bytes]:
    return answer(request, books.catalog(of(request).tables.rules(name), language(request)))


@get("/api/games/{name:str}/rulebook")
async def rulebook(request: Call, name: FromPath[str]) -> Response[bytes]:
    return answer(request, books.rulebook(of(request).tables.rules(name), language(request)))


@get("/api/games/{name:str}/cases")
async def case_list(request: Call, name: FromPath[str]) -> Response[bytes]:
    return answer(request, cases.listing(of(request).tables.rules(name), language(request)))


@get("/api/games/{name:str}/paths")
async def numbers(request: Call, name: FromPath[str]) -> Response[bytes]:
    return answer(request, books.numbers(of(request).tables.rules(name)))


def card_pages(games: Iterable[str]) -> HTTPRouteHandler:
    """The client's pages of games' cards by plain addresses, such as `/lorenzo/cards/mint`: its own stand behind the #.
    Their paths begin with names, since the client's files take what begins with a parameter."""

    @get([path for name in games for path in (f"/{name}/cards", f"/{name}/cards/{{key:str}}")])
    async def card_page(request: Call) -> Redirect:
        path, query = quote(request.url.path), request.url.query
        return Redirect(f"/#{path}{'?' if query else ''}{query}")

    return card_page


def rule_pages(games: Iterable[str]) -> HTTPRouteHandler:
    """The same of games' rulebooks: `/lorenzo/rules/L-26?lang=da`."""

    @get([path for name in games for path in (f"/{name}/rules", f"/{name}/rules/{{clause:str}}")])
    async def rule_page(request: Call) -> Redirect:
        name, _, clause = quote(request.url.path).removeprefix("/").partition("/rules")
        return Redirect(f"/#/rules/{name}{clause}{'?' if request.url.query else ''}{request.url.query}")

    return rule_page


# ---- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables")
async def create(request: Call) -> Response[bytes]:
    services = of(request)
    plan: NewTable = body(await request.body(), NewTable)
    if plan.case is not None:
        if plan != NewTable(game=plan.game, case=plan.case):
            raise Problem("bad-request", detail="a case has its own seats and options")
        services.limiter.case(address(request))
        who, cookie = await device_or_new(request)
        return answer(request, await services.cases.open(plan.game, plan.case, who, language(request)), cookie)
    services.limiter.table(address(request))
    who, cookie = await device_or_new(request)
    return answer(request, await services.making.create(plan, who, language(request)), cookie)


@get("/api/tables")
async def tables(request: Call) -> Response[bytes]:
    who = device(request)
    return answer(request, await of(request).making.mine(who) if who else [])


@post("/api/tables/{table_id:str}/join")
async def join(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    token = body(await request.body(), Token).token
    if len(token) > TOKEN_SIGNS:
        raise Problem("link-gone")
    who, cookie = await device_or_new(request)
    return answer(request, await of(request).hosting.join(table_id, token, who), cookie)


@post("/api/tables/{table_id:str}/host")
async def host(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    command = body(await request.body(), HostCommand)
    if command.do == "rematch":
        of(request).limiter.table(address(request))
    return answer(request, await of(request).hosting.host(table_id, device(request), command, language(request)))


@post("/api/tables/{table_id:str}/seat")
async def seat(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    command = body(await request.body(), SeatCommand)
    return answer(request, await of(request).hosting.seat(table_id, device(request), command, language(request)))


@get("/api/tables/{table_id:str}/catalog")
async def table_catalog(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    """The catalog with the table's changed numbers."""
    async with admitted(request, table_id) as (table, _):
        return answer(request, books.catalog(table.rules, language(request), table.setup))


def moment_of(text: str) -> int:
    """The number of a moment; Problem for what is none."""
    if not (len(text) <= MOMENT_SIGNS and text.isascii() and text.isdecimal()):
        raise Problem("no-moment")
    return int(text)


@get("/api/tables/{table_id:str}/moment/{moment:str}")
async def moment(request: Call, table_id: FromPath[str], moment: FromPath[str]) -> Response[bytes]:
    shown = moment_of(moment)
    async with admitted(request, table_id) as (table, reader):
        here = of(request).hub.presence(table_id)
        doc = document(table, reader, seat_of(request, table, reader), language(request), here, shown)
    return answer(request, doc)


@get("/api/tables/{table_id:str}/barred")
async def barred(request: Call, table_id: FromPath[str], ref: FromQuery[str] = "") -> Response[bytes]:
    """What is barred at a place, a piece or a card, row by row."""
    if len(ref) > REF_SIGNS:
        raise Problem("bad-request", detail="ref")
    async with admitted(request, table_id) as (table, reader):
        rows = barred_at(table, seat_of(request, table, reader), language(request), ref)
    return answer(request, rows)


def study_arguments(call: Call) -> dict[str, str]:
    """What a study is asked about; Problem when it is too much or said twice."""
    given = [(key, text) for key, text in call.query_params.multi_items() if key not in OF_ALL]
    if len(given) > STUDY_ARGUMENTS or any(len(x) > STUDY_SIGNS for pair in given for x in pair):
        raise Problem("bad-request", detail="too long")
    if len(dict(given)) < len(given):
        raise Problem("bad-request", detail="an argument is there twice")
    return dict(given)


@get("/api/tables/{table_id:str}/study/{name:str}")
async def study(request: Call, table_id: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A what-if question, answered from what the reader may know at the moment. The table goes on meanwhile."""
    given, at = study_arguments(request), request.query_params.get("moment")
    wished = None if at is None else moment_of(at)
    async with admitted(request, table_id) as (table, reader):
        match = table.opened()
        if name not in match.rules.studies:
            raise Problem("no-study", detail=name[:40])
        viewer = seat_of(request, table, reader)
        seen: Scene = scene(table, match, viewer, language(request), shown_moment(match, wished))
    async with of(request).studying:
        try:
            found = await asyncio.to_thread(match.rules.study, seen, name, given)
        except StudyError as error:
            raise Problem("bad-study", detail=str(error)) from error
    return answer(request, found)


@get("/api/tables/{table_id:str}/match")
async def match_file(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    async with admitted(request, table_id) as (table, reader):
        match = table.opened()
        match.names = tuple(x.name for x in table.seats)
        viewer = seat_of(request, table, reader)
        text = matchfile.write(match, None if viewer < 0 else viewer)
    name = f"{table.row.game}-{table.id}.match.json"
    return Response(
        text.encode(), media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table_id:str}/log")
async def log_lines(request: Call, table_id: FromPath[str], before: FromQuery[int] = 0) -> Response[bytes]:
    async with admitted(request, table_id) as (table, reader):
        if table.match is None:
            return answer(request, [])
        speech = phrases(table.rules, language(request), table.setup)
        seen = table.chronicle.seen(seat_of(request, table, reader), len(table.match.force))
        older = list(islice((speech.line(x) for x in seen if x.n < before), LOG_PAGE))
    return answer(request, older[::-1])


@get("/api/tables/{table_id:str}/hint")
async def hint(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    async with admitted(request, table_id) as (table, reader):
        viewer, match = seat_of(request, table, reader), table.match
        if match is None or table.row.status != RUNNING or viewer < 0 or not match.state.must >> viewer & 1:
            raise Problem("no-hint")
        masked = match.rules.mask(match.state, viewer)
    bot, rng = of(request).make_bot(bots.names(table.rules)[-1], table.rules), random.Random(secrets.randbits(64))
    chain, reason, arguments = await asyncio.to_thread(bot.explain, masked, viewer, rng)
    said = phrases(table.rules, language(request), table.setup)
    texts = [table.rules.grammar.text(option) for option in chain]
    text = said.advice(masked, viewer, chain)
    sentence = words(table.rules, language(request), table.setup.sets).say(reason, **arguments)
    return answer(request, {"chain": texts, "text": text, "reason": sentence})


# ---- live ------------------------------------------------------------------------------------------------------------


@websocket("/api/tables/{table_id:str}/ws")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    services = of(socket)
    who = device(socket)
    try:
        services.limiter.request(address(socket))
    except Problem:
        await socket.close(code=4429)
        return
    reader = await services.access.reader(who, table_id)
    if not reader.admitted:
        await socket.close(code=4403)
        return
    await socket.accept()
    await services.hub.serve(socket, table_id, reader, address(socket))


HANDLERS: Final = (
    games, catalog, rulebook, case_list, numbers, create, tables, join, host, seat,
    table_catalog, moment, match_file, log_lines, hint, study, barred, live,
)  # fmt: skip
