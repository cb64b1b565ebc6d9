import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Static and dynamic imports and re-exports of files of the project; types, which vanish, are not counted. */
const IMPORT = /^\s*(?:import|export)\b[^;"'()]*?["'](\.[^"']+)["']|\bimport\(["'](\.[^"']+)["']\)/gm;

/** What each file of a folder imports from the project, by path from the root. @typedef {Map<string, string[]>} Imports */

/**
 * The imports of every JavaScript file in a folder, generated ones left out.
 * @param {string} folder from the root
 * @returns {Imports}
 */
export function importsOf(folder) {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".js") && !file.startsWith("generated"));
  return new Map(
    sources.map((file) => {
      const path = join(ROOT, folder, file);
      const code = readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
      const targets = [...code.matchAll(IMPORT)].map(([, still, late]) => join(dirname(path), still ?? late));
      return [join(folder, file), targets.map((target) => relative(ROOT, target))];
    }),
  );
}

/**
 * A cycle of imports, if there is one.
 * @param {Imports} imports
 * @returns {string[] | undefined} the files of the cycle, the first one again at the end
 */
export function cycleIn(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {string[]} path that led here @returns {string[] | undefined} */
  const visit = (file, path) => {
    const seen = path.indexOf(file);
    if (seen >= 0) return [...path.slice(seen), file];
    if (done.has(file)) return;
    for (const target of imports.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
  };
  for (const file of imports.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
}
