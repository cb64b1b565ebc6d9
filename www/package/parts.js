// Parts of the package that no first visit needs, each loaded when it is asked for.

/** @import { Book, Coach, CoachWords, Engine, EnginePool, Formats, Library, Puzzles } from "./flipside.js" */

import { MODULE } from "./flipside.js";

/** More engines would leave the tables little memory. */
const MOST_WORKERS = 4;

/**
 * Loads several engines that share work, on half of the processors; `null` where these are too few for two. Their tables together are
 * no larger than two of the engine's.
 * @returns {Promise<EnginePool | null>}
 */
export async function loadTeam() {
  const workers = Math.min(MOST_WORKERS, Math.floor(navigator.hardwareConcurrency / 2));
  if (!(workers >= 2)) return null;
  return createPool(workers);
}

/**
 * Loads an engine of its own for what nobody waits for, as large as each of a team, so that it finds the same.
 * @returns {Promise<EnginePool>}
 */
export function loadQuietEngine() {
  return createPool(1);
}

/** @param {number} workers @returns {Promise<EnginePool>} */
async function createPool(workers) {
  const [{ EnginePool }, { withPossibleScores }, library] = await Promise.all([
    import("../dist/slim.js"),
    import("./possible.js"),
    loadLibrary(),
  ]);
  return withPossibleScores(await EnginePool.create({ workers, tableBits: 19, wasm: MODULE, library }));
}

/** @type {Promise<Library | undefined> | undefined} */
let loading;

/**
 * Loads what was solved, here and on earlier visits: one library for all engines of the page, so that none solves it again. There is
 * none in a browser that stores nothing.
 */
export function loadLibrary() {
  loading ??= import("../dist/library.js")
    .then(({ Library }) => Library.open("flipside-library"))
    .catch(() => undefined);
  return loading;
}

/** Loads what says why a move was a mistake. @returns {Promise<Coach>} */
export function loadCoach() {
  return import("../dist/coach.js");
}

/**
 * What the coach says in each language but English, which it knows by itself.
 * @type {Record<string, () => Promise<{ words: CoachWords }>>}
 */
export const COACH_WORDS = Object.freeze({
  de: () => import("../dist/coach/languages/de.js"),
  es: () => import("../dist/coach/languages/es.js"),
  fr: () => import("../dist/coach/languages/fr.js"),
  ja: () => import("../dist/coach/languages/ja.js"),
  "zh-Hans": () => import("../dist/coach/languages/zh-Hans.js"),
  "zh-Hant": () => import("../dist/coach/languages/zh-Hant.js"),
});

/** Loads the collection of puzzles, whose files come when they are asked for. @returns {Promise<Puzzles>} */
export async function loadPuzzleCollection() {
  const { Puzzles } = await import("../dist/puzzles.js");
  return Puzzles.load();
}

/** Loads what reads and writes games in the formats of files. @returns {Promise<Formats>} */
export function loadFormats() {
  return import("../dist/formats.js");
}

/**
 * Loads a small engine in the page itself, whose table can be looked at while it thinks. It thinks in short slices.
 * @param {number} tableBits
 * @returns {Promise<Engine>}
 */
export async function loadOpenEngine(tableBits) {
  const { Engine } = await import("../dist/slim.js");
  return Engine.create({ worker: false, tableBits, wasm: MODULE });
}

/** Opens a book that a person has. @param {Uint8Array} bytes @returns {Promise<Book>} */
export async function openBook(bytes) {
  const { Book } = await import("../dist/book.js");
  return Book.load(bytes);
}
