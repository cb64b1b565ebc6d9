// The pictures: dots with the range in which the true value lies. What they say is told by place and shape, never by color alone.

import { create } from "../../dom/elements.js";
import { draw } from "../../dom/svg.js";

/**
 * A value with its range.
 * @typedef {object} Dot
 * @property {number} value
 * @property {readonly [least: number, most: number] | null} range
 */

/** What stands at the ends of a picture. @typedef {readonly [least: number, most: number]} Ends */

/**
 * A named value.
 * @typedef {Dot & { name: string, text: string, about: string, act: (() => void) | null }} Row
 */

const HEIGHT = 132;

/**
 * The ends that hold all ranges, at round numbers.
 * @param {readonly Dot[]} dots
 * @param {number} step
 * @returns {Ends}
 */
export function endsOf(dots, step) {
  const values = dots.flatMap(({ value, range }) => [value, ...(range ?? [])]);
  const least = step * Math.floor(Math.min(...values) / step);
  return [least, Math.max(least + step, step * Math.ceil(Math.max(...values) / step))];
}

/**
 * A line for each value, which opens its games.
 * @param {readonly Row[]} rows
 * @param {Ends} ends
 * @param {number} [mean] of all, drawn through all lines
 */
export function rowChart(rows, ends, mean) {
  return create("ul", { class: "rows" }, ...rows.map((row) => create("li", {}, rowOf(row, ends, mean))));
}

/** @param {Row} row @param {Ends} ends @param {number} [mean] */
function rowOf(row, ends, mean) {
  return lineOf(row, trackOf(row, ends, mean));
}

/** @param {Pick<Row, "name" | "text" | "about" | "act">} row @param {SVGElement} track */
function lineOf({ name, text, about, act }, track) {
  const content = [
    create("span", { class: "name" }, name),
    track,
    create("b", {}, text),
    " ",
    create("span", { class: "hidden" }, about),
  ];
  if (!act) return create("div", { class: "measure" }, ...content);
  const button = create("button", { type: "button", class: "quiet measure" }, ...content);
  button.addEventListener("click", act);
  return button;
}

/** @param {Dot} dot @param {Ends} ends @param {number} [mean] */
function trackOf({ value, range }, ends, mean) {
  const at = (/** @type {number} */ each) => percent(placeOf(each, ends));
  const across = { y1: "50%", y2: "50%" };
  return draw(
    "svg",
    { class: "track", "aria-hidden": "true" },
    draw("line", { class: "ground", x1: 0, x2: "100%", ...across }),
    ...(mean === undefined
      ? []
      : [draw("line", { class: "mean", x1: at(mean), x2: at(mean), y1: 0, y2: "100%" })]),
    ...(range ? [draw("line", { class: "spread", x1: at(range[0]), x2: at(range[1]), ...across })] : []),
    draw("circle", { cx: at(value), cy: "50%", r: 5 }),
  );
}

/**
 * Bars of amounts, a line for each.
 * @param {readonly Pick<Row, "name" | "text" | "about" | "value" | "act">[]} bars
 */
export function barChart(bars) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const lines = bars.map((bar) =>
    create(
      "li",
      {},
      lineOf(
        bar,
        draw(
          "svg",
          { class: "track", "aria-hidden": "true" },
          draw("rect", { x: 0, y: "22%", width: percent(bar.value / most), height: "56%", rx: 3 }),
        ),
      ),
    ),
  );
  return create("ul", { class: "rows" }, ...lines);
}

/**
 * Values over time, joined by a line.
 * @param {readonly (Dot & { from: number, to: number, label: string })[]} dots the earliest first; `label` stands below the first and the
 *   last
 * @param {Ends} ends
 * @param {{ sentence: string, write: (value: number) => string }} words
 */
export function courseChart(dots, ends, { sentence, write }) {
  const [begun, ended] = [dots[0]?.from ?? 0, dots.at(-1)?.to ?? 1];
  const left = (/** @type {Dot & { from: number, to: number }} */ { from, to }) =>
    dots.length === 1 ? 0.5 : 0.03 + 0.94 * (((from + to) / 2 - begun) / Math.max(1, ended - begun));
  const high = (/** @type {number} */ value) => 1 - placeOf(value, ends);
  const marks = [ends[0], (ends[0] + ends[1]) / 2, ends[1]];
  const picture = draw(
    "svg",
    { class: "course", height: HEIGHT, role: "img", "aria-label": sentence },
    ...marks.map((mark) =>
      draw("line", { class: "ground", x1: 0, x2: "100%", y1: percent(high(mark)), y2: percent(high(mark)) }),
    ),
    ...dots.slice(1).map((dot, index) => {
      const before = /** @type {typeof dot} */ (dots[index]);
      return draw("line", {
        class: "join",
        x1: percent(left(before)),
        y1: percent(high(before.value)),
        x2: percent(left(dot)),
        y2: percent(high(dot.value)),
      });
    }),
    ...dots.flatMap((dot) => {
      const x = percent(left(dot));
      const [least, most] = dot.range ?? [dot.value, dot.value];
      return [
        draw("line", { class: "spread", x1: x, x2: x, y1: percent(high(least)), y2: percent(high(most)) }),
        draw("circle", { cx: x, cy: percent(high(dot.value)), r: 5 }),
      ];
    }),
  );
  const scale = create(
    "div",
    { class: "scale", "aria-hidden": "true" },
    ...marks.toReversed().map((mark) => create("span", {}, write(mark))),
  );
  const [first, last] = [dots[0]?.label ?? "", dots.at(-1)?.label ?? ""];
  const times = create(
    "div",
    { class: "times", "aria-hidden": "true" },
    create("span", {}, first),
    create("span", {}, first === last ? "" : last),
  );
  return create("div", { class: "over-time" }, scale, picture, times);
}

/** @param {number} value @param {Ends} ends @returns {number} 0 to 1 */
function placeOf(value, [least, most]) {
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(2)}%`;
