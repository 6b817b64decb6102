"""Pig, the smallest possible game: roll a die as often as you like, but a 1 loses the turn.

`PIG` sets only the required fields; `CAPABLE` declares capabilities. The contract tests apply to it as to the
other games, and test_third_game.py runs the command line and the bridge with it beside them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar

from volle.core.errors import BadNotation
from volle.core.game import (
    CHANCE,
    BotLevel,
    ChanceChoice,
    ChanceChoices,
    Frame,
    Game,
    GameOdds,
    Step,
    Turns,
    Variable,
    Words,
    replaced,
)
from volle.core.notation import form, parse, seat_of
from volle.core.options import Accounted, Option, Range, chosen_options
from volle.core.refusals import check_choices, check_seat, number_of, refuse

TURN = "pig.turn"
"""The only rule of the game."""


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    target: int
    scores: tuple[int, ...]
    seat: int = 0
    points: int = 0
    rolling: bool = True


@dataclass(frozen=True, slots=True)
class Roll:
    number: int
    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class Go:
    seat: int
    verb: str


@dataclass(frozen=True, slots=True)
class Rolled:
    code: ClassVar = "dice.rolled"
    seat: int
    number: int
    rule: str = TURN


@dataclass(frozen=True, slots=True)
class Result:
    totals: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    score: int


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    legal: tuple[Go, ...]
    seats: tuple[SeatView, ...]
    result: Result | None


OPTIONS = (Option("target", TURN, 20, range=Range(10, 100, 10)),)


def parse_options(value, seats):
    return seats, chosen_options(value, OPTIONS).get("target", 20)


def result(state):
    if max(state.scores) < state.target:
        return None
    return Result(state.scores, (state.scores.index(max(state.scores)),))


def to_act(state):
    if result(state):
        return ()
    return (CHANCE,) if state.rolling else (state.seat,)


def legal_actions(state, seat):
    return (Go(seat, "roll"), Go(seat, "stop")) if seat != CHANCE and seat in to_act(state) else ()


def chance_outcomes(state):
    if to_act(state) == (CHANCE,):
        yield from ((Roll(number), Fraction(1, 6)) for number in range(1, 7))


def chance_choices(state):
    return (ChanceChoice("die", tuple("123456")),) if to_act(state) == (CHANCE,) else ()


def choose_chance(state, values):
    check_choices(chance_choices(state), values, to_act(state), TURN, TURN)
    return Roll(number_of(values[0]))


def apply(state, action):
    check_seat(action.seat, to_act(state), state.seats, TURN, TURN)
    match action:
        case Roll(number) if number in range(1, 7):
            after = _rolled(state, number)
            return Step(after, (Frame(Rolled(state.seat, number), after),))
        case Go(_, "roll"):
            return Step(replace(state, rolling=True), ())
        case Go(seat, "stop"):
            scores = replaced(state.scores, seat, state.scores[seat] + state.points)
            return Step(_next(replace(state, scores=scores)), ())
    return refuse("action.not-now", TURN)


def _rolled(state, number):
    return _next(state) if number == 1 else replace(state, points=state.points + number, rolling=False)


def _next(state):
    return replace(state, seat=(state.seat + 1) % state.seats, points=0, rolling=True)


def observe(state, seat):
    legal = () if seat is None else legal_actions(state, seat)
    return View(seat, legal, tuple(map(SeatView, state.scores)), result(state))


def format_position(state):
    """Return the text of a state: `scores=20,0 seat=1 points=4 due=choice`."""
    due = "roll" if state.rolling else "choice"
    scores = ",".join(map(str, state.scores))
    return f"scores={scores} seat={state.seat + 1} points={state.points} due={due}"


def parse_position(text, options):
    seats, target = options
    number = "(?:0|[1-9][0-9]{0,2})"
    words = re.fullmatch(
        rf"scores=(?P<scores>{number}(?:,{number}){{{seats - 1}}}) seat=(?P<seat>[1-{seats}]) "
        rf"points=(?P<points>{number}) due=(?P<due>roll|choice)",
        text,
    )
    if not words:
        raise BadNotation("notation.position", line=1)
    scores = tuple(map(int, words["scores"].split(",")))
    return State(seats, target, scores, seat_of(words), int(words["points"]), words["due"] == "roll")


FORMS = (
    form("roll (?P<number>[1-6])", lambda words: Roll(int(words["number"]))),
    form("(?P<seat>[1-4]) (?P<verb>roll|stop)", lambda words: Go(seat_of(words), words["verb"])),
)


def format_action(action):
    return f"roll {action.number}" if isinstance(action, Roll) else f"{action.seat + 1} {action.verb}"


PIG = Game(
    name="pig",
    seats=range(2, 5),
    options=OPTIONS,
    parse_options=parse_options,
    format_options=lambda options: {"target": options[1]},
    start=lambda options: State(options[0], options[1], (0,) * options[0]),
    to_act=to_act,
    legal_actions=legal_actions,
    chance_outcomes=chance_outcomes,
    apply=apply,
    observe=observe,
    result=result,
    parse_action=lambda text: parse(text, FORMS),
    format_action=format_action,
    parse_position=parse_position,
    format_position=format_position,
    accounted={"bots": Accounted(irrelevant={"target": "the only bot chooses at random"})},
)
"""Rules and notation alone."""

CAPABLE = replace(
    PIG,
    turns=Turns(turn_of=lambda state: state.seat, round_of=lambda state: 1),  # noqa: ARG005
    chance=ChanceChoices(chance_choices, choose_chance),
    bots={"piglet": BotLevel(lambda view, rng: rng.choice(view.legal), "easy")},
    odds=GameOdds(of_game=lambda: {"nothing": Fraction(1, 6)}, of_position=lambda view: None),  # noqa: ARG005
    words=Words(lambda: {"number": Variable("pips", "number")}),
    text_view=lambda view, names: tuple(
        f"{name} {seat.score}" for name, seat in zip(names, view.seats, strict=True)
    ),
    candidate_actions=lambda view, seat: iter((Go(seat, "roll"), Go(seat, "stop"))),  # noqa: ARG005
)
"""The same game with capabilities, words among them."""
