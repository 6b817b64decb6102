"""Common behaviour of the adapters: decisions as numbers, exact chance, and no access to secrets."""

import copy
import json
import pickle
from collections import Counter
from fractions import Fraction

import pytest
from matches import HELD

from volle.adapters.playing import CHOICES, DRAWS, Playing
from volle.core import chance
from volle.core.errors import BadNumber, BadOptions
from volle.core.game import CHANCE
from volle.games import GAMES


def play_on(playing, rng):
    """Play one step at random; return the number of its choices."""
    bound = playing.outcomes or len(playing.legal)
    playing.play(rng.below(bound))
    return bound


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_a_match_goes_to_its_end_in_small_numbers(name, most):
    game = GAMES[name]
    seats = game.seats[-1] if most else game.seats[0]
    playing, rng = Playing(game, seats, {}), chance.stream(bytes(16), seats, 0)
    while playing.seat is not None:
        assert playing.returns() == [0] * seats
        limit = DRAWS if playing.outcomes else CHOICES
        assert (playing.seat == CHANCE) == (playing.outcomes > 0)
        assert 1 <= play_on(playing, rng) <= limit
    assert sum(playing.returns()) == pytest.approx(1)
    winners = game.result(playing.state).winners
    assert [seat for seat, share in enumerate(playing.returns()) if share] == list(winners)


@pytest.mark.parametrize("name", GAMES)
def test_draws_come_to_the_chances_of_the_game(name):
    playing, rng = Playing(GAMES[name], 2, {}), chance.stream(bytes(16), 2, 0)
    compared = 0
    while compared < 3:
        state = playing.state
        if playing.outcomes and 1 <= len(playing.game.chance_choices(state)) <= 4:
            assert _chances(playing) == dict(_by_state(playing.game, state))
            compared += 1
        while playing.seat is not None and playing.state is state:
            play_on(playing, rng)


def _by_state(game, state):
    """Return the probability of each possible next state."""
    found = Counter()
    for action, probability in game.chance_outcomes(state):
        found[game.format_position(game.apply(state, action).state)] += probability
    return found


def _chances(playing):
    """Return the probability of each state that draws lead to."""
    found, waiting, before = Counter(), [(playing, Fraction(1))], playing.state
    while waiting:
        at, probability = waiting.pop()
        if at.state is not before:
            found[at.game.format_position(at.state)] += probability
            continue
        for number in range(at.outcomes):
            other = at.__deepcopy__({})
            other.play(number)
            waiting.append((other, probability / at.outcomes))
    return dict(found)


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_is_played_on_without_the_other(duplicate):
    playing, rng = Playing(GAMES["lotte"], 2, {}), chance.stream(bytes(16), 3, 0)
    for _ in range(9):
        other = duplicate(playing)
        before = repr(vars(playing))
        play_on(other, rng)
        assert repr(vars(playing)) == before != repr(vars(other))
        play_on(playing, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_match_is_played_on_as_it_stood(name):
    playing, rng = Playing(GAMES[name], 2, {}), chance.stream(bytes(16), 3, 0)
    for _ in range(30):
        kept = pickle.loads(pickle.dumps(playing))  # noqa: S301 - its own
        assert vars(kept) == vars(playing)
        play_on(playing, rng)


def test_no_seat_sees_a_bid_before_the_reveal():
    playing, rng = Playing(GAMES["wolle"], 3, {}), chance.stream(bytes(16), 4, 0)
    while len(playing.legal) < 14:
        play_on(playing, rng)
    assert playing.seat == 0
    other = playing.__deepcopy__({})
    playing.play(0)
    other.play(9)
    assert playing.view(0) != other.view(0)
    for seat in (1, 2, None):
        assert playing.view(seat) == other.view(seat)


@pytest.mark.parametrize("name", HELD)
def test_an_observation_names_each_action_in_the_order_of_its_number(name):
    playing, rng = Playing(HELD[name], 2, {}), chance.stream(bytes(16), 5, 0)
    for _ in range(60):
        if playing.legal:
            legal = json.loads(playing.view(playing.seat))["legal"]
            assert [one["text"] for one in legal] == list(map(playing.text, range(len(playing.legal))))
            assert all(one["verb"] in one["text"].split() for one in legal)
        play_on(playing, rng)
        if playing.seat is None:
            break


def test_an_observation_has_what_a_player_who_watched_remembers():
    playing, rng = Playing(GAMES["wolle"], 3, {}), chance.stream(bytes(16), 4, 0)
    while playing.game.round_of(playing.state) < 4:
        play_on(playing, rng)
    watcher = json.loads(playing.view(None))
    assert {seat["herd"] for seat in watcher["seats"]} == {None}
    for seat in range(3):
        seen = json.loads(playing.view(seat))["seats"]
        assert [[card["id"] for card in one["herd"]] for one in seen] == [
            [card.id for card in herd] for herd in playing.state.herds
        ]
        assert all(one["past_bids"] for one in seen)


def test_without_memory_an_observation_is_the_table_alone():
    playing, rng = Playing(GAMES["wolle"], 3, {}, memory=False), chance.stream(bytes(16), 4, 0)
    while playing.game.round_of(playing.state) < 4:
        play_on(playing, rng)
    seen = json.loads(playing.view(0))["seats"]
    assert {(seat["herd"], seat["past_bids"]) for seat in seen} == {(None, None)}
    before = playing.numbers(0)
    playing.memory = True
    assert playing.numbers(0) != before


@pytest.mark.parametrize("name", GAMES)
def test_fixed_ids_name_the_same_actions_in_every_state(name):
    by_place, by_id = (Playing(GAMES[name], 3, {}, actions=actions) for actions in ("place", "id"))
    rng, names = chance.stream(bytes(16), 7, 0), GAMES[name].encoding().actions
    assert by_id.choices == len(names) == len({*names})
    for _ in range(300):
        if by_place.seat is None:
            break
        if by_place.outcomes:
            number = rng.below(by_place.outcomes)
            by_place.play(number)
            by_id.play(number)
            continue
        assert [*by_id.legal] == sorted(by_id.legal)
        assert {*by_id.legal.values()} == {*by_place.legal.values()}
        listed = json.loads(by_place.view(by_place.seat))["legal"]
        for one in listed:
            assert by_id.text(one["id"]) == one["text"]
            assert names[one["id"]].split()[0] == one["verb"]
        place = rng.below(len(listed))
        by_place.play(place)
        by_id.play(listed[place]["id"])
        assert by_id.state == by_place.state


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_of_the_engine_chooses_a_legal_number(name):
    for actions in ("place", "id"):
        playing, rng = Playing(GAMES[name], 2, {}, actions=actions), chance.stream(bytes(16), 8, 0)
        level = next(iter(GAMES[name].bots))
        for _ in range(40):
            if playing.outcomes:
                play_on(playing, rng)
            elif playing.seat is not None:
                number = playing.bot_choice(level, rng)
                assert number in playing.legal
                playing.play(number)


@pytest.mark.parametrize("seats", [1, 0, -2, 11, "2", 2.0, True, None])
def test_a_number_of_seats_that_no_match_has_is_refused(seats):
    with pytest.raises(BadOptions, match=r"seats\.count"):
        Playing(GAMES["lotte"], seats, {})


@pytest.mark.parametrize(
    "arguments", [{"actions": "ids"}, {"actions": None}, {"memory": 1}, {"options": {"goal": 3}}]
)
def test_arguments_that_mean_nothing_are_refused(arguments):
    with pytest.raises(BadOptions):
        Playing(GAMES["lotte"], 2, **({"options": {}} | arguments))


def test_a_game_without_numbers_has_no_fixed_ids():
    playing = Playing(HELD["pig"], 2, {}, actions="id")
    with pytest.raises(BadOptions, match="encoding"):
        playing.play(5)


WRONG = (-1, CHOICES, DRAWS, 10**9, 0.0, 1.5, "0", None, True, False, [0], float("nan"))


@pytest.mark.parametrize("number", WRONG, ids=repr)
def test_a_number_of_no_legal_action_is_refused_and_changes_nothing(number):
    playing, rng = Playing(GAMES["lotte"], 2, {}), chance.stream(bytes(16), 1, 0)
    tried = set()
    while len(tried) < 2:
        before = vars(playing.__deepcopy__({}))
        for call in (playing.play, playing.text):
            with pytest.raises(BadNumber) as refused:
                call(number)
            assert isinstance(refused.value, IndexError)
        assert vars(playing) == before
        tried.add(playing.outcomes > 0)
        play_on(playing, rng)


class Integer:
    """An integer of a library, such as NumPy's."""

    def __index__(self):
        return 0


def test_integers_of_libraries_are_numbers():
    first, second = (Playing(GAMES["lotte"], 2, {}) for _ in range(2))
    for _ in range(9):
        first.play(Integer())
        second.play(0)
        assert vars(first) == vars(second)
