"""The archive of the site: complete, checked, dated, and reproducible."""

import subprocess
import time
import zipfile
from pathlib import Path

import pytest

from package import commit_date, package, source_date

DATE = 1_700_000_000


@pytest.fixture
def site(tmp_path):
    folder = tmp_path / "site"
    (folder / "deep").mkdir(parents=True)
    (folder / "index.html").write_text("page")
    (folder / "deep" / "file.bin").write_bytes(bytes(range(256)))
    return folder


def dates(archive):
    """Return the dates of an archive's files."""
    with zipfile.ZipFile(archive) as packed:
        return {entry.date_time for entry in packed.infolist()}


def test_what_is_unpacked_is_what_was_packed_and_its_checksums_say_so(site, tmp_path):
    archive = package(site, tmp_path / "out", DATE)
    again = package(site, tmp_path / "again", DATE)
    assert archive.read_bytes() == again.read_bytes()
    subprocess.run(["sha256sum", "-c", f"{archive.name}.sha256"], cwd=archive.parent, check=True)
    there = tmp_path / "there"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(there)
    subprocess.run(["sha256sum", "-c", "CHECKSUMS"], cwd=there, check=True)
    assert (there / "deep" / "file.bin").read_bytes() == bytes(range(256))
    assert sorted(path.name for path in there.iterdir()) == ["CHECKSUMS", "deep", "hosting", "index.html"]


def test_every_file_has_the_date_of_the_sources(site, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(DATE))
    assert dates(package(site, tmp_path)) == {(2023, 11, 14, 22, 13, 20)}


def test_a_date_that_a_zip_cannot_hold_is_the_earliest_that_it_can(site, tmp_path):
    assert dates(package(site, tmp_path, 0)) == {(1980, 1, 1, 0, 0, 0)}


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return a repository with one commit of a known time."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    for variable in ("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"):
        monkeypatch.setenv(variable, f"{DATE} +0200")
    folder = (tmp_path / "repository").resolve()
    folder.mkdir()
    (folder / "source").write_text("one")
    someone = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    for command in (("init", "-q"), ("add", "-A"), (*someone, "commit", "-qm", "one")):
        subprocess.run(["git", *command], cwd=folder, check=True)
    return folder


def test_a_commit_that_is_checked_out_has_its_time(checkout):
    assert commit_date(checkout) == DATE


def test_sources_that_no_commit_holds_have_none(checkout):
    (checkout / "inside").mkdir()
    assert commit_date(checkout / "inside") is None
    (checkout / "source").write_text("two")
    assert commit_date(checkout) is None


def test_without_git_the_sources_are_as_new_as_the_current_time(tmp_path, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert commit_date(Path(__file__).resolve().parent.parent) is None
    before = int(time.time())
    assert before <= source_date() <= time.time()
