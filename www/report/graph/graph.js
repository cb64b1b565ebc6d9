/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Page } from "../../feature.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { GameReview, State } from "../../state/types.js" */
/** @import { Points } from "../points/shown.js" */

import { create, setAttribute, setText } from "../../dom/elements.js";
import { draw } from "../../dom/svg.js";
import { cardOf, cardText } from "../../review/card.js";
import { courseOf, placeInReview } from "../../review/course.js";
import { ownColors } from "../../review/missed.js";
import { discNumber, mistakeFrom, PHASES } from "../../review/numbers.js";
import { placeName } from "../../review/text.js";
import { isDealt, verdictOf } from "../../review/verdicts.js";
import { fields } from "../../state/store.js";
import { signed } from "../../words/numbers.js";
import { report } from "../text.js";
import { scoreAt, sentenceAt } from "../told.js";
import { upperSide } from "../upper-side.js";
import { scaleOf, TICKS } from "./scale.js";

/** @typedef {ReturnType<typeof scaleOf>} Scale */

/** How large the mark of a turning point is, by the size of the mistake. @type {Record<string, number>} */
const MARKS = { small: 4, medium: 4, large: 5.4 };

/** How far from a mark it is pressed, in pixels. */
const [MOUSE_REACH, FINGER_REACH] = [6, 14];

/** How large a text is in pixels where the person wants no other size. */
const USUAL_TEXT = 16;

/**
 * The course of the reviewed game, which one steps through by pointer and by keys.
 * @param {Page} page
 * @param {Points} points which have a mark: with one for each mistake nothing could be read
 */
export function createGraph({ store, match }, points) {
  const svg = draw("svg", { "aria-hidden": "true" });
  const now = draw("g", { class: "now" });
  const tip = create("p", { class: "tip", "aria-hidden": "true", hidden: "" });
  const element = create("div", {
    id: "review-graph",
    class: "graph",
    role: "slider",
    tabindex: "0",
    "aria-label": report.graph,
    "aria-valuemin": "0",
  });
  element.append(svg, tip);
  let size = { width: 0, height: 0, text: 1 };
  const scale = () => scaleOf(size, store.state.review?.total ?? 0, upperSide(ownColors(store.state)));

  /** @param {GameReview | null} review */
  const drawCourse = (review) => {
    if (!review || size.width === 0) return;
    setAttribute(svg, "viewBox", `0 0 ${size.width} ${size.height}`);
    svg.replaceChildren(...ground(scale()), ...course(review, scale(), points.now ?? []), now);
  };
  /** @param {Pick<State, "about" | "review" | "game" | "activity" | "engine" | "paused" | "evaluations" | "settings">} shown */
  const drawNow = ({ review, ...shown }) => {
    const { game } = shown;
    if (!review || size.width === 0) return;
    const { ply, isOnLine } = placeInReview(review, game);
    now.replaceChildren(...cursor(scale(), ply, scoreAt(review, ply), isOnLine));
    setAttribute(element, "aria-valuemax", String(review.total));
    setAttribute(element, "aria-valuenow", String(ply));
    const said = cardText(cardOf({ ...shown, review }, null));
    setAttribute(element, "aria-valuetext", report.at(placeName(review, ply), said));
  };
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = element;
    const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
    if (width === size.width && height === size.height && text === size.text) return;
    size = { width, height, text };
    drawCourse(store.state.review);
    drawNow(store.state);
  }).observe(element);
  listenToPointer(element, tip, match, () => ({
    review: store.state.review,
    scale: scale(),
    turning: points.now ?? [],
  }));
  listenToKeys(element, match, store);
  store.watch(fields("about", "review", "settings"), ({ review }) => drawCourse(review));
  points.follow(() => drawCourse(store.state.review));
  store.watch(
    fields("about", "review", "game", "activity", "engine", "paused", "evaluations", "settings"),
    drawNow,
  );
  return element;
}

/** The cloth, the lines of the leads and of the phases, and their names. @param {Scale} scale */
function ground({ isStrip, left, right, top, bottom, base, upper, lower, y }) {
  const ticks = TICKS.map((score) =>
    draw("path", { class: score === 0 ? "zero" : "tick", d: `M${left} ${y(score)}H${right}` }),
  );
  const felt = draw("rect", {
    class: "felt",
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
    rx: 4,
  });
  if (isStrip) return [felt, ...ticks];
  const labels = TICKS.map((score) =>
    draw(
      "text",
      {
        class: "label",
        x: left - 6,
        y: y(upper === "black" ? score : -score),
        "text-anchor": "end",
        "dominant-baseline": "central",
      },
      signed(score),
    ),
  );
  return [
    felt,
    ...ticks,
    ...labels,
    draw("circle", { class: `side ${upper}`, cx: left + 11, cy: top + 11, r: 5 }),
    draw("circle", { class: `side ${lower}`, cx: left + 11, cy: bottom - 11, r: 5 }),
    draw("path", { class: "floor", d: `M${left} ${base}H${right}` }),
  ];
}

/**
 * What is known of the game.
 * @param {GameReview} review
 * @param {Scale} scale
 * @param {readonly ReviewedMove[]} turning
 */
function course(review, scale, turning) {
  const { isStrip, x, y, width: barWidth, base, bar, top, bottom, upper, lower } = scale;
  const points = courseOf(review);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return phases(review, scale);
  const line = points.map(({ ply, score }) => `${x(ply).toFixed(1)} ${y(score).toFixed(1)}`).join("L");
  const area = `M${x(first.ply).toFixed(1)} ${y(0)}L${line}L${x(last.ply).toFixed(1)} ${y(0)}Z`;
  const half = (/** @type {string} */ name, /** @type {number} */ from, /** @type {number} */ height) => [
    draw("clipPath", { id: `graph-${name}` }, draw("rect", { x: 0, y: from, width: scale.right, height })),
    draw("path", { class: name, d: area, "clip-path": `url(#graph-${name})` }),
  ];
  const bars = (isStrip ? [] : review.moves)
    .filter(({ loss, ply }) => loss > 0 && !isDealt(review, ply))
    .map((move) =>
      draw("rect", {
        class: "bar",
        "data-color": move.turn,
        "data-verdict": verdictOf(review, move),
        x: x(move.ply + 1) - barWidth / 2,
        y: base - bar(move.loss),
        width: barWidth,
        height: bar(move.loss),
      }),
    );
  const scores = new Map(points.map(({ ply, score }) => [ply, score]));
  const marks = turning.map((move) => {
    const verdict = verdictOf(review, move);
    const [cx, cy] = [x(move.ply + 1), y(scores.get(move.ply + 1) ?? 0)];
    const r = MARKS[verdict] ?? 0;
    return draw("circle", { class: "mark", "data-verdict": verdict, "data-color": move.turn, cx, cy, r });
  });
  // What nobody chose.
  const width = x(Math.min(review.from, review.total)) - scale.left;
  const dealt =
    width > 0
      ? [draw("rect", { class: "dealt", x: scale.left, y: top, width, height: bottom - top, rx: 4 })]
      : [];
  return [
    ...half(upper, 0, y(0)),
    ...half(lower, y(0), bottom - y(0)),
    draw("path", { class: "zero", d: `M${scale.left} ${y(0)}H${scale.right}` }),
    ...dealt,
    ...phases(review, scale),
    ...bars,
    ...marks,
  ];
}

/** Where the phases end, and their names. @param {GameReview} review @param {Scale} scale */
function phases({ game }, { isStrip, x, top, base, end }) {
  if (isStrip) return [];
  let from = 0;
  return PHASES.flatMap(([phase, lastDisc]) => {
    let to = from;
    while (to < game.moves.length && discNumber(game, to + 1) <= lastDisc) to += 1;
    if (to === from) return [];
    const middle = (x(from) + x(to)) / 2;
    const border =
      to < game.moves.length ? [draw("path", { class: "phase", d: `M${x(to)} ${top}V${base}` })] : [];
    const room = x(to) - x(from);
    from = to;
    const name = draw(
      "text",
      { class: "label", x: middle, y: end - 4, "text-anchor": "middle" },
      report.phases[phase],
    );
    return room < 56 ? border : [...border, name];
  });
}

/** The present ply. @param {Scale} scale @param {number} ply @param {number | undefined} score @param {boolean} isOnLine */
function cursor({ x, y, top, base }, ply, score, isOnLine) {
  const d = `M${x(ply)} ${top}V${base}`;
  const lines = [draw("path", { class: "under", d }), draw("path", { class: "over", d })];
  const isKnown = score !== undefined && isOnLine;
  return isKnown ? [...lines, draw("circle", { class: "point", cx: x(ply), cy: y(score), r: 3.4 })] : lines;
}

/**
 * The label follows the pointer; a press or a drag goes to the move, and a press on a mark to the mistake.
 * @param {HTMLElement} element
 * @param {HTMLElement} tip
 * @param {Match} match
 * @param {() => { review: GameReview | null, scale: Scale, turning: readonly ReviewedMove[] }} shown
 */
function listenToPointer(element, tip, match, shown) {
  const point = (/** @type {PointerEvent} */ event) => {
    const { review, scale, turning } = shown();
    if (!review) return;
    const place = event.clientX - element.getBoundingClientRect().left;
    const ply = scale.ply(place);
    setText(tip, sentenceAt(review, ply));
    tip.hidden = false;
    const most = element.clientWidth - tip.offsetWidth;
    tip.style.left = `${Math.max(0, Math.min(most, scale.x(ply) - tip.offsetWidth / 2))}px`;
    if (!(event.buttons & 1)) return;
    const reach = event.pointerType === "mouse" ? MOUSE_REACH : FINGER_REACH;
    const marked = event.type === "pointerdown" ? markedAt(turning, scale, place, reach) : undefined;
    match.study.goToReviewed(marked?.ply ?? ply);
  };
  element.addEventListener("pointerdown", point);
  element.addEventListener("pointermove", point);
  for (const type of ["pointerleave", "pointercancel", "blur"]) {
    element.addEventListener(type, () => {
      tip.hidden = true;
    });
  }
}

/**
 * The turning point whose mark is pressed: it is looked at where it was chosen, a ply before its mark.
 * @param {readonly ReviewedMove[]} turning
 * @param {Scale} scale
 * @param {number} place from the left, in pixels
 * @param {number} reach how far beside a mark, in pixels
 */
function markedAt(turning, { x }, place, reach) {
  const distance = (/** @type {ReviewedMove} */ { ply }) => Math.abs(x(ply + 1) - place);
  const [nearest] = [...turning].sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= reach ? nearest : undefined;
}

/** @param {HTMLElement} element @param {Match} match @param {Store} store */
function listenToKeys(element, match, store) {
  element.addEventListener("keydown", (event) => {
    const { review, game } = store.state;
    if (!review || event.ctrlKey || event.metaKey || event.altKey) return;
    const { ply } = placeInReview(review, game);
    const to = {
      ArrowLeft: ply - 1,
      ArrowDown: ply - 1,
      ArrowRight: ply + 1,
      ArrowUp: ply + 1,
      Home: 0,
      End: review.total,
      PageUp: mistakeFrom(review, ply, -1) ?? ply,
      PageDown: mistakeFrom(review, ply, 1) ?? ply,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    match.study.goToReviewed(to);
  });
}
