"""Outlines of characters in drawings, from the project's typefaces.

Text in a drawing needs its typeface wherever it is shown, and time for layout; a path needs neither.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fontTools.misc.transform import Scale
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from setup import ROOT
from slashed_zero import unslash_zero

FONTS = ROOT / "node_modules" / "@fontsource"
EM = 400
"""The units per em; rounding to whole units is invisible."""

Point = tuple[float, float]


class Face(NamedTuple):
    """A typeface: its file, and the characters that drawings use."""

    file: str
    signs: str


FACES = {
    "display": Face("caprasimo/files/caprasimo-latin-400-normal.woff2", "0123456789+-"),
    # Small text: numbers of sheep, and the letters on the collars of dogs.
    "text": Face(
        "atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2", "0123456789ABCDEFGH"
    ),
}
LONGER = {"-": "\u2013"}
"""A hyphen is too short for a minus sign."""


def glyphs(face: Face) -> dict[str, tuple[int, str]]:
    """Return the width and the outline of each character of a typeface."""
    font = TTFont(FONTS / face.file)
    unslash_zero(font)
    drawn, names = font.getGlyphSet(), font.getBestCmap()
    found = {}
    for sign in face.signs:
        pen = DecomposingRecordingPen(drawn)
        glyph = drawn[names[ord(LONGER.get(sign, sign))]]
        scale = EM / font["head"].unitsPerEm
        glyph.draw(TransformPen(pen, Scale(scale, -scale)))
        found[sign] = (round(glyph.width * scale), outline(pen.value))
    return found


def outline(drawn: list[tuple[str, Any]]) -> str:
    """Return an outline as a path of whole numbers, with relative steps."""
    path, last, start = "", (0, 0), (0, 0)
    for command, points in steps(drawn):
        rounded = [(round(x), round(y)) for x, y in points]
        numbers = [number for x, y in rounded for number in (x - last[0], y - last[1])]
        path += command + " ".join(map(str, numbers)).replace(" -", "-")
        last = rounded[-1] if rounded else start
        start = last if command == "m" else start
    return path


def steps(drawn: list[tuple[str, Any]]) -> Iterator[tuple[str, list[Point]]]:
    """Return each step of an outline: a path command with its points."""
    for command, points in drawn:
        match command:
            case "moveTo" | "lineTo":
                yield command[0], [*points]
            case "qCurveTo":
                for curve in decomposeQuadraticSegment(points):
                    yield "q", [*curve]
            case "closePath":
                yield "z", []
            case _:
                raise ValueError(command)
