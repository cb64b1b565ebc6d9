/** @import { Book } from "../../package/flipside.js" */

import { create, setText } from "../../dom/elements.js";
import { openBook } from "../../package/parts.js";
import { reason } from "../../words/errors.js";
import { explorer } from "./text.js";

/** A book of another program. @typedef {{ book: Book, name: string }} OtherBook */

/**
 * Lets a person open a book of Edax, and choose between that and the page's own. It is kept until the page is closed.
 * @param {(chosen: OtherBook | null) => void} choose told which one to show; null is the page's own
 * @returns {HTMLElement}
 */
export function createOtherBook(choose) {
  const files = create("input", { type: "file", class: "hidden" });
  const own = create("option", { value: "own" }, explorer.own);
  const file = create("option", { value: "file" });
  const books = create("select", { "aria-label": explorer.books }, own, file);
  const said = create("p", { class: "note", role: "status" });
  books.hidden = true;
  /** @type {OtherBook | null} */
  let opened = null;
  files.addEventListener("change", async () => {
    const [given] = files.files ?? [];
    // This lets one choose the same file again.
    files.value = "";
    if (!given) return;
    setText(said, explorer.loading);
    try {
      opened = { book: await openBook(new Uint8Array(await given.arrayBuffer())), name: given.name };
      setText(said, "");
      setText(file, opened.name);
      books.hidden = false;
      books.value = "file";
      choose(opened);
    } catch (error) {
      setText(said, explorer.notOpened(given.name, reason(error)));
    }
  });
  books.addEventListener("change", () => choose(books.value === "file" ? opened : null));
  const opening = create("label", { class: "file" }, files, create("span", {}, explorer.open));
  return create("div", { class: "other-book" }, create("div", { class: "ways" }, books, opening), said);
}
