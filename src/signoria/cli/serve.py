"""`signoria serve`, `backup`, `restore`: the browser's side on this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import logging
import os
import socket
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, Final

import click

from signoria.cli.arguments import TEXT
from signoria.cli.errors import UserError

LOCAL: Final = ("127.0.0.1", "localhost", "::1")


def default_data() -> Path:
    """A folder of the user's own, where the system keeps such things."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "signoria"


DATA = click.option(
    "--data", type=click.Path(file_okay=False, path_type=Path), metavar="DIR",
    help="Folder of the database [default: a folder of yours].",
)  # fmt: skip


@click.command()
@click.option(
    "--host", type=TEXT, default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0: all devices around."
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@DATA
@click.option(
    "--base-url", type=TEXT, default="", metavar="URL", help="Where people reach it, if a proxy stands before it."
)
def serve(host: str, port: int, data: Path | None, base_url: str) -> None:
    """Play in the browser: on this machine, or with --host 0.0.0.0 on all devices around."""
    import uvicorn

    from signoria.server.app import create_app
    from signoria.server.limits import settings_from
    from signoria.server.single import hold
    from signoria.server.upgrade import DatabaseError

    if base_url and not base_url.startswith(("http://", "https://")):
        raise UserError(f"--base-url begins with http:// or https://, not {base_url!r}")
    start_logging()
    folder = data or default_data()
    try:
        settings = settings_from()
        held = hold(folder)
        app = create_app(folder, settings, base_url=base_url, host=host)
    except (DatabaseError, ValueError) as error:
        raise UserError(str(error)) from error
    config = uvicorn.Config(
        app, host=host, port=port, log_level="warning", access_log=False, server_header=False, ws_max_size=1 << 16,
        timeout_graceful_shutdown=3,
    )  # fmt: skip
    try:
        listener = listen(host, port)
    except OSError as error:
        raise UserError(f"cannot listen on {host}, port {port}: {error.strerror}; try another --port") from error
    announce(host, listener.getsockname()[1], base_url, folder)
    with held:
        uvicorn.Server(config).run([listener])


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, opened before anything is announced."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(128)
    return listener


def announce(host: str, port: int, base_url: str, folder: Path) -> None:
    """Say where the page is; for other devices also as a QR code."""
    from signoria.server.web import client_folder

    addresses = [base_url] if base_url else [f"http://{x}:{port}/" for x in reachable(host)]
    click.echo(f"Signoria is open at {' and '.join(addresses)}")
    click.echo(f"Its data is in {folder}. Stop it with Ctrl+C.")
    if client_folder() is None:
        click.echo("There is no browser client in this installation: pages are missing, only the API answers.")
        click.echo("Install again without SIGNORIA_SKIP_CLIENT, or `make play` in a checkout.")
    if host not in LOCAL or base_url:
        import segno

        click.echo("For a phone or tablet:")
        segno.make(addresses[-1], micro=False).terminal(compact=True)
    sys.stdout.flush()


def reachable(host: str) -> list[str]:
    """Host names under which other devices find this one; an address of its own as it is."""
    if host not in ("0.0.0.0", "::"):
        return [f"[{host}]" if ":" in host else host]
    return ["127.0.0.1", *sorted(x for x in own_addresses() if not ipaddress.ip_address(x).is_loopback)]


def own_addresses() -> set[str]:
    """This machine's IPv4 addresses: by its name, and the one that it would use towards others (nothing is sent)."""
    found: set[str] = set()
    with contextlib.suppress(OSError):  # a machine may not know its own name
        found.update(str(x[4][0]) for x in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # no network at all
        probe.connect(("192.0.2.1", 9))
        found.add(str(probe.getsockname()[0]))
    return found


def steer_nothing(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """What others wrote may stand in an event or a traceback: no sign of it steers the terminal that shows the log."""
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = "".join(x if x.isprintable() or x == "\n" else "\ufffd" for x in value)
    return event


def start_logging() -> None:
    """One line an event on stderr: no bodies, no queries, no cookies, no tokens."""
    import structlog

    wished = os.environ.get("SIGNORIA_LOG", "WARNING")
    level = logging.getLevelNamesMapping().get(wished.strip().upper())
    if level is None:
        raise UserError(f"SIGNORIA_LOG={wished[:40]!r}: expected DEBUG, INFO, WARNING, ERROR or CRITICAL")
    structlog.configure(
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.format_exc_info,
            steer_nothing,
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATA
def backup(file: Path, data: Path | None) -> None:
    """Copy the server's data to FILE, also while it serves."""
    from signoria.server.backup import backup as carry_out
    from signoria.server.upgrade import DatabaseError

    try:
        carry_out(data or default_data(), file)
    except DatabaseError as error:
        raise UserError(str(error)) from error
    click.echo(f"{file} holds all tables. Keep it safe: it holds hidden cards and seeds too.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@DATA
def restore(file: Path, data: Path | None) -> None:
    """Put a backup back, also while the server serves; what was there is kept in a file beside it."""
    from signoria.server.backup import restore as carry_out
    from signoria.server.upgrade import DatabaseError

    try:
        aside = carry_out(data or default_data(), file)
    except DatabaseError as error:
        raise UserError(str(error)) from error
    click.echo(f"Restored from {file}." + (f" What was there is in {aside}." if aside else ""))


commands: Final = [serve, backup, restore]
