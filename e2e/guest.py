"""A guest who plays through the page: taps what anybody would tap, and reads what stands there."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Locator, Page, expect

# Taps to go on wherever the table tells something, as somebody in a hurry would.
RESTLESS = """
setInterval(() => {
  if (document.body?.dataset.busy === "true") document.querySelector("#go-on")?.click();
}, 30);
"""

# The page itself has storage; the empty one before it has not.
FAST = """
if (location.protocol === "http:") localStorage["volle.settings"] ??= JSON.stringify({ pace: "fast" });
"""


class Guest:
    """Somebody before the page, or before a frame in another one."""

    def __init__(self, page: Page | Frame) -> None:
        self.page = page
        self.body = page.locator("body")

    def arrive(self) -> "Guest":
        """Waits until the engine has answered."""
        self.page.locator("body[data-ready=true]").wait_for(state="attached", timeout=60_000)
        return self

    def set_up(self, *kinds: str, game: str = "wolle") -> "Guest":
        """Begins a match: each kind is a person's name or a bot, `bot:ram`."""
        self.sit(*kinds, game=game).page.locator("#start").click()
        return self

    def sit(self, *kinds: str, game: str) -> "Guest":
        """Goes to the set-up of a game and puts everybody on a chair."""
        self.page.locator(f"#door-{game}").click()
        seats = self.page.locator(".chair")
        while seats.count() < len(kinds):
            self.page.locator("#add-seat").click()
        while seats.count() > len(kinds):
            seats.last.locator(".chair-remove").click()
        for number, kind in enumerate(kinds, 1):
            grade = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
            self.page.locator(f"#kind-{number}").select_option(grade or "person")
            if not grade:
                self.page.locator(f"#name-{number}").fill(kind)
        return self

    def go_home(self) -> None:
        """Leaves the table for the menu, if that is not where it is; the match waits."""
        if self.body.get_attribute("data-screen") != "menu":
            self.page.locator(".brand").click()
        self.page.locator("body[data-screen=menu]").wait_for(state="attached")

    def open_record(self, path: Path) -> None:
        """Opens a file from the menu."""
        self.page.locator("#open-record").set_input_files(path)

    def agree(self) -> None:
        """Says yes if the page asks whether the running match may go."""
        asked_or_there = self.page.locator("dialog .button-main, body[data-screen=table]")
        asked_or_there.first.wait_for(state="attached")
        if self.page.locator("dialog .button-main").is_visible():
            self.page.locator("dialog .button-main").click()

    def asked(self) -> str:
        """Waits until a person is asked or the match is over; gives the phase."""
        self.page.locator("body[data-screen=table][data-busy=false]").wait_for(
            state="attached", timeout=60_000
        )
        return self.body.get_attribute("data-phase") or ""

    def ply(self) -> int:
        return int(self.body.get_attribute("data-ply") or -1)

    def answer(self, bid: str = "20") -> None:
        """Does the first thing that is offered, and waits until the engine has taken it."""
        before = self.ply()
        self.tap(bid)
        self.page.locator(f'body[data-ply="{before}"]').wait_for(state="detached", timeout=60_000)

    def tap(self, bid: str) -> None:
        """Taps whatever the decision offers first."""
        if self.page.locator("#open-curtain").is_visible():
            self.open_curtain()
        if self.page.locator("form.board").is_visible():
            self.bid(bid)
        elif self.page.locator("#call").is_visible():
            self.page.locator("#call").click()
        elif self.page.locator("#confirm-take").is_visible():
            self.take()
        else:
            self.choices().first.click()

    def open_curtain(self) -> None:
        """Draws the curtain aside."""
        self.page.locator("#open-curtain").click()
        expect(self.page.locator("form.board")).to_be_visible()

    def bid(self, bid: str) -> None:
        """Marks a bid on the open board and confirms it."""
        self.page.locator(f'.board input[value="{bid}"]').check(force=True)
        self.page.locator("#confirm-bid").click()

    def take(self) -> None:
        """Chooses cards from the left until the choice is complete, and confirms it."""
        for card in self.page.locator(".display button.card").all():
            if self.page.locator("#confirm-take").is_enabled():
                break
            card.click()
        self.page.locator("#confirm-take").click()

    def choices(self) -> Locator:
        """Everything that stands for one legal action."""
        return self.page.locator("button[data-action]")


def answers(messages: list[str]) -> list[dict[str, Any]]:
    """The engine's answers among the messages to the page."""
    return [said["answer"] for said in map(json.loads, messages) if "answer" in said]
