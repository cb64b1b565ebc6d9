import { boardPhrases } from "../words/language.js";

/** What the element of the board says. */
export const boardTexts = boardPhrases();
