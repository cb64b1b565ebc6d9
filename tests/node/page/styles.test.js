// The style sheets of the page, which come one after the other, as a person opens one part or another first.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { test } from "node:test";

const PAGE = new URL("../../../www/", import.meta.url);

/** The selectors of a sheet. @param {string} css */
function selectorsOf(css) {
  const rules = css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}@;]+)\{/g);
  return [...rules].flatMap(([, list = ""]) => list.split(/,(?![^(]*\))/)).map((text) => text.trim());
}

/** The classes that selectors name. @param {readonly string[]} selectors */
const classesOf = (selectors) =>
  selectors.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));

test("what one part of the page styles wherever it is, no dialog of another part has", async () => {
  const files = (await readdir(PAGE, { recursive: true })).filter((file) => file.endsWith("style.css"));
  const sheets = await Promise.all(
    files.map(async (file) => ({
      file,
      selectors: selectorsOf(await readFile(new URL(file, PAGE), "utf8")),
    })),
  );
  assert.ok(sheets.length > 10);
  for (const { file, selectors } of sheets) {
    const alone = classesOf(selectors.filter((text) => /^\.[\w-]+$/.test(text)));
    for (const other of sheets) {
      const inDialogs = classesOf(other.selectors.filter((text) => text.startsWith("#")));
      const both = other.file === file ? [] : alone.filter((name) => inDialogs.includes(name));
      assert.deepEqual(both, [], `${file} changes ${other.file}`);
    }
  }
});

test("what one part of the page styles wherever it is, no other part styles so", async () => {
  const files = (await readdir(PAGE, { recursive: true })).filter((file) => file.endsWith(".css"));
  /** The folder of each class. @type {Map<string, string>} */
  const owners = new Map();
  for (const file of files.filter((each) => dirname(each) !== "style")) {
    const selectors = selectorsOf(await readFile(new URL(file, PAGE), "utf8"));
    for (const name of classesOf(selectors.filter((text) => /^\.[\w-]+$/.test(text)))) {
      const owner = owners.get(name) ?? dirname(file);
      assert.equal(owner, dirname(file), `.${name}`);
      owners.set(name, owner);
    }
  }
  assert.ok(owners.size > 50, `${owners.size} classes`);
});

test("what Train makes and styles, no other part styles wherever it is", async () => {
  const files = await readdir(PAGE, { recursive: true });
  /** @param {string} file */
  const read = (file) => readFile(new URL(file, PAGE), "utf8");
  const isOwn = (/** @type {string} */ file) => file.startsWith("training/");
  const sheets = files.filter((file) => file.endsWith(".css") && dirname(file) !== "style");
  const [own, others] = [true, false].map((kind) => sheets.filter((file) => isOwn(file) === kind));
  const selectors = async (/** @type {readonly string[] | undefined} */ list = []) =>
    (await Promise.all(list.map(read))).flatMap(selectorsOf);
  const styled = new Set(classesOf(await selectors(own)));
  const scripts = await Promise.all(files.filter((file) => isOwn(file) && file.endsWith(".js")).map(read));
  const made = scripts.flatMap((text) =>
    [...text.matchAll(/class: "([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  assert.ok(made.includes("why"));
  const alone = classesOf((await selectors(others)).filter((text) => /^\.[\w-]+$/.test(text)));
  const both = alone.filter((name) => styled.has(name) && made.includes(name));
  assert.deepEqual(both, []);
});
