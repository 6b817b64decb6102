"""A turn and its consequences: dice, cards, and the end of the turn, the round and the game.

Each function advances a state and appends the events that explain it to `out`, each with the state after it;
`out` is None if no caller reads them. The turn belongs to its seat until its last event.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from volle.core import events as core_events
from volle.core.events import emit
from volle.core.game import Frame, Seat, replaced
from volle.wolle import events, scoring, table
from volle.wolle.cards import BONE_ID
from volle.wolle.events import Event, Way
from volle.wolle.types import DIE_NAMES, Bid, Card, CardId, Dice, DieName, Payment, Phase, State, replace

Frames: TypeAlias = core_events.Frames[State, Event]

_TRY_RULES: Final = ("wolle.turn.first", "wolle.turn.second", "wolle.turn.third")
_WAY_RULES: Final[dict[Way, str]] = {
    "choice": "wolle.take.choice",
    "all": "wolle.take.choice",
    "last": "wolle.turn.last",
    "leftover": "wolle.two.leftover",
    "below-14": "wolle.result.below-14",
}


def _begin_turn(state: State, out: Frames) -> State:
    """Begin the next turn: the seat rolls, takes leftovers, or is skipped with all behind it."""
    if not state.display:
        first = state.place
        for place in range(first, len(state.order)):
            state = replace(state, place=place)
            emit(out, state, events.TurnSkipped, state.order[place], state.order[first : place + 1])
        return _end_round(state, out, state.order[first:])
    if table.rolls_in_turn(state):
        return state
    way: Way = "leftover" if table.is_leftover(state) else "last"
    return take(state, table.acting_seat(state), state.display, way, out)


def roll(state: State, dice: Dice, out: Frames) -> State:
    """Apply a roll: the bid is reached, or the seat decides. Rules wolle.turn.first to wolle.turn.third."""
    state = replace(state, phase="try", dice=dice, tries=state.tries + 1)
    seat = table.acting_seat(state)
    emit(out, state, _rolled, state, seat, dice)
    result, target, _, _ = table.lift(state)
    if result >= target:
        return _succeed(state, seat, Payment(0, 0), "wolle.result.forced-success", out)
    if state.tries < table.TRIES or table.claim_payment(state) or table.rescue_payment(state):
        return state
    return miss(state, seat, out)


def _rolled(state: State, seat: Seat, dice: Dice) -> events.DiceRolled:
    """Return the event for a roll."""
    corner = table.turn_corner(state)
    return events.DiceRolled(
        seat,
        state.tries,
        dice,
        sum(dice),
        corner,
        table.roll_result(dice, corner),
        table.current_bid(state, seat).target,
        _TRY_RULES[state.tries - 1],
    )


def keep(state: State, seat: Seat, name: DieName, out: Frames) -> State:
    """Keep one more die. Rules wolle.turn.second, wolle.turn.third."""
    assert state.dice is not None, "a die is kept from a roll"
    die = DIE_NAMES.index(name)
    value = state.dice[die]
    state = replace(state, phase="roll", kept=(*state.kept, die))
    emit(out, state, events.DieKept, seat, name, value, _TRY_RULES[state.tries])
    return state


def claim(state: State, seat: Seat, out: Frames) -> State:
    """Claim success by bonus and chips. Rule wolle.result.optional-success."""
    cost = table.claim_payment(state)
    assert cost is not None, "a claim is checked"
    return _succeed(state, seat, cost, "wolle.result.optional-success", out)


def _succeed(state: State, seat: Seat, cost: Payment, rule: str, out: Frames) -> State:
    """Make the seat choose cards after success, or take all if it has no choice.

    Rule wolle.take.choice.
    """
    state = replace(state, phase="take", outcome="reached", paid=cost, chips=_paid(state, seat, cost))
    earned = table.earned(state, state.tries)
    emit(out, state, _reached, state, seat, cost, rule)
    return take(state, seat, state.display, "all", out) if earned == len(state.display) else state


def _reached(state: State, seat: Seat, cost: Payment, rule: str) -> events.BidReached:
    """Return the event for success."""
    result, earned = table.lifted_result(state), table.earned(state, state.tries)
    is_bold = state.tries == 1 and table.current_bid(state, seat).target >= events.BOLD_BID
    return events.BidReached(seat, result, state.tries, earned, cost.bonus, cost.chips, is_bold, rule)


def rescue(state: State, seat: Seat, out: Frames) -> State:
    """Apply a rescue: a miss without black sheep. Rule wolle.result.rescue-14."""
    cost = table.rescue_payment(state)
    assert cost is not None, "a rescue is checked"
    state = _missed(state, seat, out)
    state = replace(state, paid=cost, chips=_paid(state, seat, cost))
    emit(out, state, events.ResultRescued, seat, table.lifted_result(state), cost.bonus, cost.chips)
    return _end_turn(_gain_chip(state, seat, out), out)


def miss(state: State, seat: Seat, out: Frames) -> State:
    """Apply a miss: a chip, and below 14 black sheep. Rules wolle.turn.miss, wolle.result.below-14."""
    state = _gain_chip(_missed(state, seat, out), seat, out)
    forced = table.forced_sheep(state)
    return take(state, seat, forced, "below-14", out) if forced else _end_turn(state, out)


def _missed(state: State, seat: Seat, out: Frames) -> State:
    """Apply a third try that has not reached the bid. Rule wolle.turn.miss."""
    state = replace(state, outcome="missed")
    emit(out, state, events.BidMissed, seat, table.current_result(state))
    return state


def _gain_chip(state: State, seat: Seat, out: Frames) -> State:
    """Give a chip for a miss, if the stock has one. Rules wolle.turn.miss, wolle.turn.stock-empty."""
    if not table.chips_due(state):
        emit(out, state, events.ChipNone, seat)
        return state
    state = replace(state, chips=replaced(state.chips, seat, state.chips[seat] + 1))
    emit(out, state, events.ChipGained, seat)
    return state


def _paid(state: State, seat: Seat, cost: Payment) -> tuple[int, ...]:
    """Return the chips of all seats after a payment into the stock. Rule wolle.result.chips."""
    return replaced(state.chips, seat, state.chips[seat] - cost.chips) if cost.chips else state.chips


def take(state: State, seat: Seat, cards: tuple[Card, ...], way: Way, out: Frames) -> State:
    """Move cards from the display to a seat; dogs and bone lie beside the herd. Rule wolle.herd.beside."""
    taken = _ids(cards)
    dogs = tuple([card for card in cards if card.kind == "dog"])
    state = replace(
        state,
        phase="top",
        display=tuple([card for card in state.display if card.id not in taken]),
        dogs=replaced(state.dogs, seat, state.dogs[seat] + dogs) if dogs else state.dogs,
        bone=seat if BONE_ID in taken else state.bone,
        taken=len(taken),
        won=state.won + (seat,) * len(taken),
        new_sheep=tuple([card for card in cards if card.is_sheep]),
    )
    asked = table.bone_victim(state) is not None
    state = replace(state, phase="bone") if asked else state
    emit(out, state, _taken, state, seat, taken, way)
    return state if asked else _stack(state, seat, out)


def _taken(state: State, seat: Seat, taken: tuple[CardId, ...], way: Way) -> events.CardsTaken:
    """Return the event for cards taken."""
    return events.CardsTaken(seat, len(taken), taken, way, table.round_number(state), _WAY_RULES[way])


def steal(state: State, seat: Seat, out: Frames) -> State:
    """Move the bone to the seat. Rule wolle.bone.steal."""
    assert state.bone is not None, "the bone has an owner"
    owner, state = state.bone, replace(state, phase="top", bone=seat)
    emit(out, state, events.BoneStolen, seat, owner)
    return _stack(state, seat, out)


def leave(state: State, seat: Seat, out: Frames) -> State:
    """Leave the bone with its owner. Rule wolle.bone.steal."""
    assert state.bone is not None, "the bone has an owner"
    state = replace(state, phase="top")
    emit(out, state, events.BoneLeft, seat, state.bone)
    return _stack(state, seat, out)


def _stack(state: State, seat: Seat, out: Frames) -> State:
    """Put new sheep onto the herd; with two or more, the seat chooses the top card.

    Rule wolle.herd.stack.
    """
    if len(state.new_sheep) > 1:
        return state
    if not state.new_sheep:
        return _end_turn(state, out)
    return top(state, seat, state.new_sheep[0].id, out)


def top(state: State, seat: Seat, card: CardId, out: Frames) -> State:
    """Put the new sheep onto the herd with `card` on top. Rules wolle.herd.stack, wolle.herd.closed."""
    stacked = sorted(state.new_sheep, key=lambda sheep: sheep.id == card)
    herds = replaced(state.herds, seat, (*state.herds[seat], *stacked))
    state = replace(state, herds=herds, new_sheep=(), turn_corner=table.turn_corner(state))
    emit(out, state, events.HerdTopped, seat, card, table.round_number(state))
    return _end_turn(state, out)


def _end_turn(state: State, out: Frames) -> State:
    """Begin the next turn, or end the round after the last. Rule wolle.two.leftover."""
    if table.is_leftover(state):
        return _end_round(state, out)
    return _begin_turn(_cleared(state, "roll", state.place + 1, state.order, state.bids), out)


def _end_round(state: State, out: Frames, skipped: tuple[Seat, ...] = ()) -> State:
    """Begin a new layout, or end the game without cards. Rules wolle.round.order, wolle.end."""
    emit(out, state, _round_ended, state, skipped)
    none = (None,) * state.options.seats
    past = tuple([(*made, bid) for made, bid in zip(state.past_bids, state.bids, strict=True) if bid])
    state = replace(state, past_bids=past)
    state = replace(_cleared(state, "deal" if state.undealt else "over", 0, (), none), won=())
    if state.phase == "over" and out is not None:
        out.extend([Frame(event, state) for event in _final_count(state)])
    return state


def _round_ended(state: State, skipped: tuple[Seat, ...]) -> events.RoundEnded:
    """Return the event for the end of a round."""
    counts = tuple([state.won.count(seat) for seat in range(state.options.seats)])
    return events.RoundEnded(table.round_number(state), counts, skipped)


def _cleared(
    state: State, phase: Phase, place: int, order: tuple[Seat, ...], bids: tuple[Bid | None, ...]
) -> State:
    """Return the state without dice, tries and payments, as the next turn or round begins."""
    return replace(
        state,
        phase=phase,
        place=place,
        order=order,
        bids=bids,
        dice=None,
        tries=0,
        kept=(),
        outcome=None,
        paid=None,
        taken=0,
        turn_corner=None,
    )


def _final_count(state: State) -> list[Event]:
    """Return the events of the final count. Rules wolle.score.sum, wolle.score.tie."""
    final = scoring.score_all(state)
    facts: list[Event] = [events.GameEnded()]
    for seat, score in enumerate(final.scores):
        if score.returned:
            facts.append(events.SheepReturned(seat, _ids(score.returned)))
        facts.append(events.SeatScored(seat, score.total))
    rule = "wolle.score.tie" if len(final.winners) > 1 else "wolle.score.sum"
    return [*facts, events.GameWon(final.winners, rule)]


def displayed(state: State, ids: tuple[CardId, ...]) -> tuple[Card, ...]:
    """Return the displayed cards with these ids."""
    return tuple([card for card in state.display if card.id in ids])


def _ids(cards: tuple[Card, ...]) -> tuple[CardId, ...]:
    """Return the ids of cards."""
    return tuple([card.id for card in cards])
