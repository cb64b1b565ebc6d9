// The page without a network, and the offer of a new version.

/** @import { Feature } from "../feature.js" */

const versions = { load: () => import("./versions.js") };

/** @type {Feature} */
export const offline = {
  follow({ isEmbedded, open, store }) {
    if (!isEmbedded) open(versions, ({ keepOffline }) => keepOffline(store, import.meta.url));
  },
};
