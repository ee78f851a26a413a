"""What goes wrong on the command line: one clear line on stderr and exit code 2 (1: a fault of ours), no traceback.

A command raises UserError, or lets an error of the layers below through: those whose messages are written for the user
are all ValueErrors or LookupErrors, and the modules that raise them are named here.
"""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import click

from signoria.kernel.facts import FactError
from signoria.kernel.files import FileError
from signoria.kernel.game import SetupError
from signoria.kernel.pack import BadData

BAD_INPUT = 2
FAULT = 1
TRACEBACK = "SIGNORIA_TRACEBACK"  # set to anything: faults of ours are shown with their traceback
LONGEST = 400


class UserError(click.ClickException):
    """The user asked for what cannot be; the message is one line that says what to do instead."""

    exit_code = BAD_INPUT


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Put the file's name before what is wrong with it."""
    try:
        yield
    except FileError as error:
        raise UserError(f"{file}: {error}") from None


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Say why on stderr, on one line whatever signs are in the message, and end the program."""
    line = " ".join(message.split())
    shown = "".join(sign if sign.isprintable() else "?" for sign in line)
    click.echo(f"signoria: {shown if len(shown) <= LONGEST else shown[:LONGEST] + '…'}", err=True)
    sys.exit(code)


def guarded(main: Any) -> None:
    """Run a click command's `main` outside click's standalone mode and turn what goes wrong into one line."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by who called us; the next file that is opened must not take its place
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal cannot show is no reason to stop
    try:
        code = main()
        sys.stdout.flush()
    except click.exceptions.Exit as error:
        code = error.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        code = 0
    except click.UsageError as error:
        where = f"; see {error.ctx.command_path} --help" if error.ctx is not None else ""
        fail(error.format_message().rstrip(".") + where)
    except click.ClickException as error:
        fail(error.format_message())
    except (SetupError, FactError, FileError, BadData) as error:
        fail(str(error))
    except UnicodeDecodeError:
        fail("the file is not UTF-8 text")
    except OSError as error:
        if error.errno == errno.EPIPE:  # the reader of a pipe, such as `head`, has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            sys.exit(1)
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (click.Abort, KeyboardInterrupt):
        click.echo(err=True)
        sys.exit(130)
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        fail(f"this is a fault of Signoria ({type(error).__name__}: {error}); {TRACEBACK}=1 shows where", FAULT)
    sys.exit(code if isinstance(code, int) else 0)


def print_json(data: object) -> None:
    """The one object that a reporting command prints with --json."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))
