"""Bots in modules: `module:function`, as the command line and the entry points of a wheel name them."""

from __future__ import annotations

import sys
from collections.abc import Collection
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, Final

from volle.arena.budget import Meter, Spent, metered
from volle.arena.own import describe
from volle.core.errors import BadOptions
from volle.core.game import Bot

_OURS: Final = frozenset({"volle", "__main__"})
"""The packages whose modules nobody has brought."""


def bot_in_module(name: str) -> Bot[Any, Any]:
    """The function that `module:function` names; what it stands in is imported anew each time.

    Raises BadOptions: arena.module, arena.file-endless.
    """
    module, _, function = name.partition(":")
    files = files_of_module(name)
    _forget(files)
    try:
        # What it prints while it is imported, nobody has asked for.
        with metered(Meter(files)), redirect_stdout(StringIO()):
            found: Bot[Any, Any] = getattr(import_module(module), function)
    except Spent:
        raise BadOptions("arena.file-endless", name=name) from None
    except (Exception, SystemExit) as error:
        # Whatever a module of somebody else does wrong is its own fault, and told as such.
        raise BadOptions("arena.module", name=name, error=describe(error)) from error
    if not callable(found):
        raise BadOptions("arena.module", name=name, error="not callable")
    return found


def files_of_module(name: str) -> frozenset[str]:
    """The files that somebody has brought with `module:function`: the module, or all of its package.

    None of the engine's own, and none of what has no files.
    """
    top = name.partition(":")[0].partition(".")[0]
    try:
        spec = None if top in _OURS else find_spec(top)
    except ValueError:
        # Some program has made this module up.
        return frozenset()
    if spec is None:
        return frozenset()
    if spec.submodule_search_locations is None:
        return frozenset({spec.origin} if spec.origin and spec.has_location else ())
    return frozenset(
        str(file) for folder in spec.submodule_search_locations for file in Path(folder).rglob("*.py")
    )


def _forget(files: Collection[str]) -> None:
    """Has modules imported anew, so that nothing which they remember goes from one batch to another."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in files:
            del sys.modules[name]
