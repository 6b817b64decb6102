"""No text reveals a result before its dice, cards or boards have landed."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from match_records import OPTIONS, match_at, walk, write_save
from page_opener import TABLET
from player import Player, painted, player_at
from recorder import Recorder
from scope import EITHER_GAME, swept
from volle.core import match as matches
from volle.core.match import Match
from volle.games import GAMES

PEOPLE = ("Anna", "Ben", "Mia")
BOTS = {"wolle": ("Anna", "bot:lamb"), "lotte": ("Anna", "bot:steady")}
RESULTS = {
    "wolle": {
        "bids.revealed": "bids.revealed",
        "plus.paid": "plus.paid",
        "order.placed": "order.placed",
        "bid.reached": "rolling",
        "bid.missed": "rolling",
        "chip.gained": "chip.gained",
        "result.rescued": "result.rescued",
        "cards.taken": "cards.taken",
        "herd.topped": "herd.topped",
        "bone.stolen": "bone.stolen",
        "turn.skipped": "display.dealt",
    },
    "lotte": {
        "card.turned": "card.turned",
        "dice.aside": "dice.aside",
        "full-roll.made": "dice.aside",
        "turn.lost": "rolling",
        "turn.scored": "turn.scored",
    },
}
"""Events that a person can cause, each with a frame in which something moves."""
CALLS = {"die.kept", "roll.called", "card.called", "dice.aside"}
"""Events after which chance follows without a tap."""


class Cause(NamedTuple):
    """A position with a decision, the line of the record that decides, and the events that this causes."""

    match: Match
    line: str
    codes: frozenset[str]


def causes(game: str) -> Iterator[Cause]:
    """Yield all causes of these events in as many matches as necessary for each event."""
    missing = set(RESULTS[game])
    for number in range(99):
        for options in OPTIONS[game]:
            course = islice(walk(PEOPLE, f"truth {number}", game, options), 250)
            for before, after in pairwise(course):
                codes = RESULTS[game].keys() & {event.code for event in after.steps[-1].events}
                if " top " not in after.lines[-1]:
                    # A top card that follows by itself does not move in a frame of its own.
                    codes -= {"herd.topped"}
                if codes and is_asked(before):
                    missing -= codes
                    yield Cause(before, after.lines[-1], frozenset(codes))
        if not missing:
            return
    raise AssertionError(f"nothing brings about {missing}")


def first_causes(game: str) -> Iterator[Cause]:
    """Yield the first cause of each event."""
    missing = set(RESULTS[game])
    for cause in causes(game):
        if cause.codes & missing:
            missing -= cause.codes
            yield cause


def fewest_causes(game: str) -> Iterator[Cause]:
    """Yield a few causes of all events: those of the most events that no other cause has had yet."""
    missing, found = set(RESULTS[game]), list(causes(game))
    while missing:
        cause = max(found, key=lambda each: len(each.codes & missing))
        missing -= cause.codes
        yield cause


def is_asked(match: Match) -> bool:
    """Return True if the page asks a person for exactly the next action, or to call for chance."""
    is_called = bool(match.steps) and match.steps[-1].events[-1].code in CALLS
    if match.state.phase == "keep":
        return False  # a button for a choice of dice plays another action too
    by_chance = matches.automatic_seat(match) is not None
    return not is_called and (not by_chance or match.game.turn_of(match.state) is not None)


def perform(player: Player, line: str) -> None:
    """Perform the action of a record's line on the page."""
    _seat, verb, *words = line.split() if line[0].isdigit() else ("", "call")
    if verb == "bid":
        player.open_curtain()
        player.bid(*words)
    elif verb == "take":
        for card in words:
            player.driver.tap(f".display [data-card={card}]")
        if len(words) > 1:
            player.driver.tap("#confirm-take")
    else:
        buttons = {"call": "#call", "stop": "[data-verb=stop]"}
        player.driver.tap(buttons.get(verb, f'[data-action="{line}"]'))


def watched(open_page: Callable[..., Page], pace: str) -> Player:
    """Open a page with animations at this pace, with its engine ready."""
    settings = json.dumps(json.dumps({"pace": pace, "soundOffered": True}))
    paced = f'if (location.protocol === "http:") localStorage["volle.settings"] ??= {settings};'
    return player_at(open_page(scripts=[paced], viewport=TABLET)).wait_until_ready()


@pytest.mark.long
@pytest.mark.parametrize("pace", swept(["slow", "fast"], "fast"))
@pytest.mark.parametrize("game", GAMES)
def test_no_result_is_readable_before_its_object_has_landed(
    open_page: Callable[..., Page], tmp_path: Path, game: str, pace: str
) -> None:
    player = watched(open_page, pace)
    with painted(player.page):
        recorder = Recorder(player.page)
        for match, line, codes in first_causes(game) if pace == "slow" else fewest_causes(game):
            player.go_to_menu()
            player.open_record(write_save(match, tmp_path))
            before = player.look()
            perform(player, line)
            player.look(before)
            assert recorder.early() == [], f"after {line}, which leads to {sorted(codes)}"
    assert recorder.moves() >= set(RESULTS[game].values())
    celebrations = recorder.celebrations()
    assert celebrations and not any(celebrations.values()), celebrations
    if game == "wolle":
        assert not [text for text in recorder.stages("bids.revealed") if "1st" in text], (
            "boards lie unordered"
        )
        skipped = re.compile(r"Nothing left for \w+( and \w+)?: higher bids go first\. Round \d+ is over\.")
        assert any(skipped.search(text) for text in recorder.stages("round.ended"))


@pytest.mark.parametrize(
    ("game", "pace"), [("wolle", "normal"), pytest.param("lotte", "slow", marks=pytest.mark.sweep)]
)
def test_turns_of_bots_reveal_nothing_early(
    open_page: Callable[..., Page], tmp_path: Path, game: str, pace: str
) -> None:
    player = watched(open_page, pace)
    match = match_at(BOTS[game], bots_follow, seed="bots", game=game)
    with painted(player.page):
        recorder = Recorder(player.page)
        player.open_record(write_save(match, tmp_path))
        player.wait_for_decision()
    assert recorder.early() == []
    assert "rolling" in recorder.moves()


def bots_follow(match: Match) -> bool:
    """Return True at the start of a bot's turn, some time into the match."""
    state, game = match.state, match.game
    begins = match.to_act and matches.automatic_seat(match) is not None and game.turn_of(state) == 1
    return bool(begins) and match.ply > 20 and state.phase in ("roll", "card")


@EITHER_GAME
def test_a_replay_shows_objects_and_text_together(
    open_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    player = watched(open_page, "fast")
    page = player.page
    match = match_at(BOTS[game], lambda match: match.ply > 8 and match.to_act == (0,), "again", game)
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    with painted(page):
        page.evaluate("location.hash = 'replay'")
        page.locator("#replay-time").press("Home")
        page.locator("body[data-ply='0'] #replay-time").wait_for(state="attached")
        recorder = Recorder(page)
        page.locator("#replay-time").focus()
        for ply in range(1, match.ply + 1):
            page.keyboard.press("ArrowRight")
            page.locator(f"body[data-ply='{ply}']").wait_for(state="attached")
    assert (recorder.early(), recorder.moves()) == ([], set())
