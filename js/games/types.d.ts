// The public types of collections of games, each declared next to the code that makes or checks it.

export type { FormatName, GameLike, WrittenFile } from "../formats/types.js";
export type { Added, AddingDetails, AddingProgress, AddOptions, GameSource } from "./add.js";
export type { ExportOptions } from "./export.js";
export type { GameFilter, GameResult } from "./filter.js";
export type { FindOptions, FoundGame, FoundGames } from "./find.js";
export type { KeptGame, OpenedGame } from "./kept.js";
export type { MoveStatistics, PositionStatistics } from "./moves.js";
export type { SortColumn, SortOrder } from "./sort.js";
