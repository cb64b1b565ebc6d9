// Callers who pass what only looks right: everything is refused with a code, or read once and no more.

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { Engine, EnginePool, Game } from "flipside";
import { ENDGAME, engineFor, LONG, MODES, poolFor } from "./engines.js";

/** An object that was taken away: whatever is asked of it throws. @param {object} target @returns {any} */
function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** An object each of whose fields throws when it is read. @returns {any} */
const trap = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error("do not read me");
      },
      ownKeys() {
        throw new Error("do not list me");
      },
      getPrototypeOf() {
        throw new Error("do not ask me");
      },
    },
  );

/** Bytes that say they are more than they are. */
class Liar extends Uint8Array {
  get length() {
    return 1e9;
  }
  get byteLength() {
    return 1e9;
  }
}

/** @param {string} code */
const refused = (code) => ({ name: "FlipsideError", code });

for (const { where, worker } of MODES) {
  suite(`an engine ${where}`, () => {
    test("refuses positions that cannot be read", async (t) => {
      const engine = await engineFor(t, { worker });
      const made = Object.create(Game.prototype);
      for (const position of [
        revoked({}),
        revoked(new Game()),
        trap(),
        new Proxy(new Game(), {}),
        made,
        Symbol("f5"),
      ])
        for (const call of [engine.search(position), engine.review(position), engine.solve(position)])
          await assert.rejects(call, refused("INVALID_POSITION"));
      assert.equal((await engine.search(ENDGAME)).score, 18);
    });

    test("refuses options that cannot be read, and values of them", async (t) => {
      const engine = await engineFor(t, { worker });
      const cruel = { valueOf: () => 3, toString: () => "3" };
      const unreadable = "options: expected a plain object, found one that cannot be read";
      await assert.rejects(engine.search(LONG, trap()), { code: "INVALID_OPTION", message: unreadable });
      const wrong = [
        revoked({}),
        { depth: revoked({}) },
        { depth: trap() },
        { depth: cruel },
        { depth: Symbol("3") },
        { depth: [3] },
        { depth: Object(3) },
        { clock: revoked({}) },
        { clock: trap() },
        { clock: { remainingMs: cruel } },
        { signal: revoked(new AbortController().signal) },
        {
          get depth() {
            throw new Error("do not read me");
          },
        },
      ];
      for (const options of wrong)
        await assert.rejects(engine.search(LONG, /** @type {any} */ (options)), refused("INVALID_OPTION"));
      for (const moves of [
        revoked([]),
        trap(),
        [revoked({})],
        [trap()],
        new Array(2 ** 32 - 1),
        { length: 1 },
      ])
        await assert.rejects(engine.analyze(LONG, /** @type {any} */ ({ moves })), refused("INVALID_OPTION"));
      assert.equal((await engine.search(ENDGAME)).score, 18);
    });

    test("takes no signal that only looks like one", async (t) => {
      const engine = await engineFor(t, { worker });
      const fakes = [
        { aborted: false, addEventListener() {}, removeEventListener() {}, throwIfAborted() {} },
        Object.create(AbortSignal.prototype),
        Object.setPrototypeOf(new EventTarget(), AbortSignal.prototype),
      ];
      for (const signal of fakes) {
        await assert.rejects(engine.search(LONG, { signal }), refused("INVALID_OPTION"));
        await assert.rejects(Engine.create({ worker, signal }), refused("INVALID_OPTION"));
        await assert.rejects(EnginePool.create({ worker, signal }), refused("INVALID_OPTION"));
      }
    });

    test("works with a signal whose methods were replaced", async (t) => {
      const engine = await engineFor(t, { worker });
      for (const fields of [
        { throwIfAborted: 5 },
        { addEventListener: 5 },
        { removeEventListener: 5 },
        { aborted: { value: true } },
      ]) {
        const abort = new AbortController();
        for (const [name, value] of Object.entries(fields))
          Object.defineProperty(abort.signal, name, { value });
        const search = engine.search(LONG, { budgetMs: 600_000, signal: abort.signal });
        setTimeout(() => abort.abort(), 5);
        await assert.rejects(search, { name: "AbortError" });
        assert.equal(
          (await engine.search(ENDGAME, { depth: 2, signal: new AbortController().signal })).depth,
          2,
        );
      }
    });

    test("reads each option once, when the call is made", async (t) => {
      const engine = await engineFor(t, { worker });
      let reads = 0;
      const options = {
        get depth() {
          reads += 1;
          return reads === 1 ? 3 : "nonsense";
        },
      };
      assert.equal((await engine.search(LONG, /** @type {any} */ (options))).depth, 3);
      assert.equal(reads, 1);
      const changing = { depth: 3, clock: { remainingMs: 1e9 }, moves: ["c3"] };
      const analysis = engine.analyze(LONG, changing);
      Object.assign(changing, { depth: -1 });
      changing.clock.remainingMs = Number.NaN;
      changing.moves[0] = "a1";
      assert.deepEqual(
        (await analysis).lines.map(({ move, depth }) => [move, depth]),
        [["c3", 3]],
      );
    });

    test("asks a game of another class nothing: it has its own copy of the moves", async (t) => {
      class Impostor extends Game {
        /** @returns {any} */
        toString() {
          return 5;
        }
        /** @returns {any} */
        clone() {
          return null;
        }
        /** @returns {any} */
        legalMoves() {
          return ["a1"];
        }
        /** @returns {any} */
        get moves() {
          return trap();
        }
        get isOver() {
          return true;
        }
      }
      const engine = await engineFor(t, { worker });
      const honest = new Game().play("f5").play("d6");
      const liar = new Impostor().play("f5").play("d6");
      const search = engine.search(liar, { depth: 4 });
      liar.undo();
      const wanted = await engine.search(honest, { depth: 4 });
      await engine.newGame();
      assert.deepEqual([(await search).move, (await search).turn], [wanted.move, "black"]);
      assert.equal((await engine.review(new Impostor().play("f5"), { depth: 2 })).done, 1);
    });

    test("refuses tables that cannot be read", async (t) => {
      const engine = await engineFor(t, { worker });
      const wrong = [
        revoked(new Uint8Array(8)),
        new Proxy(new Uint8Array(8), {}),
        Object.create(Uint8Array.prototype),
        Object.setPrototypeOf({}, Uint8Array.prototype),
        trap(),
        new DataView(new ArrayBuffer(8)),
        new ArrayBuffer(8),
        new Uint8Array(8).fill(255),
        new Liar(8),
      ];
      for (const bytes of wrong) await assert.rejects(engine.loadTable(bytes), refused("INVALID_DATA"));
      assert.equal((await engine.search(ENDGAME)).score, 18);
    });

    test("refuses a table that was given away while the call waited", async (t) => {
      const engine = await engineFor(t, { worker });
      const bytes = await engine.saveTable();
      const running = engine.search(LONG, { budgetMs: 600_000 });
      const loading = engine.loadTable(bytes);
      structuredClone(bytes, { transfer: [bytes.buffer] });
      engine.stop();
      await assert.rejects(loading, refused("INVALID_DATA"));
      assert.equal((await running).stopped, "stop");
      await engine.loadTable(await engine.saveTable());
    });

    test("loads a table from memory that is shared, or part of more", async (t) => {
      const engine = await engineFor(t, { worker });
      await engine.search(ENDGAME);
      const bytes = await engine.saveTable();
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 8), 8);
      shared.set(bytes);
      await engine.loadTable(shared);
      await engine.loadTable(new (class extends Uint8Array {})(bytes));
      assert.equal((await engine.search(ENDGAME)).score, 18);
    });
  });
}

test("a pool refuses items and work that cannot be read, and works on", async (t) => {
  const pool = await poolFor(t);
  const work = async () => {};
  for (const [items, given] of [
    [revoked([]), work],
    [trap(), work],
    [{ [Symbol.iterator]: 5 }, work],
    [{ [Symbol.iterator]: () => 5 }, work],
    [{ [Symbol.asyncIterator]: () => ({ next: 5 }) }, work],
    [["f5"], revoked(() => {})],
    [["f5"], {}],
  ]) {
    await assert.rejects(async () => {
      for await (const each of pool.map(items, given)) assert.fail(`${each}`);
    });
  }
  assert.equal((await pool.search(ENDGAME)).score, 18);
});

test("an address of a worker or of the wasm that cannot be read is refused", async () => {
  const wrong = /** @type {any[]} */ ([
    { worker: revoked({}) },
    { worker: trap() },
    { worker: Object.setPrototypeOf({}, URL.prototype) },
    { worker: false, wasm: revoked({}) },
    { worker: false, wasm: trap() },
    { worker: false, seed: revoked({}) },
    { worker: false, tableBits: trap() },
  ]);
  for (const options of wrong) {
    await assert.rejects(
      Engine.create(options),
      (/** @type {any} */ error) => error.name === "FlipsideError",
    );
  }
});

test("a game refuses texts, moves and records that cannot be read, and stays as it was", () => {
  const game = new Game().play("f5");
  for (const value of [revoked({}), trap(), Symbol("f5"), Object("f5"), ["d6"], null, 7n, () => "d6"]) {
    assert.throws(() => game.play(value), refused("ILLEGAL_MOVE"));
    assert.throws(() => game.flips(value), refused("ILLEGAL_MOVE"));
    assert.throws(() => game.goTo(value), refused("INVALID_OPTION"));
    assert.throws(() => game.openingName(value), refused("INVALID_OPTION"));
    assert.throws(() => Game.parse(value), refused("INVALID_POSITION"));
  }
  const record = game.toJSON();
  for (const change of [
    { start: revoked({}) },
    { moves: revoked([]) },
    { moves: [revoked({})] },
    { moves: new Array(3) },
    { moves: new Array(2 ** 32 - 1) },
    { moves: Object.assign(["f5"], { map: () => ["a1"], [Symbol.iterator]: 5 }), start: 5 },
    { ply: revoked({}) },
    { ply: 0.5 },
    { ply: "0" },
  ]) {
    assert.throws(
      () => Game.parse(/** @type {any} */ ({ ...record, ...change })),
      (/** @type {any} */ error) => /^INVALID_(POSITION|OPTION)$/.test(error.code),
    );
  }
  assert.equal(game.transcript, "f5");
});
