"""The rows of the matrix: the features of the app, each as a short walk through it.

A feature starts at the menu, with the data that other features have left, and may end anywhere. It lists the
requests that the page must send meanwhile. A function decorated with `feature` joins `FEATURES`.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Error, Frame, Page, expect

from drivers import frame_of
from link_records import fragment_of, invitation
from lotte_records import write_record
from match_records import match_at
from player import Player, player_at
from setup import ROOT
from volle.core.match import Match
from volle.core.record import format_record

GAMES_OF = {"wolle": ("Anna", "bot:lamb"), "lotte": ("Anna", "bot:steady")}
"""The seats in the matches of the matrix."""
OWN_BOT = ROOT / "examples" / "first_bot.py"


class Visit(NamedTuple):
    """A page that has been started in one of the ways, and helpers for its features."""

    player: Player
    tab: Page
    """The tab's page; the app's page may be a frame in it."""
    folder: Path
    """A folder for files that a feature opens."""
    other_tab: Player | None = None
    """Another tab, which has the match until a feature takes it over."""
    has_network: bool = True

    @property
    def page(self) -> Page | Frame:
        """The page or frame of the app."""
        found: Page | Frame = self.player.page
        return found

    def requests(self) -> set[str]:
        """Return the requests that the page and the frames in it have sent to their workers."""
        sent = "() => globalThis.requestsSent ?? []"
        return {do for frame in self.tab.frames for do in frame.evaluate(sent)}

    def forget_requests(self) -> None:
        """Clear the list of sent requests."""
        for frame in self.tab.frames:
            try:
                frame.evaluate("() => globalThis.requestsSent?.splice(0)")
            except Error:
                # The feature before has closed its frame.
                if not frame.is_detached():
                    raise

    def take_match(self) -> None:
        """Take the match over if the other tab has it."""
        elsewhere = self.page.locator("#elsewhere")
        if self.other_tab and elsewhere.count():
            self.page.locator("#take-over").click()
            expect(elsewhere).to_have_count(0)

    def return_match(self) -> None:
        """Return the match to the other tab, if there is one."""
        elsewhere = self.page.locator("#elsewhere")
        if self.other_tab and not elsewhere.count():
            self.other_tab.page.locator("#take-over").click()
            elsewhere.wait_for()

    def set_up(self, game: str, *persons: int) -> Player:
        """Begin a match with the usual seats, of which these, counted from 1, become persons."""
        self.take_match()
        self.player.driver.tap(f"#choose-{game}")
        for seat in persons:
            self.player.set_seat(seat, "person")
        self.player.driver.tap("#start")
        return self.player

    def go(self, address: str) -> None:
        """Go to an address within the app."""
        self.page.evaluate("(address) => { location.hash = address; }", address)

    def open(self, match: Match, name: str = "match.volle") -> Player:
        """Open a record from a file, and wait until a person is asked or the match is over."""
        path = self.folder / name
        path.write_text(format_record(match), "utf-8")
        return self.open_file(path)

    def open_file(self, path: Path) -> Player:
        """Open a record, and wait until a person is asked or the match is over."""
        self.take_match()
        self.player.open_record(path)
        self.player.wait_for_decision()
        return self.player


class Feature(NamedTuple):
    """A row of the matrix."""

    run: Callable[[Visit], None]
    requests: frozenset[str]
    """The requests that the page must send to its worker."""

    def __str__(self) -> str:
        return self.run.__name__


FEATURES: list[Feature] = []


def feature(*requests: str) -> Callable[[Callable[[Visit], None]], Callable[[Visit], None]]:
    """Add a function to the rows of the matrix, with the requests that it sends."""

    def add(run: Callable[[Visit], None]) -> Callable[[Visit], None]:
        FEATURES.append(Feature(run, frozenset(requests)))
        return run

    return add


@cache
def deciding(game: str, phase: str) -> Match:
    """Return a match in which the person has a choice."""
    return match_at(
        GAMES_OF[game],
        lambda match: (
            match.to_act == (0,)
            and match.ply > 20
            and match.state.phase == phase
            and len(match.game.legal_actions(match.state, 0)) > 1
        ),
        game,
        game,
    )


@cache
def finished(game: str) -> Match:
    """Return a short match that is over."""
    options = {"target": 1000} if game == "lotte" else None
    return match_at(GAMES_OF[game], lambda match: not match.to_act, game, game, options)


def menu_of_table(page: Page | Frame, choice: str) -> None:
    """Choose an entry of the table's menu."""
    page.locator("#table-menu").press("Enter")
    page.locator(f"dialog {choice}").press("Enter")


@feature("new", "act", "step", "take-back")
def play(visit: Visit) -> None:
    """Play a turn against a bot, and take an action back."""
    visit.set_up("lotte").play_decision()
    visit.player.go_to_menu()
    player = visit.open_file(write_record(visit.folder, "card bonus-300", "roll 1 1 2 3 4 6"))
    before = player.play_decision().ply
    visit.page.locator("#take-back").click()
    player.driver.wait_until("(ply) => Number(document.body.dataset.ply) < ply", before)
    player.wait_for_decision()


@feature("new", "view", "act")
def play_around_one_device(visit: Visit) -> None:
    """Bid as two people at one device, each behind the curtain."""
    player = visit.set_up("wolle", 2)
    for bid in ("20", "21"):
        player.wait_for_decision()
        player.open_curtain()
        player.bid(bid)
    player.driver.wait_until("() => document.body.dataset.phase !== 'bids'")


@feature("new", "leave-lesson")
def first_match(visit: Visit) -> None:
    """Begin and leave a lesson."""
    visit.take_match()
    page = visit.page
    page.locator("#choose-lotte").click()
    page.locator("#setup-more summary").click()
    page.locator("#lesson-first").click()
    page.locator(".guide").wait_for()
    visit.player.wait_for_decision()
    page.locator("#lesson-leave").click()
    page.locator(".guide").wait_for(state="detached")
    visit.player.wait_for_decision()


@feature("why")
def refusal(visit: Visit) -> None:
    """Tap a die that may not be set aside, and see the rule against it."""
    visit.open_file(write_record(visit.folder, "card bonus-300", "roll 1 2 2 2 2 5"))
    visit.page.locator(".die-toggle[data-number='2']").last.click()
    expect(visit.page.locator("dialog .why-rule")).not_to_be_empty()


@feature("advice")
def advice(visit: Visit) -> None:
    """Read advice before a choice."""
    visit.open(deciding("wolle", "try"))
    menu_of_table(visit.page, "[data-advice]")
    expect(visit.page.locator("dialog .advice-win").first).to_be_visible()


@feature("odds")
def odds(visit: Visit) -> None:
    """See the odds of a choice in a table."""
    visit.open(deciding("lotte", "go"))
    menu_of_table(visit.page, "#odds")
    expect(visit.page.locator("dialog .odds td").first).to_be_visible()


@feature("review", "play-on")
def review(visit: Visit) -> None:
    """Review a finished match, and play on from one of its costliest decisions."""
    visit.open(finished("lotte"))
    page = visit.page
    page.locator("#review").click()
    own = page.locator(".review-seat[data-seat='0']")
    own.locator("[data-try]").first.click()
    page.locator("#dice-new").click()
    visit.player.wait_for_decision()


@feature("statistics")
def statistics(visit: Visit) -> None:
    """See statistics of a finished match."""
    visit.open(finished("lotte"))
    visit.go("statistics/lotte")
    expect(visit.page.locator("#statistics-matches")).to_be_visible()


@feature("watch", "position")
def replay(visit: Visit) -> None:
    """Replay the match at the table."""
    visit.open(finished("wolle"))
    page = visit.page
    visit.player.open_after_match().driver.tap("#watch-again")
    page.locator("#replay-time").wait_for()
    page.locator("#replay-time").press("End")
    visit.player.driver.wait_for(f"body[data-screen=replay][data-ply='{finished('wolle').ply}']")


@feature("watch", "import-matches")
def link(visit: Visit) -> None:
    """Share a match as a link, and open the link."""
    visit.open(finished("lotte"))
    page = visit.page
    visit.player.open_after_match().driver.tap("#watch-again")
    page.locator("#replay-share").click()
    address = page.locator("#share-link").get_attribute("data-link") or ""
    page.locator("dialog").get_by_role("button").last.click()
    visit.player.go_to_menu()
    visit.go(address.partition("#")[2])
    page.locator("#replay-keep").click()
    expect(page.locator("#replay-keep")).to_have_attribute("aria-disabled", "true")


@feature("receive-link", "load", "act", "record", "saved-link")
def match_by_link(visit: Visit) -> None:
    """Accept a friend's invitation, play a turn, and send the link of the match, twice."""
    visit.take_match()
    page, player = visit.page, visit.player
    visit.go(invitation("lotte"))
    page.locator("[data-sit]").click()
    while not player.driver.count("#link-send"):
        player.play_decision()
    page.locator("#link-send").click()
    sent = page.locator("#share-link").get_attribute("data-link")
    player.close_dialogs()
    visit.go("matches")
    page.locator("[data-send]").first.click()
    expect(page.locator("#share-link")).to_have_attribute("data-link", sent or "")


@feature("challenge", "compare", "calendar")
def same_deal(visit: Visit) -> None:
    """Open a friend's deal, see the card with a finished match, and the calendar of the deals."""
    page = visit.page
    visit.go(f"deal/{fragment_of(format_record(finished('lotte')))}")
    expect(page.locator("#duel-play")).to_be_visible()
    visit.player.go_to_menu()
    visit.open(finished("lotte"))
    visit.player.open_after_match().driver.tap("#result-card")
    expect(page.locator(".result-card svg")).to_have_attribute("data-luck", re.compile(r"\d"))
    visit.player.close_dialogs()
    visit.go("deal")
    expect(page.locator(".calendar")).to_be_visible()


@feature("shelf", "open-match", "watch-match", "remove-matches")
def saved_matches(visit: Visit) -> None:
    """Watch one saved match, continue another, and delete one."""
    player, page = visit.player, visit.page
    visit.open(deciding("lotte", "go"), "lotte.volle")
    player.go_to_menu()
    visit.open(deciding("wolle", "try"), "wolle.volle")
    visit.go("matches")
    waiting = page.locator(".match-card:not([data-here=true])")
    waiting.locator("a[href^='#replay/']").first.click()
    page.locator("#replay-time").wait_for()
    visit.go("matches")
    going_on = waiting.first.get_attribute("data-match")
    waiting.locator("[data-go-on]").first.click()
    player.wait_for_decision()
    visit.go("matches")
    # The page shows the list that it had until the new one arrives.
    expect(page.locator(f".match-card[data-here=false][data-match='{going_on}']")).to_have_count(0)
    waiting.first.wait_for()
    count = page.locator(".match-card").count()
    waiting.locator("[data-delete]").first.click()
    page.locator("dialog .button-main").click()
    expect(page.locator(".match-card")).to_have_count(count - 1)


@feature("export-matches", "forget", "import-matches")
def export_and_import(visit: Visit) -> None:
    """Export all matches, delete them, and import the file."""
    page = visit.page
    visit.open(finished("lotte"))
    visit.go("matches")
    page.locator("#move").click()
    with visit.tab.expect_download() as loading:
        page.locator("#export-matches").click()
    visit.player.close_dialogs()
    path = visit.folder / "matches.json"
    loading.value.save_as(path)
    page.locator("#delete-matches").click()
    page.locator("dialog .button-main").click()
    expect(page.locator(".match-card")).to_have_count(0)
    visit.player.open_record(path)
    expect(page.locator(".match-card").first).to_be_visible()


@feature()
def rule_and_scene(visit: Visit) -> None:
    """Open the scene of a rule after a refusal; it needs a network."""
    page = visit.page
    refusal(visit)
    page.locator("dialog [data-scene]").first.click()
    expected = ".guide[data-kind]" if visit.has_network else "[data-retry]"
    page.frame_locator(".second-table").locator(expected).wait_for()


@feature("record", "load", "chance", "choose-chance")
def second_table(visit: Visit) -> None:
    """Try a decision again on a second table, with chosen dice."""
    page = visit.page
    refusal(visit)
    page.locator("dialog [data-try]").click()
    frame = frame_of(page, ".second-table")
    second = player_at(frame).wait_until_ready().skip_animations()
    while not second.driver.is_visible("#choose-chance"):
        second.play_decision()
    before = second.ply()
    frame.locator("#choose-chance").click()
    frame.locator("#chosen").click()
    second.driver.wait_until("(ply) => Number(document.body.dataset.ply) > ply", before)


@feature("check-options")
def own_deck(visit: Visit) -> None:
    """Load a deck from a file."""
    page = visit.page
    visit.go("deck/wolle")
    with visit.tab.expect_download() as loading:
        page.locator("#download-deck").click()
    path = visit.folder / "deck.json"
    loading.value.save_as(path)
    visit.go("setup/wolle")
    visit.player.open_more()
    page.locator("#own-deck").set_input_files(path)
    page.locator("#own-deck").wait_for(state="detached")


@feature("ask", "read-text")
def position(visit: Visit) -> None:
    """Paste a record and see the legal actions."""
    visit.go("position")
    page = visit.page
    page.locator("#position-record").fill(format_record(deciding("lotte", "go")))
    page.locator("#position-ask").click()
    expect(page.locator(".position-seat").first).to_be_visible()


@feature("verify")
def fairness(visit: Visit) -> None:
    """Check the dice of a record."""
    visit.go("fairness")
    page = visit.page
    page.locator("#fairness-record").fill(format_record(finished("lotte")))
    page.locator("#fairness-check").click()
    expect(page.locator("[data-verdict]")).to_be_visible()


@feature()
def arena(visit: Visit) -> None:
    """Run a contest with a bot from a file."""
    visit.go("arena/lotte")
    page = visit.page
    page.locator("#arena-file-1").set_input_files(OWN_BOT)
    page.locator("#arena-bot-2").select_option("random")
    page.locator("#arena-blocks").fill("8")
    page.locator("#arena-blocks").blur()
    page.locator("#arena-start").click()
    expect(page.locator("#arena-status")).to_have_attribute("data-blocks", "8")


@feature()
def language(visit: Visit) -> None:
    """Switch the language, and back."""
    page = visit.page
    for name in ("de", "en"):
        page.locator("#table-menu").press("Enter")
        page.locator("#settings").press("Enter")
        page.locator("#language").select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", name)
        expect(page.locator("#language")).to_have_count(0)
