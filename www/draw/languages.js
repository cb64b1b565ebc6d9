import { create } from "../dom.js";
import { LANGUAGES } from "../state/language.js";
import { language } from "../text/language.js";

/** Fills the list of languages, each by the name that it has itself, with the one of the page chosen. @param {HTMLSelectElement} list */
export function fillLanguages(list) {
  const options = Object.entries(LANGUAGES).map(([tag, name]) =>
    create("option", { value: tag, lang: tag }, name),
  );
  list.replaceChildren(...options);
  list.value = language;
}
