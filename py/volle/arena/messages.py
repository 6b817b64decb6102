"""Messages between the referee and the interpreter of a custom bot.

The bot receives pickled values, because it has the engine, and only what its seat may know. An answer is
untrusted input: a flat line of text fields, so that parsing it can neither recurse nor execute anything.
Every field is checked.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from volle.core.chance import Stream
from volle.core.errors import BadOptions
from volle.core.lazy import lazy

LOST: Final = "lost"
"""The fault of a bot whose interpreter has ended or sent an unreadable answer."""
LATE: Final = "late"
"""The fault of a bot that did not answer in time."""
FAULTS: Final = frozenset({"raised", "illegal", "steps"})
"""Faults that the interpreter of a bot reports itself."""
PRINTED: Final = 10_000
"""Characters of a bot's output that are kept in a batch."""
SHOWN: Final = 200
"""Characters of any other text of a bot that are kept."""
LONGEST: Final = 20_000
"""Characters of an answer; a longer one is not read."""
_REFUSALS: Final = {
    "arena.file-endless": {"name"},
    "arena.file-raises": {"error", "line", "name"},
    "arena.module": {"error", "name"},
    "arena.no-bot": {"name"},
    "arena.no-file": {"name"},
    "arena.not-python": {"error", "line", "name"},
    "arena.wheel-broken": {"error", "name"},
    "arena.wheel-needs": {"packages"},
    "arena.wheel-python": {"name", "needs", "python"},
    "arena.wheel-refused": {"error"},
}
"""Reasons why the interpreter of a bot cannot load it, each with its parameters."""
_END: Final = "\0"
# The page has this module only where a custom bot plays.
_dumps: Final = lazy("pickle", "dumps")
_loads: Final = lazy("pickle", "loads")
_DIGITS: Final = 15


class Load(NamedTuple):
    """Run the file of a bot, or import its module, from the start."""

    bot: str
    """`FILE.py` or `module:function`."""


class Decide(NamedTuple):
    """Request a decision."""

    view: Any
    rng: Stream
    counts: bool
    """True if the bot's function calls are counted."""


class Reply(NamedTuple):
    """The outcome of asking a bot."""

    choice: int = -1
    """The number of an action in `view.legal`, from 0; -1 with a fault."""
    fault: str = ""
    file: str = ""
    """The bot's own file in which the fault happened, if known."""
    line: int = 0
    calls: int = 0
    """Function calls, if they were counted."""
    said: str = ""
    """The error, or the illegal answer."""
    printed: str = ""


class Unanswered(NamedTuple):
    """No answer: the interpreter of the bot has ended (LOST) or timed out (LATE)."""

    fault: str


Answer: TypeAlias = str | Unanswered
"""An untrusted answer as it reaches the referee."""


def pack(request: Load | Decide) -> bytes:
    """Serialize a request for the interpreter of a bot."""
    message: bytes = _dumps(request)
    return message


def unpack(message: bytes) -> Load | Decide:
    """Return the request in a message; a bot's interpreter trusts the referee, never the reverse."""
    request: Load | Decide = _loads(message)
    return request


def write_reply(reply: Reply) -> str:
    """Serialize a reply; no text of a bot can split a field."""
    *fields, printed = reply
    return _END.join([*(str(field).replace(_END, "") for field in fields), printed])


def read_reply(answer: Answer) -> Reply:
    """Return the reply in a foreign answer; a missing or malformed one is a fault."""
    if isinstance(answer, Unanswered):
        return Reply(fault=answer.fault)
    fields = answer.split(_END, len(Reply._fields) - 1) if len(answer) <= LONGEST else []
    if len(fields) < len(Reply._fields):
        return Reply(fault=LOST)
    choice, fault, file, line, calls, said, printed = fields
    numbers = [line, calls] if fault else [choice, line, calls]
    if (fault and fault not in FAULTS) or not all(map(_is_number, numbers)):
        return Reply(fault=LOST)
    chosen = -1 if fault else int(choice)
    return Reply(chosen, fault, _cut(file), int(line), int(calls), _cut(said), _cut(printed, PRINTED))


def write_refusal(error: BadOptions | None) -> str:
    """Serialize why a bot is not loaded; None where it is."""
    params = {} if error is None else error.params
    words = [word for name, value in params.items() for word in (name, str(value)[:SHOWN])]
    return _END.join(word.replace(_END, "") for word in ("" if error is None else error.code, *words))


def read_refusal(answer: Answer, name: str) -> BadOptions | None:
    """Return why a bot is not loaded, from a foreign answer; None where it is."""
    if isinstance(answer, Unanswered):
        return BadOptions("arena.file-stuck" if answer.fault == LATE else "arena.file-lost", name=name)
    code, *words = answer.split(_END) if len(answer) <= LONGEST else ["?"]
    params: dict[str, Any] = dict(zip(words[::2], map(_cut, words[1::2]), strict=False))
    if not code and not words:
        return None
    line = params.get("line", "0")
    if params.keys() != _REFUSALS.get(code) or not _is_number(line):
        return BadOptions("arena.file-lost", name=name)
    return BadOptions(code, **(params | {"line": int(line)} if "line" in params else params))


def _is_number(text: str) -> bool:
    """Return True for the digits of a whole number of bounded length."""
    return text.isascii() and text.isdecimal() and len(text) <= _DIGITS


def _cut(text: str, length: int = SHOWN) -> str:
    """Shorten a foreign text, and replace lone surrogates."""
    return text[:length].encode("utf-8", "replace").decode()
