"""Write the tape of each lesson: the engine's first answers, so that it begins before Python has loaded.

Dice and bots of a lesson follow a script, so a tape holds every way through its first decisions. It ends
where chance is honest, or after a number of decisions. A tape is a list of nodes, as in tapes.py.

Usage: PYTHONPATH=py python tools/lesson_tapes.py FOLDER
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from volle.core import match as matches
from volle.core.game import CHANCE
from volle.core.lesson import PUPIL, as_lesson
from volle.core.match import Match
from volle.core.names import BOT
from volle.core.serialization import plain
from volle.games import GAMES
from volle.web import serialize

DECISIONS = 3
"""The decisions of the person that a tape holds."""


def tape_of(game: str, lesson: str, decisions: int = DECISIONS) -> list[dict[str, Any]]:
    """Return the nodes of a lesson, the beginning first."""
    bots = GAMES[game].lessons[lesson].bots
    names = ("?", *(f"{BOT}{level} {number}" for number, level in enumerate(bots, 1)))
    match = as_lesson(matches.begin(GAMES[game], names, {}, bytes(16)), lesson)
    nodes: list[dict[str, Any]] = []
    _add(nodes, match, None, decisions)
    return nodes


def _add(nodes: list[dict[str, Any]], match: Match, before: Match | None, decisions: int) -> int:
    """Add a position and all that follow from it; return the number of its node."""
    shown = serialize.progress(match, PUPIL, before) if before else serialize.whole(match, PUPIL)
    node: dict[str, Any] = {"shown": plain(shown), "record": "", "moves": {}, "why": {}}
    nodes.append(node)
    at = len(nodes) - 1
    if matches.automatic_seat(match) is not None:
        action = matches.automatic_action(match)
        if _is_the_same_for_everybody(match, action):
            node["step"] = _add(nodes, matches.play(match, action), match, decisions)
    elif match.to_act and decisions:
        for legal in shown["view"]["legal"]:
            action = match.game.parse_action(legal["text"])
            node["moves"][legal["text"]] = _add(nodes, matches.play(match, action), match, decisions - 1)
    return at


def _is_the_same_for_everybody(match: Match, action: Any) -> bool:
    """Return True for the action of a bot, and for chance if the lesson loads it."""
    course = matches.course(match)
    if action.seat != CHANCE or course is None:
        return course is not None
    return bool(course.scripted(match.state, CHANCE, matches.happened(match)) == action)


def write_tapes(folder: Path) -> None:
    """Write `folder`/GAME-LESSON.json for each lesson."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for lesson in GAMES[game].lessons:
            text = json.dumps(tape_of(game, lesson), ensure_ascii=False, separators=(",", ":"))
            (folder / f"{game}-{lesson}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    write_tapes(Path(sys.argv[1]))
