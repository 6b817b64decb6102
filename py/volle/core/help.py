"""Help at the table: odds and advice, which players may do without, as at a table of wood."""

from __future__ import annotations

from volle.core.errors import RequestRefused
from volle.core.match import Match


def check_help(match: Match) -> None:
    """Nothing if odds and advice may be told of the match: it began with help, or is over.

    Raises RequestRefused (help.off).
    """
    if match.without_help and match.to_act:
        raise RequestRefused("help.off")
