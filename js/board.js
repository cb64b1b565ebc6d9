// The entry `flipside/board`: the element `<othello-board>`. Importing it defines the element, and does nothing on a server.

import { OthelloBoard } from "./board/element.js";

export * from "./board/types.js";
export { FlipsideError } from "./host/error.js";
export { OthelloBoard };

// Two copies of the package on a page share the element of the first.
if (globalThis.customElements && !customElements.get("othello-board"))
  customElements.define("othello-board", OthelloBoard);
