// Odd values in every place where a caller may pass one: each is refused with a code, or answered rightly.

import assert from "node:assert/strict";
import { Engine, Game } from "flipside";
import { pick } from "../support/random.js";
import { checkReport, ENDGAME, randomGame } from "./checks.js";

/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const values = { name: "values", rounds: 60, open };

const CODES = ["INVALID_POSITION", "ILLEGAL_MOVE", "INVALID_OPTION", "INVALID_DATA", "GAME_OVER"];
const LETTERS = [..."abcdefghXO-.*#@ 0123456789\n\t;:()[]{}|?+＋\u0000\ud800é●○・１Ａ"];

/** Limits that end soon. */
const SHORT = /** @type {const} */ ([
  { depth: 2 },
  { nodes: 500 },
  { level: 2 },
  { budgetMs: 1 },
  { depth: 3, selectivity: 73 },
]);
const NAMES = /** @type {const} */ ([
  "depth",
  "nodes",
  "level",
  "budgetMs",
  "selectivity",
  "clock",
  "book",
  "signal",
  "moves",
  "count",
  "skill",
  "variety",
  "ponder",
  "__proto__",
  "constructor",
]);

async function open() {
  const engine = await Engine.create({ worker: false, tableBits: 8 });
  return {
    /** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
    round: async (random, note) => {
      for (let step = 0; step < 20; step += 1) {
        const position = random() < 0.5 ? randomGame(random) : oddPosition(random);
        /** @type {any} */
        const options = { ...pick(random, SHORT) };
        if (random() < 0.7) options[pick(random, NAMES)] = oddValue(random, 0);
        const method = pick(random, /** @type {const} */ (["search", "analyze", "review", "parse"]));
        note(`${method} ${shown(position)} ${shown(options)}`);
        // An odd limit can be as good as none.
        const timer = setTimeout(() => engine.stop(), 1000);
        try {
          if (method === "parse") {
            const { moves } = Game.parse(position);
            assert.ok(Array.isArray(moves));
          } else if (method === "review") {
            await engine.review("f5d6c3", options);
          } else {
            const report = await engine[method](position, options);
            checkReport(report, Game.parse(typeof position === "string" ? position : position.toString()));
          }
        } catch (error) {
          checkRefusal(error);
        } finally {
          clearTimeout(timer);
        }
      }
      const { score } = await engine.search(ENDGAME, { depth: 14 });
      assert.equal(score, 18, "the engine plays on as before");
    },
    close: () => engine.dispose(),
  };
}

/** @param {any} error */
function checkRefusal(error) {
  if (error?.name === "FlipsideError" && CODES.includes(error.code) && error.message.length < 1000) return;
  throw error;
}

/** @param {() => number} random @returns {any} */
function oddPosition(random) {
  const choice = random();
  if (choice < 0.3) return Array.from({ length: random() * 80 }, () => pick(random, LETTERS)).join("");
  if (choice < 0.6) return altered(random, randomGame(random).toString());
  if (choice < 0.8) return altered(random, randomGame(random).transcript);
  if (choice < 0.9) return altered(random, JSON.stringify(randomGame(random)));
  return oddValue(random, 0);
}

/** A text with some letters changed, left out or put in. @param {() => number} random @param {string} text */
function altered(random, text) {
  const letters = [...text];
  for (let change = 0; change < 1 + random() * 3; change += 1) {
    const at = Math.floor(random() * letters.length);
    letters.splice(at, random() < 0.6 ? 1 : 0, ...(random() < 0.7 ? [pick(random, LETTERS)] : []));
  }
  return letters.join("");
}

/** @param {() => number} random @param {number} depth @returns {unknown} */
function oddValue(random, depth) {
  /** @type {(() => unknown)[]} */
  const simple = [
    () => undefined,
    () => null,
    () => true,
    () => 0,
    () => -0,
    () => -1,
    () => 1,
    () => 7,
    () => 99,
    () => 61,
    () => 2 ** 53,
    () => 0.5,
    () => Number.NaN,
    () => Number.POSITIVE_INFINITY,
    () => 5e-324,
    () => 3n,
    () => -(2n ** 70n),
    () => "",
    () => "3",
    () => "f5",
    () => "x".repeat(1e5),
    () => Symbol("3"),
    () => () => 3,
    () => new Date(0),
    () => new Uint8Array(3),
    () => new Map([["depth", 3]]),
    () => new Proxy({}, {}),
    () => Object.create(null),
    () => Object.freeze({ depth: 3 }),
    () => Object.create(Game.prototype),
    () => new AbortController(),
    () => ["d6", "f4"],
    () => ["d6", 5],
    () => ({ discs: 2, seed: 1 }),
    () => ({ remainingMs: 1 }),
    () => ({
      get depth() {
        throw new Error("do not read me");
      },
    }),
  ];
  if (depth < 2 && random() < 0.2) return [oddValue(random, depth + 1), oddValue(random, depth + 1)];
  if (depth < 2 && random() < 0.2)
    return {
      [pick(random, ["remainingMs", "incrementMs", "discs", "seed", "start", "moves"])]: oddValue(
        random,
        depth + 1,
      ),
    };
  return pick(random, simple)();
}

/** @param {any} value */
function shown(value) {
  try {
    return (
      JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? `${inner}n` : inner))?.slice(0, 200) ??
      String(value)
    );
  } catch {
    return Object.prototype.toString.call(value);
  }
}
