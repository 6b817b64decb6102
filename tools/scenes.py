"""Scenes: a rule, a record that shows it, and its proofs; docs/scenes.md describes the files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from volle.core import match as matches
from volle.core.errors import GameError, IllegalAction
from volle.core.game import Seat
from volle.core.match import Match
from volle.core.record import parse_record
from volle.core.serialization import Refusal, format_error, plain
from volle.games import GAMES
from volle.web import serialize

SCENES = Path(__file__).resolve().parent.parent / "rulebook" / "scenes"
KINDS = ("look", "watch", "try", "find")
ANY = "any"


@dataclass(frozen=True, slots=True)
class Step:
    """A decision left to the reader."""

    ply: int
    also: tuple[str, ...] = ()
    tempt: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """Part of a match that illustrates a rule."""

    id: str
    match: Match
    """The whole match of the record."""
    start: int
    end: int
    seat: Seat | None
    kind: str
    shows: tuple[tuple[str, str], ...]
    """Each rule with each of its proofs; the first rule is the one that the scene illustrates."""
    steps: tuple[Step, ...]
    example: str | None = None

    @property
    def rule(self) -> str:
        """The rule that the scene illustrates."""
        return self.id.partition("/")[0]

    def at(self, ply: int) -> Match:
        """Return the match after this number of actions."""
        return matches.until(self.match, ply)


class BadScene(ValueError):
    """A file of scenes is invalid; the message names the place and the reason."""


@cache
def load(game: str, folder: Path = SCENES) -> tuple[Scene, ...]:
    """Return the scenes of a game in order; raise BadScene, or BadRecord for a record."""
    found = tomllib.loads((folder / f"{game}.toml").read_text(encoding="utf-8"))
    return tuple(_scene(one, folder / game) for one in found.get("scene", []))


_FIELDS = {"id", "record", "from", "to", "seat", "kind", "example", "shows", "step"}


def _scene(found: Mapping[str, Any], folder: Path) -> Scene:
    name = found.get("id", "a scene without an id")
    if unknown := set(found) - _FIELDS:
        raise BadScene(f"{name}: {', '.join(sorted(unknown))} is not a field of a scene")
    match = parse_record((folder / f"{found['record']}.volle").read_text(encoding="utf-8"), GAMES)
    seat = found.get("seat")
    scene = Scene(
        id=name,
        match=match,
        start=found["from"],
        end=found.get("to", match.ply),
        seat=None if seat is None else seat - 1,
        kind=found["kind"],
        shows=tuple(_shown(found["shows"])),
        steps=tuple(_step(one, match) for one in found.get("step", [])),
        example=found.get("example"),
    )
    _check(scene)
    return scene


def _shown(found: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Return pairs of a rule and a proof: a rule may have one text or a list of them."""
    for rule, proofs in found.items():
        yield from ((rule, proof) for proof in ([proofs] if isinstance(proofs, str) else proofs))


def _step(found: Mapping[str, Any], match: Match) -> Step:
    ply = found["ply"]
    also = found.get("also", [])
    return Step(ply, _legal(match, ply) if also == ANY else tuple(also), tuple(found.get("tempt", [])))


def _legal(match: Match, ply: int) -> tuple[str, ...]:
    """Return the texts of all legal alternatives of an action's seat."""
    game, seat = match.game, match.log[ply].seat
    return tuple(game.format_action(one) for one in game.legal_actions(match.before(ply), seat))


def _check(scene: Scene) -> None:
    """Raise BadScene for invalid places, kinds or steps."""
    if scene.kind not in KINDS:
        raise BadScene(f"{scene.id}: {scene.kind} is not a kind of scene")
    if not 0 <= scene.start <= scene.end <= scene.match.ply:
        raise BadScene(f"{scene.id}: from {scene.start} to {scene.end} of {scene.match.ply} actions")
    if not scene.shows or scene.shows[0][0] != scene.rule:
        raise BadScene(f"{scene.id}: its first proof is of another rule")
    if bool(scene.steps) != (scene.kind in ("try", "find")):
        raise BadScene(f"{scene.id}: only a scene with a decision has steps")
    for step in scene.steps:
        _check_step(scene, step)


def _check_step(scene: Scene, step: Step) -> None:
    if not scene.start <= step.ply < scene.end or scene.match.log[step.ply].seat != scene.seat:
        raise BadScene(f"{scene.id}: action number {step.ply} is not a decision of its seat")
    legal = _legal(scene.match, step.ply)
    if len(legal) + len(step.tempt) < 2:
        raise BadScene(f"{scene.id}: at action number {step.ply} there is nothing to choose")
    for line in step.also:
        if line not in legal:
            raise BadScene(f"{scene.id}: {line} is not legal at action number {step.ply}")
    for line in step.tempt:
        if refused_by(scene.at(step.ply), line) not in dict(scene.shows):
            raise BadScene(f"{scene.id}: {line} is not refused by a rule that the scene shows")


def refused_by(match: Match, line: str) -> str | None:
    """Return the rule by which a line is refused at this position, or None if it is legal."""
    refusal = refusal_of(match, line)
    return refusal and refusal["rule"]


def refusal_of(match: Match, line: str) -> Refusal | None:
    """Return the refusal of a line at this position, or None if it is legal."""
    try:
        match.game.apply(match.state, match.game.parse_action(line))
    except IllegalAction as refusal:
        return format_error(refusal)
    except GameError as error:
        raise BadScene(f"{line}: {error.code}") from error
    return None


def refusals(scene: Scene) -> list[Refusal]:
    """Return the distinct refusals with which a scene proves its own rule."""
    proofs = [proof.partition(" ") for rule, proof in scene.shows if rule == scene.rule]
    found = [refusal_of(*_tried(scene, line)) for kind, _, line in proofs if kind == "refusal"]
    return [one for index, one in enumerate(found) if one and one not in found[:index]]


def proves(scene: Scene, rule: str, proof: str) -> bool:
    """Return True if a scene proves a rule as it claims; raise BadScene for an invalid proof."""
    kind, _, rest = proof.partition(" ")
    if kind == "look":
        return not rest
    if kind == "event":
        return any(_is_event(event, rule, rest.split()) for event in _events(scene))
    if kind == "view":
        return _sees(scene, rest)
    if kind in ("refusal", "legal"):
        return refused_by(*_tried(scene, rest)) == (rule if kind == "refusal" else None)
    raise BadScene(f"{scene.id}: {proof} is not a proof")


def _events(scene: Scene) -> Iterator[dict[str, Any]]:
    """Return the events of a scene as JSON, as its seat sees them."""
    match = scene.at(scene.end)
    for told in matches.events(match, scene.seat, since=scene.start):
        yield {"code": told.event.code, **plain(told.event)}


def _is_event(event: Mapping[str, Any], rule: str, wanted: list[str]) -> bool:
    code = wanted.pop(0) if wanted and "=" not in wanted[0] else None
    if event["code"] != code if code else event["rule"] != rule:
        return False
    return all(_has(event, *one.split("=", 1)) for one in wanted)


def _has(found: Mapping[str, Any], field: str, value: str) -> bool:
    """Return True if a field has a value."""
    if field not in found:
        return False
    seen = found[field]
    return _text(seen + 1 if field == "seat" and isinstance(seen, int) else seen) == value


def _text(value: Any) -> str:
    """Return a JSON value as proofs write it."""
    if isinstance(value, list):
        return ",".join(map(_text, value))
    if isinstance(value, dict):
        return str(value.get("id", value))
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _sees(scene: Scene, wanted: str) -> bool:
    """Return True if the final table has the required value."""
    path, _, value = wanted.partition("=")
    seen: Any = serialize.whole(scene.at(scene.end), scene.seat)["view"]
    for name in path.split("."):
        if seen is None:
            return False
        seen = seen[int(name)] if isinstance(seen, (list, tuple)) else seen[name]
    return _text(plain(seen)) == value


def _tried(scene: Scene, text: str) -> tuple[Match, str]:
    """Parse the place and the line of a proof by refusal."""
    if not text.startswith("@"):
        return scene.at(scene.end), text
    ply, _, line = text[1:].partition(" ")
    return scene.at(int(ply)), line
