// Moves that take two taps, where a person wants that.

/** @import { Feature } from "../feature.js" */
import { confirmMoves } from "./confirming.js";

/** @type {Feature} */
export const confirmedMoves = { follow: confirmMoves };
