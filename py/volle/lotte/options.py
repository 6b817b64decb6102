"""Match options as JSON, parsing and formatting: a preset, and the options that differ from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from volle.core.options import Accounted, Capability, Option, Range, chosen_options
from volle.lotte.types import Options

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "cabinet": {"aside": "all", "straight": "1-5", "clover": 1, "floor": False, "end": "one-turn"},
    "tutto": {"aside": "choice", "straight": "1-6", "clover": 2, "floor": True, "end": "equal-turns"},
}
"""The presets; the first is the default: the rules as translated, and the publisher's later wording."""


def _single(name: str, rule: str) -> Option:
    """Return an option whose default is that of the preset."""
    presets = {preset: single[name] for preset, single in PRESETS.items()}
    values = tuple(presets.values())
    return Option(name, rule, values[0], values, presets=presets)


OPTIONS: Final = (
    Option("preset", None, "cabinet", tuple(PRESETS)),
    Option("target", "lotte.end.target", 6000, (3000, 6000, 10000), Range(500, 20000, 50)),
    _single("aside", "lotte.roll.aside"),
    _single("straight", "lotte.card.straight"),
    _single("clover", "lotte.card.clover"),
    _single("floor", "lotte.card.plus-minus"),
    _single("end", "lotte.end.catch-up"),
)

_TURN: Final = frozenset({"preset", "aside", "straight", "clover"})
_MATCH: Final = _TURN | {"target", "floor", "end"}
ACCOUNTED: Final[Mapping[Capability, Accounted]] = {
    "odds": Accounted(
        counted=_TURN,
        irrelevant={
            "target": "odds count the points of the present turn, whatever the target",
            "floor": "odds count the points of the present turn, not the scores",
            "end": "odds count the points of the present turn, not the turns that are left",
        },
    ),
    "advice": Accounted(counted=_MATCH),
    "bots": Accounted(counted=_MATCH),
}


def parse_options(value: object, seats: int) -> Options:
    """Parse a JSON object of options; missing ones are those of the preset.

    Raises BadOptions as chosen_options does.
    """
    defaults = {option.name: option.default for option in OPTIONS}
    chosen = chosen_options(value, OPTIONS)
    preset = PRESETS[chosen.get("preset", defaults["preset"])]
    return Options(seats, **{**defaults, **preset, **chosen})


def format_options(options: Options) -> dict[str, Any]:
    """Return the JSON object of options: preset, target, and those that differ from the preset."""
    preset = PRESETS[options.preset]
    changed = {name: getattr(options, name) for name in preset if getattr(options, name) != preset[name]}
    return {"preset": options.preset, "target": options.target, **changed}
