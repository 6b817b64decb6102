"""A turn and what it leads to: dice, cards, and the end of the turn, the round and the game.

Each function carries a state one stage on and appends the facts that explain it to `out`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from volle.core.game import Seat, replaced
from volle.wolle import events, scoring, table
from volle.wolle.events import Event, Way
from volle.wolle.types import DIE_NAMES, Card, CardId, Dice, DieName, State

_TRY_RULES: Final = ("wolle.turn.first", "wolle.turn.second", "wolle.turn.third")
_WAY_RULES: Final[dict[Way, str]] = {
    "choice": "wolle.take.choice",
    "all": "wolle.take.choice",
    "last": "wolle.turn.last",
    "leftover": "wolle.two.leftover",
    "below-14": "wolle.result.below-14",
}


def begin_turn(state: State, out: list[Event]) -> State:
    """The next seat rolls, takes what is left, or is skipped."""
    if not state.display:
        out.extend(events.TurnSkipped(seat) for seat in state.order[state.place :])
        return _end_round(state, out)
    if table.rolls_in_turn(state):
        return replace(state, phase="roll", dice=None, tries=0, kept=())
    way: Way = "leftover" if table.is_leftover(state) else "last"
    return take(state, table.acting_seat(state), state.display, way, out)


def roll(state: State, dice: Dice, out: list[Event]) -> State:
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
    return miss(state, seat, out)


def keep(state: State, seat: Seat, name: DieName, out: list[Event]) -> State:
    """One more die left lying. Rules wolle.turn.second, wolle.turn.third."""
    assert state.dice is not None, "a die is kept from a roll"
    die = DIE_NAMES.index(name)
    out.append(events.DieKept(seat, name, state.dice[die], _TRY_RULES[state.tries]))
    return replace(state, phase="roll", kept=(*state.kept, die))


def claim(state: State, seat: Seat, out: list[Event]) -> State:
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
        return take(state, seat, state.display, "all", out)
    return replace(state, phase="take")


def rescue(state: State, seat: Seat, out: list[Event]) -> State:
    """A miss without black sheep. Rule wolle.result.rescue-14."""
    cost = table.rescue_payment(state)
    assert cost is not None, "a rescue is checked"
    out.append(events.BidMissed(seat, table.current_result(state)))
    out.append(events.ResultRescued(seat, cost.bonus, cost.chips))
    return _end_turn(_gain_chip(_pay(state, seat, cost), seat, out), out)


def miss(state: State, seat: Seat, out: list[Event]) -> State:
    """A chip from the stock, and below 14 the black sheep. Rules wolle.turn.miss, wolle.result.below-14."""
    out.append(events.BidMissed(seat, table.current_result(state)))
    forced = table.forced_sheep(state)
    state = _gain_chip(state, seat, out)
    return take(state, seat, forced, "below-14", out) if forced else _end_turn(state, out)


def _gain_chip(state: State, seat: Seat, out: list[Event]) -> State:
    """A chip for a miss, if the stock has one. Rules wolle.turn.miss, wolle.turn.stock-empty."""
    if not table.stock(state):
        out.append(events.ChipNone(seat))
        return state
    out.append(events.ChipGained(seat))
    return replace(state, chips=replaced(state.chips, seat, state.chips[seat] + 1))


def _pay(state: State, seat: Seat, cost: table.Payment) -> State:
    """Chips of the seat go to the stock. Rule wolle.result.chips."""
    return replace(state, chips=replaced(state.chips, seat, state.chips[seat] - cost.chips))


def take(state: State, seat: Seat, cards: tuple[Card, ...], way: Way, out: list[Event]) -> State:
    """Cards go from the display to a seat; dogs and the bone lie beside the herd. Rule wolle.herd.beside."""
    out.append(events.CardsTaken(seat, _ids(cards), way, _WAY_RULES[way]))
    dogs = tuple(card for card in cards if card.kind == "dog")
    state = replace(
        state,
        display=tuple(card for card in state.display if card not in cards),
        dogs=replaced(state.dogs, seat, state.dogs[seat] + dogs),
        bone=seat if any(card.kind == "bone" for card in cards) else state.bone,
        new_sheep=tuple(card for card in cards if card.is_sheep),
    )
    if table.bone_victim(state) is not None:
        return replace(state, phase="bone")
    return _stack(state, seat, out)


def steal(state: State, seat: Seat, out: list[Event]) -> State:
    """The bone changes hands. Rule wolle.bone.steal."""
    assert state.bone is not None, "somebody owns the bone that is taken"
    out.append(events.BoneStolen(seat, state.bone))
    return _stack(replace(state, bone=seat), seat, out)


def leave(state: State, seat: Seat, out: list[Event]) -> State:
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
    return top(state, seat, state.new_sheep[0].id, out)


def top(state: State, seat: Seat, card: CardId, out: list[Event]) -> State:
    """The new sheep lie on the herd, that one on top. Rules wolle.herd.stack, wolle.herd.closed."""
    out.append(events.HerdTopped(seat, card))
    stacked = sorted(state.new_sheep, key=lambda sheep: sheep.id == card)
    herds = replaced(state.herds, seat, (*state.herds[seat], *stacked))
    return _end_turn(replace(state, herds=herds, new_sheep=()), out)


def _end_turn(state: State, out: list[Event]) -> State:
    """The next seat's turn, or the end of the round behind the last. Rule wolle.two.leftover."""
    if table.is_leftover(state):
        return _end_round(state, out)
    state = replace(state, place=state.place + 1, dice=None, tries=0, kept=())
    return begin_turn(state, out)


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


def displayed(state: State, ids: tuple[CardId, ...]) -> tuple[Card, ...]:
    """The displayed cards with these ids."""
    return tuple(card for card in state.display if card.id in ids)


def _ids(cards: tuple[Card, ...]) -> tuple[CardId, ...]:
    """The ids of cards."""
    return tuple(card.id for card in cards)
