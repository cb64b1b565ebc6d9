// Which sources are mutated together, and which files of tests/node decide about them.

/** @import { Group } from "./types.js" */

/** What lies below a folder, but not below another. @param {string} folder @param {string} [without] */
const under =
  (folder, without = "none/") =>
  (/** @type {string[]} */ all) =>
    all.filter((file) => file.startsWith(folder) && !file.startsWith(without));

/** @param {string} names with spaces between */
const list = (names) => names.split(" ");

const FORMATS = list("game-text formats/boards formats/text formats/wthor formats/files game formats/write");

// What turns calls into requests and answers. The others of this folder start, feed, watch and end engines.
const VALUES = list(
  "analysis answers bytes characters error handicap knowledge map options position-like request",
)
  .concat(list("review search source"))
  .map((name) => `${name}.js`);

/** @type {Record<string, Group>} */
export const GROUPS = {
  rules: { files: under("rules/"), tests: list("game game-text rules") },
  formats: { files: under("formats/", "formats/write/"), tests: FORMATS },
  "formats/write": { files: under("formats/write/"), tests: FORMATS },
  library: { files: under("library/"), tests: list("library/contents library/file library/engine") },
  book: {
    files: under("book/"),
    tests: list("book/load book/lookup book/statistics book/learn book/engine"),
  },
  values: {
    files: (all) => all.filter((file) => VALUES.includes(file)),
    tests: list(
      "hostile errors search style review init puzzles endgames control model matches pool table",
    ).concat(list("book/engine pondering")),
  },
  engines: {
    files: (all) => all.filter((file) => !file.includes("/") && !VALUES.includes(file)),
    tests: list("table search sharing failures init pondering control team pool hostile errors memory"),
  },
};
