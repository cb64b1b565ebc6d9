/** @import { Match } from "../play/match.js" */
/** @import { Settings } from "../state/types.js" */
import { PACES, parseSettings } from "../state/settings.js";

/**
 * @param {HTMLFormElement} form
 * @param {Match} match
 */
export function listenToSettings(form, match) {
  // Beside the board it is not a popover. One that stayed open would cover the page.
  matchMedia("(min-width: 77.5em) and (height > 520px)").addEventListener("change", () => {
    const panel = form.closest("[popover]");
    if (panel instanceof HTMLElement) panel.hidePopover();
  });
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
