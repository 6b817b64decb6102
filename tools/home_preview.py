"""Write the link preview of the start page, if the environment sets the address of the site."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from drawings.lotte import emblem as fairground
from drawings.wolle import flock
from rule_pages import SHARED_SIZE, preview_tags, site_address
from rule_pictures import FOLDER, rasterize

NAME = "home"
SCENES = ((flock.scene(flock.THEMES["day"]), 520), (fairground.scene(fairground.THEMES["day"]), 600))
"""The scene of each game, 1200 wide, and its height."""


def add_home_preview(site: Path) -> None:
    """Write the picture, and add the metadata for other sites to the start page."""
    address = site_address()
    if address is None:
        return
    (site / FOLDER).mkdir(exist_ok=True)
    rasterize({NAME: picture()}, site / FOLDER)
    file = site / "index.html"
    page = file.read_text("utf-8")
    [about] = re.findall(r'<meta name="description" content="([^"]*)">', page)
    tags = preview_tags(
        {
            "og:type": "website",
            "og:title": "Volle",
            "og:description": unescape(about),
            "og:image": f"{address}/{FOLDER}/{NAME}.png",
            "og:image:width": str(SHARED_SIZE[0]),
            "og:image:height": str(SHARED_SIZE[1]),
            "og:image:alt": "Volle Wolle, Volle Lotte",
            "twitter:card": "summary_large_image",
        }
    )
    file.write_text(page.replace("</title>", "</title>\n    " + "\n    ".join(tags), 1), "utf-8")


def picture() -> str:
    """Draw both scenes side by side."""
    width, height = SHARED_SIZE
    halves = (
        f'<svg x="{index * width // 2}" width="{width // 2}" height="{height}" viewBox="0 0 1200 {tall}" '
        f'preserveAspectRatio="xMidYMax slice">{scene}</svg>'
        for index, (scene, tall) in enumerate(SCENES)
    )
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(halves)}</svg>'
