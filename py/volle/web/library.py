"""The rest of the standard library, which the page fetches only for custom bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType


class Rest:
    """Finds modules in a zip, as if they were in the folders of their packages."""

    def __init__(self, archive: str) -> None:
        """Create a finder for the zip of that name."""
        self._archive = archive

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module in the zip."""
        package = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [f"{self._archive}/{package}".rstrip("/")])


def add_rest(archive: str) -> None:
    """Import modules from a zip that are found nowhere else."""
    # Pyodide's own finder, the last one, raises where a module of the library is missing.
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, Rest(archive))
