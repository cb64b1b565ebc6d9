import assert from "node:assert/strict";
import { once } from "node:events";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, suite, test } from "node:test";
import { launchChromium } from "../../scripts/programs/browser.mjs";
import { vite, workerd } from "./built.js";
import { FRESH, ROOT, run } from "./fresh.js";
import { start } from "./servers.js";
import { addressOf } from "./web.js";

const FOLDER = "projects/documented";

/** What each example is run by: it must be run by something. @type {Record<string, string>} */
const RUN_BY = {
  "vitest.config.mjs": "vitest",
  "game.vitest.mjs": "vitest",
  "jest.config.mjs": "jest",
  "files.jest.mjs": "jest",
  "answer.test.mjs": "node",
  "page.mjs": "playwright",
  "service.mjs": "service",
  "cloudflare.mjs": "workerd",
};

/** The examples of a page, each with the name in its first line. @param {string} page @returns {Promise<[string, string][]>} */
async function examplesOf(page) {
  const text = await readFile(join(ROOT, "docs", page), "utf8");
  return [...text.matchAll(/^```mjs\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, name, code]) => [name, code]);
}

suite("the examples of the guides to testing and to servers", { concurrency: true }, () => {
  before(async () => {
    await mkdir(join(FRESH, FOLDER), { recursive: true });
    const examples = [...(await examplesOf("testing.md")), ...(await examplesOf("servers.md"))];
    assert.deepEqual(examples.map(([name]) => name).sort(), Object.keys(RUN_BY).sort());
    for (const [name, code] of examples) await writeFile(join(FRESH, FOLDER, name), code);
  });

  test("that of Vitest passes", async () => {
    await run("vitest", ["run"], FOLDER);
  });

  test("that of Jest passes", async () => {
    await run("env", ["NODE_OPTIONS=--experimental-vm-modules", "jest", "--ci"], FOLDER);
  });

  test("that of Node passes", async () => {
    await run("node", ["--test", "answer.test.mjs"], FOLDER);
  });

  test("that of Playwright sees the engine answer in a page", async () => {
    await cp(join(ROOT, "examples", "vue"), join(FRESH, FOLDER, "vue"), { recursive: true });
    const address = addressOf(await vite(`${FOLDER}/vue`));
    const example = await readFile(join(FRESH, FOLDER, "page.mjs"), "utf8");
    // With the browser of the tests, and the page where it is served here.
    const code = example
      .replace(/^import .*"playwright-core";$/m, "")
      .replace("http://localhost:5173/", address);
    assert.ok(code.includes(address) && !code.includes("import"), code);
    const Steps = Object.getPrototypeOf(async () => {}).constructor;
    await new Steps("chromium", code)({ launch: launchChromium });
  });

  test("that of Cloudflare answers, and refuses what is no position", async () => {
    const [[status, move], [refused]] = await workerd("documented.js");
    assert.deepEqual([status, refused], [200, 400]);
    assert.match(move, /^[a-h][1-8]$/);
  });

  for (const [program, ...args] of [["node"], ["bun"], ["deno", "run", "--allow-net", "--allow-env"]])
    test(`the service answers in ${program}, and refuses what is no position`, async (t) => {
      const server = start(t, program, [...args, "service.mjs"], FOLDER, { PORT: "0" });
      const [line] = await once(server.stdout, "data");
      const ask = (/** @type {string} */ position) => fetch(`${String(line).trim()}/?position=${position}`);
      assert.match((await (await ask("f5d6c3")).json()).move, /^[a-h][1-8]$/);
      assert.equal((await ask("hello")).status, 400);
    });
});
