"""Frozen data classes whose objects are made and copied quickly.

`@dataclass(frozen=True)` sets field after field through `object.__setattr__`, and `dataclasses.replace` looks
up all fields each time: together they took a third of a match. `@quick` leaves such a class what it is for
whoever uses it, frozen, and has its objects made in another way: they are filled while they are of a twin,
a class with the same slots that may be changed, and become what they are when they are full.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any, Final, TypeVar

__all__ = ["quick", "replace"]

T = TypeVar("T")

_SOURCE: Final = """
def __new__(cls, {parameters}):
    self = _new(_Twin)
    {filled}
    self.__class__ = cls
    return self

def _copy(other):
    self = _new(_Twin)
    {copied}
    return self

def __getnewargs__(self):
    return {values},
"""
_copies: Final[dict[type, Callable[[Any], Any]]] = {}
"""What makes a copy of an object that can still be changed, for each quick class."""


def quick(kind: type[T]) -> type[T]:
    """The data class itself, frozen and with slots, whose objects are made quickly and `replace` can copy."""
    parts: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    names = [part.name for part in parts]
    twin = type(kind.__name__, (), {"__slots__": names})
    made: dict[str, Any] = {"_new": object.__new__, "_Twin": twin}
    made |= {f"_{part.name}": part.default for part in parts}
    source = _SOURCE.format(
        parameters=", ".join(map(_parameter, parts)),
        filled="; ".join(f"self.{name} = {name}" for name in names),
        copied="; ".join(f"self.{name} = other.{name}" for name in names),
        values=", ".join(f"self.{name}" for name in names),
    )
    exec(source, made)  # noqa: S102 - as dataclasses make methods: of nothing but the names of fields
    _copies[kind] = made["_copy"]
    # What is unpickled is made like any other object: all its values are handed over at once.
    methods = {"__new__": made["__new__"], "__init__": object.__init__}
    for name, method in {**methods, "__getnewargs__": made["__getnewargs__"]}.items():
        setattr(kind, name, method)
    return kind


def _parameter(part: Field[Any]) -> str:
    """A field as a parameter, with its default where it has one."""
    return part.name if part.default is MISSING else f"{part.name}=_{part.name}"


if TYPE_CHECKING:
    # So mypy knows which fields there are, and of which types.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """A copy of an object of a quick class, with other values for some of its fields."""
        kind = value.__class__
        copy = _copies[kind](value)
        for name, other in changes.items():
            setattr(copy, name, other)
        copy.__class__ = kind
        return copy
