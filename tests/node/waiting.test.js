// Tests of a page wait for what they look at.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const TESTS = join(import.meta.dirname, "..");

/** What looks again until it sees what is expected. */
const WAITS = /\b(?:holds|shows)\(/g;
/** An assertion that waits for a look at a page, or takes what a page has just now. */
const LOOKS_ONCE =
  /\bassert(?:\.\w+)?\((?:(?!;\n).)*?(?:\bawait\b|\bpage\.(?:url|workers)\(\))(?:(?!;\n).)*?\);/gs;
/** A wait of a fixed length. */
const SLEEPS = /\bwaitForTimeout\(\s*\d/g;

/** A text without the calls of what waits. @param {string} text */
function withoutWaits(text) {
  let rest = "";
  let from = 0;
  for (const { index } of text.matchAll(WAITS)) {
    if (index < from) continue;
    rest += text.slice(from, index);
    from = endOfCall(text, text.indexOf("(", index));
  }
  return rest + text.slice(from);
}

/** Where a call ends. @param {string} text @param {number} open where its arguments begin */
function endOfCall(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Where a test looks at a page but once. @param {string} text */
const faultsOf = (text) =>
  [LOOKS_ONCE, SLEEPS].flatMap((fault) => [...withoutWaits(text).matchAll(fault)].map(([found]) => found));

for (const folder of ["e2e", "firefox", "sweeps"]) {
  test(`the tests in ${folder} look at a page by shows() and holds(), which wait for it`, () => {
    const files = readdirSync(join(TESTS, folder)).filter((file) => file.endsWith(".js"));
    const faults = files
      // Where those that wait are made.
      .filter((file) => file !== "until.js")
      .flatMap((file) =>
        faultsOf(readFileSync(join(TESTS, folder, file), "utf8")).map((text) => `${file}: ${text}`),
      );
    assert.deepEqual(faults, []);
  });
}

test("a single look is seen, also over several lines, and one that waits is none", () => {
  for (const once of [
    "assert.equal(await page.title(), name);\n",
    "assert.ok(!(await isFlipped()));\n",
    "  assert.match(\n    String(await row.textContent()),\n    /2 moves/,\n  );\n",
    "assert.equal(page.workers().length, 1);\n",
    "await page.waitForTimeout(3000);\n",
  ])
    assert.equal(faultsOf(once).length, 1, once);
  for (const waiting of [
    "await shows(() => page.title(), name);\n",
    "await holds(async () => assert.ok(!(await isFlipped())));\n",
    "assert.equal(name, other);\nawait page.reload();\nassert.ok(name);\n",
  ])
    assert.deepEqual(faultsOf(waiting), [], waiting);
});
