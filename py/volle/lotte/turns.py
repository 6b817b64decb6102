"""A turn and what it leads to: cards, rolls, Full Rolls, and the end of the turn and of the game.

Each function carries a state one stage on and appends the facts that explain it to `out`.
"""

from __future__ import annotations

from dataclasses import replace

from volle.core.game import Seat, replaced
from volle.lotte import events, scoring, table
from volle.lotte.cards import FULL, place
from volle.lotte.events import Event, Way
from volle.lotte.types import DICE, CardName, Dice, State


def turn_card(state: State, card: CardName, out: list[Event]) -> State:
    """The next card of a turn lies face up. Rules lotte.turn.start, lotte.deck.exhausted."""
    seat = table.acting_seat(state)
    left = state.left
    if not any(left):
        out.append(events.DeckShuffled())
        left = FULL
    left = replaced(left, place(card), left[place(card)] - 1)
    rule = "lotte.full-roll" if state.cards else "lotte.turn.start"
    out.append(events.CardTurned(seat, card, state.cards + 1, rule))
    state = replace(
        state,
        phase="roll",
        left=left,
        card=card,
        cards=state.cards + 1,
        dice=(),
        aside=(),
        full_rolls=0,
    )
    return _lose(state, "lotte.card.stop", out) if table.kind(state) == "stop" else state


def roll(state: State, dice: Dice, out: list[Event]) -> State:
    """A roll: dice are laid aside, the seat chooses them, or the turn ends.

    Rules lotte.roll.nothing, lotte.roll.aside.
    """
    out.append(events.DiceRolled(table.acting_seat(state), dice, table.roll_rule(state)))
    state = replace(state, dice=dice, aside=state.aside if len(state.aside) < DICE else ())
    found = table.ways(state)
    if not found:
        return _roll_nothing(state, out)
    if len(found) > 1:
        return replace(state, phase="keep")
    return keep(state, found[0], "all" if table.must_lay_all(state) else "only", out)


def _roll_nothing(state: State, out: list[Event]) -> State:
    """The end of a turn by a roll that brings nothing: fireworks pay, all else is lost."""
    match table.kind(state):
        case "fireworks":
            return _write_down(state, "lotte.card.fireworks", out)
        case "straight" | "clover" as kind:
            return _lose(state, table.CARD_RULES[kind], out)
        case _:
            return _lose(state, "lotte.roll.nothing", out)


def keep(state: State, dice: Dice, way: Way, out: list[Event]) -> State:
    """Dice are laid aside; then comes the Full Roll, the seat's choice to go on, or the next roll."""
    gain = table.dice_points(state, dice)
    kind = table.kind(state)
    rule = table.CARD_RULES[kind] if kind in ("straight", "fireworks") else "lotte.roll.aside"
    total = state.points + gain
    out.append(events.DiceAside(table.acting_seat(state), dice, gain, total, way, rule))
    aside = tuple(sorted(state.aside + dice))
    state = replace(state, points=total, aside=aside, dice=table.without(state.dice, dice))
    if kind == "straight" and not table.missing(state):
        return _straight(state, out)
    if len(aside) == DICE:
        return _full_roll(state, out)
    return replace(state, phase="go" if table.may_stop(state) else "roll")


def _full_roll(state: State, out: list[Event]) -> State:
    """All six dice have scored: the card gives its reward. Rule lotte.full-roll."""
    seat = table.acting_seat(state)
    state = replace(state, full_rolls=state.full_rolls + 1)
    out.append(events.FullRollMade(seat, state.full_rolls))
    match table.kind(state):
        case "fireworks":
            return replace(state, phase="roll")
        case "clover":
            done = state.full_rolls == state.options.clover
            return _win_at_once(state, seat, out) if done else replace(state, phase="roll")
        case "plus-minus":
            return _plus_minus(_reward(state, table.PLUS_MINUS, out), seat, out)
        case "double":
            return _reward(state, state.points, out)
        case _:
            return _reward(state, table.reward(state) or 0, out)


def _reward(state: State, points: int, out: list[Event]) -> State:
    """The card's reward is at risk with the rest; the seat stops or draws on."""
    total = state.points + points
    assert state.card is not None, "a card gives the reward"
    rule = table.CARD_RULES[table.kind(state)]
    out.append(events.RewardGiven(table.acting_seat(state), state.card, points, total, rule))
    return replace(state, phase="go", points=total)


def _straight(state: State, out: list[Event]) -> State:
    """The straight is complete. Rule lotte.card.straight."""
    if state.options.straight == "1-6":
        state = replace(state, full_rolls=1)
        out.append(events.FullRollMade(table.acting_seat(state), 1))
        return _reward(state, table.STRAIGHT, out)
    return _write_down(_reward(state, table.STRAIGHT, out), "lotte.card.straight", out)


def _plus_minus(state: State, roller: Seat, out: list[Event]) -> State:
    """Each leader but the roller loses 1,000, unless the roller leads alone. Rule lotte.card.plus-minus."""
    for seat in scoring.leaders(state.scores):
        if seat == roller:
            continue
        score = state.scores[seat] - table.PLUS_MINUS
        score = max(score, 0) if state.options.floor else score
        out.append(events.LeaderLost(seat, state.scores[seat] - score, score))
        state = replace(state, scores=replaced(state.scores, seat, score))
    return _check_finale(state, out)


def _check_finale(state: State, out: list[Event]) -> State:
    """The finale is off when nobody is at the target any more, if turns are to be equal.

    Rule lotte.end.catch-up.
    """
    is_off = state.reached is not None and max(state.scores) < state.options.target
    if not is_off or state.options.end == "one-turn":
        return state
    out.append(events.FinaleOff())
    return replace(state, reached=None)


def _win_at_once(state: State, seat: Seat, out: list[Event]) -> State:
    """The clover wins the game. Rule lotte.card.clover."""
    out.append(events.GameWon((seat,), "clover", "lotte.card.clover"))
    return replace(state, phase="over", clover=seat)


def _lose(state: State, rule: str, out: list[Event]) -> State:
    """A turn that brings nothing."""
    assert state.card is not None, "a card comes first"
    out.append(events.TurnLost(table.acting_seat(state), state.card, state.points, rule))
    return _end_turn(state, out)


def stop(state: State, out: list[Event]) -> State:
    """The seat has enough. Rules lotte.roll.stop, lotte.full-roll."""
    return _write_down(state, "lotte.full-roll" if len(state.aside) == DICE else "lotte.roll.stop", out)


def _write_down(state: State, rule: str, out: list[Event]) -> State:
    """The points of the turn are safe. Rule lotte.roll.stop; lotte.end.target for the first at the target."""
    seat = table.acting_seat(state)
    score = state.scores[seat] + state.points
    out.append(events.TurnScored(seat, state.points, score, rule))
    state = replace(state, scores=replaced(state.scores, seat, score))
    if state.reached is None and score >= state.options.target:
        state = replace(state, reached=state.turn)
        turns = table.turns_left(replace(state, turn=state.turn + 1))
        out.append(events.FinaleBegun(seat, score, turns))
    return _end_turn(state, out)


def _end_turn(state: State, out: list[Event]) -> State:
    """The next seat's turn, or the end of the game behind the last. Rule lotte.end.catch-up."""
    state = replace(
        state,
        phase="card",
        turn=state.turn + 1,
        card=None,
        cards=0,
        points=0,
        dice=(),
        aside=(),
        full_rolls=0,
    )
    if state.reached is None or table.turns_left(state):
        return state
    winners = scoring.winners(state.scores)
    if len(winners) > 1:
        out.append(events.GameWon(winners, "tie", "lotte.end.tie"))
    else:
        out.append(events.GameWon(winners, "score", "lotte.end.catch-up"))
    return replace(state, phase="over")
