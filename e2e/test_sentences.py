"""The log of the page and of the terminal have the same lines, in every language."""

from pathlib import Path

from playwright.sync_api import expect

from match_records import match_at, write_save
from player import WIDE_WINDOW, Player
from scope import EITHER_GAME
from volle.cli.localization import FluentLocalization
from volle.cli.sentences import event_sentence
from volle.core import match as matches
from volle.core.match import Match
from words import languages, plain_words, words_of

SEATS = {
    "wolle": ("Anna", "bot:ram Wanda", "bot:ram", "bot:lamb"),
    "lotte": ("Anna", "bot:steady", "bot:steady", "Mia"),
}
SILENT = {"wolle": "bid.marked", "lotte": "roll.called"}
"""Events that the page's log omits: `silent` in its story."""


@EITHER_GAME
def test_the_log_has_the_lines_of_the_terminal(shared_player: Player, tmp_path: Path, game: str) -> None:
    match = match_at(SEATS[game], lambda match: not match.to_act, seed="sentences", game=game)
    player = shared_player
    player.page.set_viewport_size(WIDE_WINDOW)
    player.open_record(write_save(match, tmp_path))
    assert player.wait_for_decision() == "over"
    show_all(player)
    for language in languages():
        choose(player, language)
        assert player.page.evaluate(STEPS) == terminal_log(match, language)


def choose(player: Player, language: str) -> None:
    """Choose a language at the table, and wait until the page has switched."""
    player.open_settings()
    player.page.locator("#language").select_option(language)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    expect(player.page.locator(".log h2")).to_have_text(plain_words(words_of(language))["log-heading"])


# The latest group comes first; within a group, the first event comes first.
MORE_GROUPS = "(before) => document.querySelectorAll('.log-group').length > before"

STEPS = """() => [...document.querySelectorAll(".log-group")].reverse()
  .flatMap((group) => [...group.querySelectorAll(".log-step > span")].map((step) => step.textContent))"""


def show_all(player: Player) -> None:
    """Show the whole match in the log."""
    player.driver.wait_for(".log-group")
    earlier = player.page.locator("#log-earlier")
    while earlier.count():
        shown = player.driver.count(".log-group")
        earlier.click()
        player.driver.wait_until(MORE_GROUPS, shown)


def terminal_log(match: Match, language: str) -> list[str | None]:
    """Return the terminal's log of a match, without the lines that the page omits."""
    l10n = FluentLocalization(language)
    events = (event for _, event in matches.events(match, None))
    return [event_sentence(match, event, l10n) for event in events if event.code != SILENT[match.game.name]]
