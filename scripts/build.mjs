// Builds the package: Rust -> WebAssembly -> dist/ with its JavaScript and types.

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join, parse } from "node:path";
import { gzipAsync } from "@gfx/zopfli";
import * as esbuild from "esbuild";
import { themeCounts } from "../js/puzzles/counts.js";
import { readPuzzles } from "../js/puzzles/text.js";
import { minifiedProperties } from "./package/custom-properties.mjs";
import { detectionModels } from "./package/detection-models.mjs";
import { fittedDeclarations, fittedGlue } from "./package/glue.mjs";
import { thirdParty } from "./package/licenses.mjs";
import { billOfMaterials } from "./package/sbom.mjs";
import { ask, Failure, main, ROOT, run } from "./run.mjs";

const GENERATED = join(ROOT, "js", "generated");
const DIST = join(ROOT, "dist");
const MODULE = "engine_bg.wasm";
const BOOK_MODULE = "book_bg.wasm";
const NAMES = "opening-names.js";
const BOOK = join(ROOT, "data", "book");
const PUZZLES = join(ROOT, "data", "puzzles");
/** The command imports the engine from the package, and contains the libraries that only it uses. */
const COMMAND = /** @type {import("esbuild").BuildOptions} */ ({
  platform: "node",
  external: ["flipside"],
  // For the libraries that are not ES modules.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});

/**
 * Compiles the core and the book, and lets wasm-bindgen write the core's module and its glue. wasm-opt is not used:
 * after it the module ran more instructions and compressed worse.
 * @returns {Promise<string>} the folder of all
 */
async function compile() {
  // Messages of crates name their files: the folder of cargo in them would differ from machine to machine.
  const cargo = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
  const flags = `target.wasm32-unknown-unknown.rustflags=["--remap-path-prefix=${cargo}=/cargo"]`;
  const build = [
    "cargo",
    "build",
    "--lib",
    "--release",
    "--locked",
    "--target",
    "wasm32-unknown-unknown",
    "--config",
    flags,
  ];
  await run(build);
  // On its own: together with the core it would get the core's features.
  await run([...build, "--package", "flipside-book"]);
  const { target_directory } = JSON.parse(ask(["cargo", "metadata", "--format-version", "1", "--no-deps"]));
  const release = join(target_directory, "wasm32-unknown-unknown", "release");
  const bound = join(release, "bound");
  await run([
    "wasm-bindgen",
    join(release, "flipside.wasm"),
    "--out-dir",
    bound,
    "--out-name",
    "engine",
    "--target",
    "web",
    "--omit-default-module-path",
    "--remove-name-section",
    "--remove-producers-section",
  ]);
  await copyFile(join(release, "flipside_book.wasm"), join(bound, BOOK_MODULE));
  return bound;
}

/** Writes what the package's own JavaScript imports from js/generated/. @param {string} bound */
async function generate(bound) {
  const [glue, declarations] = await Promise.all(
    ["engine.js", "engine.d.ts"].map((file) => readFile(join(bound, file), "utf8")),
  );
  await writeFile(join(GENERATED, "engine.js"), fittedGlue(glue));
  await writeFile(join(GENERATED, "engine.d.ts"), fittedDeclarations(declarations));
  await writeFile(join(GENERATED, "types.d.ts"), publicTypes(declarations));
  await writeText("wasm-base64.js", await packed(join(bound, MODULE)));
  await writeText("book-wasm.js", await packed(join(bound, BOOK_MODULE)));
  // These have no redundancy left.
  await writeText("book-data.js", (await readFile(join(BOOK, "book.bin"))).toString("base64"));
  await writeText("book-statistics.js", (await readFile(join(BOOK, "statistics.bin"))).toString("base64"));
  await writePuzzles();
  await writeText(NAMES, openings(await readFile(join(ROOT, "data", "openings.tsv"), "utf8")));
  const worker = await bundle({ entryPoints: ["js/worker.js"], write: false });
  await writeText("worker-source.js", worker.outputFiles?.[0].text ?? "");
  const style = await bundle({ entryPoints: ["js/board/style/board.css"], write: false, lineLimit: 0 });
  await writeText("board-style.js", minifiedProperties(style.outputFiles?.[0].text ?? ""));
}

/** Writes the puzzles file by file, and how many each has of each theme. */
async function writePuzzles() {
  const files = (await readdir(PUZZLES)).filter((name) => name.endsWith(".obf")).sort();
  const counts = [];
  for (const file of files) {
    const text = await readFile(join(PUZZLES, file), "utf8");
    await writeText(`puzzles-${parse(file).name}.js`, text);
    const { puzzles } = readPuzzles(text);
    counts.push({ least: Number(parse(file).name), size: puzzles.length, themes: themeCounts(puzzles) });
  }
  const type = "readonly { least: number, size: number, themes: Readonly<Record<string, number>> }[]";
  const declared = `export default /** @type {${type}} */ (${JSON.stringify(counts)});\n`;
  await writeFile(join(GENERATED, "puzzle-counts.js"), declared);
}

/**
 * The types that the core declares for users, without those of its glue, which need the library of a browser.
 * @param {string} declarations
 */
function publicTypes(declarations) {
  const glue = declarations.search(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*export (?:class|function)/);
  const rest = declarations.slice(glue);
  const lost = [...rest.matchAll(/^export (?:type|interface) (\w+)/gm)].filter(
    ([, name]) => !/Init/.test(name),
  );
  if (glue < 0 || lost.length > 0) throw new Failure("the types of the core do not stand before its glue");
  return declarations.slice(0, glue);
}

/**
 * A file as text. Compressed before base64, because servers compress base64 badly: this way a fifth less is loaded, and a
 * fiftieth less than that by Zopfli, which looks for the shortest code for some seconds.
 * @param {string} file
 */
async function packed(file) {
  return Buffer.from(await gzipAsync(await readFile(file), {})).toString("base64");
}

/** A module whose default export is a text. @param {string} file @param {string} text */
function writeText(file, text) {
  return writeFile(
    join(GENERATED, file),
    `export default /** @type {string} */ (${JSON.stringify(text)});\n`,
  );
}

/**
 * The table of openings with each line's moves shortened by those of the line before: how many are shared, the others,
 * the names.
 * @param {string} table lines of moves and names, tabs between them, after a heading
 */
function openings(table) {
  let before = /** @type {string[]} */ ([]);
  const lines = table.trim().split("\n").slice(1);
  const shortened = lines.map((line) => {
    const [path, ...names] = line.split("\t");
    const moves = path.match(/../g) ?? [];
    const found = moves.findIndex((move, index) => move !== before[index]);
    const shared = found < 0 ? moves.length : found;
    before = moves;
    return [`${shared}${moves.slice(shared).join("")}`, ...names].join("\t");
  });
  return shortened.join("\n");
}

/** Keeps the names of openings in a file of their own, so that a page can let them come later. @type {import("esbuild").Plugin} */
const namesApart = {
  name: "names apart",
  setup(build) {
    build.onResolve({ filter: /\/opening-names\.js$/ }, () => ({ path: `./${NAMES}`, external: true }));
  },
};

/** Lets the component load the file of the element, which a page may have already. @type {import("esbuild").Plugin} */
const boardApart = {
  name: "board apart",
  setup(build) {
    build.onResolve({ filter: /^\.\/board\.js$/ }, ({ importer }) =>
      importer === join(ROOT, "js", "react.js")
        ? { path: "./board.js", external: true, sideEffects: true }
        : undefined,
    );
  },
};

/** Lays the package out in dist/. @param {string} bound */
async function assemble(bound) {
  await rm(DIST, { recursive: true, force: true });
  const bundles = [
    // Code that entries share has a file of its own, so that a Game of one is a Game of the other.
    await bundle({
      entryPoints: [
        "js/flipside.js",
        "js/slim.js",
        "js/game.js",
        "js/book.js",
        "js/library.js",
        "js/formats.js",
        "js/games.js",
        "js/puzzles.js",
        "js/coach.js",
        // Each language is loaded on its own, and has no code.
        "js/coach/languages/*.js",
      ],
      outdir: DIST,
      splitting: true,
      chunkNames: "[name]-[hash]",
      plugins: [namesApart, detectionModels],
    }),
    // A page that shows a diagram loads this one file. Line breaks would cost it a thirtieth.
    await bundle({ entryPoints: ["js/board.js"], outdir: DIST, lineLimit: 0, charset: "utf8" }),
    await bundle({ entryPoints: ["js/react.js"], outdir: DIST, external: ["react"], plugins: [boardApart] }),
    await bundle({ entryPoints: ["js/worker.js"], outdir: DIST }),
    await bundle({ entryPoints: { cli: "bin/flipside.js" }, outdir: DIST, ...COMMAND }),
  ];
  const metafiles = bundles.flatMap(({ metafile }) => metafile ?? []);
  await dropBareImports(metafiles);
  await writeFile(join(DIST, "THIRD-PARTY.txt"), await thirdParty(metafiles));
  await writeFile(join(DIST, "sbom.cdx.json"), await billOfMaterials(metafiles));
  await copyFile(join(GENERATED, NAMES), join(DIST, NAMES));
  for (const module of [MODULE, BOOK_MODULE]) await copyFile(join(bound, module), join(DIST, module));
  for (const file of ["book.bin", "statistics.bin"]) await copyFile(join(BOOK, file), join(DIST, file));
  // By TypeScript 6: version 7.0 leaves the descriptions of types out. It checks nothing, which `tsc` does faster.
  await run(["tsc6", "--project", "tsconfig.types.json"]);
  await copyFile(join(GENERATED, "types.d.ts"), join(DIST, "generated", "types.d.ts"));
  await readableByOldCompilers();
  await declareFiles();
  for (const part of [
    ".",
    "board",
    "board/react",
    "book",
    "coach",
    "formats",
    "game",
    "games",
    "library",
    "puzzles",
  ]) {
    await mkdir(join(DIST, part), { recursive: true });
    await copyFile(join(ROOT, "js", part, "types.d.ts"), join(DIST, part, "types.d.ts"));
  }
}

/** Declares what an import of a file gives: that depends on the bundler, and the options of the package take all of it. */
async function declareFiles() {
  const module = 'string | import("./loading/wasm-source.js").CompiledModule';
  const bytes = "string | ArrayBuffer | Uint8Array";
  for (const [file, type, about] of [
    ["engine_bg.wasm", module, "The engine: its address, or the compiled module in Cloudflare Workers."],
    [
      "book_bg.wasm",
      module,
      "What reads the book: its address, or the compiled module in Cloudflare Workers.",
    ],
    ["book.bin", bytes, "The book of openings: its address, or its bytes."],
    ["statistics.bin", bytes, "The statistics of the book: their address, or their bytes."],
  ])
    await writeFile(
      join(DIST, `${file}.d.ts`),
      `/** ${about} */\ndeclare const source: ${type};\nexport default source;\n`,
    );
}

/**
 * Has the declarations name typed arrays as all compilers from 5.4 on understand them: only since 5.7 they say which buffer they
 * are in, and what `from` makes has one of its own.
 */
async function readableByOldCompilers() {
  const files = await readdir(DIST, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".d.ts"))) {
    const path = join(DIST, file);
    const text = await readFile(path, "utf8");
    const readable = text
      .replaceAll(/\b(\w+Array)<ArrayBuffer>/g, 'ReturnType<$1Constructor["from"]>')
      .replaceAll(/\b(\w+Array|ArrayBufferView)<ArrayBuffer(?:Like)?>/g, "$1");
    if (readable !== text) await writeFile(path, readable);
  }
}

/**
 * Takes out imports of shared files that name nothing: they only say in which order files are evaluated, which none depends on, and
 * bundlers warn of them, as these files have no side effects.
 * @param {import("esbuild").Metafile[]} metafiles
 */
async function dropBareImports(metafiles) {
  for (const file of metafiles.flatMap(({ outputs }) => Object.keys(outputs))) {
    const path = join(ROOT, file);
    if (!path.startsWith(DIST) || !path.endsWith(".js")) continue;
    const text = await readFile(path, "utf8");
    const kept = text.replaceAll(/import"(?:\.{1,2}\/)+chunk-\w+\.js";/g, "");
    if (kept !== text) await writeFile(path, kept);
  }
}

/** Makes one file of each entry point and what it imports. @param {import("esbuild").BuildOptions} options */
function bundle(options) {
  // Node shows the line of an uncaught error, which should not be the whole file with the module in it.
  const common = {
    absWorkingDir: ROOT,
    bundle: true,
    metafile: true,
    minify: true,
    lineLimit: 2000,
    target: "es2022",
  };
  return esbuild.build({ ...common, format: "esm", logLevel: "warning", ...options }).catch(() => {
    throw new Failure("the JavaScript cannot be bundled");
  });
}

await main(async () => {
  await mkdir(GENERATED, { recursive: true });
  const bound = await compile();
  await generate(bound);
  await assemble(bound);
});
