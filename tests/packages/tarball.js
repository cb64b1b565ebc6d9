import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { FRESH, ROOT, run, TARBALL } from "./fresh.js";

/** The libraries that the command is made of; others of npm are only for development. */
const IN_THE_COMMAND = ["commander", "picocolors"];

test("publint has nothing to say", async () => {
  await run("publint", ["run", TARBALL, "--strict"]);
});

test("the types resolve for every way to import", async () => {
  // These are files, not modules with types.
  const files = ["./engine_bg.wasm", "./book_bg.wasm", "./book.bin", "./statistics.bin"];
  await run("attw", [TARBALL, "--profile", "esm-only", "--exclude-entrypoints", ...files]);
});

test("the package holds what its exports name, its licenses, and nothing from elsewhere", async () => {
  const folder = join(FRESH, "node_modules", "flipside");
  const files = await readdir(folder, { recursive: true });
  const { exports, dependencies } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const named = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? target : Object.values(target),
  );
  for (const path of named) {
    const [before, after] = path.slice(2).split("*");
    const isThere = files.some((file) =>
      after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
    );
    assert.ok(isThere, path);
  }
  assert.equal(dependencies, undefined);
  const top = files.filter((file) => !file.includes("/")).sort();
  assert.deepEqual(top, [
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "dist",
    "docs",
    "package.json",
  ]);
});

test("old compilers find the types of every module that the exports name", async () => {
  const { exports, typesVersions } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const named = Object.entries(exports).flatMap(([name, target]) =>
    name === "." || typeof target === "string" ? [] : [[name.slice(2), [target.types]]],
  );
  assert.deepEqual(typesVersions, { "*": Object.fromEntries(named) });
});

test("the license of every part that others wrote comes along", async () => {
  const text = await readFile(join(FRESH, "node_modules", "flipside", "dist", "THIRD-PARTY.txt"), "utf8");
  const [standard, ...parts] = text.split(/^-{80}$/m);
  assert.match(standard, /Rust standard library/);
  for (const part of parts) assert.match(part, /copyright/i, part.slice(0, 80));
  const names = parts.map((part) => /^\S+/.exec(part.trim())?.[0]);
  const manifest = await readFile(join(ROOT, "Cargo.toml"), "utf8");
  const direct = /^\[dependencies\]\n([^[]*)/m.exec(manifest)?.[1].match(/^[\w-]+/gm) ?? [];
  assert.ok(direct.length > 0);
  for (const name of [...direct, ...IN_THE_COMMAND]) assert.ok(names.includes(name), `${name} in ${names}`);
});
