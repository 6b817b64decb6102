"""Gathers what Python needs in the browser: Pyodide, micropip and the engine's own wheel."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from setup import ROOT, digest, run

CACHE = ROOT / ".cache"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEEL_LISTS = ROOT / "tools" / "wheels"


class Runtime(NamedTuple):
    """Where the parts lie in the site, and how many bytes of them the worker fetches."""

    runtime: str
    wheel: str
    bytes: int


def add_runtime(site: Path) -> Runtime:
    """Copies Pyodide, micropip and the engine into `site`, each under the name of its content."""
    parts = [*(PYODIDE / name for name in PYODIDE_FILES), *wheels("runtime"), own_lock()]
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    runtime = site / "rt" / f"{version}-{content_name(*parts)}"
    engine = engine_wheel()
    copies = [copy_into(runtime, part) for part in parts]
    copies.append(copy_into(site / "engine" / content_name(engine), engine))
    # The modules of Pyodide come by `import`, everything else by `fetch`.
    fetched = sum(copy.stat().st_size for copy in copies if copy.suffix != ".mjs")
    wheel = copies[-1].relative_to(site).as_posix()
    return Runtime(f"{runtime.relative_to(site).as_posix()}/", wheel, fetched)


def own_lock() -> Path:
    """Writes the lock file that names micropip alone, with the hash of the shipped wheel."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (wheel,) = wheels("runtime")
    entry = stock["packages"]["micropip"] | {
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
    }
    lock = CACHE / "lock.json"
    lock.write_text(json.dumps({"info": stock["info"], "packages": {"micropip": entry}}))
    return lock


def wheels(name: str) -> list[Path]:
    """Gives the wheels of `tools/wheels/NAME.txt`; pip fetches them once, checking hashes."""
    wanted = WHEEL_LISTS / f"{name}.txt"
    folder = CACHE / "wheels" / f"{name}-{digest(wanted.read_text())[:16]}"
    if not folder.exists():
        fetching = folder.with_suffix(".part")
        shutil.rmtree(fetching, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check")
        pyodide = ("--python-version", "3.14", "--only-binary", ":all:", "--no-deps")
        run(*pip, *pyodide, "--require-hashes", "-r", str(wanted), "-d", str(fetching))
        fetching.rename(folder)
    return sorted(folder.glob("*.whl"))


def engine_wheel() -> Path:
    """Builds the engine's wheel where its sources have changed; same sources, same bytes."""
    sources = [ROOT / "pyproject.toml", ROOT / "LICENSE", *engine_sources()]
    folder = CACHE / "engine" / content_name(*sources)
    if not folder.exists():
        shutil.rmtree(folder.parent, ignore_errors=True)
        building = CACHE / "engine.part"
        shutil.rmtree(building, ignore_errors=True)
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(building))
        folder.parent.mkdir()
        building.rename(folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def engine_sources() -> list[Path]:
    """Gives every file of the engine's package, in a fixed order."""
    package = ROOT / "py" / "volle"
    files = (path for path in package.rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts)


def content_name(*files: Path) -> str:
    """Gives a short name that changes with the names and contents of `files`."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def copy_into(folder: Path, file: Path) -> Path:
    """Copies `file` into `folder`, which it makes, and gives the copy."""
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(file, folder / file.name))
