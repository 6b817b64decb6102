"""The table on a third-party page whose frames get no storage."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from conftest import chromium
from hosts import HostSite, embed_address, fragment_of, frame_in, play, record_in
from match_records import match_at
from page_opener import Messages, PageLog
from player import Player, player_at
from scope import EITHER_GAME
from setup import find_chromium
from test_match import has_no_secrets
from volle.core.record import format_record
from words import plain_words, words_of

WORKING_STORAGE = """async () => {
  const name = async (access) => { try { await access(); return "" } catch (error) { return error.name } };
  return [
    await name(() => localStorage.length),
    await name(() => caches.keys()),
    await name(() => navigator.storage.getDirectory()),
    await name(() => navigator.serviceWorker.getRegistration()),
    await name(() => new Promise((done, fail) => {
      const opening = indexedDB.open("volle");
      opening.onsuccess = done;
      opening.onerror = () => fail(opening.error);
    })),
  ];
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Yield a full Chromium, because its headless shell gives storage to frames of other sites."""
    with chromium(playwright, find_chromium()) as started:
        yield started


def overflow_width(player: Player) -> int:
    """Return the horizontal overflow of the frame, in pixels."""
    return player.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def skip_rounds(player: Player) -> None:
    """Play a part of Wolle's first round, and continue in the last one; the rounds between are alike."""
    for _ in range(3):
        player.play_decision()
    names = ("Anna", "bot:lamb", "bot:lamb", "bot:lamb")
    late = match_at(names, lambda match: match.to_act == (0,) and not match.state.undealt, "embedded")
    fragment = fragment_of(format_record(late, private=True))
    player.page.evaluate("fragment => { location.hash = fragment }", fragment)
    player.page.locator("dialog .button-main").click()
    player.page.locator(f"body[data-ply='{late.ply}'][data-busy=false]").wait_for(state="attached")


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "wolle", "seats": "Anna|bot:lamb|bot:lamb|bot:lamb", "lang": "fr"},
        {
            "game": "lotte",
            "seats": "Anna|bot:cautious|bot:steady",
            "lang": "de",
            "options": '{"target":500}',
        },
    ],
    ids=["wolle", "lotte"],
)
def test_a_match_is_played_to_its_end_without_storage(
    open_frame: Callable[..., Player], messages: Messages, asked: dict[str, str]
) -> None:
    player = open_frame(**asked)
    assert all(player.page.evaluate(WORKING_STORAGE)), "this browser gives the frame a storage"
    player.page.locator("body[data-screen=door]").wait_for(state="attached")
    expect(player.page.locator(".embedded-seats")).to_contain_text("Anna")
    kept_not = plain_words(words_of(asked["lang"]))["embedded-kept"]
    expect(player.page.locator(".embed-page")).to_contain_text(kept_not)
    play(player)
    if asked["game"] == "wolle":
        skip_rounds(player)
    player.play_to_the_end()
    player.page.locator("#scores-heading").wait_for()
    player.page.locator("#seed").wait_for(state="attached")
    around = player.page.page
    assert around.evaluate("windowMessages") == []
    inside = "() => { try { return frames[0].document.title } catch (error) { return error.name } }"
    assert around.evaluate(inside) == "SecurityError"
    if asked["game"] == "wolle":
        assert has_no_secrets(messages)
    player.page.locator("#again").click()
    expect(player.page.locator("body[data-phase=over]")).not_to_be_attached()
    player.wait_for_decision()


HEAVY = ("/rt/", "/engine/", "/assets/worker")


def test_frames_of_matches_load_nothing_large_before_a_tap(
    open_frames: Callable[..., Page], site: str
) -> None:
    asked = {game: {"game": game, "seats": f"Anna|bot:{bot}"} for game, bot in BOTS.items()}
    page = open_frames(*(embed_address(site, is_eager=False, **each) for each in asked.values()), width=640)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    for number, game in enumerate(asked):
        frame = frame_in(page, number)
        expect(frame.locator("#play")).to_be_enabled()
        expect(frame.locator(".embedded-seats")).to_contain_text("Anna")
        expect(frame.locator(".notice")).to_have_count(0)
        expect(frame.locator(".embed-card h1")).to_have_text(f"Volle {game.title()}")
    page.evaluate(f"() => {{ {GREET} }}")
    page.wait_for_function("() => portMessages.length")
    assert page.evaluate("portMessages[0]") == {"type": "ready", "live": False}
    assert [url for url in loaded if any(part in url for part in HEAVY)] == []
    player = play(player_at(frame_in(page, 1)))
    expect(player.page.locator(".seats")).to_contain_text("Anna")
    assert any("/rt/" in url for url in loaded)
    assert frame_in(page, 0).evaluate("document.body.dataset.ready") == "false"


# The page around the first frame connects to it.
GREET = "frames[0].postMessage({ volle: 1, hello: true, id: 'own' }, '*');"


def test_an_unknown_scene_and_an_impossible_match_are_reported_and_a_default_one_starts(
    open_frames: Callable[..., Page], site: str
) -> None:
    asked = {"scene": "No such rule", "game": "lotte", "seats": "Anna|bot:wolf"}
    page = open_frames(embed_address(site, is_eager=False, **asked))
    player = player_at(frame_in(page))
    player.page.locator(".notice[data-part=scene][data-code='scene.unknown']").wait_for()
    expect(player.page.locator("#play")).to_be_enabled()
    player.page.locator("#play").click()
    player.page.locator(".notice[data-part=seats][data-code='name.no-such-bot']").wait_for()
    player.wait_for_decision()


def test_a_scene_that_failed_to_load_is_requested_again(
    open_page: Callable[..., Page], page_log: PageLog
) -> None:
    page = open_page("embed.html?scene=wolle.bid.tie", routes={"**/scenes/**": lambda route: route.abort()})
    expect(page.get_by_role("alert")).to_contain_text("be loaded")
    expect(page.locator("#play")).to_have_count(0)
    page.context.unroute("**/scenes/**")
    page.locator("[data-retry]").click()
    page.locator(".guide[data-stage=start]").wait_for()
    assert [fault for fault in page_log.faults if "ERR_FAILED" not in fault] == []
    page_log.faults.clear()


def test_other_sites_cannot_frame_the_app(browser: Browser, host: HostSite, site: str) -> None:
    page = browser.new_page()
    for page_of_app in ("", "index.html"):
        host.show(site + page_of_app)
        with page.expect_console_message(lambda message: "X-Frame-Options" in message.text):
            page.goto(host.url)
        expect(page.frame_locator("iframe").locator("#screen")).not_to_be_attached()
    page.close()


@pytest.mark.parametrize("name", ["embed", "embed.html"])
def test_both_addresses_of_the_embedded_table_send_its_headers(
    playwright: Playwright, site: str, name: str
) -> None:
    asking = playwright.request.new_context()
    headers = asking.get(site + name).headers
    asking.dispose()
    assert headers["content-security-policy"].endswith("; frame-ancestors *")
    assert headers["cache-control"] == "no-cache"


SIZES = [(640, 480), (667, 375), (800, 600), (1024, 768), (360, 640)]


@EITHER_GAME
def test_no_frame_scrolls_sideways_and_every_decision_is_visible(
    open_frame: Callable[..., Player], game: str
) -> None:
    player = open_frame(game=game, seats="Friederike Annabell|bot:" + BOTS[game])
    expect(player.page.locator(".embedded-seats")).not_to_be_empty()
    for size in SIZES:
        resize(player, size)
        expect(player.page.locator("#play")).to_be_in_viewport(ratio=1)
        assert overflow_width(player) == 0, size
    play(player)
    for size in SIZES:
        resize(player, size)
        expect(player.page.locator("#call, .board").first).to_be_in_viewport(ratio=0.9)
        expect(player.page.locator("#whole-game")).to_be_in_viewport(ratio=1)
        assert overflow_width(player) == 0, size


def resize(player: Player, size: tuple[int, int]) -> None:
    """Resize the frame and scroll it to its top."""
    change = "size => { const frame = document.querySelector('iframe'); [frame.width, frame.height] = size }"
    player.page.page.evaluate(change, size)
    player.page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
    player.page.evaluate("scrollTo(0, 0)")


BOTS = {"wolle": "ram", "lotte": "steady"}


def test_links_open_new_pages_and_a_link_to_a_match_has_no_secrets(
    open_frame: Callable[..., Player],
) -> None:
    player = open_frame(game="wolle", seats="Anna|Ben")
    expect(player.page.locator("#whole-game")).to_have_attribute("href", "./?lang=en")
    for link in player.page.locator("a[target]").all():
        expect(link).to_have_attribute("rel", "noopener")
    expect(player.page.locator("a:not([target]):not(.skip)")).to_have_count(0)
    play(player)
    player.open_curtain()
    player.bid("23")
    player.page.locator(".curtain[data-seat='1']").wait_for()
    player.page.locator("#table-menu").click()
    player.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    player.page.locator("#copy-link").click()
    link = player.page.locator(".copy-by-hand textarea").input_value()
    address, fragment = link.split("#")
    assert address.endswith("/embed.html")
    record = record_in(fragment)
    assert "seats: Anna | Ben\n" in record
    assert "seed:" not in record
    assert "bid 23" not in record


def test_the_match_survives_a_worker_crash_through_the_pages_copy(
    open_frame: Callable[..., Player], count_case: Callable[..., None]
) -> None:
    player = play(open_frame(game="lotte", seats="Anna|Ben"))
    for _ in range(4):
        player.play_decision()
    before = player.ply()
    player.page.evaluate("engineWorker.terminate(); engineWorker.onerror(new ErrorEvent('error'))")
    player.play_decision()
    assert player.ply() > before
    expect(player.page.locator("#notices .notice")).to_have_count(0)
    count_case("worker crash in a frame without storage")


def test_two_frames_on_one_page_play_two_matches(open_frames: Callable[..., Page], site: str) -> None:
    addresses = [embed_address(site, game=game, seats="Anna|bot:" + bot) for game, bot in BOTS.items()]
    page = open_frames(*addresses, width=800, height=600)
    players = [player_at(frame_in(page, number)).wait_until_ready() for number in range(len(addresses))]
    for player in players:
        play(player)
    for _ in range(3):
        for player in players:
            player.play_decision()
    shown = [player.page.locator(".table").get_attribute("data-game") for player in players]
    assert shown == list(BOTS)
