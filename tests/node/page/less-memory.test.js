import assert from "node:assert/strict";
import { test } from "node:test";
import { FlipsideError } from "flipside";
import { withLessMemory } from "../../../www/package/less-memory.js";

/** What making an engine fails with. @param {"UNSUPPORTED" | "INVALID_DATA"} code */
const failure = (code) => new FlipsideError(code, "no memory for an engine");

/** Makes engines whose tables have at most so many bits. @param {number} most */
function maker(most) {
  /** @type {number[]} */
  const tried = [];
  const create = async (/** @type {number} */ tableBits) => {
    tried.push(tableBits);
    if (tableBits > most) throw failure("UNSUPPORTED");
    return /** @type {any} */ ({ tableBits });
  };
  return { create, tried };
}

test("where there is no memory for the usual table, the largest that there is memory for is taken and told", async () => {
  for (const [most, bits] of [
    [19, 19],
    [17, 17],
    [15, 14],
    [10, 10],
  ]) {
    /** @type {number[]} */
    const told = [];
    const { create } = maker(Number(most));
    const engine = await withLessMemory(create, failure("UNSUPPORTED"), (bytes) => told.push(bytes));
    assert.deepEqual([engine, told], [{ tableBits: bits }, [32 * 2 ** Number(bits)]]);
  }
});

test("an engine that fails for another reason, or with every table, fails as it did", async () => {
  const missing = failure("INVALID_DATA");
  const { create, tried } = maker(20);
  await assert.rejects(withLessMemory(create, missing), missing);
  assert.deepEqual(tried, [], "a file that is missing is not asked for again and again");
  const unsupported = failure("UNSUPPORTED");
  await assert.rejects(withLessMemory(maker(0).create, unsupported), unsupported);
});
