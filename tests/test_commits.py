"""The form of commit subjects, and where the check finds them."""

import shutil
import subprocess

import pytest

from commits import AREAS, fault, subjects

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")


def git(folder, *arguments):
    someone = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "protocol.file.allow=always")
    done = subprocess.run(
        ["git", *someone, *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def commit(folder, subject):
    git(folder, "commit", "-q", "--allow-empty", "-m", subject)
    return git(folder, "rev-parse", "HEAD")


@pytest.fixture
def history(tmp_path):
    """A repository with an old commit and two newer ones, and the name of the old one."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "-q")
    old = commit(folder, "Change this and that")
    commit(folder, "docs: name the areas")
    commit(folder, "fixed it")
    return folder, old


@pytest.mark.parametrize("area", AREAS)
def test_a_subject_names_its_area_a_verb_and_an_object(area):
    assert fault(f"{area}: rename the two files") == ""


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        ("Rename the two files", "form"),
        ("docs: Rename the two files", "form"),
        ("docs: rename", "form"),
        ("docs rename the two files", "form"),
        ('Revert "docs: rename the two files"', "form"),
        ("house: rename the two files", "areas"),
        ("docs: rename the files; fix the links", "more than one"),
        ("docs: rename the two files.", "period"),
        (f"docs: rename {'x' * 60}", "characters"),
    ],
)
def test_other_subjects_are_refused_with_the_reason(subject, reason):
    assert reason in fault(subject)


def test_only_commits_after_the_first_are_checked(history):
    folder, old = history
    assert list(subjects(folder, old).values()) == ["fixed it", "docs: name the areas"]


def test_a_merge_needs_no_subject_of_that_form(history):
    folder, old = history
    git(folder, "checkout", "-q", "-b", "side", old)
    commit(folder, "docs: add a page")
    git(folder, "merge", "-q", "--no-ff", "-m", "Merge two branches", "@{-1}")
    assert "Merge two branches" not in subjects(folder, old).values()


def test_a_shallow_clone_has_its_own_commits_checked(history, tmp_path):
    folder, old = history
    git(tmp_path, "clone", "-q", "--depth=1", folder.as_uri(), "shallow")
    assert list(subjects(tmp_path / "shallow", old).values()) == ["fixed it"]


def test_a_folder_without_a_history_has_nothing_to_check(history, tmp_path):
    folder, old = history
    archive = folder / "archive"
    archive.mkdir()
    assert subjects(archive, old) is None
    assert subjects(tmp_path, old) is None


def test_a_history_that_begins_anew_has_nothing_to_check(history, tmp_path):
    _, old = history
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    git(fresh, "init", "-q")
    commit(fresh, "fixed it")
    assert subjects(fresh, old) is None


def test_without_git_there_is_nothing_to_check(history, monkeypatch):
    folder, old = history
    monkeypatch.setenv("PATH", "")
    assert subjects(folder, old) is None
