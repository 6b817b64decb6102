import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { faultOf, fetchFile, isPolicyForeign } from "./site-file.js";

const { fetch } = globalThis;
const FILE = "https://site.example/assets/main.js";
/** The server's answers by URL; none if the network fails. @type {Record<string, () => Response>} */
let answers;

/** @param {number} status @param {string} [type] */
const answer =
  (status, type = "text/javascript") =>
  () =>
    new Response("body", { status, headers: { "Content-Type": type } });

beforeEach(() => {
  answers = { "https://site.example/sw.js": answer(200) };
  Object.assign(globalThis, {
    self: { location: new URL("https://site.example/assets/worker.js") },
    fetch: async (/** @type {string | URL} */ url) => {
      const found = answers[String(url)];
      if (!found) throw new TypeError("Failed to fetch");
      return found();
    },
  });
});

afterEach(() => {
  Object.assign(globalThis, { fetch });
  Reflect.deleteProperty(globalThis, "document");
});

/** @param {string} reason @param {number} [status] */
const refused = (reason, status) => (/** @type {any} */ error) =>
  error.reason === reason && error.status === status;

test("a file that is there is fetched", async () => {
  answers[FILE] = answer(200);
  assert.equal(await (await fetchFile(FILE)).text(), "body");
  assert.equal(await faultOf(FILE), undefined);
});

test("a file that the server does not send is missing, also where it sends a page instead", async () => {
  for (const [status, type] of /** @type {const} */ ([
    [404, "text/html"],
    [500, "text/plain"],
    [200, "text/html; charset=utf-8"],
  ])) {
    answers[FILE] = answer(status, type);
    await assert.rejects(fetchFile(FILE), refused("missing", status));
    assert.equal(await faultOf(FILE), "missing");
  }
});

test("a page may be a page", async () => {
  for (const page of ["https://site.example/", "https://site.example/embed.html"]) {
    answers[page] = answer(200, "text/html");
    assert.equal((await fetchFile(page)).status, 200);
  }
});

test("only where the server cannot be reached does the network fail", async () => {
  await assert.rejects(fetchFile(FILE), refused("changed"));
  answers = {};
  await assert.rejects(fetchFile(FILE), refused("network"));
  assert.equal(await faultOf(FILE), "network");
});

test("a script of another type is named", async () => {
  answers[FILE] = answer(200, "application/octet-stream");
  assert.equal(await faultOf(FILE), "type");
  answers[FILE] = answer(200, "application/javascript; charset=utf-8");
  assert.equal(await faultOf(FILE), undefined);
});

const OWN = "default-src 'none'; script-src 'self'";

for (const [policy, isForeign] of /** @type {const} */ ([
  [null, false],
  [OWN, false],
  [`${OWN}; frame-ancestors *`, false],
  ["frame-ancestors 'self'; upgrade-insecure-requests", false],
  ["default-src 'self'", true],
  ["sandbox allow-scripts", true],
  [`${OWN}, worker-src 'none'`, true],
  ["require-trusted-types-for 'script'; trusted-types 'none'", true],
]))
  test(`a server that sends ${policy} has ${isForeign ? "a" : "no"} policy of its own`, async () => {
    const page = "https://site.example/";
    const tag = { getAttribute: () => OWN };
    Object.assign(globalThis, { document: { baseURI: page, querySelector: () => tag } });
    answers[page] = () =>
      new Response("", { headers: policy ? { "Content-Security-Policy": policy } : {} });
    assert.equal(await isPolicyForeign(), isForeign);
  });
