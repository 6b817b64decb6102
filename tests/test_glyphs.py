"""The characters in drawings: outlines that match the typefaces, and no text."""

import re
from pathlib import Path

import glyphs

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ["js/kit/art/*.js", "js/kit/motion/*.js", "js/games/*/art/*.js", "css/games/*/emblem-*.svg"]
"""The scripts and pictures that draw."""
TEXT = re.compile(r'<text\b|draw\("text"')


def test_an_outline_goes_by_whole_steps():
    drawn = [
        ("moveTo", ((10.4, 0),)),
        ("lineTo", ((0, -9.6),)),
        ("qCurveTo", ((5, -5), (10.4, 0))),
        ("closePath", ()),
    ]
    assert glyphs.outline(drawn) == "m10 0l-10-10q5 5 10 10z"


def test_no_drawing_has_text_that_needs_a_typeface():
    files = {place: [*ROOT.glob(place)] for place in DRAWINGS}
    assert [place for place in DRAWINGS if not files[place]] == []
    drawn = [file for found in files.values() for file in found]
    assert [file.name for file in drawn if TEXT.search(file.read_text("utf-8"))] == []
