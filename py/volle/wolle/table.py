"""Quantities derived from a state: the seat to act, results of rolls, payments."""

from __future__ import annotations

from typing import Final

from volle.core.game import Seat
from volle.wolle.types import DIE_NAMES, Bid, Card, Dice, Options, Payment, State

CHIPS: Final = 25
START_CHIPS: Final = 2
"""Chips of each seat at the start. Rule wolle.chips."""
TRIES: Final = 3
"""Tries of a turn. Rule wolle.turn.tries."""
USUAL_BIDS: Final = range(17, 25)
"""The bids that a simple player makes and expects."""
SAFE_RESULT: Final = 14
"""The lowest result that brings no black sheep. Rule wolle.result.below-14."""


def stock(state: State) -> int:
    """Return the wool chips that no seat owns."""
    return CHIPS - sum(state.chips)


def chips_due(state: State, paid: int = 0) -> int:
    """Return the chips that a miss brings after `paid` are paid. Rules wolle.turn.miss, -.stock-empty."""
    return min(stock(state) + paid, 1)


def bid_cost(bid: Bid) -> int:
    """Return the chips that a bid costs at the reveal. Rule wolle.bid.plus-cost."""
    return int(bid.plus)


def layout_count(seats: int) -> int:
    """Return the number of cards in a layout: one more than seats. Rule wolle.layout."""
    return seats + 1


def round_number(state: State) -> int:
    """Return the number of the round, from 1; 0 before the first."""
    cards = len(state.options.deck.cards) - len(state.undealt)
    return -(-cards // layout_count(state.options.seats))


def round_count(state: State) -> int:
    """Return the number of rounds in the match. Rule wolle.layout."""
    return rounds_of(state.options)


def rounds_of(options: Options) -> int:
    """Return the number of rounds of a match with these options. Rule wolle.layout."""
    return -(-len(options.deck.cards) // layout_count(options.seats))


def acting_seat(state: State) -> Seat:
    """Return the seat to act, which after the last place is the first seat: it gets the leftovers of two.

    Only while there is an order.
    """
    return state.order[state.place % len(state.order)]


def is_leftover(state: State) -> bool:
    """Return True if the first of two seats is taking the leftovers. Rule wolle.two.leftover."""
    return bool(state.order) and state.place == len(state.order)


def rolls_in_turn(state: State) -> bool:
    """Return True if the seat to act rolls. Rules wolle.turn.last, wolle.two.last-rolls."""
    seats = len(state.order)
    return state.place < seats - 1 or (seats == 2 and state.place == 1)


def top_card(state: State, seat: Seat) -> Card | None:
    """Return the top card of a herd. Rule wolle.corner.top-only."""
    herd = state.herds[seat]
    return herd[-1] if herd else None


def sheep_number(state: State, seat: Seat) -> int:
    """Return the number that breaks ties: the top card's, or the bid board's. Rule wolle.bid.tie."""
    top = top_card(state, seat)
    return state.boards[seat] if top is None or top.number is None else top.number


def corner_value(state: State, seat: Seat) -> int:
    """Return the bonus (above 0) or malus (below 0) in force; a bone does not count.

    Rules wolle.corner.top-only, wolle.bone.top-meaningless.
    """
    top = top_card(state, seat)
    return top.corner if top is not None and isinstance(top.corner, int) else 0


def turn_corner(state: State) -> int:
    """Return the bonus or malus of the turn, even if new sheep cover it. Rule wolle.corner.top-only."""
    return corner_value(state, acting_seat(state)) if state.turn_corner is None else state.turn_corner


def roll_result(dice: Dice, corner: int) -> int:
    """Return the sum of all three dice less a malus. Rules wolle.result.sum, wolle.result.malus."""
    return sum(dice) + corner if corner < 0 else sum(dice)


def payment(result: int, target: int, corner: int, chips: int) -> Payment | None:
    """Return the cheapest payment that lifts a result to a target, the bonus first; None if impossible.

    Rules wolle.result.bonus, wolle.result.chips.

    >>> payment(21, 24, corner=1, chips=2)
    Payment(bonus=1, chips=2)
    """
    bonus = corner if corner > 0 and result < target else 0
    short = max(target - result - bonus, 0)
    return Payment(bonus, short) if short <= chips else None


def payment_to_safety(result: int, target: int, corner: int, chips: int) -> Payment | None:
    """Return the cheapest payment that lifts a result to 14 without reaching the bid; None if impossible.

    Rule wolle.result.rescue-14.

    >>> payment_to_safety(13, 20, corner=3, chips=2), payment_to_safety(13, 15, corner=3, chips=2)
    (Payment(bonus=3, chips=0), Payment(bonus=0, chips=1))
    """
    costs = (payment(result, SAFE_RESULT, bonus, chips) for bonus in (corner, 0))
    return next((cost for cost in costs if cost and result + sum(cost) < target), None)


def current_bid(state: State, seat: Seat) -> Bid:
    """Return the bid of a seat after the reveal."""
    bid = state.bids[seat]
    assert bid is not None, "bids are read after the reveal"
    return bid


def current_result(state: State) -> int:
    """Return the result of the dice before any bonus or chip."""
    assert state.dice is not None, "a result is read after a roll"
    return roll_result(state.dice, turn_corner(state))


def lifted_result(state: State) -> int:
    """Return the result with the bonus and chips paid so far."""
    return current_result(state) + sum(state.paid or ())


def claim_payment(state: State) -> Payment | None:
    """Return the payment that reaches the bid now; None if it is out of reach."""
    return payment(*lift(state))


def rescue_payment(state: State) -> Payment | None:
    """Return the payment that averts the black sheep after the third try; None if impossible or not needed.

    Rule wolle.result.rescue-14.
    """
    if state.tries < TRIES or not forced_sheep(state):
        return None
    return payment_to_safety(*lift(state))


def forced_sheep(state: State) -> tuple[Card, ...]:
    """Return the black sheep that a miss with this result brings. Rule wolle.result.below-14."""
    if current_result(state) >= SAFE_RESULT:
        return ()
    return tuple([card for card in state.display if card.kind == "black"])


def entitled(tries: int) -> int:
    """Return the cards that success earns: three, two or one.

    Rules wolle.turn.first, wolle.turn.second, wolle.turn.third.
    """
    return TRIES + 1 - tries


def earned(state: State, tries: int) -> int:
    """Return the cards that success brings: at most those on the display. Rule wolle.take.choice."""
    return min(entitled(tries), len(state.display) + state.taken)


def free_dice(state: State) -> tuple[int, ...]:
    """Return the dice that the last try rolled, as indices in DIE_NAMES."""
    return tuple([die for die in range(len(DIE_NAMES)) if die not in state.kept])


def bone_victim(state: State) -> Seat | None:
    """Return the owner of a bone that the seat with new sheep may take. Rule wolle.bone.steal."""
    if state.bone is None or state.bone == acting_seat(state):
        return None
    return state.bone if any(card.corner == "bone" for card in state.new_sheep) else None


def order_rule(state: State, seat: Seat) -> str:
    """Return the rule that determines a seat's place in the order: higher bids, or the tie-break."""
    return "wolle.bid.tie" if is_tied(state, seat) else "wolle.bid.order"


def is_tied(state: State, seat: Seat) -> bool:
    """Return True if another seat has made the same bid. Rule wolle.bid.tie."""
    return state.bids.count(state.bids[seat]) > 1


def lift(state: State) -> tuple[int, int, int, int]:
    """Return the result of the turn, its target, its corner, and the chips that could lift the result."""
    assert state.dice is not None, "a result is lifted after a roll"
    seat, corner = acting_seat(state), turn_corner(state)
    return roll_result(state.dice, corner), current_bid(state, seat).target, corner, state.chips[seat]
