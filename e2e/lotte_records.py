"""Records of Volle Lotte to open in the page, and locators for its dice."""

import json
from pathlib import Path

from playwright.sync_api import Locator

from player import Player
from volle.core.match import Match

PRESETS = ("cabinet", "tutto")
FAMILY = (
    "Großmutter Wilhelmine",
    "bot:steady",
    "Maximilian-Alexander",
    "bot:cautious",
    "Friederike Annabell",
    "bot:steady",
    "Onkel Theodor-Gottlieb",
    "Mia",
    "Ben",
    "Opa",
)


def write_record(
    folder: Path, *lines: str, names: tuple[str, ...] = ("Anna", "Ben"), **options: object
) -> Path:
    """Write a record with these actions; it has no seed, so play continues with new dice."""
    path = folder / "match.volle"
    head = f"volle 1\ngame: lotte\nrules: 1\nseats: {' | '.join(names)}\noptions: {json.dumps(options)}\n\n"
    path.write_text(head + "\n".join(lines) + "\n", "utf-8")
    return path


def turn_seat(match: Match) -> int | None:
    """Return the seat whose turn it is."""
    return match.game.turn_of(match.state)


def dice(player: Player, state: str = "") -> Locator:
    """Return the dice that a person may tap: all of them, or those with an attribute."""
    return player.page.locator(f".die-toggle{state}")
