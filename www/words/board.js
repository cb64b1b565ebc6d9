import { boardPhrases } from "./language.js";

/** What the element of the board says. */
export const boardTexts = boardPhrases();
