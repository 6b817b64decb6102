import assert from "node:assert/strict";
import { test } from "node:test";
import { isReplaced } from "./page-version.js";

const PAGE = `<link rel="modulepreload" href="assets/shared-AAAA1111.js"><script src="assets/first-paint-0a1b2c3d.js">
</script><link rel="stylesheet" href="assets/start-BBBB2222.css"><script type="module" src="assets/main-CCCC3333.js">
</script>`;

for (const [what, before, after] of /** @type {const} */ ([
  ["script", "main-CCCC3333", "main-DDDD4444"],
  ["style", "start-BBBB2222", "start-EEEE5555"],
  ["first script", "first-paint-0a1b2c3d", "first-paint-4e5f6a7b"],
]))
  test(`a page with another ${what} is a new version`, () => {
    assert.equal(isReplaced(PAGE, PAGE.replace(before, after)), true);
  });

for (const [what, changed] of Object.entries({
  "the same page": PAGE,
  "a page with a script of the host": `${PAGE}<script src="assets/analytics-AAAA9999.js"></script>`,
  "a page whose script has a query": PAGE.replace("CCCC3333.js", "CCCC3333.js?v=2"),
  "a page whose style is inline": PAGE.replace(/<link rel="stylesheet"[^>]*>/, "<style></style>"),
  "a page of the host": "<!doctype html><title>One moment, please</title>",
  "no page": "",
}))
  test(`${what} is no new version`, () => {
    assert.equal(isReplaced(PAGE, changed), false);
    assert.equal(isReplaced(changed, PAGE), false);
  });
