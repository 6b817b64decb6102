"""Frozen data classes whose objects are created and copied fast.

`@dataclass(frozen=True)` sets field after field through `object.__setattr__`, and `dataclasses.replace` looks
up all fields each time: together they took a third of the time of a match. `@fast_dataclass` keeps such a
class frozen, and creates its objects as instances of a mutable twin with the same slots, whose class is set
to the frozen one once all fields are filled.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from volle.core.display import brief

__all__ = ["copier", "fast_dataclass", "replace"]

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


def fast_dataclass(kind: type[T]) -> type[T]:
    """Decorate a frozen data class with slots: create its objects fast, and let `replace` copy them."""
    parts: tuple[Field[Any], ...] = fields(kind)  # type: ignore[arg-type]
    names = [part.name for part in parts]
    made = {"_Twin": _twin(kind), **{f"_{part.name}": part.default for part in parts}}
    source = _MAKING.format(
        parameters=", ".join(map(_parameter, parts)),
        filled="; ".join(f"self.{name} = {name}" for name in names),
        values=", ".join(f"self.{name}" for name in names),
    )
    exec(source, made)  # noqa: S102 - the source holds nothing but names of fields, as in dataclasses
    # Unpickling calls the constructor with all values, so no state is left to be set.
    methods = {"__new__": made["__new__"], "__init__": object.__init__, "__getstate__": _no_state}
    for name, method in {**methods, "__getnewargs__": made["__getnewargs__"]}.items():
        setattr(kind, name, method)
    if kind.__dataclass_params__.repr:  # type: ignore[attr-defined]
        kind.__repr__ = brief  # type: ignore[method-assign]
    return kind


def _no_state(_value: object) -> None:
    """Return no state, which data classes with slots would pickle beside the arguments."""


def _parameter(part: Field[Any]) -> str:
    """Return the source of a field as a parameter, with its default if it has one."""
    return part.name if part.default is MISSING else f"{part.name}=_{part.name}"


def _twin(kind: type[Any]) -> Any:
    """Return a mutable class with the same slots as a data class."""
    generic = {"__orig_bases__": vars(kind)["__orig_bases__"]} if "__orig_bases__" in vars(kind) else {}
    return type(kind.__name__, kind.__bases__, {"__slots__": [part.name for part in fields(kind)], **generic})


@cache
def copier(kind: type[Any]) -> Callable[..., Any]:
    """Return a faster `replace` for the objects of one class."""
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
    # Type checkers check the names and types of the fields.
    from dataclasses import replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """Return a copy of an object of a fast data class, with other values for some fields."""
        return copier(value.__class__)(value, **changes)
