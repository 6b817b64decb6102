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

from bundle import esbuild
from runtime import CACHE
from setup import ROOT, find_chromium

ICONS = ROOT / "icons"
EMBLEMS = {game: ROOT / "css" / "games" / game / "emblem.svg" for game in ("wolle", "lotte")}
PICTURES = {
    "icon-192.png": ("plain", 192),
    "icon-512.png": ("plain", 512),
    "maskable-512.png": ("maskable", 512),
    "apple-touch-icon.png": ("square", 180),
}
"""The shape and size of each icon."""


def draw(page: Page) -> None:
    """Write the pictures that a page draws."""
    for game, file in EMBLEMS.items():
        file.write_text(page.evaluate("(game) => drawPicture(game)", game))
    shapes = {shape for shape, _ in PICTURES.values()}
    drawings = {shape: page.evaluate("(shape) => drawPicture(shape)", shape) for shape in shapes}
    (ICONS / "icon.svg").write_text(drawings["plain"])
    for name, (shape, size) in PICTURES.items():
        rasterise(page, drawings[shape], name, size)


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
    """Bundle the drawings and rasterize them in Chromium."""
    script = CACHE / "pictures.js"
    esbuild("tools/pictures.mjs", "--bundle", "--format=iife", f"--outfile={script}")
    program = find_chromium()
    if not program:
        sys.exit("No Chromium on this machine.")
    ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(path=script)
        draw(page)
        browser.close()
    for file in sorted([*ICONS.iterdir(), *EMBLEMS.values()]):
        print(f"  {file.relative_to(ROOT)!s:<26} {file.stat().st_size / 1e3:>6.1f} kB")


if __name__ == "__main__":
    main()
