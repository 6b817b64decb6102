"""Pictures of pages that wait or have nothing to show: a sheep in each, on the ground y = 0; and a letter."""

from __future__ import annotations

from drawings.ink import CREAM, GOLD, INK, PAPER, RED, WOOL, area, dot, inlaid, line, oval, placed, shape
from drawings.wolle.sheep import LEG, head, sheep, sleeper
from drawings.wool import Cloud, fleece

BOX = "-150 -164 300 194"
"""The view box of the pictures of sheep."""
PEEKING_BOX = "-66 -94 132 106"
"""The view box of the sheep behind an edge, which is at y = 0."""
READER, PEEKER, LISTENER = 186, 124, 31
"""The sheep of three pictures by their numbers, from which their faces follow."""
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
    """Draw a sheep in the fog beside a signpost, whose arms show the ways to both games."""
    post = shape("M86 4V-134H98V4Z", "#8a5a34", 3.4)
    arms = shape("M54-130H120L144-106 120-82H54Z", "#c98f55", 3.4)
    arms += shape("M130-76H64L40-52 64-28H130Z", "#c98f55", 3.4)
    arms += head(READER, "merry", 92, -104, scale=0.5)
    arms += placed(
        94, -52, shape("M-15-15H15V15H-15Z", CREAM, 3.4), *(dot(x, x, 3.4, INK) for x in (-8, 0, 8))
    )
    fog = "".join(
        area(Cloud(x, y, rx, 13, 9, number).outline, "#eef4f2")
        for x, y, rx, number in ((-92, -2, 46, 3), (70, 2, 60, 5))
    )
    sweat = dot(14, -132, 5, GOLD) + line("M34-138l9-9M22-146l3-12", INK, 4)
    return GRASS + post + arms + placed(-36, 4, sheep("plain", 5, 31)) + fog + sweat


def reading() -> str:
    """Draw a sheep with glasses and a book."""
    body = fleece(Cloud(-30, -44, 66, 44, 12, 9), curls=5)
    glasses = dot(-8.5, -6, 13, "#fff", 3.4, 0.35) + dot(-8.5, -6, 13, "none", 3.4)
    glasses += dot(13.5, -6, 13, "#fff", 3.4, 0.35) + dot(13.5, -6, 13, "none", 3.4)
    face = head(READER, "merry", 30, -86, scale=1.2) + placed(30, -86, glasses, scale=1.2)
    cover = shape("M2-52Q34-60 62-46 90-60 122-52V-2Q90-10 62 4 34-10 2-2Z", RED)
    pages = shape("M10-56Q36-64 62-50 88-64 114-56V-8Q88-16 62-2 36-16 10-8Z", PAPER, 3.4)
    words = "M20-44q16-4 32 4M20-32q16-4 32 4M20-20q16-4 32 4M72-40q16-8 32-4M72-28q16-8 32-4M72-16q16-8 32-4"
    hooves = shape("M-4-34q14-8 20 2 2 12-8 14-10 0-12-16Z", LEG) + shape(
        "M128-34q-14-8-20 2-2 12 8 14 10 0 12-16Z", LEG
    )
    book = cover + pages + line("M62-50V-2", INK, 3) + line(words, "#b9a98c", 3) + hooves
    return GRASS + body + face + placed(0, 2, book)


def peeking() -> str:
    """Draw a sheep that looks over an edge."""
    wool = fleece(Cloud(0, -20, 46, 22, 11, 6))
    hoof = "q0-12 9-12t9 12v6q-9 5-18 0Z"
    return wool + head(PEEKER, "merry", 0, -42, scale=1.15) + shape(f"M-46-2{hoof}M28-2{hoof}", LEG, 3.6)


def unheard() -> str:
    """Draw a sheep with a tin telephone whose string has come loose."""
    tin = shape("M0 0H34V40H0Z", "#b8c4cc", 3.6) + line("M4 12H30M4 28H30", "#8c9aa4", 3)
    string = line("M66-70C96-56 86-22 112-20 134-18 128 2 140 4", CREAM, 5)
    return GRASS + placed(-40, 4, sheep("plain", 6, LISTENER)) + string + placed(40, -104, tin)
