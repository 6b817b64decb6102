"""The first match of Volle Wolle: three short rounds, for a person and two bots.

Dice are loaded by their result, not by their faces, so that the lesson works for any bid and any die kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from volle.core.game import CHANCE, Seat
from volle.core.lesson import PUPIL, Lesson, Said
from volle.wolle import legal, table
from volle.wolle.events import BidMissed, BidReached, CardsTaken, Event, OrderPlaced
from volle.wolle.scoring import score_seat
from volle.wolle.types import (
    DIE_SIDES,
    Action,
    Bid,
    CardId,
    Claim,
    Deal,
    DealBoards,
    Dice,
    MakeBid,
    Rescue,
    Roll,
    State,
)


class _Round(NamedTuple):
    """The scripted part of a round."""

    deal: tuple[CardId, ...]
    bids: Mapping[Seat, int]
    results: Mapping[Seat, tuple[str, ...]]
    """The results of each seat's tries: `-4` is four short of the bid, `=13` is thirteen."""


_BOARDS: Final = (52, 54, 57)
"""The person's number is the lowest: even with the second bot's bid, it rolls in the first round."""
_ROUNDS: Final = (
    _Round(("s03", "s08", "s19", "s44"), {1: 19, 2: 14}, {0: ("-4", "-0"), 1: ("-6", "-5", "-4")}),
    _Round(
        ("s18", "s24", "s31", "d1"),
        {1: 25, 2: 14},
        {0: ("-1", "=12", "=13"), 1: ("=14", "=11", "=9"), 2: ("-3", "-0")},
    ),
    _Round(
        ("s13", "s15", "d2", "k"),
        {1: 16, 2: 14},
        {0: ("-0",), 1: ("-5", "-2", "-1"), 2: ("-3", "-0")},
    ),
)


def _scripted(state: State, seat: Seat, _events: Sequence[Event]) -> Action | None:
    """Return the scripted action of chance or of a bot, if there is one."""
    if state.phase == "boards":
        return DealBoards(_BOARDS)
    number = table.round_number(state) - (state.phase != "deal")
    if number >= len(_ROUNDS):
        return None
    played = _ROUNDS[number]
    match state.phase:
        case "deal":
            return Deal(played.deal)
        case "bids" if seat != CHANCE:
            return MakeBid(seat, Bid(played.bids[seat]))
        case "roll":
            return _roll(state, played.results.get(table.acting_seat(state), ()))
        case _:
            return None


def _roll(state: State, results: tuple[str, ...]) -> Roll | None:
    """Return the scripted try of the seat to act."""
    if state.tries >= len(results):
        return None
    wanted = results[state.tries]
    bid = table.current_bid(state, table.acting_seat(state)).target
    result = int(wanted[1:]) if wanted.startswith("=") else bid + int(wanted)
    return Roll(_loaded(state, result - min(table.turn_corner(state), 0)))


def _loaded(state: State, total: int) -> Dice:
    """Return dice with a total as near as possible; the rolled dice share it by their sides.

    Rules wolle.turn.second, wolle.turn.third.
    """
    dice = list(state.dice or (0, 0, 0))
    free = list(table.free_dice(state))
    rest = total - sum(value for die, value in enumerate(dice) if die not in free)
    while free:
        die = free.pop(0)
        others = sum(DIE_SIDES[other] for other in free)
        share = rest * DIE_SIDES[die] // (DIE_SIDES[die] + others)
        dice[die] = max(1, min(DIE_SIDES[die], max(share, rest - others)))
        rest -= dice[die]
    return dice[0], dice[1], dice[2]


_STEPS: Final = {
    "goal": Said("wolle.turn.tries", waits=True),
    "bid": Said("wolle.bid.range"),
    "first": Said("wolle.bid.order"),
    "second": Said("wolle.bid.order", waits=True),
    "last": Said("wolle.turn.last", waits=True),
    "watch": Said("wolle.turn.tries"),
    "turn-chip": Said("wolle.turn.miss"),
    "keep": Said("wolle.turn.second"),
    "keep-last": Said("wolle.turn.third"),
    "claim": Said("wolle.result.optional-success"),
    "below": Said("wolle.result.rescue-14"),
    "take-first": Said("wolle.turn.first"),
    "take-second": Said("wolle.turn.second"),
    "take-third": Said("wolle.turn.third"),
    "top": Said("wolle.corner.top-only"),
    "round": Said("wolle.turn.last", waits=True),
    "round-chip": Said("wolle.turn.miss", waits=True),
    "again-minus": Said("wolle.result.malus"),
    "again-bonus": Said("wolle.result.bonus"),
    "again-plain": Said("wolle.corner.top-only"),
    "sets": Said("wolle.score.007", waits=True),
    "again-sets": Said("wolle.score.370"),
    "take-sets": Said("wolle.score.bone"),
    "turn-black": Said("wolle.result.below-14"),
    "turn": Said("wolle.turn.tries"),
    "over": Said("wolle.end", waits=True),
}


_TAKES: Final = ("take-first", "take-second", "take-third")


def _step(state: State, events: Sequence[Event]) -> str | None:
    """Return the step of the guide."""
    number = table.round_number(state)
    match state.phase:
        case "boards":
            return "goal"
        case "deal":
            return _between(number, events)
        case _ if number > len(_ROUNDS):
            return None
        case "bids":
            return ("bid", _again(state), "again-sets")[number - 1]
        case _ if table.acting_seat(state) == PUPIL:
            return _in_turn(state, number, events)
        case _:
            return _in_turn_of_bot(state, number)


def _between(number: int, events: Sequence[Event]) -> str | None:
    """Return the step before cards are laid out, after `number` rounds."""
    if number == 1:
        return _round_end(events)
    return {0: "bid", 2: "sets", len(_ROUNDS): "over"}.get(number)


def _round_end(events: Sequence[Event]) -> str:
    """Return the step after the first round: a miss that brought a chip, or only leftover cards."""
    placed = (event for event in reversed(events) if isinstance(event, OrderPlaced) and event.seat == PUPIL)
    return "round-chip" if next(placed).place == 1 else "round"


def _again(state: State) -> str:
    """Return the first step of the second round, by the top card of the person's herd."""
    corner = table.corner_value(state, PUPIL)
    if corner == 0:
        return "again-plain"
    return "again-minus" if corner < 0 else "again-bonus"


def _in_turn_of_bot(state: State, number: int) -> str:
    """Return the step while the person waits."""
    if state.place or state.tries:
        return "watch"
    if state.order[-1] == PUPIL:
        return "last"
    return "second" if number == 1 and state.order[1] == PUPIL else "watch"


def _in_turn(state: State, number: int, events: Sequence[Event]) -> str:
    """Return the step in the person's turn."""
    match state.phase:
        case "roll":
            return "keep" if state.tries else _before_roll(state, number, events)
        case "try":
            return _after_try(state)
        case "take":
            return "take-sets" if number == len(_ROUNDS) else _TAKES[state.tries - 1]
        case _:
            return "top"


def _before_roll(state: State, number: int, events: Sequence[Event]) -> str:
    """Return the step before the first try."""
    taken = [event for event in events if isinstance(event, CardsTaken) and event.round == number]
    if any(event.way == "below-14" for event in taken):
        return "turn-black"
    if not state.place:
        return "first" if number == 1 else "turn"
    ended = (event for event in reversed(events) if isinstance(event, BidMissed | BidReached))
    return "turn-chip" if isinstance(next(ended), BidMissed) else "turn"


def _after_try(state: State) -> str:
    """Return the step after a try that has not reached the bid."""
    kinds = {type(action) for action in legal.legal_actions(state, PUPIL)}
    if Rescue in kinds:
        return "below"
    if Claim in kinds:
        return "claim"
    return "keep" if state.tries == 1 else "keep-last"


LESSONS: Final = {
    "first": Lesson(
        bots=("lamb", "ewe"),
        scripted=_scripted,
        step=_step,
        steps=_STEPS,
        points=lambda state: score_seat(state, PUPIL).total,
        later=(
            "wolle.bid.plus-cost",
            "wolle.bone.steal",
            "wolle.score.dog-none",
            "wolle.score.dog-most",
            "wolle.score.dog-one",
            "wolle.two.last-rolls",
        ),
    )
}
"""By their names."""
