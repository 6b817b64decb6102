"""Reduce the size of typefaces: remove hints, and unused letters if requested."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from fontTools import subset

from runtime import content_name
from slashed_zero import unslash_zero

NAME_IDS = [*range(7), 13, 14]
"""The name records to keep: names, copyright, and licence with its address."""
FONT = re.compile(r"[\w.-]+\.woff2")


def with_small_fonts(site: Path, style: str, text: str | None = None) -> str:
    """Make a style sheet of `site` use small typefaces, with a text's letters or all; return its address."""
    file = site / style
    whole = set(FONT.findall(file.read_text("utf-8")))
    made = {name: small(file.parent / name, text) for name in sorted(whole)}
    for name in whole:
        (file.parent / name).unlink()
    file.write_text(FONT.sub(lambda found: made[found[0]], file.read_text("utf-8")), "utf-8")
    named = file.with_name(f"{file.stem.rsplit('-', 1)[0]}-{content_name(file)[:8]}.css")
    return file.rename(named).relative_to(site).as_posix()


def small(file: Path, text: str | None) -> str:
    """Write a small version of a typeface next to it; return its name."""
    features = ["kern", "ccmp", "locl", "mark", "tnum"]
    options = subset.Options(flavor="woff2", hinting=False, layout_features=features, name_IDs=NAME_IDS)
    written = BytesIO()
    with subset.load_font(str(file), options) as font:
        # The same letters give the same bytes.
        font.recalcTimestamp = False
        unslash_zero(font)
        taker = subset.Subsetter(options)
        taker.populate(text="".join(map(chr, font.getBestCmap())) if text is None else text)
        taker.subset(font)
        subset.save_font(font, written, options)
    copy = file.with_name(f"{file.stem.rsplit('-', 1)[0]}-small.woff2")
    copy.write_bytes(written.getvalue())
    return copy.rename(copy.with_stem(f"{copy.stem}-{content_name(copy)[:8]}")).name
