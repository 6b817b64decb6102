"""The view of one seat, built from nothing. Screens and bots get a View, never a State."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from volle.core.display import ViewDisplay
from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
from volle.core.lazy import lazy
from volle.wolle import legal, rules, table
from volle.wolle.notation import format_action
from volle.wolle.scoring import Result
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    Bid,
    Card,
    Dice,
    DieName,
    MakeBid,
    Payment,
    Phase,
    SeatAction,
    State,
    TurnOutcome,
)


@fast_dataclass
@dataclass(frozen=True, slots=True)
class SeatView:
    """The view of a seat."""

    board: int | None
    """The sheep number on the back of its bid board; None before the boards are dealt."""
    sheep_number: int | None
    """The number that breaks ties. Rule wolle.bid.tie."""
    top: Card | None
    """The only visible card of the herd. Rule wolle.herd.closed."""
    herd_count: int
    herd: tuple[Card, ...] | None
    """The whole herd if a house rule opens it to the viewer, else None.

    Rules wolle.house.open-herd, wolle.house.open-herds.
    """
    dogs: tuple[Card, ...]
    has_bone: bool
    chips: int
    has_bid: bool
    bid: Bid | None
    """Its bid after the reveal, and before it in the seat's own view."""
    past_bids: tuple[Bid, ...] | None
    """Its bids of finished rounds, in views that remember them, else None."""
    place: int | None
    """Its place in the order, from 1, after the reveal."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of a bid board."""

    bid: Bid
    cost: int
    """Wool chips that it costs at the reveal. Rule wolle.bid.plus-cost."""
    action: str | None
    """The text of the viewing seat's bid on this field; None without a viewing seat."""
    is_open: bool
    """True if the viewing seat may make that bid now."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RevealView:
    """A revealed bid, and its place in the order."""

    seat: Seat
    place: int
    """From 1."""
    bid: Bid
    sheep_number: int
    cost: int
    """Wool chips that the bid costs."""
    is_tied: bool
    """True if the sheep number breaks a tie with another seat."""
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn: the dice, their result, and what it would earn or cost."""

    seat: Seat
    tries: int
    """Rolls made so far."""
    dice: Dice | None
    kept: tuple[DieName, ...]
    bid: Bid
    target: int
    corner: int
    """Bonus or malus of the top card."""
    entitled: int
    """Cards that success with the last try brings, or with the first before any roll."""
    total: int | None
    result: int | None
    """The total with the malus and the payment."""
    short: int | None
    """Points missing to the target; 0 if it is reached."""
    outcome: TurnOutcome | None
    """The outcome of the tries; None until it is settled."""
    paid: Payment | None
    """The price of success or of a rescue; 0 and 0 if the dice alone reached the bid."""
    claim: Payment | None
    rescue: Payment | None
    rescue_chips: int
    """Wool chips that the seat would get after that rescue; 0 from an empty stock."""
    miss_chips: int
    """Wool chips that a miss brings; 0 from an empty stock."""
    miss_takes: tuple[str, ...]
    """Black sheep that a miss would bring now, after the third try."""
    earns: tuple[int, ...]
    """Cards that success with each try brings; unchanged once cards are taken."""
    rolls: bool
    """True if the seat rolls for its bid and does not take leftovers."""
    leftover: bool
    """True if the seat takes the leftovers of two seats."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TakingView:
    """Cards being taken: how many may be chosen, the new sheep, and the owner of a bone that may be taken."""

    seat: Seat
    count: int
    new_sheep: tuple[Card, ...]
    bone_owner: Seat | None


@fast_dataclass
@dataclass(frozen=True, slots=True)
class View(ViewDisplay):
    """The table as one seat sees it; `seat` is None for an observer."""

    _lines: ClassVar = lazy("volle.wolle.text_view", "text_view")

    seat: Seat | None
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[SeatAction, ...]
    """Its legal actions; empty unless it is in `to_act`."""
    round: int
    rounds: int
    short: bool
    """True if half the deck is played. Rule wolle.house.short."""
    undealt_count: int
    undealt: tuple[Card, ...] | None
    """The cards to come, in deck order, in views that remember all cards that were taken, else None."""
    stock: int
    display: tuple[Card, ...]
    fields: tuple[FieldView, ...]
    """Every field of a bid board, the lowest bid first."""
    reveal: tuple[RevealView, ...]
    """The bids in order of play, from the reveal to the first roll."""
    seats: tuple[SeatView, ...]
    order: tuple[Seat, ...]
    turn: TurnView | None
    taking: TakingView | None
    result: Result | None


def observe(state: State, seat: Seat | None) -> View:
    """Return the view of `seat`: equal for two states that differ only in what it cannot see."""
    actions = () if seat is None else legal.legal_actions(state, seat)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=legal.to_act(state),
        legal=actions,
        round=table.round_number(state),
        rounds=table.round_count(state),
        short=state.options.short,
        undealt_count=len(state.undealt),
        undealt=None,
        stock=table.stock(state),
        display=state.display,
        fields=_field_views(seat, actions),
        reveal=_reveal_view(state),
        seats=tuple(_seat_view(state, other, seat) for other in range(state.options.seats)),
        order=state.order,
        turn=_turn_view(state) if state.order else None,
        taking=_taking_view(state) if state.phase in ("take", "bone", "top") else None,
        result=rules.result(state),
    )


def _field_views(viewer: Seat | None, actions: tuple[SeatAction, ...]) -> tuple[FieldView, ...]:
    """Return the fields of the bid board, and which ones `viewer` may choose."""
    may = {action.bid for action in actions if isinstance(action, MakeBid)}
    texts = (None,) * len(BIDS) if viewer is None else _bid_texts(viewer)
    return tuple(
        FieldView(bid, table.bid_cost(bid), text, bid in may) for bid, text in zip(BIDS, texts, strict=True)
    )


@lru_cache(maxsize=8)
def _bid_texts(seat: Seat) -> tuple[str, ...]:
    """Return the text of each bid that a seat can make; every view of that seat has them."""
    return tuple(format_action(MakeBid(seat, bid)) for bid in BIDS)


def _reveal_view(state: State) -> tuple[RevealView, ...]:
    """Return all bids, between the reveal and the first roll."""
    if state.phase != "roll" or state.place or state.tries:
        return ()
    return tuple(_revealed(state, seat, place) for place, seat in enumerate(state.order, 1))


def _revealed(state: State, seat: Seat, place: int) -> RevealView:
    """Return the bid of one seat, after the reveal."""
    bid = table.current_bid(state, seat)
    number, cost = table.sheep_number(state, seat), table.bid_cost(bid)
    return RevealView(
        seat, place, bid, number, cost, table.is_tied(state, seat), table.order_rule(state, seat)
    )


def _seat_view(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    """Return the view of a seat for `viewer`."""
    dealt = bool(state.boards)
    revealed = bool(state.order)
    open_herd = state.options.open_herds or (state.options.open_herd and seat == viewer)
    return SeatView(
        board=state.boards[seat] if dealt else None,
        sheep_number=table.sheep_number(state, seat) if dealt else None,
        top=table.top_card(state, seat),
        herd_count=len(state.herds[seat]),
        herd=state.herds[seat] if open_herd else None,
        dogs=state.dogs[seat],
        has_bone=state.bone == seat,
        chips=state.chips[seat],
        has_bid=state.bids[seat] is not None,
        bid=state.bids[seat] if revealed or seat == viewer else None,
        past_bids=None,
        place=state.order.index(seat) + 1 if revealed else None,
    )


def _turn_view(state: State) -> TurnView:
    """Return the view of the current turn, before its first roll or after one."""
    seat = table.acting_seat(state)
    bid = table.current_bid(state, seat)
    rolled = state.dice is not None
    result = table.lifted_result(state) if rolled else None
    short = max(bid.target - result, 0) if result is not None else None
    deciding = state.phase == "try" and bool(short) and state.outcome is None
    last_try = deciding and state.tries == table.TRIES
    rescue = table.rescue_payment(state) if deciding else None
    return TurnView(
        seat=seat,
        tries=state.tries,
        dice=state.dice,
        kept=tuple(DIE_NAMES[die] for die in state.kept),
        bid=bid,
        target=bid.target,
        corner=table.turn_corner(state),
        entitled=table.earned(state, max(state.tries, 1)),
        total=sum(state.dice) if state.dice is not None else None,
        result=result,
        short=short,
        outcome=state.outcome,
        paid=state.paid,
        claim=table.claim_payment(state) if deciding else None,
        rescue=rescue,
        rescue_chips=table.chips_due(state, rescue.chips) if rescue else 0,
        miss_chips=table.chips_due(state),
        miss_takes=tuple(card.id for card in table.forced_sheep(state)) if last_try else (),
        earns=tuple(table.earned(state, try_) for try_ in range(1, table.TRIES + 1)),
        rolls=table.rolls_in_turn(state),
        leftover=table.is_leftover(state),
    )


def _taking_view(state: State) -> TakingView:
    """Return the view of cards being taken."""
    choosing = state.phase == "take"
    return TakingView(
        seat=table.acting_seat(state),
        count=table.earned(state, state.tries) if choosing else 0,
        new_sheep=state.new_sheep,
        bone_owner=table.bone_victim(state) if state.phase == "bone" else None,
    )
