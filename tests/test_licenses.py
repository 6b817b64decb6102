"""The licences in the site: of every package that it contains, each with its full text."""

import json
import re

import pytest
from fontTools.ttLib import TTFont

import build
import element
import rule_pages
from bundle import BUNDLED, LOADERS, esbuild, own_files
from licenses import NOTICES, bundled, licenses
from precache import SOURCES
from runtime import PYODIDE
from setup import ROOT
from small_fonts import small

PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
TEXTS = {
    "MIT": "Permission is hereby granted, free of charge",
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "BSD-3-Clause": "Neither the name of the copyright holder nor the names of its",
    "MPL-2.0": 'Exhibit B - "Incompatible With Secondary Licenses" Notice',
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007",
    "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
}
"""A sentence from the text of each licence, not from a notice that names it."""


@pytest.fixture(scope="module")
def text():
    return licenses()


def packages_in(entries, folder):
    """Return the npm packages in the bundles of some entries."""
    meta = folder / "meta.json"
    esbuild(
        *entries,
        "--bundle",
        "--external:node:*",
        "--format=esm",
        *LOADERS,
        f"--outdir={folder}",
        f"--metafile={meta}",
    )
    outputs = json.loads(meta.read_text("utf-8"))["outputs"].values()
    return {found[1] for one in outputs for path in one["inputs"] if (found := PACKAGE.search(path))}


def test_every_package_in_a_bundle_is_named_with_its_version(text, tmp_path):
    pages = {name for page in ROOT.glob("*.html") for name in own_files(page.read_text("utf-8"))}
    entries = [
        *build.WORKERS.values(),
        build.REFEREE,
        build.BOT,
        rule_pages.STYLE,
        rule_pages.SCRIPT,
        SOURCES[0],
    ]
    entries += [element.SOURCE, *(name for name in pages if name.endswith(BUNDLED))]
    found = packages_in(sorted(set(entries)), tmp_path)
    assert {"lit-html", "pyodide", "@fontsource/caprasimo"} <= found <= {*bundled()}
    for name in bundled():
        version = json.loads((ROOT / "node_modules" / name / "package.json").read_text("utf-8"))["version"]
        assert f"\n{name} {version}\nLicence: " in text


def test_every_licence_that_is_named_has_its_text(text):
    named = {one for line in re.findall(r"\nLicence: (.+)", text) for one in line.split(" OR ")}
    assert named - {"BSD-2-Clause"} == {*TEXTS}
    for name, sentence in TEXTS.items():
        assert sentence in text, name


def test_the_source_of_pyodide_is_named_and_what_is_compiled_into_it(text):
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    assert f"Source: https://github.com/pyodide/pyodide (version {version})" in text
    assert NOTICES.read_text("utf-8") in text


def test_the_copyright_of_each_typeface_is_there(text):
    assert "Copyright 2020 Braille Institute of America" in text
    assert "The Caprasimo Project Authors" in text


@pytest.mark.parametrize("name", ["atkinson-hyperlegible", "caprasimo"])
def test_a_small_typeface_says_who_made_it_and_how_it_is_licensed(tmp_path, name):
    [file, *_] = sorted(
        (ROOT / "node_modules" / "@fontsource" / name / "files").glob("*-latin-400-normal.woff2")
    )
    whole = tmp_path / file.name
    whole.write_bytes(file.read_bytes())
    with TTFont(whole) as before, TTFont(tmp_path / small(whole, "abc")) as after:
        for record in (0, 13, 14):
            assert before["name"].getDebugName(record) == after["name"].getDebugName(record)
        assert after["name"].getDebugName(0)
