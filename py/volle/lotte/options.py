"""What is agreed before a match, as JSON, both ways: a preset, and the single options that depart from it."""

from __future__ import annotations

from typing import Any, Final

from volle.core.errors import BadOptions
from volle.lotte.types import Options

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "cabinet": {"aside": "all", "straight": "1-5", "clover": 1, "floor": False, "end": "one-turn"},
    "tutto": {"aside": "choice", "straight": "1-6", "clover": 2, "floor": True, "end": "equal-turns"},
}
"""The translation as it reads, and the publisher's later wording; the first is the default."""
RULES: Final = {
    "target": "lotte.end.target",
    "aside": "lotte.roll.aside",
    "straight": "lotte.card.straight",
    "clover": "lotte.card.clover",
    "floor": "lotte.card.plus-minus",
    "end": "lotte.end.catch-up",
}
"""The rule that each option is about."""
TARGET: Final = 6000
_TARGETS: Final = range(500, 20001, 50)


def _values(name: str) -> tuple[object, ...]:
    """What an option can be."""
    return tuple(_TARGETS) if name == "target" else tuple(preset[name] for preset in PRESETS.values())


CHOICES: Final = {
    "preset": " | ".join(PRESETS),
    "target": f"{_TARGETS[0]} to {_TARGETS[-1]}, in steps of {_TARGETS.step}",
    **{name: " | ".join(str(value).lower() for value in _values(name)) for name in RULES if name != "target"},
}
"""Every option, and what it can be."""


def parse_options(value: object, seats: int) -> Options:
    """The options that a JSON object stands for; what it leaves out is as its preset says.

    Raises BadOptions: options.format, options.unknown, options.preset, or options.NAME of a single one.
    """
    if not isinstance(value, dict):
        raise BadOptions("options.format")
    if unknown := sorted(str(name) for name in set(value) - set(CHOICES)):
        raise BadOptions("options.unknown", options=tuple(name[:40] for name in unknown[:5]))
    preset = value.get("preset", next(iter(PRESETS)))
    if not isinstance(preset, str) or preset not in PRESETS:
        raise BadOptions("options.preset", values=CHOICES["preset"])
    agreed = {"target": TARGET, **PRESETS[preset], **value, "preset": preset}
    for name, rule in RULES.items():
        if not _is_one_of(agreed[name], _values(name)):
            raise BadOptions(f"options.{name}", rule, values=CHOICES[name])
    return Options(seats, **agreed)


def format_options(options: Options) -> dict[str, Any]:
    """The JSON object of options: preset, target, and what departs from the preset."""
    preset = PRESETS[options.preset]
    changed = {name: getattr(options, name) for name in preset if getattr(options, name) != preset[name]}
    return {"preset": options.preset, "target": options.target, **changed}


def _is_one_of(value: object, values: tuple[object, ...]) -> bool:
    """Whether a JSON value is one of them, of the same type: true is not 1."""
    return any(type(value) is type(other) and value == other for other in values)
