"""The review of a finished match: what each action changed in the chances to win.

From deal to deal these changes lead from the value of one position to that of the next. Cards for all and the
meeting of bids are compared with the value before them, which the net has learnt as the mean of what follows.
After the bids of two or three seats, the round is computed to its end. With more seats only a turn is, and
with five and six the last two turns of the last round: where the next turn begins, the mean over its rolls
may differ from the value before, and that is the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from volle.core.changes import Change, Decision
from volle.core.game import CHANCE, Seat, replaced
from volle.core.thinking import at_once
from volle.wolle.brain import advice, bids
from volle.wolle.brain.advice import Ranked
from volle.wolle.brain.judge import led_to, turn_of
from volle.wolle.brain.position import IN_ROUND, Position, position_of
from volle.wolle.brain.turn import Means, Outcome, Turn, outcome
from volle.wolle.brain.values import ONE, Value, value_of
from volle.wolle.endings import Again
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    DIE_SIDES,
    Action,
    Bid,
    Claim,
    Dice,
    Keep,
    MakeBid,
    Miss,
    Rescue,
    Roll,
    SeatAction,
)
from volle.wolle.view import View

Chances: TypeAlias = Sequence[int]
"""The chance of each seat to win, in parts of ONE."""
_COMPUTED: Final = {2: (1, 1), 3: (1, 1), 4: (0, 0), 5: (0, 2), 6: (0, 2)}
"""By the number of seats, the turns up to which the rest of a round and of the last one is computed.

More would take seconds; with four seats it makes the rest no smaller.
"""


def changes(view: View, action: Action, after: Callable[[], View]) -> Iterator[Change]:
    """Yield the changes by an action; `after` returns the view after it."""
    if isinstance(action, Roll):
        yield from _rolled(view, action)
    elif action.seat == CHANCE:
        dealt, before = position_of(after()), position_of(view)
        yield Change("cards", None, _difference(value_of(dealt).chances, value_of(before).chances))
    elif isinstance(action, MakeBid):
        yield from _bid(view, action, after())
    elif len(view.legal) > 1:
        yield from _chosen(view, action.seat, view.legal.index(action))


def _difference(chances: Chances, others: Chances) -> tuple[Fraction, ...]:
    """Return what each seat has in the first chances beyond the second."""
    return tuple([Fraction(one - other, ONE) for one, other in zip(chances, others, strict=True)])


def _rolled(view: View, action: Roll) -> Iterator[Change]:
    """Yield the luck of a roll, whose mean over all rolls is exactly 0, and where a turn begins the rest."""
    shown = view.turn
    assert shown is not None, "chance rolls in a turn"
    p = position_of(view)
    turn, means = turn_of(p), _means(p)
    kept = tuple(map(DIE_NAMES.index, shown.kept))
    lying = shown.dice or (0, 0, 0)
    numbers = [(lying[die],) if die in kept else range(1, sides + 1) for die, sides in enumerate(DIE_SIDES)]
    found = Counter([_after(turn, means, (a, b, c), kept).chances for a, b, c in product(*numbers)])
    count = found.total()
    sums = [
        sum([chances[seat] * often for chances, often in found.items()]) for seat in range(len(view.seats))
    ]
    if not kept and len(p.order) < len(view.seats):
        before = _computed(outcome(p)).chances
        rest = [
            Fraction(whole - count * chance, count * ONE) for whole, chance in zip(sums, before, strict=True)
        ]
        yield Change("rest", None, tuple(rest))
    came = _after(turn, means, action.dice, kept).chances
    luck = [Fraction(chance * count - whole, count * ONE) for chance, whole in zip(came, sums, strict=True)]
    yield Change("luck", shown.seat, tuple(luck))


@lru_cache(maxsize=512)
def _means(p: Position) -> Means:
    """Return the values before each roll of a turn, with its ends computed."""
    turn = turn_of(p)
    at_once(turn.think())
    return turn.means(lambda end: _computed(turn.outcome(end)))


def _computed(found: Outcome) -> Value:
    """Return the value of an outcome; before another turn of a computed round, that of this turn."""
    p = found.p
    if p is None or p.stage != IN_ROUND:
        return found.value
    turns, last_turns = _COMPUTED[len(p.chips)]
    is_computed = p.rollers <= (turns if p.unseen.cards else last_turns)
    return _means(p).first() if is_computed else found.value


def _after(turn: Turn, means: Means, dice: Dice, kept: tuple[int, ...]) -> Value:
    """Return the value after a roll that left the `kept` dice lying, under the best play."""
    way = turn.way(dice, kept)
    return means.before(way) if isinstance(way, Again) else _computed(turn.outcome(way))


def _bid(view: View, action: MakeBid, after: View) -> Iterator[Change]:
    """Yield the cost of a bid, and after the last one what their meeting has changed besides."""
    p = position_of(view)
    yield from _decided(view, action.seat, _ranked(p, action.seat, action.bid), BIDS.index(action.bid))
    if not after.order:
        return
    found = _difference(_means(position_of(after)).first().chances, value_of(p).chances)
    for seat, shown in enumerate(after.seats):
        assert shown.bid is not None, "all bids are revealed"
        cost = _cost(_ranked(p, seat, shown.bid), BIDS.index(shown.bid), seat)
        found = tuple([whole - part for whole, part in zip(found, cost, strict=True)])
    yield Change("bids", None, found)


def _ranked(p: Position, seat: Seat, bid: Bid) -> list[Ranked]:
    """Return the value of a bid that was made, and of those that may be best."""
    return advice.ranked_bids(p, seat, (BIDS.index(bid),))


def _chosen(view: View, seat: Seat, choice: int) -> Iterator[Change]:
    """Yield the cost of a decision in a turn, and as the rest what it changes besides."""
    choices = advice.ranked(view, seat)
    yield from _decided(view, seat, choices, choice)
    p, best = position_of(view), choices[0].choice
    played, other = (_led_to(view, p, view.legal[place]).chances for place in (choice, best))
    change, cost = _difference(played, other), _cost(choices, choice, seat)
    yield Change("rest", None, tuple([whole - part for whole, part in zip(change, cost, strict=True)]))


def _led_to(view: View, p: Position, action: SeatAction) -> Value:
    """Return the value after a choice in a turn."""
    found = led_to(view, p, action)
    return _means(p).before(found) if isinstance(found, Again) else _computed(found)


def _decided(view: View, seat: Seat, choices: Sequence[Ranked], choice: int) -> Iterator[Change]:
    """Yield the cost of a decision."""
    cost, best = _cost(choices, choice, seat), choices[0]
    decision = None
    if cost[seat]:
        played = next(one for one in choices if one.choice == choice)
        options = advice.rated(view, seat, (), [best, played]).options
        decision = Decision(_kind(view.legal[choice], choices, choice), options[-1], options[0])
    yield Change("decision", seat, cost, decision)


def _kind(action: SeatAction, choices: Sequence[Ranked], choice: int) -> str:
    """Return the kind of mistake where an action was chosen instead of the best one."""
    match action:
        case MakeBid():
            return "low-bids" if choice < choices[0].choice else "high-bids"
        case Keep() | Claim() | Miss() | Rescue():
            return "dice"
        case _:
            return "other-cards"


def _cost(choices: Sequence[Ranked], choice: int, seat: Seat) -> tuple[Fraction, ...]:
    """Return the change by a choice, compared with the best one.

    A choice about equal to the best costs its seat nothing, but may decide between the others.
    """
    best, played = choices[0], next(one for one in choices if one.choice == choice)
    change = _difference(played.value.chances, best.value.chances)
    is_equal = played.rank >= best.rank - bids.NEAR
    return replaced(change, seat, Fraction(0) if is_equal else min(change[seat], Fraction(0)))


def standing(view: View) -> tuple[Fraction, ...]:
    """Return the chance of each seat to win; they add up to 1."""
    chances = value_of(position_of(view)).chances
    return tuple([Fraction(chance, sum(chances)) for chance in chances])
