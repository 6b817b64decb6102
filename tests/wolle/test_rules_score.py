"""The rules of the end and of the final count."""

import pytest
from builders import all_of, codes_and_rules, play, refused, the
from matches import played

from volle.wolle import GAME, events, scoring
from wolle.builders import at

NEARLY_OVER = """
    phase take
    display s01 s02 d8
    order 1 2 3
    place 1
    dice 12 7 1
    tries 2
    kept d12
    outcome reached 0 0
    1 board 52 chips 3 herd s05 dogs d1 bid 20
    2 board 53 chips 2 herd s06 dogs d2 d3 bid 15
    3 board 54 chips 0 herd s07 dogs d4 d5 d6 d7 bone bid 14
"""


def over(*seats):
    """The result of a finished match, given the seat lines without number and board."""
    lines = (f"{number} board {51 + number} {line}" for number, line in enumerate(seats, 1))
    return GAME.result(at("\n".join(["phase over", *lines])))


def score(seat, *others):
    """The score of the first seat; the others have nothing that matters unless given."""
    return over(seat, *(others or ("chips 0 dogs d7 d8",))).scores[0]


def test_wolle_end_comes_when_all_cards_have_been_handed_out():
    state = at(NEARLY_OVER)
    assert GAME.result(state) is None
    step = play(state, "2 take s01 s02", "2 top s02")
    assert codes_and_rules(step)[2:5] == [
        ("cards.taken", "wolle.turn.last"),
        ("round.ended", "wolle.round.order"),
        ("game.ended", "wolle.end"),
    ]
    assert step.state == at("""
        phase over
        1 board 52 chips 3 herd s05 dogs d1 past 20
        2 board 53 chips 2 herd s06 s01 s02 dogs d2 d3 past 15
        3 board 54 chips 0 herd s07 dogs d4 d5 d6 d7 d8 bone past 14
    """)
    assert GAME.to_act(step.state) == ()


def test_wolle_end_forbids_every_action():
    state = play(at(NEARLY_OVER), "2 take s01 s02", "2 top s02").state
    for action in ("1 bid 14", "roll 1 1 1", "deal s01 s02 s03 s04", "2 top s02"):
        assert refused(state, action) == ("game.over", "wolle.end")


def test_wolle_score_sum_of_all_parts():
    result = over("chips 2 herd s01 s08 s41 s42 s09 s10 s19 s47 dogs d1 bone", "chips 0 dogs d7 d8")
    assert result.scores[0] == scoring.Score(
        plain=9, black=-2, set_370=14, set_007=21, dogs=9, bone=4, chips=2, total=57
    )


def test_wolle_score_sum_is_counted_card_by_card():
    (counted, _) = over("chips 2 herd s01 s47 s08 s41 s42 dogs d1 bone", "chips 0 dogs d7 d8").counts
    assert [(one.part, [card.id for card in one.cards], one.points, one.sum) for one in counted] == [
        ("chips", [], 2, 2),
        ("bone", ["k"], 4, 6),
        ("dogs", ["d1"], 9, 15),
        ("set_370", ["s41", "s42"], 14, 29),
        ("black", ["s47"], -2, 27),
        ("plain", ["s01"], 1, 28),
        ("plain", ["s08"], 8, 36),
    ]


def test_wolle_score_dog_none_is_counted_without_points():
    (counted, *_) = over("chips 0 herd s05 s01 s08", "chips 0 dogs d7 d8").counts
    assert [(one.part, [card.id for card in one.cards], one.sum) for one in counted] == [
        ("returned", ["s01", "s05"], 0),
        ("plain", ["s08"], 8),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_wolle_score_sum_is_what_the_count_comes_to(seats):
    result = GAME.result(played("wolle", seats, 0).state)
    assert tuple(counted[-1].sum for counted in result.counts) == result.totals


def test_wolle_score_sum_gives_a_point_for_each_chip_left():
    assert score("chips 7 dogs d1").chips == 7


def test_wolle_score_sum_is_reported_seat_by_seat_and_the_highest_wins():
    step = play(at(NEARLY_OVER), "2 take s01 s02", "2 top s02")
    assert all_of(step, "seat.scored") == [
        events.SeatScored(0, 5 + 9 + 3, "wolle.score.sum"),
        events.SeatScored(1, 6 + 1 + 2 + 2, "wolle.score.sum"),
        events.SeatScored(2, 7 - 5 + 20, "wolle.score.sum"),
    ]
    assert the(step, "game.won") == events.GameWon((2,), "wolle.score.sum")


def test_wolle_score_tie_shares_the_win():
    assert over("chips 3 dogs d1", "chips 3 dogs d2", "chips 0 dogs d3").winners == (0, 1)
    state = at(NEARLY_OVER.replace("chips 3", "chips 8"))
    step = play(state, "2 take s01 s02", "2 top s02")
    assert the(step, "game.won") == events.GameWon((0, 2), "wolle.score.tie")


@pytest.mark.parametrize(("cards", "points"), list(enumerate((0, 3, 14, 0, 3, 14, 0))))
def test_wolle_score_370(cards, points):
    herd = " herd " + " ".join(f"s{number}" for number in range(41, 41 + cards)) if cards else ""
    assert score(f"chips 0{herd} dogs d1").set_370 == points


@pytest.mark.parametrize(("cards", "points"), list(enumerate((0, 0, 0, 21, 21, 21, 42))))
def test_wolle_score_007(cards, points):
    secret = ("s09", "s10", "s19", "s20", "s29", "s30")
    herd = " herd " + " ".join(secret[:cards]) if cards else ""
    assert score(f"chips 0{herd} dogs d1").set_007 == points


def test_wolle_score_dog_one_is_9_points():
    assert score("chips 0 dogs d1").dogs == 9


@pytest.mark.parametrize(
    ("herd", "returned", "plain"),
    [
        ("s05 s01 s08 s03", ("s01", "s03"), 13),
        ("s05 s01", ("s01", "s05"), 0),
        ("s05", ("s05",), 0),
        ("s47 s41 s09 s06", ("s06",), 0),
        ("s47 s41 s09", (), 0),
    ],
)
def test_wolle_score_dog_none_puts_back_two_plain_sheep_of_least_points(herd, returned, plain):
    result = score(f"chips 0 herd {herd}")
    assert tuple(card.id for card in result.returned) == returned
    assert result.plain == plain
    assert result.dogs == 0


def test_wolle_score_dog_none_is_reported():
    state = at(NEARLY_OVER.replace(" dogs d1", "").replace("herd s05", "herd s05 s03 s08"))
    step = play(state, "2 take s01 s02", "2 top s02")
    assert all_of(step, "sheep.returned") == [events.SheepReturned(0, ("s03", "s05"), "wolle.score.dog-none")]


def test_wolle_score_dog_none_leaves_the_herd_as_it_was():
    state = at(NEARLY_OVER.replace(" dogs d1", ""))
    assert [card.id for card in play(state, "2 take s01 s02", "2 top s02").state.herds[0]] == ["s05"]


@pytest.mark.parametrize(
    ("dogs", "points"),
    [
        ((4, 2, 2), (-5, 0, 0)),
        ((3, 3, 2), (-5, -5, 0)),
        ((3, 3, 1, 1), (-5, -5, 9, 9)),
        ((2, 2, 2, 2), (-5, -5, -5, -5)),
        ((2, 2, 1, 1, 1, 1), (-5, -5, 9, 9, 9, 9)),
        ((7, 1), (-5, 9)),
        ((8, 0), (-5, 0)),
    ],
)
def test_wolle_score_dog_most_loses_5_each(dogs, points):
    hands, first = [], 1
    for count in dogs:
        names = " ".join(f"d{number}" for number in range(first, first + count))
        hands.append(f"chips 0 dogs {names}" if count else "chips 0")
        first += count
    assert tuple(one.dogs for one in over(*hands).scores) == points


@pytest.mark.parametrize(("dogs", "points"), [("", 0), ("d1", 4), ("d1 d2", 8), ("d1 d2 d3 d4", 16)])
def test_wolle_score_bone_is_4_points_for_each_dog(dogs, points):
    result = score(f"chips 0{' dogs ' if dogs else ''}{dogs} bone", "chips 0 dogs d7 d8")
    assert result.bone == points


def test_wolle_score_bone_is_in_addition_to_the_one_dog():
    assert score("chips 0 dogs d1 bone").total == 13


def test_wolle_score_bone_does_not_spare_the_minus_5():
    assert score("chips 0 dogs d1 d2 d3 bone").total == 3 * 4 - 5


def test_the_scoring_table_before_a_match_is_what_counts_at_its_end():
    points = {kind: [one.points for one in worths] for kind, worths in GAME.reference.scoring_table.items()}
    sets = {"370": [3, 14, 0], "007": [0, 0, 21]}
    assert points == sets | {"dog": [9], "dog-most": [-5], "bone": [4], "chip": [1]}
