// What hands need: a screen that stays on while one looks, and arrows and circles drawn on the board.

/** @import { Feature } from "../feature.js" */

const part = { load: () => import("./hands.js") };

/** @type {Feature} */
export const hands = {
  follow: (page) => page.open(part, ({ start }) => start(page)),
};
