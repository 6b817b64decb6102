"""What one seat may know and do, built up from nothing. Screens and bots get a View, never a State."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from volle.core.fast_dataclass import fast_dataclass
from volle.core.game import Seat
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
    """What lies before one seat."""

    board: int | None
    """Sheep number on the back of its bid board; None before the boards are dealt."""
    sheep_number: int | None
    """The number that decides a tie: rule wolle.bid.tie."""
    top: Card | None
    """The only card of the herd that is seen: rule wolle.herd.closed."""
    herd_count: int
    herd: tuple[Card, ...] | None
    """All of the herd where a house rule opens it to the viewer, else None.

    Rules wolle.house.open-herd, wolle.house.open-herds.
    """
    dogs: tuple[Card, ...]
    has_bone: bool
    chips: int
    has_bid: bool
    bid: Bid | None
    """Its bid once revealed, and to the seat itself at once."""
    past_bids: tuple[Bid, ...] | None
    """Its bids of the rounds that are over, for whoever remembers them, else None."""
    place: int | None
    """Its place in the order, from 1, once the bids are revealed."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of a bid board."""

    bid: Bid
    cost: int
    """Wool chips that it costs at the reveal: rule wolle.bid.plus-cost."""
    action: str | None
    """The text of the viewing seat's bid on this field; None where nobody in particular looks."""
    is_open: bool
    """Whether the viewing seat may make that bid now."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class RevealView:
    """What a seat has bid, and what that makes its place."""

    seat: Seat
    place: int
    """From 1."""
    bid: Bid
    sheep_number: int
    cost: int
    """Wool chips that the bid costs."""
    is_tied: bool
    """Whether the sheep number decides, for others have bid the same."""
    rule: str


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TurnView:
    """The turn that is played: the dice, what they come to, and what that would earn or cost."""

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
    """The total with the malus, and with what has been paid."""
    short: int | None
    """Points missing to the target; 0 if it is reached."""
    outcome: TurnOutcome | None
    """Whether the tries have reached the bid; None until that is settled."""
    paid: Payment | None
    """What success or a rescue has cost; nothing of both where the dice alone reached the bid."""
    claim: Payment | None
    rescue: Payment | None
    rescue_chips: int
    """Wool chips that the seat would get after that rescue: none from an empty stock."""
    miss_chips: int
    """Wool chips that a miss brings: none from an empty stock."""
    miss_takes: tuple[str, ...]
    """Black sheep that a miss would bring now, after the third try."""
    earns: tuple[int, ...]
    """Cards that success with the first, second and third try brings: the same once cards are taken."""
    rolls: bool
    """Whether the seat rolls for its bid, and does not just take what is left."""
    leftover: bool
    """Whether the seat is taking what two seats have left over."""


@fast_dataclass
@dataclass(frozen=True, slots=True)
class TakingView:
    """Cards being taken: how many may be chosen, which sheep are new, whose bone could be had."""

    seat: Seat
    count: int
    new_sheep: tuple[Card, ...]
    bone_owner: Seat | None


@fast_dataclass
@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is somebody who only watches."""

    seat: Seat | None
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[SeatAction, ...]
    """What this seat may do; empty unless it is in `to_act`."""
    round: int
    rounds: int
    undealt_count: int
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
    """What `seat` may know: equal for two states that differ only in what it cannot see."""
    actions = () if seat is None else legal.legal_actions(state, seat)
    return View(
        seat=seat,
        phase=state.phase,
        to_act=legal.to_act(state),
        legal=actions,
        round=table.round_number(state),
        rounds=table.round_count(state),
        undealt_count=len(state.undealt),
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
    """The fields of the bid board, and whether `viewer` may choose them."""
    may = {action.bid for action in actions if isinstance(action, MakeBid)}
    texts = (None,) * len(BIDS) if viewer is None else _bid_texts(viewer)
    return tuple(
        FieldView(bid, table.bid_cost(bid), text, bid in may) for bid, text in zip(BIDS, texts, strict=True)
    )


@lru_cache(maxsize=8)
def _bid_texts(seat: Seat) -> tuple[str, ...]:
    """The text of each bid that a seat can make; every view of that seat has them."""
    return tuple(format_action(MakeBid(seat, bid)) for bid in BIDS)


def _reveal_view(state: State) -> tuple[RevealView, ...]:
    """All bids, while the boards have just been turned over."""
    if state.phase != "roll" or state.place or state.tries:
        return ()
    return tuple(_revealed(state, seat, place) for place, seat in enumerate(state.order, 1))


def _revealed(state: State, seat: Seat, place: int) -> RevealView:
    """The bid of one seat, after the reveal."""
    bid = table.current_bid(state, seat)
    number, cost = table.sheep_number(state, seat), table.bid_cost(bid)
    return RevealView(
        seat, place, bid, number, cost, table.is_tied(state, seat), table.order_rule(state, seat)
    )


def _seat_view(state: State, seat: Seat, viewer: Seat | None) -> SeatView:
    """What `viewer` may know of a seat."""
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
    """The turn of the seat that acts, before its first roll or after one."""
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
    """Cards that are being taken."""
    choosing = state.phase == "take"
    return TakingView(
        seat=table.acting_seat(state),
        count=table.earned(state, state.tries) if choosing else 0,
        new_sheep=state.new_sheep,
        bone_owner=table.bone_victim(state) if state.phase == "bone" else None,
    )
