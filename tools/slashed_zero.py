"""Remove the slash from a zero: it distinguishes zero from O, but makes 10 hard to read here."""

from __future__ import annotations

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

Box = tuple[float, float, float, float]


def unslash_zero(font: TTFont) -> None:
    """Remove the slash from the zero of a typeface, if it has one.

    A slash divides the counter into two: the outline is drawn again, reversed, over the extent of both.
    """
    name = font.getBestCmap()[ord("0")]
    outline, *counters = contours(font, name)
    if len(counters) < 2:
        return
    pen = TTGlyphPen(None)
    outline.replay(pen)
    outline.replay(ReverseContourPen(TransformPen(pen, onto(bounds(outline), bounds(*counters)))))
    drawn = pen.glyph()
    drawn.recalcBounds(font["glyf"])
    font["glyf"][name] = drawn


def contours(font: TTFont, name: str) -> list[RecordingPen]:
    """Return the contours of a glyph, the outermost first as in these typefaces."""
    whole = RecordingPen()
    font.getGlyphSet()[name].draw(whole)
    found: list[RecordingPen] = []
    for drawn in whole.value:
        if drawn[0] == "moveTo":
            found.append(RecordingPen())
        found[-1].value.append(drawn)
    return found


def bounds(*drawn: RecordingPen) -> Box:
    """Return the bounding box of contours."""
    pen = BoundsPen(None)
    for contour in drawn:
        contour.replay(pen)
    box: Box = pen.bounds
    return box


def onto(box: Box, other: Box) -> tuple[float, float, float, float, float, float]:
    """Return the transformation that maps one box onto another."""
    wide, high = (other[2] - other[0]) / (box[2] - box[0]), (other[3] - other[1]) / (box[3] - box[1])
    return wide, 0, 0, high, other[0] - box[0] * wide, other[1] - box[1] * high
