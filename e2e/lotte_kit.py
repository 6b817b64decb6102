"""Moments of Volle Lotte, as records to open in the page, and a guest's ways at its table."""

import json
from pathlib import Path

from playwright.sync_api import Locator

from guest import Guest
from volle.core.match import Match

PRESETS = ("cabinet", "tutto")
FAMILY = (
    "Großmutter Wilhelmine",
    "bot:fox",
    "Maximilian-Alexander",
    "bot:clown",
    "Friederike Annabell",
    "bot:fox",
    "Onkel Theodor-Gottlieb",
    "Mia",
    "Ben",
    "Opa",
)


def kept(folder: Path, *lines: str, names: tuple[str, ...] = ("Anna", "Ben"), **options: object) -> Path:
    """A record with these actions; it has no seed, so it goes on with new dice."""
    path = folder / "match.volle"
    head = f"volle 1\ngame: lotte\nrules: 1\nseats: {' | '.join(names)}\noptions: {json.dumps(options)}\n\n"
    path.write_text(head + "\n".join(lines) + "\n", "utf-8")
    return path


def whose(match: Match) -> int | None:
    """The seat whose turn it is."""
    return match.game.turn_of(match.state)


def dice(guest: Guest, state: str = "") -> Locator:
    """The dice of the tray that a person may tap: all, or those with an attribute."""
    return guest.page.locator(f".die-toggle{state}")


def play_on(guest: Guest) -> None:
    """Does what is offered, and rather stops than rolls; waits until the engine has taken it."""
    stop = guest.page.locator("button[data-verb=stop]")
    before = guest.ply()
    if stop.is_visible():
        stop.click()
    else:
        guest.tap("")
    guest.page.locator(f'body:not([data-ply="{before}"])').wait_for(state="attached")
