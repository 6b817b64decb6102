"""Bots in modules: `module:function`, as on the command line and in the entry points of a wheel."""

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
"""The file name extension of bots in files."""
_OURS: Final = frozenset({"volle", "__main__"})
"""Packages that never count as custom bots."""


def bot_in_module(name: str) -> Bot[Any, Any]:
    """Import the function that `module:function` names; its module is imported again each time.

    Raises BadOptions: arena.module, arena.file-endless.
    """
    module, _, function = name.partition(":")
    files = files_of_module(name)
    _forget(files)
    try:
        # Output during the import is discarded.
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
    """Return the files of a custom bot, by the names that they are compiled with."""
    return frozenset({name}) if name.endswith(OWN_FILE) else files_of_module(name)


def files_of_module(name: str) -> frozenset[str]:
    """Return the files of `module:function`, without importing it: its module, or its whole package.

    Modules in the current folder take precedence. The engine's own files and built-in modules have none.
    """
    top = name.partition(":")[0].partition(".")[0]
    try:
        spec = None if top in _OURS else PathFinder.find_spec(top, [str(Path.cwd())]) or find_spec(top)
    except ValueError:
        # A module that was created at run time has no spec.
        return frozenset()
    if spec is None:
        return frozenset()
    if spec.submodule_search_locations is None:
        return frozenset({spec.origin} if spec.origin and spec.has_location else ())
    return frozenset(
        str(file) for folder in spec.submodule_search_locations for file in Path(folder).rglob("*.py")
    )


def _forget(files: Collection[str]) -> None:
    """Remove modules from `sys.modules`, so that no module state carries over between batches."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in files:
            del sys.modules[name]
