// Whoever writes down what a function takes or gives finds the type where the function is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the documentation leaves out as well, and what only the package itself makes. */
const { intentionallyNotExported } = JSON.parse(
  readFileSync(`${ROOT}tsconfig.docs.json`, "utf8"),
).typedocOptions;
const WITHIN = new Set([...intentionallyNotExported, "WrittenGame"]);

/** @type {{ exports: Record<string, string | { types: string }> }} */
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, "utf8"));

/** The declarations of each entry that has a name of its own. @type {[entry: string, file: string][]} */
const ENTRIES = [];
for (const [entry, target] of Object.entries(manifest.exports))
  if (typeof target !== "string" && !/\*|\.(?:wasm|bin)$/.test(entry))
    ENTRIES.push([entry, ROOT + target.types]);

const program = ts.createProgram(
  ENTRIES.map(([, file]) => file),
  {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
    types: ["react"],
    strict: true,
  },
);
const checker = program.getTypeChecker();

/** The symbol itself, wherever it was exported from. @param {ts.Symbol} symbol */
const original = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/**
 * The types of the package that a declaration names, except classes: an object of one comes from its entry.
 * @param {ts.Node} node
 * @returns {ts.Symbol[]}
 */
function namedIn(node) {
  /** @type {ts.Symbol[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ each) => {
    const name = ts.isTypeReferenceNode(each)
      ? each.typeName
      : ts.isImportTypeNode(each)
        ? each.qualifier
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol) found.push(original(symbol));
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found.filter(
    ({ flags, declarations = [] }) =>
      !(flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.Class)) &&
      declarations.some((each) => each.getSourceFile().fileName.startsWith(`${ROOT}dist/`)),
  );
}

for (const [entry, file] of ENTRIES)
  test(`flipside${entry.slice(1)} exports every type that its exports name`, () => {
    const source = program.getSourceFile(file) ?? assert.fail(`${file} is not there`);
    const module = checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    const names = new Set(exported.map(({ name }) => name));
    const missing = exported.map(original).flatMap((symbol) =>
      (symbol.declarations ?? []).flatMap((declaration) =>
        namedIn(declaration)
          .filter((each) => !names.has(each.name) && !WITHIN.has(each.name))
          .map((each) => `${each.name}, which ${symbol.name} names`),
      ),
    );
    assert.deepEqual([...new Set(missing)], []);
  });
