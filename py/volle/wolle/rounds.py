"""What a round begins with: cards are laid out, bids are made, and the boards are turned over.

Each function carries a state one stage on and adds the facts that explain it to `out`.
"""

from __future__ import annotations

from volle.core.events import emit
from volle.core.game import Seat, replaced
from volle.wolle import events, table
from volle.wolle.turns import Frames
from volle.wolle.types import Bid, CardId, State, replace


def lay_out(state: State, cards: tuple[CardId, ...], out: Frames) -> State:
    """The display of a round. Rule wolle.layout."""
    ids = set(cards)
    dealt = tuple([card for card in state.undealt if card.id in ids])
    undealt = tuple([card for card in state.undealt if card.id not in ids])
    state = replace(state, phase="bids", display=dealt, undealt=undealt)
    emit(out, state, events.DisplayDealt, table.round_number(state), len(cards), cards)
    return state


def mark_bid(state: State, seat: Seat, bid: Bid, out: Frames) -> State:
    """One secret bid; the last one turns all boards over. Rule wolle.bid.secret."""
    state = replace(state, bids=replaced(state.bids, seat, bid))
    emit(out, state, events.BidMarked, seat, bid)
    return state if None in state.bids else _reveal(state, out)


def _reveal(state: State, out: Frames) -> State:
    """Every 26+ pays, and the first in order rolls. Rules wolle.bid.plus-cost, wolle.bid.order."""
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
    """The seats as they roll. Rules wolle.bid.order, wolle.bid.tie."""
    by_number = sorted(range(len(bids)), key=lambda seat: table.sheep_number(state, seat))
    return tuple(sorted(by_number, key=bids.__getitem__, reverse=True))


def _placed(state: State, seat: Seat, place: int) -> events.OrderPlaced:
    """The place of a seat in the order, and why."""
    return events.OrderPlaced(
        seat,
        place,
        table.current_bid(state, seat),
        table.sheep_number(state, seat),
        table.round_number(state),
        table.order_rule(state, seat),
    )
