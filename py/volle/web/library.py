"""The rest of Python's library: what the page fetches only for bots that somebody has brought."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType


class Rest:
    """Finds modules in a zip as if they stood beside those that are there already."""

    def __init__(self, archive: str) -> None:
        """In the zip of that name."""
        self._archive = archive

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is in the zip, whatever folders its package has."""
        package = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{self._archive}/{package}".rstrip("/")])


def add_rest(archive: str) -> None:
    """Lets modules be imported from a zip, too, that are found nowhere else."""
    # Pyodide's own finder, the last one, raises where a module of the library is missing.
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, Rest(archive))
