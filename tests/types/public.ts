// Compiled, never run: the public types as a user of strict TypeScript meets them.

import type {
  Beginning,
  Character,
  Color,
  EngineOptions,
  ErrorCode,
  Found,
  Level,
  Limits,
  Line,
  Move,
  Outcome,
  Ponder,
  PoolOptions,
  PositionLike,
  Report,
  Review,
  Search,
  Selectivity,
  Signal,
  Skill,
  Solution,
  Square,
  Stats,
  Style,
  Survey,
  Variety,
  WasmSource,
} from "flipside";
import {
  characters,
  defaultCharacter,
  Engine,
  EnginePool,
  FlipsideError,
  Game,
  handicapGame,
  init,
} from "flipside";
import type { BookEntry, BookLine, BookMove, LearnedPosition, Lesson } from "flipside/book";
import { Book } from "flipside/book";
import type { Game as PlainGame } from "flipside/game";
import {
  type Added,
  type FoundGame,
  type GameFilter,
  Games,
  type KeptGame,
  type OpenedGame,
  type PositionStatistics,
  type SortOrder,
} from "flipside/games";
import { Library, type LibraryOptions, type Solved } from "flipside/library";
import { type Puzzle, Puzzles, type PuzzleTheme, puzzleThemes, type readPuzzles } from "flipside/puzzles";
import { init as initSlim, Engine as SlimEngine } from "flipside/slim";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <_Yes extends true>(): void => {};

const options: EngineOptions = { tableBits: 20, seed: 1n, worker: false };
// As `TrustedScriptURL` is declared, which not every library of types has.
declare const trusted: { toString(): string; toJSON(): string };
const watched: EngineOptions = { worker: trusted };
void watched;
const engine = await Engine.create(options);
const game = new Game();
game.play("f5").play("d6");

const limits: Limits & Signal = {
  budgetMs: 10,
  depth: 5,
  nodes: 1000,
  level: 4,
  selectivity: 100,
  clock: { remainingMs: 60_000, incrementMs: 1000 },
  book: false,
  signal: new AbortController().signal,
};
const search = engine.search(game, limits);
same<Same<typeof search, Search<Found>>>();
for await (const report of search) {
  same<Same<typeof report, Found>>();
  break;
}
search.stop();
const pondering: Limits & Style & Ponder = { level: 4, ponder: true };
same<Same<Search<Found>, ReturnType<typeof engine.search>>>();
engine.search(game, pondering);
// @ts-expect-error: an analysis does not ponder
engine.analyze(game, { ponder: true });
const best = await search;
game.play(best.move);
same<Same<typeof best.move, Move>>();
same<Same<typeof best.lines, Line[]>>();
same<Same<typeof best.pv, Move[]>>();
same<Same<typeof best.stopped, null | "budget" | "depth" | "nodes" | "solved" | "stop">>();
same<Same<typeof best.source, "book" | "library" | "search">>();
same<Same<typeof best.turn, Color>>();
const chained: Promise<number> = search.then(({ score }) => score);

const variety: Variety = { discs: 2, seed: 7n };
const recorded = engine.search(game.toJSON(), { priority: 1 });
same<Same<typeof recorded, Search<Found>>>();
const { running, waiting } = await engine.stats();
same<Same<[typeof running, typeof waiting], [number, number]>>();
const style: Style = { skill: 3, variety };
const played: Found = await engine.search(game, {
  ...limits,
  ...style,
  variety: { discs: 0, seed: "random" },
});
engine.search(game, characters[0]);
engine.search(game, { ...defaultCharacter, budgetMs: 50 });
const asked = Number("5") as Level;
engine.analyze(game, { level: asked, moves: ["F5", best.move] });
same<Same<number extends Skill ? "any" : "some", "some">>();
same<Same<Selectivity, 73 | 87 | 95 | 98 | 99 | 100>>();
// @ts-expect-error: the first is 1
engine.search(game, { skill: 0 });
// @ts-expect-error: there are twenty
engine.search(game, { level: 0 });
// @ts-expect-error: a cut has one of six
engine.search(game, { selectivity: 90 });
const opponents: readonly Readonly<Character>[] = [...characters, defaultCharacter];
const weakest: Character = characters[0];
const handicap: Game = handicapGame(2);

const analysis = engine.analyze("f5", { count: 3, moves: ["f5"], level: 3 });
same<Same<typeof analysis, Search<Report>>>();
for await (const { lines, nodes, elapsedMs } of analysis) {
  same<Same<typeof lines, Line[]>>();
  same<Same<[typeof nodes, typeof elapsedMs], [number, number]>>();
}

const solving = engine.solve("f5");
same<Same<typeof solving, Search<Solution, Report>>>();
const solution = await solving;
if (solution.exact) same<Same<typeof solution.outcome, "win" | "draw" | "loss">>();
else same<Same<typeof solution.outcome, null>>();
const outcome: Outcome = await engine.outcome("f5");
same<Same<typeof outcome.move, Move | null>>();

const beginning: Beginning = { from: 2 };
const survey: Survey = { surveyMs: 30 };
const review: Review = await engine.review(game, { level: 4, ...beginning, ...survey });
const { ply, turn, move, score, line: made, best: better, loss, forced, provisional } = review.moves[0] ?? {};
const compared: (Line | undefined)[] = [made, better];
same<Same<typeof review.loss, Record<Color, number>>>();

// An engine and a pool share one interface.
const poolOptions: PoolOptions = { workers: 2, tableBits: 12, reproducible: true };
const pool = await EnginePool.create(poolOptions);
const either: Pick<
  Engine,
  "search" | "analyze" | "solve" | "outcome" | "review" | "stop" | "setLibrary" | "newGame" | "dispose"
> = pool;
same<Same<typeof pool.size, number>>();
for await (const found of pool.map(["f5", "f5d6"], (lent, position) => lent.search(position))) {
  same<Same<typeof found, Found>>();
}
await using disposed = await Engine.create();

const libraryOptions: LibraryOptions = { limit: 100 };
const library = await Library.open("solved", libraryOptions);
await Engine.create({ library });
await EnginePool.create({ library });
const solved: Solved | null = library.lookup(game);
same<Same<typeof library.damaged, string[]>>();
same<Same<Solved["move"], Move | null>>();
same<Same<ReturnType<typeof library.import>, Promise<number>>>();
const added: number = library.add(game, best);
same<Same<typeof added, number>>();
await library.import(library.export());

const stats: Stats = await engine.stats();
same<Same<typeof stats.seed, bigint>>();
const bytes = await engine.saveTable();
same<Same<typeof bytes, Uint8Array<ArrayBuffer>>>();
const view = engine.tableView();
same<Same<typeof view, BigUint64Array>>();
same<Same<ReturnType<typeof engine.dispose>, Promise<void>>>();

same<Same<typeof game.turn, Color>>();
same<Same<typeof PlainGame, typeof Game>>();
const discs: { black: number; white: number } = game.discs;
same<Same<ReturnType<typeof game.legalMoves>, Move[]>>();
same<Same<ReturnType<typeof game.flips>, Square[]>>();
same<Same<ReturnType<typeof game.openingName>, string | null>>();
same<Same<typeof game.result, number | null>>();
same<Same<typeof game.moves, Move[]>>();
const copies: Game[] = [game.clone(), game.after("f6"), game.at(1), Game.parse(game.toJSON())];
const positions: PositionLike[] = [...copies, "f5d6", game.toString()];
const sources: WasmSource[] = ["engine.wasm", new URL("https://example.org/engine.wasm"), new Uint8Array()];
await init();
await initSlim(sources[0]);
await SlimEngine.create({ wasm: fetch("engine.wasm") });

const error = new FlipsideError("CRASHED", "gone");
same<Same<typeof error.code, ErrorCode>>();

// @ts-expect-error: engines come from Engine.create.
new Engine();
// @ts-expect-error: pools come from EnginePool.create.
new EnginePool();
// @ts-expect-error: libraries come from Library.open.
new Library();
// @ts-expect-error: a path is not a library.
await Engine.create({ library: "solved" });
// @ts-expect-error: no such option.
await engine.search(game, { dept: 5 });
// @ts-expect-error: an analysis has no style.
await engine.analyze(game, { skill: 3 });
// @ts-expect-error: variety says how many discs.
await engine.search(game, { variety: { seed: 3 } });
// @ts-expect-error: a solution has no limits.
await engine.solve(game, { depth: 5 });
// @ts-expect-error: no such code.
new FlipsideError("OTHER", "");

const book = await Book.load(new Uint8Array(8), { signal: new AbortController().signal });
const opened: EngineOptions & PoolOptions = { book, workers: 2 };
await Engine.create({ book: undefined });
// @ts-expect-error: anything else is no book
await Engine.create({ book: {} });
const entry = book.lookup(game);
same<Same<typeof entry, BookEntry | null>>();
const known: BookMove[] = entry?.moves ?? [];
same<Same<(typeof known)[number]["move"], Move>>();
const lines: BookLine[] = book.lines("f5");
const won: number | undefined = lines[0]?.black;
await book.loadStatistics();
const lesson: Lesson = await book.learn(game, engine, { level: 12 });
const learned: LearnedPosition[] = book.learned;
book.import(book.export());

const collection = await Games.open("masters");
const added2: Added = await collection.add(new Blob(["f5d6"]), {
  name: "a.txt",
  event: "Club",
  signal: new AbortController().signal,
  onProgress: ({ done, total }) => same<Same<[typeof done, typeof total], [number, number | null]>>(),
});
await collection.add([game, "f5d6c3" as never]);
const filter: GameFilter = { player: "ann", years: [1990, 1999], result: "draw", length: [60, 60] };
const statistics: PositionStatistics = collection.moves(game, filter);
same<Same<(typeof statistics.moves)[number]["move"], Move>>();
const order: SortOrder = "-date";
const { total, games: found } = collection.find(filter, { position: "f5", sort: order, from: 0, count: 10 });
same<Same<(typeof found)[number], FoundGame>>();
const kept: KeptGame | undefined = found[0];
const openedGame: OpenedGame | null = collection.get(kept?.id ?? 1);
same<Same<typeof openedGame, OpenedGame | null>>();
const gone: number = await collection.remove(found.map(({ id }) => id));
const written = await collection.export("pgn", { filter, position: game, sort: "added" });
same<Same<(typeof written)[number]["ending"], string>>();
await collection.clear();
// @ts-expect-error: no such column
collection.find({}, { sort: "name" });

const puzzles = await Puzzles.load();
const ofThemes: { theme: string; count: number }[] = puzzles.themes;
const wedges: Puzzle[] = await puzzles.find({
  theme: "wedge",
  rating: [800, 1000],
  seed: "2030-01-31",
  count: 2,
});
const [puzzle] = wedges;
const right: Square[] | undefined = puzzle?.moves;
const rating: number | undefined = puzzle?.rating;
const themes: readonly PuzzleTheme[] = puzzleThemes;
same<Same<ReturnType<typeof readPuzzles>["puzzles"], Puzzle[]>>();
// @ts-expect-error: ratings are given as `rating`
puzzles.find({ ratings: [800, 1000] });

export {
  added2,
  chained,
  compared,
  discs,
  disposed,
  either,
  forced,
  gone,
  handicap,
  learned,
  lesson,
  loss,
  move,
  ofThemes,
  opened,
  opponents,
  played,
  ply,
  positions,
  provisional,
  rating,
  right,
  score,
  solved,
  themes,
  total,
  turn,
  weakest,
  won,
};
