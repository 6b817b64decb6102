"""The rulebook in its order: lay out, bid, roll, take, end. Each function carries a state one stage on.

`apply` is the checked way in. Every stage appends the facts that explain it to `out`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from volle.core.game import Seat, Step
from volle.wolle import events, scoring, table
from volle.wolle.events import Event, Way
from volle.wolle.legal import check
from volle.wolle.types import (
    DIE_NAMES,
    Action,
    Bid,
    Card,
    CardId,
    Claim,
    Deal,
    DealBoards,
    Dice,
    DieName,
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

T = TypeVar("T")

_TRY_RULES = ("wolle.turn.first", "wolle.turn.second", "wolle.turn.third")


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
    return Step(_advance(state, action, out), tuple(out))


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
            return _roll(state, dice, out)
        case Keep(seat, die):
            return _keep(state, seat, die, out)
        case Claim(seat):
            return _claim(state, seat, out)
        case Rescue(seat):
            return _rescue(state, seat, out)
        case Miss(seat):
            return _miss(state, seat, out)
        case Take(seat, cards):
            return _take(state, seat, _displayed(state, cards), "choice", out)
        case Steal(seat):
            return _steal(state, seat, out)
        case Leave(seat):
            return _leave(state, seat, out)
        case Top(seat, card):
            return _top(state, seat, card, out)


# ------------------------------------------------------------------------------ 1. laying out


def _lay_out(state: State, cards: tuple[CardId, ...], out: list[Event]) -> State:
    """The display of a round. Rule wolle.layout."""
    dealt = tuple(card for card in state.undealt if card.id in cards)
    undealt = tuple(card for card in state.undealt if card.id not in cards)
    state = replace(state, phase="bids", display=dealt, undealt=undealt)
    out.append(events.DisplayDealt(table.round_number(state), cards))
    return state


# ------------------------------------------------------------------------------ 2. bids


def _mark_bid(state: State, seat: Seat, bid: Bid, out: list[Event]) -> State:
    """One secret bid; the last one turns all boards over. Rule wolle.bid.secret."""
    out.append(events.BidMarked(seat, bid))
    state = replace(state, bids=_set(state.bids, seat, bid))
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
    return _begin_turn(replace(state, chips=chips, order=order, place=0), out)


# ------------------------------------------------------------------------------ 3. dice turns


def _begin_turn(state: State, out: list[Event]) -> State:
    """The next seat rolls, takes what is left, or is skipped."""
    if not state.display:
        out.extend(events.TurnSkipped(seat) for seat in state.order[state.place :])
        return _end_round(state, out)
    if table.rolls_in_turn(state):
        return replace(state, phase="roll", dice=None, tries=0, kept=())
    way: Way = "leftover" if table.is_leftover(state) else "last"
    return _take(state, table.acting_seat(state), state.display, way, out)


def _roll(state: State, dice: Dice, out: list[Event]) -> State:
    """A try: the bid is reached, or the seat decides. Rules wolle.turn.first to wolle.turn.third."""
    seat = table.acting_seat(state)
    corner, target = table.corner_value(state, seat), table.current_bid(state, seat).target
    state = replace(state, phase="try", dice=dice, tries=state.tries + 1)
    reached = table.roll_result(dice, corner)
    rule = _TRY_RULES[state.tries - 1]
    out.append(events.DiceRolled(seat, state.tries, dice, sum(dice), corner, reached, target, rule))
    if reached >= target:
        return _succeed(state, seat, table.Payment(0, 0), "wolle.result.forced-success", out)
    if state.tries < table.TRIES or table.claim_payment(state) or table.rescue_payment(state):
        return state
    return _miss(state, seat, out)


def _keep(state: State, seat: Seat, name: DieName, out: list[Event]) -> State:
    """One more die left lying. Rules wolle.turn.second, wolle.turn.third."""
    assert state.dice is not None, "a die is kept from a roll"
    die = DIE_NAMES.index(name)
    out.append(events.DieKept(seat, name, state.dice[die], _TRY_RULES[state.tries]))
    return replace(state, phase="roll", kept=(*state.kept, die))


def _claim(state: State, seat: Seat, out: list[Event]) -> State:
    """Success by bonus and chips. Rule wolle.result.optional-success."""
    cost = table.claim_payment(state)
    assert cost is not None, "a claim is checked"
    state = _pay(state, seat, cost)
    return _succeed(state, seat, cost, "wolle.result.optional-success", out)


def _succeed(state: State, seat: Seat, cost: table.Payment, rule: str, out: list[Event]) -> State:
    """The seat has reached its bid: it chooses cards, or takes all where it has no choice.

    Rule wolle.take.choice.
    """
    earned = table.entitled(state.tries)
    reached = table.current_result(state) + cost.bonus + cost.chips
    out.append(events.BidReached(seat, reached, state.tries, earned, cost.bonus, cost.chips, rule))
    if len(state.display) <= earned:
        return _take(state, seat, state.display, "all", out)
    return replace(state, phase="take")


def _rescue(state: State, seat: Seat, out: list[Event]) -> State:
    """A miss without black sheep. Rule wolle.result.rescue-14."""
    cost = table.rescue_payment(state)
    assert cost is not None, "a rescue is checked"
    out.append(events.BidMissed(seat, table.current_result(state)))
    out.append(events.ResultRescued(seat, cost.bonus, cost.chips))
    return _end_turn(_gain_chip(_pay(state, seat, cost), seat, out), out)


def _miss(state: State, seat: Seat, out: list[Event]) -> State:
    """A chip from the stock, and below 14 the black sheep. Rules wolle.turn.miss, wolle.result.below-14."""
    out.append(events.BidMissed(seat, table.current_result(state)))
    forced = table.forced_sheep(state)
    state = _gain_chip(state, seat, out)
    return _take(state, seat, forced, "below-14", out) if forced else _end_turn(state, out)


def _gain_chip(state: State, seat: Seat, out: list[Event]) -> State:
    """A chip for a miss, if the stock has one. Rules wolle.turn.miss, wolle.turn.stock-empty."""
    if not table.stock(state):
        out.append(events.ChipNone(seat))
        return state
    out.append(events.ChipGained(seat))
    return replace(state, chips=_set(state.chips, seat, state.chips[seat] + 1))


def _pay(state: State, seat: Seat, cost: table.Payment) -> State:
    """Chips of the seat go to the stock. Rule wolle.result.chips."""
    return replace(state, chips=_set(state.chips, seat, state.chips[seat] - cost.chips))


# ------------------------------------------------------------------------------ cards


_WAY_RULES: dict[Way, str] = {
    "choice": "wolle.take.choice",
    "all": "wolle.take.choice",
    "last": "wolle.turn.last",
    "leftover": "wolle.two.leftover",
    "below-14": "wolle.result.below-14",
}


def _take(state: State, seat: Seat, cards: tuple[Card, ...], way: Way, out: list[Event]) -> State:
    """Cards go from the display to a seat; dogs and the bone lie beside the herd. Rule wolle.herd.beside."""
    out.append(events.CardsTaken(seat, _ids(cards), way, _WAY_RULES[way]))
    dogs = tuple(card for card in cards if card.kind == "dog")
    state = replace(
        state,
        display=tuple(card for card in state.display if card not in cards),
        dogs=_set(state.dogs, seat, state.dogs[seat] + dogs),
        bone=seat if any(card.kind == "bone" for card in cards) else state.bone,
        new_sheep=tuple(card for card in cards if card.is_sheep),
    )
    if table.bone_victim(state) is not None:
        return replace(state, phase="bone")
    return _stack(state, seat, out)


def _steal(state: State, seat: Seat, out: list[Event]) -> State:
    """The bone changes hands. Rule wolle.bone.steal."""
    assert state.bone is not None, "somebody owns the bone that is taken"
    out.append(events.BoneStolen(seat, state.bone))
    return _stack(replace(state, bone=seat), seat, out)


def _leave(state: State, seat: Seat, out: list[Event]) -> State:
    """The bone stays where it is. Rule wolle.bone.steal."""
    assert state.bone is not None, "somebody owns the bone that is left"
    out.append(events.BoneLeft(seat, state.bone))
    return _stack(state, seat, out)


def _stack(state: State, seat: Seat, out: list[Event]) -> State:
    """New sheep go onto the herd at once; with two or more, the seat says which ends on top.

    Rule wolle.herd.stack.
    """
    if len(state.new_sheep) > 1:
        return replace(state, phase="top")
    if not state.new_sheep:
        return _end_turn(state, out)
    return _top(state, seat, state.new_sheep[0].id, out)


def _top(state: State, seat: Seat, card: CardId, out: list[Event]) -> State:
    """The new sheep lie on the herd, that one on top. Rules wolle.herd.stack, wolle.herd.closed."""
    out.append(events.HerdTopped(seat, card))
    stacked = sorted(state.new_sheep, key=lambda sheep: sheep.id == card)
    herds = _set(state.herds, seat, (*state.herds[seat], *stacked))
    return _end_turn(replace(state, herds=herds, new_sheep=()), out)


# ------------------------------------------------------------------------------ ends


def _end_turn(state: State, out: list[Event]) -> State:
    """The next seat's turn, or the end of the round behind the last. Rule wolle.two.leftover."""
    if table.is_leftover(state):
        return _end_round(state, out)
    state = replace(state, place=state.place + 1, dice=None, tries=0, kept=())
    return _begin_turn(state, out)


def _end_round(state: State, out: list[Event]) -> State:
    """A new layout, or the end when all cards are handed out. Rules wolle.turn.empty-display, wolle.end."""
    state = replace(
        state,
        phase="deal" if state.undealt else "over",
        bids=(None,) * state.options.seats,
        order=(),
        place=0,
        dice=None,
        tries=0,
        kept=(),
    )
    if state.phase == "over":
        _count_up(state, out)
    return state


def _count_up(state: State, out: list[Event]) -> None:
    """The facts of the final count. Rules wolle.score.sum, wolle.score.tie."""
    final = scoring.score_all(state)
    out.append(events.GameEnded())
    for seat, score in enumerate(final.scores):
        if score.returned:
            out.append(events.SheepReturned(seat, _ids(score.returned)))
        out.append(events.SeatScored(seat, score.total))
    rule = "wolle.score.tie" if len(final.winners) > 1 else "wolle.score.sum"
    out.append(events.GameWon(final.winners, rule))


def _displayed(state: State, ids: tuple[CardId, ...]) -> tuple[Card, ...]:
    """The displayed cards with these ids."""
    return tuple(card for card in state.display if card.id in ids)


def _ids(cards: tuple[Card, ...]) -> tuple[CardId, ...]:
    """The ids of cards."""
    return tuple(card.id for card in cards)


def _set(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with one of them replaced."""
    return (*items[:place], item, *items[place + 1 :])
