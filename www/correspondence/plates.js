// The two players of a game with a friend, with their discs, as beside any other game.

/** @import { Color } from "../state/types.js" */
/** @import { Table } from "./table.js" */

import { create, setAttribute, setText } from "../dom/elements.js";
import { players } from "../players/names.js";
import { nameOf } from "./names.js";

const COLORS = /** @type {const} */ (["black", "white"]);

/** @returns {{ element: HTMLElement, draw: (table: Table) => void }} */
export function createPlates() {
  const plates = COLORS.map((color) => ({ color, ...createPlate(color) }));
  const share = create("i", {});
  const element = create(
    "div",
    { class: "score" },
    ...plates.map((plate) => plate.element),
    create("div", { class: "share", "aria-hidden": "true" }, share),
  );
  return {
    element,
    draw(table) {
      const { shown, color: own, isOver } = table;
      element.hidden = shown === null;
      if (!shown) return;
      const { black, white } = shown.discs;
      share.style.transform = `scaleX(${black / (black + white)})`;
      for (const plate of plates) {
        const { color } = plate;
        setText(plate.name, nameOf(table, color));
        setAttribute(plate.name, "title", nameOf(table, color));
        setText(plate.detail, players.plays[color]);
        setText(plate.count, String(shown.discs[color]));
        setAttribute(plate.element, "data-seat", color === (own ?? "black") ? "bottom" : "top");
        setAttribute(plate.element, "data-turn", !isOver && shown.turn === color);
      }
    },
  };
}

/** @param {Color} color */
function createPlate(color) {
  const [name, detail] = [create("b", { class: "name" }), create("span", { class: "detail" })];
  const count = create("span", { class: "count" });
  const face = create("span", { class: "face", "data-color": color, "data-face": "", "aria-hidden": "true" });
  const who = create("span", { class: "who" }, name, detail);
  return {
    element: create("div", { class: "player", "data-color": color }, face, who, count),
    name,
    detail,
    count,
  };
}
