"""`signoria simulate --out`: whole, or not at all, and nothing that is no file is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet

from signoria.cli import main

RUN = ("simulate", "lorenzo", "--seats", "random,random", "--games", "2", "--jobs", "1")


def simulate(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [*RUN, *map(str, words)], prog_name="signoria")


def test_what_is_no_file_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    pipe, cards = tmp_path / "pipe", tmp_path / "runs.cards.parquet"
    os.mkfifo(pipe)
    os.mkfifo(cards)
    for words in ((pipe,), ("/dev/null",), (tmp_path / "runs.parquet", "--cards")):
        done = simulate("--out", *words)
        assert (done.exit_code, done.stdout) == (2, "")
        assert "this is no regular file" in done.stderr
    assert pipe.is_fifo()
    assert cards.is_fifo()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("real.parquet")
    assert simulate("--out", tmp_path / "link").exit_code == 0
    assert (tmp_path / "link").is_symlink()
    assert parquet.read_table(tmp_path / "real.parquet").num_rows == 4


def test_a_full_disk_costs_no_results_and_no_earlier_file(tmp_path: Path) -> None:
    out = tmp_path / "runs.parquet"
    out.write_text("an earlier run")
    command = f"ulimit -f 1; {sys.executable} -m signoria {' '.join(RUN)} --out {out}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert "2 games" in done.stdout
    assert done.stderr.startswith(f"signoria: {out}: ")
    assert out.read_text() == "an earlier run"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGKILL])
def test_a_run_that_is_ended_leaves_nothing(tmp_path: Path, sent: signal.Signals) -> None:
    words = [*RUN[:4], "--games", "1000000", "--jobs", "1", "--out", str(tmp_path / "runs.parquet")]
    with subprocess.Popen([sys.executable, "-m", "signoria", *words], stderr=subprocess.PIPE) as process:
        for _ in range(40):  # from before it plays until long after it began
            time.sleep(0.05)
            if list(tmp_path.iterdir()):
                break
        time.sleep(0.2)
        process.send_signal(sent)
        process.communicate(timeout=60)
    assert process.returncode == -sent
    assert not list(tmp_path.iterdir())
