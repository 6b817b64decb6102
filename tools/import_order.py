"""Write docs/import-order.md from the import order in pyproject.toml, which import-linter checks.

Usage: make import-order
"""

from __future__ import annotations

import tomllib
from typing import Any

from setup import ROOT

PAGE = ROOT / "docs" / "import-order.md"
HEAD = """# Import order

The order in which the modules of `py/volle/` may import each other, highest first: a module imports only \
from the rows below its own. Modules in one row do not import each other. The order is declared in \
`pyproject.toml`, where [import-linter](https://import-linter.readthedocs.io/) checks it in `make check`; \
`make import-order` writes this page.
"""


def contracts() -> list[dict[str, Any]]:
    """Return the contracts of import-linter, as pyproject.toml has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return found


def page() -> str:
    """Return the text of the page."""
    return "\n".join([HEAD, *map(section, contracts())])


def section(contract: dict[str, Any]) -> str:
    """Return the heading of a package and a table of its layers."""
    [container] = contract["containers"]
    rows = [
        f"| {number} | {', '.join(f'`{name}`' for name in layer.split(' | '))} |"
        for number, layer in enumerate(reversed(contract["layers"]), 1)
    ]
    return "\n".join([f"## `{container}`", "", "| layer | modules |", "|---:|---|", *reversed(rows), ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print("volle: wrote docs/import-order.md")
