// What the engine found out on earlier visits is kept in this browser: solved positions, and its table if a person wants that.

/** @import { Feature } from "../feature.js" */

/** @type {Feature} */
export const storedAnalysis = {
  prepare: async (loading, store) => (await import("./prepare.js")).prepare(loading, store),
};
