"""The colours of seats, cards and words, by script on the tokens: for every kind of eye, in both themes (G28)."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
Colour = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009: what is left of linear red, green, blue at full severity
EYES: dict[str, tuple[Colour, Colour, Colour]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
SEATS = [f"s-{seat}" for seat in range(6)]  # as many colours as seats of a table for six; then they come again
MOST = 17  # seats of the greatest table
TYPES = ["territory", "character", "building", "venture"]


def tokens() -> dict[str, dict[str, str]]:
    """By theme: {name: colour}; what candlelight does not change is as by day."""
    css = (LOOK / "tokens.css").read_text()
    light, dark = css.split("[data-theme='dark']")
    day = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", light))
    return {"light": day, "dark": {**day, **dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", dark))}}


THEMES = tokens()


def linear(text: str) -> Colour:
    digits = text[1:] if len(text) == 7 else "".join(2 * x for x in text[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]
    return red, green, blue


def seen(colour: Colour, eye: str) -> Colour:
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, colour, strict=True)))) for row in EYES[eye])
    return red, green, blue


def lightness(colour: Colour) -> float:
    """Relative luminance."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((lightness(linear(one)), lightness(linear(other))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def lab(colour: Colour) -> Colour:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    a, b, c = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * b - 16, 500 * (a - b), 200 * (b - c)


def distance(one: str, other: str, eye: str) -> float:
    """CIE 1976; 2.3 is what one just sees side by side."""
    return math.dist(lab(seen(linear(one), eye)), lab(seen(linear(other), eye)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kind", ["seats", "cards"])
def test_every_pair_stays_apart(theme: str, eye: str, kind: str) -> None:
    names = SEATS if kind == "seats" else [f"t-{name}" for name in TYPES]
    least = 8 if eye != "grey" else 3
    near = {
        (a, b): round(found, 1)
        for a, b in itertools.combinations(names, 2)
        if (found := distance(THEMES[theme][a], THEMES[theme][b], eye)) < least
    }
    assert near == {}


def test_each_has_its_sign_besides() -> None:
    """Where colours are near, the emblem of the seat or the glyph of the card's type tells."""
    emblems = re.search(r"EMBLEMS = \[(.*?)\]", (LOOK / "words.svelte.ts").read_text(), re.DOTALL)
    assert emblems
    names = re.findall(r"'(\w+)'", emblems[1])
    assert len(set(names)) == len(names) == MOST
    glyphs = (LOOK / "glyphs.ts").read_text()
    drawn = {name: re.search(rf"\b'?{name}'?: (.+)", glyphs) for name in [*names, *TYPES]}
    assert all(drawn.values())
    assert len({found[1] for found in drawn.values() if found}) == len(drawn)
    for part in ("Emblem.svelte", "Member.svelte"):
        assert "Icon" in (LOOK / part).read_text() or "Emblem" in (LOOK / part).read_text()


PAPERS = ["paper", "paper2"]
INKS = ["ink", "ink2", "coin", "wood", "stone", "servant", "mp", "fp", "vp", "priv", *(f"l-{n}" for n in range(6))]
PAIRS = [
    *itertools.product(INKS, PAPERS),
    *((f"t-{name}", paper) for name in TYPES for paper in PAPERS),
    *(("ink", f"b-{name}") for name in TYPES),
    ("ok", "okb"),
    ("ink", "needb"),
    ("not", "nob"),
    ("church2", "church"),
    ("go-ink", "go"),
    *(("on", f"s-{n}") for n in range(3)),
    *(("on-dark", f"s-{n}") for n in (3, 4)),
    ("on-5", "s-5"),
]


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out_from_their_ground(theme: str) -> None:
    found = {(ink, ground): contrast(THEMES[theme][ink], THEMES[theme][ground]) for ink, ground in PAIRS}
    assert {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < 4.5} == {}


def test_a_ring_stands_out_too() -> None:
    for colours in THEMES.values():
        for ground in (*PAPERS, "paper3", "table"):
            assert contrast(colours["focus"], colours[ground]) >= 3, ground


def test_the_dice_of_members_differ_in_lightness() -> None:
    """So that white, black and orange are three for everybody; the neutral one has a pattern. Each shows its value."""
    css = (LOOK / "base.css").read_text()
    dice = {
        name: re.search(rf"\.d-{name} {{ background: (#[0-9a-f]{{6}});", css) for name in ("white", "black", "orange")
    }
    colours = {name: found[1] for name, found in dice.items() if found}
    assert len(colours) == 3
    for eye in EYES:
        for a, b in itertools.combinations(colours, 2):
            assert distance(colours[a], colours[b], eye) > 20, (a, b, eye)
    assert re.search(r"\.d-neutral { background: repeating-linear-gradient", css)
