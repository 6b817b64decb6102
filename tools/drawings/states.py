"""Pictures of states: a sheep asleep and one lost in the fog, which stand on y = 0, and a letter."""

from __future__ import annotations

from drawings.ink import CREAM, GOLD, INK, RED, WOOL, area, dot, inlaid, line, oval, placed, shape
from drawings.wolle.sheep import sheep, sleeper
from drawings.wool import Cloud

BOX = "-150 -164 300 194"
"""The view box of both sheep."""
LETTER_BOX = "-60 -42 120 84"
GRASS = oval(0, 4, 140, 15, "#5fa653")


def asleep() -> str:
    """Draw a sheep that sleeps under the moon."""
    moon = shape("M-96-138A34 34 0 1 0-68-84 28 28 0 0 1-96-138Z", "#ffe9ad", 3.4)
    breath = inlaid("M66-92h16l-16 18h16M92-122h12l-12 13h12", CREAM, 9, 4.5)
    return moon + GRASS + placed(-4, 4, sleeper(7)) + breath


def letter() -> str:
    """Draw a letter with a seal."""
    paper = shape("M-54-36H54V36H-54Z", CREAM, 4)
    folds = line("M-54 36L-14 2M54 36L14 2", INK, 3)
    flap = shape("M-54-36L0 12 54-36Z", WOOL, 4)
    return paper + folds + flap + dot(0, 10, 13, RED, 4)


def lost() -> str:
    """Draw a sheep in the fog beside a signpost whose arms point both ways."""
    post = shape("M86 4V-112H98V4Z", "#8a5a34", 3.4)
    arms = shape("M60-106H124L140-92 124-78H60Z", "#a8733f", 3.4) + shape(
        "M124-70H60L44-56 60-42H124Z", "#a8733f", 3.4
    )
    fog = "".join(
        area(Cloud(x, y, rx, 13, 9, number).outline, "#eef4f2")
        for x, y, rx, number in ((-92, -2, 46, 3), (70, 2, 60, 5))
    )
    sweat = dot(14, -132, 5, GOLD) + line("M34-138l9-9M22-146l3-12", INK, 4)
    return GRASS + post + arms + placed(-36, 4, sheep("plain", 5, 31)) + fog + sweat
