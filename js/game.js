// The entry `flipside/game`: the rules alone, usable at once. It has no WebAssembly, so there is no memory to free.

export { Game } from "./game/game.js";
export { handicapGame } from "./game/handicap.js";
export { canonical, transform } from "./game/symmetry.js";
export * from "./game/types.js";
export { FlipsideError } from "./host/error.js";
