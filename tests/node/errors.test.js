import assert from "node:assert/strict";
import { suite, test } from "node:test";
import * as flipside from "flipside";
import { Book } from "flipside/book";
import { failuresOf } from "../errors/failures.js";
import { ENDGAME, engineFor, LONG, MODES } from "./engines.js";
import { inNewProcess } from "./process.js";

/** @import { ErrorCode } from "flipside" */

const { Engine, EnginePool, FlipsideError } = flipside;

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

test("options that only JavaScript knows are refused in its words", async (t) => {
  const wrong = /** @type {[any, string][]} */ ([
    [{ worker: 1 }, "worker: expected true, false or an address, found 1"],
    [{ workers: 0 }, "workers: expected a whole number from 1 to 64, found 0"],
    [{ reproducible: 1 }, "reproducible: expected true or false, found 1"],
    [{ library: {} }, "library: expected a Library of flipside/library, found an object of type Object"],
    [{ signal: "now" }, 'signal: expected an AbortSignal, found "now"'],
  ]);
  for (const [options, message] of wrong)
    await assert.rejects(EnginePool.create(options), { code: "INVALID_OPTION", message });
  const engine = /** @type {any} */ (await engineFor(t, { worker: false }));
  const message = "ponder: expected true or false, found 1";
  await assert.rejects(engine.search(LONG, { ponder: 1 }), { code: "INVALID_OPTION", message });
  for (const call of [engine.analyze(LONG, { ponder: true }), engine.solve(LONG, { ponder: true })])
    await assert.rejects(call, { code: "INVALID_OPTION", message: /found "ponder"$/ });
  assert.equal((await engine.search(ENDGAME, { depth: 2, ponder: false })).depth, 2);
});

test("values in messages are written as in code, and shortened", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const [value, found] of /** @type {[any, string][]} */ ([
    ["x".repeat(80), `"${"x".repeat(80)}"`],
    ["x".repeat(81), `"${"x".repeat(80)}…"`],
    [10n ** 40n, `1${"0".repeat(40)}n`],
    [10n ** 40n + 1n, "a very large bigint"],
    [-(10n ** 40n), `-1${"0".repeat(40)}n`],
    [-(10n ** 40n) - 1n, "a very large bigint"],
    [() => 3, "a function"],
    [null, "null"],
    [undefined, "undefined"],
    [-0.5, "-0.5"],
    [new Map(), "an object of type Map"],
    [Object.create(null), "an object of type ?"],
    [proxy, "an object that cannot be read"],
  ])) {
    const message = `stones: expected a whole number from 1 to 4, found ${found}`;
    assert.throws(() => flipside.handicapGame(value), { code: "INVALID_OPTION", message });
  }
});

test("an error has its cause, and one of the package stays as it is", async () => {
  const gone = new Error("gone");
  await assert.rejects(Book.load(Promise.reject(gone)), { message: "no book: gone", cause: gone });
  const own = new FlipsideError("DISPOSED", "mine");
  await assert.rejects(Book.load(Promise.reject(own)), (error) => error === own);
  await assert.rejects(Book.load(new URL("nowhere", import.meta.url)), (/** @type {any} */ error) => {
    assert.match(error.message, /^no book at file:.*nowhere: ENOENT/);
    assert.equal(error.cause.code, "ENOENT");
    return true;
  });
});

test("a worker that cannot be started is unsupported, and the message says what to do", async () => {
  const nowhere = new URL("nowhere.js", import.meta.url);
  for (const worker of [nowhere, "nowhere"]) {
    await assert.rejects(Engine.create({ worker }), { code: "UNSUPPORTED", message: /`worker: false`/ });
  }
});
