// The fields of the filter.

/** @import { openShelf } from "./shelf.js" */
/** @import { Fields } from "./state.js" */

import { choices } from "../dom/choices.js";
import { create, createButton, find } from "../dom/elements.js";
import { NO_FIELDS } from "./state.js";
import { collection as texts } from "./text.js";

/** How long after a letter games are looked for: a person writes on. */
const REST_MS = 120;

/**
 * @param {ReturnType<typeof openShelf>} shelf
 * @param {HTMLElement} here the switch that asks for the position on the board
 */
export function createFields(shelf, here) {
  const text = (/** @type {keyof Fields} */ name, /** @type {Record<string, string>} */ attributes = {}) =>
    create("input", {
      type: "search",
      name,
      id: `collection-${name}`,
      autocomplete: "off",
      spellcheck: "false",
      ...attributes,
    });
  const year = (/** @type {keyof Fields} */ name, /** @type {string} */ label) =>
    text(name, {
      inputmode: "numeric",
      maxlength: "4",
      placeholder: name === "first" ? "1977" : "2026",
      "aria-label": label,
    });
  const labeled = (/** @type {string} */ label, /** @type {HTMLElement} */ field) =>
    create("div", { class: "field" }, create("label", { for: field.id }, label), field);
  const result = create(
    "select",
    { name: "result", id: "collection-result" },
    ...Object.entries({ "": texts.any, black: texts.blackWon, draw: texts.draw, white: texts.whiteWon }).map(
      ([value, label]) => create("option", { value }, label),
    ),
  );
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const clear = createButton(texts.clear, () => {
    clearTimeout(timer);
    shelf.set(NO_FIELDS);
    write();
  });
  clear.className = "quiet";
  const element = create(
    "div",
    { class: "fields" },
    labeled(texts.player, text("player")),
    labeled(texts.opponent, text("opponent")),
    create(
      "fieldset",
      { class: "field" },
      create("legend", {}, texts.color),
      choices(
        "color",
        [
          ["", texts.either],
          ["black", texts.black],
          ["white", texts.white],
        ],
        { columns: "three", chosen: "" },
      ),
    ),
    labeled(texts.event, text("event")),
    labeled(texts.result, result),
    create(
      "fieldset",
      { class: "field years" },
      create("legend", {}, texts.years),
      create(
        "div",
        { class: "pair" },
        year("first", texts.from),
        create("span", { "aria-hidden": "true" }, "–"),
        year("last", texts.to),
      ),
    ),
    here,
    clear,
  );
  /** Writes what is asked for into the fields. */
  const write = () => {
    const { color, ...others } = shelf.fields;
    for (const [name, value] of Object.entries(others)) {
      const field = element.querySelector(`[name=${name}]`);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    find(element, `[name=color][value="${color}"]`, HTMLInputElement).checked = true;
  };
  element.addEventListener("input", () => {
    clearTimeout(timer);
    // All of them: a person may be in the next field already.
    timer = setTimeout(() => shelf.set(read()), REST_MS);
  });
  /** What the fields ask for. */
  const read = () => {
    const filled = new FormData(element.closest("form") ?? undefined);
    const names = Object.keys(NO_FIELDS).map((name) => [name, String(filled.get(name) ?? "")]);
    return /** @type {Fields} */ (Object.fromEntries(names));
  };
  return { element, write, clear };
}
