"""The estimated minutes of a match: by seats, people and rules."""

from itertools import pairwise

import pytest
from pig import PIG

from volle.core import match as matches
from volle.core.duration import minutes
from volle.games import GAMES

WEAKEST = {name: f"bot:{next(iter(game.bots))}" for name, game in GAMES.items()}


def estimate(game, people, bots=0, **options):
    names = (*(f"Player {number}" for number in range(people)), *((WEAKEST[game],) * bots))
    return minutes(matches.begin(GAMES[game], names, options))


@pytest.mark.parametrize("game", GAMES)
def test_people_take_more_time_than_bots(game):
    found = [estimate(game, people, 4 - people) for people in range(5)]
    assert all(fewer < more for fewer, more in pairwise(found))


@pytest.mark.parametrize("people", range(1, 11))
def test_a_higher_target_takes_more_time(people):
    found = [estimate("lotte", people, people == 1, target=target) for target in (1000, 3000, 6000, 20000)]
    assert all(lower < higher for lower, higher in pairwise(found))


@pytest.mark.parametrize(("people", "bots"), [(1, 2), (2, 2), (4, 0), (6, 0)])
def test_long_matches_are_rounded_to_five_minutes(people, bots):
    assert estimate("wolle", people, bots) % 5 == 0


def test_no_match_takes_less_than_a_minute():
    assert estimate("lotte", 0, 2, target=500) == 1


def test_a_game_without_an_estimate_has_no_minutes():
    assert minutes(matches.begin(PIG, ("Anna", "Ben"), {})) is None
