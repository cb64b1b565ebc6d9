/** Where the page takes the engine from: the built package, beside the page on any static host. */

/** @typedef {import("../dist/book.js").Book} Book */
/** @typedef {import("../dist/book.js").BookEntry} BookEntry */
/** @typedef {import("../dist/book.js").BookMove} BookMove */
/** @typedef {import("../dist/slim.js").Color} Color */
/** @typedef {import("../dist/slim.js").Engine} Engine */
/** @typedef {import("../dist/slim.js").EnginePool} EnginePool */
/** @typedef {import("../dist/slim.js").Found} Found */
/** @typedef {import("../dist/library.js").Library} Library */
/** @typedef {import("../dist/slim.js").Limits} Limits */
/** @typedef {import("../dist/slim.js").Line} Line */
/** @typedef {import("../dist/slim.js").Move} Move */
/** @typedef {import("../dist/slim.js").Ponder} Ponder */
/** @typedef {import("../dist/slim.js").Report} Report */
/** @typedef {import("../dist/slim.js").Review} Review */
/** @typedef {import("../dist/slim.js").Solution} Solution */
/** @typedef {import("../dist/slim.js").Style} Style */
/** @typedef {import("../dist/slim.js").ReviewedMove} ReviewedMove */
/**
 * @template Answer
 * @typedef {import("../dist/slim.js").Search<Answer>} Search
 */
/** @typedef {typeof import("../dist/slim.js").Game} GameClass */

/** @typedef {import("../dist/board.js").Mark} Mark */
/** @typedef {import("../dist/board.js").Texts} Texts */

/** @typedef {typeof import("../dist/coach.js")} Coach */
/** @typedef {import("../dist/coach.js").Words} CoachWords */
/** @typedef {import("../dist/coach.js").Reason} CoachReason */
/** @typedef {import("../dist/coach.js").Known} CoachKnown */

/** @typedef {import("../dist/games.js").FoundGame} FoundGame */
/** @typedef {import("../dist/games.js").FoundGames} FoundGames */
/** @typedef {import("../dist/games.js").GameFilter} GameFilter */
/** @typedef {import("../dist/games.js").KeptGame} KeptGame */
/** @typedef {import("../dist/games.js").PositionStatistics} PositionStatistics */
/** @typedef {import("../dist/games.js").SortOrder} SortOrder */

/** @typedef {typeof import("../dist/formats.js")} Formats */
/** @typedef {import("../dist/formats.js").GameTree} GameTree */
/** @typedef {import("../dist/formats.js").Imported} Imported */
/** @typedef {import("../dist/formats.js").ImportedGame} ImportedGame */
/** @typedef {import("../dist/formats.js").PositionMark} PositionMark */
/** @typedef {import("../dist/formats.js").ShapeMark} ShapeMark */
/** @typedef {import("../dist/formats.js").Tags} Tags */
/** @typedef {import("../dist/formats.js").WrittenFile} WrittenFile */

export { OthelloBoard } from "../dist/board.js";
export { Game, handicapGame } from "../dist/game.js";

/** The collection of puzzles. */
export const puzzlesAddress = new URL("../data/puzzles.obf", import.meta.url);
const MODULE = new URL("../dist/engine_bg.wasm", import.meta.url);

/** More engines would leave the tables little memory. */
const MOST_WORKERS = 4;

/**
 * Loads one engine in a worker of its own, both from plain files so that a strict content security policy allows them.
 * Rejects when a file is missing or the browser cannot run it.
 * @param {(tableBytes: number) => void} [tell] is told how large the table is where there is little memory
 * @returns {Promise<Engine>}
 */
export async function loadEngine(tell) {
  const [{ Engine }, library] = await Promise.all([import("../dist/slim.js"), loadLibrary()]);
  const create = (/** @type {object} */ options) => Engine.create({ wasm: MODULE, library, ...options });
  return create({}).catch(async (error) => {
    const { withLessMemory } = await import("./less-memory.js");
    return withLessMemory((tableBits) => create({ tableBits }), error, tell);
  });
}

/**
 * Loads several engines that share work, on half of the processors; `null` where these are too few for two. Their tables together are
 * no larger than two of the engine's.
 * @returns {Promise<EnginePool | null>}
 */
export async function loadTeam() {
  const workers = Math.min(MOST_WORKERS, Math.floor(navigator.hardwareConcurrency / 2));
  if (!(workers >= 2)) return null;
  const { EnginePool } = await import("../dist/slim.js");
  return EnginePool.create({ workers, tableBits: 19, wasm: MODULE, library: await loadLibrary() });
}

/** @type {Promise<Library | undefined> | undefined} */
let loading;

/**
 * Loads what was solved, here and on earlier visits: one library for all engines of the page, so that none solves it again. There is
 * none in a browser that stores nothing.
 */
export function loadLibrary() {
  loading ??= import("../dist/library.js").then(({ Library }) => Library.open()).catch(() => undefined);
  return loading;
}

/** Loads what says why a move was a mistake. @returns {Promise<Coach>} */
export function loadCoach() {
  return import("../dist/coach.js");
}

/** What the coach says in each language but English, which it knows by itself. @type {Record<string, () => Promise<{ words: CoachWords }>>} */
export const COACH_WORDS = Object.freeze({
  de: () => import("../dist/coach/languages/de.js"),
  es: () => import("../dist/coach/languages/es.js"),
  fr: () => import("../dist/coach/languages/fr.js"),
  ja: () => import("../dist/coach/languages/ja.js"),
  "zh-Hans": () => import("../dist/coach/languages/zh-Hans.js"),
  "zh-Hant": () => import("../dist/coach/languages/zh-Hant.js"),
});

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

/** Loads the opening book of the package. @returns {Promise<Book>} */
export async function loadBook() {
  const { Book } = await import("../dist/book.js");
  return Book.load();
}

/** Opens a book that a person has. @param {Uint8Array} bytes @returns {Promise<Book>} */
export async function openBook(bytes) {
  const { Book } = await import("../dist/book.js");
  return Book.load(bytes);
}
