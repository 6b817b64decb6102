"""The rulebook in its order: lay out, bid, roll, take, end. Each function carries a state one stage on.

`apply` is the checked way in. Every stage appends the facts that explain it to `out`.
"""

from __future__ import annotations

from dataclasses import replace

from volle.core.game import Frame, Seat, Step, replaced
from volle.wolle import events, scoring, table, turns
from volle.wolle.events import Event
from volle.wolle.legal import check
from volle.wolle.types import (
    Action,
    Bid,
    CardId,
    Claim,
    Deal,
    DealBoards,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Options,
    Rescue,
    Roll,
    State,
    Steal,
    Take,
    Top,
)


def start(options: Options) -> State:
    """The table before anything is dealt: two chips for each seat. Rules wolle.deck, wolle.chips."""
    nobody = ((),) * options.seats
    return State(
        options=options,
        phase="boards",
        undealt=options.deck.cards,
        display=(),
        boards=(),
        herds=nobody,
        dogs=nobody,
        bone=None,
        chips=(table.START_CHIPS,) * options.seats,
        bids=(None,) * options.seats,
    )


def apply(state: State, action: Action) -> Step[State, Event]:
    """The state after a legal action, and the facts that explain it; raises IllegalAction."""
    check(state, action)
    out: list[Event] = []
    after = _advance(state, action, out)
    return Step(after, tuple(Frame(event, after) for event in out))


def result(state: State) -> scoring.Result | None:
    """All scores and the winners once the game is over. Rule wolle.end."""
    return scoring.score_all(state) if state.phase == "over" else None


def _advance(state: State, action: Action, out: list[Event]) -> State:
    """The state after an action that is known to be legal."""
    match action:
        case DealBoards(numbers):
            out.append(events.BoardsDealt(numbers))
            return replace(state, boards=numbers, phase="deal")
        case Deal(cards):
            return _lay_out(state, cards, out)
        case MakeBid(seat, bid):
            return _mark_bid(state, seat, bid, out)
        case Roll(dice):
            return turns.roll(state, dice, out)
        case Keep(seat, die):
            return turns.keep(state, seat, die, out)
        case Claim(seat):
            return turns.claim(state, seat, out)
        case Rescue(seat):
            return turns.rescue(state, seat, out)
        case Miss(seat):
            return turns.miss(state, seat, out)
        case Take(seat, cards):
            return turns.take(state, seat, turns.displayed(state, cards), "choice", out)
        case Steal(seat):
            return turns.steal(state, seat, out)
        case Leave(seat):
            return turns.leave(state, seat, out)
        case Top(seat, card):
            return turns.top(state, seat, card, out)


def _lay_out(state: State, cards: tuple[CardId, ...], out: list[Event]) -> State:
    """The display of a round. Rule wolle.layout."""
    dealt = tuple(card for card in state.undealt if card.id in cards)
    undealt = tuple(card for card in state.undealt if card.id not in cards)
    state = replace(state, phase="bids", display=dealt, undealt=undealt)
    out.append(events.DisplayDealt(table.round_number(state), cards))
    return state


def _mark_bid(state: State, seat: Seat, bid: Bid, out: list[Event]) -> State:
    """One secret bid; the last one turns all boards over. Rule wolle.bid.secret."""
    out.append(events.BidMarked(seat, bid))
    state = replace(state, bids=replaced(state.bids, seat, bid))
    return state if None in state.bids else _reveal(state, out)


def _reveal(state: State, out: list[Event]) -> State:
    """Every 26+ pays, then the order is made. Rules wolle.bid.plus-cost, wolle.bid.order, wolle.bid.tie."""
    bids = tuple(bid for bid in state.bids if bid is not None)
    out.append(events.BidsRevealed(bids))
    out.extend(events.PlusPaid(seat) for seat, bid in enumerate(bids) if bid.plus)
    chips = tuple(have - bid.plus for have, bid in zip(state.chips, bids, strict=True))
    numbers = [table.sheep_number(state, seat) for seat in range(len(bids))]
    by_number = sorted(range(len(bids)), key=numbers.__getitem__)
    order = tuple(sorted(by_number, key=bids.__getitem__, reverse=True))
    for place, seat in enumerate(order, 1):
        rule = "wolle.bid.tie" if bids.count(bids[seat]) > 1 else "wolle.bid.order"
        out.append(events.OrderPlaced(seat, place, bids[seat], numbers[seat], rule))
    return turns.begin_turn(replace(state, chips=chips, order=order, place=0), out)
