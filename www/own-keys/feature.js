// Keys of one's own: a person chooses what each key of the board does.

/** @import { Feature } from "../feature.js" */
import { followKeys } from "./choosing.js";

/** @type {Feature} */
export const ownKeys = { follow: followKeys };
