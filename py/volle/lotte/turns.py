"""A turn and its consequences: cards, rolls, Full Rolls, and the end of the turn and of the game.

Each function advances a state and appends the events that explain it to `out`, each with the state after it;
`out` is None if no caller reads them. In between the phase is one of chance, so that no seat is to act; the
action that is due at the end comes with the last event.
"""

from __future__ import annotations

from typing import TypeAlias

from volle.core import events as core_events
from volle.core.events import emit
from volle.core.game import Frame, replaced
from volle.lotte import events, scoring, table
from volle.lotte.cards import CARD_RULES, FACES, FULL, place
from volle.lotte.events import Event, Way
from volle.lotte.types import DICE, CardName, Dice, Phase, State, replace

Frames: TypeAlias = core_events.Frames[State, Event]


def _due(state: State, phase: Phase, out: Frames) -> State:
    """Return the state with an action due, and attach it to the last event."""
    if state.phase == phase:
        return state
    state = replace(state, phase=phase)
    if out:
        out[-1] = Frame(out[-1].event, state)
    return state


def turn_card(state: State, card: CardName, out: Frames) -> State:
    """Turn over the next card. Rules lotte.turn.start, lotte.deck.exhausted."""
    if not any(state.left):
        state = replace(state, left=FULL)
        emit(out, state, events.DeckShuffled)
    rule = "lotte.full-roll" if state.cards else "lotte.turn.start"
    stops = FACES[card].kind == "stop"
    state = replace(
        state,
        phase="card" if stops else "roll",
        left=replaced(state.left, place(card), state.left[place(card)] - 1),
        card=card,
        cards=state.cards + 1,
        dice=(),
        set_aside=(),
        full_rolls=0,
    )
    emit(out, state, events.CardTurned, table.acting_seat(state), card, state.cards, rule)
    return _lose(state, "lotte.card.stop", out) if stops else state


def roll(state: State, dice: Dice, out: Frames) -> State:
    """Apply a roll: dice are set aside, the seat chooses them, or the turn ends.

    Rules lotte.roll.nothing, lotte.roll.aside.
    """
    before, aside = state, state.set_aside if len(state.set_aside) < DICE else ()
    state = replace(state, dice=dice, set_aside=aside)
    emit(out, state, _rolled, before, dice)
    found = table.ways(state)
    if not found:
        return _roll_nothing(state, out)
    if len(found) > 1:
        return _due(state, "keep", out)
    return set_aside(state, found[0], "all" if table.must_set_all_aside(state) else "only", out)


def _rolled(before: State, dice: Dice) -> events.DiceRolled:
    """Return the event for a roll."""
    return events.DiceRolled(table.acting_seat(before), dice, table.roll_rule(before))


def _roll_nothing(state: State, out: Frames) -> State:
    """End the turn after a roll that scores nothing: Fireworks keep their points, other cards lose them."""
    match table.kind(state):
        case "fireworks":
            return _write_down(state, "lotte.card.fireworks", out)
        case "straight" | "clover" as kind:
            return _lose(state, CARD_RULES[kind], out)
        case _:
            return _lose(state, "lotte.roll.nothing", out)


def set_aside(state: State, dice: Dice, way: Way, out: Frames) -> State:
    """Set dice aside; then follows the Full Roll, the seat's choice, or the next roll."""
    kind = table.kind(state)
    gain = table.dice_points(state, dice)
    aside = tuple(sorted(state.set_aside + dice))
    state = replace(
        state,
        phase="go" if len(aside) < DICE and table.may_stop(state) else "roll",
        points=state.points + gain,
        dice=table.without(state.dice, dice),
        set_aside=aside,
    )
    emit(out, state, _aside, state, dice, gain, way)
    if kind == "straight" and not table.missing(state):
        return _straight(state, out)
    return _full_roll(state, out) if len(aside) == DICE else state


def _aside(state: State, dice: Dice, points: int, way: Way) -> events.DiceSetAside:
    """Return the event for dice set aside."""
    kind = table.kind(state)
    rule = CARD_RULES[kind] if kind in ("straight", "fireworks") else "lotte.roll.aside"
    return events.DiceSetAside(table.acting_seat(state), dice, points, state.points, way, rule)


def _full_roll(state: State, out: Frames) -> State:
    """Complete a Full Roll: the card gives its reward. Rule lotte.full-roll."""
    state = _count_full_roll(state, out)
    match table.kind(state):
        case "fireworks":
            return state
        case "clover":
            return _win_at_once(state, out) if state.full_rolls == state.options.clover else state
        case "plus-minus":
            return _due(_plus_minus(_reward(state, table.PLUS_MINUS, out), out), "go", out)
        case "double":
            return _due(_reward(state, state.points, out), "go", out)
        case _:
            return _due(_reward(state, table.reward(state) or 0, out), "go", out)


def _count_full_roll(state: State, out: Frames) -> State:
    """Count one more Full Roll with the card."""
    state = replace(state, full_rolls=state.full_rolls + 1)
    emit(out, state, events.FullRollMade, table.acting_seat(state), state.full_rolls)
    return state


def _reward(state: State, points: int, out: Frames) -> State:
    """Add the card's reward to the points at risk."""
    assert state.card is not None, "a card gives the reward"
    total = state.points + points
    rule = CARD_RULES[table.kind(state)]
    state = replace(state, points=total)
    emit(out, state, events.RewardGiven, table.acting_seat(state), state.card, points, total, rule)
    return state


def _straight(state: State, out: Frames) -> State:
    """Complete the straight. Rule lotte.card.straight."""
    if state.options.straight == "1-6":
        state = _count_full_roll(state, out)
        return _due(_reward(state, table.STRAIGHT, out), "go", out)
    return _write_down(_reward(state, table.STRAIGHT, out), "lotte.card.straight", out)


def _plus_minus(state: State, out: Frames) -> State:
    """Take 1,000 from each leader but the roller, unless it leads alone. Rule lotte.card.plus-minus."""
    for seat in scoring.leaders(state.scores):
        if seat == table.acting_seat(state):
            continue
        score = state.scores[seat] - table.PLUS_MINUS
        score = max(score, 0) if state.options.floor else score
        lost = state.scores[seat] - score
        state = replace(state, scores=replaced(state.scores, seat, score))
        emit(out, state, events.LeaderLost, seat, lost, score)
    return state


def _win_at_once(state: State, out: Frames) -> State:
    """Win the game by the clover. Rule lotte.card.clover."""
    seat = table.acting_seat(state)
    state = replace(state, clover=seat)
    emit(out, state, events.GameWon, (seat,), "clover", "lotte.card.clover")
    return replace(state, phase="over")


def _lose(state: State, rule: str, out: Frames) -> State:
    """End the turn without points."""
    assert state.card is not None, "a card comes first"
    state = replace(state, phase="card")
    emit(out, state, events.TurnLost, table.acting_seat(state), state.card, state.points, rule)
    return _end_turn(state, out)


def stop(state: State, out: Frames) -> State:
    """Stop and write the points down. Rules lotte.roll.stop, lotte.full-roll."""
    return _write_down(state, "lotte.full-roll" if len(state.set_aside) == DICE else "lotte.roll.stop", out)


def _write_down(state: State, rule: str, out: Frames) -> State:
    """Write the points down. Rules lotte.roll.stop, and lotte.end.target for the first at the target."""
    seat, points = table.acting_seat(state), state.points
    before = state.scores[seat]
    score = before + points
    overtaken = tuple(other for other, theirs in enumerate(state.scores) if before < theirs < score)
    state = replace(state, phase="card", points=0, scores=replaced(state.scores, seat, score))
    emit(out, state, events.TurnScored, seat, points, score, rule, overtaken)
    if state.reached is None and score >= state.options.target:
        state = replace(state, reached=state.turn)
        # The turns to come: the one that reaches the target is still running.
        emit(out, state, events.FinaleBegun, seat, score, table.turns_left(state) - 1)
    return _end_turn(state, out)


def _end_turn(state: State, out: Frames) -> State:
    """Begin the next turn, or end the game after the last. Rule lotte.end.catch-up."""
    if table.is_finale_in_doubt(state):
        state = replace(state, reached=None)
        emit(out, state, events.FinaleOff)
    state = replace(
        state,
        phase="card",
        turn=state.turn + 1,
        card=None,
        cards=0,
        points=0,
        dice=(),
        set_aside=(),
        full_rolls=0,
    )
    return state if state.reached is None or table.turns_left(state) else _end_game(state, out)


def _end_game(state: State, out: Frames) -> State:
    """End the game: the best score wins. Rules lotte.end.catch-up, lotte.end.tie."""
    winners, state = scoring.winners(state.scores), replace(state, phase="over")
    if len(winners) > 1:
        emit(out, state, events.GameWon, winners, "tie", "lotte.end.tie")
    else:
        emit(out, state, events.GameWon, winners, "score", "lotte.end.catch-up")
    return state
