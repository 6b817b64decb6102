"""Custom bots: `FILE.py` with a function `bot(view, rng)`, or `module:function`.

A wheel names its bots as `module:function` in its entry points.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any, Final, cast

from volle.arena.messages import SHOWN
from volle.arena.step_limit import Meter, StepLimitExceeded, metered
from volle.core.errors import BadOptions
from volle.core.game import Bot

FILE_SUFFIX: Final = ".py"
"""The file name extension of bots in files."""
_RESERVED: Final = frozenset({"volle", "__main__"})
"""Packages that never count as custom bots."""


def is_custom(name: str) -> bool:
    """Return True for a bot in a file or a module."""
    return ":" in name or name.endswith(FILE_SUFFIX)


def load_bot(name: str) -> Bot[Any, Any]:
    """Run the file of a bot, or import its module; raise BadOptions if that fails."""
    return _bot_in_file(name) if name.endswith(FILE_SUFFIX) else _bot_in_module(name)


def files_of(name: str) -> frozenset[str]:
    """Return the files of a custom bot, by the names that they are compiled with."""
    return frozenset({name}) if name.endswith(FILE_SUFFIX) else files_of_module(name)


def files_of_module(name: str) -> frozenset[str]:
    """Return the files of `module:function`, without importing it: its module, or its whole package.

    Modules in the current folder take precedence. The engine's own files and built-in modules have none.
    """
    top = name.partition(":")[0].partition(".")[0]
    try:
        spec = None if top in _RESERVED else PathFinder.find_spec(top, [str(Path.cwd())]) or find_spec(top)
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


def _bot_in_file(name: str) -> Bot[Any, Any]:
    """Return the function `bot` of a file, which is run again each time.

    Raises BadOptions: arena.no-file, arena.not-python, arena.no-bot, arena.file-raises, arena.file-endless.
    """
    names: dict[str, Any] = {"__name__": Path(name).stem, "__file__": name}
    code = _compile(name)
    try:
        # Output of this first run is discarded.
        with metered(Meter({name})), redirect_stdout(StringIO()):
            exec(code, names)  # noqa: S102 - running custom code is the purpose
    except StepLimitExceeded:
        raise BadOptions("arena.file-endless", name=name) from None
    except BaseException as error:
        # A custom file can raise anything.
        raise _refusal("arena.file-raises", name, error) from error
    if not callable(names.get("bot")):
        raise BadOptions("arena.no-bot", name=name)
    return cast("Bot[Any, Any]", names["bot"])


def _compile(name: str) -> CodeType:
    """Compile a file; raise BadOptions (arena.no-file, arena.not-python)."""
    try:
        source = Path(name).read_bytes()
    except OSError as error:
        raise BadOptions("arena.no-file", name=name) from error
    try:
        return compile(source, name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise _refusal("arena.not-python", name, error) from error


def _refusal(code: str, name: str, error: BaseException) -> BadOptions:
    """Return the refusal of a file, with the line of the error."""
    return BadOptions(code, name=name, line=place_in(error, {name})[1], error=describe(error))


def _bot_in_module(name: str) -> Bot[Any, Any]:
    """Import the function that `module:function` names; its module is imported again each time.

    Raises BadOptions: arena.module, arena.file-endless.
    """
    module, _, function = name.partition(":")
    files = files_of_module(name)
    _unload(files)
    try:
        # Output during the import is discarded.
        with metered(Meter(files)), redirect_stdout(StringIO()):
            found: Bot[Any, Any] = getattr(import_module(module), function)
    except StepLimitExceeded:
        raise BadOptions("arena.file-endless", name=name) from None
    except BaseException as error:
        # A custom module can raise anything.
        raise BadOptions("arena.module", name=name, error=describe(error)) from error
    if not callable(found):
        raise BadOptions("arena.module", name=name, error="not callable")
    return found


def _unload(files: Collection[str]) -> None:
    """Remove modules from `sys.modules`, so that no module state carries over between batches."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "__file__", None) in files:
            del sys.modules[name]


def place_in(error: BaseException, files: Collection[str]) -> tuple[str, int]:
    """Return the name and line of the last of `files` in an error's traceback; "" and 0 if there is none."""
    if isinstance(error, SyntaxError) and error.filename and error.filename in files:
        return Path(error.filename).name, error.lineno or 0
    calls = ((at.tb_frame.f_code.co_filename, at.tb_lineno) for at in _trace(error))
    places = [(Path(file).name, line) for file, line in calls if file in files]
    return places[-1] if places else ("", 0)


def describe(error: BaseException) -> str:
    """Return an error's type and message; only the type if its `__str__` fails."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"[:SHOWN]
    except BaseException:
        # The author of the error also wrote this method.
        return name


def _trace(error: BaseException) -> Iterator[TracebackType]:
    """Yield the frames of a traceback, the outermost first."""
    at = error.__traceback__
    while at is not None:
        yield at
        at = at.tb_next
