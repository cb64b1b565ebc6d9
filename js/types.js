/**
 * A position to think about: a {@link Game}, a transcript (`"f5d6c3"`, any case, spaces allowed), or 64 squares of
 * `-XO` from a1, b1 … to h8, and the side to move (`X` black, `O` white).
 * @typedef {import("./game.js").Game | string} PositionLike
 */

/**
 * Where the compiled engine comes from: an address, a response, its bytes, or a compiled module.
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} WasmSource
 */

/**
 * What an engine is made with.
 * @typedef {object} EngineOptions
 * @property {number} [tableBits] Size of the transposition table: 2 to this power buckets of 32 bytes, 1 to 24;
 *   20 (32 MiB) when left out.
 * @property {bigint | number | "random"} [seed] What the hash keys are made of. The same seed, table size, and limits
 *   in depth or nodes give the same move, score and node count. The same for all engines when left out.
 * @property {boolean | string | URL} [worker] Whether to think in a worker of its own, or the address of the package's
 *   `worker.js` where the built-in way is not allowed; `true` when left out.
 * @property {WasmSource | PromiseLike<WasmSource>} [wasm] As for {@link init}, if it has not been called yet.
 * @property {boolean} [book] Whether searches may answer from the opening book; `true` when left out.
 * @property {AbortSignal} [signal] Gives up making the engine.
 */

/**
 * How large a pool is.
 * @typedef {object} PoolSize
 * @property {number} [workers] How many engines there are, 1 to 64; when left out as many as the machine has processors,
 *   at most 4, and 4 where that is not known.
 */

/**
 * What a pool is made with. All options but `workers` are those of each engine, so the memory for tables is as many times
 * as much. With `worker: false` there is one engine, as more could not think at the same time.
 * @typedef {EngineOptions & PoolSize} PoolOptions
 */

/**
 * What a search may spend. Without `budgetMs`, `depth`, `nodes` and `level`: level 10.
 * @typedef {object} Limits
 * @property {number} [budgetMs] Time in milliseconds, 0 or more.
 * @property {number} [depth] Depth in plies, 1 to 60.
 * @property {number} [nodes] Nodes to visit, 1 or more.
 * @property {number} [level] Strength, 1 to 20: a depth and a selectivity for each phase of the game.
 * @property {number} [selectivity] How sure to be of each forward cut: 73, 87, 95, 98, 99 percent, or 100 for no cuts.
 * @property {boolean} [book] Whether this search may answer from the opening book.
 */

/**
 * How to follow and give up a search.
 * @template Progress
 * @typedef {object} Watch
 * @property {AbortSignal} [signal] On abort the search rejects with the signal's reason.
 * @property {(progress: Progress) => void} [onProgress] Told what is known so far, at most every 50 milliseconds.
 */

/**
 * One move with what is known of it.
 * @typedef {object} Line
 * @property {string} move A square such as `"f5"`, or `"pass"`.
 * @property {number} score In discs, positive when it is good for the side to move; empty squares go to the winner.
 * @property {boolean} exact Whether the score is proven to the end of the game.
 * @property {number} depth How many plies deep the score was searched.
 * @property {number} selectivity How sure each forward cut was, in percent; 100: there were none.
 * @property {string[]} pv The principal variation: best play for both sides, beginning with the move. It may end before
 *   `depth`, as the last plies are not remembered; that of an exact score does not.
 */

/**
 * What a search knows while it runs.
 * @typedef {object} SearchProgress
 * @property {string | null} move The best move: a square such as `"f5"`, `"pass"`, or `null` when the game is over.
 * @property {number} score In discs, positive when it is good for the side to move; empty squares go to the winner.
 * @property {boolean} exact Whether the score is proven to the end of the game.
 * @property {number} depth How many plies deep the score was searched.
 * @property {number} selectivity How sure each forward cut was, in percent; 100: there were none.
 * @property {string[]} pv The principal variation: best play for both sides, beginning with the move. It may end before
 *   `depth`, as the last plies are not remembered; that of an exact score does not.
 * @property {number} nodes How many nodes the search visited.
 * @property {number} elapsedMs How long the search took, in milliseconds.
 * @property {"book" | "library" | "search"} source Where the answer is from.
 */

/** What ended a search. @typedef {"budget" | "depth" | "nodes" | "solved" | "stop"} Stopped */

/**
 * How a search came to its end.
 * @typedef {object} Ending
 * @property {Stopped} stopped What ended the search.
 */

/** The answer of a search. @typedef {SearchProgress & Ending} SearchResult */

/**
 * The answer of {@link Engine.solve}.
 * @typedef {object} Solution
 * @property {"win" | "draw" | "loss" | null} outcome How the game ends for the side to move; `null` when the search was
 *   stopped before it was proven.
 * @property {string | null} move A best move: a square such as `"f5"`, `"pass"`, or `null` when the game is over.
 * @property {number | null} score In discs, positive when it is good for the side to move; an estimate when `exact` is
 *   false; `null` when only win, draw or loss was asked for.
 * @property {boolean} exact Whether the score is proven.
 * @property {string[]} pv The principal variation: best play for both sides, beginning with the move. It may end before
 *   `depth`, as the last plies are not remembered; that of an exact score does not.
 * @property {number} nodes How many nodes the search visited.
 * @property {number} elapsedMs How long the search took, in milliseconds.
 * @property {Stopped} stopped What ended the search.
 */

/** Options of {@link Engine.search}. @typedef {Limits & Watch<SearchProgress>} SearchOptions */

/**
 * Which moves an analysis is about.
 * @typedef {object} MoveSelection
 * @property {number} [count] How many moves, the best; all when left out.
 * @property {readonly string[]} [moves] The legal moves to score; all when left out.
 */

/** Options of {@link Engine.analyze}. @typedef {Limits & Watch<Line[]> & MoveSelection} AnalyzeOptions */

/**
 * What is to be proven.
 * @typedef {object} Aim
 * @property {boolean} [wld] Only win, draw or loss, which is faster.
 */

/** Options of {@link Engine.solve}. @typedef {Watch<SearchProgress> & Aim} SolveOptions */

/** The color of a player; black moves first. @typedef {import("./generated/engine.js").Color} Color */
/** A square of the board, `"a1"` … `"h8"`. @typedef {import("./generated/engine.js").Square} Square */
/** What a side does when it is its turn: a square, or `"pass"`. @typedef {import("./generated/engine.js").Move} Move */

/**
 * A whole game as JSON.
 * @typedef {object} GameRecord
 * @property {string} start The text of the start: 64 squares of `-XO`, a space, and the side to move.
 * @property {Move[]} moves All moves, those after the cursor included.
 * @property {number} ply How many moves lie before the cursor.
 */

/**
 * How many discs each side has.
 * @typedef {object} Discs
 * @property {number} black The number of black discs.
 * @property {number} white The number of white discs.
 */

/**
 * What an engine is and has spent.
 * @typedef {object} EngineStats
 * @property {number} tableBits The number of bits that index the table.
 * @property {number} tableBytes The size of the table in bytes.
 * @property {number} tableUsed How many of the table's entries are in use; each has 16 bytes.
 * @property {bigint} seed What the hash keys are made of: pass it to {@link Engine.create} to get the same engine again.
 * @property {number} searches How many searches were begun.
 * @property {number} nodes How many nodes they visited.
 * @property {number} elapsedMs How long they took, in milliseconds.
 */

/**
 * What went wrong, for programs:
 * - `INVALID_POSITION`: a text is not a position or a transcript;
 * - `ILLEGAL_MOVE`: a move is against the rules, or no move at all;
 * - `INVALID_OPTION`: an option has a value it cannot have, or is not known;
 * - `INVALID_DATA`: the wasm or a saved table is damaged, missing, or of another kind;
 * - `UNSUPPORTED`: the place this runs in lacks something that was asked for;
 * - `DISPOSED`: the engine is no longer there.
 * @typedef {"INVALID_POSITION" | "ILLEGAL_MOVE" | "INVALID_OPTION" | "INVALID_DATA" | "UNSUPPORTED" | "DISPOSED"} ErrorCode
 */

export {};
