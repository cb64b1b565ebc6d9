// The public types of the library.

export type { PositionLike } from "../game/position-like.js";
export type { GameRecord } from "../notation/saved.js";
export type { LibraryOptions, Solved } from "./library.js";
