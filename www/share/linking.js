// The address of the page as a link to the game: it is kept from the beginning on.

/** @import { Feature } from "../feature.js" */
import { keepLink } from "./address.js";

/** @type {Feature} */
export const linking = { start: keepLink };
