// What hands need: a screen that stays on while one looks, and arrows and circles drawn on the board.

/** @import { Feature } from "../app/feature.js" */

const awake = { load: () => import("./awake.js") };

/** @type {Feature} */
export const hands = {
  follow: ({ open, store }) => open(awake, ({ keepAwake }) => keepAwake(store)),
};
