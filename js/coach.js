// The entry `flipside/coach`: why a move was a mistake, and what a position says of both sides. It has the rules, and no engine.

export { explain } from "./coach/explain.js";
export { positionFacts } from "./coach/position.js";
export { sentence } from "./coach/sentence.js";
export { squaresOf } from "./coach/squares.js";
export * from "./coach/types.js";
export { FlipsideError } from "./host/error.js";
