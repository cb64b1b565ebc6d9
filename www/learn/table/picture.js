/** @import { GameClass } from "../../package/flipside.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Scheme } from "./canvas.js" */
/** @import { Quantity } from "./chart.js" */
import { choices } from "../../dom/choices.js";
import { create, createButton, icon, setAttribute, setText } from "../../dom/elements.js";
import { isStill } from "../../dom/motion.js";
import { colorsOf, createTier } from "./canvas.js";
import { createChart } from "./chart.js";
import { Demonstration } from "./demonstration.js";
import { leave as leaveLabel, SIZES, pictureTexts as texts } from "./text.js";
import { TableWatch, TIERS } from "./watch.js";

/** Two to this power are the buckets of the table at first: square numbers, as they are drawn in a square. */
const FIRST_BITS = 14;
const SECOND_MS = 1000;
const QUANTITIES = /** @type {const} */ (["fill", "found", "replaced"]);

/**
 * Shows the engine's table at work in place of the lessons.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {GameClass} parts.Game
 * @param {HTMLElement} parts.panel
 * @param {() => void} parts.leave goes back to the list
 */
export function openPicture({ store, Game, panel, leave }) {
  const view = createView(panel, leave);
  /** @type {Scheme} */
  let scheme = "depth";
  let running = true;
  /** @type {ReturnType<typeof begin>} */
  let shown = begin(FIRST_BITS);

  /** @param {number} bits */
  function begin(bits) {
    const watch = new TableWatch(2 ** bits);
    const tiers = view.canvases.map((canvas) => createTier(canvas, 2 ** bits));
    const show = (/** @type {import("../../package/flipside.js").Game} */ game) => {
      const link = "table";
      if (store.state.room === "learn") store.update({ exercise: { game, isOpen: false, link } });
    };
    const demonstration = new Demonstration({ Game, tableBits: bits, played: show });
    show(demonstration.game);
    return { bits, watch, tiers, demonstration };
  }

  const run = () => {
    if (running) shown.demonstration.start().catch(() => setText(view.summary, texts.failed));
    else shown.demonstration.pause();
    setText(view.step, running ? texts.pause : texts.start);
  };
  const restart = (/** @type {number} */ bits) => {
    void shown.demonstration.close();
    shown = begin(bits);
    for (const chart of Object.values(view.charts)) chart.clear();
    run();
  };

  /** Draws what a watch has not seen yet. @param {TableWatch} watch @param {BigUint64Array} table */
  const lookThrough = (watch, table) => {
    const changes = watch.look(table, (place) => shown.tiers[place.tier]?.set(place, scheme));
    for (const tier of shown.tiers) tier.paint();
    return changes;
  };

  let since = performance.now();
  const counted = { found: 0, replaced: 0 };
  const look = (/** @type {number} */ now) => {
    frame = requestAnimationFrame(look);
    const { table, game } = shown.demonstration;
    if (!table || !running) return;
    const changes = lookThrough(shown.watch, table);
    counted.found += changes.found;
    counted.replaced += changes.replaced;
    if (now - since < SECOND_MS) return;
    since = now;
    const seen = { fill: shown.watch.fill, ...counted };
    for (const name of QUANTITIES) view.charts[name].add(seen[name]);
    setText(view.summary, texts.sentence(game.ply, seen.fill, seen.found, seen.replaced));
    counted.found = 0;
    counted.replaced = 0;
  };
  let frame = requestAnimationFrame(look);

  view.step.addEventListener("click", () => {
    running = !running;
    run();
  });
  view.choose(FIRST_BITS, scheme, {
    size: restart,
    scheme: (chosen) => {
      scheme = chosen;
      redraw();
    },
  });
  /** Draws every place again, in the colors of now. */
  const redraw = () => {
    const { table } = shown.demonstration;
    if (table) lookThrough(new TableWatch(2 ** shown.bits), table);
  };
  const rest = () => {
    if (document.hidden) shown.demonstration.pause();
    else run();
  };
  document.addEventListener("visibilitychange", rest);
  // Nothing moves by itself for a person who asked for no motion.
  running = !isStill();
  run();

  return {
    close() {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", rest);
      void shown.demonstration.close();
    },
  };
}

/** @param {HTMLElement} panel @param {() => void} leave */
function createView(panel, leave) {
  const title = create("h2", { tabindex: "-1" }, texts.title);
  const close = createButton("", leave);
  close.className = "quiet close";
  close.setAttribute("aria-label", leaveLabel);
  close.append(icon("close"));
  const summary = create("p", { class: "seen", id: "table-summary" });
  const canvases = TIERS.map((tier) =>
    create("canvas", { role: "img", "aria-label": texts.tiers[tier], "aria-describedby": summary.id }),
  );
  const tiers = canvases.map((canvas, index) => {
    const tier = TIERS[index] ?? "deepest";
    return create("figure", {}, canvas, create("figcaption", {}, texts.tiers[tier]));
  });
  const charts = /** @type {Record<Quantity, ReturnType<typeof createChart>>} */ (
    Object.fromEntries(QUANTITIES.map((name) => [name, createChart(name)]))
  );
  const step = createButton(texts.pause, () => {});
  step.classList.add("primary");
  const legend = create("div", { class: "legend", "aria-hidden": "true" });
  const controls = create("div", { class: "controls" }, step);
  panel.replaceChildren(
    create("header", { class: "panel-head" }, title, close),
    create("p", { class: "about" }, texts.about),
    create("div", { class: "tiers" }, ...tiers),
    legend,
    create("div", { class: "charts" }, ...QUANTITIES.map((name) => charts[name].element)),
    controls,
    summary,
    create("ul", { class: "told" }, ...texts.points.map((point) => create("li", {}, point))),
  );
  title.focus({ preventScroll: true });
  return {
    canvases,
    charts,
    step,
    summary,
    /**
     * @param {number} bits
     * @param {Scheme} scheme
     * @param {{ size: (bits: number) => void, scheme: (scheme: Scheme) => void }} chosen
     */
    choose(bits, scheme, chosen) {
      const schemes = Object.entries(texts.colors);
      controls.append(
        choice(texts.size, "table-size", SIZES, String(bits), (value) => chosen.size(Number(value))),
        choice(texts.color, "table-color", schemes, scheme, (value) => {
          drawLegend(legend, /** @type {Scheme} */ (value));
          chosen.scheme(/** @type {Scheme} */ (value));
        }),
      );
      drawLegend(legend, scheme);
    },
  };
}

/**
 * @param {string} legend
 * @param {string} name
 * @param {readonly (readonly [value: string, label: string])[]} options
 * @param {string} chosen the value to begin with
 * @param {(value: string) => void} choose
 */
function choice(legend, name, options, chosen, choose) {
  const group = choices(name, options, { chosen });
  setAttribute(group, "role", "radiogroup");
  setAttribute(group, "aria-label", legend);
  group.style.gridTemplateColumns = `repeat(${options.length}, 1fr)`;
  group.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  return create("div", { class: "choice" }, create("span", { "aria-hidden": "true" }, legend), group);
}

/** @param {HTMLElement} legend @param {Scheme} scheme */
function drawLegend(legend, scheme) {
  const [from = "", to = ""] = texts.legend[scheme];
  const colors = colorsOf(scheme).map((color) => {
    const swatch = create("i");
    swatch.style.background = color;
    return swatch;
  });
  legend.replaceChildren(create("span", {}, from), ...colors, create("span", {}, to));
}
