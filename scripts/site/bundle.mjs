// Bundles what the page runs: one entry script, the parts that it loads when they are needed, and the files that these
// name. The name of each file has a hash of its content, so a host may let browsers keep it forever.
//
// By Rolldown, which knows that the entry script is there before the parts: what both use stands in the entry script. By
// esbuild it would be in a small file of its own for each set of parts, twenty of them at the first visit.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { build } from "rolldown";
import { licenseIn } from "../package/licenses.mjs";
import { Failure, ROOT } from "../run.mjs";
import { minifiedStyle } from "./styles.mjs";

/** @import { ChunkingContext, OutputAsset, OutputChunk, Plugin } from "rolldown" */

/** The folder of the page's sources. */
export const PAGE = join(ROOT, "www");

/** What runs first, and what the page is made of. */
const START = join(PAGE, "start.js");
const MAIN = join(PAGE, "main.js");

/** What every page loads behind its first picture: the engine, and parts that nobody waits for. Each group is one file. */
const BEHIND = Object.freeze({
  engine: [
    join(ROOT, "dist", "slim.js"),
    join(PAGE, "package", "possible.js"),
    join(PAGE, "stored-analysis", "prepare.js"),
  ],
  later: [
    "later.js",
    "settings/form.js",
    "opponent-card/card.js",
    "opponent-card/choosing.js",
    "result/view.js",
    "import/arrivals.js",
    "import/dropping.js",
    "book/learning-button.js",
    "last-move/part.js",
    "past-games/recorder.js",
    "past-games/following.js",
    "backup/offering.js",
    "offline/versions.js",
  ].map((part) => join(PAGE, part)),
});

/** How the files are called. */
const NAMES = Object.freeze({
  hashCharacters: /** @type {const} */ ("hex"),
  entryFileNames: "[name]-[hash:10].js",
  chunkFileNames: "[name]-[hash:10].js",
  assetFileNames: "[name]-[hash:10][extname]",
});

/**
 * The bundled page.
 * @typedef {object} Bundle
 * @property {string} entry the name of its script
 * @property {string[]} chunks the other scripts that it needs before the engine
 * @property {string[]} files all names
 */

/**
 * Bundles the page's script.
 * @param {string} folder to write to
 * @returns {Promise<Bundle>}
 */
export async function bundlePage(folder) {
  /** @type {string[]} */
  const ofWorkers = [];
  const { output } = await build({
    cwd: ROOT,
    input: { start: START },
    // Nobody imports the entry script.
    preserveEntrySignatures: false,
    plugins: [dist, openingNames, nameless, addresses((worker) => bundleWorker(folder, worker, ofWorkers))],
    transform: { target: "es2022" },
    treeshake: { moduleSideEffects: (id) => (id === MAIN ? true : undefined) },
    logLevel: "warn",
    // What is loaded behind the first picture is one file, though parts of it are loaded by themselves in the sources.
    checks: { pluginTimings: false, ineffectiveDynamicImport: false },
    output: {
      dir: folder,
      minify: true,
      banner: OF_WORKERS.banner,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: groupOf, debugName: "page" }],
      },
      ...NAMES,
    },
  });
  const entry = chunkOf(output, START);
  const page = chunkOf(output, MAIN);
  const chunks = [page, ...stillImports(output, [entry, page])];
  for (const part of Object.values(BEHIND).flat()) chunkOf(output, part);
  const files = [...output.map(({ fileName }) => fileName), ...ofWorkers];
  return { entry, chunks, files };
}

/**
 * Bundles the script of a worker. It shares no file with the page: what the page loads first draws, which a worker cannot.
 * @param {string} folder to write to
 * @param {string} path
 * @param {string[]} files the names of those that it becomes are added
 * @returns {Promise<string>} the name of the script
 */
async function bundleWorker(folder, path, files) {
  const { output } = await build({ ...workerAt(path), output: { ...OF_WORKERS, dir: folder, ...NAMES } });
  files.push(...output.map(({ fileName }) => fileName));
  return chunkOf(output, path);
}

/** The script of a worker with all that it imports, for a server of the sources. @param {string} path @returns {Promise<string>} */
export async function bundledWorker(path) {
  const { output } = await build({ ...workerAt(path), write: false, output: OF_WORKERS });
  return output[0].code;
}

/** @param {string} path */
function workerAt(path) {
  return {
    cwd: ROOT,
    input: { [basename(join(path, ".."))]: path },
    plugins: [dist],
    // As Node takes packages: so tests and page run the same file.
    resolve: { mainFields: ["main"] },
    transform: { target: "es2022" },
    logLevel: /** @type {const} */ ("warn"),
  };
}

/** What others wrote in a script has its license before it. */
const OF_WORKERS = {
  minify: true,
  banner: async (/** @type {{ moduleIds: string[] }} */ { moduleIds }) => {
    const folders = moduleIds.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
    const licenses = await Promise.all([...new Set(folders)].map(licenseIn));
    return licenses.map((text) => `/*! ${text.trim()} */\n`).join("");
  },
};

/** Puzzles, which take a fifth of all: only those that the page asks for are kept. */
const LATER = /^puzzles-\d{4}-.+\.js$/;

/**
 * Bundles the service worker, which knows the files by name and their version by content.
 * @param {string} folder
 * @param {string[]} files names in the folder
 */
export async function bundleServiceWorker(folder, files) {
  const addresses = (/** @type {string[]} */ names) =>
    JSON.stringify(names.map((name) => (name === "index.html" ? "./" : `./${name}`)));
  const version = createHash("sha256");
  for (const file of files) version.update(file).update(await readFile(join(folder, file)));
  await build({
    cwd: ROOT,
    input: join(PAGE, "service-worker.js"),
    transform: {
      target: "es2022",
      define: {
        FILES: addresses(files.filter((file) => !LATER.test(file))),
        LATER: addresses(files.filter((file) => LATER.test(file))),
        VERSION: JSON.stringify(version.digest("hex").slice(0, 12)),
      },
    },
    logLevel: "warn",
    output: { dir: folder, format: "iife", minify: true, entryFileNames: "[name].js" },
  });
}

/** The page finds the built package under ./dist/, where the development server has it. @type {Plugin} */
const dist = {
  name: "dist",
  resolveId: {
    filter: { id: /^(?:\.\.\/)+dist\// },
    handler: (id, importer) =>
      importer?.startsWith(PAGE) ? join(ROOT, id.replace(/^(?:\.\.\/)+/, "")) : null,
  },
};

/** What stands in for the names of openings until they have come. */
const STAND_IN = join(import.meta.dirname, "opening-names.js");

/** The names of openings come behind the first visit, a sixth of which they would be. @type {Plugin} */
const openingNames = {
  name: "opening names",
  resolveId: {
    filter: { id: /opening-names\.js$/ },
    handler: (_, importer) => (importer === STAND_IN ? null : STAND_IN),
  },
};

/**
 * Nobody reads what main.js exports, which is nothing. Rolldown makes an object of it all the same, by a helper in a file of its own.
 * @type {Plugin}
 */
const nameless = {
  name: "nameless",
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.includes(MAIN)) return null;
    const [named, made] = [/^import \{ \w+ as __exportAll \} from "[^"]+";\n/m, "__exportAll({})"];
    if (!named.test(code) || code.split("__exportAll(").length !== 2 || !code.includes(made))
      missing("main.js");
    return code.replace(named, "").replace(made, "{}");
  },
};

/** What `new URL("…", import.meta.url)` names becomes a file beside the scripts. */
const ADDRESS = /new URL\(\s*"(\.{1,2}\/[^"]+)",\s*import\.meta\.url,?\s*\)/g;

/**
 * Lets scripts name files by `new URL("./file", import.meta.url)`; package and data as if they lay in the page's folder. A script of the
 * page that is named so is that of a worker.
 * @param {(path: string) => Promise<string>} bundleWorker gives the name of its file
 * @returns {Plugin}
 */
const addresses = (bundleWorker) => ({
  name: "addresses",
  transform: {
    filter: { code: /new URL\(\s*"\.{1,2}\// },
    async handler(code, id) {
      /** @type {Map<string, string>} */
      const found = new Map();
      for (const [, address] of code.matchAll(ADDRESS)) {
        if (found.has(address)) continue;
        const named = join(id, "..", address);
        const isPackage = /^(dist|data)\//.test(relative(PAGE, named));
        const path = isPackage ? join(ROOT, relative(PAGE, named)) : named;
        if (extname(path) === ".js" && path.startsWith(PAGE)) {
          found.set(address, `"./${await bundleWorker(path)}", import.meta.url`);
          continue;
        }
        const source = extname(path) === ".css" ? await minifiedStyle([path]) : await readFile(path);
        const file = this.emitFile({ type: "asset", name: basename(path), source });
        found.set(address, `import.meta.ROLLUP_FILE_URL_${file}`);
      }
      return code.replace(ADDRESS, (_, address) => `new URL(${found.get(address)})`);
    },
  },
});

/**
 * All that the page needs at once is one file, apart from what chooses the language, which is there before; so is what it loads behind
 * its first picture. Without being told, Rolldown makes fifty files, one for each set of parts that need the same, found one after another.
 * @param {string} id @param {ChunkingContext} context
 */
function groupOf(id, context) {
  if (neededAtOnce(context, START).has(id)) return null;
  if (neededAtOnce(context, MAIN).has(id)) return "page";
  for (const [name, parts] of Object.entries(BEHIND))
    if (parts.some((part) => neededAtOnce(context, part).has(id))) return name;
  return null;
}

/** A module, and what it imports at once. @param {ChunkingContext} context @param {string} id @returns {Set<string>} */
function neededAtOnce(context, id) {
  const found = new Set([id]);
  for (const module of found)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The name of the script that a module became. @param {(OutputChunk | OutputAsset)[]} output @param {string} path */
function chunkOf(output, path) {
  const found = output.find((each) => each.type === "chunk" && each.moduleIds.includes(path));
  return found?.fileName ?? missing(path);
}

/**
 * The other scripts that some import at once, and those that these import.
 * @param {(OutputChunk | OutputAsset)[]} output
 * @param {string[]} names
 */
function stillImports(output, names) {
  const found = new Set(names);
  for (const name of found) {
    const chunk = output.find(({ fileName }) => fileName === name);
    if (chunk?.type !== "chunk") continue;
    for (const imported of chunk.imports) if (chunk.code.includes(imported)) found.add(imported);
  }
  return [...found].slice(names.length);
}

/** @param {string} what @returns {never} */
function missing(what) {
  throw new Failure(`the bundled page: expected a file of ${what}, found none`);
}
