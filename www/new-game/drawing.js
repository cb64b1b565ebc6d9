// What of the form is shown, by what is chosen in it.

/** @import { Settings } from "../state/types.js" */

import { find, setText } from "../dom/elements.js";
import { levelName, paceName } from "../players/names.js";
import { aboutOpponent } from "../players/opponents.js";
import { PACES } from "../state/settings.js";

/** Shows what belongs to what is chosen. @param {HTMLFormElement} form */
export function drawForm(form) {
  const [players, opponent, clock] = ["players", "opponent", "clock"].map((name) => chosen(form, name));
  for (const part of form.querySelectorAll("[data-for]"))
    show(part, part.getAttribute("data-for")?.split(" ").includes(String(players)) ?? false);
  // A link has no room for a position.
  find(form, "[value=board]", HTMLOptionElement).disabled = players === "friend";
  if (players === "friend" && chosen(form, "start") === "board")
    find(form, "[name=start]", HTMLSelectElement).value = "usual";
  for (const way of form.querySelectorAll(".way"))
    show(way, way.getAttribute("data-strength") === strengthIn(opponent));
  show(find(form, ".own", HTMLElement), clock === "custom");
  if (strengthIn(opponent) === "character")
    setText(find(form, ".about", HTMLElement), aboutOpponent(opponent ?? ""));
  drawRange(form, "level", levelName(Number(chosen(form, "level"))));
  drawRange(form, "pace", paceName(PACES[Number(chosen(form, "pace"))] ?? 1));
  // What is not asked for cannot be wrong.
  for (const input of form.querySelectorAll("input")) input.disabled = input.closest("[hidden]") !== null;
}

/** @param {HTMLFormElement} form @param {string} name @param {string} text */
function drawRange(form, name, text) {
  const slider = find(form, `#new-${name}`, HTMLInputElement);
  slider.setAttribute("aria-valuetext", text);
  setText(find(form, `output[for=new-${name}]`, HTMLElement), text);
}

/** @param {string | undefined} opponent a character, or how else the engine's strength is set @returns {Settings["strength"]} */
export function strengthIn(opponent) {
  return opponent === "level" || opponent === "time" ? opponent : "character";
}

/** @param {Element} part @param {boolean} isShown */
function show(part, isShown) {
  if (part instanceof HTMLElement) part.hidden = !isShown;
}

/** What is chosen or typed. @param {HTMLFormElement} form @param {string} name */
export function chosen(form, name) {
  const control = form.elements.namedItem(name);
  return control && "value" in control ? control.value : "";
}
