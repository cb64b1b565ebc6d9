// The characters beside the board until a game is begun: a person may choose another opponent there, where there is room.

/** @import { Page } from "../feature.js" */

import { create, find, setAttribute } from "../dom/elements.js";
import { characterOf } from "../players/characters.js";
import { createFace, faceOf } from "../players/faces.js";
import { hasOneSide } from "../players/names.js";
import { playOf } from "../players/opponents.js";
import { CHARACTER_IDS } from "../state/characters.js";
import { isAtRest } from "../state/rooms.js";

/** @param {HTMLElement} panel @param {Page} page */
export function createChoosing(panel, { store, match }) {
  const choices = CHARACTER_IDS.map((character) => {
    const { name, rating } = characterOf({ character });
    const button = create(
      "button",
      { type: "button" },
      create("b", {}, name),
      create("span", { class: "detail" }, String(rating)),
      create("small", {}, playOf(character)),
    );
    button.prepend(
      createFace(faceOf({ ...store.state.settings, strength: "character", character }), "white"),
    );
    button.addEventListener("click", () => match.set({ strength: "character", character }));
    return { character, button };
  });
  const element = create(
    "div",
    { class: "choosing", role: "group", "aria-labelledby": "card-title" },
    ...choices.map(({ button }) => button),
  );
  find(panel, ".opponent-card", HTMLElement).after(element);
  store.watch(
    (state) => (isAtRest(state) && hasOneSide(state.settings) ? state.settings : null),
    (settings) => {
      element.hidden = settings === null;
      for (const { character, button } of choices)
        setAttribute(
          button,
          "aria-pressed",
          String(settings?.strength === "character" && settings.character === character),
        );
    },
  );
}
