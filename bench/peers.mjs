/**
 * The half of bench/peers.py that runs in Node: play the games of the engine in Pyodide, and print their speeds.
 * Usage: node bench/peers.mjs SECONDS
 */

import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const PLAY = `
import sys
sys.dont_write_bytecode = True
sys.path[:0] = [f"/volle/{folder}" for folder in ("py", "tools", "bench")]
import peers
peers.speeds_of_ours(min(seconds, 0.1))
peers.speeds_of_ours(seconds)
`;

const python = await loadPyodide();
python.FS.mkdir("/volle");
python.mountNodeFS("/volle", ROOT);
python.globals.set("seconds", Number(process.argv[2]));
process.stdout.write(python.runPython(PLAY));
