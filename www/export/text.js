/** @import { Formats } from "../package/flipside.js" */
import { phrasesOf } from "../words/language.js";

export const exporting = phrasesOf("exporting", {
  title: "Save as a file",
  format: "Format",
  text: "The game as text",
  copy: "Copy",
  download: "Download",
  close: "Close",
  copied: "Copied.",
  saved: "File saved.",
  savedAll: "Files saved.",
  notStandard: "This format holds only games that begin at the usual start. Choose another format.",
});

/**
 * What the formats are called, and what they hold. Their English is in the package, and a language has names only for those that are
 * words.
 * @param {Formats["fileFormats"]} formats
 */
export const formatTexts = (formats) =>
  phrasesOf("formats", Object.fromEntries(formats.map(({ id, name, about }) => [id, { name, about }])));
