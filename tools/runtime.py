"""Gathers what Python needs in the browser: Pyodide, its compiled library, its memory, and the engine."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from setup import ROOT, digest, run

CACHE = ROOT / ".cache"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.asm.mjs", "pyodide.asm.wasm")
STOCK_LIBRARY = PYODIDE / "python_stdlib.zip"
COMPILER = ROOT / "tools" / "compile.mjs"
REMEMBERER = ROOT / "tools" / "memory.mjs"
LIBRARY_LEFT_OUT = ROOT / "tools" / "stdlib-left-out.txt"
ENGINE_LEFT_OUT = ROOT / "tools" / "engine-left-out.txt"
ENGINE_PLACE = "/lib/volle.zip"
"""Where Python finds the engine, among its own files."""
WHEEL_LISTS = ROOT / "tools" / "wheels"


class Runtime(NamedTuple):
    """What a worker needs to start the engine: addresses from the root of the site, hashes, the lock."""

    name: str
    runtime: str
    library: str
    memory: str
    engine: str
    place: str
    files: dict[str, dict[str, str | int]]
    lock: dict[str, object]


def add_runtime(site: Path) -> Runtime:
    """Copies Pyodide, its library, its memory and the engine into `site`, named by their content."""
    library = standard_library()
    parts = [*(PYODIDE / name for name in PYODIDE_FILES), packed(library), started_memory(library)]
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    runtime = site / "rt" / f"{version}-{content_name(*parts)}"
    engine = packed(compiled_engine())
    copies = [copy_into(runtime, part) for part in parts]
    copies.append(copy_into(site / "engine" / content_name(engine), engine))
    return Runtime(
        content_name(*copies),
        f"{address(site, runtime)}/",
        address(site, copies[-3]),
        address(site, copies[-2]),
        address(site, copies[-1]),
        ENGINE_PLACE,
        {address(site, copy): fingerprint(copy) for copy in copies},
        own_lock(),
    )


def address(site: Path, path: Path) -> str:
    """Gives the address of a file from the root of the site."""
    return path.relative_to(site).as_posix()


def integrity(file: Path) -> str:
    """Gives the hash by which a browser refuses any other file."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def fingerprint(file: Path) -> dict[str, str | int]:
    """Gives the hash of a file and how many bytes it has."""
    return {"hash": integrity(file), "length": file.stat().st_size}


def standard_library() -> Path:
    """Compiles the part of the standard library that the browser gets, where anything of it has changed."""
    return compiled(STOCK_LIBRARY, "stdlib.zip", "2", LIBRARY_LEFT_OUT)


def compiled_engine() -> Path:
    """Compiles the engine's wheel, where anything of it has changed.

    It keeps its docstrings: a data class without one spends time on writing itself one.
    """
    return compiled(engine_wheel(), "volle.zip", "1", ENGINE_LEFT_OUT)


def compiled(source: Path, name: str, level: str, left_out: Path) -> Path:
    """Compiles the Python files of a zip under a name; same sources, same bytes."""
    compiler = [COMPILER, PYODIDE / "pyodide.asm.wasm", PYODIDE / "package.json"]
    folder = CACHE / "compiled" / level / content_name(source, *compiler, left_out)
    target = folder / name
    if not target.exists():
        folder.mkdir(parents=True, exist_ok=True)
        making = folder / f"{name}.part"
        run("node", str(COMPILER), level, str(source), str(making), str(left_out))
        making.rename(target)
    return target


def started_memory(library: Path) -> Path:
    """Writes the memory of Python once it has started with `library`; same library, same bytes."""
    # This file says where the engine will lie.
    makers = [
        REMEMBERER,
        ROOT / "js" / "worker" / "memory-image.js",
        PYODIDE / "package.json",
        Path(__file__),
    ]
    target = CACHE / "memory" / content_name(library, *makers) / "memory.wasm"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        making = target.with_suffix(".part")
        run("node", str(REMEMBERER), str(library), ENGINE_PLACE, str(making))
        making.rename(target)
    return target


def packed(archive: Path) -> Path:
    """Packs a zip as a whole for the browser, which unpacks it faster than Python would file by file."""
    target = archive.with_suffix(".packed")
    if not target.exists():
        making = target.with_suffix(".part")
        making.write_bytes(gzip.compress(archive.read_bytes(), mtime=0))
        making.rename(target)
    return target


def own_lock() -> dict[str, object]:
    """Gives the lock of this site: Pyodide's own facts, and no package beside the engine."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {"info": stock["info"], "packages": {}}


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
