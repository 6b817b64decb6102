"""Links that arrive: in messages, in changed addresses, in another window, in a browser without the match."""

import re
from collections.abc import Callable, Iterator
from itertools import cycle
from urllib.parse import quote, urlencode

import pytest
from playwright.sync_api import Browser, Page, expect

from accessibility import axe_findings
from conftest import NO_ENGINE
from link_matches import SEND, answer_of, begin, device_link, join, link_of, open_link, play
from link_records import invitation
from page_opener import PageLog, PageOpener
from player import Player, player_at
from scope import swept
from tests.devices import Device
from volle.cli.link import record_of

LINK = invitation("lotte")
OTHER = invitation("wolle")
MESSAGE = "Ben, will you play Volle Lotte with me?\n{}"
GIVE = """([way, text]) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  const given = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(way === "drop" ? new DragEvent("drop", { ...given, dataTransfer: data })
    : new ClipboardEvent("paste", { ...given, clipboardData: data }));
}"""


def address(site: str, hash_: str = LINK) -> str:
    """Return the address of a link."""
    return f"{site}#{hash_}"


def give(page: Page, text: str, way: str = "paste") -> None:
    """Paste a text into the page, or drop it there."""
    page.evaluate(GIVE, [way, text])


def expect_invitation(page: Page, case: str = "") -> None:
    """Wait for the invitation of the link."""
    expect(page.locator("[data-link=free]"), case).to_be_visible()
    assert page.url.endswith(f"#{LINK}")


def notice(page: Page, code: str) -> None:
    """Wait for the notice of a refusal."""
    page.locator(f".notice[data-code='{code}']").wait_for()


@pytest.fixture
def menu(shared_player: Player) -> Player:
    """Return a player at the start page."""
    shared_player.go_to_menu()
    return shared_player


TEXTS = {
    "own button": MESSAGE,
    "one line": "Look here: {} See you!",
    "angle brackets": "<{}>",
    "emphasis": "_{}_",
    "full stop": "{}.",
    "no-break space": "{}\u00a0",
    "invisible": "\u2060{}\u200b",
}


WAYS = ("paste", "drop")


BY_TURNS = pytest.mark.parametrize("ways", swept([WAYS, WAYS[::-1]], WAYS), ids="-".join)
"""The parameter of texts that are pasted and dropped by turns; the sweeps give each in the other way."""


@BY_TURNS
def test_a_message_with_a_link_is_opened(menu: Player, site: str, ways: tuple[str, str]) -> None:
    for (case, text), way in zip(TEXTS.items(), cycle(ways), strict=False):
        menu.go_to_menu()
        give(menu.page, text.format(address(site)), way)
        expect_invitation(menu.page, f"{case}, {way}")


def test_quoted_mail_with_a_link_is_opened(menu: Player, site: str) -> None:
    give(menu.page, "\n".join(f"> {line}" for line in re.findall(".{1,70}", address(site))))
    expect_invitation(menu.page)


def test_a_link_in_a_redirector_is_opened(menu: Player, site: str) -> None:
    give(menu.page, f"https://l.example/l.php?u={quote(address(site), safe='')}&h=AT0")
    expect_invitation(menu.page)


def test_the_same_message_pasted_twice_opens_the_link_twice(menu: Player, site: str) -> None:
    for _ in range(2):
        give(menu.page, MESSAGE.format(address(site)))
        expect_invitation(menu.page)


def test_a_shared_message_with_a_link_is_opened(shared_player: Player, site: str) -> None:
    page, link = shared_player.page, address(site)
    for names in (("text",), ("url",), ("text", "url")):
        shared = {name: link if name == "url" else MESSAGE.format(link) for name in names}
        page.goto(f"{site}?{urlencode(shared)}")
        expect_invitation(page, str(names))
        assert "?" not in page.url


def test_several_links_are_listed(menu: Player, site: str) -> None:
    page = menu.page
    text = f"{address(site)}\n{address(site, OTHER)}\n{address(site)}\n{address(site, 'link/hZBL')}"
    give(page, text)
    choices = page.locator("[data-found]")
    expect(choices).to_have_count(2)
    expect(choices.first).to_contain_text("A game by link")
    expect(choices.first).to_contain_text("Ben and Anna")
    expect(page.locator("[data-rest]")).to_be_visible()
    assert axe_findings(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    give(page, text)
    choices.nth(1).click()
    expect(page.locator("[data-link=free]")).to_have_attribute("data-game", "wolle")


WITHOUT_MATCH = {
    "cut off": ("Look: {}#" + LINK[:-20], "link.cut"),
    "shortened": ("{}#" + LINK[:200] + "… and so on", "link.cut"),
    "damaged": ("{}#link/" + "_" * 30, "link.deflate"),
    "nothing of ours": ("Milk, eggs, butter", "text.nothing"),
    "cut at the #": ("{}", "text.nothing"),
    "too long": ("x" * 400_001, "text.too-long"),
}


@BY_TURNS
def test_a_text_that_brings_nothing_says_why(menu: Player, site: str, ways: tuple[str, str]) -> None:
    page = menu.page
    for (case, (text, code)), way in zip(WITHOUT_MATCH.items(), cycle(ways), strict=False):
        give(page, text.format(site), way)
        expect(page.locator(".notice[data-code]"), f"{case}, {way}").to_have_attribute("data-code", code)
        expect(page.locator("body")).to_have_attribute("data-screen", "menu")
        close_notice(page)


def close_notice(page: Page) -> None:
    """Close the notice of a refusal."""
    page.locator(".notice[data-code] button").last.click()
    expect(page.locator(".notice[data-code]")).to_have_count(0)


def test_a_large_text_is_refused_at_once(menu: Player) -> None:
    page = menu.page
    for text in ("A" * 1_000_000, "#link/" * 200_000, '{"format": "volle matches 1","matches":[[['):
        give(page, text)
        page.locator(".notice[data-code]").wait_for()
        close_notice(page)


CHANGED = [
    "#link%2F{}",
    "#%23link/{}",
    "#link/{}.",
    "#link/{}…",
    "#link/{})",
    "#link/{}%20",
    "#link/{}_",
    "#link/{}-ok",
]


def test_a_changed_address_opens(shared_player: Player, site: str) -> None:
    page = shared_player.page
    for changed in CHANGED:
        shared_player.go_to_menu()
        page.goto(f"{site}{changed.format(LINK.removeprefix('link/'))}")
        expect(page.locator("[data-link=free]"), changed).to_be_visible()


def test_the_page_for_missing_addresses_follows_an_encoded_link(
    open_page: Callable[..., Page], page_log: PageLog, site: str
) -> None:
    first, *others = (each.format(LINK[5:]) for each in ("%23link/{}", "%23link%2F{}", "%2523link/{}"))
    page = open_page(first)
    expect_invitation(page)
    assert page.url == address(site)
    for pattern, handler in NO_ENGINE.items():
        page.context.route(pattern, handler)
    for changed in others:
        page.goto(f"{site}{changed}")
        expect(page, changed).to_have_url(address(site))
    assert [fault for fault in page_log.faults if "404" not in fault] == []
    page_log.faults.clear()


def test_an_address_that_is_cut_off_says_so(shared_player: Player) -> None:
    page = shared_player.page
    open_link(shared_player, f"#{LINK[:-30]}")
    notice(page, "link.cut")
    expect(page.locator("[data-link=refused] [data-retry]")).to_be_visible()
    page.locator(".notice[data-code] button").click()
    expect(page.locator("[data-link=refused]")).to_be_visible()


# ------------------------------------------------------------------------------ pasting


def paste(page: Page, text: str) -> None:
    """Open the text in the dialog for a pasted message."""
    page.locator("#paste-text").fill(text)
    page.locator("#paste-open").click()


def test_a_message_is_pasted_on_the_start_page(menu: Player, site: str) -> None:
    page = menu.page
    page.locator(".menu [data-paste]").click()
    expect(page.locator("#paste-text")).to_be_focused()
    assert axe_findings(page) == []
    paste(page, MESSAGE.format(address(site)))
    expect_invitation(page)


def test_a_message_is_pasted_among_the_saved_matches(menu: Player, site: str) -> None:
    menu.driver.run("() => { location.hash = '#matches'; }")
    menu.page.locator(".matches [data-paste]").click()
    paste(menu.page, MESSAGE.format(address(site)))
    expect_invitation(menu.page)


def test_a_message_is_pasted_where_a_match_waits(shared_player: Player) -> None:
    host = shared_player
    begin(host, "lotte")
    play(host)
    ply = host.ply()
    answer = answer_of(link_of(host))
    host.page.locator(".dock [data-paste]").click()
    paste(host.page, f"Your turn!\n{host.page.url.split('#')[0]}{answer}")
    host.driver.wait_until("(ply) => Number(document.body.dataset.ply) > ply", ply)
    play(host)


def test_what_was_copied_is_read_where_the_browser_allows_it(menu: Player, site: str) -> None:
    page = menu.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", MESSAGE.format(address(site)))
    page.locator(".menu [data-paste]").click()
    page.locator("#paste-copied").click()
    expect(page.locator("#paste-text")).to_have_value(MESSAGE.format(address(site)))
    page.keyboard.press("Enter")
    expect_invitation(page)
    page.context.clear_permissions()


def test_a_browser_that_refuses_it_gets_a_word(menu: Player) -> None:
    page = menu.page
    page.evaluate("() => { navigator.clipboard.readText = () => Promise.reject(new DOMException('')); }")
    page.locator(".menu [data-paste]").click()
    page.locator("#paste-copied").click()
    expect(page.locator("#paste-refused")).to_contain_text("Press and hold the field")
    expect(page.locator("#paste-text")).to_be_focused()
    page.evaluate("() => { delete navigator.clipboard.readText; }")


def test_an_insecure_page_has_the_field_alone(
    browser: Browser, insecure_site: str, page_log: PageLog
) -> None:
    opener = PageOpener(browser, insecure_site, page_log)
    page = opener.open_player().page
    page.locator(".menu [data-paste]").click()
    expect(page.locator("#paste-copied")).to_have_count(0)
    paste(page, MESSAGE.format(address(insecure_site)))
    expect(page.locator("[data-link=free]")).to_be_visible()
    opener.close()
    assert page_log.faults == []


# ------------------------------------------------------------------------------ sharing

SHARING = """(isShared) => {
  window.shared = [];
  navigator.share = (data) => {
    window.shared.push(data);
    return isShared ? Promise.resolve() : Promise.reject(new DOMException("", "AbortError"));
  };
}"""


def test_a_share_sheet_that_is_closed_leaves_the_other_ways(shared_player: Player) -> None:
    host, page = shared_player, shared_player.page
    begin(host, "lotte")
    play(host)
    page.evaluate(SHARING, False)
    page.locator(SEND).click()
    expect(page.locator("#share-link")).to_be_visible()
    page.locator("#share-device").click()
    assert len(page.evaluate("window.shared")) == 2
    page.locator("#share-codes").click()
    expect(page.locator(".code svg")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate(SHARING, True)
    page.locator(SEND).click()
    host.driver.wait_until("() => window.shared.length === 1")
    expect(page.locator("dialog")).to_have_count(0)
    [shared] = page.evaluate("window.shared")
    assert shared["url"].startswith(page.url.split("#")[0] + "#link/")
    page.evaluate("() => { delete navigator.share; }")


@pytest.fixture
def copied_from(shared_player: Player) -> Iterator[Callable[[], str]]:
    """Copy the invitation of a match; return a function that returns the text in the clipboard."""
    page = shared_player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(shared_player, "lotte")
    play(shared_player)
    page.locator(SEND).click()
    page.locator("#share-link").click()
    page.locator("#share-link[data-copied]").wait_for()
    yield lambda: str(page.evaluate("() => navigator.clipboard.readText()"))
    page.context.clear_permissions()


def test_a_copied_invitation_has_its_sentence_and_its_link(
    shared_player: Player, copied_from: Callable[[], str]
) -> None:
    link = shared_player.page.locator("#share-link").get_attribute("data-link")
    sentence = shared_player.page.get_by_role("dialog").get_by_role("heading").text_content()
    assert copied_from() == f"{sentence}\n{link}"


@pytest.mark.usefixtures("copied_from")
def test_the_button_says_for_a_while_that_it_has_copied(shared_player: Player) -> None:
    answer = shared_player.page.locator("#share-link .copy-done")
    expect(answer).to_have_text("Copied ✓")
    expect(answer).to_be_visible()
    expect(answer).to_be_hidden()


@pytest.mark.usefixtures("copied_from")
def test_copying_opens_no_other_dialog(shared_player: Player) -> None:
    expect(shared_player.page.locator("dialog[open]")).to_have_count(1)
    expect(shared_player.page.locator(".copy-by-hand textarea")).to_have_count(0)


@pytest.mark.usefixtures("copied_from")
def test_screen_readers_are_told_that_it_was_copied(shared_player: Player) -> None:
    expect(shared_player.page.locator("#share-link + [role=status]")).to_have_text("Copied")


def test_a_link_that_cannot_be_copied_is_shown_below_its_button(shared_player: Player) -> None:
    page = shared_player.page
    begin(shared_player, "lotte")
    play(shared_player)
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('')); }")
    page.locator(SEND).click()
    page.locator("#share-link").click()
    link = page.locator("#share-link").get_attribute("data-link") or ""
    expect(page.get_by_role("textbox", name="copy it yourself")).to_have_value(re.compile(re.escape(link)))
    assert axe_findings(page) == []
    page.evaluate("() => { delete navigator.clipboard.writeText; }")


# ------------------------------------------------------------------------------ other browsers and windows


def test_a_browser_without_the_match_offers_to_copy_the_link(shared_player: Player, site: str) -> None:
    host = Device("Anna").begin("lotte", ("Anna", "Ben"), [0]).play()
    link = f"{site}{answer_of(host.link)}"
    open_link(shared_player, link)
    page = shared_player.page
    expect(page.locator("[data-link=full]")).to_contain_text("in the installed app, or in another browser")
    assert page.locator("#link-copy").get_attribute("data-link") == link
    assert axe_findings(page) == []


def test_a_newer_link_goes_on_in_the_window_that_opens_it(open_player: Callable[..., Player]) -> None:
    first = open_player()
    begin(first, "lotte")
    play(first)
    page = first.page.context.new_page()
    page.goto(f"{first.page.url.split('#')[0]}{answer_of(link_of(first))}")
    second = player_at(page)
    second.driver.wait_for("body[data-screen=table]")
    play(second)
    expect(first.page.locator("#elsewhere")).to_be_visible()
    ply = second.ply()
    first.page.bring_to_front()
    first.page.locator("#take-over").click()
    play(first)
    assert first.ply() == ply
    expect(page.locator("#elsewhere")).to_be_visible()
    # A link for another match waits until its window has the table.
    page.bring_to_front()
    page.evaluate("(hash) => { location.hash = hash; }", OTHER)
    page.locator("[data-sit]").first.click()
    notice(page, "match.elsewhere")
    page.locator("#take-over").click()
    expect(page.locator("[data-link=free]")).to_be_visible()
    page.locator("[data-sit]").first.click()
    second.driver.wait_for("body[data-screen=table]")


def test_a_part_that_is_too_long_is_refused_and_not_stored(shared_player: Player) -> None:
    page = shared_player.page
    page.evaluate("(text) => { location.hash = text; }", f"#part/abcdefgh/1/2/{'x' * 1_000_000}")
    expect(page.locator("[data-code='link.part']")).to_be_visible()
    assert page.evaluate("localStorage.getItem('volle.parts')") is None


def test_turns_played_elsewhere_are_accepted_only_on_request(
    shared_player: Player, open_player: Callable[..., Player]
) -> None:
    host, friend = Device("Anna").begin("lotte", ("Anna", "Ben"), [0]).play(), shared_player
    join(friend, device_link(host))
    before = friend.page.context.storage_state(indexed_db=True)
    play(friend)
    # A copy of the device plays the same seat again, from the same private record.
    copy = open_player(storage_state=before)
    copy.page.evaluate("() => { location.hash = '#table'; }")
    play(copy)
    assert link_of(copy) == link_of(friend)
    host.receive(record_of(link_of(copy)))
    open_link(copy, device_link(host.play()))
    play(copy)
    host.receive(record_of(link_of(copy)))
    newest = device_link(host.play())
    ply = friend.ply()
    open_link(friend, newest)
    question = friend.page.locator("[data-link=own-moves]")
    expect(question).to_contain_text("played on another device. Continue from there?")
    assert axe_findings(friend.page) == []
    question.get_by_role("link", name="Leave my game as it is").click()
    friend.page.evaluate("() => { location.hash = '#table'; }")
    play(friend)
    assert friend.ply() == ply
    open_link(friend, newest)
    question.locator("[data-accept]").click()
    friend.driver.wait_for("body[data-screen=table]")
    play(friend)
    assert friend.ply() > ply
