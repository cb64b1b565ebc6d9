import assert from "node:assert/strict";
import { test } from "node:test";
import { followLibrary } from "../../../www/stored-analysis/library.js";
import { firstMoves, openMatch, settled } from "./table.js";

/** The engine of a page in a room, and how often the library was loaded for it. @param {object | undefined} library */
function openFollowed(library) {
  const table = openMatch({ side: "both" });
  const counted = { loads: 0, given: /** @type {unknown[]} */ ([]) };
  const engine = { setLibrary: (/** @type {any} */ given) => void counted.given.push(given) };
  followLibrary(engine, table.store, async () => {
    counted.loads += 1;
    return /** @type {any} */ (library);
  });
  return { table, counted };
}

test("the library of solved positions is not loaded for a game that begins, but once few squares are empty", async () => {
  const library = {};
  const { table, counted } = openFollowed(library);
  table.open("f5d6c3");
  await settled();
  assert.equal(counted.loads, 0);
  table.open(firstMoves(36).transcript);
  await settled();
  table.open(firstMoves(37).transcript);
  await settled();
  assert.deepEqual([counted.loads, counted.given], [1, [library]]);
});

for (const room of /** @type {const} */ (["analyze", "train"]))
  test(`the library is loaded for the room ${room}, whatever is on the board`, async () => {
    const { table, counted } = openFollowed({});
    table.match.enter(room);
    await settled();
    assert.equal(counted.given.length, 1);
  });

test("where the browser stores nothing the engine goes without a library", async () => {
  const { table, counted } = openFollowed(undefined);
  table.match.enter("analyze");
  await settled();
  assert.deepEqual([counted.loads, counted.given], [1, []]);
});
