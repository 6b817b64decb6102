"""Cut Pyodide's script and WebAssembly to what a page uses that loads no compiled packages.

Usage: python slim_runtime.py STOCK TARGET READER...
(STOCK: the folder of the npm package `pyodide`; READER: a script that uses the module of Pyodide)

docs/slim-runtime.md explains it. Other projects need this file, slim_script.mjs, slim_modules.mjs with its
list, and the npm packages `binaryen`, `esbuild` and `rollup`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
NODE_MODULES = TOOLS.parent / "node_modules"
SOURCES = (
    Path(__file__).resolve(),
    *(TOOLS / name for name in ("slim_script.mjs", "slim_modules.mjs", "slim_modules.json")),
    *(NODE_MODULES / name / "package.json" for name in ("binaryen", "esbuild", "rollup")),
)
"""Everything beside Pyodide and the readers that the result depends on."""
SCRIPT = "pyodide.asm.mjs"
WASM = "pyodide.asm.wasm"
LOADER = "pyodide.mjs"
LOCK = "pyodide-lock.json"
FEATURES = (
    "exception-handling",
    "bulk-memory",
    "bulk-memory-opt",
    "mutable-globals",
    "sign-ext",
    "nontrapping-float-to-int",
    "reference-types",
    "multivalue",
    "call-indirect-overlong",
)
"""The features of WebAssembly that Pyodide is compiled for; the tools may use no others."""
EXPORT = re.compile(r"export\{([\w$]+) as default\};?\s*$")


def slim(stock: Path, target: Path, readers: list[Path]) -> None:
    """Write a slim runtime into the folder `target`; `readers` are scripts that use Pyodide's module.

    The same sources give the same bytes.
    """
    target.mkdir(parents=True, exist_ok=True)
    script, wasm = target / SCRIPT, target / WASM
    users = [stock / LOADER, *readers]
    node(TOOLS / "slim_modules.mjs", stock / WASM, wasm, TOOLS / "slim_modules.json")
    used = cut_script(stock / SCRIPT, wasm, script, users)
    cut_wasm(wasm, wasm, used)
    cut_script(script, wasm, script, users)
    minify(script)
    (target / LOCK).write_bytes((stock / LOCK).read_bytes())


def cut_script(source: Path, wasm: Path, target: Path, readers: list[Path]) -> list[str]:
    """Remove what neither `wasm` nor `readers` use from a script; return the exports that it uses."""
    files = [source, wasm, target, *readers]
    return [str(name) for name in json.loads(node(TOOLS / "slim_script.mjs", *files))]


def cut_wasm(source: Path, target: Path, used: list[str]) -> None:
    """Remove all exports except `used`, and everything that only they need."""
    graph = [
        {"name": "script", "root": True, "reaches": used},
        *({"name": name, "export": name} for name in used),
    ]
    file = target.with_suffix(".json")
    file.write_text(json.dumps(graph))
    features = ["--mvp-features", *(f"--enable-{name}" for name in FEATURES)]
    node(NODE_MODULES / "binaryen" / "bin" / "wasm-metadce", *features, "-f", file, source, "-o", target)
    file.unlink()


def minify(script: Path) -> None:
    """Shorten the names in a script, which keeps the form of its export."""
    # A tsconfig.json in a folder above would change the result.
    options = ("--minify", "--charset=utf8", "--tsconfig-raw={}", "--allow-overwrite", f"--outfile={script}")
    node(NODE_MODULES / "esbuild" / "bin" / "esbuild", script, *options)
    script.write_text(EXPORT.sub(r"export default \1;\n", script.read_text()))


def node(program: Path, *arguments: str | Path) -> str:
    """Return the output of a program for Node; if it fails, print its errors and exit."""
    command = ["node", str(program), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


if __name__ == "__main__":
    slim(Path(sys.argv[1]), Path(sys.argv[2]), [Path(name) for name in sys.argv[3:]])
