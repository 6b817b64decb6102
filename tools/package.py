"""Pack the built site into a ZIP with checksums for any web space: the same bytes for the same commit."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import time
import zipfile
from pathlib import Path

from hosting import FOLDER as HOSTING
from hosting import files as hosting_files
from runtime import CACHE
from setup import DIST, ROOT

FOLDER = CACHE / "package"
CHECKSUMS = "CHECKSUMS"
"""The file in the archive with the hash of every other file, in the format of `sha256sum -c`."""
EARLIEST = 315532800
"""The earliest time that a ZIP can store: the start of 1980."""


def package(site: Path = DIST, folder: Path = FOLDER, date: int | None = None) -> Path:
    """Write the archive of a site and its checksum into a folder; return the archive.

    All files have the date of the sources, in seconds since 1970: servers and sync programs detect changes by
    a file's time and size.
    """
    date = source_date() if date is None else date
    folder.mkdir(parents=True, exist_ok=True)
    version = json.loads((ROOT / "package.json").read_text("utf-8"))["version"]
    archive = folder / f"volle-{version}.zip"
    files = {
        file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()
    }
    files |= {f"{HOSTING.name}/{name}": text.encode() for name, text in hosting_files().items()}
    with zipfile.ZipFile(archive, "w") as packed:
        for name, content in sorted(files.items()):
            add(packed, name, content, date)
        add(packed, CHECKSUMS, checksums(files).encode(), date)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n", "utf-8")
    return archive


def source_date() -> int:
    """Return the time of the sources: that of SOURCE_DATE_EPOCH, or of the commit.

    Uncommitted sources, or sources outside git, have the current time.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given) if given else commit_date() or int(time.time())


def commit_date(folder: Path = ROOT) -> int | None:
    """Return the time of a folder's commit, or None if files differ from it."""
    is_top = git(folder, "rev-parse", "--show-toplevel") == str(folder)
    if not is_top or git(folder, "status", "--porcelain") != "":
        return None
    date = git(folder, "log", "-1", "--format=%ct")
    return int(date) if date else None


def git(folder: Path, *arguments: str) -> str | None:
    """Return the output of git, or None if it fails or is not installed."""
    try:
        asked = ["git", "-C", str(folder), *arguments]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def checksums(files: dict[str, bytes]) -> str:
    """Return a line for each file: its hash, and its path."""
    return "".join(
        f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())
    )


def add(packed: zipfile.ZipFile, name: str, content: bytes, date: int) -> None:
    """Add a file with a date and with read permission for every user."""
    about = zipfile.ZipInfo(name, time.gmtime(max(date, EARLIEST))[:6])
    about.external_attr = 0o644 << 16
    packed.writestr(about, content, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    print(f"volle: wrote {package().relative_to(ROOT)}")
