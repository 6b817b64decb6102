"""Measures the grades of Volle Wolle's bots against each other, and simple controls against a ram.

A block is one seed, played once with the challenger in each seat among others of one kind; the block is the
unit of the 95 % intervals. A shared win counts as its part.

Writes bench/out/ladder.json.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from reports import write_report

from setup import ROOT
from volle.core import chance
from volle.core.chance import Stream
from volle.core.game import CHANCE
from volle.games import GAMES

OUT: Final = ROOT / "bench" / "out" / "ladder.json"
GAME: Final = GAMES["wolle"]
BIDS: Final = ("14", "20", "22", "23", "24", "25", "26", "26+")
NORMAL: Final = 1.96
"""Standard deviations on each side of a 95 % interval."""

Bot = Callable[[Any, Stream], Any]


def at_random(view: Any, rng: Stream) -> Any:
    """Plays any legal action."""
    return rng.choice(view.legal)


def always(bid: str) -> Bot:
    """Returns a bot that makes one bid wherever it may, and plays like a ram otherwise."""

    def bot(view: Any, rng: Stream) -> Any:
        wanted = f"{(view.seat or 0) + 1} bid {bid}"
        made = (action for action in view.legal if GAME.format_action(action) == wanted)
        return next(made, None) or GAME.bots["ram"].choose(view, rng)

    return bot


def follower(view: Any, rng: Stream) -> Any:
    """Bids lowest where all cards are good, to take what is left, and highest where one is bad."""
    bids = [action for action in view.legal if " bid " in GAME.format_action(action)]
    if not bids:
        return GAME.bots["ram"].choose(view, rng)
    return bids[-1] if any(card.kind == "black" for card in view.display) else bids[0]


CONTROLS: Final[Mapping[str, Bot]] = {
    "random": at_random,
    "follower": follower,
    **{f"always {bid}": always(bid) for bid in BIDS},
}


class Pairing(NamedTuple):
    """One challenger among others of one grade."""

    challenger: str
    others: str
    seats: int


def play(bots: Sequence[Bot], seed: bytes) -> Any:
    """Returns the outcome of a match; chance and bots draw from the streams that a match gives them."""
    state, ply = GAME.start(GAME.parse_options({}, len(bots))), 0
    while acting := GAME.to_act(state):
        seat = acting[0]
        rng = chance.stream(seed, ply, seat)
        action = GAME.draw(state, rng) if seat == CHANCE else bots[seat](GAME.known_to(state, seat), rng)
        state, ply = GAME.apply(state, action).state, ply + 1
    return GAME.result(state)


def block(pairing: Pairing, seed: bytes) -> tuple[float, float]:
    """Returns the challenger's part of the wins, and its lead over the mean of the others, over all seats."""
    known = {level: bot.choose for level, bot in GAME.bots.items()} | CONTROLS
    parts, leads = [], []
    for seat in range(pairing.seats):
        bots = [known[pairing.others]] * pairing.seats
        bots[seat] = known[pairing.challenger]
        outcome = play(bots, seed)
        parts.append((seat in outcome.winners) / len(outcome.winners))
        own = outcome.totals[seat]
        leads.append(own - (sum(outcome.totals) - own) / (pairing.seats - 1))
    return mean(parts), mean(leads)


def measure(pairing: Pairing, blocks: int, seed: str) -> dict[str, Any]:
    """Returns wins in percent and lead in points over so many blocks, each with its half interval."""
    found = [block(pairing, chance.derive_seed("ladder", seed, number)) for number in range(blocks)]
    wins, leads = (spread(values) for values in zip(*found, strict=True))
    fair = 100 / pairing.seats
    return {
        **pairing._asdict(),
        "blocks": blocks,
        "fair": round(fair, 1),
        "wins": [round(100 * value, 1) for value in wins],
        "lead": [round(value, 2) for value in leads],
    }


def spread(values: Sequence[float]) -> tuple[float, float]:
    """Returns the mean and half of its 95 % interval."""
    return mean(values), NORMAL * stdev(values) / sqrt(len(values))


def row(about: Mapping[str, Any]) -> str:
    """Returns a line of the table."""
    (wins, within), (lead, near) = about["wins"], about["lead"]
    who = f"{about['challenger']:10} among {about['others']:6} {about['seats']} seats"
    how = f"{about['blocks']:4} blocks  wins {wins:5} ± {within:4} % (fair {about['fair']})"
    return f"  {who}  {how}  lead {lead:+6} ± {near}"


def main() -> None:
    """Plays, prints a table and writes the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--blocks", type=int, default=100)
    options.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    options.add_argument("--seed", default="1")
    options.add_argument("--only", nargs="+", help="these challengers, among rams or the grade below")
    asked = options.parse_args()
    grades = list(GAME.bots)
    pairs = [*zip(grades[1:], grades, strict=False), (grades[-1], grades[1]), (grades[-1], grades[0])]
    pairs += [(control, "ram") for control in CONTROLS]
    found = []
    for challenger, others in pairs:
        for seats in asked.seats:
            if asked.only is None or challenger in asked.only:
                found.append(measure(Pairing(challenger, others, seats), asked.blocks, asked.seed))
                print(row(found[-1]), flush=True)
    write_report(OUT, found)


if __name__ == "__main__":
    main()
