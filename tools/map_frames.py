"""How long a frame of the maps takes: `.venv/bin/python tools/map_frames.py [lords|regno] [light|dark]`.

It serves a late game between bots, drags and zooms the map in Chromium as a reader would, and prints milliseconds from
one frame to the next. Headless Chromium paints without a graphics card, so a laptop is faster.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "e2e")]
import matches  # noqa: E402  the browser tests' own helpers
from hosted import Site  # noqa: E402
from people import WIDE, Person  # noqa: E402

from conftest import BROWSERS, FLAGS  # noqa: E402

WATCH = """() => {
  const times = (window.frames_ = []);
  let last = performance.now();
  const tick = (now) => { times.push(now - last); last = now; window.watching_ = requestAnimationFrame(tick); };
  window.watching_ = requestAnimationFrame(tick);
}"""
STOP = "() => { cancelAnimationFrame(window.watching_); return window.frames_.slice(1); }"
STEPS = 60


def measured(page: Page, name: str, move: object) -> None:
    """Print median and 95th percentile of the frames while `move` runs."""
    page.evaluate(WATCH)
    move()  # type: ignore[operator]  # a function of no arguments
    times = sorted(page.evaluate(STOP))
    median, most = times[len(times) // 2], times[len(times) * 95 // 100]
    print(f"{name:6} {len(times):4} frames, median {median:5.1f} ms, 95 % within {most:5.1f} ms")


def measure(me: Person) -> None:
    page = me.page
    box = page.locator(".map .port").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(STEPS):
            page.mouse.move(x + (step % 20 - 10) * 12, y + (step % 14 - 7) * 9)
        page.mouse.up()

    def wheel() -> None:
        page.mouse.move(x, y)
        for step in range(STEPS):
            page.mouse.wheel(0, -60 if step < STEPS / 2 else 60)

    measured(page, "zoom", wheel)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    measured(page, "pan", drag)


def main() -> None:
    game = next((word for word in sys.argv[1:] if word in ("lords", "regno")), "lords")
    theme = "dark" if "dark" in sys.argv[1:] else "light"
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            me = Person(browser, site, WIDE, color_scheme=theme, reduced_motion="no-preference")
            seats = ["me", *["greedy"] * (16 if game == "lords" else 3)]
            file = matches.seventeen() if game == "lords" else matches.italy()
            me.sit(me.table(seats, game=game, match=file))
            me.my_turn()
            measure(me)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
