// The entry `flipside/puzzles`: positions to find the move in. It has the rules, and no engine; the puzzles are files of their own,
// loaded when they are asked for.

export { FlipsideError } from "./host/error.js";
export { Puzzles } from "./puzzles/puzzles.js";
export { readPuzzles, writePuzzle } from "./puzzles/text.js";
export { puzzleThemes } from "./puzzles/themes.js";
export * from "./puzzles/types.js";
