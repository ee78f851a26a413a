"""What stands around every request: security headers, the origin check, the log, and the client's files."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import time
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.server.problems import Problem, language_of

log = structlog.get_logger()

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class Guard(ASGIMiddleware):
    """Headers on every answer; requests from another site's pages, or under a name that is not ours, are refused; one
    log line a request, without query, body, cookie or token."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, base_url: str, more_names: str = "") -> None:
        own = urlsplit(base_url.lower())
        machine = socket.gethostname().lower()
        self.own = own.netloc
        self.names = {"localhost", machine, f"{machine}.local", own.hostname or "localhost"}
        self.names.update(x.strip().lower() for x in more_names.split(",") if x.strip())

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        if not scope["path"].isprintable():
            await refuse(scope, receive, send, Problem("bad-request", detail="path"))
            return
        if not self.known(headers.get("host", "")):
            await refuse(scope, receive, send, Problem("host"))
            return
        writes = is_socket or scope["method"] not in ("GET", "HEAD")  # type: ignore[typeddict-item]  # `is_socket` rules out the other kind
        if writes and not self.same_site(headers):
            await refuse(scope, receive, send, Problem("origin"))
            return
        began, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [*HEADERS]
                extra.append((b"cache-control", caching(scope["path"], status).encode()))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            await next_app(scope, receive, with_headers)
        finally:
            spent = round(1000 * (time.perf_counter() - began), 1)
            path = printable(scope["path"])
            if is_socket:
                log.info("connection", path=path, seconds=round(spent / 1000))
            else:
                method = scope["method"]  # type: ignore[typeddict-item]  # the same
                log.info("request", method=method, path=path, status=status, ms=spent)

    def known(self, host: str) -> bool:
        """Is a Host header one of ours? A page of another site can let its own name point at this machine; it cannot
        let an address do so, so any address is ours."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        with contextlib.suppress(ValueError):
            return bool(ipaddress.ip_address(name))
        return name.removesuffix(".") in self.names

    def same_site(self, headers: Headers) -> bool:
        """Browsers name the page's origin with everything that writes; programs that are no browser need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            host = urlsplit(origin).netloc.lower()
        except ValueError:  # as of "http://[x"
            return False
        return bool(host) and host in (headers.get("host", "").lower(), self.own)


def printable(text: str) -> str:
    """A foreign text as the log may have it: nothing that steers a terminal or begins a line of its own."""
    return "".join(x if x.isprintable() else "�" for x in text[:200])


def caching(path: str, status: int) -> str:
    """Answers are never kept; the client's parts have their content's hash in their names; the page is asked for."""
    if path.startswith("/api/"):
        return "no-store"
    kept = path.startswith("/assets/") and status in (200, 206, 304)
    return "public, max-age=31536000, immutable" if kept else "no-cache"


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    """The problem as JSON, or the close of a WebSocket before it opens."""
    log.warning("refused", why=problem.code, path=printable(scope["path"]))
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": problem.code})
        return
    language = language_of(None, Headers.from_scope(scope).get("accept-language", ""))
    body = msgspec.json.encode(problem.json(language))
    length = (b"content-length", str(len(body)).encode())
    told = [(b"content-type", b"application/json"), length, (b"cache-control", b"no-store"), *HEADERS]
    start: Any = {"type": "http.response.start", "status": problem.status, "headers": told}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def client_folder() -> Path | None:
    """Where the built client is; None in a tree where it was not built."""
    folder = Path(str(files("signoria") / "web_dist"))
    return folder if (folder / "index.html").is_file() else None
