"""Names that look alike, so that one player could be taken for another one.

The letters of Unicode that look like Latin ones are listed in full in its Technical Standard 39. Here stand
those of the scripts in which players of these games mostly write: Latin, Greek and Cyrillic.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from volle.core.game import Seat
from volle.core.names import given_name

_CAPITALS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "ABESIJKMHOPCTYXQWYABEZHIKMNOPTYX",
)
_SMALL: Final = str.maketrans(
    "авеѕіјкмнорстухԛԝүһԁӏɑαβικνορσυχωıøđłħ01|!",
    "abesijkmhopctyxqwyhdlaabikvopoyxwiodlholll",
)
_PAIRS: Final = (("i", "l"), ("rn", "m"), ("vv", "w"), ("cl", "d"))


def look_alikes(names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats whose names equal or look like that of another seat; seats without a name never do."""
    shapes = [shape_of(given_name(name)) for name in names]
    return tuple(seat for seat, shape in enumerate(shapes) if shape and shapes.count(shape) > 1)


def shape_of(name: str) -> str:
    """Return a text that is the same for all names that look alike.

    >>> shape_of("Anna") == shape_of("\u0410nna") == shape_of("ANNA")
    True
    """
    plain = unicodedata.normalize("NFKD", name.translate(_CAPITALS))
    letters = "".join(sign for sign in plain if not unicodedata.category(sign).startswith("M"))
    shape = "".join(letters.casefold().translate(_SMALL).split())
    for pair, single in _PAIRS:
        shape = shape.replace(pair, single)
    return shape
