"""A step limit for custom bots, which also ends endless loops.

A step is a call, a return to a generator, or a jump such as the end of a loop. The count is the same on every
machine. Work inside Python's own C code has no steps. Counting needs Python 3.12, which the browser has;
older versions only have time limits.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, Final

STEP_LIMIT: Final = 1_000_000
"""The steps that a decision may take, and the first run of a file."""
_TOOL_ID: Final = 3
"""A `sys.monitoring` tool id that no standard tool uses."""
_TOOL: Final = "volle"
_monitoring: Final[Any] = getattr(sys, "monitoring", None)


class StepLimitExceeded(BaseException):
    """A bot has exceeded the step limit; its own `except Exception` cannot catch this."""


class Meter:
    """Count the steps of code from certain files since the last `reset`."""

    def __init__(self, files: Collection[str]) -> None:
        """Count code from `files`, the names that it was compiled with."""
        self._files = frozenset(files)
        self.taken = 0

    def reset(self) -> None:
        """Set the count to zero."""
        self.taken = 0

    def count(self, code: CodeType, *_where: object) -> object:
        """Count a step; raise StepLimitExceeded for each one beyond the limit."""
        if code.co_filename not in self._files:
            return _monitoring.DISABLE
        self.taken += 1
        if self.taken > STEP_LIMIT:
            raise StepLimitExceeded
        return None


@contextmanager
def metered(meter: Meter) -> Iterator[None]:
    """Count steps with a meter; does nothing on Python 3.11, or inside another meter.

    A bot can free the counter, or put its own in that place. Then only the time limits are left.
    """
    if _monitoring is None or _monitoring.get_tool(_TOOL_ID):
        yield
        return
    events = _monitoring.events
    _monitoring.use_tool_id(_TOOL_ID, _TOOL)
    try:
        for event in (events.PY_START, events.PY_RESUME, events.JUMP):
            _monitoring.register_callback(_TOOL_ID, event, meter.count)
        _monitoring.set_events(_TOOL_ID, events.PY_START | events.PY_RESUME | events.JUMP)
        # An earlier meter may have disabled events that this one counts.
        _monitoring.restart_events()
        yield
    finally:
        if _monitoring.get_tool(_TOOL_ID) == _TOOL:
            _monitoring.set_events(_TOOL_ID, 0)
            _monitoring.free_tool_id(_TOOL_ID)
