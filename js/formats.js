// The entry `flipside/formats`: games in the formats of files and in any text. It has the rules, and no WebAssembly.

export { readGames, readGamesInTurns } from "./formats/read/games.js";
export { searchGames } from "./formats/search.js";
export * from "./formats/types.js";
export { fileFormats } from "./formats/write/formats.js";
export { writeFiles, writeGames } from "./formats/write/games.js";
export { writeWthor } from "./formats/write/wthor.js";
export { FlipsideError } from "./host/error.js";
