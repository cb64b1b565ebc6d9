import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { engineFor, LONG, MIDGAME, MODES } from "./engines.js";

const DEPTH = { depth: 8 };

for (const { where, worker } of MODES) {
  suite(`the table of an engine ${where}`, () => {
    test("is saved and loaded: the same search finds its answer there", async (t) => {
      const [first, second] = [await engineFor(t, { worker }), await engineFor(t, { worker })];
      const fresh = await first.search(MIDGAME, DEPTH);
      await second.loadTable(await first.saveTable());
      const known = await second.search(MIDGAME, DEPTH);
      assert.ok(known.nodes < fresh.nodes / 2, `${known.nodes} of ${fresh.nodes} nodes`);
    });

    test("is forgotten for a new game", async (t) => {
      const engine = await engineFor(t, { worker });
      const fresh = await engine.search(MIDGAME, DEPTH);
      await engine.newGame();
      assert.equal((await engine.stats()).tableUsed, 0);
      assert.equal((await engine.search(MIDGAME, DEPTH)).nodes, fresh.nodes);
    });

    test("is not replaced by damaged bytes, and the engine works on", async (t) => {
      const engine = await engineFor(t, { worker });
      await engine.search(MIDGAME, DEPTH);
      const saved = await engine.saveTable();
      const altered = saved.slice();
      altered[saved.length - 7] ^= 1;
      const otherMagic = saved.slice();
      otherMagic[0] ^= 1;
      const longer = new Uint8Array(saved.length + 8);
      longer.set(saved);
      for (const damaged of [
        saved.slice(0, -1),
        saved.slice(0, 10),
        new Uint8Array(),
        altered,
        otherMagic,
        longer,
      ]) {
        await assert.rejects(engine.loadTable(damaged), { name: "FlipsideError", code: "INVALID_DATA" });
      }
      await assert.rejects(engine.loadTable(/** @type {any} */ ("bytes")), {
        code: "INVALID_DATA",
        message: /"bytes"/,
      });
      assert.deepEqual(await engine.saveTable(), saved);
      assert.equal((await engine.search(LONG, { depth: 3 })).depth, 3);
    });

    test("is only loaded into an engine with the same seed and size", async (t) => {
      const saved = await (await engineFor(t, { worker, seed: 1 })).saveTable();
      const otherSeed = await engineFor(t, { worker, seed: 2 });
      await assert.rejects(otherSeed.loadTable(saved), {
        code: "INVALID_DATA",
        message: /expected seed 2, found 1/,
      });
      const otherSize = await engineFor(t, { worker, seed: 1, tableBits: 11 });
      await assert.rejects(otherSize.loadTable(saved), {
        code: "INVALID_DATA",
        message: /expected 2\^11 buckets, found 2\^12/,
      });
    });

    test("stays with its owner when bytes are loaded", async (t) => {
      const engine = await engineFor(t, { worker });
      const saved = await engine.saveTable();
      await engine.loadTable(saved);
      assert.ok(saved.length > 2 ** 12 * 32, "the bytes were not taken away");
    });
  });
}

test("the table can be watched live where the engine thinks in the same thread", async (t) => {
  const engine = await engineFor(t, { worker: false, tableBits: 10 });
  const view = engine.tableView();
  assert.ok(view instanceof BigUint64Array);
  assert.equal(view.length, 2 ** 10 * 4);
  assert.ok(view.every((word) => word === 0n));
  await engine.search(MIDGAME, { depth: 6 });
  assert.ok(
    view.some((word) => word !== 0n),
    "the same view shows what the search wrote",
  );
  await engine.loadTable(await engine.saveTable());
  await assert.rejects(engine.loadTable(new Uint8Array(2 ** 27)), { code: "INVALID_DATA" });
  assert.equal(view.length, 2 ** 10 * 4, "saving and loading left the memory as it is");
});

test("a table that there is no memory to save is refused, and the engine works on", async (t) => {
  const engine = await engineFor(t, { worker: false });
  const Bytes = globalThis.Uint8Array;
  t.after(() => {
    globalThis.Uint8Array = Bytes;
  });
  globalThis.Uint8Array = /** @type {any} */ (
    class extends Bytes {
      /** @param {[from: any, at?: number, length?: number]} given */
      constructor(...given) {
        if (given[0] > 2 ** 12) throw new RangeError("Array buffer allocation failed");
        super(...given);
      }
    }
  );
  const message = "no memory for a saved table of 131112 bytes";
  await assert.rejects(engine.saveTable(), { name: "FlipsideError", code: "UNSUPPORTED", message });
  globalThis.Uint8Array = Bytes;
  assert.equal((await engine.search(MIDGAME, DEPTH)).depth, DEPTH.depth);
});

test("the table cannot be watched from another thread", async (t) => {
  const engine = await engineFor(t);
  assert.throws(() => engine.tableView(), { code: "UNSUPPORTED", message: /worker: false/ });
});
