/** @import { Match } from "../play/match.js" */

/**
 * Takes what the system hands to the installed page: a new game from the menu of its icon, a text that another program
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
  const shared = query.get("text") ?? query.get("url") ?? query.get("title");
  if (query.has("new")) match.newGame();
  else if (shared) take(shared);
  else return;
  // Not again after a reload.
  history.replaceState(null, "", location.pathname + location.hash);
}
