"""The information that closed herds hide, in views and events, and the house rule that opens them."""

from dataclasses import replace

import pytest
from builders import play
from matches import played, up_to

from volle.core import match as matches
from volle.core.errors import BadOptions
from volle.core.record import format_record
from volle.web.serialize import progress
from volle.wolle import GAME
from wolle.builders import at

HERDS = """
    phase bids
    undealt *
    display s01 s02 s03 d1
    1 board 52 chips 2 herd s11 s12 s13
    2 board 53 chips 2 herd s14 s15
    3 board 54 chips 2
"""
CLOSED, OWN_OPEN, ALL_OPEN = 0, 1, 2
"""Variants of played matches."""
NAMING = {
    "display.dealt": "cards",
    "cards.taken": "cards",
    "herd.topped": "card",
    "order.placed": "sheep_number",
}
"""Events that name cards, and the field. A sheep number names the top card."""


def named(match, seat=None):
    """(round, True if cards are named) for each event with cards, as a seat sees it now."""
    events = [event for _, event in matches.events(match, seat) if event.code in NAMING]
    return [(event.round, getattr(event, NAMING[event.code]) is not None) for event in events]


def ends_of_rounds(match):
    """Yield the match right before and right after each deal but the first."""
    deals = [ply for ply, action in enumerate(match.log) if GAME.format_action(action).startswith("deal")]
    return [up_to(match, ply + more) for ply in deals[1:] for more in (0, 1)]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("variant", [CLOSED, OWN_OPEN])
def test_wolle_herd_closed_names_cards_of_the_present_round_alone(seats, variant):
    for match in ends_of_rounds(played("wolle", seats, variant)):
        now = match.game.observe(match.state, None).round
        for seat in (None, seats - 1):
            assert all(names is (round_ == now) for round_, names in named(match, seat))


def test_wolle_herd_closed_counts_the_cards_that_it_does_not_name():
    match = ends_of_rounds(played("wolle", 3, CLOSED))[-1]
    past = [event for _, event in matches.events(match, 0) if event.code == "cards.taken"]
    assert {event.cards for event in past} == {None}
    assert sum(event.count for event in past) == 56


@pytest.mark.parametrize("variant", [CLOSED, OWN_OPEN])
def test_wolle_herd_closed_is_open_when_the_match_is_over(variant):
    match = played("wolle", 3, variant)
    assert all(names for _, names in named(match))
    assert not all(names for _, names in named(up_to(match, match.ply - 1)))


def test_wolle_herd_closed_reports_the_log_again_with_each_round_and_at_the_end():
    match = played("wolle", 2, CLOSED)
    again = 0
    for ply in range(1, match.ply + 1):
        before, after = up_to(match, ply - 1), up_to(match, ply)
        past = [one.event for one in matches.events(before, 0)]
        reads_now = [one.event for one in matches.events(after, 0, until=ply - 1)]
        if progress(after, 0, before)["log"] is None:
            assert past == reads_now
        else:
            again += 1
    assert again == 19 + 1


def test_wolle_herd_closed_leaves_the_record_whole():
    match = ends_of_rounds(played("wolle", 3, CLOSED))[-1]
    taken = [GAME.format_action(action) for action in match.log if " take " in GAME.format_action(action)]
    assert taken
    assert set(taken) <= set(format_record(match).splitlines())


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wolle_house_open_herds_shows_every_herd_to_all(viewer):
    shown = GAME.observe(at(HERDS, open_herds=True), viewer).seats
    assert [[card.id for card in seat.herd] for seat in shown] == [["s11", "s12", "s13"], ["s14", "s15"], []]


def test_wolle_house_open_herds_goes_on_naming_all_cards():
    for match in ends_of_rounds(played("wolle", 3, ALL_OPEN)):
        assert all(names for _, names in named(match))
        assert GAME.disclosure(match.state) == GAME.disclosure(match.start)


def test_wolle_house_open_herds_changes_nothing_else():
    closed, opened = at(HERDS), at(HERDS, open_herds=True)
    actions = ("1 bid 20", "2 bid 20", "3 bid 20", "roll 12 10 1", "1 take s01 s02 d1")
    assert replace(play(opened, *actions).state, options=closed.options) == play(closed, *actions).state


def test_wolle_house_open_herds_is_off_by_default_and_written_only_where_it_is_on():
    assert not GAME.parse_options({}, 3).open_herds
    assert "open_herds" not in GAME.format_options(GAME.parse_options({}, 3))
    assert GAME.format_options(GAME.parse_options({"open_herds": True}, 3))["open_herds"] is True


@pytest.mark.parametrize("value", [1, None, "true", []])
def test_wolle_house_open_herds_is_true_or_false(value):
    with pytest.raises(BadOptions) as refusal:
        GAME.parse_options({"open_herds": value}, 3)
    assert (refusal.value.code, refusal.value.rule) == ("options.open-herds", "wolle.house.open-herds")
