// The types of the coach, each declared next to the code that makes or checks it.

export type { PositionLike } from "../game/position-like.js";
export type { Color, Move, Square } from "../generated/types.js";
export type { ErrorCode } from "../host/error.js";
export type { CoachLine, ExplainOptions, Known, KnownMove } from "./arguments.js";
export type { Whose } from "./line.js";
export type { PositionFacts, SquaresBySide } from "./position.js";
export type {
  BesideCorner,
  Chosen,
  Comparison,
  CornerGiven,
  CornerMissed,
  LastMove,
  Mobility,
  Opening,
  Parity,
  Pass,
  Reason,
  ReasonKind,
  Replies,
} from "./reasons.js";
export type { SentenceName, Words } from "./sentence.js";
