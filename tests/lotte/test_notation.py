"""Texts of actions and positions, and malformed texts."""

import pytest

from lotte.builders import options_for
from volle.core.errors import BadNotation
from volle.lotte.cards import DECK
from volle.lotte.notation import format_action, parse_action
from volle.lotte.position import format_position, parse_position
from volle.lotte.types import Draw, Roll, RollOn, SetAside, Stop, TurnCard

ACTIONS = {
    **{f"card {card.name}": TurnCard(card.name) for card in DECK},
    "roll 6": Roll((6,)),
    "roll 1 3 3 3 5 6": Roll((1, 3, 3, 3, 5, 6)),
    "1 keep 1": SetAside(0, (1,)),
    "10 keep 1 1 1 5 5 5": SetAside(9, (1, 1, 1, 5, 5, 5)),
    "2 roll": RollOn(1),
    "1 stop": Stop(0),
    "10 draw": Draw(9),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_action_and_text_stand_for_each_other(text):
    assert parse_action(text) == ACTIONS[text]
    assert format_action(ACTIONS[text]) == text


def test_dice_are_read_in_any_order_and_written_ascending():
    assert parse_action("roll 3 1 6 3 5 3") == ACTIONS["roll 1 3 3 3 5 6"]
    assert parse_action("1 keep 5 1") == SetAside(0, (1, 5))
    assert format_action(parse_action("1 keep 5 1")) == "1 keep 1 5"


NO_ACTIONS = (
    """
;card;card bonus;card bonus-100;card bonus-300 ;card 3;card Stop;1 card stop;cards stop;card stop stop
;roll;roll 0;roll 7;roll 1 1 1 1 1 1 1;roll 11;roll 01;roll -1;roll 1  1;1 roll 1;roll 1,1
;1 keep;1 keep 0;1 keep 7;1 keep 1 1 1 1 1 1 1;keep 1;0 keep 1;11 keep 1;1 keep one
;0 roll;11 roll;01 roll;1 stop 1;1 stops;stop;1  stop; 1 stop;1 stop ;1 Stop;1 draw bonus-300;draw
;1 pass;result 1 2 winner 2;\N{ARABIC-INDIC DIGIT ONE} stop;roll \N{ARABIC-INDIC DIGIT ONE}
;1 keep \N{SUPERSCRIPT TWO}
""".strip("\n")
    .replace("\n;", ";")
    .split(";")
)


@pytest.mark.parametrize("text", [*NO_ACTIONS, "1 stop\n", "1 stop\r", "1\tstop"])
def test_texts_that_are_no_action(text):
    with pytest.raises(BadNotation) as refusal:
        parse_action(text)
    assert refusal.value.code == "notation.action"


POSITION = """\
phase keep
left 10 5 5 4 5 5 5 0 5 5 1
scores 1200 -300 0
turn 7
reached 6
card bonus-300
cards 2
points 850
dice 1 3 4 5
aside 1 5
"""


def read(text, **changes):
    """The state of three seats from a text."""
    return parse_position(text, options_for(3, aside="choice", **changes))


def test_position_and_text_stand_for_each_other():
    state = read(POSITION)
    assert format_position(state) == POSITION
    assert (state.scores, state.turn, state.reached) == ((1200, -300, 0), 7, 5)
    assert (state.card, state.cards, state.points) == ("bonus-300", 2, 850)
    assert (state.dice, state.set_aside, state.full_rolls) == ((1, 3, 4, 5), (1, 5), 0)


def test_position_says_in_short_that_the_deck_is_whole():
    assert format_position(read("phase card\nleft *\nscores 0 0 0")) == "phase card\nleft *\nscores 0 0 0\n"


CLOVER = "card clover\ncards 1\naside 1 1 1 5 5 5"


def test_position_of_a_game_that_is_over():
    state = read("phase over\nleft *\nscores 6000 50 0\nturn 3\nreached 1")
    assert (state.reached, state.clover) == (0, None)
    state = read(
        "phase over\nleft *\nscores 0 50 0\nturn 1\ncard clover\ncards 1\naside 1 1 1 5 5 5\nclover 2"
    )
    assert state.clover == 1


CONTRADICTIONS = [
    ("phase keep", "phase keeping"),
    ("phase keep\n", ""),
    ("phase keep", "phase over"),
    ("phase keep", "phase card"),
    ("left 10 5 5 4 5 5 5 0 5 5 1\n", ""),
    ("left 10 5", "left 11 5"),
    ("5 5 1\n", "5 5 2\n"),
    ("5 5 1\n", "5 5\n"),
    ("5 5 1\n", "5 5 1 1\n"),
    ("scores 1200 -300 0", "scores 1200 -300"),
    ("scores 1200 -300 0", "scores 1200 -300 0 0"),
    ("scores 1200 -300 0", "scores 1200 -310 0"),
    ("scores 1200 -300 0", "scores 1200 -0 0"),
    ("scores 1200 -300 0\n", ""),
    ("turn 7", "turn 07"),
    ("turn 7", "turn 0"),
    ("turn 7", "turn 5"),  # the target was reached in turn 6
    ("turn 7", "turn 9"),  # no turn is left
    ("reached 6", "reached 3"),  # a round before
    ("card bonus-300", "card bonus-100"),
    ("card bonus-300", "card stop"),
    ("card bonus-300\n", ""),
    ("cards 2\n", ""),
    ("points 850", "points 825"),
    ("points 850", "points 0"),
    ("dice 1 3 4 5", "dice 1 3 4"),
    ("dice 1 3 4 5", "dice 1 4 3 5"),
    ("dice 1 3 4 5", "dice 1 3 4 7"),
    ("dice 1 3 4 5", "dice 2 3 4 6"),  # nothing to choose
    ("dice 1 3 4 5", "dice 2 3 4 5"),  # only one option
    ("dice 1 3 4 5\n", ""),
    ("aside 1 5", "aside 5 1"),
    ("aside 1 5\n", ""),
    ("aside 1 5", "aside 1 5\naside 1 5"),
    ("aside 1 5\n", "aside 1 5\nclover 1\n"),
    ("aside 1 5\n", "aside 1 5\ncolour blue\n"),
]


@pytest.mark.parametrize(("old", "new"), CONTRADICTIONS)
def test_positions_that_contradict_themselves(old, new):
    assert POSITION.count(old) == 1
    with pytest.raises(BadNotation) as refusal:
        read(POSITION.replace(old, new))
    assert refusal.value.code == "notation.position"


OTHERS = {
    "dice that must be rolled on": "go\ncard fireworks\ncards 1\ndice 2\naside 1 1 1 5 5",
    "a winner who is not there": f"over\n{CLOVER}\nclover 4",
    "a winner in another's turn": f"over\n{CLOVER}\nclover 2",
    "a winner by another card": f"over\n{CLOVER.replace('clover', 'double')}\nclover 1",
    "a winner without a Full Roll": f"over\n{CLOVER.replace(' 5 5 5', '')}\nclover 1",
    "dice before the card": "card\naside 1",
    "points before the card": "card\npoints 50",
    "a match that never ended": "over\nturn 3",
    "a card without dice": "go\ncard bonus-300\ncards 1",
    "another card after half a roll": "card\ncard bonus-300\ncards 1\naside 1 5 5",
}


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS)
def test_positions_that_no_match_comes_to(text):
    with pytest.raises(BadNotation) as refusal:
        read(f"left *\nscores 0 0 0\nphase {text}")
    assert refusal.value.code == "notation.position"


def test_a_bad_position_names_its_line():
    with pytest.raises(BadNotation) as refusal:
        read(POSITION.replace("cards 2", "cards two"))
    assert refusal.value.params == {"line": 7}
