"""Measure the levels of Volle Wolle's bots against each other, simple controls, and bots that aim at `roger`.

    python -m research.wolle.bot_levels --seats 2 --blocks 400 --pairs roger:ram knows:roger

A block is one seed, played once with the challenger in each seat among opponents of one level; it is the unit
of the 95% intervals. A shared win counts as a fraction. Writes out/bot-levels.json: `make bot-levels`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from research.results import write_report
from research.wolle.outsiders import OUTSIDERS
from volle.core import chance
from volle.core.chance import Stream
from volle.core.game import CHANCE
from volle.games import GAMES

GAME: Final = GAMES["wolle"]
BIDS: Final = ("14", "20", "22", "23", "24", "25", "26", "26+")
NORMAL: Final = 1.96
"""Standard deviations on each side of a 95% interval."""

PROCESSES: Final = 2
"""Parts of the blocks, played side by side; a bot that reads bids has seen those of its part alone."""
Bot = Callable[[Any, Stream], Any]


def at_random(view: Any, rng: Stream) -> Any:
    """Return any legal action."""
    return rng.choice(view.legal)


def always(bid: str) -> Bot:
    """Return a bot that always makes one bid if it is legal, and otherwise plays like a `ram`."""

    def bot(view: Any, rng: Stream) -> Any:
        wanted = f"{(view.seat or 0) + 1} bid {bid}"
        made = (action for action in view.legal if GAME.format_action(action) == wanted)
        return next(made, None) or GAME.bots["ram"].choose(view, rng)

    return bot


def follower(view: Any, rng: Stream) -> Any:
    """Bid lowest if all cards are good, and highest if one is bad; otherwise play like a `ram`."""
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
    """One challenger among opponents of one level."""

    challenger: str
    others: str
    seats: int


def play(bots: Sequence[Bot], seed: bytes) -> Any:
    """Play a match with the random streams of the engine, and return its result."""
    state, ply = GAME.start(GAME.parse_options({}, len(bots))), 0
    while acting := GAME.to_act(state):
        seat = acting[0]
        rng = chance.stream(seed, ply, seat)
        action = GAME.draw(state, rng) if seat == CHANCE else bots[seat](GAME.known_to(state, seat), rng)
        state, ply = GAME.apply(state, action).state, ply + 1
    return GAME.result(state)


def blocks_of(pairing: Pairing, seed: str, numbers: Sequence[int]) -> list[tuple[float, float]]:
    """Return the results of some blocks, which one outsider plays one after the other."""
    known = {**{level: bot.choose for level, bot in GAME.bots.items()}, **CONTROLS}
    known |= {name: OUTSIDERS[name]() for name in OUTSIDERS if name in pairing}
    return [block(pairing, chance.derive_seed("ladder", seed, number), known) for number in numbers]


def block(pairing: Pairing, seed: bytes, known: Mapping[str, Bot]) -> tuple[float, float]:
    """Return the challenger's share of the wins and its mean lead over the others, over all seats."""
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
    """Return wins in percent and the lead in points, each with half of its interval."""
    parts = [range(blocks)[first::PROCESSES] for first in range(PROCESSES)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        found = [*chain(*pool.map(blocks_of, *zip(*[(pairing, seed, part) for part in parts], strict=True)))]
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
    """Return the mean and half of its 95% interval."""
    return mean(values), NORMAL * stdev(values) / sqrt(len(values))


def row(about: Mapping[str, Any]) -> str:
    """Return a line of the table."""
    (wins, within), (lead, near) = about["wins"], about["lead"]
    who = f"{about['challenger']:12} among {about['others']:6} {about['seats']} seats"
    how = f"{about['blocks']:4} blocks  wins {wins:5} ± {within:4}% (fair {about['fair']})"
    return f"  {who}  {how}  lead {lead:+6} ± {near}"


def main() -> None:
    """Play, print a table and write the report."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--blocks", type=int, default=100)
    options.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    options.add_argument("--seed", default="1")
    options.add_argument("--pairs", nargs="+", help="CHALLENGER:OTHERS, instead of all")
    asked = options.parse_args()
    levels = list(GAME.bots)
    pairs = [*zip(levels[1:], levels, strict=False), (levels[-1], levels[1]), (levels[-1], levels[0])]
    pairs += [
        *((control, "ram") for control in CONTROLS),
        *((outsider, levels[-1]) for outsider in OUTSIDERS),
    ]
    if asked.pairs:
        pairs = [tuple(pair.split(":")) for pair in asked.pairs]
    found = []
    for challenger, others in pairs:
        for seats in asked.seats:
            found.append(measure(Pairing(challenger, others, seats), asked.blocks, asked.seed))
            print(row(found[-1]), flush=True)
    write_report("bot-levels", found)


if __name__ == "__main__":
    main()
