import assert from "node:assert/strict";
import { test } from "node:test";
import { facets } from "../art/solids.js";
import { following, poseAt, shakenAt, throwOf } from "./dice.js";

const KINDS = /** @type {const} */ (["d12", "d10", "d8", "d6"]);
const thrown = (/** @type {number} */ count) =>
  Array.from({ length: 40 }, (_, seed) =>
    Array.from({ length: count }, (_, place) => throwOf(seed, place, count)),
  );

test("a die at rest looks as drawn without motion", () => {
  for (const how of thrown(3).flat())
    for (const kind of KINDS) {
      const { x, y, height, rest, turn } = poseAt(how, how.end);
      assert.equal(Math.hypot(x, y, height, rest), 0);
      assert.deepEqual(
        facets(kind, 62, turn).map(({ path, fill, face }) => [path, fill, face]),
        facets(kind, 62).map(({ path, fill, face }) => [path, fill, face]),
      );
    }
});

test("dice come to rest one after another, the last at the end", () => {
  for (const count of [1, 2, 3, 5, 6])
    for (const throws of thrown(count)) {
      const ends = throws.map(({ end }) => end).sort((a, b) => a - b);
      assert.equal(new Set(ends).size, count);
      assert.equal(ends.at(-1), 1);
      assert.ok(Number(ends[0]) > 0.5);
    }
});

test("a die never goes through the table, and never jumps", () => {
  for (const how of thrown(2).flat()) {
    const poses = Array.from({ length: 201 }, (_, step) => poseAt(how, step / 200));
    for (const [step, { x, y, height }] of poses.entries()) {
      assert.ok(height >= 0);
      const before = poses[step - 1] ?? { x, y, height };
      assert.ok(Math.hypot(x - before.x, y - before.y) < 12);
      assert.ok(Math.abs(height - before.height) < 0.06);
    }
  }
});

test("a roll is always thrown in the same way, another one differently", () => {
  assert.deepEqual(throwOf(7, 1, 3), throwOf(7, 1, 3));
  assert.notDeepEqual(throwOf(7, 1, 3), throwOf(8, 1, 3));
});

test("a shaken die stays in its place, and never rests", () => {
  for (const place of [0, 1, 5])
    for (let time = 0; time < 3; time += 0.05) {
      const { x, y, height, rest } = shakenAt(place, time);
      assert.ok(Math.hypot(x, y) <= 15 && height > 0);
      assert.equal(rest, 1);
    }
});

test("a throw begins where the die was shaken, never jumps, and ends as any other", () => {
  const corner = /** @type {const} */ ([0.3, -0.5, 0.8]);
  for (const [place, how] of thrown(5).slice(0, 8).flat().entries()) {
    const from = shakenAt(place, 0.37 * place);
    const poses = following(from, (time) => poseAt(how, time));
    const first = poses(0);
    const turned = [first.turn(corner), from.turn(corner)];
    const [a = [], b = []] = turned.map((vector) => vector.map((part) => part.toFixed(6)));
    assert.deepEqual(a, b);
    assert.ok(Math.hypot(first.x - from.x, first.y - from.y, first.height - from.height) < 1e-9);
    for (let step = 1; step <= 200; step++) {
      const [one, other] = [poses((step - 1) / 200), poses(step / 200)];
      assert.ok(Math.hypot(other.x - one.x, other.y - one.y) < 12 && other.height >= 0);
    }
    assert.deepEqual(poses(1).turn(corner), poseAt(how, 1).turn(corner));
  }
});
