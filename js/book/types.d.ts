// The public types of the book, each declared next to the code that makes or checks it.

export type { DataSource } from "../host/source.js";
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
