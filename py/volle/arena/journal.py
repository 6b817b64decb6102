"""A journal of finished batches, from which an interrupted contest can be resumed.

One JSON value per line: first the contest's fingerprint, then the batches in order.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from volle.arena.contest import Contest
from volle.arena.play import Batch, Played
from volle.arena.referee import Cost, Fault
from volle.core.errors import BadOptions


class Journal:
    """The finished batches, in a file or only in memory."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        """Read the file if it exists; raise BadOptions (arena.journal) if it belongs to another contest."""
        self.contest = contest
        self._file = file
        self.batches: list[Batch] = []
        if file is None:
            return
        lines = _whole_lines(file)
        head = json.dumps(contest.fingerprint(), sort_keys=True)
        if lines and lines[0] != head:
            raise BadOptions("arena.journal", file=str(file))
        expected = contest.batches()
        for number, line in enumerate(lines[1 : len(expected) + 1]):
            batch = read_batch(line)
            if len(batch.blocks) != len(expected[number]):
                break  # a shorter contest ended with a smaller batch, which is played again in full
            self.batches.append(batch)
        self._rewrite([head, *lines[1 : 1 + len(self.batches)]], lines)

    def add(self, batch: Batch) -> None:
        """Append a batch."""
        self.batches.append(batch)
        if self._file:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(batch, separators=(",", ":")) + "\n")

    def _rewrite(self, kept: Sequence[str], found: Sequence[str]) -> None:
        """Write the valid lines back if the file differs from them, so that it never ends in half a line."""
        assert self._file is not None
        text = "".join(f"{line}\n" for line in kept)
        if list(kept) != list(found) or self._file.read_bytes() != text.encode():
            self._file.write_bytes(text.encode())


def _whole_lines(file: Path) -> list[str]:
    """Return the complete lines of a file, or none if it does not exist; raise BadOptions (arena.journal)."""
    if not file.exists():
        return []
    try:
        text = file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadOptions("arena.journal", file=str(file)) from error
    return [line.rstrip() for line in text.split("\n")[:-1]]


def read_batch(line: str) -> Batch:
    """Parse a batch; raise BadOptions (arena.journal) if the line is malformed."""
    try:
        found: Any = json.loads(line)
        blocks, decisions, faults, cost, printed = found
        played = [[Played(*match) for match in block] for block in blocks]
        return Batch(
            played, decisions, [Fault(*one) for one in faults], [Cost(*one) for one in cost], printed
        )
    except (TypeError, ValueError) as error:
        raise BadOptions("arena.journal") from error
