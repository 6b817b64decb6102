"""Bundles what the pages name, and puts the names of the bundles into the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from runtime import CACHE, content_name
from setup import ROOT

BROWSERS = "chrome111,firefox114,safari16.4"
ADDRESS = re.compile(r'(?<=\s)(src|href)="([^":?#]+)"')
BUNDLED = (".js", ".css")
LASTING = re.compile(r"icons/|.*(\.html|\.webmanifest|/)$")
"""What keeps its name: other places know it."""


def bundle(site: Path, entries: list[str], defines: Mapping[str, object]) -> dict[str, str]:
    """Bundles each of `entries` into `site`, and gives the address of each bundle."""
    if not entries:
        return {}
    meta = CACHE / "bundle.json"
    options = [f"--define:{name}={json.dumps(value)}" for name, value in defines.items()]
    options += [f"--loader:{suffix}=file" for suffix in (".woff2", ".woff", ".svg", ".png")]
    esbuild(
        *entries,
        "--bundle",
        # Pyodide asks for these under Node only.
        "--external:node:*",
        "--format=esm",
        "--minify",
        "--charset=utf8",
        "--legal-comments=eof",
        f"--target={BROWSERS}",
        f"--outdir={site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--asset-names=[name]-[hash]",
        f"--metafile={meta}",
        *options,
    )
    outputs = json.loads(meta.read_text())["outputs"].items()
    made = {about["entryPoint"]: ROOT / path for path, about in outputs if "entryPoint" in about}
    return {entry: path.relative_to(site).as_posix() for entry, path in made.items()}


def esbuild(*arguments: str) -> None:
    """Runs esbuild, which prints what it finds wrong, and stops where it fails."""
    program = ROOT / "node_modules" / ".bin" / "esbuild"
    command = [str(program), "--log-level=warning", *arguments]
    if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode:
        sys.exit("The page could not be bundled.")


def add_pages(site: Path, pages: list[Path], defines: Mapping[str, object]) -> None:
    """Writes `pages` into `site`, with every file of this repository that they name."""
    texts = {page.name: page.read_text() for page in pages}
    named = sorted({name for text in texts.values() for name in own_files(text)})
    entries = [name for name in named if name.endswith(BUNDLED)]
    addresses = bundle(site, entries, defines)
    addresses |= {name: add_file(site, ROOT / name) for name in named if name not in addresses}
    for name, text in texts.items():
        (site / name).write_text(ADDRESS.sub(lambda found: readdress(found, addresses), text))


def own_files(text: str) -> list[str]:
    """Gives the files that a page names and that get names of their content."""
    return [name for _, name in ADDRESS.findall(text) if not LASTING.match(name)]


def add_file(site: Path, file: Path) -> str:
    """Copies a file as it is, under a name that changes with its content."""
    if not file.is_file():
        sys.exit(f"A page names {file.relative_to(ROOT)}, and there is no such file.")
    copy = site / "assets" / f"{file.stem}-{content_name(file)[:8]}{file.suffix}"
    copy.write_bytes(file.read_bytes())
    return copy.relative_to(site).as_posix()


def readdress(found: re.Match[str], addresses: Mapping[str, str]) -> str:
    """Gives the attribute of a page with the address that its file has in the site."""
    attribute, name = found.groups()
    return f'{attribute}="{addresses.get(name, name)}"'
