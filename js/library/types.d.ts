// The public types of the library.

export type { Ending, Solution } from "../calls/answers.js";
export type { PositionLike } from "../game/position-like.js";
export type { AnswerSource, Color, Line, Move, Report, Square, Stopped } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { GameRecord } from "../notation/saved.js";
export type { LibraryOptions, Solved } from "./library.js";
