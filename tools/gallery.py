"""Take screenshots of the start page, the set-ups, and eight positions of each game, in both themes.

Writes gallery/GAME-POSITION-WIDTHxHEIGHT-SCHEME.png, and gallery/index.html with all of them on one page.
Positions and file names are always the same, so that two galleries can be compared. The site must be built.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

from playwright.sync_api import sync_playwright

import screen_states
from match_records import decision_kind, walk, write_save
from player import FAST_PACE, SKIP_ANIMATIONS, Player, open_site
from screen_states import Visit
from servers import serve_site
from setup import ROOT, find_chromium, find_headless_shell
from volle.core.match import Match
from volle.games import GAMES

OUT = ROOT / "gallery"
SIZES = (
    *((1024, 768), (768, 1024), (390, 844), (844, 390), (1440, 900), (1920, 1080)),
    *((667, 375), (740, 360), (1024, 600), (1280, 540)),
)
THEMES = {"light": "day", "dark": "night"}
"""The device's colour scheme, and the page's theme."""
NAMES = {
    "wolle": ("Anna", "bot:ram", "bot:lamb", "bot:ram"),
    "lotte": ("Anna", "bot:steady", "bot:cautious", "bot:steady"),
}
"""One person against bots, so that the hand-over screen does not appear."""
EARLY = 40
"""The number of actions to skip, because an empty table shows little."""

Wanted = Callable[[Match], bool]


def asks(*kinds: str) -> Wanted:
    """Return a predicate for positions with one of these decisions, once something is on the table."""
    return lambda match: match.ply > EARLY and is_asked(match) and decision_kind(match) in kinds


def is_asked(match: Match) -> bool:
    """Return True if the first seat decides, or chance is due in its turn."""
    return match.to_act in {(0,), (-1,)} and match.game.turn_of(match.state) in {0, None}


def in_straight(match: Match) -> bool:
    """Fits where the person has set some dice of a straight aside."""
    return is_asked(match) and match.state.card == "straight" and len(match.state.set_aside) > 1


def in_last_round(match: Match) -> bool:
    """Return True if a seat has reached the target and the first seat still has a turn."""
    return is_asked(match) and match.state.reached is not None and match.state.phase in {"keep", "go"}


def is_over(match: Match) -> bool:
    """Return True at the end of a match."""
    return not match.to_act


MOMENTS: dict[str, dict[str, Wanted]] = {
    "wolle": {
        "bid": asks("bids: bid"),
        "roll": asks("roll: chance"),
        "keep": asks("try: keep"),
        "claim": asks("try: claim miss", "try: claim keep", "try: miss rescue", "try: claim miss rescue"),
        "take": asks("take: take"),
        "bone": asks("bone: leave steal"),
        "top": asks("top: top"),
        "over": is_over,
    },
    "lotte": {
        "card": asks("card: chance"),
        "roll": asks("roll: chance"),
        "keep": asks("keep: keep"),
        "go": asks("go: roll stop"),
        "draw": asks("go: draw stop"),
        "straight": in_straight,
        "last-round": in_last_round,
        "over": is_over,
    },
}


def find_moment(game: str, wanted: Wanted) -> Match:
    """Return the first matching position of random matches, tried with each preset in turn."""
    agreed: list[dict[str, object]] = [{"preset": preset} for preset in GAMES[game].reference.presets] or [{}]
    for number, options in zip(count(), cycle(agreed), strict=False):
        for match in walk(NAMES[game], f"gallery {number}", game, options):
            if wanted(match):
                found: Match = match
                return found
    raise AssertionError


def photograph(player: Player, name: str) -> Iterator[Path]:
    """Take screenshots of a page in both themes, at every size."""
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for scheme, theme in THEMES.items():
            player.page.emulate_media(color_scheme=scheme)
            player.driver.wait_for(f"html[data-theme={theme}]")
            file = OUT / f"{name}-{width}x{height}-{scheme}.png"
            player.page.screenshot(path=file, animations="disabled")
            yield file


def photograph_visit(player: Player, visit: Visit) -> Iterator[tuple[str, list[Path]]]:
    """Take screenshots of each state of a screen; yield its name with its files."""
    with tempfile.TemporaryDirectory() as folder:
        for shown in visit(player, Path(folder)):
            name = re.sub(r"\W+", "-", shown.name)
            yield name, [*photograph(player, name)]
            player.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def put_on_table(player: Player, match: Match) -> None:
    """Open a match, and wait until the first seat has a decision."""
    with tempfile.TemporaryDirectory() as folder:
        player.go_to_menu()
        player.open_record(write_save(match, Path(folder)))
        player.wait_for_decision()


def sheet(files: dict[str, list[Path]]) -> str:
    """Return a page with all screenshots, one row per position."""
    rows = [f"<h2>{name}</h2>\n<p>{''.join(map(thumbnail, shots))}</p>\n" for name, shots in files.items()]
    return SHEET + "".join(rows)


SHEET = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>body { background: #888; font-family: sans-serif } img { height: 14rem; margin: 0.25rem }</style>
"""


def thumbnail(file: Path) -> str:
    """Return a thumbnail with a link to its screenshot."""
    picture = f'<img src="{file.name}" alt="{file.stem}" title="{file.stem}" loading="lazy">'
    return f'<a href="{file.name}">{picture}</a>'


def main() -> None:
    """Take screenshots of all screens and positions, or of the positions of one game."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=MOMENTS, help="this game alone")
    options.add_argument("--language", default="en", help="the language of the page")
    asked = options.parse_args()
    OUT.mkdir(exist_ok=True)
    files: dict[str, list[Path]] = {}
    with serve_site() as site, sync_playwright() as playwright:
        program = find_headless_shell() or find_chromium()
        with playwright.chromium.launch(executable_path=program, args=["--no-sandbox"]) as browser:
            page = browser.new_page(reduced_motion="reduce", locale=asked.language, service_workers="block")
            player = open_site(page, site, FAST_PACE, SKIP_ANIMATIONS, has_pointer=False)
            if not asked.game:
                files.update(photograph_visit(player, screen_states.menu))
                files.update(photograph_visit(player, screen_states.setup))
            for game in [asked.game] if asked.game else GAMES:
                for moment, wanted in MOMENTS[game].items():
                    put_on_table(player, find_moment(game, wanted))
                    files[f"{game}-{moment}"] = [*photograph(player, f"{game}-{moment}")]
    (OUT / "index.html").write_text(sheet(files))
    print(f"volle: {sum(map(len, files.values()))} screenshots in {(OUT / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
