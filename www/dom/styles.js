// The styles of what is not there at the first visit: each is loaded with the part of the page that needs it.

/** The address of each. They are in the page in the order in which they came, so none may override another. */
const ADDRESSES = {
  analysis: new URL("../analyze/style.css", import.meta.url),
  dialogs: new URL("../style/dialogs.css", import.meta.url),
  editor: new URL("../board/editor/style.css", import.meta.url),
  explorer: new URL("../analyze/explorer/style.css", import.meta.url),
  games: new URL("../games/style.css", import.meta.url),
  learn: new URL("../learn/style.css", import.meta.url),
  "new-game": new URL("../new-game/style.css", import.meta.url),
  puzzles: new URL("../puzzles/style.css", import.meta.url),
  report: new URL("../review/report/style.css", import.meta.url),
  "turning-points": new URL("../review/report/turning-points.css", import.meta.url),
};

/** @typedef {keyof typeof ADDRESSES} StyleName */

/** @type {Map<StyleName, Promise<void>>} */
const loaded = new Map();

/**
 * Loads a part of the page with its styles, so that it is not drawn without them.
 * @template Part
 * @param {Promise<Part>} part
 * @param {StyleName[]} names
 * @returns {Promise<Part>} rejects where a file is missing
 */
export async function withStyles(part, ...names) {
  const [ready] = await Promise.all([part, ...names.map(loadStyle)]);
  return ready;
}

/** @param {StyleName} name @returns {Promise<void>} */
function loadStyle(name) {
  const style = loaded.get(name) ?? addStyle(ADDRESSES[name]);
  loaded.set(name, style);
  // Else nobody could try again.
  style.catch(() => loaded.delete(name));
  return style;
}

/** @param {URL} address @returns {Promise<void>} */
function addStyle(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address.href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`a style of the page is missing: ${address.pathname}`));
    });
    document.head.append(link);
  });
}
