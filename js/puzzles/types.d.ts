// The public types of puzzles, each declared next to the code that makes or checks it.

export type { Color, Move, Square } from "../generated/types.js";
export type { DataSource } from "../host/bytes/source.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { FindPuzzlesOptions } from "./finding.js";
export type { PuzzleBand, PuzzleSource, ThemeCount } from "./puzzles.js";
export type {
  PlainPuzzle,
  Puzzle,
  PuzzleProblem,
  PuzzleProblemCode,
  PuzzlesRead,
  ScoredMove,
} from "./text.js";
export type { PuzzleTheme } from "./themes.js";
