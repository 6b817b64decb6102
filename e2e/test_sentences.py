"""The page and the terminal say the same: every line of the log, in every language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from match_records import match_at, saved
from player import Player
from volle.core import match as matches
from volle.core.match import Match
from volle.games import GAMES
from volle.localization import FluentLocalization
from volle.sentences import event_sentence
from words import languages

SEATS = {
    "wolle": ("Anna", "bot:ram Wanda", "bot:ram", "bot:lamb"),
    "lotte": ("Anna", "bot:fox", "bot:fox", "Mia"),
}
SILENT = {"wolle": "bid.marked", "lotte": "roll.called"}
"""What the log of the page passes over: `silent` in its story."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_log_of_a_match_says_what_the_terminal_says(
    open_player: Callable[..., Player], tmp_path: Path, game: str, language: str
) -> None:
    match = match_at(SEATS[game], lambda match: not match.to_act, seed="sentences", game=game)
    player = open_player(path=f"?lang={language}")
    player.open_record(saved(match, tmp_path))
    assert player.asked() == "over"
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    assert page_log(player) == terminal_log(match, language)


# The latest group stands first; within a group the log tells what came first, first.
MORE_GROUPS = "(before) => document.querySelectorAll('.log-group').length > before"

STEPS = """() => [...document.querySelectorAll(".log-group")].reverse()
  .flatMap((group) => [...group.querySelectorAll(".log-step > span")].map((step) => step.textContent))"""


def page_log(player: Player) -> list[str]:
    """What the page says of a match, from its beginning."""
    player.open_panel("log")
    earlier = player.page.locator("#log-earlier")
    while earlier.count():
        shown = player.driver.count(".log-group")
        earlier.click()
        player.driver.wait_until(MORE_GROUPS, shown)
    return player.page.evaluate(STEPS)


def terminal_log(match: Match, language: str) -> list[str | None]:
    """What the terminal says of a match, but for what the log passes over."""
    l10n = FluentLocalization(language)
    told = (event for _, event in matches.events(match, None))
    return [event_sentence(match, event, l10n) for event in told if event.code != SILENT[match.game.name]]
