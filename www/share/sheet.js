/** @import { Heading } from "../picture/heading.js" */
/** @import { PictureParts } from "../state/types.js" */
/** @import { Store } from "../state/store.js" */

import { createDialog, openDialog } from "../dom/dialog.js";
import { saveFile } from "../dom/download.js";
import { create, find, setText } from "../dom/elements.js";
import { linkOf } from "../link/whole.js";
import { copyText } from "../messages/copying.js";
import { Game } from "../package/flipside.js";
import { gifFile, pngFile, pngOf, svgFile } from "../picture/file.js";
import { headingOf } from "../picture/heading.js";
import { knownParts, shownPicture } from "../picture/shown.js";
import { boardSvg } from "../picture/svg.js";
import { linkInAnyLanguage } from "../state/address.js";
import { isGameShown, shownGame } from "../state/rooms.js";
import { reason } from "../words/errors.js";
import { pictureTitle, share } from "./text.js";

/** What a picture is called as a file, before its ending. */
const FILE_NAME = "othello";

/** What a picture shows at first: whose game it is, and what a person has drawn. */
const AT_FIRST = ["heading", "drawings"];

/** The ways that save a file. */
const FILES = ["png", "svg", "gif"];

/** @type {HTMLDialogElement | undefined} */
let sheet;

/**
 * Opens the sheet that hands on what is on the board: as a link, as a picture, or as a board for another page.
 * @param {Store} store
 */
export function openShare(store) {
  sheet ??= createSheet(store);
  drawPreview(sheet, store);
  void drawMissing(sheet, store);
  openDialog(sheet);
}

/** @param {Store} store */
function createSheet(store) {
  const toggle = (/** @type {keyof PictureParts | "heading"} */ name, /** @type {string} */ label) =>
    create(
      "label",
      { class: "switch" },
      create("input", { type: "checkbox", name, ...(AT_FIRST.includes(name) && { checked: "" }) }),
      create("span", {}, label),
    );
  const button = (/** @type {string} */ value, /** @type {string} */ label) =>
    create("button", { type: "button", value }, label);
  const toggles = create(
    "div",
    { class: "toggles" },
    toggle("heading", share.withNames),
    toggle("values", share.withValues),
    toggle("drawings", share.withDrawings),
    toggle("told", share.withTold),
    toggle("numbers", share.withNumbers),
  );
  const ways = create(
    "div",
    { class: "ways" },
    create("button", { type: "button", "data-action": "export" }, share.file),
    ...("ClipboardItem" in window ? [button("picture", share.copyPicture)] : []),
    button("png", share.png),
    button("svg", share.svg),
    button("gif", share.gif),
    create("button", { type: "button", "data-action": "print" }, share.print),
    button("embed", share.embed),
  );
  const { dialog } = createDialog(
    "share",
    share.title,
    create("div", { class: "preview" }),
    create("p", { class: "missing", role: "status" }),
    Object.assign(button("link", "share" in navigator ? share.link : share.copyLink), {
      className: "primary",
    }),
    create("details", {}, create("summary", {}, share.more), toggles, ways),
    create("div", { class: "row" }, create("button", { type: "submit", value: "close" }, share.close)),
  );
  toggles.addEventListener("input", () => drawPreview(dialog, store));
  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const value = target instanceof HTMLButtonElement ? target.value : "";
    const way = WAYS[value];
    // The game as a file, or on paper, has a sheet of its own.
    const action = target instanceof Element ? target.closest("[data-action]") : null;
    if (action) dialog.close();
    if (action?.matches("[data-action=print]")) store.update({ printedWith: chosenIn(dialog) });
    if (!way) return;
    // After one picture a person may want another.
    if (!FILES.includes(value)) dialog.close();
    way(store, pictureOf(dialog, store), headingFor(dialog, store)).catch((error) =>
      store.update({ notice: { kind: "error", text: reason(error) } }),
    );
  });
  return dialog;
}

/**
 * What each button does with the picture.
 * @type {Record<string, (store: Store, svg: string, heading: Heading | null) => Promise<unknown>>}
 */
const WAYS = {
  link: (store) => shareLink(store),
  picture: (store, svg) => copyPicture(store, svg),
  png: async (store, svg) => save(store, await pngFile(svg, FILE_NAME)),
  svg: async (store, svg) => save(store, svgFile(svg, FILE_NAME)),
  gif: async (store, _, heading) => {
    const { cloth, flipped: isFlipped } = store.state.settings;
    const look = { cloth, isFlipped, heading };
    save(store, await gifFile(shownGame(store.state), look, FILE_NAME));
  },
  embed: (store) =>
    copyText(store, embedCode(location.href, store.state.settings.flipped), share.embedCopied),
};

/** Copies the picture, and says whether the browser allowed it. @param {Store} store @param {string} svg */
async function copyPicture(store, svg) {
  try {
    // Given as a promise: Safari forgets otherwise that a person asked for it.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(svg) })]);
    store.update({ notice: { kind: "info", text: share.pictureCopied } });
  } catch {
    store.update({ notice: { kind: "error", text: share.pictureNotCopied } });
  }
}

/** @param {Store} store @param {File} file */
function save(store, file) {
  saveFile(file);
  store.update({ notice: { kind: "info", text: share.saved } });
}

/** Hands the link to the system's sheet for sharing where there is one, and copies it elsewhere. @param {Store} store */
async function shareLink(store) {
  const { href: url } = await shownLink(store);
  try {
    if (navigator.share) {
      return await navigator.share({ title: document.title, url });
    }
  } catch (error) {
    // The person closed the system's sheet.
    if (error instanceof DOMException && error.name === "AbortError") return;
    throw error;
  }
  await copyText(store, url, share.linkCopied);
}

/**
 * The link to what is on the board: a game with what belongs to it, a puzzle or a lesson.
 * @param {Store} store
 * @returns {ReturnType<typeof linkOf>}
 */
async function shownLink({ state }) {
  const href = linkInAnyLanguage(location.href);
  return isGameShown(state) ? linkOf(Game, state, href) : { href, missing: [] };
}

/** Says what the link has no room for, before it is copied. @param {HTMLDialogElement} dialog @param {Store} store */
async function drawMissing(dialog, store) {
  const { missing } = await shownLink(store);
  const parts = missing.map((part) => share[part]).join(", ");
  setText(find(dialog, ".missing", HTMLElement), parts && share.missing(parts));
  // The file that keeps it all is among the other ways.
  if (parts) find(dialog, "details", HTMLDetailsElement).open = true;
}

/** The HTML that shows the position on another page. @param {string} href of this page @param {boolean} isFlipped */
function embedCode(href, isFlipped) {
  const url = new URL(href);
  url.search = isFlipped ? "?embed&flipped" : "?embed";
  const source = url.href.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
  return `<iframe src="${source}" title="${share.embedTitle}" width="420" height="570" loading="lazy" frameborder="0"></iframe>`;
}

/** @param {HTMLDialogElement} dialog @param {Store} store */
function drawPreview(dialog, store) {
  const { state } = store;
  const picture = new DOMParser().parseFromString(pictureOf(dialog, store), "image/svg+xml").documentElement;
  find(dialog, ".preview", HTMLElement).replaceChildren(picture);
  const known = { heading: headingOf(state) !== null, ...knownParts(state) };
  for (const [name, isKnown] of Object.entries(known))
    find(dialog, `.switch:has([name=${name}])`, HTMLElement).hidden = !isKnown;
}

/** @param {HTMLDialogElement} dialog @param {Pick<Store, "state">} store */
function headingFor(dialog, { state }) {
  return find(dialog, "[name=heading]", HTMLInputElement).checked ? headingOf(state) : null;
}

/** @param {HTMLDialogElement} dialog @param {Store} store */
function pictureOf(dialog, { state }) {
  return boardSvg({
    ...shownPicture(state, chosenIn(dialog)),
    title: pictureTitle(shownGame(state)),
    heading: headingFor(dialog, { state }),
    cloth: state.settings.cloth,
    isFlipped: state.settings.flipped,
  });
}

/** @param {HTMLDialogElement} dialog @returns {PictureParts} */
function chosenIn(dialog) {
  const isWith = (/** @type {keyof PictureParts} */ name) =>
    find(dialog, `[name=${name}]`, HTMLInputElement).checked;
  return {
    values: isWith("values"),
    drawings: isWith("drawings"),
    told: isWith("told"),
    numbers: isWith("numbers"),
  };
}
