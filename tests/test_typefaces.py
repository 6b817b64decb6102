"""The typefaces of the page have every letter and sign of every language."""

import re
import unicodedata
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from slashed_zero import contours, unslash_zero

ROOT = Path(__file__).resolve().parent.parent
FONTS = sorted(set(re.findall(r'url\("([^"]+\.woff2)"\)', (ROOT / "css/ui/tokens.css").read_text("utf-8"))))
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())
SIGNS = "„“”‚‘’«»‹›…–"  # noqa: RUF001
"""Quotation marks, dots and dashes. A narrow space is made of a wide one where a typeface has none."""


@pytest.mark.parametrize("font", FONTS, ids=lambda font: Path(font).stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_typeface_has_every_letter_of_a_language(language, font):
    text = "".join(file.read_text("utf-8") for file in (ROOT / "locales" / language).glob("*.ftl"))
    used = {sign for sign in text + text.upper() if unicodedata.category(sign)[0] == "L" or sign in SIGNS}
    assert len(used) > 50
    there = {chr(code) for code in TTFont(ROOT / "node_modules" / font).getBestCmap()}
    assert used - there == set()


@pytest.mark.parametrize("font", FONTS, ids=lambda font: Path(font).stem)
def test_no_zero_has_a_slash(font):
    typeface = TTFont(ROOT / "node_modules" / font)
    zero = typeface.getBestCmap()[ord("0")]
    width = typeface["hmtx"][zero][0]
    unslash_zero(typeface)
    assert len(contours(typeface, zero)) == 2
    assert typeface["hmtx"][zero][0] == width


def test_all_typefaces_are_looked_at():
    assert len(FONTS) == 3
