"""How much worse than the best each bid of Volle Wolle is: `python tools/bid_regrets.py DIR...`.

Each folder holds the records of matches with one number of seats, as `volle simulate wolle --out DIR` writes
them. Each bid is judged at each seat before each bid that it made, by the model of the bots (docs/bots.md).
Prints a line for each bid: how far it is from the best against what roger believes of the others, and how
often it is made where all bid so that nobody gains by another bid.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from deck_bids import BIDS
from volle.core.record import parse_record
from volle.core.thinking import at_once
from volle.games import GAMES
from volle.wolle import bidding, guessing
from volle.wolle.bidding import Round
from volle.wolle.bots import ROGER
from volle.wolle.memory import recall
from volle.wolle.outcomes import WHOLE
from volle.wolle.view import View

ITERATIONS: Final = 100
"""Of regret matching."""
NEAR: Final = 10
"""Hundredths of a point that make no difference at the table."""
POINT: Final = 100


class Line(NamedTuple):
    """What is known of one bid."""

    bid: str
    least: float
    """The smallest regret, in points; so is `middle`, the median."""
    middle: float
    best: float
    """In which part of the cases no bid is better; so is `near`, but for NEAR."""
    near: float
    often: float
    """How often it is made where nobody gains by another bid."""


def views(folder: Path) -> Iterator[View]:
    """What each seat knows, with the herds that it has seen grow, before each of its bids."""
    for path in sorted(folder.glob("*.volle")):
        match = parse_record(path.read_text(encoding="utf-8"), GAMES)
        for ply in range(match.ply):
            state = match.before(ply)
            if state.phase == "bids":
                yield recall(state, match.game.to_act(state)[0])


def regrets(view: View) -> list[int]:
    """How much less than the best each legal bid is worth to roger, in hundredths of a point."""
    seat = view.seat or 0
    worths = at_once(guessing.guess(view, ROGER, seat)).worths(seat)[: len(view.legal)]
    return [max(worths) - worth for worth in worths]


def hidden(round_: Round, seat: int) -> list[float]:
    """How often a seat makes each bid where nobody gains by another one."""
    payoffs, nothing = at_once(bidding.payoffs_of(round_)), [guessing.UNKNOWN] * len(round_.bidders)
    mixes = at_once(bidding.equilibrium(payoffs, round_, ITERATIONS, nothing))
    return [often / WHOLE for often in mixes[seat]]


def lines(found: Sequence[View]) -> list[Line]:
    """What is known of each bid; one that needs a chip, of those that had one."""
    judged = [regrets(view) for view in found]
    mixes = [hidden(at_once(guessing.round_of(view)), view.seat or 0) for view in found]
    table = []
    for place, bid in enumerate(BIDS):
        ordered = sorted(row[place] for row in judged if place < len(row))
        count = len(ordered)
        table.append(
            Line(
                bid,
                ordered[0] / POINT,
                ordered[count // 2] / POINT,
                sum(regret <= 0 for regret in ordered) / count,
                sum(regret <= NEAR for regret in ordered) / count,
                sum(mix[place] for mix in mixes) / len(mixes),
            )
        )
    return table


def main() -> None:
    """Judges and prints."""
    for folder in map(Path, sys.argv[1:]):
        found = list(views(folder))
        print(f"{folder}: {len(found)} bids\nbid   least median   best   near  often")
        for line in lines(found):
            parts = f"{line.best:6.1%} {line.near:6.1%} {line.often:6.1%}"
            print(f"{line.bid:4} {line.least:6.2f} {line.middle:6.2f} {parts}", flush=True)


if __name__ == "__main__":
    main()
