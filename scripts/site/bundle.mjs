// Bundles what the page runs: one entry script, the parts that it loads when they are needed, and the files that these
// name. The name of each file has a hash of its content, so a host may let browsers keep it forever.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { ROOT } from "../run.mjs";

/** The folder of the page's sources. */
export const PAGE = join(ROOT, "www");

/**
 * The bundled page.
 * @typedef {object} Bundle
 * @property {string} entry the name of its script
 * @property {string[]} chunks the scripts that it needs at once
 * @property {string} engine the name of the script that holds the engine's calls
 * @property {string} wasm the name of the engine's module
 * @property {string[]} files all names
 */

/**
 * Bundles the page's script.
 * @param {string} folder to write to
 * @returns {Promise<Bundle>}
 */
export async function bundlePage(folder) {
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: { page: "www/main.js" },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: "esm",
    target: "es2022",
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    logLevel: "warning",
    plugins: [dist, addresses],
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const files = [...outputs.keys()];
  const named = (/** @type {RegExp} */ name) => files.find((file) => name.test(file)) ?? missing(name);
  const entry = named(/^page-.*\.js$/);
  const engine = named(/^slim-.*\.js$/);
  return {
    entry,
    chunks: stillImports(outputs, entry),
    engine,
    wasm: named(/\.wasm$/),
    files,
  };
}

/**
 * Bundles the service worker, which knows the files by name and their version by content.
 * @param {string} folder
 * @param {string[]} files names in the folder
 */
export async function bundleServiceWorker(folder, files) {
  const version = createHash("sha256");
  for (const file of files) version.update(file).update(await readFile(join(folder, file)));
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: ["www/service-worker.js"],
    bundle: true,
    minify: true,
    target: "es2022",
    outdir: folder,
    logLevel: "warning",
    define: {
      FILES: JSON.stringify(files.map((file) => (file === "index.html" ? "./" : `./${file}`))),
      VERSION: JSON.stringify(version.digest("hex").slice(0, 12)),
    },
  });
}

/** The page finds the built package under ./dist/, where the development server has it. @type {esbuild.Plugin} */
const dist = {
  name: "dist",
  setup(build) {
    build.onResolve({ filter: /^\.\/dist\// }, ({ path, importer }) =>
      dirname(importer) === PAGE ? { path: join(ROOT, path) } : undefined,
    );
  },
};

/** What `new URL("…", import.meta.url)` names becomes a file beside the scripts. */
const ADDRESS = /new URL\(\s*"(\.\/[^"]+)",\s*(?:import\.meta\.url|\w+)\s*\)/g;

/** Lets scripts name files by `new URL("./file", import.meta.url)`, which esbuild leaves as it is. @type {esbuild.Plugin} */
const addresses = {
  name: "addresses",
  setup(build) {
    build.onLoad({ filter: /(www\/package|dist\/slim)\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      /** @type {string[]} */
      const imports = [];
      const rewritten = source.replace(ADDRESS, (_, address) => {
        const name = `address${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`address:${address}`)};`);
        return `new URL(${name}, import.meta.url)`;
      });
      return { contents: `${imports.join("\n")}\n${rewritten}` };
    });
    build.onResolve({ filter: /^address:/ }, ({ path, importer }) => {
      const address = path.slice("address:".length);
      const folder = /^\.\/(dist|data)\//.test(address) ? ROOT : dirname(importer);
      return { path: join(folder, address), namespace: "address" };
    });
    build.onLoad({ filter: /./, namespace: "address" }, async ({ path }) => ({
      contents: await readFile(path),
      loader: "file",
    }));
  },
};

/**
 * The scripts that a script imports at once, and those that these import.
 * @param {Map<string, esbuild.Metafile["outputs"][string]>} outputs
 * @param {string} entry
 */
function stillImports(outputs, entry) {
  const found = new Set([entry]);
  for (const name of found) {
    for (const { path, kind } of outputs.get(name)?.imports ?? []) {
      if (kind === "import-statement") found.add(basename(path));
    }
  }
  found.delete(entry);
  return [...found];
}

/** @param {RegExp} name @returns {never} */
function missing(name) {
  throw new Error(`no bundled file is named ${name}: ${relative(ROOT, import.meta.filename)}`);
}
