"""The ten colours of the seats are distinct under colour blindness, and each has a drawing."""

import math
import re
from itertools import combinations
from pathlib import Path

import pytest

from drawings import avatars
from volle.core.match import AVATARS

ROOT = Path(__file__).resolve().parent.parent
TOKENS = (ROOT / "css" / "kit" / "tokens.css").read_text("utf-8")
COLOURS = dict(re.findall(r"--seat-(\d+): #([0-9a-f]{6});", TOKENS))
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""Matrices on linear red, green and blue (Machado, Oliveira and Fernandes, 2009: full deficiencies)."""
LMS = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
LAB = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))
"""From there to Oklab, in which equal distances look equal."""
APART = 0.08
"""About four times the distance that is visible side by side."""


def times(matrix, vector):
    """Multiply a vector by a matrix."""
    return [sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix]


def seen(colour, eye):
    """Return a colour as perceived with a colour vision deficiency, in Oklab."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return times(LAB, [max(0, part) ** (1 / 3) for part in times(LMS, times(EYES[eye], light))])


def test_there_is_a_colour_a_shape_and_something_to_wear_for_each_seat():
    assert [int(number) for number in COLOURS] == list(range(1, AVATARS + 1))
    assert len(set(avatars.MEDALLIONS)) == len(set(avatars.WEAR)) == len(avatars.CHARACTERS) == AVATARS


@pytest.mark.parametrize("eye", EYES)
def test_no_two_colours_look_alike(eye):
    pairs = combinations(COLOURS.items(), 2)
    near = {(a, b): math.dist(seen(one, eye), seen(other, eye)) for (a, one), (b, other) in pairs}
    assert not {pair: distance for pair, distance in near.items() if distance < APART}
