"""Options of a match as data, and the checks that follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from volle.core.errors import BadOptions

Value: TypeAlias = str | int | bool
Capability: TypeAlias = Literal["odds", "advice", "bots"]
"""A part of a game that computes with its rules, and may not have learnt a new option yet."""


class Range(NamedTuple):
    """Whole numbers from the least to the most, by steps."""

    least: int
    most: int
    step: int


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be agreed: by one of its values, by a range, or freely where it has neither.

    With a range, the values are those that are offered first.
    """

    name: str
    rule: str | None
    """The rule that it is about."""
    default: Value
    values: tuple[Value, ...] = ()
    range: Range | None = None
    presets: Mapping[str, Value] = field(default_factory=dict)
    """The value in each preset; empty if presets do not set it."""

    @property
    def code(self) -> str:
        """The code with which a value is refused."""
        return f"options.{self.name.replace('_', '-')}"

    @property
    def choices(self) -> str:
        """A short text of the possible values."""
        if self.range:
            return f"{self.range.least} to {self.range.most}, in steps of {self.range.step}"
        return " | ".join(str(value).lower() for value in self.values or (self.default, "@FILE"))

    def is_open_to(self, value: object) -> bool:
        """Return True if a JSON value is a possible value, of the same type: true is not 1."""
        if self.range:
            least, most, step = self.range
            return type(value) is int and value in range(least, most + 1, step)
        return not self.values or any(type(value) is type(one) and value == one for one in self.values)


@dataclass(frozen=True, slots=True)
class Accounted:
    """The options that a capability of a game accounts for; with any other it refuses to compute."""

    counted: frozenset[str] = frozenset()
    """Options that it computes with."""
    irrelevant: Mapping[str, str] = field(default_factory=dict)
    """Options that cannot change what it computes, each with the reason."""

    def __contains__(self, name: str) -> bool:
        return name in self.counted or name in self.irrelevant


def agreed_values(agreed: Mapping[str, Any], options: tuple[Option, ...]) -> dict[str, Any]:
    """Return what each option is set to by a JSON object of options, by name.

    An option that the object leaves out is set by its preset, or has its default.
    """
    preset = agreed.get("preset", "")
    return {one.name: agreed.get(one.name, one.presets.get(preset, one.default)) for one in options}


def chosen_options(value: object, options: tuple[Option, ...]) -> dict[str, Any]:
    """The options that a JSON object names, each with what it can be.

    Raises BadOptions: options.format, options.unknown, or options.NAME with the rule of that option.
    """
    if not isinstance(value, dict):
        raise BadOptions("options.format")
    if unknown := sorted(str(name) for name in set(value) - {option.name for option in options}):
        raise BadOptions("options.unknown", options=tuple(name[:40] for name in unknown[:5]))
    for option in options:
        if option.name in value and not option.is_open_to(value[option.name]):
            raise BadOptions(option.code, option.rule, values=option.choices)
    return value
