// The types of the formats, each declared next to the code that makes or checks it.

export type { Discs, Game } from "../game/game.js";
export type { Language } from "../game/openings.js";
export type { Color, Move, Square } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { GameRecord } from "../notation/saved.js";
export type { ImportedGame } from "./imported.js";
export type { ArrowMark, PositionMark, ShapeMark } from "./marks.js";
export type { OtherTag } from "./others.js";
export type {
  Finding,
  IllegalMove,
  OtherCount,
  Problem,
  ProblemCode,
  ProblemDetails,
  ProblemValues,
} from "./problems.js";
export type { FileDetails, FileOptions, ReadingProgress } from "./read/file/file.js";
export type { FileLike, SignalLike, StreamLike, StreamPart, StreamReader } from "./read/file/sources.js";
export type { ByteSource, StreamDetails, StreamOptions } from "./read/file/stream.js";
export type { Imported, Question, ReadOptions, TurnDetails, TurnOptions } from "./read/games.js";
export type { SourceFormat } from "./read/readers.js";
export type { GameQuery } from "./search.js";
export type { Tags } from "./tags.js";
export type { Told, ToldOfMove } from "./told.js";
export type { Branch, GameTree, MoveAndReplies, StartAndMoves } from "./tree.js";
export type { FileFormat, Part, WrittenFile } from "./write/format.js";
export type { FormatName, TextFormat } from "./write/formats.js";
export type { FileWriting, WriteFilesOptions, WriteOptions, Writing } from "./write/games.js";
export type { RenamedName } from "./write/latin-names.js";
export type { GameLike } from "./write/record.js";
export type { WthorFiles, WthorOptions, WthorYear } from "./write/wthor.js";
