/** @import { Formats } from "../package/flipside.js" */
import { phrasesOf } from "../words/language.js";

/**
 * The names of the formats, and what these hold. Their English is in the package, and a language has names only for those that are
 * words.
 * @param {Formats["fileFormats"]} formats
 */
export const formatTexts = (formats) =>
  phrasesOf("formats", Object.fromEntries(formats.map(({ id, name, about }) => [id, { name, about }])));
