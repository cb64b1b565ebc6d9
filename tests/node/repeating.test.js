// Of a command that failed only the files that failed are run once more.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { failedOf } from "../../scripts/test/repeat.mjs";

const TOGETHER = fileURLToPath(new URL("../../scripts/test/together.mjs", import.meta.url));

/** Files of tests by their name, with what they do. */
const FILES = {
  "passes.test.js": "test('passes', () => {});",
  "fails.test.js": "test('has steps', (t) => t.test('fails', () => { throw new Error('wrong'); }));",
  "waits.test.js": "test('fails', async () => { throw new Error('too early'); });",
};

/** @param {Record<string, string>} files @returns {{ words: string[], output: string }} how they ran together */
function runTogether(files) {
  const folder = mkdtempSync(join(tmpdir(), "repeating-"));
  try {
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, name), `const { test } = require("node:test"); ${text}`);
    const args = ["--test-reporter=spec", TOGETHER, ...Object.keys(files)];
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
    return { words: ["node", ...args], output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("files in which a test failed, at whatever depth, are run once more, and no other", () => {
  const { words, output } = runTogether(FILES);
  const [program, reporter, script] = words;
  assert.deepEqual(failedOf(words, output), [program, reporter, script, "fails.test.js", "waits.test.js"]);
});

test("all files are run once more where the output does not tell which one failed", () => {
  const { words, output } = runTogether({ ...FILES, "broken.test.js": "throw new Error('no test');" });
  assert.deepEqual(failedOf(words, output), words);
  assert.deepEqual(failedOf(words, "test at elsewhere.js:1:1"), words);
});
