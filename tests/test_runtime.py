"""Files within WebAssembly modules, which hosts compress."""

import subprocess

import pytest

from runtime import module_around
from setup import ROOT

UNWRAP = """
import { readFileSync } from "node:fs";
import { unwrap } from "./js/worker/file-formats.js";
const module = new Uint8Array(readFileSync(0));
const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(module), "container");
const content = unwrap(module);
console.log(Buffer.from(section).equals(content), content.length, content.byteOffset % 4);
"""


@pytest.mark.parametrize("length", [0, 1, 127, 128, 3_000_001])
def test_the_page_reads_a_file_within_a_module_from_a_whole_word_on(length):
    content = bytes(7 * at % 256 for at in range(length))
    command = ["node", "--input-type=module", "--eval", UNWRAP]
    made = subprocess.run(command, cwd=ROOT, input=module_around(content), capture_output=True, check=True)
    assert made.stdout.decode() == f"true {length} 0\n"
