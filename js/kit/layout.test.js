/** The layout of windows, and when it changes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { layoutOf, watchLayout } from "./layout.js";

/** Return whether a window matches a media query of layout.js. @param {string} query @param {number} width in rem @param {number} height in rem */
function matches(query, width, height) {
  const holds = (/** @type {string} */ feature) => {
    if (feature === "all") return true;
    if (feature === "(min-aspect-ratio: 1 / 1)") return width >= height;
    const [, end, side, limit] = /^\((min|max)-(width|height): ([\d.]+)rem\)$/.exec(feature) ?? [];
    assert.ok(limit, feature);
    const size = side === "width" ? width : height;
    return end === "min" ? size >= Number(limit) : size <= Number(limit);
  };
  return query.split(", ").some((part) => part.split(" and ").every(holds));
}

/** @param {number} width in pixels @param {number} height in pixels @param {number} letters their size in pixels */
function named(width, height, letters = 16) {
  const { layout, room } = layoutOf((query) => matches(query, width / letters, height / letters));
  return [layout, ...room].join(" ");
}

test("windows of usual devices have the layout of the device", () => {
  assert.equal(named(390, 844), "phone");
  assert.equal(named(844, 390), "phone-wide low");
  assert.equal(named(768, 1024), "tablet-tall");
  assert.equal(named(1024, 768), "tablet low");
  assert.equal(named(1440, 900), "desktop wide");
});

test("small windows of a device are low or narrow", () => {
  assert.equal(named(360, 640), "phone low");
  assert.equal(named(320, 568), "phone low narrow");
  assert.equal(named(568, 320), "phone-wide low");
  assert.equal(named(1280, 720), "desktop low wide");
});

test("a low window has the layout of a phone on its side, and a column if it is wide", () => {
  assert.equal(named(1024, 600), "phone-wide");
  assert.equal(named(1366, 625), "phone-wide wide");
});

test("enlarged letters count as a smaller window", () => {
  assert.equal(named(1280, 720, 32), "phone-wide low");
  assert.equal(named(390, 844, 24), "phone low narrow large-letters");
  assert.equal(named(1024, 768, 2 * 16), "phone low large-letters");
  assert.equal(named(1024, 768, 4 * 16), "phone low narrow large-letters tiny");
  assert.equal(named(390, 844, 4 * 16), "phone low narrow large-letters tiny");
});

/** A window that can be resized. @param {number} width in rem @param {number} height in rem */
function fakeWindow(width, height) {
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const dataset = /** @type {DOMStringMap} */ ({});
  const size = { width, height };
  const view = {
    innerWidth: width,
    document: { documentElement: { dataset } },
    matchMedia: (/** @type {string} */ query) => ({
      matches: matches(query, size.width, size.height),
      addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) =>
        listeners.add(listener),
    }),
  };
  const resize = (/** @type {number} */ toWidth, /** @type {number} */ toHeight) => {
    Object.assign(size, { width: toWidth, height: toHeight });
    view.innerWidth = toWidth;
    for (const listener of listeners) listener();
  };
  return { view: /** @type {any} */ (view), dataset, resize };
}

test("the layout follows the window", () => {
  const { view, dataset, resize } = fakeWindow(64, 48);
  watchLayout(view);
  assert.deepEqual({ ...dataset }, { layout: "tablet", room: "low" });
  resize(24, 52);
  assert.deepEqual({ ...dataset }, { layout: "phone", room: "" });
});

test("a pinned frame keeps its layout until its width changes", () => {
  const { view, dataset, resize } = fakeWindow(60, 38);
  watchLayout(view).pin();
  resize(60, 120);
  assert.equal(dataset["layout"], "phone-wide");
  resize(50, 120);
  assert.equal(dataset["layout"], "tablet-tall");
});
