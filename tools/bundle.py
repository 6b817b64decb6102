"""Bundle the scripts and styles that the pages reference, and write the bundles' names into the pages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from headers import headers_name, policy_tag
from runtime import CACHE, address, content_name
from setup import ROOT
from small_fonts import with_small_fonts

BROWSERS = "chrome111,firefox114,safari16.4"
ADDRESS = re.compile(r'(?<=\s)(src|href)="([^":?#]+)"')
BUNDLED = (".js", ".css")
LOADERS = (
    "--loader:.html=text",
    *(f"--loader:{suffix}=file" for suffix in (".woff2", ".woff", ".svg", ".png")),
)
CHARSET = '<meta charset="utf-8">'
UNHASHED = re.compile(r"icons/|fallback\.js$|.*(\.html|\.webmanifest|/)$")
"""Files that keep their names, because other sites and devices know them."""
FOLDER_PAGE = "index.html"
"""The page that a host sends for the address of its folder, perhaps without the slash at the end."""
FOLDER_SCRIPT = "js/fallback/folder-address.js"


class Bundle(NamedTuple):
    """A bundle: its path, and the paths of all scripts that it imports."""

    address: str
    imports: list[str]


def bundle(
    site: Path,
    entries: list[str],
    defines: Mapping[str, object],
    *,
    share: bool = False,
    output: str = "esm",
) -> dict[str, Bundle]:
    """Bundle each of `entries` into `site`; if they `share`, common code becomes scripts of its own.

    `output` is the format of scripts: "esm" for modules, "iife" for a classic worker. The name of a script
    changes with its content and with the headers of the site: a browser may cache it for good, and a worker
    obeys the policy that its script came with.
    """
    if not entries:
        return {}
    meta = CACHE / "bundle.json"
    options = [f"--define:{name}={json.dumps(value)}" for name, value in defines.items()]
    esbuild(
        *entries,
        "--bundle",
        # Pyodide imports these only in Node.
        "--external:node:*",
        f"--format={output}",
        f"--splitting={str(share).lower()}",
        "--minify",
        "--charset=utf8",
        "--legal-comments=eof",
        f"--banner:js={banner()}",
        f"--target={BROWSERS}",
        f"--outdir={site / 'assets'}",
        "--entry-names=[name]-[hash]",
        "--chunk-names=shared-[hash]",
        "--asset-names=[name]-[hash]",
        f"--metafile={meta}",
        *options,
        *LOADERS,
    )
    outputs = json.loads(meta.read_text())["outputs"]
    files = {
        about["entryPoint"]: (ROOT / path).resolve()
        for path, about in outputs.items()
        if about.get("entryPoint") in entries
    }
    merged = merge([file for file in files.values() if file.suffix == ".js"]) if share else {}
    made = {
        entry: [address(site, each) for each in merged.get(file, [file])] for entry, file in files.items()
    }
    return {entry: Bundle(own, imports) for entry, (own, *imports) in made.items()}


def banner() -> str:
    """Return the first line of each script: the name of the headers that it comes with."""
    return f"/*{headers_name()}*/"


def merge(scripts: list[Path]) -> dict[Path, list[Path]]:
    """Merge what is always loaded together; return what replaces each script, and what that imports."""
    command = ["node", "tools/merge-scripts.mjs", BROWSERS, banner(), *map(str, scripts)]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if made.returncode:
        sys.exit(f"The scripts could not be merged.\n{made.stderr}")
    return {
        Path(script): [Path(script).with_name(name) for name in names]
        for script, names in json.loads(made.stdout).items()
    }


def esbuild(*arguments: str) -> None:
    """Run esbuild, which prints its own errors, and exit if it fails."""
    program = ROOT / "node_modules" / ".bin" / "esbuild"
    command = [str(program), "--log-level=warning", *arguments]
    if subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode:
        sys.exit("The page could not be bundled.")


def add_pages(site: Path, pages: list[Path], defines: Mapping[str, object], fetched: list[str]) -> None:
    """Write `pages` into `site`, with their policy and every file of this repository that they reference.

    Their scripts request the files of `fetched`, which a browser preloads.
    """
    texts = {page.name: with_policy(page.read_text()) for page in pages}
    named = sorted({name for text in texts.values() for name in own_files(text)})
    bundles = bundle(site, [name for name in named if name.endswith(BUNDLED)], defines, share=True)
    addresses = {
        name: with_small_fonts(site, made.address) if name.endswith(".css") else made.address
        for name, made in bundles.items()
    }
    addresses |= {name: add_file(site, ROOT / name) for name in named if name not in addresses}
    for name, text in texts.items():
        preloaded = preload(text, bundles, fetched)
        page = ADDRESS.sub(lambda found: readdress(found, addresses), preloaded)
        first = folder_script() if name == FOLDER_PAGE else ""
        (site / name).write_text(page.replace(policy_tag(), policy_tag() + first))


def with_policy(text: str) -> str:
    """Return a page with the site's policy in front of everything that the policy governs."""
    before, charset, after = text.partition(CHARSET)
    return f"{before}{charset}\n    {policy_tag()}{after}"


@cache
def folder_script() -> str:
    """Return the script that leads to the folder of a page, as an element of the page."""
    program = ROOT / "node_modules" / ".bin" / "esbuild"
    command = [str(program), FOLDER_SCRIPT, "--minify", "--format=iife", f"--target={BROWSERS}"]
    made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return f"<script>{made.stdout.strip()}</script>"


def preload(text: str, bundles: Mapping[str, Bundle], fetched: list[str]) -> str:
    """Return a page with preload links for all scripts that it imports, and for files that they request."""
    imported = [each for name in own_files(text) if name in bundles for each in bundles[name].imports]
    links = [f'<link rel="modulepreload" href="{each}">' for each in dict.fromkeys(imported)]
    links += [f'<link rel="preload" href="{each}" as="fetch" crossorigin>' for each in fetched]
    return text.replace("<script", "".join(f"{link}\n    " for link in links) + "<script", 1)


def own_files(text: str) -> list[str]:
    """Return the files that a page references and that need a name with a hash."""
    return [name for _, name in ADDRESS.findall(text) if not UNHASHED.match(name)]


def add_file(site: Path, file: Path, folder: str = "assets") -> str:
    """Copy a file under a name that contains a hash of its content."""
    if not file.is_file():
        sys.exit(f"A page references {file.relative_to(ROOT)}, which does not exist.")
    copy = site / folder / f"{file.stem}-{content_name(file)[:8]}{file.suffix}"
    copy.write_bytes(file.read_bytes())
    return copy.relative_to(site).as_posix()


def readdress(found: re.Match[str], addresses: Mapping[str, str]) -> str:
    """Return an attribute of a page with the file's path in the site."""
    attribute, name = found.groups()
    return f'{attribute}="{addresses.get(name, name)}"'
