/**
 * Compiles the Python files of zips and wheels, for the browser, all in one Python process, because starting it takes longest.
 * Usage: node tools/compile.mjs JOBS, where JOBS is a JSON list of `Job`
 *
 * CPython spends most of a start on compiling its own library. Pyodide itself compiles it here, so that
 * the byte code matches its version exactly; the same Pyodide generates the same bytes.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

/**
 * @typedef {object} Job
 * @property {string} source
 * @property {string} target
 * @property {number} level 2 removes docstrings, 1 keeps those of classes; also types of functions
 * @property {string} exclude a file with the patterns to leave out
 * @property {boolean} only_excluded select only the excluded files; annotations stay in the standard library
 */

const COMPILE = `
import ast
import zipfile
from fnmatch import fnmatchcase
from _imp import source_hash
from importlib._bootstrap_external import MAGIC_NUMBER, _code_to_hash_pyc

MAGIC = int.from_bytes(MAGIC_NUMBER, "little")

def compile_module(name, source):
    """Return a module as byte code that Python loads without checking its source."""
    code = compile(trimmed(name, source), name, "exec", dont_inherit=True, optimize=level)
    return _code_to_hash_pyc(code, source_hash(MAGIC, source), False)

def trimmed(name, source):
    """Return a module without docstrings and annotations; its source if the compiler removes them itself."""
    removals = [without_docstrings] * (level < 2) + [without_types] * (level < 2 or not only_excluded)
    tree = ast.parse(source, name) if removals else source
    for remove in removals:
        tree = remove(tree)
    return tree

def without_docstrings(tree):
    """Return a module without its docstring and those of its functions."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False):
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

def without_types(tree):
    """Return a module without the annotations of its functions, which are unused here.

    Some code would need them, such as functools.singledispatch.
    """
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree

def exclusion(name):
    """Return the pattern that excludes this file, if any."""
    return next((one for one in patterns if fnmatchcase(name, one) or name.startswith(one + "/")), None)

def convert():
    """Write the target; return the patterns that match no file of the source."""
    unused = set(patterns)
    with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
        for name in sorted(source.namelist()):
            pattern = exclusion(name)
            unused.discard(pattern)
            if (pattern is None) == only_excluded or name.endswith("/"):
                continue
            data = source.read(name)
            if name.endswith(".py"):
                name, data = name + "c", compile_module(name, data)
            target.writestr(zipfile.ZipInfo(name), data)
    return sorted(unused)

" ".join(convert())
`;

/** Return the patterns in a file: one per line, of files or folders; `#` begins a comment. @param {string} file */
function patternsIn(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean);
}

/** Compile one zip or wheel; fail if an excluded file does not exist. @param {Job} job */
function compile({ source, target, level, exclude, only_excluded }) {
  python.FS.writeFile("/source.zip", readFileSync(source));
  const globals = { level, only_excluded, patterns: patternsIn(exclude) };
  const unused = python.runPython(COMPILE, { globals: python.toPy(globals) });
  if (unused) {
    process.stderr.write(`${exclude} excludes what is not there: ${unused}\n`);
    process.exit(1);
  }
  writeFileSync(target, python.FS.readFile("/target.zip"));
}

// Line numbers suffice for traces; columns would add to every download.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
/** @type {Job[]} */
const jobs = JSON.parse(process.argv[2] ?? "[]");
jobs.forEach(compile);
