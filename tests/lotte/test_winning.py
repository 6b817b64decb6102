"""The racer: its value of a score, and the effect on its play."""

from fractions import Fraction
from itertools import pairwise

import pytest
from builders import play

from lotte import brute
from lotte.builders import at, turn
from volle.core import chance
from volle.lotte import GAME, odds, race, solved
from volle.lotte.cards import FULL
from volle.lotte.odds import play_of
from volle.lotte.options import PRESETS, parse_options
from volle.lotte.race import Race
from volle.lotte.solved import ONE
from volle.lotte.turn_value import CLOVER, PointsTurn
from volle.lotte.winning import WinningTurn

TARGET = 6000


def agreed(seats=2, **options):
    """The options of a match."""
    return parse_options(options, seats)


def value_of(scores, seat=0, rest=None, seats=2, points=0, **options):
    """The chance of a seat to win after a turn with `points`."""
    return race.chance(Race(agreed(seats, **options), seat, rest), scores, points)


def turn_value(scores, seat=0, rest=None, **options):
    """The chance of a seat to win at the start of its turn, with a whole deck."""
    one = Race(agreed(len(scores), **options), seat, rest)
    ends = lambda written, points: race.chance(one, written, points)  # noqa: E731
    hits = lambda written: race.hit(one, written)  # noqa: E731
    return WinningTurn(play_of(one.agreed), scores, ends, hits).drawing(0, FULL)


def racer(position, *rolls, **options):
    """The action of `racer` in a position, after rolls."""
    state = play(at(position, **options), *rolls).state
    action = GAME.bots["racer"].choose(
        GAME.observe(state, state.turn % state.options.seats), chance.stream(bytes(16), 0, 0)
    )
    return GAME.format_action(action).split(" ", 1)[1]


# ------------------------------------------------------------------------------ the solved game


def test_the_rules_of_the_solved_games_are_the_presets():
    assert {name: rules for rules, name in solved.RULES.items()} == {
        name: tuple(preset.values()) for name, preset in PRESETS.items()
    }


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(
    "scores", [(0, 0), (500, 1500), (2500, 2500), (4300, 3100), (1200, 5000), (5400, 4800), (5600, 5900)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_solved_game_agrees_with_the_best_turn_from_it(preset, seat, scores):
    """The best play of a turn leads from the chances after it to the chance before it."""
    own, other = TARGET - scores[seat], TARGET - scores[1 - seat]
    before = solved.running(preset, seat == 0, own, other)
    assert abs(turn_value(scores, seat, preset=preset) - before) < ONE * 4 // 1000


@pytest.mark.parametrize("choice", [False, True])
def test_a_last_turn_grows_harder_with_what_it_needs(choice):
    chances = [solved.last(choice, need) for need in range(-50, 5000, 50)]
    assert all(near >= far for near, far in pairwise(chances))
    assert chances[0] == ONE
    assert chances[-1] < ONE // 10


def test_a_last_turn_for_a_single_point_more_is_lost_where_cards_and_dice_say_so():
    """A seat that needs less than any card brings goes on until a roll scores; computed independently."""
    straight = brute.straight(frozenset(range(1, 6)), 6, False)
    full = brute.full_roll(6, False)
    scores = 1 - Fraction(
        sum(ways for dice, ways in brute.throws(6).items() if not brute.set_aside_options(dice, False)), 6**6
    )
    lucky = 30 * scores + 5 * scores + 5 * straight + 6 * full
    least = Fraction(solved.last(False, 50), ONE)
    # A tie is half a win: a single 5 and no more, of six dice, after which the seat may continue.
    assert lucky / 56 - Fraction(1, 10) < least < lucky / 56


@pytest.mark.parametrize("choice", [False, True])
def test_a_turn_brings_what_it_is_worth(choice):
    """Without the value of an immediate win. The few turns of more than 3,000 count as that."""
    play_by = odds.Play(choice, 6 if choice else 5, 2 if choice else 1)
    shares = solved.turn(choice)
    assert sum(shares) == ONE
    points = sum(50 * steps * share for steps, share in enumerate(shares[:-1])) / ONE
    expected = PointsTurn(play_by, 1).drawing(0, FULL)
    clover = float(odds.full_roll(choice=choice)) ** play_by.clover / 56
    wins = shares[-1] / ONE
    # Sometimes it is not the first card of the turn.
    assert clover < wins < 1.3 * clover
    assert abs(points - (expected - CLOVER * wins)) < 8


# ------------------------------------------------------------------------------ the race


@pytest.mark.parametrize("options", [{}, {"preset": "tutto"}, {"target": 10000}, {"aside": "choice"}])
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_more_points_are_never_worth_less(seats, options):
    scores = (2000, 3000, 1500, 100, 0, 4000, 2500)[:seats]
    for seat in (0, seats - 1):
        found = [
            value_of(scores, seat, seats=seats, points=points, **options) for points in range(0, 9000, 50)
        ]
        assert all(less <= more + ONE // 500 for less, more in pairwise(found))
        assert found[0] < found[-1]


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_among_equals_the_chances_make_about_one_match(seats):
    """Each seat right after its own turn, so that all are at the same point of the race."""
    share = value_of((3000,) * seats, seats=seats) * seats / ONE
    assert 0.7 < share < 1.1


def test_the_last_turn_is_won_lost_or_shared():
    assert [value_of((5000, 6000), rest=0, points=points) for points in (950, 1000, 1050)] == [
        0,
        ONE // 2,
        ONE,
    ]
    assert value_of((5000, 6000, 6000), rest=0, seats=3, points=1000) == ONE // 3


def test_with_equally_many_turns_a_leader_that_lost_1000_has_not_ended_the_match():
    lost = value_of((5500, 5000), 1, rest=0, points=500, preset="tutto")
    assert 0 < lost < ONE
    assert value_of((5500, 5000), 1, rest=0, points=1000, preset="tutto") == ONE


@pytest.mark.parametrize("seat", range(3))
def test_once_the_target_is_reached_the_other_seats_have_a_turn_or_only_those_after_it(seat):
    value = lambda rest, preset: value_of((5900,) * 3, seat, rest, seats=3, points=100, preset=preset)  # noqa: E731
    assert value(None, "cabinet") == value(2, "cabinet")
    assert value(None, "tutto") == value(2 - seat, "tutto")


# ------------------------------------------------------------------------------ what it does


@pytest.mark.parametrize(("points", "action"), [(950, "roll"), (1050, "stop"), (1100, "stop")])
def test_racer_stops_in_the_last_turn_as_soon_as_it_has_enough(points, action):
    lines = {"scores": "5000 6000", "turn": 2, "reached": 2, "aside": "1 1 1 5", "dice": "2 3"}
    assert racer(turn("bonus-200", points=points, **lines)) == action


def test_racer_draws_in_the_last_turn_where_a_full_roll_is_not_enough():
    position = turn("bonus-200", scores="3000 6000", points=2900, turn=2, reached=2, aside="1 1 1 5 5 5")
    assert racer(position) == "draw"
    assert racer(position.replace("2900", "3100")) == "stop"


@pytest.mark.parametrize("preset", PRESETS)
def test_racer_risks_more_the_further_it_lies_behind(preset):
    """With the same dice and cards; only the scores differ."""
    lines = {"points": 1200, "aside": "1 1 1 5 5 5"}
    assert racer(turn("bonus-300", scores="5000 1000", **lines), preset=preset) == "stop"
    assert racer(turn("bonus-300", scores="1000 5900", **lines), preset=preset) == "draw"


def test_racer_among_many_risks_more_where_a_seat_is_nearly_there():
    lines = {"points": 1200, "aside": "1 1 1 5 5 5"}
    assert racer(turn("bonus-300", scores="4000 1000 500 800", **lines)) == "stop"
    assert racer(turn("bonus-300", scores="1000 1000 5900 5800", **lines)) == "draw"
