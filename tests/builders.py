"""Helpers for tests of any game: play actions from texts, list legal ones, catch refusals, select events.

Positions are read by each game's own builders: wolle/builders.py, lotte/builders.py.
"""

import json

from volle import lotte, wolle
from volle.core.errors import IllegalAction
from volle.core.game import Step
from volle.lotte.types import State as LotteState
from volle.wolle.types import State as WolleState

GAME_OF = {WolleState: wolle.GAME, LotteState: lotte.GAME}
SEED = "000102030405060708090a0b0c0d0e0f"
NEW = {"do": "new", "game": "wolle", "seats": ["Anna", "bot:ram", "Ben"], "options": {}, "seed": SEED}
"""A request of the bridge."""


def play(state, *actions):
    """Return the last state after some actions, and the events of all of them."""
    game = GAME_OF[type(state)]
    frames = []
    for action in actions:
        step = game.apply(state, game.parse_action(action))
        state = step.state
        frames += step.frames
    return Step(state, tuple(frames))


def legal(state, seat=0):
    """Return the legal actions of a seat, as texts without its number."""
    game = GAME_OF[type(state)]
    return [game.format_action(action).split(" ", 1)[1] for action in game.legal_actions(state, seat)]


def refused(state, action):
    """Return (code, rule) of the refusal of an action."""
    game = GAME_OF[type(state)]
    try:
        game.apply(state, game.parse_action(action))
    except IllegalAction as refusal:
        return refusal.code, refusal.rule
    raise AssertionError(f"{action} is legal")


def codes_and_rules(step):
    """Return (code, rule) of each event."""
    return [(event.code, event.rule) for event in step.events]


def the(step, code):
    """Return the only event with this code."""
    (event,) = (event for event in step.events if event.code == code)
    return event


def all_of(step, code):
    """Return every event with this code."""
    return [event for event in step.events if event.code == code]


def asking(handle):
    """Return a function that sends a request to a bridge, repeating while a bot thinks."""

    def asked(do=None, **request):
        answer = {"thinking": True}
        while answer.get("thinking"):
            answer = json.loads(handle(json.dumps({"do": do, **request})))
        return answer

    return asked


def events_of(answer):
    """Return the events in an answer of the bridge."""
    return [*(answer["log"] or ()), *(frame["event"] for frame in answer["frames"])]
