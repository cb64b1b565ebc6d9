/** @import { Page } from "playwright-core" */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Those of axe-core's rules that can tell windows of several sizes and themes apart. */
const OF_THE_LOOK = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];
/** Rules that it leaves out unless they are asked for. */
const TARGETS = ["target-size"];
/** How wide and high a thumb needs what it presses, in pixels. */
const THUMB = 44;

/** Brings axe-core to the page, once. @param {Page} page */
async function bringAxe(page) {
  if (!(await page.evaluate(() => Reflect.has(window, "axe"))))
    await page.evaluate(await readFile(AXE, "utf8"));
}

/**
 * What axe-core finds wrong for people with disabilities, by all its rules.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function violations(page) {
  return found(page, { rules: Object.fromEntries(TARGETS.map((rule) => [rule, { enabled: true }])) });
}

/**
 * What axe-core finds wrong with colors and sizes. Everything else about a page is the same in each
 * window: {@link violations} looks at it in one.
 * @param {Page} page
 * @param {{ isScrolled?: boolean }} [options] `isScrolled`: what lies under a row that stays in view is no small target
 * @returns {Promise<string[]>}
 */
export function violationsOfLook(page, { isScrolled = false } = {}) {
  return found(page, { runOnly: isScrolled ? OF_THE_LOOK : [...OF_THE_LOOK, ...TARGETS] });
}

/**
 * What axe-core finds wrong by the rules that are left: names, roles and order, which a language could change.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function violationsOfText(page) {
  const rules = [...OF_THE_LOOK, ...TARGETS].map((rule) => [rule, { enabled: false }]);
  return found(page, { rules: Object.fromEntries(rules) });
}

/** What is too small to be pressed, or too near to something else. @param {Page} page @returns {Promise<string[]>} */
export function smallTargets(page) {
  return found(page, { runOnly: TARGETS });
}

/** @param {Page} page @param {object} options of axe-core @returns {Promise<string[]>} */
async function found(page, options) {
  await bringAxe(page);
  return page.evaluate(async (given) => {
    // Nothing behind a dialog can be reached. To look at the page as well takes several times as long.
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const { violations } = await Reflect.get(window, "axe").run(dialog ?? document, {
      ...given,
      resultTypes: ["violations"],
    });
    return violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0].html}`,
    );
  }, options);
}

/**
 * What has less contrast than people who ask for more need: text 7:1, large text and the borders of controls 4.5:1.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function faint(page) {
  await bringAxe(page);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, "axe");
    const { violations: found } = await axe.run(document, { runOnly: ["color-contrast-enhanced"] });
    const texts = found.flatMap((/** @type {any} */ { nodes }) =>
      nodes.map((/** @type {any} */ { html, any }) => `${any[0]?.message} ${html.slice(0, 120)}`),
    );
    const colorOf = (/** @type {string} */ text) => {
      const color = new axe.commons.color.Color();
      color.parseString(text);
      return color;
    };
    const behind = (/** @type {Element | null} */ element) => {
      for (let at = element; at; at = at.parentElement) {
        const color = colorOf(getComputedStyle(at).backgroundColor);
        if (color.alpha === 1) return color;
      }
      return colorOf("rgb(255, 255, 255)");
    };
    const controls = [...document.querySelectorAll("button, input, select, textarea")].filter((control) => {
      const { borderTopColor, borderTopWidth, opacity } = getComputedStyle(control);
      const isDrawn = control.checkVisibility() && opacity === "1" && borderTopWidth !== "0px";
      const border = colorOf(borderTopColor);
      return (
        isDrawn &&
        border.alpha === 1 &&
        axe.commons.color.getContrast(behind(control.parentElement), border) < 4.5
      );
    });
    return [...texts, ...controls.map((control) => `the border of ${control.outerHTML.slice(0, 120)}`)];
  });
}

/**
 * The elements that are wider than the page or stick out of it sideways, except the moves, which scroll in their line.
 * @param {Page} page
 */
export function overflowing(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll("body :not(#moves *)")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && box.height > 1 && (box.left < -0.5 || box.right > width + 0.5);
    });
    const page = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    return [...page, ...found.map((element) => element.outerHTML.slice(0, 120))];
  });
}

/**
 * Texts in view that are cut off at the side, except those that are only the beginning of something by nature: the line behind a
 * move, and the opening beside the name of the page, which the explorer has in full.
 * @param {Page} page
 */
export function clipped(page) {
  return page.evaluate(() => {
    const found = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("body :not(.then, #opening, .leads, .hidden, #board, input, textarea)")
    );
    return [...found]
      .filter((element) => {
        const isCut = /hidden|clip/.test(getComputedStyle(element).overflowX);
        const isTooLong = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
        return isCut && isTooLong && element.checkVisibility() && /\S/.test(element.innerText);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Lists in view in which a choice would be cut off once it is chosen. @param {Page} page */
export function cutChoices(page) {
  return page.evaluate(() => {
    /** What the browser draws the arrow on. */
    const arrow = 20;
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select")].flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      if (!pen || !list.checkVisibility()) return [];
      pen.font = font;
      const room =
        list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
      return [...list.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
  });
}

/**
 * What can be pressed and is too small for a thumb, which asks for more than WCAG 2.2 does. A choice is pressed by its label.
 * @param {Page} page
 */
export function tooSmall(page) {
  return page.evaluate((least) => {
    // The skip link is for the keyboard.
    const all = document.querySelectorAll("button, a[href]:not(.skip), select, summary, input, textarea");
    return [...all].flatMap((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const isSmall = Math.min(width, height) > 1 && Math.min(width, height) < least - 0.1;
      return isSmall && element.checkVisibility({ visibilityProperty: true })
        ? [`${width} × ${height}: ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, THUMB);
}
