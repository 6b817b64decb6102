"""Texts of actions and positions, and malformed texts."""

import pytest

from volle.core.errors import BadNotation
from volle.wolle.cards import HOUSE_DECK
from volle.wolle.notation import format_action, parse_action
from volle.wolle.position import format_position, parse_position
from volle.wolle.types import (
    Bid,
    Claim,
    Deal,
    DealBoards,
    Keep,
    Leave,
    MakeBid,
    Miss,
    Payment,
    Rescue,
    Roll,
    Steal,
    Take,
    Top,
)
from wolle.builders import options_for

ACTIONS = {
    "boards 54 52 57": DealBoards((54, 52, 57)),
    "deal s12 s45 d1 k": Deal(("s12", "s45", "d1", "k")),
    "roll 12 10 3": Roll((12, 10, 3)),
    "1 bid 24": MakeBid(0, Bid(24)),
    "6 bid 26+": MakeBid(5, Bid(26, plus=True)),
    "2 keep d12": Keep(1, "d12"),
    "2 keep d8": Keep(1, "d8"),
    "2 claim": Claim(1),
    "1 rescue": Rescue(0),
    "1 miss": Miss(0),
    "2 take s12": Take(1, ("s12",)),
    "2 take s12 d1 k": Take(1, ("s12", "d1", "k")),
    "2 steal": Steal(1),
    "2 leave": Leave(1),
    "2 top s51": Top(1, "s51"),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_action_and_text_stand_for_each_other(text):
    assert parse_action(text) == ACTIONS[text]
    assert format_action(ACTIONS[text]) == text


def test_cards_are_read_in_any_order_and_written_in_deck_order():
    assert parse_action("deal k d1 s45 s12") == ACTIONS["deal s12 s45 d1 k"]
    assert parse_action("2 take k d1 s12") == ACTIONS["2 take s12 d1 k"]


NO_ACTIONS = (
    """
;; ;bid 24;0 bid 24;7 bid 24;1 bid;1 bid 13;1 bid 27;1 bid 25+;1 bid 024;1 bid x4
;1 bid 24 ; 1 bid 24;1  bid 24;1 Bid 24;\N{ARABIC-INDIC DIGIT ONE} bid 24;1 bid \N{ARABIC-INDIC DIGIT TWO}4
;roll 1 1;roll 1 1 1 1;roll 0 1 1;roll 01 1 1;roll -1 1 1;roll 100 1 1;1 roll 1 1 1;boards 52;boards 052 53
;boards 52 53 54 55 56 57 58;deal;deal s00;deal s52;deal s1;deal d0;deal d9;deal k1;deal x;1 deal s01
;deal s01 s02 s03 s04 s05 s06 s07 s08;2 keep;2 keep d6;2 keep d12 d10;2 take;2 take s01 s02 s03 s04
;2 top;2 top s01 s02;2 claim 3;claim;2 pass;result 1
""".strip("\n")
    .replace("\n;", ";")
    .split(";")
)


@pytest.mark.parametrize("text", [*NO_ACTIONS, "1 bid 24\n", "1 bid 24\r", "1\tbid 24"])
def test_texts_that_are_no_action(text):
    with pytest.raises(BadNotation) as refusal:
        parse_action(text)
    assert refusal.value.code == "notation.action"


@pytest.mark.parametrize("text", ["deal s01 s01", "2 take d1 d1 s01"])
def test_cards_are_named_once(text):
    with pytest.raises(BadNotation) as refusal:
        parse_action(text)
    assert refusal.value.code == "notation.twice"


POSITION = """\
phase try
undealt s20 s21
display s12 s45 d1 k
order 2 1 3
place 1
dice 12 10 3
tries 2
kept d10
1 board 54 chips 2 herd s07 s03 past 22 14 bid 24
2 board 52 chips 1 dogs d3 d2 past 26+ 26+ bid 26+
3 board 57 chips 0 past 24 25 bid 18
"""


def read(text):
    """The state of three seats from a text."""
    return parse_position(text, options_for(3))


def test_position_and_text_stand_for_each_other():
    state = read(POSITION)
    assert format_position(state) == POSITION
    assert [card.id for card in state.herds[0]] == ["s07", "s03"]
    assert (state.order, state.place) == ((1, 0, 2), 1)
    assert (state.dice, state.tries, state.kept) == ((12, 10, 3), 2, (1,))
    assert [[str(bid) for bid in past] for past in state.past_bids] == [
        ["22", "14"],
        ["26+", "26+"],
        ["24", "25"],
    ]


def test_position_says_in_short_that_all_other_cards_are_undealt():
    state = read(POSITION.replace("s20 s21", "*"))
    assert len(state.undealt) == 60 - 8
    assert "undealt *\n" in format_position(state)


SETTLED = """\
phase take
undealt *
display s12 s45 d1 k
order 2 1 3
place 1
dice 12 8 2
tries 2
kept d10
outcome reached 1 2
1 board 54 chips 2 herd s07 s40 bid 25
2 board 52 chips 1 dogs d3 d2 bid 26+
3 board 57 chips 0 bid 18
"""
BLACK_SHEEP = """\
phase top
undealt *
display s12 s45 d1 k
order 2 1 3
place 1
dice 1 8 2
tries 3
kept d10 d8
outcome missed
new s21 s27
1 board 54 chips 2 herd s07 s40 bid 25
2 board 52 chips 1 dogs d3 d2 bid 26+
3 board 57 chips 0 bid 18
"""


@pytest.mark.parametrize(
    ("text", "outcome", "paid"), [(SETTLED, "reached", Payment(1, 2)), (BLACK_SHEEP, "missed", None)]
)
def test_position_says_how_a_turn_was_settled(text, outcome, paid):
    options = options_for(3, HOUSE_DECK)
    state = parse_position(text, options)
    assert (state.outcome, state.paid) == (outcome, paid)
    assert format_position(state) == text


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (SETTLED, "outcome reached 1 2\n", ""),
        (SETTLED, "outcome reached 1 2", "outcome missed"),
        (SETTLED, "outcome reached 1 2", "outcome reached"),
        (SETTLED, "outcome reached 1 2", "outcome reached 1 3"),
        (SETTLED, "outcome reached 1 2", "outcome reached 0 3"),
        (SETTLED, "phase take", "phase try"),
        (BLACK_SHEEP, "outcome missed\n", ""),
        (BLACK_SHEEP, "dice 1 8 2", "dice 4 8 2"),
        (BLACK_SHEEP, "tries 3\nkept d10 d8", "tries 2\nkept d10"),
    ],
)
def test_positions_whose_outcome_contradicts_the_dice(text, old, new):
    assert text.count(old) == 1
    with pytest.raises(BadNotation) as refusal:
        parse_position(text.replace(old, new), options_for(3, HOUSE_DECK))
    assert refusal.value.code == "notation.position"


ALL_TAKEN = """\
phase top
undealt *
order 2 1 3
place 1
dice 12 8 5
tries 1
outcome reached 0 0
new s12 s45
taken 3
1 board 54 chips 2 herd s07 s40 dogs d1 bid 25
2 board 52 chips 1 dogs d3 d2 bid 26+
3 board 57 chips 0 bid 18
"""


def test_position_counts_the_cards_that_a_turn_has_taken():
    state = read(ALL_TAKEN)
    assert state.taken == 3
    assert format_position(state) == ALL_TAKEN


@pytest.mark.parametrize(
    ("display", "taken"),
    [("", 2), ("display s30 d4\n", 3)],
    ids=["as many as are new, of an empty display", "as many as are earned, of one with cards"],
)
def test_position_need_not_count_taken_cards_where_that_follows_from_the_rest(display, taken):
    text = ALL_TAKEN.replace("taken 3\n", "").replace("order", f"{display}order")
    state = read(text)
    assert state.taken == taken
    assert format_position(state) == text


@pytest.mark.parametrize(
    ("text", "old", "new"),
    [
        (ALL_TAKEN, "taken 3", "taken 1"),
        (ALL_TAKEN, "taken 3", "taken 4"),
        (ALL_TAKEN.replace("taken 3", "taken 2"), "order", "display s30\norder"),
        (SETTLED, "outcome reached 1 2", "outcome reached 1 2\ntaken 1"),
        (BLACK_SHEEP, "new s21 s27", "new s21 s27\ntaken 1"),
    ],
)
def test_positions_whose_turn_cannot_have_taken_so_many_cards(text, old, new):
    assert text.count(old) == 1
    with pytest.raises(BadNotation) as refusal:
        parse_position(text.replace(old, new), options_for(3, HOUSE_DECK))
    assert refusal.value.code == "notation.position"


FIRST_DEALT = """\
phase deal
undealt *
1 board 54 chips 2 herd s07 s03 past {past}
2 board 52 chips 1 dogs d3 d2 past {past}
3 board 57 chips 0 past {past}
"""
CONTRADICTIONS = [
    ("phase try", "phase trying"),
    ("phase try\n", ""),
    ("undealt s20 s21", "undealt s21 s20"),
    ("undealt s20 s21", "undealt s20 s12"),
    ("display s12 s45 d1 k", "display k d1 s45 s12"),
    ("display s12 s45 d1 k\n", ""),
    ("order 2 1 3", "order 2 1"),
    ("order 2 1 3", "order 2 1 1"),
    ("order 2 1 3\n", ""),
    ("place 1", "place 2"),  # the last of three does not roll
    ("dice 12 10 3", "dice 12 10 9"),
    ("dice 12 10 3\n", ""),
    ("tries 2", "tries 1"),
    ("tries 2", "tries 3"),
    ("kept d10\n", ""),
    ("kept d10", "kept d10 d10"),
    ("kept d10", "new s30"),
    ("kept d10", "kept d10\nkept d10"),
    ("1 board 54", "1 board 57"),
    ("1 board 54", "1 board 51"),
    ("1 board 54 ", "1 "),
    ("1 board 54", "4 board 54"),
    ("chips 2", "chips 25"),
    ("herd s07 s03", "herd s07 d4"),
    ("herd s07 s03", "herd s07 s07"),
    ("herd s07 s03", "herd s07 s12"),
    ("dogs d3 d2", "dogs d3 s02"),
    ("dogs d3 d2", "dogs d3 d1"),
    ("dogs d3 d2", "dogs d3 d2 bone"),  # it lies on the display
    (" bid 18", ""),
    ("bid 26+", "bid 27"),
    ("past 22 14", "past 22"),
    ("past 22 14", "past 22 27"),
    ("past 22 14 ", ""),
    ("3 board 57 chips 0 past 24 25 bid 18\n", ""),
    ("3 board", "colour blue\n3 board"),
]


@pytest.mark.parametrize(("old", "new"), CONTRADICTIONS)
def test_positions_that_contradict_themselves(old, new):
    assert POSITION.count(old) == 1
    with pytest.raises(BadNotation) as refusal:
        read(POSITION.replace(old, new))
    assert refusal.value.code == "notation.position"


def test_no_seat_has_bid_in_more_rounds_than_there_were():
    assert read(FIRST_DEALT.format(past="22")).past_bids == ((Bid(22),),) * 3
    with pytest.raises(BadNotation):
        read(FIRST_DEALT.format(past="22 22"))


def test_a_bad_position_names_its_line():
    with pytest.raises(BadNotation) as refusal:
        read(POSITION.replace("dice 12 10 3", "dice 12 10"))
    assert refusal.value.params == {"line": 6}
