"""Statistics of a finished match; docs/statistics.md explains each number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from volle.core.game import Frame
from volle.core.statistics import GameStatistics, Tally
from volle.wolle import table
from volle.wolle.events import (
    BidMissed,
    BidReached,
    BidsRevealed,
    BoneStolen,
    CardsTaken,
    DiceRolled,
    Event,
)
from volle.wolle.odds import luck_of, success_chance
from volle.wolle.types import BIDS, DIE_NAMES, DIE_SIDES, Options, State


def _tally(frames: Sequence[Frame[State, Event]], state: State) -> tuple[Tally, ...]:
    """Return the tally of each seat."""
    tallies = tuple(Tally(STATISTICS) for _ in range(state.options.seats))
    for event, after in frames:
        _count(tallies, event, after)
    for tally, herd in zip(tallies, state.herds, strict=True):
        tally.counts["black"] = [card.kind for card in herd].count("black")
        tally.record("most-reached", tally.counts["reached"])
    return tallies


def _count(tallies: tuple[Tally, ...], event: Event, after: State) -> None:
    """Count one event."""
    match event:
        case BidsRevealed(bids):
            for tally, bid in zip(tallies, bids, strict=True):
                tally.tables["bids"][str(bid)].chosen += 1
        case DiceRolled(seat):
            _count_roll(tallies[seat], event, after)
        case BidReached(seat):
            _count_end(tallies[seat], event.seat, after, is_hit=True)
            tallies[seat].counts["first-try"] += event.try_ == 1
            tallies[seat].record("highest-bid", table.current_bid(after, seat).target)
        case BidMissed(seat):
            _count_end(tallies[seat], event.seat, after, is_hit=False)
        case CardsTaken(seat, count):
            tallies[seat].counts["cards"] += count
        case BoneStolen(seat, owner):
            tallies[seat].counts["stolen"] += 1
            tallies[owner].counts["robbed"] += 1


def _count_roll(tally: Tally, event: DiceRolled, after: State) -> None:
    """Count a try: its dice, and the change of the chance to reach the bid."""
    tally.counts["turns"] += event.try_ == 1
    for die in table.free_dice(after):
        tally.roll(DIE_NAMES[die], (event.dice[die],))
    tally.decide(*luck_of(_need(after, event.seat), event.dice, after.kept))


def _count_end(tally: Tally, seat: int, after: State, *, is_hit: bool) -> None:
    """Count the end of the tries: the result, and the chance before the first try."""
    tally.counts["reached"] += is_hit
    bid = str(table.current_bid(after, seat))
    tally.tables["bids"][bid].add(is_hit=is_hit, chance=success_chance(_need(after, seat)))


def _need(state: State, seat: int) -> int:
    """Return the total that the dice need, given the corner and all chips before the first try."""
    chips = state.chips[seat] + (state.paid.chips if state.paid else 0)
    return table.current_bid(state, seat).target - table.turn_corner(state) - chips


def _preset(options: Options) -> str:
    """Return the name of the options' preset: `usual`, or `own` if any option differs."""
    is_usual = options.deck.name == "house" and not (options.short or options.open_herd or options.open_herds)
    return "usual" if is_usual else "own"


STATISTICS: Final = GameStatistics(
    tally=_tally,
    preset=_preset,
    presets=("usual", "own"),
    counts=("turns", "reached", "first-try", "cards", "black", "stolen", "robbed"),
    records=("highest-bid", "most-reached"),
    tables={"bids": tuple(map(str, BIDS))},
    dice=dict(zip(DIE_NAMES, DIE_SIDES, strict=True)),
    badges={"first-try": 1, "stolen": 1, "highest-bid": 25},
)
