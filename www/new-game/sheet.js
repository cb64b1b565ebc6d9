/** @import { Page } from "../feature.js" */
/** @import { Settings } from "../state/types.js" */

import { openDialog } from "../dom/dialog.js";
import { find } from "../dom/elements.js";
import { ownName } from "../friend/invitation.js";
import { parseSeed } from "../game/seed.js";
import { strengthText, withStrength } from "../players/strength.js";
import { PACES } from "../state/settings.js";
import { chosen, drawForm, strengthIn } from "./drawing.js";
import { createSheet } from "./form.js";
import { invitationIn } from "./friend.js";
import { createStarter } from "./starter.js";
import { CLOCKS } from "./text.js";

/** @type {HTMLDialogElement | null} */
let sheet = null;

/** Opens the dialog that begins a game, as the last game was begun. @param {Page} page */
export function openSheet(page) {
  sheet ??= build(page);
  const form = find(sheet, "form", HTMLFormElement);
  fill(form, page.store.state.settings);
  drawForm(form);
  openDialog(sheet);
}

/** @param {Page} page */
function build({ store, match, act }) {
  const starter = createStarter(store, match);
  const built = createSheet();
  const form = find(built, "form", HTMLFormElement);
  form.addEventListener("input", () => drawForm(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { settings } = store.state;
    const change = changeOf(form, settings);
    const seed = parseSeed(chosen(form, "seed")) ?? undefined;
    built.close();
    if (chosen(form, "players") === "friend")
      invitationIn((name) => chosen(form, name)).then(
        (begin) => act("friend", { begin }),
        (error) => match.showError(error),
      );
    else if (chosen(form, "start") === "board") starter.beginHere(change, seed);
    else starter.begin(change, seed);
    const board = find(document, "#board", HTMLElement);
    board.focus({ preventScroll: true });
    // On a phone the button that opened the sheet is below the board.
    board.scrollIntoView({ block: "center" });
  });
  find(built, ".close", HTMLElement).addEventListener("click", () => built.close());
  // A press beside it closes it as well.
  built.addEventListener("click", ({ target }) => {
    const hasLink = target instanceof HTMLButtonElement && target.value === "linked";
    if (target === built || hasLink) built.close();
    if (hasLink) act("friend");
  });
  return built;
}

/** Chooses in the form what the settings say. @param {HTMLFormElement} form @param {Settings} settings */
function fill(form, settings) {
  const { side, dealsColor, strength, character, level, seconds, start, minutes, increment, second } =
    settings;
  const isOne = side === "black" || side === "white";
  const clock = `${minutes}+${increment}`;
  const isListed = minutes === 0 || CLOCKS.some(([value]) => value === clock);
  const values = {
    players: isOne ? "engine" : side,
    opponent: strength === "character" ? character : strength,
    level,
    pace: PACES.indexOf(seconds),
    first: strengthText(settings),
    second: strengthText(second),
    color: dealsColor || !isOne ? (dealsColor ? "random" : "black") : side,
    clock: minutes === 0 ? "0+0" : isListed ? clock : "custom",
    minutes: minutes || 15,
    increment,
    start,
    seed: "",
    own: ownName(),
    guest: "",
  };
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control && "value" in control) control.value = String(value);
  }
}

/** What the form changes in the settings. @param {HTMLFormElement} form @param {Settings} settings @returns {Partial<Settings>} */
function changeOf(form, settings) {
  const value = (/** @type {string} */ name) => chosen(form, name);
  return { ...seatsOf(value, settings), ...clockOf(value), ...startOf(value("start")) };
}

/** @param {(name: string) => string} value @param {Settings} settings @returns {Partial<Settings>} */
function seatsOf(value, settings) {
  const players = value("players");
  if (players === "both") return { side: "both" };
  if (players === "none")
    return {
      side: "none",
      ...withStrength(settings, value("first")),
      second: withStrength(settings.second, value("second")),
    };
  const [color, opponent] = [value("color"), value("opponent")];
  const strength = strengthIn(opponent);
  return {
    side: color === "white" ? "white" : "black",
    dealsColor: color === "random",
    strength,
    ...(strength === "character" && { character: opponent }),
    level: Number(value("level")),
    seconds: PACES[Number(value("pace"))] ?? settings.seconds,
  };
}

/** @param {(name: string) => string} value @returns {Partial<Settings>} */
function clockOf(value) {
  const clock = value("clock");
  const [minutes = 0, increment = 0] =
    clock === "custom"
      ? [Number(value("minutes")), Number(value("increment"))]
      : clock.split("+").map(Number);
  return { minutes, increment };
}

/** The position on the board is for one game. @param {string} start @returns {Partial<Settings>} */
function startOf(start) {
  if (start === "board") return {};
  const kept = start === "usual" || start === "dealt" ? start : Number(start);
  return { start: /** @type {Settings["start"]} */ (kept) };
}
