import { translated } from "./language.js";

/** What the element of the board says; nothing for English, which it knows by itself. */
export const boardTexts = translated?.board ?? {};
