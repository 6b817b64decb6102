"""Write the exact versions and hashes of the tools in pyproject.toml and of their dependencies.

Usage: make lock, after changing an extra in pyproject.toml: versions that still fit stay. `tools/lock.py
--upgrade` upgrades all of them within their bounds. Both need uv. Each list is valid for every supported
Python version and system.
"""

from __future__ import annotations

import shutil
import sys

from setup import NEEDED_PYTHON, locked, run

EXTRAS = ("dev", "peers")
"""Extras; each may depend on those before it, in the same version."""


def main(options: list[str]) -> None:
    """Write all lists."""
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("uv is needed to write the lists, and was not found. Install it.")
    compile_ = (uv, "pip", "compile", "--quiet", "pyproject.toml", "--generate-hashes", "--universal")
    python = ("--python-version", ".".join(map(str, NEEDED_PYTHON)))
    constraints: list[str] = []
    for name in EXTRAS:
        path = str(locked(name))
        brief = ("--no-header", "--no-annotate", "--output-file", path)
        run(*compile_, *python, "--extra", name, *constraints, *brief, *options)
        constraints += ["--constraints", path]


if __name__ == "__main__":
    main(sys.argv[1:])
