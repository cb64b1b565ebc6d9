// Parts of the page that are loaded when they are first needed, with their style sheets.

/**
 * A part that is loaded when it is first needed, with its style sheets.
 * @template Loaded
 * @typedef {object} LatePart
 * @property {() => Promise<Loaded>} load
 * @property {readonly URL[]} [styles]
 */

/** What late parts have in common. */
const FIELDS = new URL("../style/fields.css", import.meta.url);

/**
 * By address. The sheets are in the page in the order in which they came, so none may override another.
 * @type {Map<string, Promise<void>>}
 */
const loaded = new Map();

/**
 * Loads a part of the page with its styles, so that it is not drawn without them.
 * @template Loaded
 * @param {LatePart<Loaded>} part
 * @returns {Promise<Loaded>} rejects where a file is missing
 */
export async function withStyles({ load, styles = [] }) {
  const [part] = await Promise.all([load(), ...[FIELDS, ...styles].map(loadStyle)]);
  return part;
}

/** @param {URL} address @returns {Promise<void>} */
function loadStyle(address) {
  const style = loaded.get(address.href) ?? addStyle(address);
  loaded.set(address.href, style);
  // Else nobody could try again.
  style.catch(() => loaded.delete(address.href));
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
