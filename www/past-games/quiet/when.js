// When games are reviewed that nobody asked for.

/** @import { State } from "../../state/types.js" */

import { isAtRest } from "../../state/rooms.js";

/** With a smaller share of its charge a battery is spared. */
const LEAST_CHARGE = 0.5;

/**
 * Whether the person neither plays nor analyzes, and has allowed it.
 * @param {Pick<State, "about" | "activity" | "engine" | "game" | "room" | "settings">} state
 */
export function isQuiet(state) {
  const { activity, engine, room, settings } = state;
  if (!settings.quietReviews || engine !== "ready" || activity.kind !== "waiting") return false;
  return room === "train" || room === "learn" || isAtRest(state);
}

/**
 * What the device says of itself, where it does.
 * @typedef {object} Device
 * @property {{ saveData?: boolean }} [connection]
 * @property {() => Promise<{ charging: boolean, level: number }>} [getBattery]
 */

/**
 * Whether there is power to spare.
 * @param {Device} [device]
 * @returns {Promise<boolean>}
 */
export async function hasPower(device = /** @type {Device} */ (navigator)) {
  if (device.connection?.saveData) return false;
  const battery = await device.getBattery?.().catch(() => undefined);
  return !battery || battery.charging || battery.level >= LEAST_CHARGE;
}
