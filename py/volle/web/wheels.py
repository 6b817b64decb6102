"""Bots in wheels, in the page: micropip installs them, and entry points say which function plays which game.

A wheel has an entry point of the group `volle.bots` for each game that it has a bot for, with the name of
the game. What it needs beside Python and `volle` must have been brought, too: no index is asked.
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import PathDistribution
from pathlib import Path, PurePosixPath
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, ZipFile
from zipfile import Path as ZipPath

import volle
from volle.arena.custom_bots import describe
from volle.arena.messages import write_refusal
from volle.core.errors import BadOptions

WHEEL: Final = ".whl"
"""The suffix of wheels."""
GROUP: Final = "volle.bots"
"""The group of the entry points of bots."""
MOST_BYTES: Final = 64 * 2**20
"""The greatest size of an unpacked wheel: a worker has little memory."""
_COMPILED: Final = frozenset({".so", ".pyd", ".dylib", ".dll"})
_PURE: Final = re.compile(r"Tag: ((?:py|cp)3\d*-none-any)")
_FUNCTION: Final = re.compile(r"[\w.]{1,100}:[\w.]{1,100}")
_MODULES: Final = frozenset({"", ".py", ".pyc"})
"""The suffixes of modules and packages."""
_TAKEN: Final = sys.stdlib_module_names | {"volle", "js", "micropip", "pyodide", "pyodide_js", "_pyodide"}
"""Modules that no wheel may replace."""


async def install(micropip: str) -> str:
    """Install the wheels of the current folder by the micropip in a zip; return what `write_refusal` does."""
    try:
        wheels = {file: read_wheel(file) for file in sorted(Path().glob(f"*{WHEEL}"))}
        await install_wheels(wheels, micropip)
    except BadOptions as error:
        return write_refusal(error)
    return write_refusal(None)


class Wheel(NamedTuple):
    """The metadata of a wheel."""

    package: str
    """As in the name of its `.dist-info` folder: name and version."""
    tag: str | None
    """The tag of a wheel for all machines; None for a compiled one."""
    bots: dict[str, str]
    """As `module:function`, by game."""
    python: str = ""
    """The versions of Python in `Requires-Python`; empty without any."""


def read_wheel(file: Path) -> Wheel:
    """Read a wheel; its file name may have changed.

    Raises BadOptions: arena.wheel-broken; arena.wheel-large where it unpacks to more than MOST_BYTES;
    arena.wheel-shadows where a module of it would take the place of another one; arena.wheel-data where it
    has files for other folders than that of packages.
    """
    try:
        with ZipFile(file) as archive:
            _check_size(file.name, archive)
            if corrupt := archive.testzip():
                raise BadZipFile(corrupt)
            names = archive.namelist()
            _check_names(file.name, names)
            [info] = {part for name in names if (part := name.split("/")[0]).endswith(".dist-info")}
            about = PathDistribution(ZipPath(archive, f"{info}/"))
            points = (point for point in about.entry_points if point.group == GROUP)
            bots = {point.name: _function(point.value) for point in points}
            pure = _PURE.search(archive.read(f"{info}/WHEEL").decode())
            is_compiled = any(PurePosixPath(name).suffix in _COMPILED for name in names)
            tag = pure[1] if pure and not is_compiled else None
            [python] = about.metadata.get_all("Requires-Python", [""])
            return Wheel(info.removesuffix(".dist-info"), tag, bots, python)
    except (BadZipFile, LookupError, ValueError, TypeError, OSError, EOFError, NotImplementedError) as error:
        raise BadOptions("arena.wheel-broken", name=file.name, error=describe(error)) from error


def _function(value: str) -> str:
    """Return the value of an entry point without spaces; raises ValueError unless it is `module:function`."""
    function = value.replace(" ", "")
    if not _FUNCTION.fullmatch(function):
        raise ValueError(function)
    return function


def _check_names(name: str, files: Collection[str]) -> None:
    """Refuse a wheel with files outside its package, or with modules that would replace others."""
    tops = {PurePosixPath(file.split("/")[0]) for file in files}
    if any(top.suffix == ".data" for top in tops):
        raise BadOptions("arena.wheel-data", name=name)
    if taken := sorted(top.stem for top in tops if top.suffix in _MODULES and top.stem in _TAKEN):
        raise BadOptions("arena.wheel-shadows", name=name, module=taken[0])


def _check_size(name: str, archive: ZipFile) -> None:
    """Refuse a wheel whose declared sizes exceed the limit; no file is read beyond its declared size."""
    size = sum(entry.file_size for entry in archive.infolist())
    if size > MOST_BYTES:
        raise BadOptions("arena.wheel-large", name=name, size=size >> 20, limit=MOST_BYTES >> 20)


def proper_names(wheels: Mapping[Path, Wheel]) -> dict[Path, str]:
    """Return the proper file names of wheels; raises BadOptions: arena.wheel-compiled, arena.wheel-twice."""
    for file, wheel in wheels.items():
        if wheel.tag is None:
            raise BadOptions("arena.wheel-compiled", name=file.name)
    if len({wheel.package.split("-")[0].lower() for wheel in wheels.values()}) < len(wheels):
        raise BadOptions("arena.wheel-twice")
    return {file: f"{wheel.package}-{wheel.tag}{WHEEL}" for file, wheel in wheels.items()}


async def install_wheels(wheels: Mapping[Path, Wheel], micropip: str) -> None:
    """Install wheels with the micropip in a zip, which is removed afterwards.

    Raises BadOptions: those of proper_names; arena.wheel-python where a wheel is for other versions of
    Python; arena.wheel-needs with the missing packages; arena.wheel-refused with the error of micropip.
    """
    named = proper_names(wheels)
    with TemporaryDirectory() as folder, _borrowed(micropip) as installer:
        for file, name in named.items():
            copyfile(file, Path(folder, name))
        try:
            for file, wheel in wheels.items():
                _check_python(file.name, wheel.python)
            places = [f"emfs:{folder}/{name}" for name in named.values()]
            await installer.install(places, keep_going=True, index_urls=[])
        except BadOptions:
            raise
        except Exception as error:
            raise _refusal(error) from error


def _check_python(name: str, needed: str) -> None:
    """Refuse a wheel for other versions of Python, which micropip checks only for packages of an index."""
    specifiers = import_module("micropip._vendored.packaging.src.packaging.specifiers")
    here = platform.python_version()
    if not specifiers.SpecifierSet(needed).contains(here):
        raise BadOptions("arena.wheel-python", name=name, needs=needed, python=here)


def _refusal(error: Exception) -> BadOptions:
    """Return the refusal for an error of micropip, which lists missing packages in quotes, in one line."""
    _, found, missing = str(error).partition("pure Python 3 wheel for: ")
    if not found:
        return BadOptions("arena.wheel-refused", error=describe(error))
    packages = sorted(re.findall(r"'([^']+)'", missing.split("\n")[0]))
    return BadOptions("arena.wheel-needs", packages=", ".join(packages))


@contextmanager
def _borrowed(archive: str) -> Iterator[Any]:
    """Provide micropip, to which `volle` counts as installed; then remove it with all that it imported."""
    before = set(sys.modules)
    sys.path.append(archive)
    micropip = import_module("micropip")
    micropip.add_mock_package(volle.__name__, volle.__version__, modules={})
    try:
        yield micropip
    finally:
        micropip.remove_mock_package(volle.__name__)
        sys.path.remove(archive)
        for name in set(sys.modules) - before:
            if name.split(".")[0] == "micropip" or name.startswith("pyodide."):
                del sys.modules[name]
