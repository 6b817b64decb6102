"""Packs the built site into a ZIP with checksums for any web space: the same bytes for the same site."""

from __future__ import annotations

import hashlib
import json
import zipfile
from pathlib import Path

from runtime import CACHE
from setup import DIST, ROOT

FOLDER = CACHE / "package"
CHECKSUMS = "CHECKSUMS"
"""The file of the archive that has the hash of every other one, as `sha256sum -c` reads it."""
NO_TIME = (1980, 1, 1, 0, 0, 0)
"""A ZIP must have times; these say nothing."""


def package(site: Path = DIST, folder: Path = FOLDER) -> Path:
    """Writes the archive of a site and its checksum into a folder; returns the archive."""
    folder.mkdir(parents=True, exist_ok=True)
    version = json.loads((ROOT / "package.json").read_text("utf-8"))["version"]
    archive = folder / f"volle-{version}.zip"
    files = {
        file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()
    }
    with zipfile.ZipFile(archive, "w") as packed:
        for name, content in sorted(files.items()):
            add(packed, name, content)
        add(packed, CHECKSUMS, checksums(files).encode())
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.with_name(f"{archive.name}.sha256").write_text(f"{digest}  {archive.name}\n", "utf-8")
    return archive


def checksums(files: dict[str, bytes]) -> str:
    """Returns a line for each file: its hash, and its path."""
    return "".join(
        f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())
    )


def add(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Adds a file that everybody may read."""
    about = zipfile.ZipInfo(name, NO_TIME)
    about.external_attr = 0o644 << 16
    packed.writestr(about, content, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    print(f"volle: wrote {package().relative_to(ROOT)}")
