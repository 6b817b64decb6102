"""Bots in modules: `module:function`, as the command line and the entry points of a wheel name them."""

from __future__ import annotations

import sys
from collections.abc import Collection
from contextlib import redirect_stdout
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, Final

from volle.arena.budget import Meter, Spent, metered
from volle.arena.own import describe
from volle.core.errors import BadOptions
from volle.core.game import Bot

OWN_FILE: Final = ".py"
"""How the names of files end that have a bot in them."""
_OURS: Final = frozenset({"volle", "__main__"})
"""The packages whose modules are no custom bots."""


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
    except BaseException as error:
        # A custom module can raise anything.
        raise BadOptions("arena.module", name=name, error=describe(error)) from error
    if not callable(found):
        raise BadOptions("arena.module", name=name, error="not callable")
    return found


def files_of(name: str) -> frozenset[str]:
    """The files of a custom bot, by the names with which they are compiled."""
    return frozenset({name}) if name.endswith(OWN_FILE) else files_of_module(name)


def files_of_module(name: str) -> frozenset[str]:
    """The files of `module:function`: of the module, or of all its package. Nothing is imported for it.

    A module in the current folder comes first. None of the engine's own files, and none of what has no files.
    """
    top = name.partition(":")[0].partition(".")[0]
    try:
        spec = None if top in _OURS else PathFinder.find_spec(top, [str(Path.cwd())]) or find_spec(top)
    except ValueError:
        # A program has made this module up.
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
