"""The characters in drawings: outlines that match the typefaces, and no text."""

import re
from pathlib import Path

import glyphs

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = [
    *ROOT.glob("js/kit/art/*.js"),
    *ROOT.glob("js/kit/motion/*.js"),
    *ROOT.glob("js/games/*/art/*.js"),
]


def test_an_outline_goes_by_whole_steps():
    drawn = [
        ("moveTo", ((10.4, 0),)),
        ("lineTo", ((0, -9.6),)),
        ("qCurveTo", ((5, -5), (10.4, 0))),
        ("closePath", ()),
    ]
    assert glyphs.outline(drawn) == "m10 0l-10-10q5 5 10 10z"


def test_no_drawing_has_text_that_needs_a_typeface():
    assert DRAWINGS
    assert [
        file.name for file in DRAWINGS if re.search(r'<text\b|draw\("text"', file.read_text("utf-8"))
    ] == []
    assert [file.name for file in ROOT.glob("css/games/*/emblem-*.svg") if "<text" in file.read_text()] == []
