import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { words as coach } from "flipside/coach/en";

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Inside the package, so that the blocks import it by its name, as a user does. */
const BLOCKS = join(ROOT, "target", "documentation");

const COMMAND = join(ROOT, "dist", "cli.js");

const COMPILER = fileURLToPath(new URL("bin/tsc", import.meta.resolve("@typescript/native/package.json")));

/** Where the sources are. It stands in package.json alone: a page names files by relative links. */
const REPOSITORY = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).repository.url.replace(
  /^git\+|\.git$/g,
  "",
);

const PAGES = [
  "README.md",
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "examples/README.md",
  "examples/batch/README.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];

/** What a bundler has to declare itself. */
const ADDRESS = "flipside/engine_bg.wasm?url";

/** @param {string} page from the root @returns {string} */
function textOf(page) {
  return readFileSync(join(ROOT, page), "utf8");
}

/** The text without its code. @param {string} text */
function proseOf(text) {
  return text.replace(/^```.*?^```$/gms, "").replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ""));
}

/** @param {string} page @returns {string[]} where its links and pictures lead */
function linksOf(page) {
  return [...proseOf(textOf(page)).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target);
}

/** The anchors of a page's headings, as GitHub makes them. @param {string} text */
function anchorsOf(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const headings = text.replace(/^```.*?^```$/gms, "").matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) => {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-");
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  });
}

/**
 * What is wrong with a link.
 * @param {string} page
 * @param {string} target
 * @returns {string | undefined}
 */
function faultOf(page, target) {
  if (new RegExp(`^${REPOSITORY}/(?:blob|raw|tree)/`).test(target))
    return "a relative link would lead to this file";
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path, anchor] = target.split("#");
  const file = path === "" ? join(ROOT, page) : resolve(join(ROOT, dirname(page)), path);
  if (relative(ROOT, file).startsWith("..") || !existsSync(file)) return "no such file";
  if (anchor && !anchorsOf(readFileSync(file, "utf8")).includes(anchor)) return "no such heading";
}

/** @param {string} page @returns {{ language: string, code: string }[]} its blocks of code that the compiler can check */
function blocksOf(page) {
  const blocks = [...textOf(page).matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks
    .map(([, language, code]) => ({ language, code }))
    .filter(({ language }) => ["js", "jsx", "ts", "tsx"].includes(language));
}

test("every link in the documentation leads to a file and a heading that are there", () => {
  const faults = PAGES.flatMap((page) =>
    linksOf(page).flatMap((target) => {
      const fault = faultOf(page, target);
      return fault ? `${page}: ${target}: ${fault}` : [];
    }),
  );
  assert.deepEqual(faults, []);
});

test("every guide is linked from the README, and every note from another page", () => {
  const linked = new Set(
    PAGES.flatMap((page) =>
      linksOf(page).map((target) => relative(ROOT, resolve(ROOT, dirname(page), target.split("#")[0] ?? ""))),
    ),
  );
  const fromReadme = linksOf("README.md");
  const isLinked = (/** @type {string} */ page) =>
    page.startsWith("docs/notes/") ? linked.has(page) : fromReadme.includes(page);
  const missing = PAGES.filter((page) => page.startsWith("docs/") && !isLinked(page));
  assert.deepEqual(missing, []);
});

test("the README has at most 150 lines", () => {
  const lines = textOf("README.md").trimEnd().split("\n").length;
  assert.ok(lines <= 150, `${lines} lines`);
});

test("the figures in the README's table are those of the benchmarks", () => {
  const benchmarks = textOf("docs/benchmarks.md");
  const rows = textOf("README.md").match(/^\| .*(?:Egaroucid|Flipside).*$/gm) ?? [];
  assert.ok(rows.length >= 3, `${rows.length} rows`);
  for (const row of rows) {
    const [player, ...cells] = row.split("|").slice(1, -1);
    for (const cell of cells) {
      const figure = /[\d.]+/.exec(cell)?.[0];
      if (!figure) continue;
      const pattern = new RegExp(`(?<![\\d.])${figure.replaceAll(".", "\\.")}(?![\\d.])`);
      assert.match(benchmarks, pattern, `${player.trim()}: ${cell.trim()}`);
    }
  }
});

test("the README's five lines play two moves", async () => {
  const [block] = blocksOf("README.md");
  const file = join(BLOCKS, "five-lines.mjs");
  await mkdir(BLOCKS, { recursive: true });
  await writeFile(file, `${block.code}\nconsole.log(game.moves.length, game.transcript);\n`);
  const { stdout } = await run(process.execPath, [file]);
  assert.match(stdout, /^2 f5[a-h][1-8]\n$/);
});

test("the guide to the command names every option of every command", async () => {
  const guide = textOf("docs/command.md");
  const help = async (/** @type {string[]} */ ...words) =>
    (await run(process.execPath, [COMMAND, ...words, "--help"])).stdout;
  const commands = [...(await help()).matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name]) => name);
  assert.ok(commands.length > 3, commands.join());
  for (const name of commands) {
    assert.match(guide, new RegExp(`flipside ${name}\\b`));
    const options = (await help(name)).match(/(?<=^ {2}(?:-\w, )?)--[\w-]+/gm) ?? [];
    for (const option of options) assert.ok(guide.includes(option), `${name} ${option}`);
  }
});

test("the guide to GTP names every command", async () => {
  const running = run(process.execPath, [COMMAND, "gtp"]);
  running.child.stdin?.end("list_commands\n");
  const names = (await running).stdout.replace("=", "").trim().split("\n");
  assert.ok(names.length > 10, names.join());
  const guide = textOf("docs/gtp.md");
  for (const name of names) assert.ok(guide.includes(`\`${name.trim()}`), name);
});

test("the guide to NBoard names every command", () => {
  const source = textOf("bin/protocols/nboard-player.js");
  const [, table = ""] = /#commands = \{\n(.*?)\n {2}\};/s.exec(source) ?? [];
  const names = [...table.matchAll(/^ {4}([a-z]+):/gm)].map(([, name]) => name);
  assert.ok(names.length > 5, names.join());
  const guide = textOf("docs/nboard.md");
  for (const name of names) assert.ok(guide.includes(`| \`${name}`), name);
});

test("every block of code compiles against the package, under the strictest options", async () => {
  const folder = join(BLOCKS, "blocks");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = PAGES.flatMap((page) =>
    blocksOf(page).map(({ language, code }, index) => {
      const extension = language.endsWith("x") ? "tsx" : "mts";
      return { name: `${page.replaceAll(/\W/g, "-")}-${index + 1}.${extension}`, code };
    }),
  );
  assert.ok(files.length > 0);
  for (const { name, code } of files) await writeFile(join(folder, name), code);
  const declared = `declare module ${JSON.stringify(ADDRESS)} { const url: string; export default url; }`;
  await writeFile(join(folder, "addresses.d.ts"), declared);
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    moduleDetection: "force",
    lib: ["es2023", "dom", "dom.iterable", "esnext.disposable"],
    types: ["node", "react"],
    jsx: "react-jsx",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const names = [...files.map(({ name }) => name), "addresses.d.ts"];
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: names }));
  const compiled = run(process.execPath, [COMPILER, "--project", folder, "--pretty", "false"]);
  const { stdout } = await compiled.catch((/** @type {{ stdout: string }} */ failed) => failed);
  assert.equal(stdout, "");
});

test("the guide to the coach names every sentence of a language, and what the long form adds", () => {
  const guide = textOf("docs/coach.md");
  const names = [...Object.keys(coach.sentences), ...Object.keys(coach.long)];
  assert.deepEqual(
    names.filter((name) => !guide.includes(`\`${name}\``)),
    [],
  );
});
