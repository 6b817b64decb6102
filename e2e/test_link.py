"""Matches by link: people in separate browsers, who send each other nothing but links."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from accessibility import axe_findings
from player import Player

SEND, PLAN, OVER = "#link-send", "#link-plan-done", "[data-table][data-over=true]"
READY = f"""() => document.body.dataset.screen === "table" && document.body.dataset.busy === "false" &&
  !document.querySelector("[data-link=loading]") && !document.querySelector("#go-on") &&
  Boolean(document.querySelector(".dock button, .dock form, {SEND}, {OVER}"))"""
MOST = 400
"""More decisions and links than any of these matches needs."""


def begin(player: Player, game: str, level: str = "friends", *rules: str) -> None:
    """Begin a match with a friend elsewhere, at the table of a first visit; `rules` are tapped before."""
    player.driver.tap(f"#choose-{game}")
    player.driver.wait_for(f".setup[data-game={game}]")
    if rules:
        player.open_options()
        for rule in rules:
            player.driver.tap(rule)
    player.driver.tap("#link summary")
    player.driver.wait_for("#link-begin")
    if level == "plan":
        player.driver.tap("#link-plan")
    player.driver.tap("#link-begin")
    player.driver.wait_for("body[data-screen=table]")


def play(player: Player) -> None:
    """Decide until another device is to act, or the match is over."""
    for _ in range(MOST):
        player.driver.wait_until(READY)
        if player.driver.count(SEND):
            return
        if player.driver.count(PLAN):
            player.driver.tap(PLAN)
            player.driver.wait_until(f"() => !document.querySelector('{PLAN}')")
        else:
            player.decide()
    pytest.fail("the match does not end")


def link_of(player: Player) -> str:
    """Return the link that the page offers to send."""
    player.driver.tap(SEND)
    player.driver.wait_for("#share-link")
    link = player.driver.attribute("#share-link", "data-link") or ""
    player.close_dialogs()
    player.driver.wait_until("() => !document.querySelector('dialog')")
    return link


def open_link(player: Player, link: str) -> None:
    """Open a link in a page that is open, and wait for what it brings."""
    player.driver.run("(hash) => { location.hash = hash; }", link[link.index("#") :])
    player.driver.wait_until(
        """() => document.querySelector("[data-link]:not([data-link=opening]):not([data-link=loading])") ||
        (!location.hash.startsWith("#link") && document.body.dataset.screen === "table")"""
    )


def join(player: Player, link: str) -> None:
    """Open an invitation, and take the first free seat."""
    open_link(player, link)
    player.driver.tap("[data-sit]")
    player.driver.wait_for("body[data-screen=table]")


def finish(host: Player, friend: Player) -> int:
    """Play a match between two pages to its end; return the number of links."""
    players, sent = [host, friend], 0
    play(host)
    while not players[sent % 2].driver.count(OVER):
        link = link_of(players[sent % 2])
        sent += 1
        other = players[sent % 2]
        if sent == 1:
            join(other, link)
        else:
            open_link(other, link)
        play(other)
        assert sent < MOST
    return sent


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "level", "rules"),
    [("lotte", "friends", ()), ("lotte", "plan", ()), ("wolle", "friends", ("#short",))],
    ids=["lotte-friends", "lotte-plan", "wolle-friends"],
)
def test_two_people_in_two_browsers_finish_a_match_by_links(
    open_player: Callable[..., Player], game: str, level: str, rules: tuple[str, ...]
) -> None:
    host, friend = open_player(), open_player()
    begin(host, game, level, *rules)
    sent = finish(host, friend)
    assert sent > 2
    last = host if host.driver.count(OVER) else friend
    other = friend if last is host else host
    open_link(other, link_of(last))
    expect(other.page.locator(OVER)).to_be_visible()
    assert last.ply() == other.ply()


@pytest.mark.parametrize("game", ["lotte", "wolle"])
def test_a_friend_is_invited_with_four_taps(open_player: Callable[..., Player], game: str) -> None:
    page = open_player().page
    for tap in (f"#choose-{game}", "#link summary", "#link-begin", SEND):
        page.locator(tap).click()
    expect(page.locator("#share-link")).to_be_visible()


def test_an_invitation_is_accepted_by_keyboard(open_player: Callable[..., Player]) -> None:
    host, friend = open_player(), open_player()
    begin(host, "lotte")
    play(host)
    open_link(friend, link_of(host))
    assert axe_findings(friend.page) == []
    seat = friend.page.locator("[data-sit]")
    seat.focus()
    friend.page.keyboard.press("Enter")
    friend.driver.wait_for("body[data-screen=table]")
    play(friend)
    assert axe_findings(friend.page) == []
    expect(friend.page.locator("#link-heading")).to_contain_text("turn")


def test_links_that_bring_nothing_new_change_nothing(open_player: Callable[..., Player]) -> None:
    host, friend = open_player(), open_player()
    begin(host, "lotte")
    play(host)
    first = link_of(host)
    join(friend, first)
    play(friend)
    second = link_of(friend)
    ply = friend.ply()
    for link, arrival in ((first, "older"), (second, "same")):
        open_link(friend, link)
        expect(friend.page.locator(f"[data-link={arrival}] [role=alert]")).to_be_visible()
    friend.driver.run("() => { location.hash = '#table'; }")
    play(friend)
    assert friend.ply() == ply
    third = open_player()
    open_link(third, second)
    expect(third.page.locator("[data-link=full] [role=alert]")).to_be_visible()


def test_the_last_link_is_sent_again_from_the_saved_matches(open_player: Callable[..., Player]) -> None:
    host = open_player()
    begin(host, "lotte")
    play(host)
    link = link_of(host)
    host.driver.run("() => { location.hash = '#matches'; }")
    host.driver.wait_for("[data-due]")
    host.driver.tap("[data-send]")
    host.driver.wait_for("#share-link")
    assert host.driver.attribute("#share-link", "data-link") == link


def test_a_match_by_link_survives_a_reload(open_player: Callable[..., Player]) -> None:
    host = open_player()
    begin(host, "wolle")
    play(host)
    link = link_of(host)
    host.driver.reload()
    host.wait_until_ready()
    play(host)
    assert link_of(host) == link
