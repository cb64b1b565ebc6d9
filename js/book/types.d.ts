// The public types of the book, each declared next to the code that makes or checks it.

export type { ReviewedMove } from "../calls/comparison.js";
export type { RepliesToBoth } from "../calls/replies.js";
export type { Review } from "../calls/review.js";
export type { PositionLike } from "../game/position-like.js";
export type {
  Clock,
  Color,
  Depth,
  Level,
  Limits,
  Line,
  Milliseconds,
  Move,
  NodeCount,
  Seed,
  Selectivity,
  Skill,
  Square,
  Stopped,
  Style,
  Toggle,
  Variety,
} from "../generated/types.js";
export type { DataSource } from "../host/bytes/source.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { CompiledModule, WasmSource } from "../loading/wasm-source.js";
export type { GameRecord } from "../notation/saved.js";
export type {
  Beginning,
  Explaining,
  Freshness,
  Ponder,
  Priority,
  ReviewOptions,
  SearchOptions,
  Signal,
  Survey,
} from "../request/options.js";
export type { BookOptions } from "./book.js";
export type {
  BookEntry,
  BookExport,
  BookLine,
  BookMove,
  BookScore,
  BookStatistics,
  Bounds,
  Games,
} from "./entry.js";
export type { BookSource } from "./files.js";
export type { Lesson, Reviewer } from "./learn.js";
export type { LearnedPosition } from "./learned.js";
export type { BookFromOptions, BookItems, BookMaking, BookProblem, BookProgress } from "./own/from.js";
export type {
  AdvisedMove,
  BookItem,
  GameProblem,
  ListedGame,
  PlayedGame,
  PositionWithMoves,
} from "./own/items.js";
export type { Found, Searcher } from "./own/scores.js";
