"""A first game begins before Python has loaded; the engine takes it over without a seam."""

from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from conftest import NO_ENGINE
from page_opener import PageLog
from player import FAST_PACE, SKIP_ANIMATIONS, player_at
from scope import EITHER_GAME
from storage import send_request

LATER = 2
"""The decisions that are made once the engine is ready."""


class SlowEngine:
    """A page whose engine is held back."""

    def __init__(self, open_page: Callable[..., Page], routes: dict[str, Callable[[Route], None]]) -> None:
        self.held: list[Route] = []
        self.is_held = True
        self.page = open_page(
            routes=dict.fromkeys(NO_ENGINE, self.hold) | routes,
            scripts=[FAST_PACE, SKIP_ANIMATIONS],
            reduced_motion="reduce",
        )
        self.player = player_at(self.page)

    def hold(self, route: Route) -> None:
        """Hold a file of the engine back, unless it may load."""
        if self.is_held:
            self.held.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        """Release the engine."""
        self.is_held = False
        while self.held:
            self.held.pop().continue_()


@EITHER_GAME
def test_a_lesson_begins_without_the_engine_which_takes_it_over(
    open_page: Callable[..., Page], game: str
) -> None:
    slow = SlowEngine(open_page, {})
    player, page = slow.player, slow.page
    page.locator(f"#lesson-{game}-first").click()
    now = player.look()
    expect(page.locator(".guide")).to_be_visible()
    while now.offer == "#call":
        now = player.play_decision()
    before = player.play_decision()
    log = page.locator(".log-step").all_inner_texts()
    expect(page.locator("body")).to_have_attribute("data-ready", "false")
    slow.let_go()
    player.wait_until_ready()
    assert player.look() == before
    assert page.locator(".log-step").all_inner_texts() == log
    record = send_request(page, do="record")["record"]
    assert "lesson: first" in record
    assert record.count("\n") > before.ply
    for _ in range(LATER):
        before = player.play_decision()


@EITHER_GAME
def test_beyond_its_tape_a_lesson_waits_for_the_engine(open_page: Callable[..., Page], game: str) -> None:
    slow = SlowEngine(open_page, {})
    player, page = slow.player, slow.page
    page.locator(f"#lesson-{game}-first").click()
    player.look()
    page.locator("#take-back, #lesson-leave").last.click()
    expect(page.locator("body")).to_have_attribute("data-awaiting", "true")
    slow.let_go()
    player.wait_until_ready().look()
    expect(page.locator("#lesson-leave")).to_have_count(0)


def drop(route: Route) -> None:
    """Answer that a file is missing, as after an update of the site."""
    route.fulfill(status=404)


def test_a_lesson_without_its_tape_waits_for_the_engine(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    slow = SlowEngine(open_page, {"**/lessons/*": drop})
    slow.page.locator("#lesson-lotte-first").click()
    expect(slow.page.locator("body")).to_have_attribute("data-awaiting", "true")
    slow.let_go()
    slow.player.look()
    expect(slow.page.locator(".guide")).to_be_visible()
    page_log.faults.clear()


def test_a_match_that_is_stored_stays_among_the_saved_ones(open_page: Callable[..., Page]) -> None:
    slow = SlowEngine(open_page, {})
    player, page = slow.player, slow.page
    slow.let_go()
    player.begin("Anna", "bot:cautious", game="lotte").look()
    player.play_decision()
    slow.is_held = True
    page.goto(page.url.split("#")[0] + "#setup/wolle")
    page.reload()
    page.locator("#lesson-first").click()
    player.look()
    expect(page.locator(".table[data-game=wolle]")).to_be_attached()
    slow.let_go()
    player.wait_until_ready().go_to_menu()
    expect(page.locator("[data-go-on]")).to_have_count(1)
