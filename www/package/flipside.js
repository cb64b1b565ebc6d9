/** Where the page takes the engine from: the built package, beside the page on any static host. */

/** @typedef {import("../dist/book.js").Book} Book */
/** @typedef {import("../dist/book.js").BookEntry} BookEntry */
/** @typedef {import("../dist/book.js").BookMove} BookMove */
/** @typedef {import("../dist/slim.js").Color} Color */
/** @typedef {import("../dist/slim.js").Engine} Engine */
/** @typedef {import("../dist/slim.js").EnginePool} EnginePool */
/** @typedef {import("../dist/slim.js").Found} Found */
/** @typedef {import("../dist/library.js").Library} Library */
/** @typedef {import("../dist/slim.js").Level} Level */
/** @typedef {import("../dist/slim.js").Limits} Limits */
/** @typedef {import("../dist/slim.js").Skill} Skill */
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
/** @typedef {import("../dist/coach.js").Praise} CoachPraise */
/** @typedef {import("../dist/coach.js").Known} CoachKnown */
/** @typedef {import("../dist/coach.js").Decided} CoachDecided */
/** @typedef {import("../dist/coach.js").ExplainOptions} CoachOptions */
/** @typedef {import("../dist/coach.js").RepliesToBoth} CoachReplies */

/** @typedef {import("../dist/games.js").FoundGame} FoundGame */
/** @typedef {import("../dist/games.js").FoundGames} FoundGames */
/** @typedef {import("../dist/games.js").GameFilter} GameFilter */
/** @typedef {import("../dist/games.js").KeptGame} KeptGame */
/** @typedef {import("../dist/games.js").PositionStatistics} PositionStatistics */
/** @typedef {import("../dist/games.js").SortOrder} SortOrder */

/** @typedef {import("../dist/puzzles.js").Puzzles} Puzzles */

/** @typedef {typeof import("../dist/formats.js")} Formats */
/** @typedef {import("../dist/formats.js").GameTree} GameTree */
/** @typedef {import("../dist/formats.js").Imported} Imported */
/** @typedef {import("../dist/formats.js").Finding} Finding */
/** @typedef {import("../dist/formats.js").ImportedGame} ImportedGame */
/** @typedef {import("../dist/formats.js").PositionMark} PositionMark */
/** @typedef {import("../dist/formats.js").Problem} Problem */
/** @typedef {import("../dist/formats.js").ShapeMark} ShapeMark */
/** @typedef {import("../dist/formats.js").Tags} Tags */
/** @typedef {import("../dist/formats.js").WrittenFile} WrittenFile */

export { OthelloBoard } from "../dist/board.js";
export { Game, handicapGame } from "../dist/game.js";

/** The engine itself. */
export const MODULE = new URL("../dist/engine_bg.wasm", import.meta.url);

/**
 * Loads one engine in a worker of its own, both from plain files so that a strict content security policy allows them.
 * Rejects when a file is missing or the browser cannot run it.
 * @param {(tableBytes: number) => void} [tell] is told how large the table is where there is little memory
 * @returns {Promise<Engine>}
 */
export async function loadEngine(tell) {
  const [{ Engine }, { withPossibleScores }] = await Promise.all([
    import("../dist/slim.js"),
    import("./possible.js"),
  ]);
  const create = async (/** @type {object} */ options) =>
    withPossibleScores(await Engine.create({ wasm: MODULE, ...options }));
  return create({}).catch(async (error) => {
    const { withLessMemory } = await import("./less-memory.js");
    return withLessMemory((tableBits) => create({ tableBits }), error, tell);
  });
}

/** Loads the opening book of the package. @returns {Promise<Book>} */
export async function loadBook() {
  const { Book } = await import("../dist/book.js");
  return Book.load();
}
