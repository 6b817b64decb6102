"""The Python packages for the build and the checks: all pinned by version and hash."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution

import pytest
from packaging.requirements import Requirement

from lock import EXTRAS
from setup import ROOT, locked

LINE = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)(?: ; (?P<marker>.+))?")
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
EXTRAS_OF_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]


def normal(name):
    """Return the normalized form of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def listed(extra):
    """Return the versions that a list allows of each package, each with hashes."""
    versions = {}
    for entry in re.split(r"\n(?! )", locked(extra).read_text("utf-8").strip()):
        line, *hashes = re.split(r" \\\n +", entry)
        found = LINE.fullmatch(line)
        assert found, line
        assert hashes, line
        assert all(map(HASH.fullmatch, hashes)), line
        versions.setdefault(found["name"], set()).add(found["version"])
    return versions


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_of_an_extra_is_listed_in_one_version_within_its_bounds(extra):
    versions = listed(extra)
    for requirement in map(Requirement, EXTRAS_OF_PROJECT[extra]):
        [version] = versions[normal(requirement.name)]
        assert version in requirement.specifier, requirement


@pytest.mark.parametrize("extra", EXTRAS_OF_PROJECT)
def test_no_extra_pins_a_version(extra):
    for requirement in map(Requirement, EXTRAS_OF_PROJECT[extra]):
        assert {one.operator for one in requirement.specifier} <= {">=", "<", "<="}, requirement


def test_everything_that_the_tools_need_here_is_listed_in_the_version_that_is_installed():
    versions = listed("dev")
    for name in versions:
        try:
            package = distribution(name)
        except PackageNotFoundError:
            # Listed for another Python or system.
            continue
        assert package.version in versions[name], name
        needed = [Requirement(text) for text in package.requires or ()]
        here = [one.name for one in needed if not one.marker or one.marker.evaluate({"extra": ""})]
        assert {*map(normal, here)} <= {*versions}, name


def test_the_backend_that_builds_the_engine_is_the_one_that_is_listed():
    [backend] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    name, version = backend.split("==")
    assert listed("dev")[name] == {version}
