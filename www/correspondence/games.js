// The games with friends that go on, and the field for a link that came by another way.

/** @import { Listed } from "./kept.js" */
/** @import { Table } from "./table.js" */

import { create, createButton } from "../dom/elements.js";
import { textOf } from "../friend/link.js";
import { rowText } from "./sentences.js";
import { friendTexts as texts } from "./text.js";

/**
 * @param {object} actions
 * @param {() => Promise<Listed[]>} actions.list
 * @param {(text: string) => void} actions.open
 * @param {() => void} actions.begin
 * @param {(pasted: string) => void} actions.paste
 */
export function createGames({ list, open, begin, paste }) {
  const rows = create("ul", { class: "rows" });
  const none = create("p", { class: "note" }, texts.none);
  const field = create("input", {
    id: "friend-paste",
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
  });
  const form = create(
    "form",
    { class: "paste" },
    create("label", { for: field.id }, texts.paste),
    create("div", { class: "row" }, field, create("button", { type: "submit" }, texts.open)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    paste(field.value);
    field.value = "";
  });
  const element = create(
    "details",
    { class: "more" },
    create("summary", {}, texts.games),
    rows,
    none,
    form,
    createButton(texts.begin, begin, "new"),
  );
  /** Told apart: an older answer of the database comes too late. */
  let asked = 0;
  return {
    element,
    /** @param {Table} table */
    draw(table) {
      // Without a game the list is all that there is.
      if (!table.game) element.open = true;
      asked += 1;
      const own = asked;
      void list().then((games) => {
        if (own !== asked) return;
        const others = games.filter(({ game }) => textOf(game) !== table.text);
        rows.replaceChildren(...others.map((kept) => rowOf(kept, open)));
        none.hidden = games.length > 0 || (table.game !== null && !table.isSettled);
      });
    },
  };
}

/** @param {Listed} kept @param {(text: string) => void} open */
function rowOf(kept, open) {
  const button = createButton(rowText(kept), () => open(textOf(kept.game)));
  return create("li", {}, button);
}
