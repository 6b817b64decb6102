"""The documentation: links lead somewhere, and the files, commands and versions that it names exist."""

import json
import re
import tomllib
from itertools import chain
from pathlib import Path
from typing import get_args
from urllib.parse import unquote

from cases import each_case

import volle
from volle.cli.arguments import parser
from volle.web.requests import Request

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted(
    chain(ROOT.glob("*.md"), ROOT.glob("docs/*.md"), ROOT.glob("research/**/*.md"), ROOT.glob(".github/*.md"))
)
TEXTS = {str(page.relative_to(ROOT)): page.read_text("utf-8") for page in PAGES}
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
NAMED_FILE = re.compile(r"`([\w.-]+/[\w./-]+\.(?:py|js|mjs|ts|css|toml|md|ftl|html|json|yml|volle))`")
PLACES = ("", "py/volle", "js", "py")
"""Folders that names of files may begin in."""
MADE = ("bench/out/", "gallery/", "research/out/", "dist/", "element/1", "scenes/", "pictures/")
"""Names of files that a command writes."""
HEADINGS = re.compile(r"^#+ +(.+)$", re.M)


def prose(name):
    """Return a page without its blocks of code."""
    return FENCE.sub("", TEXTS[name])


def anchors(text):
    """Return the anchors of a page's headings, as the hosts of repositories make them."""
    found = HEADINGS.findall(FENCE.sub("", text))
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in found}


@each_case("name", lambda: TEXTS)
def test_every_link_leads_to_a_file_and_a_heading(name):
    for target in filter(None, chain.from_iterable(LINK.findall(prose(name)))):
        if "://" in target:
            continue
        path, _, anchor = unquote(target).partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file.read_text("utf-8")), target


@each_case("name", lambda: TEXTS)
def test_every_file_that_is_named_is_there(name):
    for path in NAMED_FILE.findall(prose(name)):
        if not re.search(r"[A-Z]{2}", path) and not path.startswith(MADE):
            assert any((ROOT / place / path).exists() for place in PLACES), path


NAMED_TEST = re.compile(r"\b(test_\w+)(?![\w.])")
TESTS = {
    found
    for folder in ("tests", "e2e")
    for file in (ROOT / folder).rglob("test_*.py")
    for found in re.findall(r"^def (test_\w+)\(", file.read_text("utf-8"), re.M)
}


@each_case("name", lambda: TEXTS)
def test_every_test_that_is_named_is_there(name):
    assert {found for found in NAMED_TEST.findall(TEXTS[name]) if found not in TESTS} == set()


@each_case("name", lambda: TEXTS)
def test_every_target_of_make_is_in_the_makefile(name):
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    named = re.findall(r"(?:`|^|&& |volle )make ([a-z][\w-]*)(?=`| |$)", TEXTS[name], re.M)
    assert {one for one in named if not one.endswith("-")} <= targets


@each_case("name", lambda: TEXTS)
def test_every_command_of_volle_exists(name):
    [commands] = (one for one in parser()._actions if one.choices)
    used = re.findall(r"(?:`|^)(?:python3 -m )?volle ([a-z]+)\b", TEXTS[name], re.M)
    assert set(used) - {"chain", "choice", "deal", "matches", "turn"} <= set(commands.choices)


def test_the_page_about_requests_lists_them_all():
    _, _, table = TEXTS["docs/page.md"].partition("| request | answer |")
    rows = re.findall(r"^\| (.+?) \|", table.partition("\n\n")[0], re.M)
    assert sorted(re.findall(r"`([\w-]+)`", " ".join(rows))) == sorted(one.do for one in get_args(Request))


def test_all_pages_of_the_docs_are_listed():
    listed = set(re.findall(r"\]\(([\w-]+\.md)\)", TEXTS["docs/README.md"]))
    pages = {page.name for page in ROOT.glob("docs/*.md")} - {"README.md", "package.md"}
    assert listed >= pages


def test_all_places_name_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    [cited] = re.findall(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    newest = re.findall(r"^## \[(\d[\d.]*)\] - \d{4}-\d\d-\d\d$", TEXTS["CHANGELOG.md"], re.M)[0]
    assert volle.__version__ == project == cited == newest
    assert project == json.loads((ROOT / "package.json").read_text("utf-8"))["version"]
    assert project == lock["version"] == lock["packages"][""]["version"]
