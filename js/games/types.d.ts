// The public types of collections of games, each declared next to the code that makes or checks it.

export type {
  ArrowMark,
  Branch,
  FileLike,
  Finding,
  FormatName,
  GameLike,
  GameRecord,
  GameTree,
  MoveAndReplies,
  OtherTag,
  PositionMark,
  Problem,
  ProblemCode,
  ProblemDetails,
  ProblemValues,
  ReadOptions,
  RenamedName,
  ShapeMark,
  SignalLike,
  StartAndMoves,
  StreamLike,
  StreamPart,
  StreamReader,
  Tags,
  Told,
  ToldOfMove,
  WrittenFile,
} from "../formats/types.js";
export type { PositionLike } from "../game/position-like.js";
export type { Color, Move, Square } from "../generated/types.js";
export type { ErrorCode, ErrorRecord } from "../host/error.js";
export type { Added, AddingDetails, AddingProgress, AddOptions, GameSource } from "./add.js";
export type { ExportOptions } from "./asking/export.js";
export type { GameFilter, GameResult } from "./asking/filter.js";
export type { FindOptions, FoundGame, FoundGames } from "./asking/find.js";
export type { KeptGame, OpenedGame } from "./asking/kept.js";
export type { MoveStatistics, PositionStatistics } from "./asking/moves.js";
export type { SortColumn, SortOrder } from "./asking/sort.js";
