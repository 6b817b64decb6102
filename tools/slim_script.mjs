/**
 * The half of tools/slim_runtime.py that cuts Pyodide's script: removes what neither WebAssembly nor other scripts use.
 * Usage: node tools/slim_script.mjs SCRIPT WASM TARGET READER...
 *   (READER: a script that reads Pyodide's module, such as pyodide.mjs)
 *
 * Prints a JSON list of the exports of WebAssembly that the script still uses.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { rollup } from "rollup";
import { parseAst } from "rollup/parseAst";

/** @typedef {any} Node of a syntax tree */
/** @typedef {[start: number, end: number, replacement: string]} Edit */
/**
 * @typedef {object} Script
 * @property {string} text
 * @property {Node[]} statements of its only function
 * @property {Set<string>} read names of the properties of Pyodide's module that any script reads
 */

/** The script starts Python by this name. */
const MAIN = "__main_argc_argv";
/** The only use of all code for graphics and sound. */
const CANVAS = 'if(typeof Browser!="undefined")Browser.init();';
const NO_MODULES = '()=>{throw new Error("this runtime loads no compiled modules")}';

/** Calls a function with a node and with all nodes in it, each with its parent. @param {Node} node @param {(node: Node, parent: Node) => void} visit @param {Node} [parent] */
function walk(node, visit, parent = node) {
  visit(node, parent);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const one of value) if (one?.type) walk(one, visit, node);
    } else if (value?.type) walk(value, visit, node);
  }
}

/** Returns the name of a property, as far as it is known. @param {Node} node */
function nameOf({ property, key = property }) {
  return key?.value ?? key?.name;
}

/** Returns true for a property of that object. @param {Node} node @param {string} object */
function isMemberOf(node, object) {
  return node.type === "MemberExpression" && node.object.name === object;
}

/** Returns the names of all properties that code reads, of whatever object. @param {Node} tree @returns {string[]} */
function propertiesRead(tree) {
  const names = [];
  walk(tree, (node) => {
    if (node.type === "MemberExpression") names.push(nameOf(node));
    if (node.type === "ObjectPattern") names.push(...node.properties.map(nameOf));
  });
  return names;
}

/** Returns the names of the properties of an object that code reads. @param {Node} tree @param {string} object @returns {string[]} */
function readOf(tree, object) {
  const names = [];
  walk(tree, (node, parent) => {
    if (isMemberOf(node, object) && parent.left !== node) names.push(nameOf(node));
  });
  return names;
}

/** Returns the value of a variable, or the function of that name. @param {Script} script @param {string} name @returns {Node} */
function declared({ statements }, name) {
  const isIt = ({ id }) => id?.name === name;
  const found = statements.flatMap((one) => one.declarations ?? one).find(isIt);
  if (!found) throw new Error(`Pyodide's script has no ${name}: is it another version?`);
  return found.init ?? found;
}

/** Reads a script, and what other scripts read. @param {string} text @param {string[]} readers @returns {Script} */
function parse(text, readers) {
  const main = parseAst(text).body.find(({ type }) => type === "FunctionDeclaration");
  const script = { text, statements: main.body.body, read: new Set(readOf(main, "Module")) };
  // Pyodide's own part gives the module other names.
  const others = [declared(script, "pyodide_js_init"), ...readers.map((one) => parseAst(one))];
  for (const name of others.flatMap(propertiesRead)) script.read.add(name);
  return script;
}

/** Returns the source of a node. @param {Script} script @param {Node} node */
function source({ text }, { start, end }) {
  return text.slice(start, end);
}

/** Returns true for a property of the module that no script reads. @param {Script} script @param {Node} node */
function isUnread({ read }, node) {
  return isMemberOf(node, "Module") && !read.has(nameOf(node));
}

/** Removes properties that no script reads, and the types of functions, for compiled modules. @param {Script} script @returns {Edit[]} */
function withoutUnread(script) {
  const isUnused = ({ expression }) =>
    expression?.type === "AssignmentExpression" &&
    (isUnread(script, expression.left) || nameOf(expression.left) === "sig");
  return script.statements.filter(isUnused).map(({ start, end }) => [start, end, ""]);
}

/** Removes the functions that WebAssembly does not import. @param {Script} script @param {Set<string>} imports @returns {Edit} */
function withImports(script, imports) {
  const { properties, start, end } = declared(script, "wasmImports");
  const used = properties.filter((one) => imports.has(nameOf(one)));
  return [start, end, `{${used.map((one) => source(script, one)).join(",")}}`];
}

/** Removes second names of exports, as in `name = Module["name"] = wasmExports["name"]`. @param {Script} script @returns {Edit[]} */
function withoutSecondNames(script) {
  return declared(script, "assignWasmExports").body.body.map(({ expression, start, end }) => {
    const kept = [];
    let value = expression;
    for (; value.type === "AssignmentExpression"; value = value.right)
      if (!isUnread(script, value.left)) kept.push(source(script, value.left));
    return [start, end, `${[...kept, source(script, value)].join("=")};`];
  });
}

/** Removes the wrappers of exports that have no name any more. @param {Script} script @returns {Edit[]} */
function withoutWrappers(script) {
  const named = new Set(readOf(declared(script, "assignWasmExports"), "wasmExports"));
  const wrapped = ({ expression }) =>
    isMemberOf(expression?.left ?? {}, "wasmExports") && nameOf(expression.left);
  const { body } = declared(script, "applySignatureConversions").body;
  const unused = body.filter((one) => wrapped(one) && !named.has(wrapped(one)));
  return unused.map(({ start, end }) => [start, end, ""]);
}

/** Returns a script without what is unused; rollup removes its names. @param {Script} script @param {Set<string>} imports */
function cut(script, imports) {
  const modules = declared(script, "loadWebAssemblyModule");
  /** @type {Edit[]} */
  const edits = [
    ...withoutUnread(script),
    withImports(script, imports),
    ...withoutSecondNames(script),
    ...withoutWrappers(script),
    [modules.start, modules.end, NO_MODULES],
  ];
  let { text } = script;
  for (const [start, end, replacement] of edits.sort(([one], [other]) => other - one))
    text = text.slice(0, start) + replacement + text.slice(end);
  return text.replace(CANVAS, "");
}

/** Removes names without a use. @param {string} text */
async function shake(text) {
  const bundle = await rollup({
    input: "script",
    external: /^node:/,
    plugins: [{ name: "text", resolveId: (id) => (id === "script" ? id : null), load: () => text }],
    // Reading a property has no effect in this script.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    onLog() {},
  });
  const { output } = await bundle.generate({ format: "es", compact: true });
  return output[0].code;
}

/** Ends with an error if WebAssembly lacks exports that the script uses. @param {string[]} used @param {WebAssembly.Module} wasm */
function refuseMissing(used, wasm) {
  const exported = new Set(WebAssembly.Module.exports(wasm).map(({ name }) => name));
  const missing = used.filter((name) => !exported.has(name));
  if (missing.length) throw new Error(`WebAssembly lacks exports: ${missing.join(", ")}`);
}

const [file = "", wasm = "", target = "", ...others] = process.argv.slice(2);
const readers = others.map((one) => readFileSync(one, "utf8"));
const compiled = new WebAssembly.Module(readFileSync(wasm));
const imports = new Set(WebAssembly.Module.imports(compiled).map(({ name }) => name));
let text = readFileSync(file, "utf8");
for (let longer; longer !== text; ) {
  longer = text;
  text = await shake(cut(parse(text, readers), imports));
}
const used = [...new Set([...readOf(parseAst(text), "wasmExports"), MAIN])].sort();
refuseMissing(used, compiled);
writeFileSync(target, text);
process.stdout.write(JSON.stringify(used));
