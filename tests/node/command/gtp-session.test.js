import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { flipside } from "./run.js";

test("the session of the documentation is as it says", async () => {
  const page = await readFile(new URL("../../../docs/gtp.md", import.meta.url), "utf8");
  const [, options = ""] = /This one is with `([^`]*)`/.exec(page) ?? [];
  const lines = (/## A session\n(.*?)\n## /s.exec(page)?.[1] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    "))
    .map((line) => line.trim());
  const asked = lines.filter((line) => /^\d/.test(line));
  const said = lines.filter((line) => /^[=?]/.test(line));
  assert.ok(asked.length >= 4);
  const { output } = await flipside(["gtp", ...options.split(" ")], `${asked.join("\n")}\n`);
  assert.deepEqual(output.split("\n\n").slice(0, -1), said);
});
