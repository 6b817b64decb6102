"""Fit the chance that a lead wins a match of Volle Wolle, from matches of its best bot.

`python -m research.wolle.fit_winning play SEATS MATCHES` plays matches and appends their rounds to a file;
`... fit` prints the lead that doubles the odds, and the calibration of the result.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from research.results import OUT
from volle.core.match import Match, advance
from volle.games import GAMES, begin
from volle.wolle import appraisal, winning

FOLDER = OUT / "fit-winning"
LASTS = range(100, 700, 50)
MORES = range(100, 500, 25)
"""Parameters to try, in hundredths of a point."""
BINS = 10


class Sample(NamedTuple):
    """The standings before the bids of a round, and the winners of the match."""

    seats: int
    coming: int
    """Rounds to come after this one."""
    standings: Sequence[int]
    winners: Sequence[int]


def samples(match: Match) -> Iterable[Sample]:
    """Yield a sample for each round of a finished match."""
    outcome = match.game.result(match.state)
    assert outcome is not None, "the match is over"
    for ply in range(match.ply):
        state = match.before(ply)
        if state.phase != "bids" or match.before(ply - 1).phase == "bids":
            continue
        view = match.game.known_to(state, 0)
        ahead = appraisal.forecast(view)
        standings = [appraisal.standing(view, seat, ahead) for seat in range(len(view.seats))]
        yield Sample(len(standings), ahead.rounds, standings, outcome.winners)


def play(seats: int, count: int) -> None:
    """Play matches and append their samples to a file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{seats}.jsonl").open("a", encoding="utf-8") as file:
        for _ in range(count):
            match = begin(GAMES["wolle"], ["bot:roger"] * seats)
            for sample in samples(advance(match)):
                print(json.dumps(sample), file=file, flush=True)


def known() -> list[Sample]:
    """Return all stored samples."""
    texts = [file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.jsonl"))]
    return [Sample(*json.loads(line)) for text in texts for line in text.splitlines()]


def error(found: Sequence[Sample], last: int, more: int) -> float:
    """Return the mean squared error of the chances, over seats."""
    wrong = [(chance - won) ** 2 for sample in found for chance, won in predictions(sample, last, more)]
    return sum(wrong) / len(wrong)


def predictions(sample: Sample, last: int, more: int) -> list[tuple[float, float]]:
    """Return (predicted chance, result) of each seat; the result of a shared win is a fraction of 1."""
    found = winning.chances(sample.standings, winning.doubling(sample.coming, last, more))
    share = 1 / len(sample.winners)
    return [(chance / winning.ONE, share * (seat in sample.winners)) for seat, chance in enumerate(found)]


def fit() -> None:
    """Print the two parameters of volle.wolle.winning, and their calibration in ten classes."""
    found = known()
    last, more = min(product(LASTS, MORES), key=lambda pair: error(found, *pair))
    print(f"_LAST = {last}, _MORE = {more}: error {error(found, last, more):.4f}, {len(found)} rounds")
    classes: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for sample in found:
        for chance, won in predictions(sample, last, more):
            classes[min(int(chance * BINS), BINS - 1)].append((chance, won))
    for _, pairs in sorted(classes.items()):
        predicted, won = (sum(part) / len(pairs) for part in zip(*pairs, strict=True))
        print(f"predicted {predicted:.3f}  won {won:.3f}  ({len(pairs)})")


if __name__ == "__main__":
    if sys.argv[1:2] == ["play"]:
        play(int(sys.argv[2]), int(sys.argv[3]))
    else:
        fit()
