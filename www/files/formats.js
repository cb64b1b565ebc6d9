/** @import { Formats } from "../package/flipside.js" */
import { phrasesOf } from "../words/language.js";

/**
 * What the formats are called, and what they hold. Their English is in the package, and a language has names only for those that are
 * words.
 * @param {Formats["fileFormats"]} formats
 */
export const formatTexts = (formats) =>
  phrasesOf("formats", Object.fromEntries(formats.map(({ id, name, about }) => [id, { name, about }])));
