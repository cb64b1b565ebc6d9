// The page without a network, and the offer of a new version.

/** @import { Feature } from "../app/feature.js" */
import { keepOffline } from "./versions.js";

/** @type {Feature} */
export const offline = {
  follow({ store, isEmbedded }) {
    if (!isEmbedded) void keepOffline(store);
  },
};
