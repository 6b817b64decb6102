"""Numbers for programs that learn: of a fixed count, within their bounds, and of nothing that is hidden."""

import pytest
from hypothesis import given
from matches import match_positions

import volle
from volle.core.encoding import Field
from volle.core.game import CHANCE
from volle.games import GAMES

ENCODINGS = {name: game.encoding() for name, game in GAMES.items()}


@pytest.mark.parametrize("name", ENCODINGS)
def test_fields_have_names_of_their_own_and_a_meaning(name):
    fields = ENCODINGS[name].fields
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.about and field.size > 0 and field.least < field.most for field in fields)


@given(match_positions(*GAMES))
def test_a_view_has_its_numbers_within_the_bounds(match):
    encoding = match.game.encoding()
    views = [match.game.observe(match.state, None)]
    views += [match.game.known_to(match.state, seat) for seat in range(len(match.names))]
    for view in views:
        numbers = encoding.numbers(view)
        assert len(numbers) == encoding.size
        assert {type(number) for number in numbers} == {int}
        for field in encoding.fields:
            found = [int(number) for number in field.read(view)]
            assert all(field.least <= number <= field.most for number in found), field.name


@given(match_positions(*GAMES))
def test_each_legal_action_has_an_id_of_its_own(match):
    encoding = match.game.encoding()
    for seat in {*match.to_act} - {CHANCE}:
        view = match.game.known_to(match.state, seat)
        ids = [encoding.action_id(view, action) for action in view.legal]
        assert len({*ids}) == len(ids)
        assert all(
            encoding.actions[id_].split()[0] == of.verb for id_, of in zip(ids, view.legal, strict=True)
        )


def test_numbers_tell_apart_what_a_seat_can_see_and_nothing_else():
    match = volle.advance(volle.begin(volle.load("wolle"), ["Anna", "Ben", "Cleo"], seed="x"))
    low, high = (volle.play(match, match.game.legal_actions(match.state, 0)[at]) for at in (0, -1))
    for seat, differs in ((0, True), (1, False), (2, False), (None, False)):
        seen = [match.game.encoding().numbers(match.game.observe(one.state, seat)) for one in (low, high)]
        assert (seen[0] != seen[1]) == differs


def test_seats_are_counted_from_the_viewer():
    match = volle.begin(volle.load("lotte"), ["Anna", "Ben", "Cleo"], seed="x")
    position = (
        "phase go\nleft *\nscores 100 200 300\ncard bonus-200\ncards 1\npoints 300\ndice 2 3\naside 1 1 5 5\n"
    )
    state = match.game.parse_position(position, match.options)
    encoding = match.game.encoding()
    [scores] = (field for field in encoding.fields if field.name == "scores")
    assert scores.numbers(match.game.observe(state, 1))[:3] == [200, 300, 100]


def test_numbers_out_of_bounds_become_the_nearest_bound():
    field = Field("points", 3, 0, 10, "points", lambda view: view)
    assert field.numbers([-1, 11]) == [0, 10, 0]
