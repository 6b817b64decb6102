"""Bots in files: a function `bot(view, rng)` each, run as it stands in the file."""

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
    """The name and the line of that one of some files in which an error came up; "" and 0 where in none."""
    if isinstance(error, SyntaxError) and error.filename and error.filename in files:
        return Path(error.filename).name, error.lineno or 0
    calls = ((at.tb_frame.f_code.co_filename, at.tb_lineno) for at in _trace(error))
    places = [(Path(file).name, line) for file, line in calls if file in files]
    return places[-1] if places else ("", 0)


def describe(error: BaseException) -> str:
    """What an error of somebody else says; its name alone where it cannot even say that."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"[:SHOWN]
    except BaseException:
        # The author of the error has written this function, too.
        return name


def _trace(error: BaseException) -> Iterator[TracebackType]:
    """The calls through which an error came up, the outermost first."""
    at = error.__traceback__
    while at is not None:
        yield at
        at = at.tb_next


def bot_in_file(name: str) -> Bot[Any, Any]:
    """The function `bot` of a file; it is run anew each time.

    Raises BadOptions: arena.no-file, arena.not-python, arena.no-bot, arena.file-raises, arena.file-endless.
    """
    names: dict[str, Any] = {"__name__": Path(name).stem, "__file__": name}
    code = _compiled(name)
    try:
        # What it prints while it is run first, nobody has asked for.
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
    """A file as byte code; raises BadOptions (arena.no-file, arena.not-python)."""
    try:
        source = Path(name).read_bytes()
    except OSError as error:
        raise BadOptions("arena.no-file", name=name) from error
    try:
        return compile(source, name, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise _refusal("arena.not-python", name, error) from error


def _refusal(code: str, name: str, error: BaseException) -> BadOptions:
    """The refusal of a file that has something wrong with it at a line."""
    return BadOptions(code, name=name, line=place_in(error, {name})[1], error=describe(error))
