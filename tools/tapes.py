"""Write the tape of each scene: the engine's answers, so that it plays without Python.

docs/scenes.md describes the files. A tape consists of nodes, which are positions of the match: `step` is the
node that follows automatically, `moves` are the recorded actions of the reader, the record's own first, and
`why` explains illegal actions that the scene offers.

Usage: PYTHONPATH=py python tools/tapes.py FOLDER
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from scenes import SCENES, Scene, Step, load, refusal_of, refusals
from volle.core import match as matches
from volle.core.errors import IllegalAction
from volle.core.game import CHANCE, Seat
from volle.core.match import Match
from volle.core.names import BOT, given_name
from volle.core.record import format_record
from volle.core.serialization import plain
from volle.web import serialize
from words import LOCALES, languages

ATTRIBUTES = ("story", "task", "notice")
"""The texts of a scene besides its title: before it, at a decision, and after it."""
WATCHED = ("look", "watch")
"""The kinds of scenes without a decision for the reader."""


@dataclass(slots=True)
class Tape:
    """The nodes of a scene while it is recorded."""

    scene: Scene
    nodes: list[dict[str, Any]] = field(default_factory=list)

    def add(self, match: Match, before: Match | None) -> int:
        """Add the engine's answer at this position; return the number of the node."""
        seat = self.scene.seat
        shown = serialize.progress(match, seat, before) if before else serialize.whole(match, seat)
        on_leaving = format_record(_seated(match, _reader(self.scene)))
        self.nodes.append({"shown": plain(shown), "record": on_leaving, "moves": {}, "why": {}})
        return len(self.nodes) - 1

    def go(self, match: Match, at: int, *, is_own_road: bool = True) -> None:
        """Record the continuation from a node, as the record plays it."""
        node, ply = self.nodes[at], match.ply
        step = next((one for one in self.scene.steps if one.ply == ply), None)
        if ply >= self.scene.end or not self._may_follow(match, ply):
            _rest(node["shown"]["view"], None)
        elif step is None or not is_own_road:
            self._go_by_itself(match, node, is_own_road=is_own_road)
        else:
            self._leave_to_reader(match, node, step)

    def _may_follow(self, match: Match, ply: int) -> bool:
        """Return True if the record's next action is legal here."""
        try:
            match.game.apply(match.state, self.scene.match.log[ply])
        except IllegalAction:
            return False
        return True

    def _go_by_itself(self, match: Match, node: dict[str, Any], *, is_own_road: bool) -> None:
        action = self.scene.match.log[match.ply]
        seat = match.game.turn_of(match.state) if action.seat == CHANCE else action.seat
        # In a scene, the acting seat also triggers chance.
        is_called = action.seat == CHANCE and self.scene.kind not in WATCHED
        _rest(node["shown"]["view"], {"by": "chance" if is_called else "bot", "seat": seat})
        node["step"] = self._play(match, action, is_own_road=is_own_road)

    def _leave_to_reader(self, match: Match, node: dict[str, Any], step: Step) -> None:
        game, own = match.game, self.scene.match.log[match.ply]
        # Other seats that bid at the same time wait for the reader.
        node["shown"]["view"]["next"] = {"by": "person", "seat": own.seat}
        # The record's own action comes first.
        lines = [game.format_action(own), *step.also]
        for line in dict.fromkeys(lines):
            is_own = line == lines[0]
            node["moves"][line] = self._play(match, game.parse_action(line), is_own_road=is_own)
        for line in step.tempt:
            node["why"][line] = plain(refusal_of(match, line))

    def _play(self, match: Match, action: Any, *, is_own_road: bool) -> int:
        played = matches.play(match, action)
        at = self.add(played, match)
        self.go(played, at, is_own_road=is_own_road)
        return at


def _rest(view: dict[str, Any], follows: dict[str, Any] | None) -> None:
    """Clear the seats to act of a position: the tape continues automatically, or ends."""
    view.update(next=follows, legal=[], take_back=None)


def _reader(scene: Scene) -> Seat:
    """Return the seat that continues from a scene: the reader's, otherwise that of the first action."""
    if scene.seat is not None:
        return scene.seat
    return next((action.seat for action in scene.match.log[scene.start :] if action.seat != CHANCE), 0)


def _seated(match: Match, person: Seat | None) -> Match:
    """Return the match with at most one person; bots take the other seats, and all keep their names."""
    level = list(match.game.bots)[-1]
    given = [given_name(name) for name in match.names]
    names = (name if seat == person else f"{BOT}{level} {name}" for seat, name in enumerate(given))
    return replace(match, names=tuple(names))


def tape_of(scene: Scene, following: str | None, words: dict[str, Any]) -> dict[str, Any]:
    """Return a scene as the page plays it, with its words in every language."""
    watched = scene.kind in WATCHED
    seated = replace(scene, match=_seated(scene.match, None if watched else scene.seat))
    tape = Tape(seated)
    begun = seated.at(seated.start)
    tape.go(begun, tape.add(begun, None))
    return {
        "scene": scene.id,
        "game": scene.match.game.name,
        "kind": scene.kind,
        "seat": scene.seat,
        "next": following,
        "words": words,
        "refusals": [plain(one) for one in refusals(seated)],
        "nodes": tape.nodes,
    }


def tapes(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each scene of a game with its tape, in the order of the rules."""
    scenes = load(game)
    said = {language: _bundle(language, game) for language in languages()}
    for scene, after in zip(scenes, [*scenes[1:], None], strict=True):
        words = {language: words_of_scene(bundle, scene) for language, bundle in said.items()}
        yield scene.id, tape_of(scene, after.id if after else None, words)


def message_of(scene: Scene) -> str:
    """Return the message id of a scene."""
    return "scene-" + scene.id.replace(".", "-").replace("/", "-")


def words_of_scene(bundle: FluentBundle, scene: Scene) -> dict[str, str]:
    """Return the texts of a scene: its title, and each of its attributes."""
    message = bundle.get_message(message_of(scene))
    names = {f"seat{number}": given_name(name) for number, name in enumerate(scene.match.names, 1)}
    patterns = {"title": message.value} | {one: message.attributes.get(one) for one in ATTRIBUTES}
    return {
        name: str(bundle.format_pattern(pattern, names)[0]) for name, pattern in patterns.items() if pattern
    }


def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (LOCALES / language / f"{game}-scenes.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def write_tapes(folder: Path) -> None:
    """Write `folder`/RULE/NAME.json for each scene, and RULE.json, a copy of the rule's first one."""
    for file in sorted(SCENES.glob("*.toml")):
        for name, tape in tapes(file.stem):
            text = json.dumps(tape, ensure_ascii=False, separators=(",", ":"))
            place = folder / f"{name}.json"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
            first = place.parent.with_name(f"{place.parent.name}.json")
            if not first.exists():
                first.write_text(text, "utf-8")


if __name__ == "__main__":
    write_tapes(Path(sys.argv[1]))
