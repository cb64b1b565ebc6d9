// The guided review: from mistake to mistake of a game, for each of which a person looks for a better move.

/** @import { Feature } from "../feature.js" */

/** @type {Feature} */
export const guided = {
  guides: [{ load: () => import("./guide.js"), styles: [new URL("./style.css", import.meta.url)] }],
};
