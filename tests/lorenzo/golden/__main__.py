"""Write the golden games anew: `python -m tests.lorenzo.golden`, from the project's root."""

from __future__ import annotations

from ..story import GAMES, GOLDEN, tell

for name in GAMES:
    (GOLDEN / f"{name}.txt").write_text(tell(name), encoding="utf-8")
    print(f"{name}.txt")
