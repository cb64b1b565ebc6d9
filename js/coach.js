// The entry `flipside/coach`: why a move was a mistake, and what a position says of both sides. It has the rules, and no engine.

export { decided } from "./coach/decided.js";
export { praise } from "./coach/experiment/praise.js";
export { explain } from "./coach/explain.js";
export { positionFacts } from "./coach/position.js";
export { sentence } from "./coach/sentence.js";
export { squaresOf } from "./coach/squares.js";
export * from "./coach/types.js";
export { FlipsideError } from "./host/error.js";
