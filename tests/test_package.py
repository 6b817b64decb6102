"""The archive of the site: whole, checked, and the same for the same site."""

import subprocess
import zipfile

from package import package


def test_what_is_unpacked_is_what_was_packed_and_its_checksums_say_so(tmp_path):
    site = tmp_path / "site"
    (site / "deep").mkdir(parents=True)
    (site / "index.html").write_text("page")
    (site / "deep" / "file.bin").write_bytes(bytes(range(256)))
    archive = package(site, tmp_path / "out")
    again = package(site, tmp_path / "again")
    assert archive.read_bytes() == again.read_bytes()
    subprocess.run(["sha256sum", "-c", f"{archive.name}.sha256"], cwd=archive.parent, check=True)
    there = tmp_path / "there"
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(there)
    subprocess.run(["sha256sum", "-c", "CHECKSUMS"], cwd=there, check=True)
    assert (there / "deep" / "file.bin").read_bytes() == bytes(range(256))
    assert sorted(path.name for path in there.iterdir()) == ["CHECKSUMS", "deep", "index.html"]
