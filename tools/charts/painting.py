"""From strokes to pictures: the framed sheet as SVG, on parchment by day or by candlelight, and as WebP."""

from __future__ import annotations

import base64
import io
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from . import ink
from .shapes import path
from .sheet import Sheet

MARGIN = 34
THEMES = ("light", "dark")
STYLE = Path(__file__).with_name("style.css")
PARCHMENT = {"light": ((222, 199, 152), (246, 233, 201)), "dark": ((23, 15, 8), (49, 35, 21))}
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
)  # fmt: skip


def parchment(theme: str, size: int = 512, seed: int = 7) -> bytes:
    """A seamless tile of parchment, made in the frequency domain, as WebP."""
    rng = np.random.default_rng(seed)
    f = np.hypot(np.fft.fftfreq(size)[:, None], np.fft.fftfreq(size)[None, :])
    f[0, 0] = 1

    def layer(power: float, cutoff: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        s = (rng.normal(size=(size, size)) + 1j * rng.normal(size=(size, size))) / f**power
        s[0, 0] = 0
        s[f < cutoff] = 0
        t = np.fft.ifft2(s).real
        return np.asarray((t - t.mean()) / t.std())

    v = np.clip(0.5 + 0.11 * layer(1.6, 0) + 0.05 * layer(1.1, 0.03) + 0.035 * layer(0.35, 0.05), 0, 1)
    low, high = np.array(PARCHMENT[theme], float)
    data = io.BytesIO()
    Image.fromarray((low + (high - low) * v[..., None]).astype("uint8")).save(data, "WEBP", quality=62, method=6)
    return data.getvalue()


def framed(sheet: Sheet, drawing: str, defs: str, theme: str) -> str:
    """The sheet in a frame with black and white degrees, as one SVG."""
    m, w, h = MARGIN, sheet.w, sheet.h
    whole = f'x="{-m}" y="{-m}" width="{w + 2 * m}" height="{h + 2 * m}"'
    tile = base64.b64encode(parchment(theme)).decode()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{theme}" viewBox="{-m} {-m} {w + 2 * m} {h + 2 * m}" '
        f'width="{w + 2 * m}" height="{h + 2 * m}"><style>{STYLE.read_text()}</style><defs>'
        '<pattern id="parchment" width="512" height="512" patternUnits="userSpaceOnUse">'
        f'<image width="512" height="512" href="data:image/webp;base64,{tile}"/></pattern>'
        '<pattern id="rug" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">'
        '<path class="rug-line" d="M0 0V7"/></pattern>'
        '<radialGradient id="age" cx=".5" cy=".48" r=".75">'
        '<stop offset=".6" style="stop-color:var(--age)" stop-opacity="0"/>'
        '<stop offset="1" style="stop-color:var(--age);stop-opacity:var(--age-o)"/></radialGradient>'
        f'<clipPath id="sheet"><rect width="{w}" height="{h}"/></clipPath>'
        f'<clipPath id="waters"><path d="{path(sheet.sea)}"/></clipPath>'
        f'<path id="terra" d="{path(sheet.shores)}"/>{defs}{ink.symbols()}</defs>'
        f'<rect {whole} fill="url(#parchment)"/><g clip-path="url(#sheet)">{drawing}</g>'
        f'<rect {whole} fill="url(#age)"/>{_frame(w, h)}</svg>'
    )


def ground(sheet: Sheet, rose_at: tuple[float, float]) -> str:
    """Water with its hachures and the lines of the winds, and bare land."""
    return (
        f'<path class="sea" d="{path(sheet.sea)}"/>{ink.rhumbs(*rose_at, 2 * sheet.w)}<use href="#terra" class="glow"/>'
        f'{ink.water_lines(sheet)}<use href="#terra" class="land"/>'
    )


def _frame(w: int, h: int) -> str:
    rules = (
        f'<rect class="rule" width="{w}" height="{h}"/>'
        f'<rect class="rule" x="-12" y="-12" width="{w + 24}" height="{h + 24}"/>'
        f'<rect class="rule thick" x="-20" y="-20" width="{w + 40}" height="{h + 40}"/>'
    )
    ticks = []
    for size, across in ((w, True), (h, False)):
        count = round(size / 65)
        for k in range(0, count, 2):
            at, length = size * k / count, size / count
            for side in (-12, h if across else w):
                x, y, dx, dy = (at, side, length, 12) if across else (side, at, 12, length)
                ticks.append(f'<rect class="degree" x="{x:.1f}" y="{y:.1f}" width="{dx:.1f}" height="{dy:.1f}"/>')
    return rules + "".join(ticks)


def to_webp(svg: str, size: tuple[int, int], browser: str, out: Path, quality: int) -> None:
    """Paints an SVG with a headless Chromium and saves it as WebP."""
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "chart.html"), Path(folder, "chart.png")
        page.write_text(f'<!doctype html><meta charset="utf-8"><body style="margin:0">{svg}')
        window = (f"--user-data-dir={folder}/profile", f"--window-size={size[0]},{size[1]}")
        command = [browser, *FLAGS, *window, f"--screenshot={shot}", page.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=240)
        Image.open(shot).convert("RGB").save(out, "WEBP", quality=quality, method=6)
