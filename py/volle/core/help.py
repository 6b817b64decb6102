"""Help at the table: odds and advice, which players may do without, as at a table of wood."""

from __future__ import annotations

from volle.core.errors import RequestRefused
from volle.core.match import Match


def check_help(match: Match) -> None:
    """Refuse odds and advice for a running match that began without help.

    Raises RequestRefused (help.off).
    """
    if match.without_help and match.to_act:
        raise RequestRefused("help.off")
