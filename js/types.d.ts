// The public types, each declared elsewhere: those of the core in Rust, the others next to the code that makes or
// checks them.

export type { Ending, Found, Outcome, Solution } from "./calls/answers.js";
export type { Calls } from "./calls/calls.js";
export type { Character } from "./calls/characters.js";
export type { ReviewedMove } from "./calls/comparison.js";
export type { RepliesToBoth } from "./calls/replies.js";
export type { Review } from "./calls/review.js";
export type { Load } from "./dispatch/dispatcher.js";
export type { Search, Stoppable } from "./dispatch/search.js";
export type { Discs } from "./game/game.js";
export type { Language } from "./game/openings.js";
export type { PositionLike } from "./game/position-like.js";
export type {
  AnswerSource,
  Clock,
  Color,
  Depth,
  LegalMoves,
  Level,
  Limits,
  Line,
  Milliseconds,
  Move,
  MoveCount,
  NodeCount,
  Report,
  Seed,
  Selection,
  Selectivity,
  Skill,
  Square,
  Stats,
  Stopped,
  Style,
  TableBits,
  TableOptions,
  Toggle,
  Variety,
} from "./generated/types.js";
export type { ErrorCode, ErrorRecord } from "./host/error.js";
export type { CompiledModule, WasmSource } from "./loading/wasm-source.js";
export type { GameRecord } from "./notation/saved.js";
export type {
  AnalyzeOptions,
  Beginning,
  EngineOptions,
  Explaining,
  Freshness,
  Hosting,
  Knowledge,
  Ponder,
  PoolOptions,
  Priority,
  Queueing,
  ReviewOptions,
  SearchOptions,
  Sharing,
  Signal,
  SolveOptions,
  Survey,
  TrustedAddress,
  WorkerAddress,
} from "./request/options.js";
