import assert from "node:assert/strict";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { Progress } from "../../../bin/batch/progress.js";

/** @param {string} text */
const withoutControls = (text) => stripVTControlCharacters(text).trimStart();

/** What is written to a stream. @param {boolean} isTTY @param {(progress: Progress) => void} use @param {number} [total] */
function writtenTo(isTTY, use, total) {
  /** @type {string[]} */
  const written = [];
  const stream = /** @type {any} */ ({ isTTY, write: (/** @type {string} */ text) => written.push(text) });
  use(new Progress(stream, total));
  return written;
}

test("a terminal shows how many items are done, of how many, and the nodes so far", () => {
  const [one, other] = [{}, {}];
  const written = writtenTo(
    true,
    (progress) => {
      progress.note(one, 1_000);
      progress.clear();
      progress.note(other, 500);
      progress.clear();
      progress.finish(one, 2_000);
      progress.clear();
    },
    1_200,
  );
  const lines = written.filter((text) => text.includes("done")).map(withoutControls);
  assert.match(lines[0], /^0 of 1,200 done, 1,000 nodes, /);
  assert.match(lines[1], /^0 of 1,200 done, 1,500 nodes, /);
  assert.match(lines[2], /^1 of 1,200 done, 2,500 nodes, /);
  assert.equal(written[written.length - 1], "\r\u001b[K", "the line is taken away");
});

test("an unknown total is left out", () => {
  const [line] = writtenTo(true, (progress) => progress.finish({}, 7));
  assert.match(withoutControls(line), /^1 done, 7 nodes, /);
});

test("nothing is written to what is not a terminal", () => {
  const written = writtenTo(false, (progress) => {
    progress.note({}, 1);
    progress.finish({}, 1);
    progress.clear();
  });
  assert.deepEqual(written, []);
});
