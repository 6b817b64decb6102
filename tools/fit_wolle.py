"""Finds how likely a lead wins a match of Volle Wolle, from matches of its best bot: docs/coach.md.

`fit_wolle.py play SEATS MATCHES` adds to what is known of standings and winners, `fit_wolle.py fit` says how
great a lead doubles the odds, and how well that foretells.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from setup import ROOT
from volle.cli import simulate
from volle.core.match import Match
from volle.wolle import appraisal, winning

FOLDER = ROOT / ".cache" / "fit-wolle"
LASTS = range(100, 700, 50)
MORES = range(100, 500, 25)
"""What is tried, in hundredths of a point."""
BINS = 10


class Moment(NamedTuple):
    """A match before the bids of a round: what all that the seats have is worth, and who won in the end."""

    seats: int
    coming: int
    """Rounds to come after this one."""
    standings: Sequence[int]
    winners: Sequence[int]


def moments(match: Match) -> Iterable[Moment]:
    """Gives each round of a match that is over."""
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    for ply in range(match.ply):
        state = match.before(ply)
        if state.phase != "bids" or match.before(ply - 1).phase == "bids":
            continue
        view = match.game.known_to(state, 0)
        ahead = appraisal.outlook(view)
        standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
        yield Moment(len(standings), ahead.rounds, standings, outcome.winners)


def play(seats: int, count: int) -> None:
    """Plays matches and adds their moments to a file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{seats}.jsonl").open("a", encoding="utf-8") as file:
        for _ in range(count):
            match = simulate.begin_seeded("wolle", ["bot:roger"] * seats, {}, None)
            for moment in moments(simulate.play_out(match)):
                print(json.dumps(moment), file=file, flush=True)


def known() -> list[Moment]:
    """Returns all moments that have been played."""
    lines = (line for file in sorted(FOLDER.glob("*.jsonl")) for line in file.open(encoding="utf-8"))
    return [Moment(*json.loads(line)) for line in lines]


def error(found: Sequence[Moment], last: int, more: int) -> float:
    """Returns the mean squared error of the chances, over seats."""
    wrong = [(chance - won) ** 2 for moment in found for chance, won in told(moment, last, more)]
    return sum(wrong) / len(wrong)


def told(moment: Moment, last: int, more: int) -> list[tuple[float, float]]:
    """Returns what is foretold of each seat, and what came: 1 for a win, a part of it for a shared one."""
    found = winning.chances(moment.standings, winning.doubling(moment.coming, last, more))
    share = 1 / len(moment.winners)
    return [(chance / winning.ONE, share * (seat in moment.winners)) for seat, chance in enumerate(found)]


def fit() -> None:
    """Prints the two numbers of winning.py, and how well they foretell: told and came, in ten classes."""
    found = known()
    last, more = min(product(LASTS, MORES), key=lambda pair: error(found, *pair))
    print(f"_LAST = {last}, _MORE = {more}: error {error(found, last, more):.4f}, {len(found)} rounds")
    classes: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for moment in found:
        for chance, won in told(moment, last, more):
            classes[min(int(chance * BINS), BINS - 1)].append((chance, won))
    for _, pairs in sorted(classes.items()):
        foretold, came = (sum(part) / len(pairs) for part in zip(*pairs, strict=True))
        print(f"told {foretold:.3f}  came {came:.3f}  ({len(pairs)})")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
