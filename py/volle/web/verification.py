"""The verdict on the dice of a record: fair if they were committed to, and are as the seed draws them."""

from __future__ import annotations

from typing import Final

from volle.core.errors import BadRecord
from volle.core.match import Match
from volle.core.record import parse_record
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web.answers import Verdict, Verified

_VERDICTS: Final[dict[str, Verdict]] = {
    "verify.no-seal": "no-seal",
    "verify.no-seed": "no-seed",
    "verify.seal": "seal",
    "verify.drawn": "drawn",
}


def verify(text: str) -> Verified:
    """Return the verdict on the dice of a record; raises BadRecord for an invalid one."""
    fault = _fault(text)
    match = parse_record(text, GAMES)
    return {
        "verdict": _verdict(fault, match),
        "line": fault.line if fault else None,
        "expected": str(fault.params["expected"]) if fault and "expected" in fault.params else None,
        "game": match.game.name,
        "deal": plain(match.deal),
        "over": not match.to_act,
    }


def _fault(text: str) -> BadRecord | None:
    """Return the fault of the dice, if any; raises BadRecord for other faults."""
    try:
        parse_record(text, GAMES, verify=True)
    except BadRecord as error:
        if error.code not in _VERDICTS:
            raise
        return error
    return None


def _verdict(fault: BadRecord | None, match: Match) -> Verdict:
    """Return the verdict; a missing seed is no fault before the end, when it is still secret."""
    if fault is None:
        return "fair"
    verdict = _VERDICTS[fault.code]
    return "running" if verdict == "no-seed" and match.to_act else verdict
