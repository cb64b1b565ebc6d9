/** @import { Page } from "playwright-core" */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What axe-core finds wrong for people with disabilities.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function violations(page) {
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async () => {
    const { violations: found } = await Reflect.get(window, "axe").run(document);
    return found.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.length} times, first ${nodes[0].html}`,
    );
  });
}

/**
 * What is wider than the page or sticks out of it sideways, but for the moves, which scroll in their line.
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
