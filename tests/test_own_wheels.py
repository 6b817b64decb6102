"""Wheels with bots: reading their metadata, and refusing those that cannot be installed."""

from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from volle.arena.messages import read_refusal
from volle.core.errors import BadOptions
from volle.web import wheels
from volle.web.wheels import Wheel, install, proper_names, read_wheel

PURE = "Wheel-Version: 1.0\nTag: py3-none-any\n"
METADATA = "Metadata-Version: 2.1\nName: my_bots\nRequires-Python: >=3.11\n"
POINTS = "[console_scripts]\npig = no:bot\n[volle.bots]\npig = my_bots : bold\nlotte = my_bots.slow:bot\n"


def wheel(folder, name="my_bots (1).whl", *, about=PURE, packed=ZIP_STORED, points=POINTS, **files):
    """Write a wheel of a package, with files by name."""
    file = folder / name
    with ZipFile(file, "w", packed) as archive:
        archive.writestr("my_bots-1.0.dist-info/WHEEL", about)
        archive.writestr("my_bots-1.0.dist-info/METADATA", METADATA)
        archive.writestr("my_bots-1.0.dist-info/entry_points.txt", points)
        for path, text in files.items():
            archive.writestr(path, text)
    return file


def code_of(function, *arguments):
    """Return the code of a refusal."""
    with pytest.raises(BadOptions) as refused:
        function(*arguments)
    return refused.value.code


def test_a_wheel_says_which_bots_it_has_and_for_which_python_and_gets_its_own_name_again(tmp_path):
    file = wheel(tmp_path)
    found = read_wheel(file)
    assert found.bots == {"pig": "my_bots:bold", "lotte": "my_bots.slow:bot"}
    assert found.python == ">=3.11"
    assert proper_names({file: found}) == {file: "my_bots-1.0-py3-none-any.whl"}


@pytest.mark.parametrize(
    ("about", "files"),
    [("Tag: cp314-cp314-linux_x86_64\n", {}), (PURE, {"my_bots/fast.so": ""}), ("Tag: py2-none-any\n", {})],
)
def test_a_wheel_that_is_not_for_every_machine_is_refused(tmp_path, about, files):
    file = wheel(tmp_path, about=about, **files)
    assert code_of(proper_names, {file: read_wheel(file)}) == "arena.wheel-compiled"


def test_two_wheels_of_one_package_are_refused():
    both = {version: Wheel(f"My_bots-{version}", "py3-none-any", {}) for version in ("1.0", "1.1")}
    assert code_of(proper_names, both) == "arena.wheel-twice"


def test_an_incomplete_wheel_is_refused(tmp_path, monkeypatch):
    whole = wheel(tmp_path).read_bytes()
    two = wheel(tmp_path, **{"other-2.dist-info/WHEEL": PURE}).read_bytes()
    monkeypatch.chdir(tmp_path)
    for content in (b"", b"PK nothing", whole[:-9], whole.replace(b"py3", b"py2", 1), two):
        (tmp_path / "my_bots (1).whl").write_bytes(content)
        with pytest.raises(StopIteration) as stopped:
            install("there is no micropip").send(None)
        assert read_refusal(stopped.value.value, "").code == "arena.wheel-broken"


def test_a_wheel_that_unpacks_to_more_than_a_page_can_hold_is_refused_unread(tmp_path, monkeypatch):
    monkeypatch.setattr(wheels, "MOST_BYTES", 2**20)
    assert read_wheel(wheel(tmp_path, **{"my_bots/table.txt": "0" * 2**19})).bots
    file = wheel(tmp_path, packed=ZIP_DEFLATED, **{"my_bots/table.txt": "0" * 2**20})
    assert file.stat().st_size < 2**13
    monkeypatch.setattr(ZipFile, "testzip", lambda _archive: pytest.fail("it was read"))
    assert code_of(read_wheel, file) == "arena.wheel-large"


@pytest.mark.parametrize(
    "value", ["racer", "mine.py", "mine:", ":bot", "../mine:bot", "a:b:c", f"a:{'b' * 101}"]
)
def test_a_wheel_names_functions_of_modules_and_nothing_else(tmp_path, value):
    file = wheel(tmp_path, points=f"[volle.bots]\npig = {value}\n")
    assert code_of(read_wheel, file) == "arena.wheel-broken"


def test_a_wheel_with_a_line_that_is_no_entry_point_is_refused(tmp_path):
    file = wheel(tmp_path, points="[volle.bots]\npig\n")
    assert code_of(read_wheel, file) == "arena.wheel-broken"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("tarfile.py", "arena.wheel-shadows"),
        ("hashlib.pyc", "arena.wheel-shadows"),
        ("json/__init__.py", "arena.wheel-shadows"),
        ("volle/arena/referee.py", "arena.wheel-shadows"),
        ("micropip/__init__.py", "arena.wheel-shadows"),
        ("pyodide_js.py", "arena.wheel-shadows"),
        ("my_bots-1.0.data/data/lib/arena", "arena.wheel-data"),
        ("my_bots-1.0.data/purelib/more.py", "arena.wheel-data"),
    ],
)
def test_a_wheel_with_files_in_place_of_others_is_refused(tmp_path, path, code):
    assert code_of(read_wheel, wheel(tmp_path, **{path: ""})) == code


def test_a_wheel_may_have_data_and_modules_of_any_other_name(tmp_path):
    names = ("my_bots/json.py", "string.txt", "json.py.txt", "random_bots.py")
    assert read_wheel(wheel(tmp_path, **dict.fromkeys(names, ""))).bots
