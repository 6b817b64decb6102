"""Pig's kit for the contract tests, the smallest possible one."""

from pig import PIG

VARIANTS = 2
"""The sets of options to play with each number of seats."""
CLOSE_CALLS = ()
"""Positions for two seats in which an option decides a bot's choice, if random ones are not enough."""


def options(_seats, variant):
    """Return the options of a match."""
    return {"target": 10 * (variant + 1)}


def longest(seats):
    """Return a bound on the actions of these matches; no rule of the game bounds a match."""
    return 500 * seats


def check_conserved(state):
    """Fail if anything of the game has been lost or added."""
    assert len(state.scores) == state.seats
    assert min(*state.scores, state.points) >= 0


def alphabet(_state):
    """Return texts of actions of every kind and seat, legal or not."""
    yield from (f"roll {number}" for number in range(1, 7))
    yield from (f"{seat} {verb}" for seat in range(1, 5) for verb in ("roll", "stop"))


def outcome_test(state):
    """Return a predicate for outcomes of chance in this state."""
    return {outcome for outcome, _ in PIG.chance_outcomes(state)}.__contains__


def outcome_count(state):
    """Return how many outcomes chance has."""
    return len(list(PIG.chance_outcomes(state)))


def swapped(state, _seat, _random):
    """Return another state that looks the same to a seat: the state itself, as Pig hides nothing."""
    return state
