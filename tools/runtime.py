"""Add all files of Python in the browser: Pyodide, its library, a memory snapshot, and the engine."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from setup import ROOT, digest, run
from slim_runtime import LOADER, SCRIPT, SOURCES, WASM, slim

CACHE = ROOT / ".cache"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = {"pyodide.asm.js": SCRIPT, "pyodide.asm.wasm": WASM}
"""Pyodide's files by their names on the site: many servers send `.mjs` with a type that browsers reject."""
MODULE_READERS = [ROOT / "js" / "worker" / "start-python.js"]
"""Scripts of this site that use Pyodide's module."""
STOCK_LIBRARY = PYODIDE / "python_stdlib.zip"
COMPILER = ROOT / "tools" / "compile.mjs"
MEMORY_TOOL = ROOT / "tools" / "memory.mjs"
LIBRARY_EXCLUDE = ROOT / "tools" / "stdlib-exclude.txt"
ENGINE_EXCLUDE = ROOT / "tools" / "engine-exclude.txt"
ARENA_FILES = ROOT / "tools" / "arena-files.txt"
MORE_FILES = ROOT / "tools" / "more-files.txt"
ENGINE_PATH = "/lib/volle.zip"
"""The path of the engine in Python's file system."""
WHEEL_LISTS = ROOT / "tools" / "wheels"


class Runtime(NamedTuple):
    """The files with which a worker starts the engine; js/protocol/built.d.ts describes each field."""

    name: str
    runtime: str
    base: str
    library: str
    memory: str
    engine: str
    more: str
    whole: dict[str, str]
    path: str
    files: dict[str, dict[str, str | int]]
    lock: dict[str, object]


def add_runtime(site: Path) -> Runtime:
    """Copy Pyodide, the snapshot, and what it imports later into folders named by their content.

    A new version of the engine has a new difference from the memory of Python with its library; Pyodide and
    this memory keep their addresses, and so does the part on demand unless it changes. The whole library and
    the whole engine are in a folder of files that are fetched when they are needed: by a start without a
    snapshot, and by custom bots.
    """
    whole = [compiled("stdlib.zip"), compiled("volle.zip")]
    pyodide = {name: slim_pyodide() / source for name, source in PYODIDE_FILES.items()}
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    initialized = initialized_memory(*whole)
    base = wrapped(initialized / "base.image")
    runtime = site / "rt" / f"{version}-{content_name(*pyodide.values(), base)}"
    own = [wrapped(initialized / name) for name in ("memory.image", "stdlib.zip", "volle.zip")]
    folder = site / "engine" / content_name(*own)
    on_demand = wrapped(compiled("more.zip"))
    rare = [wrapped(file) for file in whole]
    rare_folder = site / "bots" / content_name(*rare)
    scripts = [copy_into(runtime, file, name) for name, file in pyodide.items()]
    base = copy_into(runtime, base)
    memory, library, engine = (copy_into(folder, part) for part in own)
    more = copy_into(site / "engine" / content_name(on_demand), on_demand)
    whole_library, whole_engine = (copy_into(rare_folder, part) for part in rare)
    copies = [*scripts, base, memory, library, engine, whole_library, whole_engine, more]
    return Runtime(
        content_name(*copies),
        f"{address(site, runtime)}/",
        address(site, base),
        address(site, library),
        address(site, memory),
        address(site, engine),
        address(site, more),
        {"library": address(site, whole_library), "engine": address(site, whole_engine)},
        ENGINE_PATH,
        {address(site, copy): fingerprint(copy) for copy in copies},
        own_lock(),
    )


class Arena(NamedTuple):
    """The files with which bots compete in the page; js/protocol/built.d.ts describes them."""

    files: dict[str, dict[str, str | int]]
    engine: str


def add_arena(site: Path, runtime: Runtime, host: Path) -> Arena:
    """Copy the arena, and the files that custom bots need, into a folder named by their content.

    `host` is the script of a custom bot's worker.
    """
    (micropip,) = wheels("arena")
    own = {
        "arena": wrapped(compiled("arena.zip")),
        "rest": wrapped(compiled("rest.zip")),
        "micropip": wrapped(micropip),
    }
    folder = site / "bots" / content_name(*own.values())
    script, wasm = (runtime.runtime + name for name in PYODIDE_FILES)
    parts = {"script": script, "wasm": wasm, **runtime.whole, "more": runtime.more}
    files: dict[str, dict[str, str | int]] = {
        part: {"path": path, **runtime.files[path]} for part, path in parts.items()
    }
    for part, file in own.items():
        files[part] = {"path": address(site, copy := copy_into(folder, file)), **fingerprint(copy)}
    files["host"] = {"path": address(site, host), **fingerprint(host)}
    return Arena(files, engine_hash())


def engine_hash() -> str:
    """Return what volle/arena/contest.py computes, which the page cannot do without the sources."""
    package = ROOT / "py" / "volle"
    files = [file for file in package.rglob("*") if file.suffix in {".py", ".bin"}]
    files.sort(key=lambda file: file.relative_to(package).as_posix())
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def address(site: Path, path: Path) -> str:
    """Return the path of a file from the root of the site, as in a URL."""
    return path.relative_to(site).as_posix()


def integrity(file: Path) -> str:
    """Return the hash of a file as in the `integrity` attribute of HTML."""
    return "sha256-" + base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()


def fingerprint(file: Path) -> dict[str, str | int]:
    """Return the hash of a file and its length in bytes."""
    return {"hash": integrity(file), "length": file.stat().st_size}


class Part(NamedTuple):
    """A zip of compiled Python for the browser: its source, optimization level, and excluded files.

    Level 2 removes docstrings; level 1 keeps those of classes, because a data class without one spends time
    on generating it. `only_excluded` selects the files that would be left out.
    """

    name: str
    source: Path
    level: int
    exclude: Path
    only_excluded: bool = False

    def target(self) -> Path:
        """Return the path of the cached result, which changes with the sources."""
        compiler = [COMPILER, PYODIDE / "pyodide.asm.wasm", PYODIDE / "package.json"]
        named = content_name(self.source, *compiler, self.exclude)
        return CACHE / "compiled" / str(self.level) / named / self.name


def parts() -> list[Part]:
    """Return all parts that are compiled for the browser."""
    engine = engine_wheel()
    return [
        Part("stdlib.zip", STOCK_LIBRARY, 2, LIBRARY_EXCLUDE),
        Part("volle.zip", engine, 1, ENGINE_EXCLUDE),
        Part("more.zip", engine, 1, MORE_FILES, only_excluded=True),
        Part("arena.zip", engine, 1, ARENA_FILES, only_excluded=True),
        Part("rest.zip", STOCK_LIBRARY, 2, LIBRARY_EXCLUDE, only_excluded=True),
    ]


def compiled(name: str) -> Path:
    """Return a compiled part, from the cache if possible; the same sources give the same bytes."""
    targets = {part: part.target() for part in parts()}
    [wanted] = (target for target in targets.values() if target.name == name)
    if not wanted.exists():
        compile_parts({part: target for part, target in targets.items() if not target.exists()})
    return wanted


def compile_parts(targets: dict[Part, Path]) -> None:
    """Compile parts in a single process."""
    partials = {target: target.with_name(f"{target.name}.part") for target in targets.values()}
    for partial in partials.values():
        partial.parent.mkdir(parents=True, exist_ok=True)
    jobs = [{**part._asdict(), "target": partials[target]} for part, target in targets.items()]
    run("node", str(COMPILER), json.dumps(jobs, default=str))
    for target, partial in partials.items():
        partial.rename(target)


def slim_pyodide() -> Path:
    """Return the folder of Pyodide's script and WebAssembly without what this site does not use."""
    stock = [PYODIDE / name for name in (SCRIPT, WASM, LOADER)]
    target = CACHE / "slim" / content_name(*stock, *SOURCES, *MODULE_READERS)
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        # Several tests may build it at the same time.
        with TemporaryDirectory(dir=target.parent) as folder:
            slim(PYODIDE, partial := Path(folder, "slim"), MODULE_READERS)
            if not target.exists():
                partial.rename(target)
    return target


def initialized_memory(library: Path, engine: Path) -> Path:
    """Return a folder with the memory of Python after importing the engine, and with what is not in it.

    Deterministic for a library and an engine.
    """
    pyodide = slim_pyodide()
    # This file defines the path of the engine.
    sources = [
        engine,
        *(pyodide / name for name in (SCRIPT, WASM)),
        MEMORY_TOOL,
        ROOT / "tools" / "stored_zip.mjs",
        ROOT / "js" / "worker" / "file-formats.js",
        PYODIDE / "package.json",
        Path(__file__),
    ]
    target = CACHE / "memory" / content_name(library, *sources)
    if not target.exists():
        partial = target.with_suffix(".part")
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        run("node", str(MEMORY_TOOL), *map(str, (pyodide, library, engine)), ENGINE_PATH, str(partial))
        partial.rename(target)
    return target


def wrapped(file: Path) -> Path:
    """Return a file within a WebAssembly module, which hosts compress better than a zip."""
    target = CACHE / "wrapped" / content_name(file, Path(__file__)) / f"{file.stem}.wasm"
    if not target.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".part")
        partial.write_bytes(module_around(file.read_bytes()))
        partial.rename(target)
    return target


def module_around(content: bytes) -> bytes:
    """Return a WebAssembly module without code, whose content js/worker/file-formats.js unwraps."""
    # The length of the name aligns the content to a word.
    section = b"\x09container" + content
    # A length in LEB128 with all five bytes, so that the content begins at the same place in every module.
    length = [len(section) >> 7 * index & 127 | (128 if index < 4 else 0) for index in range(5)]
    return b"\0asm\1\0\0\0" + b"\0" + bytes(length) + section


def own_lock() -> dict[str, object]:
    """Return Pyodide's lock file without packages."""
    stock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return {"info": stock["info"], "packages": {}}


def wheels(name: str) -> list[Path]:
    """Return the wheels of `tools/wheels/NAME.txt`; pip downloads them once and checks their hashes."""
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
    """Return the engine's wheel, from the cache if possible; the same sources give the same bytes."""
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
    """Return every file of the engine's package, its words included, in a fixed order."""
    folders = (ROOT / "py" / "volle", ROOT / "locales")
    files = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in files if "__pycache__" not in path.parts)


def content_name(*files: Path) -> str:
    """Return a short name that changes with the names and contents of `files`."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def copy_into(folder: Path, file: Path, name: str = "") -> Path:
    """Copy `file` into `folder`, which is created if needed, under its name or another; return the copy."""
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copyfile(file, folder / (name or file.name)))
