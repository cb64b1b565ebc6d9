// The public types of the book, each declared next to the code that makes or checks it.

export type { PositionLike } from "../game/position-like.js";
export type { DataSource } from "../host/bytes/source.js";
export type { GameRecord } from "../notation/saved.js";
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
