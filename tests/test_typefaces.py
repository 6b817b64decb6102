"""The typefaces of the page have every character of every language."""

import re
import shutil
import unicodedata
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from slashed_zero import contours, unslash_zero
from small_fonts import small

ROOT = Path(__file__).resolve().parent.parent
FONTS = sorted(set(re.findall(r'url\("([^"]+\.woff2)"\)', (ROOT / "css/kit/tokens.css").read_text("utf-8"))))
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())
SIGNS = "„“”‚‘’«»‹›…–"  # noqa: RUF001
"""Quotation marks, dots and dashes. A narrow space is replaced by a wide one if a typeface lacks it."""


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


@pytest.mark.parametrize(
    "font", [font for font in FONTS if "atkinson" in font], ids=lambda font: Path(font).stem
)
def test_tabular_figures_of_the_text_face_are_of_one_width(font, tmp_path):
    shutil.copy(ROOT / "node_modules" / font, tmp_path)
    typeface = TTFont(BytesIO((tmp_path / small(tmp_path / Path(font).name, None)).read_bytes()))
    features = typeface["GSUB"].table.FeatureList.FeatureRecord
    [lookup] = next(each.Feature.LookupListIndex for each in features if each.FeatureTag == "tnum")
    [tabular] = typeface["GSUB"].table.LookupList.Lookup[lookup].SubTable
    names = typeface.getBestCmap()
    figures = [tabular.mapping[names[ord(figure)]] for figure in "0123456789"]
    assert len({typeface["hmtx"][figure][0] for figure in figures}) == 1


def test_all_typefaces_are_looked_at():
    assert len(FONTS) == 3
