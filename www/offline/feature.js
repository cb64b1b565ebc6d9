// The page without a network, and the offer of a new version.

/** @import { Feature } from "../feature.js" */

const versions = { load: () => import("./versions.js") };

/** @type {Feature} */
export const offline = {
  follow({ isEmbedded, engine, open, store }) {
    const keep = () => open(versions, ({ keepOffline }) => keepOffline(store, import.meta.url));
    if (isEmbedded) return;
    // A first visit gets all files of the page: not before it has what it plays with, which would take longer beside them.
    if (navigator.serviceWorker?.controller) keep();
    else engine.then(keep, keep);
  },
};
