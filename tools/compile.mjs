/**
 * Compiles the Python files of a zip or wheel, as the browser gets them.
 * Usage: node tools/compile.mjs LEVEL SOURCE TARGET LEFT-OUT.txt   (at level 2 docstrings are dropped, at 1 kept)
 *
 * CPython spends most of a start on compiling its own library. Pyodide itself compiles it here, so that
 * the byte code is exactly of its version; the same Pyodide makes the same bytes.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import zipfile
from fnmatch import fnmatchcase
from _imp import source_hash
from importlib._bootstrap_external import MAGIC_NUMBER, _code_to_hash_pyc

MAGIC = int.from_bytes(MAGIC_NUMBER, "little")

def compiled(name, source):
    """A module as byte code, which Python takes without asking for its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=level)
    return _code_to_hash_pyc(code, source_hash(MAGIC, source), False)

def left_out(name):
    """The entry of the list that leaves this file out, if any."""
    return next((part for part in parts if fnmatchcase(name, part) or name.startswith(part + "/")), None)

def convert():
    """Writes the target; gives the entries of the list that the source does not have."""
    unknown = set(parts)
    with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
        for name in sorted(source.namelist()):
            part = left_out(name)
            unknown.discard(part)
            if part or name.endswith("/"):
                continue
            data = source.read(name)
            if name.endswith(".py"):
                name, data = name + "c", compiled(name, data)
            target.writestr(zipfile.ZipInfo(name), data)
    return sorted(unknown)

" ".join(convert())
`;

/** The entries of a list: a file, a folder or a pattern of files a line; `#` begins a remark. @param {string} file */
function entries(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean);
}

const [level, source = "", target = "", list = ""] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile("/source.zip", readFileSync(source));
python.globals.set("level", Number(level));
python.globals.set("parts", python.toPy(entries(list)));
const unknown = python.runPython(COMPILE);
if (unknown) {
  process.stderr.write(`${list} leaves out what is not there: ${unknown}\n`);
  process.exit(1);
}
writeFileSync(target, python.FS.readFile("/target.zip"));
