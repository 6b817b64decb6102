"""Replay of a match: the views of seats, hidden information, and playing on from any position."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matches import match_positions, to_its_end, up_to, whole_matches

from volle.core import match as matches
from volle.core.errors import RequestRefused
from volle.core.record import format_record, parse_record
from volle.games import GAMES
from volle.web import replay
from volle.web.serialize import progress, whole

SEED = bytes(range(16))
CAN_BE_DONE = {"next", "secret", "take_back", "legal", "seed", "lesson"}
"""The fields of a view of the table that are not visible there."""


@st.composite
def looks(draw):
    """Draw a position of a finished match with one of its seats or None: (match, ply, seat)."""
    match = draw(whole_matches())
    seats = [None, *range(len(match.names))]
    return match, draw(st.integers(0, match.ply)), draw(st.sampled_from(seats))


@given(looks())
def test_a_seat_sees_of_a_position_what_it_saw_then(look):
    match, ply, seat = look
    then = up_to(match, ply)
    seen = replay.position(match, ply, seat, everything=False)["view"]
    shown = whole(then, seat)["view"]
    assert {name: seen[name] for name in seen if name not in CAN_BE_DONE} == {
        name: shown[name] for name in shown if name not in CAN_BE_DONE
    }
    assert (seen["next"], seen["take_back"], seen["legal"]) == (None, None, ())


@given(looks())
def test_an_event_reads_as_it_was_reported_when_it_happened(look):
    match, ply, seat = look
    sent = replay.watch(match, seat, everything=False)["events"]
    for action in range(max(ply - 3, 0), ply):
        frames = progress(up_to(match, action + 1), seat, up_to(match, action))["frames"]
        assert [frame["event"] for frame in frames] == [one for one in sent if one["ply"] == action]


@pytest.mark.cpython
@given(whole_matches("wolle"))
def test_a_match_that_is_over_hides_nothing_from_a_request_for_everything(match):
    events = replay.watch(match, None, everything=True)["events"]
    assert all(event["bid"] for event in events if event["code"] == "bid.marked")
    bids = 0
    for ply in range(match.ply + 1):
        state = match.before(ply) if ply < match.ply else match.state
        view = replay.position(match, ply, None, everything=True)["view"]
        herds = [len(seat["herd"]) for seat in view["seats"]]
        assert herds == [len(herd) for herd in state.herds]
        assert [seat["bid"] is not None for seat in view["seats"]] == [bid is not None for bid in state.bids]
        bids += sum(seat["bid"] is not None for seat in view["seats"])
    assert bids


@given(match_positions())
def test_what_a_running_match_hides_stays_hidden(match):
    if not match.to_act:
        return
    for look in (
        lambda: replay.watch(match, None, everything=True),
        lambda: replay.position(match, 0, None, everything=True),
    ):
        with pytest.raises(RequestRefused, match=r"replay\.running"):
            look()
    with pytest.raises(RequestRefused, match=r"replay\.dice"):
        replay.branched(match, match.ply, SEED, same_dice=True)


@given(whole_matches())
def test_rounds_begin_where_the_game_says(match):
    rounds = replay.watch(match, None, everything=False)["rounds"]
    numbers = [match.game.round_of(up_to(match, ply).state) for ply in rounds]
    assert numbers == list(range(1, len(rounds) + 1))
    assert numbers[-1] == match.game.round_of(match.state)


@pytest.mark.cpython
@given(looks())
def test_a_match_that_goes_on_from_any_position_is_a_match(look):
    match, ply, _ = look
    if ply == match.ply:
        with pytest.raises(RequestRefused, match=r"replay\.over"):
            replay.branched(match, ply, SEED, same_dice=False)
        return
    other = replay.branched(match, ply, SEED, same_dice=False)
    assert (other.seal, other.log) == (None, match.log[:ply])
    for _ in range(5):
        if other.to_act:
            other = matches.play(other, matches.automatic_action(other))
    assert parse_record(format_record(other, private=True), GAMES).log == other.log


@cache
def by_bots(game):
    """Return a whole match of bots."""
    quick = next(iter(GAMES[game].bots))
    names = (f"bot:{quick}",) * 3
    return to_its_end(matches.begin(GAMES[game], names, {}, bytes(range(1, 17))))


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_with_the_same_dice_it_comes_to_the_same_end(game, data):
    match = by_bots(game)
    ply = data.draw(st.integers(0, match.ply - 1))
    other = replay.branched(match, ply, SEED, same_dice=True)
    other = to_its_end(other)
    assert other.log == match.log
    assert parse_record(format_record(other), GAMES, verify=True).log == match.log


@given(match_positions(), st.integers().filter(lambda ply: ply < 0 or ply > 10_000))
def test_there_are_no_other_moments(match, ply):
    with pytest.raises(RequestRefused, match=r"replay\.ply"):
        replay.position(match, ply, None, everything=False)


def test_watching_leaves_the_match_on_the_table_alone(ask):
    record = ask("new", game="lotte", seats=["Anna", "Ben"], options={}, seed="ab" * 16)["record"]
    before = ask("view")
    assert ask("position", ply=0, everything=False)["error"]["code"] == "replay.none"
    assert ask("watch", record=record, everything=False)["plies"] == 0
    assert ask("watch", record="volle 2", everything=False)["error"]["code"] == "record.magic"
    assert ask("position", ply=0, everything=False)["view"]["game"] == "lotte"
    assert ask("view") == before


def test_the_match_on_the_table_is_watched_as_far_as_nothing_of_it_is_hidden(ask):
    ask("new", game="wolle", seats=["Anna", "Ben"], options={}, seed="ab" * 16)
    view = ask("view")["view"]
    while view["next"]["by"] == "chance":
        view = ask("step", ply=view["ply"])["view"]
    plies = view["ply"]
    assert ask("act", action="1 bid 14", ply=plies)["view"]["ply"] == plies + 1
    watched = ask("watch", record=None, everything=False)
    assert watched["plies"] == plies
    assert "bid" not in watched["record"]
    assert not watched["begun"]
    played = ask("play-on", ply=plies, seed="cd" * 16, same_dice=False)
    assert (played["view"]["seal"], played["view"]["ply"]) == (None, plies)
