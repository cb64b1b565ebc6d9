import assert from "node:assert/strict";
import { suite, test } from "node:test";
import * as flipside from "flipside";
import { Book } from "flipside/book";
import { failuresOf } from "../errors/failures.js";
import { ENDGAME, engineFor, LONG, MODES } from "./engines.js";
import { inNewProcess } from "./process.js";

/** @import { ErrorCode } from "flipside" */

const { Engine, FlipsideError } = flipside;

test("every code of an error is raised, before the engine is loaded and after", async () => {
  const script = `
    import * as flipside from "flipside";
    import { Book } from "flipside/book";
    import { failuresOf } from "../errors/failures.js";
    console.log(JSON.stringify(await failuresOf(flipside, Book, { worker: true })));`;
  assert.equal(await inNewProcess(script), "[]");
  await flipside.init();
  assert.deepEqual(await failuresOf(flipside, Book, { worker: false, isLoaded: true }), []);
});

/**
 * What the engine refuses: the arguments, the code, and what the message names.
 * @type {[name: string, position: any, options: any, code: ErrorCode, message: RegExp][]}
 */
const REFUSED = [
  [
    "an illegal move",
    "f5d6a1",
    {},
    "ILLEGAL_MOVE",
    /^transcript: move 3: illegal move "a1" for black .* expected c3, /,
  ],
  ["garbage", "hello", {}, "INVALID_POSITION", /expected a transcript .* or a board .* found "hello"/],
  ["a board of 63 squares", "-".repeat(63), {}, "INVALID_POSITION", /found 63/],
  ["an impossible board", `${"-".repeat(64)} X`, {}, "INVALID_POSITION", /^board: d4: expected a disc/],
  ["a wrong side", ENDGAME.replace(/X$/, "Y"), {}, "INVALID_POSITION", /found "Y"/],
  ["no side", ENDGAME.slice(0, 64), {}, "INVALID_POSITION", /side to move/],
  ["a number as a position", 42, {}, "INVALID_POSITION", /found 42/],
  ["no position", undefined, {}, "INVALID_POSITION", /found undefined/],
  [
    "a board with an invalid letter",
    ENDGAME.replace("O", "0"),
    {},
    "INVALID_POSITION",
    /^board: square 10 \(b2\): expected X, O or -, found "0"$/,
  ],
  ["a list for options", LONG, [], "INVALID_OPTION", /plain object, found an object of type Array/],
  [
    "a signal for options",
    LONG,
    AbortSignal.abort(),
    "INVALID_OPTION",
    /found an object of type AbortSignal/,
  ],
  ["a depth that is no number", LONG, { depth: Number.NaN }, "INVALID_OPTION", /^depth: .* found NaN/],
  ["a very long depth", LONG, { depth: "9".repeat(1e5) }, "INVALID_OPTION", /^.{150,300}$/],
  ["a negative budget", LONG, { budgetMs: -5 }, "INVALID_OPTION", /^budgetMs: .* found -5/],
  ["a budget without end", LONG, { budgetMs: Infinity }, "INVALID_OPTION", /^budgetMs: .* found Infinity/],
  ["nodes beyond counting", LONG, { nodes: 1e300 }, "INVALID_OPTION", /found 1e\+300$/],
  ["a budget in words", LONG, { budgetMs: "5" }, "INVALID_OPTION", /^budgetMs: .* found "5"/],
  ["a depth of nothing", LONG, { depth: 0 }, "INVALID_OPTION", /^depth: .* 1 to 60, found 0/],
  ["a broken depth", LONG, { depth: 2.5 }, "INVALID_OPTION", /found 2.5/],
  ["no nodes", LONG, { nodes: 0 }, "INVALID_OPTION", /^nodes: .* found 0/],
  ["nodes that are no number", LONG, { nodes: Number.NaN }, "INVALID_OPTION", /^nodes: .* found NaN/],
  ["level 21", LONG, { level: 21 }, "INVALID_OPTION", /^level: .* 1 to 20, found 21/],
  ["a selectivity of 90", LONG, { selectivity: 90 }, "INVALID_OPTION", /73, 87, 95.* found 90/],
  ["null for a number", LONG, { depth: null }, "INVALID_OPTION", /^depth: .* found null/],
  ["a book in words", LONG, { book: "yes" }, "INVALID_OPTION", /^book: .* found "yes"/],
  ["an unknown option", LONG, { dept: 5 }, "INVALID_OPTION", /dept/],
  ["options that are none", LONG, 1000, "INVALID_OPTION", /found 1000/],
  ["an object as a signal", LONG, { signal: {} }, "INVALID_OPTION", /^signal: .* found an object/],
  ["a listener, which no call has", LONG, { onProgress: () => {} }, "INVALID_OPTION", /onProgress/],
];

for (const { where, worker } of MODES) {
  suite(`an engine ${where} refuses`, () => {
    for (const [name, position, options, code, message] of REFUSED) {
      test(`${name}, and works on`, async (t) => {
        const engine = await engineFor(t, { worker });
        for (const call of [engine.search(position, options), engine.analyze(position, options)]) {
          await assert.rejects(call, (/** @type {flipside.FlipsideError} */ error) => {
            assert.ok(error instanceof FlipsideError);
            assert.equal(error.code, code);
            assert.match(error.message, message);
            return true;
          });
        }
        assert.equal((await engine.search(ENDGAME, { depth: 2 })).depth, 2);
      });
    }

    test("options that only other calls have", async (t) => {
      const engine = await engineFor(t, { worker });
      const wrong = /** @type {any} */ (engine);
      await assert.rejects(wrong.search(LONG, { count: 1 }), { code: "INVALID_OPTION", message: /count/ });
      await assert.rejects(wrong.solve(LONG, { depth: 1 }), { code: "INVALID_OPTION", message: /depth/ });
      await assert.rejects(engine.analyze(LONG, { count: 0 }), {
        code: "INVALID_OPTION",
        message: /found 0/,
      });
      await assert.rejects(wrong.outcome(LONG, { level: 1 }), { code: "INVALID_OPTION", message: /level/ });
    });

    test("to be made with options it cannot have", async () => {
      const wrong = /** @type {[any, RegExp][]} */ ([
        [{ tableBits: 0 }, /^tableBits: .* 1 to 24, found 0/],
        [{ tableBits: 25 }, /^tableBits: .* found 25/],
        [{ tableBits: "20" }, /^tableBits: .* found "20"/],
        [{ seed: -1n }, /^seed: .* found -1n/],
        [{ seed: 2n ** 64n }, /^seed: .* found 18446744073709551616n/],
        [{ seed: 0.5 }, /^seed: .* found 0.5/],
        [{ seed: "luck" }, /^seed: .* found "luck"/],
        [{ seed: () => 4 }, /^seed: .* found a function/],
        [{ threads: 2 }, /threads/],
      ]);
      for (const [options, message] of wrong) {
        await assert.rejects(Engine.create({ worker, ...options }), { code: "INVALID_OPTION", message });
      }
      await assert.rejects(Engine.create(/** @type {any} */ (null)), { code: "INVALID_OPTION" });
    });
  });
}

test("a worker that is neither yes, no nor an address is refused", async () => {
  const options = /** @type {any} */ ({ worker: 1 });
  await assert.rejects(Engine.create(options), { code: "INVALID_OPTION", message: /^worker: .* found 1/ });
});

test("a worker that cannot be started is unsupported, and the message says what to do", async () => {
  const nowhere = new URL("nowhere.js", import.meta.url);
  for (const worker of [nowhere, "nowhere"]) {
    await assert.rejects(Engine.create({ worker }), { code: "UNSUPPORTED", message: /`worker: false`/ });
  }
});
