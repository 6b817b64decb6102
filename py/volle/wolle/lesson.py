"""The first match of Volle Wolle: two short rounds, for a person and two bots.

Dice are loaded by what they are to come to, not by their faces: so the lesson arrives whatever is bid, and
whatever die is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from volle.core.game import CHANCE, Seat
from volle.core.lesson import PUPIL, Lesson, Said
from volle.wolle import legal, table
from volle.wolle.events import CardsTaken, Event, OrderPlaced
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
    """What happens in a round, as far as nobody decides it."""

    deal: tuple[CardId, ...]
    bids: Mapping[Seat, int]
    results: Mapping[Seat, tuple[str, ...]]
    """What the tries of each seat come to: `-4` is four short of the bid, `=13` is thirteen."""


_BOARDS: Final = (52, 54, 57)
"""The person's number is the lowest: whoever bids as low as the second bot still rolls in the first round."""
_ROUNDS: Final = (
    _Round(("s03", "s08", "s19", "s44"), {1: 19, 2: 14}, {0: ("-4", "-0"), 1: ("-6", "-5", "-4")}),
    _Round(
        ("s18", "s24", "s31", "d1"),
        {1: 25, 2: 14},
        {0: ("-1", "=12", "=13"), 1: ("=14", "=11", "=9"), 2: ("-3", "-0")},
    ),
)


def _scripted(state: State, seat: Seat, _told: Sequence[Event]) -> Action | None:
    """What chance or a bot does now, where the script says it."""
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
    """The next try of the seat whose turn it is, with dice that come to what the script says."""
    if state.tries >= len(results):
        return None
    wanted = results[state.tries]
    bid = table.current_bid(state, table.acting_seat(state)).target
    result = int(wanted[1:]) if wanted.startswith("=") else bid + int(wanted)
    return Roll(_loaded(state, result - min(table.turn_corner(state), 0)))


def _loaded(state: State, total: int) -> Dice:
    """Dice that come as near to a total as they can: those that are rolled share it by their sides.

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
    "goal": Said("wolle.score.sum", waits=True),
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
    "turn-black": Said("wolle.result.below-14"),
    "turn": Said("wolle.turn.tries"),
    "over": Said("wolle.end", waits=True),
}


def _step(state: State, told: Sequence[Event]) -> str | None:
    """What the guide says now."""
    number = table.round_number(state)
    match state.phase:
        case "boards":
            return "goal"
        case "deal":
            return _between(number, told)
        case _ if number > len(_ROUNDS):
            return None
        case "bids":
            return "bid" if number == 1 else _again(state)
        case _ if table.acting_seat(state) == PUPIL:
            return _in_turn(state, number, told)
        case _:
            return _in_turn_of_bot(state, number)


def _between(number: int, told: Sequence[Event]) -> str | None:
    """What there is to say before cards are laid out, so many rounds having been played."""
    if number == 1:
        return _round_end(told)
    return {0: "bid", len(_ROUNDS): "over"}.get(number)


def _round_end(told: Sequence[Event]) -> str:
    """How the first round ended: with a miss that brought a chip, or only with what was left."""
    placed = (event for event in reversed(told) if isinstance(event, OrderPlaced) and event.seat == PUPIL)
    return "round-chip" if next(placed).place == 1 else "round"


def _again(state: State) -> str:
    """How the second round begins: by what lies on top of the person's herd."""
    corner = table.corner_value(state, PUPIL)
    if corner == 0:
        return "again-plain"
    return "again-minus" if corner < 0 else "again-bonus"


def _in_turn_of_bot(state: State, number: int) -> str:
    """What there is to see while the person waits."""
    if state.place or state.tries:
        return "watch"
    if state.order[-1] == PUPIL:
        return "last"
    return "second" if number == 1 and state.order[1] == PUPIL else "watch"


def _in_turn(state: State, number: int, told: Sequence[Event]) -> str:
    """What the person is to do."""
    match state.phase:
        case "roll":
            return "keep" if state.tries else _before_roll(state, number, told)
        case "try":
            return _after_try(state)
        case "take":
            return ("take-first", "take-second", "take-third")[state.tries - 1]
        case _:
            return "top"


def _before_roll(state: State, number: int, told: Sequence[Event]) -> str:
    """Before the first try: why it is the person's turn, or what has just happened to the one before."""
    if number == 1:
        return "turn-chip" if state.place else "first"
    taken = [event for event in told if isinstance(event, CardsTaken) and event.round == number]
    return "turn-black" if any(event.way == "below-14" for event in taken) else "turn"


def _after_try(state: State) -> str:
    """After a try that has not reached the bid: what can be paid for, or kept."""
    kinds = {type(action) for action in legal.legal_actions(state, PUPIL)}
    if Rescue in kinds:
        return "below"
    if Claim in kinds:
        return "claim"
    return "keep" if state.tries == 1 else "keep-last"


LESSONS: Final = {
    "first": Lesson(
        bots=("ram", "ram"),
        scripted=_scripted,
        step=_step,
        steps=_STEPS,
        later=(
            "wolle.bid.plus-cost",
            "wolle.bone.steal",
            "wolle.score.370",
            "wolle.score.007",
            "wolle.score.dog-none",
            "wolle.score.dog-most",
            "wolle.score.bone",
            "wolle.two.last-rolls",
        ),
    )
}
"""By their names."""
