"""Draw the pictures in rulebook/pictures/: one for each rule, and five for a round of each game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from drawings import rules
from setup import ROOT

FOLDER = "pictures"
SOURCES = ROOT / "rulebook" / FOLDER
TOKENS = ROOT / "css" / "kit" / "tokens.css"

Pictures = dict[str, list[str]]
"""The rows of objects in each picture, by its id."""


def rule_pictures() -> dict[str, Pictures]:
    """Return the pictures of the rules of each game."""
    return {file.stem: tomllib.loads(file.read_text("utf-8"))["rules"] for file in sources()}


def round_pictures() -> dict[str, Pictures]:
    """Return the pictures that explain a round of each game, in order."""
    return {
        file.stem: {
            f"{file.stem}.round-{number}": rows
            for number, rows in enumerate(tomllib.loads(file.read_text("utf-8"))["round"], 1)
        }
        for file in sources()
    }


def sources() -> list[Path]:
    """Return the file of each game."""
    return sorted(SOURCES.glob("*.toml"))


def add_rule_pictures(site: Path, *, shared: bool) -> None:
    """Write all pictures into `site`; if they are `shared`, also those of rules as PNGs for link previews."""
    write(site, drawn(round_pictures()))
    if not shared:
        return write(site, drawn(rule_pictures()))
    rounds = round_pictures()
    covered = {
        game: {**pictures, cover(game): rounds[game][cover(game)]}
        for game, pictures in rule_pictures().items()
    }
    return write(site, drawn(covered, site / FOLDER))


def cover(game: str) -> str:
    """Return the picture that represents a whole book: the one of a roll."""
    return f"{game}.round-4"


def write(site: Path, pictures: dict[str, str]) -> None:
    """Write drawings into the folder of the pictures."""
    (site / FOLDER).mkdir(exist_ok=True)
    for name, drawing in pictures.items():
        (site / FOLDER / f"{name}.svg").write_text(drawing, "utf-8")


def drawn(games: dict[str, Pictures], shared: Path | None = None) -> dict[str, str]:
    """Return each picture as SVG, and write PNGs into the folder `shared` if given; exit if drawing fails."""
    colours = seat_colours()
    drawings, previews = {}, {}
    for game, pictures in games.items():
        for name, rows in pictures.items():
            try:
                drawings[name] = rules.picture(game, rows, colours)
                previews[name] = rules.share_picture(game, rows, colours)
            except ValueError as error:
                sys.exit(f"{name}: {error}")
    if shared:
        shared.mkdir(exist_ok=True)
        rasterize(previews, shared)
    return drawings


def rasterize(drawings: dict[str, str], folder: Path) -> None:
    """Write drawings as PNGs; exit if that fails."""
    made = subprocess.run(
        ["node", "tools/rasterize.mjs", str(folder)],
        cwd=ROOT,
        input=json.dumps(drawings),
        text=True,
        capture_output=True,
        check=False,
    )
    if made.returncode:
        sys.exit(f"The pictures for link previews could not be written.\n{made.stderr}")


def seat_colours() -> list[str]:
    """Return the colour of each seat, which a drawing by itself cannot look up."""
    return re.findall(r"--seat-\d+: (#\w+);", TOKENS.read_text("utf-8"))
