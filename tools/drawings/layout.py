"""Boxes of drawings, laid out in rows and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from drawings.ink import INK, number, placed


class Box(NamedTuple):
    """A drawing from 0 0 on, with its size."""

    width: float
    height: float
    drawing: str


def fitted(width: float, height: float, box: str, drawing: str) -> Box:
    """Return a drawing with a view box, scaled to a size."""
    return Box(
        width,
        height,
        f'<svg width="{width:g}" height="{height:g}" viewBox="{box}" overflow="visible">{drawing}</svg>',
    )


def fanned(boxes: Sequence[Box], across: float, down: float) -> Box:
    """Lay boxes over each other, each a step farther."""
    drawn = (placed(index * across, index * down, box.drawing) for index, box in enumerate(boxes))
    last, steps = boxes[-1], len(boxes) - 1
    return Box(last.width + steps * across, last.height + steps * down, "".join(drawn))


def stacked(boxes: Sequence[Box], gap: float) -> Box:
    """Lay boxes above each other, centred."""
    width = max(box.width for box in boxes)
    top, drawn = 0.0, ""
    for box in boxes:
        drawn += placed((width - box.width) / 2, top, box.drawing)
        top += box.height + gap
    return Box(width, top - gap, drawn)


def beside(boxes: Sequence[Box], gap: float) -> Box:
    """Lay boxes side by side, centred."""
    height = max(box.height for box in boxes)
    left, drawn = 0.0, ""
    for box in boxes:
        drawn += placed(left, (height - box.height) / 2, box.drawing)
        left += box.width + gap
    return Box(left - gap, height, drawn)


def framed(box: Box, padding: float) -> Box:
    """Put a dashed frame around a box."""
    width, height = box.width + 2 * padding, box.height + 2 * padding
    frame = (
        f'<rect x="2" y="2" width="{number(width - 4)}" height="{number(height - 4)}" rx="18" fill="#fff"'
        f' fill-opacity=".6" stroke="{INK}" stroke-width="3" stroke-dasharray="9 7"/>'
    )
    return Box(width, height, frame + placed(padding, padding, box.drawing))
