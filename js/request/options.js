// The options that only JavaScript knows, and how the options of a call are copied and checked. The core checks its
// own.

import { isSignal } from "../host/abort.js";
import { copyPlain } from "../host/copy.js";
import { invalid } from "../host/error.js";
import { isUrl } from "../host/kind.js";
import { isKnowledge } from "./knowledge.js";

/**
 * @import { Book } from "../book/book.js"
 * @import { Limits, Selection, Style, TableOptions } from "../generated/types.js"
 * @import { Library } from "../library/library.js"
 * @import { WasmSource } from "../loading/wasm-source.js"
 */

/**
 * An option of every call.
 * @typedef {object} Signal
 * @property {AbortSignal | undefined} [signal] On abort the call rejects with the signal's reason, within 100 ms.
 */

/**
 * An option of every call of an engine or a pool.
 * @typedef {object} Priority
 * @property {number | undefined} [priority] A whole number: of the calls that wait, those with the highest one begin first, and of these
 *   the one that was made first. What has begun is not interrupted. 0 when left out.
 */

/**
 * How many calls may wait.
 * @typedef {object} Queueing
 * @property {number | undefined} [maxWaiting] How many calls may wait for their turn, 1 or more: one more rejects with `BUSY` at once. No
 *   limit when left out.
 */

/**
 * An option of a search in a game.
 * @typedef {object} Ponder
 * @property {boolean | undefined} [ponder] Whether to think on after the answer, in the time of the opponent, about the reply
 *   that is expected. The next call ends that, and finds what it has found. `false` when left out.
 */

/**
 * What an answer may depend on.
 * @typedef {object} Freshness
 * @property {boolean | undefined} [fresh] Whether one engine searches alone, forgets everything first and asks no library, so that limits
 *   in depth, level or nodes give the same answer whatever was searched before, however many engines a pool has, and with every
 *   `tableBits` from 18 to 20. A review forgets anyway; with it, it asks no library either. `false` when left out.
 */

/**
 * Which moves of a game are reviewed.
 * @typedef {object} Beginning
 * @property {number | undefined} [from] The ply of the first move that is reviewed: how many moves were played before it. The moves
 *   before it may be an opening that was drawn, and so nobody's mistakes. 0 when left out.
 */

/**
 * Whether a review shows something of the whole game at once.
 * @typedef {object} Survey
 * @property {number | undefined} [surveyMs] For how long each position is searched first, in milliseconds: the whole game is looked at
 *   once before any position is searched with the limits. No survey when left out.
 */

/**
 * Whether a review has what the coach explains mistakes by.
 * @typedef {object} Explaining
 * @property {boolean | number | undefined} [replies] Whether mistakes have `replies`, or from how many lost discs on; with `true` from two.
 *   When all positions are searched, two analyses of level 12 look at the replies to each mistake and to the best move, whatever the
 *   limits: 20 to 60 ms together. `false` when left out.
 */

/**
 * A `TrustedScriptURL` of a page with Trusted Types. The type libraries of many programs lack its name.
 * @typedef {object} TrustedAddress
 * @property {() => string} toJSON Gives the address.
 */

/** Where a worker is hosted. @typedef {string | URL | TrustedAddress} WorkerAddress */

/**
 * Where an engine runs.
 * @typedef {object} Hosting
 * @property {boolean | WorkerAddress | undefined} [worker] Whether to run in a worker of its own, or the address of a hosted
 *   `flipside/worker` where the built-in worker is not allowed; `true` when left out.
 * @property {WasmSource | PromiseLike<WasmSource> | undefined} [wasm] As for {@link init}, if it has not been called yet.
 */

/**
 * How a pool shares work.
 * @typedef {object} Sharing
 * @property {number | undefined} [workers] How many engines there are, 1 to 64. When left out: the number of processors, at most 4,
 *   and 4 where that number is unknown.
 * @property {boolean | undefined} [reproducible] Whether an engine forgets everything before each piece of work, so that
 *   limits in depth, level or nodes give the same answers however many engines there are; this takes several times as
 *   long. `false` when left out.
 */

/**
 * What an engine knows by heart.
 * @typedef {object} Knowledge
 * @property {Book | undefined} [book] The opening book that answers searches where it knows the position.
 * @property {Library | undefined} [library] The library of solved positions that answers calls where it knows the position, and
 *   is given what they prove.
 */

/** What an engine is made with. @typedef {TableOptions & Hosting & Knowledge & Queueing & Signal} EngineOptions */

/**
 * What a pool is made with. The options other than those of {@link Sharing} hold for each engine, so the memory for
 * tables is multiplied by the number of engines. With `worker: false` there is one engine, because several in one
 * thread could not run at the same time.
 * @typedef {EngineOptions & Sharing} PoolOptions
 */

/**
 * How a search is limited, which moves it chooses among, and how it ends. A `Character` is such options as well, and so is an object
 * with its fields and others of these.
 * @typedef {Limits & Style & Ponder & Freshness & Priority & Signal} SearchOptions
 */

/** How an analysis is limited, and which moves it is about. @typedef {Limits & Selection & Freshness & Priority & Signal} AnalyzeOptions */

/** How the proof of a score or an outcome begins and ends. @typedef {Freshness & Priority & Signal} SolveOptions */

/**
 * How the search of each position of a review is limited, and which moves it is about.
 * @typedef {Limits & Beginning & Explaining & Survey & Freshness & Priority & Signal} ReviewOptions
 */

/** What takes options: what is asked of an engine, or the making of an engine or a pool. @typedef {Task | "engine" | "pool"} Taker */

/** What is asked about a position. @typedef {"search" | "analyze" | "solve" | "outcome" | "review"} Task */

/**
 * What takes an option, what it must be, and how that is checked.
 * @typedef {{ of: readonly Taker[], expected: string, isRight: (value: unknown) => boolean }} HostOption
 */

const MAX_WORKERS = 64;

/** @type {readonly Taker[]} */
const EVERYTHING = ["search", "analyze", "solve", "outcome", "review", "engine", "pool"];

/** A whole number that is not below the least. @param {number} least @param {Taker[]} of @returns {HostOption} */
function wholeFrom(least, ...of) {
  const isRight = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= least;
  return { of, expected: `a whole number, ${least} or more`, isRight };
}

/**
 * The options that only JavaScript knows, each declared here and nowhere else: what takes it, what it must be, and how that is checked. Its
 * type and its description are above.
 * @type {Record<keyof (Beginning & Explaining & Freshness & Hosting & Knowledge & Ponder & Priority & Queueing & Sharing & Signal &
 *   Survey), HostOption>}
 */
const HOST_OPTIONS = {
  signal: { of: EVERYTHING, expected: "an AbortSignal", isRight: isSignal },
  fresh: {
    of: ["search", "analyze", "solve", "outcome", "review"],
    expected: "true or false",
    isRight: isBoolean,
  },
  ponder: { of: ["search"], expected: "true or false", isRight: isBoolean },
  priority: {
    of: ["search", "analyze", "solve", "outcome", "review"],
    expected: "a whole number",
    isRight: Number.isSafeInteger,
  },
  maxWaiting: wholeFrom(1, "engine", "pool"),
  // That the game is as long is checked where the game is known.
  from: wholeFrom(0, "review"),
  surveyMs: wholeFrom(0, "review"),
  replies: {
    of: ["review"],
    expected: "true, false or a number of discs, 1 to 64",
    isRight: (value) =>
      isBoolean(value) || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 64),
  },
  worker: {
    of: ["engine", "pool"],
    expected: "true, false or an address",
    isRight: (value) => isBoolean(value) || typeof value === "string" || isUrl(value) || isTrusted(value),
  },
  // A source may be a promise, so it is checked where it is read.
  wasm: { of: ["engine", "pool"], expected: "", isRight: () => true },
  book: {
    of: ["engine", "pool"],
    expected: "a Book of flipside/book",
    isRight: (value) => isKnowledge(value, "book"),
  },
  library: {
    of: ["engine", "pool"],
    expected: "a Library of flipside/library",
    isRight: (value) => isKnowledge(value, "library"),
  },
  workers: {
    of: ["pool"],
    expected: `a whole number from 1 to ${MAX_WORKERS}`,
    isRight: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_WORKERS,
  },
  reproducible: { of: ["pool"], expected: "true or false", isRight: isBoolean },
};

/** The name of an option that only JavaScript knows. @typedef {keyof typeof HOST_OPTIONS} HostName */

/** Whether a value is a `TrustedScriptURL`. @param {unknown} value @returns {boolean} */
function isTrusted(value) {
  return /** @type {any} */ (globalThis).trustedTypes?.isScriptURL(value) ?? false;
}

/** @param {unknown} value */
function isBoolean(value) {
  return typeof value === "boolean";
}

/** The names of the options that only JavaScript knows and that something takes. @param {Taker} taker @returns {HostName[]} */
export function hostNamesOf(taker) {
  const all = /** @type {[HostName, { of: readonly Taker[] }][]} */ (Object.entries(HOST_OPTIONS));
  return all.filter(([, { of }]) => of.includes(taker)).map(([name]) => name);
}

/**
 * Copies the options of a call, so that later changes to the object have no effect, and checks the ones that only
 * JavaScript knows.
 * @template {object} Options
 * @param {Options} options
 * @param {readonly HostName[]} names of the options to check
 * @returns {Options}
 * @throws {FlipsideError} `INVALID_OPTION`
 */
export function copyOptions(options, names) {
  const copied = /** @type {Record<string, unknown>} */ (copyPlain(options));
  for (const name of names) {
    const value = copied[name];
    const { expected, isRight } = HOST_OPTIONS[name];
    if (value === undefined || isRight(value)) continue;
    throw invalid(name, expected, value);
  }
  return /** @type {Options} */ (copied);
}
