import assert from "node:assert/strict";
import { test } from "node:test";
import { StoredTable } from "../../../www/stored-analysis/table.js";
import { openMatch, settled } from "./table.js";

/** A match whose engine's table is stored. @param {import("node:test").TestContext} t @param {boolean} isKept the setting */
function rememberedMatch(t, isKept) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const table = openMatch({ side: "black", keepAnalysis: isKept });
  /** @type {{ bytes: Uint8Array | null, saved: number }} */
  const disk = { bytes: null, saved: 0 };
  const engine = { saveTable: async () => new Uint8Array(9), loadTable: async () => {} };
  const storage = {
    load: async () => disk.bytes,
    save: async (/** @type {Uint8Array} */ bytes) =>
      void Object.assign(disk, { bytes, saved: disk.saved + 1 }),
    clear: async () => void Object.assign(disk, { bytes: null }),
  };
  const page = Object.assign(new EventTarget(), { hidden: false });
  new StoredTable(engine, table.store, storage).follow(/** @type {any} */ (page));
  return { table, disk, page };
}

test("the table is stored when the engine has rested after a search, and not before", async (t) => {
  const { table, disk } = rememberedMatch(t, true);
  t.mock.timers.tick(5000);
  assert.equal(disk.saved, 0, "nothing was searched yet");
  table.match.place("f5");
  await table.engineMoves("d6");
  t.mock.timers.tick(1000);
  table.match.place("c3");
  t.mock.timers.tick(5000);
  assert.equal(disk.saved, 0, "it thinks again");
  await table.engineMoves();
  t.mock.timers.tick(1500);
  await settled();
  assert.deepEqual([disk.saved, table.state.storedTable], [1, 9]);
  t.mock.timers.tick(5000);
  assert.equal(disk.saved, 1, "once for each rest");
});

test("a page that is hidden stores the table at once", async (t) => {
  const { table, disk, page } = rememberedMatch(t, true);
  table.match.place("f5");
  await table.engineMoves();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
  assert.equal(disk.saved, 1);
});

test("the table is stored once a person wants that, and deleted once that is no longer wanted", async (t) => {
  const { table, disk } = rememberedMatch(t, false);
  table.match.place("f5");
  await table.engineMoves();
  t.mock.timers.tick(5000);
  assert.equal(disk.saved, 0);
  table.match.set({ keepAnalysis: true });
  t.mock.timers.tick(1500);
  await settled();
  assert.deepEqual([disk.saved, table.state.storedTable], [1, 9]);
  table.match.set({ keepAnalysis: false });
  await settled();
  assert.deepEqual([disk.bytes, table.state.storedTable], [null, null]);
});
