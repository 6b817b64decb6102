"""Draw the icons of the site and the emblems of its games.

Run it after changing their drawings. The results are committed, because they seldom change and need a
browser.
"""

from __future__ import annotations

import sys
from io import BytesIO

import oxipng
from PIL import Image
from playwright.sync_api import Page, sync_playwright

from drawings import icon
from drawings.lotte import emblem as fairground
from drawings.wolle import flock
from setup import ROOT, find_chromium

ICONS = ROOT / "icons"
STYLES = ROOT / "css" / "games"
EMBLEMS = {"wolle": flock.emblem, "lotte": fairground.emblem}
PICTURES = {
    "icon-192.png": ("plain", 192),
    "icon-512.png": ("plain", 512),
    "maskable-512.png": ("maskable", 512),
    "apple-touch-icon.png": ("square", 180),
}
"""The shape and size of each icon."""


def draw(page: Page) -> None:
    """Write the emblems, and the icons as a page draws them."""
    for game, emblem in EMBLEMS.items():
        for theme in ("night", "day"):
            (STYLES / game / f"emblem-{theme}.svg").write_text(emblem(theme))
    (ICONS / "icon.svg").write_text(icon.icon("plain"))
    for name, (shape, size) in PICTURES.items():
        rasterise(page, icon.icon(shape), name, size)


def rasterise(page: Page, drawing: str, name: str, size: int) -> None:
    """Write a drawing as a square PNG of minimum size; empty areas stay transparent."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{drawing}")
    (ICONS / name).write_bytes(as_small(page.screenshot(omit_background=True)))


def as_small(picture: bytes) -> bytes:
    """Return a picture as a PNG with a palette, because every first visit downloads the icons."""
    drawn = Image.open(BytesIO(picture)).convert("RGBA")
    with BytesIO() as written:
        # The drawings have few colours, so that quantized edges are not visible.
        drawn.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(written, "PNG")
        return oxipng.optimize_from_memory(written.getvalue(), level=6, deflate=oxipng.Deflaters.zopfli(15))


def main() -> None:
    """Write all pictures, with the help of Chromium."""
    program = find_chromium()
    if not program:
        sys.exit("No Chromium on this machine.")
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        draw(browser.new_page())
        browser.close()
    for file in sorted([*ICONS.iterdir(), *STYLES.glob("*/emblem-*.svg")]):
        print(f"  {file.relative_to(ROOT)!s:<26} {file.stat().st_size / 1e3:>6.1f} kB")


if __name__ == "__main__":
    main()
