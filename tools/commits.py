"""Check that commit subjects read `area: verb object`, from one commit of the history on.

`make check` runs it. It passes where there is no history to read: in a source archive, or without git.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SINCE = "75c944e6085a1b2cd7a2b1d44dc3aa0d31051ede"
"""The newest commit that is not checked, and none before it is."""
AREAS = [
    "engine",
    "wolle",
    "lotte",
    "odds",
    "bots",
    "coach",
    "arena",
    "statistics",
    "cli",
    "protocol",
    "worker",
    "offline",
    "table",
    "setup",
    "replay",
    "rules",
    "embed",
    "i18n",
    "art",
    "css",
    "build",
    "tests",
    "e2e",
    "bench",
    "docs",
    "ci",
]
LONGEST = 72
FORM = re.compile(r"[a-z0-9]+: [a-z][\w-]* \S.*")


def fault(subject: str) -> str:
    """Return the reason to refuse a subject, or an empty string.

    >>> fault("arena: wait for the chosen file before starting")
    ''
    """
    if len(subject) > LONGEST:
        return f"{len(subject)} characters, and {LONGEST} are allowed"
    if not FORM.fullmatch(subject):
        return "not of the form `area: verb object`, in lower case"
    if subject.partition(":")[0] not in AREAS:
        return f"not one of the areas: {', '.join(AREAS)}"
    if ";" in subject or subject.endswith("."):
        return "more than one change, or a period at the end"
    return ""


def subjects(repository: Path, since: str) -> dict[str, str] | None:
    """Return the subjects of the commits after `since` by their short names, without merges.

    In a shallow clone that ends after `since`, these are all commits that it has.

    None if no history leads back to `since`: without git, in a source archive, or in another history.
    """
    if not succeeds(repository, "rev-parse", "--git-dir") or top(repository) != repository.resolve():
        return None
    if succeeds(repository, "merge-base", "--is-ancestor", since, "HEAD"):
        wanted = f"{since}..HEAD"
    elif git(repository, "rev-parse", "--is-shallow-repository").stdout.strip() == "true":
        wanted = "HEAD"
    else:
        return None
    log = git(repository, "log", "--no-merges", "--format=%h %s", wanted).stdout
    return dict(line.split(" ", 1) for line in log.splitlines())


def top(repository: Path) -> Path:
    """Return the folder of the repository that a folder belongs to."""
    return Path(git(repository, "rev-parse", "--show-toplevel").stdout.strip()).resolve()


def succeeds(repository: Path, *arguments: str) -> bool:
    """Return True if there is a git and the command ends well."""
    try:
        return git(repository, *arguments).returncode == 0
    except FileNotFoundError:
        return False


def git(repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run git in a folder."""
    return subprocess.run(["git", *arguments], cwd=repository, capture_output=True, text=True, check=False)


def main() -> None:
    """Print each refused subject with its reason, and exit with 1 if there is one."""
    found = subjects(ROOT, SINCE)
    if found is None:
        print("SKIPPED commit subjects: no history that leads back to the first checked commit")
        return
    refused = {name: reason for name, subject in found.items() if (reason := fault(subject))}
    for name, reason in refused.items():
        print(f"{name} {found[name]}\n    {reason}")
    sys.exit(bool(refused))


if __name__ == "__main__":
    main()
