"""What can be read off the table: whose turn it is, what a roll comes to, what it would cost."""

from __future__ import annotations

from typing import Final, NamedTuple

from volle.core.game import Seat
from volle.wolle.types import DIE_NAMES, Bid, Card, Dice, State

CHIPS: Final = 25
START_CHIPS: Final = 2
"""Rule wolle.chips."""
TRIES: Final = 3
"""Rule wolle.turn.tries."""
SAFE_RESULT: Final = 14
"""Rule wolle.result.below-14."""


class Payment(NamedTuple):
    """What lifts a result: the corner's bonus (0 where it is not needed) and wool chips."""

    bonus: int
    chips: int


def stock(state: State) -> int:
    """Wool chips that no seat owns."""
    return CHIPS - sum(state.chips)


def layout_count(seats: int) -> int:
    """Cards laid out in a round: one more than seats. Rule wolle.layout."""
    return seats + 1


def round_number(state: State) -> int:
    """The round that is played, from 1; 0 before the first."""
    cards = len(state.options.deck.cards) - len(state.undealt)
    return -(-cards // layout_count(state.options.seats))


def round_count(state: State) -> int:
    """How many rounds the match has. Rule wolle.layout."""
    return -(-len(state.options.deck.cards) // layout_count(state.options.seats))


def acting_seat(state: State) -> Seat:
    """Whose turn it is. Behind the last place stands the first seat, which gets what two seats left over.

    Only while there is an order.
    """
    return state.order[state.place % len(state.order)]


def is_leftover(state: State) -> bool:
    """Whether the first of two seats is taking what both have left. Rule wolle.two.leftover."""
    return bool(state.order) and state.place == len(state.order)


def rolls_in_turn(state: State) -> bool:
    """Whether the seat whose turn it is rolls. Rules wolle.turn.last, wolle.two.last-rolls."""
    seats = len(state.order)
    return state.place < seats - 1 or (seats == 2 and state.place == 1)


def top_card(state: State, seat: Seat) -> Card | None:
    """The top card of a herd. Rule wolle.corner.top-only."""
    herd = state.herds[seat]
    return herd[-1] if herd else None


def sheep_number(state: State, seat: Seat) -> int:
    """What decides between equal bids: the top card's number, or the bid board's. Rule wolle.bid.tie."""
    top = top_card(state, seat)
    return state.boards[seat] if top is None or top.number is None else top.number


def corner_value(state: State, seat: Seat) -> int:
    """Bonus (above 0) or malus (below 0) in force; a bone means nothing.

    Rules wolle.corner.top-only, wolle.bone.top-meaningless.
    """
    top = top_card(state, seat)
    return top.corner if top is not None and isinstance(top.corner, int) else 0


def roll_result(dice: Dice, corner: int) -> int:
    """The sum of all three dice less a malus. Rules wolle.result.sum, wolle.result.malus."""
    return sum(dice) + min(corner, 0)


def payment(result: int, target: int, corner: int, chips: int) -> Payment | None:
    """The cheapest way to lift a result to a target, the bonus first; None if it cannot be done.

    Rules wolle.result.bonus, wolle.result.chips.

    >>> payment(21, 24, corner=1, chips=2)
    Payment(bonus=1, chips=2)
    """
    bonus = max(corner, 0) if result < target else 0
    short = max(target - result - bonus, 0)
    return Payment(bonus, short) if short <= chips else None


def current_bid(state: State, seat: Seat) -> Bid:
    """The bid of a seat after the reveal."""
    bid = state.bids[seat]
    assert bid is not None, "bids are read after the reveal"
    return bid


def current_result(state: State) -> int:
    """What the dice of the turn come to, before any bonus or chip."""
    assert state.dice is not None, "a result is read after a roll"
    return roll_result(state.dice, corner_value(state, acting_seat(state)))


def claim_payment(state: State) -> Payment | None:
    """What it costs to reach the bid now; None if it cannot be reached."""
    return _payment_to(state, current_bid(state, acting_seat(state)).target)


def rescue_payment(state: State) -> Payment | None:
    """What it costs to leave the black sheep after the third try; None if that cannot or need not be.

    Rule wolle.result.rescue-14.
    """
    if state.tries < TRIES or not forced_sheep(state):
        return None
    return _payment_to(state, SAFE_RESULT)


def forced_sheep(state: State) -> tuple[Card, ...]:
    """The black sheep that a miss with this result brings. Rule wolle.result.below-14."""
    if current_result(state) >= SAFE_RESULT:
        return ()
    return tuple(card for card in state.display if card.kind == "black")


def entitled(tries: int) -> int:
    """Cards that success earns: three, two or one.

    Rules wolle.turn.first, wolle.turn.second, wolle.turn.third.
    """
    return TRIES + 1 - tries


def free_dice(state: State) -> tuple[int, ...]:
    """The dice that the last try rolled, as places in DIE_NAMES."""
    return tuple(die for die in range(len(DIE_NAMES)) if die not in state.kept)


def bone_victim(state: State) -> Seat | None:
    """Whom the seat with new sheep could take the bone from. Rule wolle.bone.steal."""
    if state.bone in (None, acting_seat(state)):
        return None
    return state.bone if any(card.corner == "bone" for card in state.new_sheep) else None


def _payment_to(state: State, target: int) -> Payment | None:
    """The cheapest way of the seat whose turn it is to lift its result to a target."""
    seat = acting_seat(state)
    return payment(current_result(state), target, corner_value(state, seat), state.chips[seat])
