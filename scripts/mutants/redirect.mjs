// Processes and workers of tests get the copy of js/ that has the mutants.

import { register } from "node:module";

const js = new URL("../../js", import.meta.url).href;

/**
 * From now on the package and its sources are those of the copy.
 * @param {string} copy address of the folder
 * @param {string} [collector] address of what tests get in place of node:test
 */
export function redirect(copy, collector) {
  // Node runs the hook in a thread of its own, and so takes it as a module.
  const hook = `export async function resolve(name, context, next) {
    if (${Boolean(collector)} && name === "node:test" && context.parentURL?.includes("/tests/"))
      return next("${collector}", context);
    const found = name.match(/^flipside(?:[/](\\w+))?$/);
    if (found) return next("${copy}/" + (found[1] ?? "flipside") + ".js", context);
    const resolved = await next(name, context);
    if (!resolved.url.startsWith("${js}/")) return resolved;
    return { ...resolved, url: "${copy}" + resolved.url.slice(${js.length}) };
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}
