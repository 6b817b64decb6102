"""Let the net play against a bot: the same deals, with seats rotated.

    python -m research.wolle.value.strength NET --seats N --blocks B --bot roger [--alone]

A block is one seed, played once with the net (or, with --others, the bot) alone in each seat.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import mean, stdev

from research.wolle.value import game, player
from volle.core import chance
from volle.core.game import CHANCE
from volle.games import GAMES

GAME = GAMES["wolle"]


def play(seats: int, by_net: set[int], bot: str, seed: bytes) -> list[float]:
    """Return the shares of the win."""
    state, ply = GAME.start(GAME.parse_options({}, seats)), 0
    while actors := GAME.to_act(state):
        seat = actors[0]
        rng = chance.stream(seed, ply, seat)
        if seat == CHANCE:
            action = GAME.draw(state, rng)
        elif seat in by_net:
            action = player.choose(state, seat, GAME.legal_actions(state, seat), rng)
        else:
            action = GAME.bots[bot].choose(GAME.known_to(state, seat), rng)
        state, ply = GAME.apply(state, action).state, ply + 1
    outcome = GAME.result(state)
    assert outcome is not None, "no seat owes an action"
    winners = outcome.winners
    return [(seat in winners) / len(winners) for seat in range(seats)]


def main() -> None:
    """Play blocks and print the wins with their interval after each ten."""
    parser = argparse.ArgumentParser()
    parser.add_argument("net", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--blocks", type=int, default=50)
    parser.add_argument("--bot", default="roger")
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--others", action="store_true", help="one bot among nets")
    parser.add_argument("--nested", type=int, default=0, help="last rollers of a round that are computed")
    options = parser.parse_args()
    game.library().set_iterations(1000, 60)
    game.load(options.net)
    game.library().set_nested(options.seats, options.nested)
    game.seed(1)
    blocks: list[float] = []
    for block in range(options.blocks):
        seed = chance.derive_seed(options.seed, options.seats, block)
        won = []
        for seat in range(options.seats):
            rest = set(range(options.seats)) - {seat}
            won.append(play(options.seats, rest if options.others else {seat}, options.bot, seed)[seat])
        blocks.append(mean(won))
        if block % 10 == 9:
            half = 1.96 * stdev(blocks) / len(blocks) ** 0.5
            who = options.bot if options.others else "net"
            won_by = f"{who} wins {100 * mean(blocks):.1f} +- {100 * half:.1f}%"
            print(f"{options.seats} seats, {block + 1} blocks: {won_by}", flush=True)


if __name__ == "__main__":
    main()
