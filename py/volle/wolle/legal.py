"""Legality: legal actions, chance outcomes, and refusals with their rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, permutations, product
from math import comb, perm
from typing import Final

from volle.core.chance import Stream
from volle.core.game import CHANCE, Seat
from volle.core.refusals import check_seat, refuse
from volle.wolle import table
from volle.wolle.cards import BOARD_NUMBERS, card_params, in_deck_order
from volle.wolle.types import (
    BIDS,
    DIE_NAMES,
    DIE_SIDES,
    Action,
    Bid,
    Claim,
    Deal,
    DealBoards,
    Dice,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Phase,
    Rescue,
    Roll,
    SeatAction,
    State,
    Steal,
    Take,
    Top,
)

_CHANCE_PHASES: Final = frozenset({"boards", "deal", "roll"})
_TURN_PHASES: Final = frozenset({"try", "take", "bone", "top"})
_CHANCE_ALONE: Final = (CHANCE,)

_DUE: Final[dict[Phase, str]] = {
    "boards": "wolle.boards",
    "deal": "wolle.layout",
    "bids": "wolle.round.order",
    "roll": "wolle.turn.tries",
    "try": "wolle.turn.tries",
    "take": "wolle.take.choice",
    "bone": "wolle.bone.steal",
    "top": "wolle.herd.stack",
    "over": "wolle.end",
}
"""The rule that makes each phase's action due."""
_PHASES: Final[dict[type[Action], Phase]] = {
    DealBoards: "boards",
    Deal: "deal",
    Roll: "roll",
    MakeBid: "bids",
    **dict.fromkeys((Keep, Claim, Rescue, Miss), "try"),
    Take: "take",
    Steal: "bone",
    Leave: "bone",
    Top: "top",
}
"""The phase in which each kind of action is due."""
_FACES: Final = tuple(range(1, sides + 1) for sides in DIE_SIDES)
_FIELDS: Final = frozenset(BIDS)
_PAID_BIDS: Final = tuple(tuple(MakeBid(seat, bid) for bid in BIDS) for seat in range(len(BOARD_NUMBERS)))
_FREE_BIDS: Final = tuple(tuple(made for made in bids if not made.bid.plus) for bids in _PAID_BIDS)
"""The bids of each seat with a chip and without one."""


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats to act: all that have not bid (rule wolle.bid.secret), else one, or CHANCE."""
    phase = state.phase
    if phase in _CHANCE_PHASES:
        return _CHANCE_ALONE
    if phase == "bids":
        return tuple([seat for seat, bid in enumerate(state.bids) if bid is None])
    return () if phase == "over" else (table.acting_seat(state),)


def owes(state: State, seat: Seat) -> bool:
    """Return True if the seat, or CHANCE, is to act."""
    phase = state.phase
    if seat == CHANCE:
        return phase in _CHANCE_PHASES
    if phase == "bids":
        return seat < len(state.bids) and state.bids[seat] is None
    return phase in _TURN_PHASES and seat == table.acting_seat(state)


def turn_of(state: State) -> Seat | None:
    """Return the seat in its dice turn; None while boards, cards and bids are due."""
    return table.acting_seat(state) if state.order else None


def due(state: State) -> str:
    """Return the rule of the action that is due."""
    return _DUE[state.phase]


def legal_actions(state: State, seat: Seat) -> tuple[SeatAction, ...]:
    """Return the seat's legal actions, lowest bid and best try first; empty exactly when it owes none."""
    if seat == CHANCE or not owes(state, seat):
        return ()
    match state.phase:
        case "bids":
            return _PAID_BIDS[seat] if state.chips[seat] else _FREE_BIDS[seat]
        case "try":
            return _after_try(state, seat)
        case "take":
            ids = in_deck_order(card.id for card in state.display)
            return tuple([Take(seat, c) for c in combinations(ids, table.entitled(state.tries))])
        case "bone":
            return (Steal(seat), Leave(seat))
        case _:
            return tuple([Top(seat, card.id) for card in state.new_sheep])


def _after_try(state: State, seat: Seat) -> tuple[SeatAction, ...]:
    """Return the choices after a try: claim; then keep a die, or after the third try rescue or miss."""
    can_claim = table.claim_payment(state) is not None
    if state.tries < table.TRIES:
        return _keeps(seat, can_claim, state.kept)
    claim = (Claim(seat),) if can_claim else ()
    rescue = (Rescue(seat),) if table.rescue_payment(state) else ()
    return (*claim, *rescue, Miss(seat))


@lru_cache(maxsize=64)
def _keeps(seat: Seat, can_claim: bool, kept: tuple[int, ...]) -> tuple[SeatAction, ...]:
    """Return the claim, if it is possible, and each die that can be kept beside those that are."""
    claim = (Claim(seat),) if can_claim else ()
    return (*claim, *(Keep(seat, name) for die, name in enumerate(DIE_NAMES) if die not in kept))


def chance_outcomes(state: State) -> Iterator[tuple[Action, Fraction]]:
    """Yield every chance outcome with its probability, lazily: a deal can have millions."""
    seats = state.options.seats
    if state.phase == "boards":
        share = Fraction(1, perm(len(BOARD_NUMBERS), seats))
        yield from ((DealBoards(p), share) for p in permutations(BOARD_NUMBERS, seats))
    elif state.phase == "deal":
        count = _deal_count(state)
        share = Fraction(1, comb(len(state.undealt), count))
        ids = [card.id for card in state.undealt]
        yield from ((Deal(c), share) for c in combinations(ids, count))
    elif state.phase == "roll":
        rolls = list(product(*(_die_range(state, die) for die in range(3))))
        yield from ((Roll((a, b, c)), Fraction(1, len(rolls))) for a, b, c in rolls)


def draw(state: State, rng: Stream) -> Action:
    """Draw one of the chance outcomes, each equally likely.

    Boards and cards are drawn by the first steps of a shuffle, dice in the order d12, d10, d8.
    """
    if state.phase == "boards":
        return DealBoards(rng.sample(BOARD_NUMBERS, state.options.seats))
    if state.phase == "deal":
        cards = rng.sample(state.undealt, _deal_count(state))
        return Deal(in_deck_order([card.id for card in cards]))
    if state.phase == "roll":
        d12, d10, d8 = [
            rng.die(sides) if die not in state.kept else _lying(state)[die]
            for die, sides in enumerate(DIE_SIDES)
        ]
        return Roll((d12, d10, d8))
    return refuse("chance.nothing-due", due(state))


def _deal_count(state: State) -> int:
    """Return the number of cards of the next layout. Rule wolle.layout."""
    return min(table.layout_count(state.options.seats), len(state.undealt))


def _lying(state: State) -> Dice:
    """Return the dice on the table."""
    assert state.dice is not None, "a die was kept from a roll"
    return state.dice


def _die_range(state: State, die: int) -> range:
    """Return the numbers that a die can show after the next roll."""
    if die not in state.kept:
        return _FACES[die]
    value = _lying(state)[die]
    return range(value, value + 1)


def check(state: State, action: Action) -> None:
    """Check that an action is legal. Raises IllegalAction with the rule that forbids it."""
    if not owes(state, action.seat):
        _check_seat(state, action)
    if _PHASES[type(action)] != state.phase:
        refuse("action.not-now", due(state))
    match action:
        case Roll():
            _check_roll(state, action.dice)
        case MakeBid():
            _check_bid(state, action.seat, action.bid)
        case Keep() | Claim() | Rescue() | Miss():
            _check_decision(state, action)
        case Take():
            _check_take(state, action.cards)
        case Top():
            if action.card not in [new.id for new in state.new_sheep]:
                refuse("top.not-new", "wolle.herd.stack")
        case Deal():
            _check_deal(state, action.cards)
        case DealBoards():
            _check_boards(state, action.numbers)


def _check_seat(state: State, action: Action) -> None:
    """Refuse an action of a seat that owes none."""
    seats, rule = state.options.seats, due(state)
    if state.phase == "over":
        refuse("game.over", rule)
    if state.phase == "bids" and action.seat != CHANCE and action.seat < seats:
        if isinstance(action, MakeBid):
            refuse("bid.twice", "wolle.bid.secret")
        refuse("action.not-now", rule)
    check_seat(action.seat, to_act(state), seats, rule, "wolle.bid.order")


def _check_bid(state: State, seat: Seat, bid: Bid) -> None:
    """Refuse a bid that is not on the board, and one that the seat cannot pay."""
    if bid not in _FIELDS:
        refuse("bid.range", "wolle.bid.range")
    if bid.plus and not state.chips[seat]:
        refuse("bid.no-chip", "wolle.bid.plus-needs-chip")


def _check_boards(state: State, numbers: tuple[int, ...]) -> None:
    """Refuse anything but one of the six boards for each seat. Rule wolle.boards."""
    fits = len(numbers) == len(set(numbers)) == state.options.seats
    if not fits or not set(numbers) <= set(BOARD_NUMBERS):
        refuse("boards.wrong", "wolle.boards")


def _check_deal(state: State, cards: tuple[str, ...]) -> None:
    """Refuse a wrong number of cards, and cards that are already dealt. Rule wolle.layout."""
    if len(cards) != _deal_count(state):
        refuse("deal.count", "wolle.layout", needed=_deal_count(state))
    undealt = {card.id for card in state.undealt}
    for card in cards:
        if card not in undealt:
            refuse("deal.dealt", "wolle.deck", **card_params(card))
    _check_deck_order(cards)


def _check_roll(state: State, dice: Dice) -> None:
    """Refuse numbers that a die does not have, and a changed number of a kept die."""
    for die, value in enumerate(dice):
        if value not in _FACES[die]:
            refuse("roll.no-such-number", "wolle.dice", die=DIE_NAMES[die])
    for die in state.kept:
        if dice[die] != _lying(state)[die]:
            rule = "wolle.turn.second" if state.tries == 1 else "wolle.turn.third"
            refuse("roll.lying", rule, die=DIE_NAMES[die])


def _check_decision(state: State, action: Keep | Claim | Rescue | Miss) -> None:
    """Refuse actions that are not possible after this try."""
    match action:
        case Claim():
            if table.claim_payment(state) is None:
                refuse("claim.out-of-reach", "wolle.result.chips")
        case Keep():
            if state.tries == table.TRIES:
                refuse("keep.no-try-left", "wolle.turn.tries")
            if DIE_NAMES.index(action.die) in state.kept:
                refuse("keep.lying", "wolle.turn.third", die=action.die)
        case _:
            if state.tries < table.TRIES:
                refuse("miss.too-early", "wolle.turn.no-pass")
            if isinstance(action, Rescue) and table.rescue_payment(state) is None:
                refuse("rescue.not-possible", "wolle.result.rescue-14")


def _check_take(state: State, cards: tuple[str, ...]) -> None:
    """Refuse a wrong number of cards, and cards that are not on the display."""
    needed = table.entitled(state.tries)
    if len(cards) != needed:
        rules = ("wolle.turn.first", "wolle.turn.second", "wolle.turn.third")
        refuse("take.count", rules[state.tries - 1], needed=needed)
    displayed = [card.id for card in state.display]
    for card in cards:
        if card not in displayed:
            refuse("take.not-displayed", "wolle.take.choice", **card_params(card))
    _check_deck_order(cards)


def _check_deck_order(cards: tuple[str, ...]) -> None:
    """Refuse cards that are not in deck order, and a card named twice: one set, one action."""
    if cards != in_deck_order(set(cards)):
        refuse("cards.order", "wolle.deck")
