"""One server a folder of data: two would tell their players different things."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from signoria.server.upgrade import DatabaseError, make_folder


def hold(data: Path) -> IO[bytes]:
    """Take the folder until the returned file is closed or the process ends, however it ends. DatabaseError when
    another server has it."""
    make_folder(data)
    file = (data / "signoria.lock").open("ab")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise DatabaseError(f"another signoria serve uses {data}; stop it, or name another folder by --data") from error
    return file
