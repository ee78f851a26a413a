"""Makes the pictures in docs/screens anew: `.venv/bin/python tools/screens.py [PART OF A NAME …]`.

It serves a table of its own from a fixed seed, plays greedy bots to the middle of round 3, and photographs it with
Chromium. The pictures have a palette of 256 colours, so that the folder stays small.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
import tempfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.dont_write_bytecode = True
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "e2e")]
import matches  # noqa: E402  the browser tests' own helpers
from hosted import Site  # noqa: E402
from people import MIDDLE, PHONE, WIDE, Person  # noqa: E402
from test_houses import FIVE, auction, with_tokens  # noqa: E402
from test_regno_battle import PREFERRED, before_the_walls, choose  # noqa: E402

from conftest import BROWSERS, FLAGS  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
SEED = 38
FOUR = ["me", "greedy", "greedy", "greedy"]

# median cut over the colours of 5 bits a channel; gives the palette and an index a pixel
PALETTE = """async (source) => {
  const image = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const data = pen.getImageData(0, 0, image.width, image.height).data, count = data.length / 4;
  const bin = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const bins = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const key = bin(at), sum = bins.get(key) ?? bins.set(key, [0, 0, 0, 0]).get(key);
    for (let i = 0; i < 3; i += 1) sum[i] += data[at + i];
    sum[3] += 1;
  }
  const colours = [...bins].map(([key, [r, g, b, n]]) => ({ key, n, c: [r / n, g / n, b / n] }));
  const box = (inside) => {
    const reach = (all) => Math.max(...all) - Math.min(...all);
    const sides = [0, 1, 2].map((i) => reach(inside.map(({ c }) => c[i])));
    const long = sides.indexOf(Math.max(...sides));
    return { inside, long, worth: sides[long] * Math.cbrt(inside.reduce((sum, { n }) => sum + n, 0)) };
  };
  const boxes = [box(colours)];
  while (boxes.length < 256) {
    const better = (one, best) => one.inside.length > 1 && one.worth > (boxes[best]?.worth ?? 0);
    const at = boxes.reduce((best, one, i) => (better(one, best) ? i : best), -1);
    if (at < 0) break;
    const { inside, long } = boxes[at];
    inside.sort((a, b) => a.c[long] - b.c[long]);
    const half = inside.reduce((sum, { n }) => sum + n, 0) / 2;
    let cut = 0, sum = 0;
    while (cut < inside.length - 1 && sum + inside[cut].n <= half) sum += inside[cut++].n;
    cut = Math.max(1, cut);
    boxes.splice(at, 1, box(inside.slice(0, cut)), box(inside.slice(cut)));
  }
  const palette = [], index = new Map();
  boxes.forEach(({ inside }, i) => {
    const all = inside.reduce((sum, { n }) => sum + n, 0);
    for (let k = 0; k < 3; k += 1) palette.push(Math.round(inside.reduce((sum, { n, c }) => sum + n * c[k], 0) / all));
    for (const { key } of inside) index.set(key, i);
  });
  const pixels = new Uint8Array(count);
  for (let i = 0; i < count; i += 1) pixels[i] = index.get(bin(4 * i));
  let text = '';
  for (let i = 0; i < count; i += 8192) text += String.fromCharCode(...pixels.subarray(i, i + 8192));
  return { width: image.width, height: image.height, palette, pixels: btoa(text) };
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def small(png: bytes, page: Page) -> bytes:
    """The picture with a palette; a blank page counts the colours, for Python alone would take long."""
    told = page.evaluate(PALETTE, "data:image/png;base64," + b64encode(png).decode())
    width, height, pixels = told["width"], told["height"], b64decode(told["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, width * height, width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(told["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


# ---- what is to be seen ----------------------------------------------------------------------------------------------


def home(me: Person) -> None:
    me.table(FOUR, name="Sunday in Florence", match=matches.third_round(4, SEED, "greedy"))
    me.open()
    expect(me.page.locator("main .cards li").first).to_be_visible()


def new_table(me: Person) -> None:
    me.open("new/lorenzo")
    expect(me.page.locator("[aria-busy=true]")).to_have_count(0)


def table(me: Person) -> None:
    me.sit(me.table(FOUR, name="Sunday in Florence", match=matches.third_round(4, SEED, "greedy")))
    me.my_turn()


def choice(me: Person) -> None:
    """The third floor of the characters is chosen for the white member."""
    table(me)
    white = next(o for o in me.doc["question"]["options"] if o["o"] == "place:white:character.3")
    me.page.locator(".pick button").first.click()
    name = me.api("games/lorenzo/catalog?lang=en")["cards"][white["detail"]["card"]]["name"]
    me.rows.filter(has_text=name).click()
    expect(me.confirm).to_be_enabled()


def draft(me: Person) -> None:
    me.sit(me.table(FOUR, name="Sunday in Florence", match=matches.draft(4)))
    me.my_turn()
    while me.doc["question"]["key"] != "keep":
        me.go_on()
        me.my_turn()


def card(me: Person) -> None:
    choice(me)
    me.page.locator(".card.sel").first.click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def blocked(me: Person) -> None:
    table(me)
    me.page.locator(".card.blk").first.click()
    expect(me.page.get_by_role("dialog").locator(".why").first).to_be_visible()


def score(me: Person) -> None:
    me.sit(me.table(FOUR, name="Sunday in Florence", match=matches.finished(4, SEED, "greedy")))


def replay(me: Person) -> None:
    me.open(f"t/{me.table(FOUR, name='Sunday in Florence', match=matches.finished(4, SEED, 'greedy'))}/replay/110")
    expect(me.page.locator(".app .dec")).to_be_visible()


def rules(me: Person) -> None:
    me.open("rules/lorenzo/L-26")
    expect(me.page.locator("[id='L-26']")).to_be_in_viewport()


def italy(me: Person) -> None:
    me.sit(me.table(FOUR, game="regno", name="Italy in 1450", match=matches.italy()))
    me.my_turn()


def schematic(me: Person) -> None:
    me.sit(me.table(FOUR[:3], game="regno", name="Three realms", match=matches.realms()))
    me.my_turn()


def battle(me: Person) -> None:
    """Before the walls of a tower, after a round."""
    me.sit(me.table(FOUR[:3], game="regno", name="Italy in 1450", position=before_the_walls(), seed=SEED))
    choose(me, "Fight in Piemonte")
    while "leave the field" not in me.my_turn()["question"]["text"]:
        choose(me, *PREFERRED)


def lords(me: Person) -> None:
    me.sit(me.table(["me", *["greedy"] * 4], game="lords", name="Five lords", match=matches.lords()))
    me.my_turn()


def seventeen(me: Person) -> None:
    me.sit(me.table(["me", *["greedy"] * 16], game="lords", name="All the lords", match=matches.seventeen()))
    me.my_turn()


def trade(me: Person) -> None:
    """The routes of a merchant on the map."""
    lords(me)
    me.page.get_by_role("radio", name="Trade").click()


def houses(me: Person) -> None:
    """Five seats with Houses of Renaissance, one's own tokens in hand."""
    me.sit(me.table(FIVE, name="Five houses", match=with_tokens()))
    me.my_turn()


def lots(me: Person) -> None:
    """The auction of families."""
    me.sit(me.table(FIVE, name="Five houses", match=auction()))
    me.my_turn()


def cards(me: Person) -> None:
    me.open("lorenzo/cards?deck=special")
    expect(me.page.locator("[aria-busy=true]")).to_have_count(0)


def case(me: Person) -> None:
    """A case of the rulebook in play."""
    me.open("rules/lorenzo/L-17")
    me.page.locator('[id="L-17"]').get_by_role("link", name="See it in play").first.click()
    expect(me.page.locator(".case")).to_be_visible()


Scene = Callable[[Person], None]
BOTH = ("light", "dark")
PICTURES: dict[str, tuple[Scene, list[tuple[str, tuple[int, int]]]]] = {
    "home": (home, [("light", WIDE), ("dark", PHONE)]),
    "new-table": (new_table, [("light", WIDE), ("light", PHONE)]),
    "draft": (draft, [("light", WIDE), ("dark", MIDDLE), ("light", PHONE)]),
    "table": (choice, [(theme, size) for theme in BOTH for size in (WIDE, MIDDLE, PHONE)]),
    "card": (card, [("light", WIDE), ("dark", PHONE)]),
    "blocked": (blocked, [("dark", WIDE), ("light", PHONE)]),
    "score": (score, [("light", WIDE), ("dark", MIDDLE), ("light", PHONE)]),
    "replay": (replay, [("light", MIDDLE), ("dark", PHONE)]),
    "rules": (rules, [("light", WIDE), ("dark", PHONE)]),
    "regno-italy": (italy, [("light", WIDE), ("dark", WIDE), ("light", MIDDLE), ("dark", PHONE)]),
    "regno-schematic": (schematic, [("light", WIDE), ("light", PHONE)]),
    "regno-battle": (battle, [("light", WIDE), ("light", PHONE)]),
    "lords": (lords, [("light", WIDE), ("dark", WIDE), ("light", PHONE)]),
    "lords-seventeen": (seventeen, [("dark", MIDDLE), ("light", WIDE), ("dark", PHONE)]),
    "lords-trade": (trade, [("light", WIDE)]),
    "houses": (houses, [(theme, size) for theme in BOTH for size in (WIDE, MIDDLE, PHONE)]),
    "houses-auction": (lots, [("light", WIDE), ("dark", MIDDLE), ("light", PHONE)]),
    "cards": (cards, [("light", WIDE), ("dark", PHONE)]),
    "case": (case, [("light", WIDE), ("dark", PHONE)]),
}


def take(browser: Browser, site: Site, wanted: list[str]) -> None:
    SCREENS.mkdir(parents=True, exist_ok=True)
    blank = browser.new_page()
    for name, (scene, looks) in PICTURES.items():
        for theme, size in looks:
            file = SCREENS / f"{name}-{theme}-{size[0]}x{size[1]}.png"
            if wanted and not any(part in file.name for part in wanted):
                continue
            touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
            me = Person(browser, site, size, color_scheme=theme, **touch)
            scene(me)
            me.page.mouse.move(1, 1)
            me.page.evaluate("() => document.fonts.ready.then(() => undefined)")
            file.write_bytes(small(me.page.screenshot(), blank))
            print(f"{file.relative_to(ROOT)}  {file.stat().st_size // 1024} KiB")
            me.close()
    total = sum(file.stat().st_size for file in SCREENS.glob("*.png"))
    print(f"{total / (1 << 20):.1f} MiB in all")


def main() -> None:
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise SystemExit("the pictures need Chromium; on Debian: sudo apt-get install chromium (or set CHROMIUM)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        site.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            take(browser, site, sys.argv[1:])
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
