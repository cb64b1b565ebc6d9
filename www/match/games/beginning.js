/** @import { Clocks } from "../clock/clock.js" */
/** @import { Settings, Side } from "../../state/types.js" */

import { chosenBy } from "../../game/seed.js";
import { newClocks } from "../clock/clock.js";

/** The clocks that the next game begins with; `null` for one without. @param {Settings} settings @returns {Clocks | null} */
export function newGameClocks({ minutes, increment }) {
  return minutes === 0 ? null : newClocks(minutes * 60_000, increment * 1000);
}

/** The person's side in the next game, which may be dealt by lot. @param {Settings} settings @param {number} seed @returns {Side} */
export function dealtSide({ side, dealsColor }, seed) {
  if (side === "both" || side === "none" || !dealsColor) return side;
  return chosenBy(/** @type {const} */ (["black", "white"]), seed, "color");
}
