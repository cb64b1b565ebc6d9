import { create, setText } from "../../dom/elements.js";
import { draw } from "../../dom/svg.js";
import { figureText, pictureTexts as texts } from "./text.js";

/** Seconds that a chart shows, and its drawing: one unit a second. */
const SECONDS = 60;
const HEIGHT = 24;

/** What a chart shows over time. @typedef {"fill" | "found" | "replaced"} Quantity */

/**
 * A small chart of the last minute, with the present figure.
 * @param {Quantity} name
 */
export function createChart(name) {
  const figure = create("b", {}, figureText(name, 0));
  const area = draw("path");
  const size = { viewBox: `0 0 ${SECONDS - 1} ${HEIGHT}`, preserveAspectRatio: "none" };
  const drawing = draw("svg", { ...size, "aria-hidden": "true" }, area);
  const element = create(
    "div",
    { class: "chart" },
    create("span", {}, texts.charts[name]),
    figure,
    create("small", {}, texts.chartUnits[name]),
    drawing,
  );
  /** @type {number[]} */
  let values = [];
  return {
    element,
    /** @param {number} value of the last second */
    add(value) {
      values = [...values, value].slice(-SECONDS);
      setText(figure, figureText(name, value));
      area.setAttribute("d", pathOf(values, name === "fill" ? 1 : Math.max(1, ...values)));
    },
    clear() {
      values = [];
      setText(figure, figureText(name, 0));
      area.setAttribute("d", "");
    },
  };
}

/** @param {readonly number[]} values @param {number} most */
function pathOf(values, most) {
  const first = SECONDS - values.length;
  const points = values.map((value, index) => `${first + index} ${(HEIGHT * (1 - value / most)).toFixed(2)}`);
  return `M${first} ${HEIGHT}L${points.join("L")}L${SECONDS - 1} ${HEIGHT}Z`;
}
