"""The start of a round: layout, bids and reveal.

Each function advances a state and appends the events that explain it to `out`.
"""

from __future__ import annotations

from volle.core.events import emit
from volle.core.game import Seat, replaced
from volle.wolle import events, table
from volle.wolle.turns import Frames
from volle.wolle.types import Bid, CardId, State, replace


def lay_out(state: State, cards: tuple[CardId, ...], out: Frames) -> State:
    """Lay out the display of a round. Rule wolle.layout."""
    ids = set(cards)
    dealt = tuple([card for card in state.undealt if card.id in ids])
    undealt = tuple([card for card in state.undealt if card.id not in ids])
    state = replace(state, phase="bids", display=dealt, undealt=undealt)
    emit(out, state, events.DisplayDealt, table.round_number(state), len(cards), cards)
    return state


def mark_bid(state: State, seat: Seat, bid: Bid, out: Frames) -> State:
    """Mark a secret bid; the last one reveals all. Rule wolle.bid.secret."""
    state = replace(state, bids=replaced(state.bids, seat, bid))
    emit(out, state, events.BidMarked, seat, bid)
    return state if None in state.bids else _reveal(state, out)


def _reveal(state: State, out: Frames) -> State:
    """Collect the chips of 26+ and order the seats. Rules wolle.bid.plus-cost, wolle.bid.order."""
    bids = tuple([bid for bid in state.bids if bid is not None])
    state = replace(state, phase="roll", order=_order(state, bids), place=0)
    emit(out, state, events.BidsRevealed, bids)
    for seat, bid in enumerate(bids):
        if cost := table.bid_cost(bid):
            state = replace(state, chips=replaced(state.chips, seat, state.chips[seat] - cost))
            emit(out, state, events.PlusPaid, seat)
    for place, seat in enumerate(state.order, 1):
        emit(out, state, _placed, state, seat, place)
    return state


def _order(state: State, bids: tuple[Bid, ...]) -> tuple[Seat, ...]:
    """Return the seats in the order of their turns. Rules wolle.bid.order, wolle.bid.tie."""
    by_number = sorted(range(len(bids)), key=lambda seat: table.sheep_number(state, seat))
    return tuple(sorted(by_number, key=bids.__getitem__, reverse=True))


def _placed(state: State, seat: Seat, place: int) -> events.OrderPlaced:
    """Return the event for the place of a seat in the order."""
    return events.OrderPlaced(
        seat,
        place,
        table.current_bid(state, seat),
        table.sheep_number(state, seat),
        table.round_number(state),
        table.order_rule(state, seat),
    )
