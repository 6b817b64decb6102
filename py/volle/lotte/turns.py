"""A turn and what it leads to: cards, rolls, Full Rolls, and the end of the turn and of the game.

Each function carries a state one stage on and appends the facts that explain it to `out`, each with the
table right after it. On the way nobody is asked: the phase is one of chance. What is due at the end is
told with the last fact.
"""

from __future__ import annotations

from typing import TypeAlias

from volle.core.game import Frame, replaced
from volle.core.quick import replace
from volle.lotte import events, scoring, table
from volle.lotte.cards import CARD_RULES, FULL, place
from volle.lotte.events import Event, Way
from volle.lotte.types import DICE, CardName, Dice, Phase, State

Frames: TypeAlias = list[Frame[State, Event]]


def tell(state: State, event: Event, out: Frames) -> State:
    """The state itself, told as the table right after the event."""
    out.append(Frame(event, state))
    return state


def _due(state: State, phase: Phase, out: Frames) -> State:
    """The state in which this is due: nothing more happens before, so the last fact is told with it."""
    if state.phase == phase:
        return state
    state = replace(state, phase=phase)
    out[-1] = Frame(out[-1].event, state)
    return state


def turn_card(state: State, card: CardName, out: Frames) -> State:
    """The next card of a turn lies face up. Rules lotte.turn.start, lotte.deck.exhausted."""
    if not any(state.left):
        state = tell(replace(state, left=FULL), events.DeckShuffled(), out)
    rule = "lotte.full-roll" if state.cards else "lotte.turn.start"
    state = replace(
        state,
        left=replaced(state.left, place(card), state.left[place(card)] - 1),
        card=card,
        cards=state.cards + 1,
        dice=(),
        aside=(),
        full_rolls=0,
    )
    tell(state, events.CardTurned(table.acting_seat(state), card, state.cards, rule), out)
    return _lose(state, "lotte.card.stop", out) if table.kind(state) == "stop" else _due(state, "roll", out)


def roll(state: State, dice: Dice, out: Frames) -> State:
    """A roll: dice are laid aside, the seat chooses them, or the turn ends.

    Rules lotte.roll.nothing, lotte.roll.aside.
    """
    event = events.DiceRolled(table.acting_seat(state), dice, table.roll_rule(state))
    aside = state.aside if len(state.aside) < DICE else ()
    state = tell(replace(state, dice=dice, aside=aside), event, out)
    found = table.ways(state)
    if not found:
        return _roll_nothing(state, out)
    if len(found) > 1:
        return _due(state, "keep", out)
    return keep(state, found[0], "all" if table.must_lay_all(state) else "only", out)


def _roll_nothing(state: State, out: Frames) -> State:
    """The end of a turn by a roll that brings nothing: fireworks pay, all else is lost."""
    match table.kind(state):
        case "fireworks":
            return _write_down(state, "lotte.card.fireworks", out)
        case "straight" | "clover" as kind:
            return _lose(state, CARD_RULES[kind], out)
        case _:
            return _lose(state, "lotte.roll.nothing", out)


def keep(state: State, dice: Dice, way: Way, out: Frames) -> State:
    """Dice are laid aside; then comes the Full Roll, the seat's choice to go on, or the next roll."""
    kind = table.kind(state)
    rule = CARD_RULES[kind] if kind in ("straight", "fireworks") else "lotte.roll.aside"
    gain = table.dice_points(state, dice)
    state = replace(
        state,
        phase="roll",
        points=state.points + gain,
        dice=table.without(state.dice, dice),
        aside=tuple(sorted(state.aside + dice)),
    )
    seat = table.acting_seat(state)
    tell(state, events.DiceAside(seat, dice, gain, state.points, way, rule), out)
    if kind == "straight" and not table.missing(state):
        return _straight(state, out)
    if len(state.aside) == DICE:
        return _full_roll(state, out)
    return _due(state, "go" if table.may_stop(state) else "roll", out)


def _full_roll(state: State, out: Frames) -> State:
    """All six dice have scored: the card gives its reward. Rule lotte.full-roll."""
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
    """One more Full Roll has been made with the card."""
    state = replace(state, full_rolls=state.full_rolls + 1)
    return tell(state, events.FullRollMade(table.acting_seat(state), state.full_rolls), out)


def _reward(state: State, points: int, out: Frames) -> State:
    """The card's reward is at risk with the rest."""
    assert state.card is not None, "a card gives the reward"
    total = state.points + points
    rule = CARD_RULES[table.kind(state)]
    event = events.RewardGiven(table.acting_seat(state), state.card, points, total, rule)
    return tell(replace(state, points=total), event, out)


def _straight(state: State, out: Frames) -> State:
    """The straight is complete. Rule lotte.card.straight."""
    if state.options.straight == "1-6":
        state = _count_full_roll(state, out)
        return _due(_reward(state, table.STRAIGHT, out), "go", out)
    return _write_down(_reward(state, table.STRAIGHT, out), "lotte.card.straight", out)


def _plus_minus(state: State, out: Frames) -> State:
    """Each leader but the roller loses 1,000, unless the roller leads alone. Rule lotte.card.plus-minus."""
    for seat in scoring.leaders(state.scores):
        if seat == table.acting_seat(state):
            continue
        score = state.scores[seat] - table.PLUS_MINUS
        score = max(score, 0) if state.options.floor else score
        event = events.LeaderLost(seat, state.scores[seat] - score, score)
        state = tell(replace(state, scores=replaced(state.scores, seat, score)), event, out)
    return state


def _win_at_once(state: State, out: Frames) -> State:
    """The clover wins the game. Rule lotte.card.clover."""
    seat = table.acting_seat(state)
    state = tell(replace(state, clover=seat), events.GameWon((seat,), "clover", "lotte.card.clover"), out)
    return replace(state, phase="over")


def _lose(state: State, rule: str, out: Frames) -> State:
    """A turn that brings nothing."""
    assert state.card is not None, "a card comes first"
    event = events.TurnLost(table.acting_seat(state), state.card, state.points, rule)
    return _end_turn(tell(replace(state, phase="card"), event, out), out)


def stop(state: State, out: Frames) -> State:
    """The seat has enough. Rules lotte.roll.stop, lotte.full-roll."""
    return _write_down(state, "lotte.full-roll" if len(state.aside) == DICE else "lotte.roll.stop", out)


def _write_down(state: State, rule: str, out: Frames) -> State:
    """The points of the turn are safe. Rule lotte.roll.stop; lotte.end.target for the first at the target."""
    seat = table.acting_seat(state)
    score = state.scores[seat] + state.points
    state = replace(state, phase="card", scores=replaced(state.scores, seat, score))
    tell(state, events.TurnScored(seat, state.points, score, rule), out)
    if state.reached is None and score >= state.options.target:
        state = replace(state, reached=state.turn)
        # The turns to come: the one that reaches the target is still running.
        tell(state, events.FinaleBegun(seat, score, table.turns_left(state) - 1), out)
    return _end_turn(state, out)


def _end_turn(state: State, out: Frames) -> State:
    """The next seat's turn, or the end of the game behind the last. Rule lotte.end.catch-up."""
    if table.is_finale_in_doubt(state):
        state = tell(replace(state, reached=None), events.FinaleOff(), out)
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
    return state if state.reached is None or table.turns_left(state) else _end_game(state, out)


def _end_game(state: State, out: Frames) -> State:
    """The best score wins. Rules lotte.end.catch-up, lotte.end.tie."""
    winners = scoring.winners(state.scores)
    if len(winners) > 1:
        won = events.GameWon(winners, "tie", "lotte.end.tie")
    else:
        won = events.GameWon(winners, "score", "lotte.end.catch-up")
    return tell(replace(state, phase="over"), won, out)
