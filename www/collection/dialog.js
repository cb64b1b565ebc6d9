// All games of the collection: a filter, the list, and what can be done with what it shows.

/** @import { Page } from "../feature.js" */
/** @import { ListPlace } from "./state.js" */

import { createDialog, openDialog } from "../dom/dialog.js";
import { saveFile } from "../dom/download.js";
import { create, createButton, icon, setText } from "../dom/elements.js";
import { filesIn } from "../files/folders.js";
import { formatTexts } from "../files/formats.js";
import { renamedText } from "../files/text.js";
import { loadFormats } from "../package/parts.js";
import { createFields } from "./fields.js";
import { createGameList } from "./list/list.js";
import { openOfList } from "./list/tour.js";
import { openShelf } from "./shelf.js";
import { countOf } from "./state.js";
import { createTaking } from "./taking.js";
import { shownText, sizeText, collection as texts } from "./text.js";

/** What a file of several games is called, before its ending. */
const FILE_NAME = "othello-games";

/** Where there is less room the filter is closed at first. */
const WIDE = "(width >= 52em), (max-height: 520px) and (width >= 35em)";

/** @type {ReturnType<typeof createCollection> | undefined} */
let dialog;

/**
 * Opens the collection.
 * @param {Page} page
 * @param {{ files?: readonly File[], place?: ListPlace }} given files that are taken in, and the place in the list that is shown
 */
export function openCollection(page, given) {
  dialog ??= createCollection(page);
  dialog.show(given);
}

/** @param {Page} page */
function createCollection(page) {
  const { store, match } = page;
  const shelf = openShelf();
  const fail = (/** @type {unknown} */ error) => match.showError(error);
  const here = create("input", { type: "checkbox" });
  const fields = createFields(
    shelf,
    create("label", { class: "switch" }, here, create("span", {}, texts.here)),
  );
  const filterName = create("span", {}, texts.filter);
  const filter = create(
    "details",
    { class: "filter" },
    create("summary", {}, icon("settings"), filterName),
    fields.element,
  );
  const about = create("p", { class: "note" });
  const count = create("p", { class: "count", role: "status" });
  const notice = create("p", { class: "note told", role: "status" });
  const empty = create("p", { class: "empty" });
  const taking = createTaking(shelf);
  const position = () => (here.checked ? store.state.game : null);
  const listing = () => (here.checked ? { position: store.state.game.toString() } : {});
  const list = createGameList({
    shelf,
    position,
    fail,
    choose: (game, where) => {
      element.close();
      openOfList(page, shelf, game, where).catch(fail);
    },
    remove: (game) => void remove(game.id),
    counted: (total) => {
      const { size } = shelf.about;
      setText(count, shownText(total, size));
      setText(saving, texts.saveShown(total));
      setText(removing, texts.removeShown(total));
      setText(empty, size === 0 ? texts.empty : texts.noneFound);
      empty.hidden = total > 0;
      list.element.hidden = total === 0;
      actions.hidden = total === 0;
      count.hidden = filter.hidden = size === 0;
    },
  });
  /** Removes a game, or all that are shown, and offers to bring them back. @param {number} [id] */
  const remove = async (id) => {
    try {
      isSame = id !== undefined;
      await shelf.remove(id ?? listing());
      const undo = createButton(texts.bringBack, () => {
        notice.replaceChildren();
        isSame = true;
        shelf.bringBack().catch(fail);
      });
      undo.className = "offer";
      notice.replaceChildren(texts.removed, " ", undo);
    } catch (error) {
      fail(error);
    }
  };
  let isSame = false;

  const files = create("input", { type: "file", multiple: "", class: "hidden" });
  const folder = create("input", { type: "file", webkitdirectory: "", class: "hidden" });
  const chooser = (/** @type {HTMLInputElement} */ input, /** @type {string} */ label) =>
    create("label", { class: "file" }, input, create("span", {}, label));
  for (const input of [files, folder])
    input.addEventListener("change", () => {
      void taking.take([...(input.files ?? [])]);
      input.value = "";
    });

  const format = create("select", { "aria-label": texts.format });
  const saving = createButton("", () => void save());
  const removing = createButton("", () => void remove());
  const actions = create(
    "div",
    { class: "actions" },
    create("div", { class: "saving" }, saving, format),
    removing,
  );
  const save = async () => {
    try {
      setText(notice, texts.writing);
      const written = await shelf.write(format.value, listing());
      for (const { ending, data } of written) saveFile(new File([data], `${FILE_NAME}.${ending}`));
      setText(notice, renamedText(written));
    } catch (error) {
      setText(notice, "");
      fail(error);
    }
  };

  const close = create(
    "button",
    { type: "submit", value: "close", class: "quiet close", "aria-label": texts.close },
    icon("close"),
  );
  const { dialog: element, heading, form } = createDialog("collection", texts.title);
  heading.tabIndex = -1;
  heading.autofocus = true;
  form.append(
    create("header", {}, create("div", {}, heading, about), close),
    create(
      "div",
      { class: "side" },
      create(
        "div",
        { class: "ways" },
        chooser(files, texts.files),
        ...("webkitdirectory" in folder ? [chooser(folder, texts.folder)] : []),
      ),
      filter,
    ),
    create(
      "div",
      { class: "main" },
      taking.element,
      create("div", { class: "above" }, count, notice),
      empty,
      list.element,
      actions,
    ),
  );

  const drawAbout = () => {
    const { size, bytes, isKept } = shelf.about;
    const asked = countOf(shelf.fields) + Number(here.checked);
    setText(filterName, asked > 0 ? texts.filters(asked) : texts.filter);
    fields.clear.hidden = countOf(shelf.fields) === 0;
    setText(about, size === 0 ? "" : isKept ? texts.size(texts.games(size), sizeText(bytes)) : texts.notKept);
  };
  /** @param {number} [index] of the row that gets the focus */
  const draw = async (index) => {
    if (!element.open) return;
    const how = index === undefined ? { isSame } : { index };
    isSame = false;
    await list.draw(how);
    drawAbout();
  };
  shelf.follow(() => void draw());
  here.addEventListener("change", () => void draw());
  // Enter in a field would close the dialog.
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  });
  element.addEventListener("dragover", (event) => event.preventDefault());
  element.addEventListener("drop", (event) => {
    const data = event.dataTransfer;
    if (!data?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    filesIn(data).then((dropped) => taking.take(dropped), fail);
  });
  loadFormats()
    .then(({ fileFormats }) => {
      const names = formatTexts(fileFormats);
      const options = fileFormats.filter(({ holds }) => holds === "game");
      format.append(
        ...options.map(({ id, name }) => create("option", { value: id }, names[id]?.name ?? name)),
      );
      format.value = "pgn";
    })
    .catch(fail);
  return {
    /** @param {Parameters<typeof openCollection>[1]} given */
    show({ files: given = [], place }) {
      if (place) {
        here.checked = place.position !== null;
        shelf.set(place.fields, place.sort);
      }
      notice.replaceChildren();
      taking.rest();
      filter.open = matchMedia(WIDE).matches;
      fields.write();
      openDialog(element);
      void draw(place?.index);
      shelf.addPlayed().catch(fail);
      void taking.take(given);
    },
  };
}
