"""The memory of Python with the engine: its parts, and what an update changes."""

import shutil
import subprocess
import zipfile

import pytest

from runtime import ENGINE_PATH, MEMORY_TOOL, compiled, initialized_memory, slim_pyodide

STARTS_FROM_LIBRARY = {"base.image", "stdlib.zip"}
"""The files that engines with the same imports have in common."""


def made(engine, folder):
    """Return the files that the tool writes for an engine, by name."""
    folder.mkdir()
    pyodide, library = map(str, (slim_pyodide(), compiled("stdlib.zip")))
    command = ["node", str(MEMORY_TOOL), pyodide, library, str(engine), ENGINE_PATH, str(folder)]
    subprocess.run(command, check=True)
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def read(folder):
    """Return the files that the build uses, by name."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.sweep
def test_two_memories_of_one_engine_are_equal_byte_for_byte(tmp_path):
    built = read(initialized_memory(compiled("stdlib.zip"), compiled("volle.zip")))
    assert made(compiled("volle.zip"), tmp_path / "memory") == built


def test_another_engine_changes_only_the_difference(tmp_path):
    built = read(initialized_memory(compiled("stdlib.zip"), compiled("volle.zip")))
    engine = tmp_path / "volle.zip"
    shutil.copyfile(compiled("volle.zip"), engine)
    with zipfile.ZipFile(engine, "a", zipfile.ZIP_STORED) as archive:
        archive.writestr(zipfile.ZipInfo("volle/newer.py"), b"")
    found = made(engine, tmp_path / "memory")
    assert {name for name in found if found[name] == built[name]} == STARTS_FROM_LIBRARY


def test_the_archives_have_exactly_the_modules_that_the_memory_lacks():
    folder = initialized_memory(compiled("stdlib.zip"), compiled("volle.zip"))
    for name, imported, lazy in [
        ("stdlib.zip", "dataclasses.pyc", "base64.pyc"),
        ("volle.zip", "volle/web/bridge.pyc", "volle/core/advice.pyc"),
    ]:
        rest = set(zipfile.ZipFile(folder / name).namelist())
        assert rest < set(zipfile.ZipFile(compiled(name)).namelist())
        assert (imported in rest, lazy in rest) == (False, True)
