// The public types of the rules, each declared next to the code that makes or checks it.

export type { Color, Move, Square } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { GameRecord } from "../notation/saved.js";
export type { Discs } from "./game.js";
export type { Language } from "./openings.js";
export type { PositionLike } from "./position-like.js";
export type { Canonical, Symmetry } from "./symmetry.js";
