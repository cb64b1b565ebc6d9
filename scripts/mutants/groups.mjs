// Which sources are mutated together, and which files of tests/node decide about them.

/** @import { Group } from "./types.js" */

/** What lies below a folder, but not below another. @param {string} folder @param {string} [without] */
const under =
  (folder, without = "none/") =>
  (/** @type {string[]} */ all) =>
    all.filter((file) => file.startsWith(folder) && !file.startsWith(without));

/** @param {string} names with spaces between */
const list = (names) => names.split(" ");

const FORMATS = list(
  "game-text formats/boards formats/text formats/wthor formats/files formats/pgn game formats/write formats/written",
);

/** @param {string} names without their ending */
const files = (names) => list(names).map((name) => `${name}.js`);

const REQUESTS = files(
  "host/bytes/bytes host/error host/bytes/source game/handicap game/position-like request/options request/request dispatch/search calls/characters",
);
const ANSWERS = files("calls/analysis calls/answers calls/images calls/review request/knowledge host/map");

/** The folders of what starts, feeds, watches and ends engines. */
const ENGINES = ["host/", "loading/", "request/", "backends/", "dispatch/", "calls/"];

/** @type {Record<string, Group>} */
export const GROUPS = {
  rules: {
    files: (all) =>
      [...under("rules/")(all), ...under("game/")(all)].filter((file) => !REQUESTS.includes(file)),
    tests: list("game game-text rules"),
  },
  notation: { files: under("notation/"), tests: FORMATS },
  formats: { files: under("formats/", "formats/write/"), tests: FORMATS },
  "formats/write": { files: under("formats/write/"), tests: FORMATS },
  coach: { files: under("coach/"), tests: list("coach/explain coach/sentence") },
  library: { files: under("library/"), tests: list("library/contents library/file library/engine") },
  book: {
    files: under("book/"),
    tests: list("book/load book/lookup book/statistics book/learn book/lesson book/engine"),
  },
  requests: {
    files: (all) => all.filter((file) => REQUESTS.includes(file)),
    tests: list("hostile errors search style init control failures model library/engine"),
  },
  answers: {
    files: (all) => all.filter((file) => ANSWERS.includes(file)),
    tests: list("review comparison images search pool sharing model hostile library/engine book/engine"),
  },
  // What starts, feeds, watches and ends engines.
  engines: {
    files: (all) =>
      all.filter(
        (file) =>
          (!file.includes("/") || ENGINES.some((folder) => file.startsWith(folder))) &&
          ![...REQUESTS, ...ANSWERS].includes(file),
      ),
    tests: list("table search sharing failures model init spawn pondering control team pool hostile errors"),
  },
};
