"""Refusals of the engine: a code and parameters, never a sentence for players.

GameError               code, params, and the rule behind it, if there is one
  IllegalAction         well formed, but forbidden by a rule   (bid.no-chip, turn.not-yours)
  RequestRefused        not possible with this match now       (match.none, replay.ply, help.off)
  BadNotation           not the text of any action or position (notation.action)
  BadOptions            seats, names, deck or house rules that no match can have (deck.count)
    BadArgument         an argument of another type in a call from Python (argument.names)
      UnknownGame       the name of no game                    (argument.game)
  BadNumber             the number of no legal action          (action.number)
  BadRecord             a record that cannot be read, with its line (record.rules)
  BadRequest            not a request of the bridge            (request.verb)
"""

from __future__ import annotations

from typing import Final

ParamValue = str | int | tuple[str, ...] | tuple[int, ...]


class GameError(Exception):
    """A refusal: nothing has changed."""

    def __init__(self, code: str, rule: str | None = None, **params: ParamValue) -> None:
        super().__init__(code, rule, params)
        self.code: Final = code
        self.rule: Final = rule
        self.params: Final = params

    def __reduce__(self) -> tuple[object, ...]:
        # An exception is otherwise made again of its arguments alone, and parameters have names.
        return type(self).__new__, (type(self), *self.args), self.__dict__

    def __str__(self) -> str:
        params = " ".join(f"{name}={ascii(value)[:80]}" for name, value in self.params.items())
        return " ".join(part for part in (self.code, self.rule, params) if part)


class IllegalAction(GameError):
    """A well-formed action that a rule forbids in this state."""

    def __init__(self, code: str, rule: str, **params: ParamValue) -> None:
        super().__init__(code, rule, **params)


class RequestRefused(GameError):
    """A request that is not possible with this match now; no rule of the game forbids it."""


class BadNotation(GameError):
    """A text that is not the notation of anything."""


class BadOptions(GameError):
    """Options, seats or a deck that no match can be played with."""


class BadArgument(BadOptions, ValueError):
    """An argument of a call from Python that is nothing of what the call expects."""

    def __init__(self, name: str, given: object, expected: str) -> None:
        super().__init__(f"argument.{name}", given=repr(given)[:80], expected=expected)


class UnknownGame(BadArgument, KeyError):
    """The name of no game."""


class BadNumber(GameError, IndexError):
    """A number that stands for none of the legal actions, or is no whole number."""


class BadRequest(GameError):
    """A message to the bridge that is not a request."""


class BadRecord(GameError):
    """A record that cannot be read; `line` counts from 1."""

    def __init__(self, code: str, line: int, rule: str | None = None, **params: ParamValue) -> None:
        super().__init__(code, rule, **params)
        self.line: Final = line

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"
