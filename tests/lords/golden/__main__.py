"""Write the golden games anew: `python -m tests.lords.golden`, from the project's root."""

from __future__ import annotations

from ..story import GAMES, GOLDEN, tell

for name in GAMES:
    text, _ = tell(name)
    (GOLDEN / f"{name}.txt").write_text(text, encoding="utf-8")
    print(f"{name}.txt")
