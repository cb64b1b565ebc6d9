/** @import { Match } from "../match/match.js" */

import { queryWithout } from "../state/address.js";

/**
 * Takes what the system hands to the installed page: a new game from the menu of its icon, a text or files that another program
 * shares, or files that are opened with it.
 * @param {Match} match
 * @param {(source: string | File[]) => void} take
 */
export async function takeArrivals(match, take) {
  /** @type {any} Not in TypeScript's library yet. */
  const { launchQueue } = window;
  launchQueue?.setConsumer(async (/** @type {{ files: { getFile: () => Promise<File> }[] }} */ { files }) => {
    if (files.length === 0) return;
    try {
      take(await Promise.all(files.map((file) => file.getFile())));
    } catch (error) {
      match.showError(error);
    }
  });
  const query = new URLSearchParams(location.search);
  const text = query.get("text");
  const files = query.has("shared") ? await sharedFiles() : [];
  if (query.has("new")) match.games.newGame();
  else if (files.length > 0) take(files);
  else if (text) take(text);
  else if (!query.has("shared")) return;
  // Not again after a reload. The language stays, and the room.
  const rest = queryWithout(["new", "text", "shared", "title", "url"], location.search);
  history.replaceState(null, "", location.pathname + rest + location.hash);
}

/** The files that another program shared, which the service worker has laid down here. @returns {Promise<File[]>} */
async function sharedFiles() {
  const name = `flipside-shared ${new URL("./", location.href).href}`;
  const cache = await caches.open(name);
  const responses = await cache.matchAll();
  const files = responses.map(async (response) => {
    const file = decodeURIComponent(response.headers.get("x-name") ?? "");
    return new File([await response.blob()], file);
  });
  const read = await Promise.all(files);
  await caches.delete(name);
  return read;
}
