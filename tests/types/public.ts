// Compiled, never run: the public types as a user of strict TypeScript meets them.

import type {
  AnalyzeOptions,
  EngineOptions,
  EngineStats,
  ErrorCode,
  Limits,
  Line,
  PoolOptions,
  PositionLike,
  SearchOptions,
  SearchProgress,
  SearchResult,
  Solution,
  WasmSource,
} from "flipside";
import { Engine, EnginePool, FlipsideError, Game, init } from "flipside";
import { init as initSlim, Engine as SlimEngine } from "flipside/slim";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <_Yes extends true>(): void => {};

const options: EngineOptions = { tableBits: 20, seed: 1n, worker: false, book: true };
const engine = await Engine.create(options);
const game = new Game();
game.play("f5").play("d6");

const watched: SearchOptions = {
  level: 3,
  signal: new AbortController().signal,
  onProgress: (progress) => same<Same<typeof progress, SearchProgress>>(),
};
const result = await engine.search(game, watched);
same<Same<typeof result, SearchResult>>();
same<Same<typeof result.move, string | null>>();
same<Same<typeof result.stopped, "budget" | "depth" | "nodes" | "solved" | "stop">>();
same<Same<typeof result.source, "book" | "library" | "search">>();

const everyMove: AnalyzeOptions = {
  count: 3,
  moves: ["f5"],
  onProgress: (lines) => same<Same<typeof lines, Line[]>>(),
};
const lines = await engine.analyze("f5", everyMove);
same<Same<(typeof lines)[0]["move"], string>>();

const solution: Solution = await engine.solve("f5", { wld: true });
same<Same<typeof solution.outcome, "win" | "draw" | "loss" | null>>();

const poolOptions: PoolOptions = { workers: 2, tableBits: 12 };
const pool = await EnginePool.create(poolOptions);
const shared = [pool.analyze(game, everyMove), pool.search("f5", watched), pool.solve("f5")] as const;
const [everyLine, ...others] = await Promise.all(shared);
same<Same<typeof everyLine, Line[]>>();
same<Same<typeof others, [SearchResult, Solution]>>();
same<Same<typeof pool.size, number>>();

const stats: EngineStats = await engine.stats();
same<Same<typeof stats.seed, bigint>>();
const bytes = await engine.saveTable();
same<Same<typeof bytes, Uint8Array<ArrayBuffer>>>();
const view = engine.tableView();
same<Same<typeof view, BigUint64Array>>();
same<Same<ReturnType<typeof engine.dispose>, Promise<void>>>();

same<Same<typeof game.turn, "black" | "white">>();
const discs: { black: number; white: number } = game.discs;
same<Same<ReturnType<typeof game.legalMoves>, string[]>>();
same<Same<typeof game.openingName, string | null>>();
const positions: PositionLike[] = [game, "f5d6", game.toString()];
const limits: Limits = { budgetMs: 10, depth: 5, nodes: 1000, level: 4, selectivity: 100, book: false };
const sources: WasmSource[] = ["engine.wasm", new URL("https://example.org/engine.wasm"), new Uint8Array()];
await init();
await initSlim(sources[0]);
await SlimEngine.create({ wasm: fetch("engine.wasm") });

const error = new FlipsideError("DISPOSED", "gone");
same<Same<typeof error.code, ErrorCode>>();

// @ts-expect-error: engines come from Engine.create.
new Engine();
// @ts-expect-error: pools come from EnginePool.create.
new EnginePool();
// @ts-expect-error: no such option.
await engine.search(game, { dept: 5 });
// @ts-expect-error: no such code.
new FlipsideError("OTHER", "");

export { discs, limits, positions };
