/** @import { Match } from "../play/match.js" */
/** @import { Settings } from "../state/types.js" */
import { queryIn } from "../state/language.js";
import { PACES, parseSettings } from "../state/settings.js";

/**
 * @param {HTMLFormElement} form
 * @param {Match} match
 */
export function listenToSettings(form, match) {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isField) return;
    match.set(changeOf(target));
    if (target.name === "language") reloadIn(target.value);
  });
}

/** Opens the page again, in another language. @param {string} language */
function reloadIn(language) {
  const { pathname, search, hash } = location;
  history.replaceState(null, "", pathname + queryIn(language, search) + hash);
  location.reload();
}

/**
 * @param {HTMLInputElement | HTMLSelectElement} field
 * @returns {Partial<Settings>}
 */
function changeOf(field) {
  const { name, type, value } = field;
  if (name === "pace") return { seconds: PACES[Number(value)] ?? 1 };
  const isChecked = field instanceof HTMLInputElement && field.checked;
  const wanted = type === "checkbox" ? isChecked : type === "range" ? Number(value) : value;
  const key = /** @type {keyof Settings} */ (name);
  return { [key]: parseSettings({ [key]: wanted })[key] };
}
