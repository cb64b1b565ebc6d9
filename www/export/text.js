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
