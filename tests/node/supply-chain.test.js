// What the package says about the work of others in it: THIRD-PARTY.txt and the bill of materials, against what the
// built files and the sources show.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { suite, test } from "node:test";
import { ROOT } from "../../scripts/run.mjs";

const DIST = join(ROOT, "dist");
const bill = JSON.parse(await readFile(join(DIST, "sbom.cdx.json"), "utf8"));
const own = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
const licenses = await readFile(join(DIST, "THIRD-PARTY.txt"), "utf8");

/** What is compiled or bundled in. @type {{ name: string, version: string, purl: string }[]} */
const components = bill.components;
const listed = components.map(({ name, version }) => `${name} ${version}`);

suite("the bill of materials", () => {
  test("is a CycloneDX document about this version", () => {
    assert.deepEqual([bill.bomFormat, bill.specVersion, bill.version], ["CycloneDX", "1.5", 1]);
    const { component } = bill.metadata;
    assert.deepEqual(
      [component.type, component.name, component.version],
      ["library", "flipside", own.version],
    );
    const allowed = ["bomFormat", "specVersion", "version", "metadata", "components", "dependencies"];
    assert.deepEqual(Object.keys(bill), allowed);
  });

  test("names each part once, with its license, its address and the hash of the download", () => {
    const references = components.map((each) => /** @type {any} */ (each)["bom-ref"]);
    assert.equal(new Set(references).size, components.length);
    for (const { type, name, version, purl, licenses, hashes } of /** @type {any[]} */ (components)) {
      assert.equal(type, "library");
      assert.match(purl, /^pkg:(cargo|npm|generic)\/[^@\s]+@\d+\.\d+\.\d+/, name);
      assert.ok(purl.endsWith(`@${version}`), purl);
      assert.match(licenses[0].expression, /MIT|Apache-2\.0|ISC|0BSD/, name);
      if (purl.startsWith("pkg:generic")) continue;
      const [{ alg, content }] = hashes;
      assert.equal(content.length, alg === "SHA-256" ? 64 : 128, name);
      assert.match(content, /^[0-9a-f]+$/, name);
    }
    assert.deepEqual(bill.dependencies, [{ ref: bill.metadata.component["bom-ref"], dependsOn: references }]);
  });
});

test("the licenses are those of the parts in the bill", () => {
  const headings = [...licenses.matchAll(/^-{80}\n\n(.+) (\S+): /gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  assert.deepEqual([...headings].sort(), listed.filter((name) => !name.startsWith("rust-std")).sort());
});

test("every crate whose path the module has kept is in the bill", async () => {
  const module = await readFile(join(DIST, "engine_bg.wasm"), "latin1");
  const crates = [...module.matchAll(/\/registry\/src\/[^/]+\/([a-z][a-z0-9_-]*?)-(\d+\.\d+\.\d+)\//g)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  assert.ok(crates.length > 0, "the module has kept no path");
  for (const crate of new Set(crates)) assert.ok(listed.includes(crate), `${crate} is not in the bill`);
});

test("nothing in the package says where it was built", async () => {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((entry) => entry.isFile())) {
    const text = await readFile(join(parentPath, name), "latin1");
    for (const place of [homedir(), ROOT]) assert.ok(!text.includes(place), `${name} names ${place}`);
  }
});

test("every package that the sources import is in the bill", async () => {
  const imported = new Set();
  for (const folder of ["js", "bin"]) {
    const files = await readdir(join(ROOT, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith(".js"))) {
      const text = await readFile(join(ROOT, folder, file), "utf8");
      for (const [, name] of text.matchAll(/^(?:import|export)[^"';]*?from "([^".:][^":]*)";/gm))
        imported.add(name);
    }
  }
  // A page that uses React has it already.
  const brought = ["flipside", ...Object.keys(own.peerDependencies)];
  const others = [...imported].filter((name) => !brought.includes(name.split("/")[0]));
  assert.ok(others.length > 0);
  for (const name of others)
    assert.ok(
      components.some(({ purl }) => purl.startsWith(`pkg:npm/${name}@`)),
      `${name} is not in the bill`,
    );
});
