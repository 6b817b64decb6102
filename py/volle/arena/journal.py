"""A journal of finished batches, so that a contest that was interrupted goes on where it stood.

One JSON value a line: first what is played, then a batch a line in their order.
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
    """The batches that are done, in a file or in nothing but memory."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        """Reads the file, if there is one; raises BadOptions (arena.journal) for one of another contest."""
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
                break  # a contest of fewer blocks ended with a smaller batch: it is played again, as a whole
            self.batches.append(batch)
        self._rewrite([head, *lines[1 : 1 + len(self.batches)]], lines)

    def add(self, batch: Batch) -> None:
        """Keeps one more batch."""
        self.batches.append(batch)
        if self._file:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(batch, separators=(",", ":")) + "\n")

    def _rewrite(self, kept: Sequence[str], found: Sequence[str]) -> None:
        """Leaves in the file what is kept, where that is not what stands there; never half a line."""
        assert self._file is not None
        text = "".join(f"{line}\n" for line in kept)
        if list(kept) != list(found) or self._file.read_text("utf-8") != text:
            self._file.write_text(text, encoding="utf-8")


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file that were written to their end; none where there is no file."""
    if not file.exists():
        return []
    return file.read_text("utf-8").split("\n")[:-1]


def read_batch(line: str) -> Batch:
    """A batch as it was written; raises BadOptions (arena.journal) for anything else."""
    try:
        found: Any = json.loads(line)
        blocks, decisions, faults, cost, printed = found
        played = [[Played(*match) for match in block] for block in blocks]
        return Batch(
            played, decisions, [Fault(*one) for one in faults], [Cost(*one) for one in cost], printed
        )
    except (TypeError, ValueError) as error:
        raise BadOptions("arena.journal") from error
