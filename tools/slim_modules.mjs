/**
 * The half of tools/slim_runtime.py that removes modules from Python in WebAssembly, as if they had not been built in.
 * Usage: node tools/slim_modules.mjs WASM TARGET LIST.json
 *   (LIST: the names of modules; libraries, by their first and last exported function; tables of data, by addresses)
 *
 * It removes the modules from Python's list, their functions from the table of functions, and the tables' bytes.
 * Nothing is moved, and functions that are still in use stay: wasm-metadce removes the others.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

/** @typedef {[start: number, end: number]} Range */
/** @typedef {{ id: number, start: number, end: number }} Section */

const GLOBALS = 6;
const EXPORTS = 7;
const ELEMENTS = 9;
const DATA = 11;
const DATA_COUNT = 12;
const CONSTANT = 0x41;
const END = 0x0b;
/** A pointer to Python's list of modules: pairs of a name and a function. */
const MODULES = "PyImport_Inittab";
/** A function that ends the program. */
const TRAP = "__trap";
/** The fewest functions of a module next to each other: compilers merge single ones with alike ones of others. */
const FEWEST = 4;
/** The fewest zeros between two segments of data: each segment has a head that compresses badly. */
const GAP = 64;

/** Reads the binary format of WebAssembly. */
class Reader {
  /** @param {Uint8Array} bytes @param {number} at */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** Returns an unsigned number, or the lower 32 bits of a signed one. */
  number() {
    let result = 0;
    let shift = 0;
    let byte = 0x80;
    for (; byte & 0x80; shift += 7) {
      byte = this.byte();
      result |= (byte & 0x7f) << shift;
    }
    return result >>> 0;
  }

  text() {
    const end = this.number() + this.at;
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = end;
    return text;
  }

  /** Returns as many results as the next number says. @template T @param {() => T} read @returns {T[]} */
  list(read) {
    return Array.from({ length: this.number() }, read);
  }

  /** Returns a constant expression. */
  constant() {
    this.at += 1;
    const value = this.number();
    this.at += 1;
    return value;
  }
}

/** Returns the bytes of an unsigned number. @param {number} value @returns {number[]} */
function unsigned(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Returns the bytes of a constant expression of an address. @param {number} value */
function constant(value) {
  const bytes = unsigned(value);
  const last = bytes.pop();
  return [CONSTANT, ...bytes, ...(last & 0x40 ? [last | 0x80, 0] : [last]), END];
}

/** Returns all sections. @param {Uint8Array} bytes @returns {Section[]} */
function sectionsOf(bytes) {
  const reader = new Reader(bytes, 8);
  const sections = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, start: reader.at, end: reader.at + length });
    reader.at += length;
  }
  return sections;
}

/** Returns what this program changes or reads of WebAssembly. @param {Uint8Array} bytes */
function parse(bytes) {
  const sections = sectionsOf(bytes);
  const read = (/** @type {number} */ id) =>
    new Reader(bytes, sections.find((one) => one.id === id)?.start ?? 0);
  const exports = read(EXPORTS);
  const indexes = exports.list(() => {
    const name = exports.text();
    exports.at += 1;
    return /** @type {const} */ ([name, exports.number()]);
  });
  const globals = read(GLOBALS);
  const values = globals.list(() => {
    globals.at += 2;
    return globals.constant();
  });
  const elements = read(ELEMENTS);
  elements.at += 2;
  const offset = elements.constant();
  return {
    bytes,
    sections,
    exports: new Map(indexes),
    globals: values,
    offset,
    table: elements.list(() => elements.number()),
    memory: memoryOf(bytes, read(DATA)),
  };
}

/** Returns the memory that the segments of data make. @param {Uint8Array} bytes @param {Reader} reader */
function memoryOf(bytes, reader) {
  const segments = reader.list(() => {
    reader.at += 1;
    const start = reader.constant();
    const length = reader.number();
    reader.at += length;
    return { start, content: bytes.subarray(reader.at - length, reader.at) };
  });
  const ends = segments.map(({ start, content }) => start + content.length);
  const memory = new Uint8Array(ends.reduce((one, other) => Math.max(one, other)));
  for (const { start, content } of segments) memory.set(content, start);
  return memory;
}

/** Returns the text at an address. @param {Uint8Array} memory @param {number} start */
function textAt(memory, start) {
  return new TextDecoder().decode(memory.subarray(start, memory.indexOf(0, start)));
}

/** Returns the index of an export. @param {Map<string, number>} exports @param {string} name */
function indexOf(exports, name) {
  const index = exports.get(name);
  if (index === undefined) throw new Error(`WebAssembly has no ${name}: is it another version?`);
  return index;
}

/**
 * Removes modules from Python's list; returns their places in the table, and the functions between two of them, which
 * are theirs, because modules are linked in the order of the list.
 */
function removeModules({ bytes, exports, globals, offset, table, memory }, names) {
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes));
  const first = imported.filter(({ kind }) => kind === "global").length;
  const words = new Uint32Array(memory.buffer, 0, memory.length >> 2);
  const start = words[globals[indexOf(exports, MODULES) - first] >> 2] >> 2;
  const end = words.findIndex((word, at) => at >= start && (at - start) % 2 === 0 && !word);
  const modules = Array.from({ length: (end - start) / 2 }, (_, number) => {
    const [name, place] = words.subarray(start + 2 * number);
    return {
      name,
      place,
      isRemoved: names.has(textAt(memory, name)),
      begin: table[place - offset],
    };
  });
  const removed = modules.filter(({ isRemoved }) => isRemoved);
  if (removed.length < names.size) throw new Error("Python has not all of the modules to remove");
  words.fill(0, start, end);
  const kept = modules.filter(({ isRemoved }) => !isRemoved);
  words.set(
    kept.flatMap(({ name, place }) => [name, place]),
    start,
  );
  const functions = modules.flatMap(({ isRemoved, begin }, number) => {
    const next = modules[number + 1];
    return isRemoved && next?.isRemoved ? [/** @type {Range} */ ([begin, next.begin])] : [];
  });
  return { places: removed.map(({ place }) => place - offset), functions };
}

/** Returns the places in the table with at least FEWEST functions of some ranges in a row. @param {number[]} table @param {Range[]} ranges */
function placesOf(table, ranges) {
  const isInside = (/** @type {number} */ index) =>
    ranges.some(([start, end]) => start <= index && index < end);
  const places = [];
  let begin = 0;
  for (let place = 0; place <= table.length; place++) {
    if (place < table.length && isInside(table[place])) continue;
    if (place - begin >= FEWEST) for (let one = begin; one < place; one++) places.push(one);
    begin = place + 1;
  }
  return places;
}

/** Zeroes a table of data, if it is the expected one. @param {Uint8Array} memory */
function zero(memory, { start, end, sha256 }) {
  const content = memory.subarray(start, end);
  const found = createHash("sha256").update(content).digest("hex");
  if (found !== sha256) throw new Error(`the data from ${start} to ${end} is another: ${found}`);
  content.fill(0);
}

/** Returns the ranges of memory that are not zero. @param {Uint8Array} memory @returns {Range[]} */
function segmentsOf(memory) {
  const segments = [];
  let end = -GAP;
  for (let at = 0; at < memory.length; at++) {
    if (!memory[at]) continue;
    if (at - end < GAP) segments[segments.length - 1][1] = at + 1;
    else segments.push([at, at + 1]);
    end = at + 1;
  }
  return segments;
}

/** Returns the parts of the new file. */
function* written({ bytes, sections, table, offset, memory }) {
  const segments = segmentsOf(memory);
  const contents = {
    [ELEMENTS]: [
      [1, 0, ...constant(offset), ...unsigned(table.length), ...table.flatMap(unsigned)],
    ],
    [DATA]: [
      unsigned(segments.length),
      ...segments.flatMap(([start, end]) => [
        [0, ...constant(start), ...unsigned(end - start)],
        memory.subarray(start, end),
      ]),
    ],
    [DATA_COUNT]: [unsigned(segments.length)],
  };
  yield bytes.subarray(0, 8);
  for (const { id, start, end } of sections) {
    const content = Buffer.concat(
      (contents[id] ?? [bytes.subarray(start, end)]).map((one) => Buffer.from(one)),
    );
    yield Buffer.from([id, ...unsigned(content.length)]);
    yield content;
  }
}

const [source = "", target = "", list = ""] = process.argv.slice(2);
const { modules, libraries, tables } = JSON.parse(readFileSync(list, "utf8"));
const wasm = parse(readFileSync(source));
const { places, functions } = removeModules(wasm, new Set(modules));
for (const [first, last] of libraries)
  functions.push([indexOf(wasm.exports, first), indexOf(wasm.exports, last) + 1]);
const trap = indexOf(wasm.exports, TRAP);
for (const place of [...places, ...placesOf(wasm.table, functions)]) wasm.table[place] = trap;
for (const table of tables) zero(wasm.memory, table);
writeFileSync(target, Buffer.concat([...written(wasm)]));
