// The entry `flipside/games`: collections of games, asked by position, player, event, year and result. It has the rules, and no WebAssembly.

export { Games } from "./games/games.js";
export * from "./games/types.js";
export { FlipsideError } from "./host/error.js";
