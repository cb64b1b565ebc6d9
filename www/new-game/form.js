import { choices } from "../dom/choices.js";
import { createDialog } from "../dom/dialog.js";
import { create, icon } from "../dom/elements.js";
import { characterOf } from "../players/characters.js";
import { createFace } from "../players/faces.js";
import { CHARACTER_IDS } from "../state/characters.js";
import { PACES } from "../state/settings.js";
import { field, fieldset, list, range } from "./fields.js";
import { friendFields } from "./friend.js";
import { CLOCKS, STARTS, strengthGroups, newGameText as text } from "./text.js";

/** The dialog, closed and with nothing chosen. `data-for` names the kinds of players that a part is for. */
export function createSheet() {
  const close = create(
    "button",
    { type: "button", class: "quiet close", "aria-label": text.close },
    icon("close"),
  );
  const half = (/** @type {Node[]} */ ...parts) => create("div", { class: "half" }, ...parts);
  const { dialog, heading } = createDialog(
    "new-game",
    text.title,
    half(players(), opponent(), friendFields(), engines()),
    half(color(), clock(), start()),
    actions(),
  );
  heading.after(close);
  dialog.classList.add("settings");
  return dialog;
}

function players() {
  const who = /** @type {const} */ (["engine", "both", "friend", "none"]);
  const options = who.map((name) => /** @type {const} */ ([name, text[name]]));
  return fieldset(text.players, { class: "plain" }, choices("players", options, { columns: "two" }));
}

function opponent() {
  const characters = CHARACTER_IDS.map(
    (character) => /** @type {const} */ ([character, characterOf({ character }).name]),
  );
  const ways = /** @type {const} */ ([
    ["level", text.level],
    ["time", text.time],
  ]);
  const picture = (/** @type {string} */ value) =>
    value === "level" || value === "time" ? icon(value) : createFace(value, "white");
  const part = (/** @type {string} */ kind, /** @type {Node} */ child) =>
    create("div", { class: "way", "data-strength": kind }, child);
  return fieldset(
    text.opponent,
    { class: "plain", "data-for": "engine" },
    withRatings(choices("opponent", [...characters, ...ways], { columns: "four", picture })),
    part("character", create("p", { class: "note about", "aria-live": "polite" })),
    part("level", range("level", text.levelLabel, { min: "1", max: "20" })),
    part("time", range("pace", text.timeLabel, { min: "0", max: String(PACES.length - 1) })),
  );
}

/** How strong each character is, as nobody knows them at first. @param {HTMLElement} choices */
function withRatings(choices) {
  for (const character of CHARACTER_IDS)
    choices
      .querySelector(`[value=${character}] + span`)
      ?.append(create("small", { class: "rating" }, String(characterOf({ character }).rating)));
  return choices;
}

function engines() {
  const groups = strengthGroups();
  return fieldset(
    text.none,
    { "data-for": "none" },
    list("first", text.black, groups),
    list("second", text.white, groups),
  );
}

function color() {
  const colors = /** @type {const} */ (["black", "white", "random"]);
  const options = colors.map((name) => /** @type {const} */ ([name, text[name]]));
  const picture = (/** @type {string} */ name) =>
    create("i", { class: "chip", "data-color": name === "random" ? "both" : name });
  return fieldset(
    text.color,
    { "data-for": "engine friend" },
    choices("color", options, { columns: "three", picture }),
  );
}

function clock() {
  const own = create(
    "div",
    { class: "own", hidden: "" },
    field("minutes", text.minutes, { type: "number", min: "1", max: "180", required: "" }),
    field("increment", text.increment, { type: "number", min: "0", max: "60", required: "" }),
  );
  return fieldset(
    text.clock,
    { "data-for": "engine both none" },
    choices("clock", CLOCKS, { columns: "six" }),
    own,
  );
}

function start() {
  return create(
    "div",
    { class: "start" },
    list("start", text.startLabel, STARTS),
    create(
      "div",
      { "data-for": "engine both none" },
      field("seed", text.seed, {
        inputmode: "numeric",
        pattern: "[0-9]{1,6}",
        maxlength: "6",
        autocomplete: "off",
        placeholder: text.newSeed,
        title: text.seedNote,
      }),
    ),
  );
}

function actions() {
  return create(
    "div",
    { class: "row" },
    create("button", { type: "submit", class: "primary", autofocus: "" }, text.begin),
  );
}
