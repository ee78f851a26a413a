"""The figures of `signoria bench`: ours, a peer's and the compiled build's windows by turns, so that a machine's moods
hit all of them alike; medians and spreads of several runs."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from signoria import __version__
from signoria.arena import peer
from signoria.arena.gauge import Gauge, is_compiled

Json = dict[str, Any]
COMPILED: Final = "SIGNORIA_COMPILED"  # names the tree of compiled modules
RATIOS_OF: Final = "lorenzo"  # the game that is of the peer's size


class Pace(NamedTuple):
    """How often and how long is measured."""

    runs: int
    seconds: float  # of a window


THOROUGH: Final = Pace(5, 1.0)
QUICK: Final = Pace(2, 0.2)
Samples = dict[str, list[float]]
UNITS: Final = {
    "decisions": "decisions/s", "legal": "µs", "copy": "µs", "apply": "µs", "replay": "ms", "view": "ms",
    "view_size": "bytes", "random": "games/s", "greedy": "games/s",
}  # fmt: skip


def bench(games: Sequence[str], pace: Pace, tell: Callable[[str], None]) -> Json:
    """{figures: {name: {value, unit, spread}}, ratios: {name: value}, runs, seconds, versions, machine, notes}.

    `spread` is (highest - lowest) / median. SetupError for a game that is not there.
    """
    samples: Samples = defaultdict(list)
    notes: list[str] = []
    gauges = [Gauge(name) for name in games]
    other = _peer(notes)
    tree = _compiled_tree(notes)
    for run in range(pace.runs):
        tell(f"run {run + 1} of {pace.runs}")
        for gauge in gauges:
            name = gauge.rules.name
            samples[f"{name}.decisions"].append(gauge.decisions(pace.seconds))
            samples[f"{name}.copy"].append(1e6 / gauge.copies(pace.seconds / 2))
            if tree and name == RATIOS_OF:
                _compiled(tree, name, pace.seconds, samples, notes)
            if other is not None and name == RATIOS_OF:
                samples[f"{peer.NAME}.decisions"].append(other.decisions(pace.seconds))
                samples[f"{peer.NAME}.copy"].append(1e6 / other.copies(pace.seconds / 2))
            _others(gauge, pace.seconds / 2, samples)
    figures = {name: _figure(name, values) for name, values in samples.items()}
    return {
        "figures": figures,
        "ratios": _ratios(figures),
        "runs": pace.runs,
        "seconds": pace.seconds,
        "versions": _versions(),
        "machine": machine(),
        "notes": list(dict.fromkeys(notes)),
    }


def _others(gauge: Gauge, seconds: float, samples: Samples) -> None:
    """The figures that nothing is compared with."""
    name = gauge.rules.name
    samples[f"{name}.legal"].append(1e6 / gauge.menus(seconds))
    samples[f"{name}.apply"].append(1e6 / gauge.applied(seconds))
    samples[f"{name}.replay"].append(1e3 / gauge.replays(seconds))
    samples[f"{name}.view"].append(1e3 / gauge.views(seconds))
    samples[f"{name}.view_size"].append(gauge.view_bytes())
    samples[f"{name}.random"].append(gauge.bot_games("random", seconds))
    samples[f"{name}.greedy"].append(gauge.bot_games("greedy", seconds * 4))


def _peer(notes: list[str]) -> peer.Peer | None:
    if peer.installed():
        return peer.Peer()
    notes.append(f"{peer.NAME} is not installed, so nothing is compared with it: pip install {peer.NAME}")
    return None


def _compiled_tree(notes: list[str]) -> Path | None:
    named = os.environ.get(COMPILED, "")
    if not named:
        notes.append("no compiled build was measured: make compile, then make bench")
        return None
    return Path(named)


def _compiled(tree: Path, name: str, seconds: float, samples: Samples, notes: list[str]) -> None:
    """A window in a process of its own, on the compiled modules."""
    command = [sys.executable, "-m", "signoria.arena.gauge", name, str(seconds)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, check=False)
    found = json.loads(done.stdout) if done.returncode == 0 else {}
    if not found.get("compiled"):
        notes.append(f"the tree that {COMPILED} names runs no compiled rules: make compile")
        return
    samples[f"{name}.decisions_compiled"].append(found["decisions"])
    samples[f"{name}.copy_compiled"].append(1e6 / found["copies"])


def _figure(name: str, values: Sequence[float]) -> Json:
    middle = median(values)
    unit = UNITS[name.partition(".")[2].removesuffix("_compiled")]
    return {"value": _rounded(middle), "unit": unit, "spread": round((max(values) - min(values)) / middle, 3)}


def _rounded(value: float) -> float:
    """Three figures, or whole."""
    return float(f"{value:.3g}") if value < 1000 else round(value)


def _ratios(figures: Json) -> dict[str, float]:
    """Ours by theirs."""
    found: dict[str, float] = {}
    for ratio, ours, theirs in (
        (f"decisions_vs_{peer.NAME}", "decisions", "decisions"),
        (f"copy_vs_{peer.NAME}", "copy", "copy"),
        (f"decisions_compiled_vs_{peer.NAME}", "decisions_compiled", "decisions"),
        (f"copy_compiled_vs_{peer.NAME}", "copy_compiled", "copy"),
    ):
        one, other = figures.get(f"{RATIOS_OF}.{ours}"), figures.get(f"{peer.NAME}.{theirs}")
        if one and other:
            found[ratio] = round(one["value"] / other["value"], 3)
    return found


def _versions() -> dict[str, str]:
    found = {"signoria": __version__, "python": f"{platform.python_implementation()} {platform.python_version()}"}
    if peer.installed():
        found[peer.NAME] = peer.installed()
    return found | ({"rules": "compiled"} if is_compiled() else {})


def machine() -> str:
    """The class of the machine: its processor, how many of them, its system. No name, no path."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        models = [x.partition(":")[2].strip() for x in info.read_text().splitlines() if x.startswith("model name")]
        cpu = next(iter(models), cpu)
    return f"{' '.join(cpu.split())} ({platform.machine()}), {os.cpu_count()} cores, {platform.system()}"
