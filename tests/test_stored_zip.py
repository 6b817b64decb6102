"""Archives of stored files, from which the build leaves out the modules that a snapshot contains."""

import io
import subprocess
import zipfile

import pytest

from setup import ROOT

FILES = {"a.pyc": b"first", "pack/": b"", "pack/b.pyc": b"", "pack/ç.pyc": bytes(range(256))}
PROGRAM = """
import { readFileSync, writeFileSync } from "node:fs";
import { withoutFiles } from "./tools/stored_zip.mjs";
const leftOut = process.argv.slice(1);
process.stdout.write(withoutFiles(readFileSync(0), (name) => leftOut.includes(name)));
"""


def stored(files: dict[str, bytes]) -> bytes:
    """Return a zip of stored files."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as target:
        for name, content in files.items():
            target.writestr(zipfile.ZipInfo(name), content)
    return archive.getvalue()


def without(archive: bytes, *names: str) -> subprocess.CompletedProcess[bytes]:
    """Run the tool on an archive."""
    command = ["node", "--input-type=module", "-e", PROGRAM, *names]
    return subprocess.run(command, cwd=ROOT, input=archive, capture_output=True, check=False)


@pytest.mark.parametrize("left_out", [[], ["a.pyc"], ["pack/b.pyc"], list(FILES)])
def test_an_archive_is_the_one_that_was_made_without_the_files(left_out):
    rest = {name: content for name, content in FILES.items() if name not in left_out}
    assert without(stored(FILES), *left_out).stdout == stored(rest)


def test_an_archive_with_a_comment_is_refused():
    commented = stored(FILES) + b"comment"
    assert b"not a zip without a comment" in without(commented).stderr
