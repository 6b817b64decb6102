"""Counts the steps that bots of one's own take, and ends what takes too many of them.

A step is a call, a return to a generator, or a jump such as the end of a loop: the same count on every
machine, and endless loops have steps without end. What happens inside of Python itself has none. Counting
needs Python 3.12, which the browser has; an older one has time limits alone.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

STEPS: Final = 1_000_000
"""So many steps a decision may take, and the first run of a file."""
_TOOL: Final = 3
"""A number that `sys.monitoring` leaves to anybody."""
_monitoring: Final[Any] = getattr(sys, "monitoring", None)


class Spent(BaseException):
    """A bot has had its steps; no `except Exception` of its own can keep that from it."""


class Meter:
    """Counts the steps of code from certain files, from `reset` on."""

    def __init__(self, files: Collection[str]) -> None:
        """Of code from `files`, by the names that they were compiled with."""
        self._files = frozenset(files)
        self.taken = 0

    def reset(self) -> None:
        """Something else begins, with no step taken."""
        self.taken = 0

    def count(self, code: CodeType, *_where: object) -> object:
        """Counts a step; raises Spent where it is one too many, and again at each further one."""
        if code.co_filename not in self._files:
            return _monitoring.DISABLE
        self.taken += 1
        if self.taken > STEPS:
            raise Spent
        return None


@contextmanager
def metered(meter: Meter) -> Iterator[None]:
    """Has a meter count what runs; it counts nothing on Python 3.11, nor inside of another one."""
    if _monitoring is None or _monitoring.get_tool(_TOOL):
        yield
        return
    events = _monitoring.events
    _monitoring.use_tool_id(_TOOL, "volle")
    try:
        for event in (events.PY_START, events.PY_RESUME, events.JUMP):
            _monitoring.register_callback(_TOOL, event, meter.count)
        _monitoring.set_events(_TOOL, events.PY_START | events.PY_RESUME | events.JUMP)
        # What an earlier meter has left out may be what this one counts.
        _monitoring.restart_events()
        yield
    finally:
        _monitoring.set_events(_TOOL, 0)
        _monitoring.free_tool_id(_TOOL)
