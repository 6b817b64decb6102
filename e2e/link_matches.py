"""Matches by link: each person plays on a page of its own, and only links go from page to page."""

import os
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

from match_records import is_near_its_end
from player import Player
from setup import ROOT
from tests.devices import Device
from volle.cli.link import record_of, to_fragment
from volle.core.joint import Level
from volle.core.link import passed_to

SEND, PLAN, OVER = "#link-send", "#link-plan-done", "[data-table][data-over=true]"
READY = f"""() => document.body.dataset.screen === "table" && document.body.dataset.busy === "false" &&
  !document.querySelector("[data-part=loading]") && !document.querySelector("#go-on") &&
  Boolean(document.querySelector(".dock button, .dock form, {SEND}, {OVER}"))"""
OPENED = """() => document.querySelector("[data-link]:not([data-link=opening])") ||
  (!location.hash.startsWith("#link") && document.body.dataset.screen === "table")"""
FIRST_VISIT = ("Anna", "Ben")
"""The names that people on a first visit give themselves."""
MOST = 400
"""More decisions and links than any of these matches needs."""


def begin(
    player: Player, game: str, *names: str, level: str = "friends", rule: str = "", target: int | None = None
) -> None:
    """Begin a match with friends elsewhere, in which the first of `names` plays here.

    Without names, the seats are those of a first visit, with people called as in `FIRST_VISIT`. A rule is a
    selector that is tapped before.
    """
    if names:
        player.fill_seats(*names, game=game)
    else:
        player.driver.tap(f"#choose-{game}")
        player.driver.wait_for(f".setup[data-game={game}]")
    if rule:
        player.open_options().driver.tap(rule)
    if target is not None:
        player.open_options().driver.write("#target", str(target))
    if not player.driver.count("#link[open]"):
        player.driver.tap("#link summary")
    player.driver.wait_for("#link-name-1")
    if not names:
        name_people(player)
    if level == "plan":
        player.driver.tap("#link-plan")
    player.driver.tap("#start")
    player.driver.wait_for("body[data-screen=table]")


def name_people(player: Player) -> None:
    """Name the two people of a first visit, in the part of the set-up for friends elsewhere."""
    for number, name in enumerate(FIRST_VISIT, 1):
        player.driver.write(f"#link-name-{number}", name)


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
    link = player.driver.attribute("#share-link", "data-link") or ""
    player.close_dialogs()
    player.driver.wait_until("() => !document.querySelector('dialog')")
    return link


def open_link(player: Player, link: str) -> None:
    """Open a link in a page that is open, and wait for what it brings."""
    player.driver.run("(hash) => { location.hash = hash; }", link[link.index("#") :])
    player.driver.wait_until(OPENED)


def join(player: Player, link: str) -> None:
    """Open an invitation, and take the first free seat."""
    open_link(player, link)
    player.driver.tap("[data-sit]")
    player.driver.wait_for("body[data-screen=table]")


def device_link(device: Device) -> str:
    """Return the link of a device without a page, as the end of an address."""
    return f"#link/{to_fragment(device.link)}"


def devices_near_the_end(game: str, level: Level, names: tuple[str, str]) -> tuple[Device, Device]:
    """Return the devices of two people near the end of their match, the one that holds it first."""
    holder, other = (Device(name) for name in names)
    holder.begin(game, names, [0], level)
    while not is_near_its_end(holder.match):
        if passed_to(holder.play(once=True).match):
            holder, other = other, holder
            holder.receive(other.link)
    return holder, other


def answer_of(link: str) -> str:
    """Return the link of a friend who joins a match on a device without a page, and plays there."""
    friend = Device("Ben")
    friend.receive(record_of(link))
    return device_link(friend.play())


def finish(host: str, pages: Mapping[str, Player], present: Collection[str] = ()) -> int:
    """Play a match that `host` holds until it is over on every page; return the number of links.

    `pages` has the page of each person, by name. The others are invited, except those in `present`.
    """
    present, now, sent = {host, *present}, host, 0
    play(pages[host])
    while not pages[now].driver.count(OVER):
        words = pages[now].driver.run(f"() => document.querySelector('{SEND}').textContent")
        other = next(name for name in pages if name in words)
        (open_link if other in present else join)(pages[other], link_of(pages[now]))
        play(pages[other])
        present.add(other)
        now, sent = other, sent + 1
        assert sent < MOST
    end = link_of(pages[now])
    for name in pages.keys() - {now}:
        open_link(pages[name], end)
        pages[name].driver.wait_for(OVER)
        assert pages[name].ply() == pages[now].ply()
    return sent + len(pages) - 1


def answer(file: Path, link: str, bot: str) -> str:
    """Open a link in the command line, where a bot plays on; return the link that is printed."""
    done = subprocess.run(
        [sys.executable, "-m", "volle", "link", file, link, "--bot", bot],
        env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.strip().split("\n")[-1]
