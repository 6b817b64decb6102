"""The runtime without what the page does not use."""

import json
import re
import subprocess

import pytest

from runtime import MODULE_READERS, PYODIDE, STOCK_LIBRARY, slim_pyodide
from setup import ROOT
from slim_runtime import LOADER, SCRIPT, WASM, cut_script, slim

TYPE = b"\x01\x04\x01\x60\x00\x00"
"""A section of WebAssembly with the type of functions that take and return nothing."""
IMPORT = b"\x02\x0c\x01\x03env\x04used\x00\x00"
CODE = b"\x03\x02\x01\x00", b"\x0a\x04\x01\x02\x00\x0b"
PARTS = """
async function create(Module={}){
function used(){return "used"}used.sig="v";function unused(){return "unused"}unused.sig="v";
var wasmImports={used,unused};var loadWebAssemblyModule=()=>eval("1");Module.load=loadWebAssemblyModule;
var _read,_shown,_forgotten;
function assignWasmExports(wasmExports){
_read=Module["_read"]=wasmExports["read"];
_shown=Module["_shown"]=wasmExports["shown"];
_forgotten=Module["_forgotten"]=wasmExports["forgotten"]}
function applySignatureConversions(wasmExports){
wasmExports=Object.assign({},wasmExports);var wrap=f=>()=>f()>>>0;
wasmExports["read"]=wrap(wasmExports["read"]);
wasmExports["forgotten"]=wrap(wasmExports["forgotten"]);
return wasmExports}
function pyodide_js_init(){Module.answer=()=>_read()}
pyodide_js_init();
var {instance}=await WebAssembly.instantiateStreaming(fetch("x"),{env:wasmImports});
assignWasmExports(applySignatureConversions(instance.exports));
Module.load();
return Module}
export default create;
"""
"""A script with the parts of Pyodide's that are cut."""
READER = "const { answer, _shown } = module;"


def wasm_with(*exports):
    """Return WebAssembly that imports `used`, and exports a function under several names."""
    entries = b"".join(bytes([len(name)]) + name.encode() + b"\x00\x01" for name in exports)
    section = bytes([len(exports)]) + entries
    function, code = CODE
    return b"\0asm\1\0\0\0" + TYPE + IMPORT + function + b"\x07" + bytes([len(section)]) + section + code


@pytest.fixture
def cut(tmp_path):
    """Cut a script for WebAssembly with some exports; return its text and the exports that it uses."""

    def cutting(text, *exports):
        for name, content in {SCRIPT: text, LOADER: READER}.items():
            (tmp_path / name).write_text(content)
        (tmp_path / WASM).write_bytes(wasm_with(*exports))
        target = tmp_path / "cut.mjs"
        used = cut_script(tmp_path / SCRIPT, tmp_path / WASM, target, [tmp_path / LOADER])
        return target.read_text(), used

    return cutting


EXPORTS = ("__main_argc_argv", "read", "shown", "forgotten")


def test_a_script_keeps_only_the_exports_that_it_or_another_script_reads(cut):
    text, used = cut(PARTS, *EXPORTS)
    assert used == ["__main_argc_argv", "read", "shown"]
    assert 'Module["_shown"]=wasmExports["shown"]' in text
    assert "forgotten" not in text
    assert 'Module["_read"]' not in text


def test_a_script_keeps_only_the_functions_that_web_assembly_imports(cut):
    text, _ = cut(PARTS, *EXPORTS)
    assert "unused" not in text
    assert '"used"' in text
    assert ".sig" not in text


def test_a_script_loads_no_compiled_modules(cut):
    text, _ = cut(PARTS, *EXPORTS)
    assert "eval" not in text
    assert "this runtime loads no compiled modules" in text


def test_an_export_that_is_missing_is_refused_by_name(cut):
    with pytest.raises(SystemExit, match=r"WebAssembly lacks exports: read"):
        cut(PARTS, "__main_argc_argv", "shown")


def test_a_script_of_another_version_is_refused(cut):
    with pytest.raises(SystemExit, match="has no wasmImports: is it another version"):
        cut(PARTS.replace("wasmImports", "imports"), *EXPORTS)


@pytest.mark.slow
def test_the_runtime_of_the_site_has_no_graphics():
    text = (slim_pyodide() / SCRIPT).read_text()
    assert not re.findall(r"SDL_\w+|emscripten_gl\w+|getContext", text)


@pytest.mark.sweep
def test_two_builds_are_the_same(tmp_path):
    slim(PYODIDE, tmp_path / "again", MODULE_READERS)
    for name in (SCRIPT, WASM):
        assert (tmp_path / "again" / name).read_bytes() == (slim_pyodide() / name).read_bytes(), name


TOOL = ROOT / "tools" / "slim_modules.mjs"
LIST = json.loads((ROOT / "tools" / "slim_modules.json").read_text())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"modules": ["_json", "_unknown"]}, "Python has not all of the modules to remove"),
        ({"libraries": [["sqlite3_status64", "sqlite3_unknown"]]}, "has no sqlite3_unknown"),
        ({"tables": [{**LIST["tables"][0], "sha256": "0"}]}, "the data from 800544 to 1389790 is another"),
    ],
)
def test_modules_of_another_version_are_refused(tmp_path, changes, error):
    (tmp_path / "list.json").write_text(json.dumps(LIST | changes))
    command = ["node", str(TOOL), str(PYODIDE / WASM), str(tmp_path / WASM), str(tmp_path / "list.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode
    assert error in done.stderr
    assert not (tmp_path / WASM).exists()


START = """
import { loadPyodide } from "pyodide";
const [indexURL, stdLibURL] = process.argv.slice(1);
const { _module, runPython } = await loadPyodide({ indexURL, stdLibURL });
const { HEAP32, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET } = _module;
const read = [HEAP32.length, __PyRuntime, __PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET];
const found = runPython("import sys; [*sys.builtin_module_names]").toJs();
console.log(JSON.stringify({ found, read: read.map(Number.isInteger), missing: missing(runPython) }));

function missing(run) {
  try {
    run("import _sqlite3");
  } catch (error) {
    return error.type;
  }
}
"""


@pytest.mark.slow
def test_python_starts_in_it_with_what_the_page_reads_and_without_removed_modules():
    command = ["node", "--input-type=module", "-e", START, str(slim_pyodide()), str(STOCK_LIBRARY)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    started = json.loads(done.stdout)
    assert started["read"] == [True, True, True]
    assert not {*LIST["modules"]} & {*started["found"]}
    assert {"_json", "unicodedata", "zlib"} <= {*started["found"]}
    assert started["missing"] == "ModuleNotFoundError"
