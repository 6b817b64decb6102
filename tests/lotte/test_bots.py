"""Bots: legal, deterministic, and in the right order of strength."""

from collections import Counter
from functools import cache
from math import sqrt

import pytest
from builders import play

from lotte.builders import at, turn
from volle.core import chance
from volle.core import match as matches
from volle.core.game import CHANCE
from volle.lotte import GAME, bots
from volle.lotte.types import RollOn, Stop

LEVELS = ("cautious", "steady", "racer")
PRESETS = ("cabinet", "tutto")
TUTTO = {"preset": "tutto"}
ENDS = ("turn.scored", "turn.lost")
ONLY_STOPS = "9 0 0 0 0 0 0 0 0 0 0"
NO_STOPS = "0 5 5 5 5 5 5 5 5 5 1"


def choose(level, state, seat=0, seed=bytes(16)):
    """The text of a bot's action, without its seat."""
    action = GAME.bots[level].choose(GAME.observe(state, seat), chance.stream(seed, 0, seat))
    return GAME.format_action(action).split(" ", 1)[1]


def steady(position, *rolls, **options):
    """The action of `steady` in a position, after rolls."""
    return choose("steady", play(at(position, **options), *rolls).state)


def racer(position, *rolls, **options):
    """The action of `racer` in a position, after rolls."""
    return choose("racer", play(at(position, **options), *rolls).state)


@cache
def played(names, seed, preset, target=6000):
    """A finished match of bots."""
    options = {"preset": preset, "target": target}
    bots = tuple(f"bot:{name}" for name in names)
    match = matches.begin(GAME, bots, options, chance.derive_seed("bots", seed))
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def test_bots_are_known_by_their_level():
    assert tuple(GAME.bots) == LEVELS


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_bot_plays_whole_matches_legally(level, seats, preset):
    """`apply` refuses illegal actions, and a bot decides every choice."""
    match = played((level,) * seats, seats, preset, 500)
    assert match.game.result(match.state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_bot_chooses_the_same_again(level):
    names = (level,) * 3
    assert played(names, 1, "tutto", 1000).log == played.__wrapped__(names, 1, "tutto", 1000).log
    assert played(names, 1, "tutto", 1000).log != played(names, 2, "tutto", 1000).log


ROLLED = turn("bonus-300")


def chosen(level, state, times):
    """The frequency of each action of a bot, over several streams."""
    seeds = (chance.derive_seed("slip", number) for number in range(times))
    return Counter(choose(level, state, seed=seed) for seed in seeds)


def test_at_random_does_everything():
    state = play(at(ROLLED, **TUTTO), "roll 1 2 2 2 5 6").state
    rng = chance.stream(bytes(16), 0, 0)
    found = {bots.at_random(GAME.observe(state, 0), rng) for _ in range(100)}
    assert found == set(GAME.legal_actions(state, 0))


@pytest.mark.parametrize("level", ["steady", "racer"])
def test_the_better_bots_need_no_luck_to_decide(level):
    state = play(at(ROLLED, **TUTTO), "roll 1 2 2 2 5 6").state
    assert len(chosen(level, state, 20)) == 1


def test_cautious_slips_the_seldomer_the_more_depends_on_it():
    """Setting aside a lone 5 of 1-1-1-5-6-6 loses far more than setting it aside with the triple, or not."""
    state = play(at(ROLLED, **TUTTO), "roll 1 1 1 5 6 6").state
    found = chosen("cautious", state, 400)
    near = [found["keep 1 1 1 5"], found["keep 1 1 1"]]
    assert min(near) > 20
    assert found["keep 5"] <= 4


def test_cautious_never_throws_away_sure_points():
    state = play(at(turn("bonus-200", points=1500)), "roll 1 2 2 2 3 4").state
    assert chosen("cautious", state, 200) == {"stop": 200}


def test_cautious_stops_where_steady_goes_on():
    position = turn("bonus-200", points=350, aside="1 1 5", dice="2 3 4")
    assert steady(position) == "roll"
    found = chosen("cautious", at(position), 200)
    assert found["stop"] > found["roll"]


def test_cautious_forgets_the_cards_that_lay_open():
    position = turn("bonus-300", aside="1 1 1 5 5 5", points=1500, left=NO_STOPS)
    assert steady(position, **TUTTO) == "draw"
    assert chosen("cautious", at(position, **TUTTO), 50)["stop"] == 50


def share_won(seats, preset, games, target=6000):
    """The share of matches that a steady bot wins alone against random bots, in each seat in turn."""
    won = 0
    for number in range(games):
        seat = number % seats
        names = tuple("steady" if other == seat else "random" for other in range(seats))
        won += result_of(names, number, preset, target).winners == (seat,)
    return won / games


def result_of(names, number, preset, target):
    """The result of a match of bots, the random control included."""
    players = {level: bot.choose for level, bot in GAME.bots.items()} | {"random": bots.at_random}
    state = GAME.start(GAME.parse_options({"preset": preset, "target": target}, len(names)))
    rng = chance.stream(chance.derive_seed("control", number), 0, 0)
    while to_act := GAME.to_act(state):
        (seat,) = to_act
        action = (
            GAME.draw(state, rng) if seat == CHANCE else players[names[seat]](GAME.observe(state, seat), rng)
        )
        state = GAME.apply(state, action).state
    return GAME.result(state)


@pytest.mark.cpython
@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (4, 0.6)])
def test_steady_beats_chance_clearly_where_there_is_much_to_decide(seats, least):
    assert share_won(seats, "tutto", 32) >= least


def test_steady_beats_chance_where_all_that_scores_is_set_aside():
    assert share_won(2, "cabinet", 80) >= 0.6


# ------------------------------------------------------------------------------ for points


@pytest.mark.cpython
@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "worth"),
    # The value of a turn without the assumed value of an immediate win: see test_odds.py.
    [("cabinet", 390.68 - 6000 * 0.26456 / 56), ("tutto", 365.65 - 6000 * 0.07344 / 56)],
)
def test_steady_earns_what_a_turn_is_worth(preset, worth):
    earned = []
    for number in range(24):
        steps = played(("steady", "steady"), number, preset, 20000).steps
        before = [step for step in steps if step.state.reached is None]
        ends = [event for step in before for event in step.events if event.code in ENDS]
        earned += [event.points if event.code == "turn.scored" else 0 for event in ends]
    mean = sum(earned) / len(earned)
    deviation = sqrt(sum((points - mean) ** 2 for points in earned) / len(earned))
    assert len(earned) > 1000
    assert abs(mean - worth) < 3 * deviation / sqrt(len(earned))


@pytest.mark.parametrize(
    ("points", "keeps"), [(0, "keep 1"), (1000, "keep 1 2 2 2")], ids=["early", "with much at risk"]
)
def test_steady_keeps_a_lone_1_early_and_all_to_stop_late(points, keeps):
    assert steady(turn("bonus-200", points=points), "roll 1 2 2 2 3 4", **TUTTO) == keeps


def test_steady_stops_with_much_at_risk_and_two_dice():
    assert steady(turn("bonus-200", points=1000), "roll 1 2 2 2 3 4") == "stop"


@pytest.mark.parametrize(("dice", "action"), [("1 2 2 3 4 6", "roll"), ("1 1 1 1 5 6", "stop")])
def test_steady_rolls_five_dice_with_little_and_no_single_one_with_much(dice, action):
    assert steady(turn("bonus-200"), f"roll {dice}") == action


def test_steady_keeps_one_of_two_new_numbers_where_three_missing_are_better_than_two():
    position = turn("straight", aside="1 2", dice="1 1 1 1", phase="roll")
    assert steady(position, "roll 3 4 4 4", **TUTTO) == "keep 3"


@pytest.mark.parametrize(
    ("points", "left", "action"),
    [(850, "*", "draw"), (950, "*", "stop"), (300, ONLY_STOPS, "stop"), (1500, NO_STOPS, "draw")],
)
def test_steady_draws_on_by_the_cards_that_are_left(points, left, action):
    assert steady(turn("bonus-300", aside="1 1 1 5 5 5", points=points, left=left), **TUTTO) == action


def test_steady_wins_immediately_where_it_can():
    position = turn("clover", aside="1 1 1 5 5", dice="2", full_rolls=1, phase="roll")
    state = play(at(position, **TUTTO), "roll 1").state
    assert GAME.result(state).clover == 0
    position = turn("clover", aside="1 1 1 5 5 5", full_rolls=1)
    assert steady(position, "roll 1 1 1 2 2 2", **TUTTO) == "keep 1 1 1 2 2 2"


# ------------------------------------------------------------------------------ for the win


@pytest.mark.parametrize(("points", "action"), [(950, "roll"), (1000, "stop"), (1050, "stop")])
def test_steady_stops_in_the_last_turn_as_soon_as_it_has_enough(points, action):
    lines = {"scores": "5000 6000", "turn": 2, "reached": 2, "aside": "1 1 1 5", "dice": "2 3"}
    assert steady(turn("bonus-200", points=points, **lines)) == action


def test_steady_risks_nothing_in_the_last_turn_once_it_has_enough():
    """In any other turn it would go on, with so little at risk and five dice to roll."""
    lines = {"scores": "5900 6000", "turn": 2, "aside": "1", "dice": "2 3 4 6 6", "points": 100}
    assert steady(turn("bonus-200", reached=2, **lines)) == "stop"
    assert steady(turn("bonus-200", **(lines | {"scores": "5800 5900"}))) == "roll"


def test_steady_keeps_many_dice_to_roll_where_stopping_would_lose():
    """It would set all scoring dice aside and stop, if it did not need 3,000."""
    lines = {"points": 1000, "turn": 2, "reached": 2}
    roll = "roll 1 2 2 2 3 4"
    assert steady(turn("bonus-200", scores="5000 9000", **lines), roll, aside="choice") == "keep 1"
    assert steady(turn("bonus-200", scores="8000 9000", **lines), roll, aside="choice") == "keep 1 2 2 2"


def test_steady_draws_in_the_last_turn_where_a_full_roll_is_not_enough():
    position = turn("bonus-200", scores="3000 6000", points=2900, turn=2, reached=2, aside="1 1 1 5 5 5")
    assert steady(position) == "draw"
    assert steady(position.replace("2900", "3000")) == "stop"


def test_steady_goes_for_more_while_others_still_have_their_turns():
    """It is level with the best, but seats 3 and 4 come after it."""
    position = turn(
        "bonus-200", scores="6000 0 0 0", turn=1, reached=1, points=6000, aside="1", dice="2 3 4 6 6"
    )
    assert choose("steady", at(position), 1) == "stop"
    assert choose("steady", at(position.replace("points 6000", "points 5950")), 1) == "roll"


@pytest.mark.parametrize("preset", PRESETS)
def test_steady_never_stops_short_of_what_it_needs(preset):
    stops = []
    for number in range(12):
        match = played(("steady",) * 8, number, preset, 2000)
        for ply, action in enumerate(match.log):
            finale = GAME.observe(match.before(ply), None).finale
            if isinstance(action, (Stop, RollOn)) and finale and not finale.in_doubt:
                stops.append(isinstance(action, Stop))
                scores = match.steps[ply].state.scores
                assert isinstance(action, RollOn) or scores[action.seat] == max(scores)
    assert True in stops
    assert stops.count(False) > 10
