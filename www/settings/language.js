/** @import { Match } from "../match/match.js" */
/** @import { Language } from "../words/languages.js" */
/** @import { Store } from "../state/store.js" */

import { create, find } from "../dom/elements.js";
import { queryIn } from "../state/address.js";
import { parseSettings } from "../state/settings.js";
import { language } from "../words/language.js";

/** What the languages call themselves. @type {Readonly<Record<Language, string>>} */
const NAMES = Object.freeze({
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
});

/**
 * Offers the languages, each by the name that it has itself, besides the browser's, which is the first in the HTML. To choose one
 * opens the page again, with the game as it is.
 * @param {HTMLFormElement} form
 * @param {Store} store
 * @param {Match} match
 */
export function offerLanguages(form, store, match) {
  const list = find(form, "#language", HTMLSelectElement);
  if (list.options.length > 1) return;
  for (const [tag, name] of Object.entries(NAMES))
    list.append(create("option", { value: tag, lang: tag }, name));
  const isNamed = new URLSearchParams(location.search).has("lang");
  list.value = isNamed ? language : store.state.settings.language;
  list.addEventListener("change", () => {
    match.set({ language: parseSettings({ language: list.value }).language });
    const { pathname, search, hash } = location;
    history.replaceState(null, "", pathname + queryIn(list.value, search) + hash);
    location.reload();
  });
}
