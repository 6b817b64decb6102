"""Frozen data classes whose objects are made and copied quickly.

`@dataclass(frozen=True)` sets field after field through `object.__setattr__`, and `dataclasses.replace` looks
up all fields each time: together they took a third of a match. `@quick` leaves such a class what it is for
whoever uses it, frozen, and has its objects made in another way: they are filled while they are of a twin,
a class with the same slots that may be changed, and become what they are when they are full.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

__all__ = ["copier", "quick", "replace"]

T = TypeVar("T")

_MAKING: Final = """
def __new__(cls, {parameters}):
    self = _Twin()
    {filled}
    self.__class__ = cls
    return self

def __getnewargs__(self):
    return {values},
"""
_COPYING: Final = """
def replace(_value, /, {changes}):
    _copy = _Twin()
    {copied}
    _copy.__class__ = _kind
    return _copy
"""


def quick(kind: type[T]) -> type[T]:
    """The data class itself, frozen and with slots, whose objects are made quickly and `replace` can copy."""
    parts: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    names = [part.name for part in parts]
    made = {"_Twin": _twin(kind), **{f"_{part.name}": part.default for part in parts}}
    source = _MAKING.format(
        parameters=", ".join(map(_parameter, parts)),
        filled="; ".join(f"self.{name} = {name}" for name in names),
        values=", ".join(f"self.{name}" for name in names),
    )
    exec(source, made)  # noqa: S102 - as dataclasses make methods: of nothing but the names of fields
    # What is unpickled is made like any other object, of all its values: no state is left to be set.
    methods = {"__new__": made["__new__"], "__init__": object.__init__, "__getstate__": _no_state}
    for name, method in {**methods, "__getnewargs__": made["__getnewargs__"]}.items():
        setattr(kind, name, method)
    return kind


def _no_state(_value: object) -> None:
    """Nothing: what data classes with slots would otherwise pickle a second time."""


def _parameter(part: Field[Any]) -> str:
    """A field as a parameter, with its default where it has one."""
    return part.name if part.default is MISSING else f"{part.name}=_{part.name}"


def _twin(kind: type[Any]) -> Any:
    """A class with the same slots as a data class, whose objects may be changed."""
    generic = {"__orig_bases__": vars(kind)["__orig_bases__"]} if "__orig_bases__" in vars(kind) else {}
    return type(kind.__name__, kind.__bases__, {"__slots__": [part.name for part in fields(kind)], **generic})


@cache
def copier(kind: type[Any]) -> Callable[..., Any]:
    """The `replace` of objects of this quick class alone, which need not be looked up."""
    names = [part.name for part in fields(kind)]
    source = _COPYING.format(
        changes=", ".join(f"{name}=_same" for name in names),
        copied="; ".join(f"_copy.{name} = _value.{name} if {name} is _same else {name}" for name in names),
    )
    made: dict[str, Any] = {"_Twin": _twin(kind), "_kind": kind, "_same": object()}
    exec(source, made)  # noqa: S102 - as above
    copies: Callable[..., Any] = made["replace"]
    return copies


if TYPE_CHECKING:
    # So mypy knows which fields there are, and of which types.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """A copy of an object of a quick class, with other values for some of its fields."""
        return copier(value.__class__)(value, **changes)
