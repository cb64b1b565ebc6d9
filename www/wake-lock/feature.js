// A screen that stays on while one looks.

/** @import { Feature } from "../feature.js" */
import { keepAwake } from "./wake-lock.js";

/** @type {Feature} */
export const wakeLock = { follow: ({ store }) => keepAwake(store) };
