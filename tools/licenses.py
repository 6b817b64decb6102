"""Write the licences of everything in the site, as the installed packages state them."""

from __future__ import annotations

import json
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, NamedTuple

from runtime import PYODIDE, wheels
from setup import ROOT

FILE = "licenses.txt"
PACKAGES = ROOT / "node_modules"
NOTICES = ROOT / "tools" / "notices.txt"
"""Notices that no installed package has: of libraries compiled into Pyodide or contained in micropip."""
NAMES = ("LICENSE", "LICENCE")
RULE = "=" * 80


class Part(NamedTuple):
    """A part of the site: its name, its licence in one line, its source, and its licence text."""

    name: str
    license: str
    source: str
    text: str


def add_licenses(site: Path) -> None:
    """Write `site`/licenses.txt."""
    (site / FILE).write_text(licenses(), "utf-8")


def licenses() -> str:
    """Return all licences as one text."""
    said = [volle(), *map(package, bundled()), *of_micropip(), python()]
    whole = [f"{name}\n\n{text.strip()}\n" for name, text in whole_texts().items()]
    return f"\n{RULE}\n\n".join([*map(written, said), NOTICES.read_text("utf-8"), *whole])


def written(part: Part) -> str:
    """Return a part as text."""
    head = f"{part.name}\nLicence: {part.license}\nSource: {part.source}\n"
    return f"{head}\n{part.text.strip()}\n" if part.text else head


def volle() -> Part:
    """Return this project."""
    about = about_package(ROOT)
    text = (ROOT / "LICENSE").read_text("utf-8")
    return Part(f"Volle {about['version']}", about["license"], "where this site was built", text)


def bundled() -> list[str]:
    """Return the npm packages that bundles may contain: the dependencies in package.json, and theirs."""
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    needed = [path.removeprefix("node_modules/") for path, about in locked.items() if not about.get("dev")]
    # Type declarations leave nothing in a bundle.
    return sorted(name for name in needed if name and not name.startswith("@types/"))


def package(name: str) -> Part:
    """Return an npm package; a package without a licence text is listed with its authors."""
    about = about_package(PACKAGES / name)
    texts = [file.read_text("utf-8") for file in map((PACKAGES / name).joinpath, NAMES) if file.is_file()]
    text = texts[0] if texts else f"Copyright {about['author']}" if "author" in about else ""
    source = about["repository"]["url"].removeprefix("git+").removesuffix(".git")
    version = about["version"]
    return Part(f"{name} {version}", about["license"].strip("()"), f"{source} (version {version})", text)


def about_package(folder: Path) -> Any:
    """Return the licence text of an npm package."""
    return json.loads((folder / "package.json").read_text("utf-8"))


def of_micropip() -> list[Part]:
    """Return micropip, which installs wheels in the page, and the packages that it contains."""
    [wheel] = wheels("arena")
    name, version, *_ = wheel.name.split("-")
    source = f"https://github.com/pyodide/{name}"
    return [
        Part(f"{name} {version}", "MPL-2.0", f"{source} (version {version})", ""),
        Part(
            f"packaging (in {name})",
            "Apache-2.0 OR BSD-2-Clause",
            "https://github.com/pypa/packaging",
            in_wheel(f"{name}/_vendored/packaging/LICENSE.BSD"),
        ),
    ]


def in_wheel(path: str) -> str:
    """Return a file of micropip's wheel."""
    [wheel] = wheels("arena")
    with zipfile.ZipFile(wheel) as opened:
        return opened.read(path).decode()


def python() -> Part:
    """Return Python, which Pyodide contains."""
    version = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    return Part(
        f"Python {version} (in pyodide)",
        "PSF-2.0",
        f"https://github.com/python/cpython (version {version})",
        in_distribution("typing_extensions"),
    )


def in_distribution(name: str) -> str:
    """Return the licence of an installed Python package; backports have Python's."""
    [found] = [file for file in distribution(name).files or () if file.name in NAMES]
    return found.read_text()


def whole_texts() -> dict[str, str]:
    """Return the full texts of licences that packages only name."""
    [wheel] = wheels("arena")
    name, version, *_ = wheel.name.split("-")
    return {
        "Apache-2.0": in_wheel(f"{name}/_vendored/packaging/LICENSE.APACHE"),
        "MPL-2.0": in_wheel(f"{name}-{version}.dist-info/licenses/LICENSE"),
    }
