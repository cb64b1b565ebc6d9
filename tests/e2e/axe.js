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
