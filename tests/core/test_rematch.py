"""The offer after a match: other bots after a win and after a rout, and none where these fit."""

from typing import NamedTuple

import pytest

from volle.core.rematch import rematch_offer
from volle.games import GAMES

WOLLE = GAMES["wolle"]


class Ended(NamedTuple):
    """The outcome of a match."""

    totals: tuple[int, ...]

    @property
    def winners(self):
        """The seats with the most points."""
        return tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))


def offer(names, *totals):
    return rematch_offer(WOLLE, names.split(" | "), Ended(totals))


@pytest.mark.parametrize(
    ("names", "bots"),
    [
        ("Anna | bot:lamb | bot:ewe", (None, "ewe", "ewe")),
        ("Anna | bot:ewe | bot:ewe Wanda", (None, "ram", "ram")),
        ("bot:ram | Anna | bot:roger", ("roger", None, "roger")),
    ],
)
def test_after_a_win_the_weakest_bots_become_one_level_stronger(names, bots):
    totals = [90 if name == "Anna" else 30 for name in names.split(" | ")]
    found = offer(names, *totals)
    assert (found.change, found.bots) == ("harder", bots)


@pytest.mark.parametrize(
    ("names", "bots"),
    [
        ("Anna | bot:lamb | bot:ewe", (None, "lamb", "lamb")),
        ("Anna | bot:ram | bot:roger | bot:roger", (None, "ram", "ram", "ram")),
    ],
)
def test_after_a_rout_the_strongest_bots_become_one_level_weaker(names, bots):
    found = offer(names, 40, 30, *(80 for _ in bots[2:]))
    assert (found.change, found.bots) == ("easier", bots)


@pytest.mark.parametrize(
    ("names", "totals"),
    [
        ("Anna | bot:lamb | bot:ewe", (41, 30, 80)),
        ("Anna | Ben | bot:ewe", (10, 41, 80)),
        ("Anna | bot:roger", (80, 30)),
        ("Anna | bot:lamb", (10, 80)),
        ("Anna | Ben", (10, 80)),
        ("bot:lamb | bot:ram", (10, 80)),
    ],
    ids=[
        "a close match",
        "one person comes close",
        "no stronger bot",
        "no weaker bot",
        "no bots",
        "no people",
    ],
)
def test_nothing_is_offered_where_the_bots_fit_or_no_other_exist(names, totals):
    assert offer(names, *totals) is None


def test_a_shared_win_counts_as_a_win():
    assert offer("Anna | bot:ewe", 80, 80).change == "harder"


def test_a_negative_score_is_a_rout():
    assert offer("Anna | bot:ewe", -5, 3).change == "easier"


def test_the_offer_names_each_difficulty_once_from_the_easiest():
    found = offer("Anna | bot:lamb | bot:roger | bot:lamb | bot:ram", 90, 1, 2, 3, 4)
    assert found.difficulties == ("medium", "hard", "expert")
