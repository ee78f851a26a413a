"""Files in and out: bounded, and whole or as they were."""

from __future__ import annotations

import os
import resource
import signal
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.files import LARGEST, FileError, check_writable, read_bounded, replacing, steers, tidy, write_whole


@pytest.mark.parametrize("special", ["pipe", "/dev/zero"])
def test_what_never_ends_is_not_read(tmp_path: Path, special: str) -> None:
    path = tmp_path / special
    if special == "pipe":
        os.mkfifo(path)
    with pytest.raises(FileError, match="no regular file"):
        read_bounded(path)


def test_a_huge_file_is_refused_and_the_largest_is_read(tmp_path: Path) -> None:
    path = tmp_path / "sparse"
    path.touch()
    os.truncate(path, 1 << 40)
    with pytest.raises(FileError, match=f"at most {LARGEST} bytes"):
        read_bounded(path)
    os.truncate(path, LARGEST)
    assert len(read_bounded(path)) == LARGEST
    with pytest.raises(IsADirectoryError):
        read_bounded(tmp_path)


@contextmanager
def no_file_over(size: int) -> Iterator[None]:
    """As `ulimit -f`, in bytes."""
    limits, heard = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, heard)


@pytest.mark.parametrize("before", ["what was there", None])
def test_a_write_that_fails_changes_nothing(tmp_path: Path, before: str | None) -> None:
    path = tmp_path / "kept"
    if before is not None:
        path.write_text(before)
    with no_file_over(1000), pytest.raises(OSError, match="too large") as caught:
        write_whole(path, "x" * 5000)
    assert caught.value.filename == str(path)
    assert {x.name: x.read_text() for x in tmp_path.iterdir()} == ({} if before is None else {"kept": before})


def test_a_file_keeps_its_mode_and_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "real", tmp_path / "link"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o640)
    assert sorted(x.name for x in tmp_path.iterdir()) == ["link", "real"]


def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    pipe, link, loop = tmp_path / "pipe", tmp_path / "link", tmp_path / "loop"
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    loop.symlink_to(loop)
    for path in (pipe, link, loop, tmp_path, Path("/dev/null"), tmp_path / "nowhere" / "file"):
        for write in (check_writable, lambda path: write_whole(path, "x")):
            with pytest.raises(OSError) as caught:
                write(path)
            assert caught.value.filename == str(path)
    assert pipe.is_fifo()


def test_a_check_leaves_nothing_and_an_error_inside_neither(tmp_path: Path) -> None:
    check_writable(tmp_path / "file")
    with pytest.raises(ZeroDivisionError), replacing(tmp_path / "file") as part:
        part.write_text(str(1 // 0))
    assert list(tmp_path.iterdir()) == []


@given(st.text())
def test_a_tidy_name_steers_no_screen(name: str) -> None:
    kept = tidy(name, "somebody")
    assert 0 < len(kept) <= 40
    assert kept == kept.strip()
    assert not steers(kept)
    assert all(unicodedata.category(x)[0] != "C" for x in kept)
    assert tidy(kept) == kept
