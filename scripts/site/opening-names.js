// Stands in the published page for the package's table of the names of openings: none is asked for before a move is made,
// so the table is loaded behind what the page needs at once.

let table = "";

// The binding is live: importers see the table as soon as it has come.
export { table as default };

import("../../dist/opening-names.js").then(
  (names) => {
    table = names.default;
  },
  // Without a network the openings have no names.
  () => {},
);
