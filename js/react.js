"use client";

// The entry `flipside/react`: the board as a component of React 18 and later, and the types of the element for JSX.

import "./board.js";

export { OthelloBoard } from "./board/react/component.js";
export * from "./board/react/types.js";
