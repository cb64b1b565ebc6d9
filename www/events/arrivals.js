/** @import { Match } from "../play/match.js" */

/**
 * Takes what the system hands to the installed page: a new game from the menu of its icon, a text that another program
 * shares, or a file that is opened with it.
 * @param {Match} match
 */
export async function takeArrivals(match) {
  /** @param {string} text */
  const load = (text) => {
    try {
      match.load(text);
    } catch (error) {
      match.showError(error);
    }
  };
  /** @type {any} Not in TypeScript's library yet. */
  const { launchQueue } = window;
  launchQueue?.setConsumer(async (/** @type {{ files: { getFile: () => Promise<File> }[] }} */ { files }) => {
    if (files.length === 0) return;
    try {
      load(await (await files[0].getFile()).text());
    } catch (error) {
      match.showError(error);
    }
  });
  const query = new URLSearchParams(location.search);
  const shared = query.get("text") ?? query.get("url") ?? query.get("title");
  if (query.has("new")) match.newGame();
  else if (shared) load(shared);
  else return;
  // Not again after a reload.
  history.replaceState(null, "", location.pathname + location.hash);
}
