"""Lazy imports, for functions that few visits call: the memory that every visit loads has none of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazy(module: str, name: str) -> Callable[..., Any]:
    """Return a function that imports the module at its first call, and calls the function of that name."""

    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call
