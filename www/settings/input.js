/** @import { Match } from "../match/match.js" */
/** @import { Settings } from "../app/types.js" */
import { PACES, parseSettings } from "../app/settings.js";

/**
 * @param {HTMLFormElement} form
 * @param {Match} match
 */
export function listenToSettings(form, match) {
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", (event) => {
    if (event.target instanceof HTMLInputElement) match.set(changeOf(event.target));
  });
}

/**
 * @param {HTMLInputElement} input
 * @returns {Partial<Settings>}
 */
function changeOf({ name, type, value, checked }) {
  if (name === "pace") return { seconds: PACES[Number(value)] ?? 1 };
  const wanted = type === "checkbox" ? checked : type === "range" ? Number(value) : value;
  const key = /** @type {keyof Settings} */ (name);
  return { [key]: parseSettings({ [key]: wanted })[key] };
}
