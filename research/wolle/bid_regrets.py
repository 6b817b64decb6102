"""Compute the regret of each bid of Volle Wolle: `python -m research.wolle.bid_regrets DIR...`.

Each folder holds records of matches with the same number of seats, as written by
`volle simulate wolle --out DIR`. Every possible bid is valued before each bid that a seat made, by the model
of the bots (docs/bots.md). Prints a line for each bid: its regret against the bids that `roger` expects of
the others, and its frequency in the equilibrium.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from research.wolle.count_bids import BIDS
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
"""Iterations of regret matching."""
NEAR: Final = 10
"""Hundredths of a point that make no practical difference."""
POINT: Final = 100


class Line(NamedTuple):
    """The statistics of one bid."""

    bid: str
    least: float
    """The smallest regret, in points; `middle` is the median."""
    middle: float
    best: float
    """The share of cases in which no bid is better; `near` allows for NEAR."""
    near: float
    often: float
    """Its mean frequency in the equilibrium."""


def views(folder: Path) -> Iterator[View]:
    """Yield the view of each seat, with all herds that it has seen grow, before each of its bids."""
    for path in sorted(folder.glob("*.volle")):
        match = parse_record(path.read_text(encoding="utf-8"), GAMES)
        for ply in range(match.ply):
            state = match.before(ply)
            if state.phase == "bids":
                yield recall(state, match.game.to_act(state)[0])


def regrets(view: View) -> list[int]:
    """Return the regret of each legal bid, as `roger` values it, in hundredths of a point."""
    seat = view.seat or 0
    values = at_once(guessing.guess(view, ROGER, seat)).values(seat)[: len(view.legal)]
    return [max(values) - value for value in values]


def equilibrium_mix(round_: Round, seat: int) -> list[float]:
    """Return the frequency of each bid of a seat in the equilibrium of a round."""
    payoffs, nothing = at_once(bidding.payoffs_of(round_)), [guessing.UNKNOWN] * len(round_.bidders)
    mixes = at_once(bidding.equilibrium(payoffs, round_, ITERATIONS, nothing))
    return [often / WHOLE for often in mixes[seat]]


def lines(found: Sequence[View]) -> list[Line]:
    """Return the statistics of each bid; of one that needs a chip, over the seats that had one."""
    judged = [regrets(view) for view in found]
    mixes = [equilibrium_mix(at_once(guessing.round_of(view)), view.seat or 0) for view in found]
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
    """Print the statistics of each folder."""
    for folder in map(Path, sys.argv[1:]):
        found = list(views(folder))
        print(f"{folder}: {len(found)} bids\nbid   least median   best   near  often")
        for line in lines(found):
            parts = f"{line.best:6.1%} {line.near:6.1%} {line.often:6.1%}"
            print(f"{line.bid:4} {line.least:6.2f} {line.middle:6.2f} {parts}", flush=True)


if __name__ == "__main__":
    main()
