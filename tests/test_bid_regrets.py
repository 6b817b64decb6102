"""What the tool that judges bids makes of records."""

import pytest

import bid_regrets
from volle.core import match as matches
from volle.core.record import format_record
from volle.games import GAMES
from volle.wolle.types import MakeBid


@pytest.fixture
def begun():
    """A match of two lambs, up to the first roll of its second round."""
    match = matches.begin(GAMES["wolle"], ("bot:lamb",) * 2, {}, bytes(16))
    while match.state.phase != "roll" or not any(match.state.herds):
        match = matches.play(match, matches.automatic_action(match))
    return match


@pytest.fixture
def found(begun, tmp_path):
    """What each seat knew before each of its bids, read from the record."""
    (tmp_path / "1.volle").write_text(format_record(begun), "utf-8")
    return list(bid_regrets.views(tmp_path))


def test_each_bid_is_judged_with_all_herds_known(begun, found):
    made = [action for action in begun.log if isinstance(action, MakeBid)]
    assert [view.seat for view in found] == [action.seat for action in made]
    assert any(seat.herd for seat in found[-1].seats)
    assert all(seat.herd is not None for view in found for seat in view.seats)


def test_the_best_bid_has_no_regret_and_the_mixes_are_whole(found):
    lines = bid_regrets.lines(found)
    assert [line.bid for line in lines] == list(bid_regrets.BIDS)
    assert min(line.least for line in lines) == 0
    assert all(line.least <= line.middle and line.best <= line.near for line in lines)
    assert sum(line.often for line in lines) == pytest.approx(1, abs=0.01)
