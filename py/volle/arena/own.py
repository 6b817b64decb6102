"""Bots in files: each file defines a function `bot(view, rng)`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any, cast

from volle.arena.budget import Meter, Spent, metered
from volle.arena.messages import SHOWN
from volle.core.errors import BadOptions
from volle.core.game import Bot


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


def bot_in_file(name: str) -> Bot[Any, Any]:
    """Return the function `bot` of a file, which is run again each time.

    Raises BadOptions: arena.no-file, arena.not-python, arena.no-bot, arena.file-raises, arena.file-endless.
    """
    names: dict[str, Any] = {"__name__": Path(name).stem, "__file__": name}
    code = _compiled(name)
    try:
        # Output of this first run is discarded.
        with metered(Meter({name})), redirect_stdout(StringIO()):
            exec(code, names)  # noqa: S102 - it is what somebody has brought to be run
    except Spent:
        raise BadOptions("arena.file-endless", name=name) from None
    except BaseException as error:
        # A custom file can raise anything.
        raise _refusal("arena.file-raises", name, error) from error
    if not callable(names.get("bot")):
        raise BadOptions("arena.no-bot", name=name)
    return cast("Bot[Any, Any]", names["bot"])


def _compiled(name: str) -> CodeType:
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
