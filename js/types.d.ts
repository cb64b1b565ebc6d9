// The public types, each declared elsewhere: those of the core in Rust, the others next to the code that makes or
// checks them.

export type { Ending, Found, Outcome, Solution } from "./answers.js";
export type { Calls } from "./calls.js";
export type { Character } from "./characters.js";
export type { ErrorCode } from "./error.js";
export type { GameRecord } from "./formats/saved.js";
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
export type {
  CompiledModule,
  EngineOptions,
  Hosting,
  Knowledge,
  Ponder,
  PoolOptions,
  Sharing,
  Signal,
  WasmSource,
} from "./options.js";
export type { PositionLike } from "./position-like.js";
export type { Review, ReviewedMove } from "./review.js";
export type { Discs } from "./rules/game.js";
export type { Language } from "./rules/openings.js";
export type { Search, Stoppable } from "./search.js";
