"""Start cards: from the menu to a match in one tap, with default players or those of the last match."""

import re
from collections.abc import Callable
from threading import Event

from playwright.sync_api import Page, Route, expect

from conftest import NO_ENGINE
from player import FAST_PACE, SKIP_ANIMATIONS, Player, player_at
from scope import EITHER_GAME
from screen_states import finished_match
from storage import send_request
from volle.games import GAMES

# What a browser sends to a page that can be installed.
OFFER = """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
  prompt: () => { globalThis.isPrompted = true; },
}))"""


# Records whether the start page ever shows the match that begins. Slow browsers report a new address late.
WATCH_MENU = """() => {
  globalThis.isShownEarly = false;
  new MutationObserver(() => {
    if (document.body.dataset.screen === "menu" && document.querySelector("#continue"))
      globalThis.isShownEarly = true;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  addEventListener("hashchange", (event) => {
    event.stopImmediatePropagation();
    const report = () => dispatchEvent(new HashChangeEvent("hashchange"));
    requestAnimationFrame(() => requestAnimationFrame(report));
  }, { capture: true, once: true });
}"""


@EITHER_GAME
def test_a_first_visit_starts_the_default_match_in_one_tap(fresh_player: Player, game: str) -> None:
    player, page = fresh_player, fresh_player.page
    expect(page.locator(f"#play-{game}")).to_have_accessible_name("Play now you against 2 bots")
    expect(page.locator(f"#lesson-{game}-first")).to_be_visible()
    page.locator(f"#play-{game}").click()
    player.look()
    expect(page.locator(".table")).to_have_attribute("data-game", game)
    expect(page.locator(".seat-name small")).to_have_text(["bot · easy", "bot · medium"])
    (seats,) = re.findall(r"^seats: (.+)$", send_request(page, do="record")["record"], re.MULTILINE)
    weakest, second, *_ = GAMES[game].bots
    assert re.fullmatch(rf"Player 1 \| bot:{weakest} \w+ \| bot:{second} \w+", seats)
    page.go_back()
    expect(page.locator("body")).to_have_attribute("data-screen", "menu")
    expect(page.locator(f"#lesson-{game}-first")).to_have_count(0)


@EITHER_GAME
def test_a_later_match_starts_with_the_last_players_in_one_tap(shared_player: Player, game: str) -> None:
    player, page = shared_player, shared_player.page
    bot = next(iter(GAMES[game].bots))
    player.set_up("Anna", f"bot:{bot} Wanda", game=game).look()
    page.reload()
    player.wait_until_ready().go_to_menu()
    expect(page.locator(f"#play-{game}")).to_have_accessible_name("Play now Anna and Wanda")
    page.locator(f"#play-{game}").click()
    player.look()
    expect(page.locator(".seat-name")).to_have_text(["Anna", "Wanda bot · easy"])


def test_the_lesson_of_each_game_begins_at_its_start_card(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    for game in GAMES:
        player.go_to_menu()
        page.locator(f"#lesson-{game}-first").click()
        expect(page.locator(f".table[data-game={game}]")).to_be_attached()
        player.driver.wait_for(".guide")


@EITHER_GAME
def test_the_start_page_does_not_show_the_match_that_begins(fresh_player: Player, game: str) -> None:
    player, page = fresh_player, fresh_player.page
    page.evaluate(WATCH_MENU)
    page.locator(f"#play-{game}").click()
    player.look()
    assert not page.evaluate("isShownEarly")


def test_a_tap_before_the_engine_is_ready_is_acknowledged_and_takes_effect(
    open_page: Callable[..., Page],
) -> None:
    waiting: list[Route] = []
    released = Event()

    def hold_back(route: Route) -> None:
        if released.is_set():
            route.continue_()
        else:
            waiting.append(route)

    held = dict.fromkeys(NO_ENGINE, hold_back)
    page = open_page(routes=held, scripts=[FAST_PACE, SKIP_ANIMATIONS], reduced_motion="reduce")
    button = page.locator("#play-lotte")
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(button).to_contain_text("Setting the table")
    expect(page.locator(".start-card [role=status]", has_text="Setting the table")).to_have_count(1)
    expect(page.locator(".button[data-tapped]")).to_have_id("play-lotte")
    expect(page.get_by_role("progressbar", name="Loading progress")).to_be_attached()
    expect(page.locator(".notice")).to_have_count(0)
    fill = "(button) => getComputedStyle(button, '::after').backgroundColor"
    assert button.evaluate(fill) == "rgb(242, 183, 60)"
    released.set()
    for route in waiting:
        route.continue_()
    player_at(page).look()
    expect(page.locator(".table")).to_have_attribute("data-game", "lotte")


def test_the_way_back_to_a_match_is_the_first_and_only_main_button(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    player.begin("Anna", "bot:steady", game="lotte").wait_for_decision()
    player.go_to_menu()
    expect(page.locator(".resume")).to_contain_text("Anna and")
    expect(page.locator(".menu .button-main")).to_have_text(["Continue your game"])
    expect(page.locator(".menu :is(a, button)").first).to_have_id("continue")
    expect(page.locator("#all-matches")).to_have_count(0)
    page.locator("#continue").click()
    player.wait_for_decision()


# Not every page and frame has storage.
PLAYED_BEFORE = """
try { localStorage["volle.settings"] = JSON.stringify({ game: "lotte" }); } catch {}
"""


def test_the_place_of_the_way_back_is_kept_until_the_match_is_known(open_page: Callable[..., Page]) -> None:
    waiting: list[Route] = []
    released = Event()

    def hold_back(route: Route) -> None:
        if released.is_set():
            route.continue_()
        else:
            waiting.append(route)

    page = open_page(routes=dict.fromkeys(NO_ENGINE, hold_back), scripts=[PLAYED_BEFORE])
    page.locator(".resume").wait_for()
    expect(page.locator(".menu .button-main")).to_have_count(0)
    released.set()
    for route in waiting:
        route.continue_()
    # No match is saved.
    page.locator(".resume").wait_for(state="detached")
    expect(page.locator(".menu .button-main")).to_have_count(len(GAMES))


def test_an_unfinished_match_comes_before_a_finished_one(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    player.resume(finished_match(("Anna", "bot:lamb"), "wolle")).go_to_menu()
    expect(page.locator("#continue")).to_have_text("See the final scores")
    expect(page.locator(".menu .button-main")).to_have_count(len(GAMES))
    # A match without an action is not kept.
    player.begin("Anna", "bot:steady", game="lotte").play_decision()
    player.resume(finished_match(("Ben", "bot:lamb"), "wolle")).go_to_menu()
    expect(page.locator(".resume")).to_have_attribute("data-game", "lotte")
    expect(page.locator(".menu .button-main")).to_have_text(["Continue your game"])
    page.locator("#continue").click()
    player.wait_for_decision()
    expect(page.locator(".table")).to_have_attribute("data-game", "lotte")


BOTTOMS = "(plates) => plates.map((plate) => Math.round(plate.getBoundingClientRect().bottom))"


def test_a_tablet_shows_both_cards_level_and_the_languages(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    for state in ("first visit", "with a match"):
        assert len({*page.locator(".start-plate").evaluate_all(BOTTOMS)}) == 1, state
        expect(page.locator(".languages"), state).to_be_in_viewport(ratio=1)
        if state == "first visit":
            player.begin("Anna", "bot:lamb", game="wolle").wait_for_decision()
            player.go_to_menu()
            page.locator("#continue").wait_for()


def test_the_start_page_installs_the_site_where_the_browser_offers_that(fresh_player: Player) -> None:
    page = fresh_player.page
    expect(page.locator("#install")).to_have_count(0)
    assert not page.evaluate(OFFER), "the browser's own offer is not shown as well"
    page.locator("#install").click()
    expect(page.locator("#install")).to_have_count(0)
    assert page.evaluate("isPrompted")
