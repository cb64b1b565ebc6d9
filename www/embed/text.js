import { phrasesOf } from "../words/language.js";

/** What the page says in the frame of another one. */
export const embedded = phrasesOf("embedded", { open: "Open in Flipside" });
