import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Static and dynamic imports and re-exports of files of the project, and types named by a comment. */
const IMPORT =
  /^\s*(?:import|export)\b[^;"'()]*?["'](\.[^"']+)["']|@import\b[^"']*["'](\.[^"']+)["']|\bimport\(["'](\.[^"']+)["']\)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** What each file of a folder imports from the project, by path from the root. @typedef {Map<string, string[]>} Imports */

/**
 * The imports of every JavaScript file in a folder, generated ones left out.
 * @param {string} folder from the root
 * @param {object} [options]
 * @param {boolean} [options.types] whether types count as well, which vanish when the code runs
 * @returns {Imports}
 */
export function importsOf(folder, { types = false } = {}) {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => file.endsWith(".js") && !file.startsWith("generated"));
  return new Map(
    sources.map((file) => {
      const path = join(folder, file);
      return [path, importsIn(path, readFileSync(join(ROOT, path), "utf8"), { types })];
    }),
  );
}

/**
 * What a file imports from the project.
 * @param {string} path of the file from the root
 * @param {string} source
 * @param {object} [options]
 * @param {boolean} [options.types] whether types count as well
 * @returns {string[]} by path from the root
 */
export function importsIn(path, source, { types = false } = {}) {
  const code = types ? source : source.replace(COMMENT, "");
  const targets = [...code.matchAll(IMPORT)].map(([, ...found]) => String(found.find(Boolean)));
  return targets.map((target) => join(dirname(path), target));
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

/** The folders that files with imports lie in. @param {Imports} imports @returns {Set<string>} */
export function foldersOf(imports) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const file of imports.keys())
    for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.add(folder);
  return folders;
}

/**
 * What the files and folders of a folder import from each other, a folder as one.
 * @param {Imports} imports
 * @param {string} folder
 * @returns {Imports} by their names
 */
export function importsWithin(imports, folder) {
  const nameOf = (/** @type {string} */ file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/")[0] : undefined;
  /** @type {Imports} */
  const within = new Map();
  for (const [file, targets] of imports) {
    const name = nameOf(file);
    if (name === undefined) continue;
    const others = targets.filter((target) => imports.has(target)).flatMap((target) => nameOf(target) ?? []);
    within.set(name, [...(within.get(name) ?? []), ...others.filter((other) => other !== name)]);
  }
  return within;
}

/**
 * The imports that do not point down.
 * @param {Imports} imports
 * @param {string} root folder of them all
 * @param {readonly string[]} order its folders and files, the lowest first: each may import those before it
 * @returns {string[]} `file -> target`
 */
export function upwardIn(imports, root, order) {
  const placeOf = (/** @type {string} */ file) => {
    const [top = ""] = relative(root, file).split("/");
    const place = order.indexOf(top);
    return place < 0 ? order.length : place;
  };
  // The page finds the built package beside its own folders.
  const isIn = (/** @type {string} */ folder, /** @type {string} */ target) =>
    target.startsWith(`${folder}/`) && !target.startsWith(`${folder}/dist/`);
  return [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => isIn(root, target))
      .filter((target) => placeOf(target) > placeOf(file))
      .map((target) => `${file} -> ${target}`),
  );
}
