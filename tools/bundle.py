"""Bundles what the pages name, and puts the names of the bundles into the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from runtime import CACHE, address, content_name
from setup import ROOT

BROWSERS = "chrome111,firefox114,safari16.4"
ADDRESS = re.compile(r'(?<=\s)(src|href)="([^":?#]+)"')
BUNDLED = (".js", ".css")
LASTING = re.compile(r"icons/|.*(\.html|\.webmanifest|/)$")
"""What keeps its name: other places know it."""


class Bundle(NamedTuple):
    """A bundle: its address, and those of the scripts that it cannot run without."""

    address: str
    imports: list[str]


def bundle(
    site: Path, entries: list[str], defines: Mapping[str, object], *, share: bool = False
) -> dict[str, Bundle]:
    """Bundles each of `entries` into `site`; where they `share`, what several need becomes one script."""
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
        f"--splitting={str(share).lower()}",
        "--minify",
        "--charset=utf8",
        "--legal-comments=eof",
        f"--target={BROWSERS}",
        f"--outdir={site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--chunk-names=shared-[hash]",
        "--asset-names=[name]-[hash]",
        f"--metafile={meta}",
        *options,
    )
    outputs = json.loads(meta.read_text())["outputs"]
    return {
        about["entryPoint"]: Bundle(address(site, ROOT / path), imports_of(site, outputs, path))
        for path, about in outputs.items()
        if "entryPoint" in about
    }


def imports_of(site: Path, outputs: Mapping[str, Any], path: str) -> list[str]:
    """Gives the addresses of all scripts that a script imports, and of those that these import."""
    found: list[str] = []
    for one in outputs[path]["imports"]:
        if one["kind"] == "import-statement" and not one.get("external"):
            found += [address(site, ROOT / one["path"]), *imports_of(site, outputs, one["path"])]
    return sorted(set(found))


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
    bundles = bundle(site, [name for name in named if name.endswith(BUNDLED)], defines, share=True)
    addresses = {name: made.address for name, made in bundles.items()}
    addresses |= {name: add_file(site, ROOT / name) for name in named if name not in addresses}
    for name, text in texts.items():
        preloaded = preload(text, bundles)
        (site / name).write_text(ADDRESS.sub(lambda found: readdress(found, addresses), preloaded))


def preload(text: str, bundles: Mapping[str, Bundle]) -> str:
    """Gives a page that asks at once for all that its scripts import."""
    imports = {each for name in own_files(text) if name in bundles for each in bundles[name].imports}
    links = "".join(f'<link rel="modulepreload" href="{each}">\n    ' for each in sorted(imports))
    return text.replace("<script", f"{links}<script", 1)


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
