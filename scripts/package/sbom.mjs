// The software bill of materials: what others wrote and the package ships, as CycloneDX.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ask, ROOT } from "../run.mjs";
import { parts } from "./licenses.mjs";

/** @import { Part } from "./licenses.mjs" */

/**
 * The bill in CycloneDX 1.5. It has neither a time nor a serial number, so that two builds give the same bytes.
 * @param {import("esbuild").Metafile[]} bundles what the JavaScript was made of
 * @returns {Promise<string>} JSON
 */
export async function billOfMaterials(bundles) {
  const own = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  const root = component({ ...own, ecosystem: "npm" });
  const components = [standardLibrary(), ...(await parts(bundles)).map(component)];
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: root },
    components,
    dependencies: [{ ref: root["bom-ref"], dependsOn: components.map((each) => each["bom-ref"]) }],
  };
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}

/** @param {Omit<Part, "folder">} part */
function component({ name, version, license, ecosystem, hash }) {
  const purl = `pkg:${ecosystem}/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    licenses: [{ expression: license }],
    purl,
    ...(hash && { hashes: [hash] }),
  };
}

/** The library of Rust, which has no file that lists it. */
function standardLibrary() {
  const version = ask(["rustc", "--version"]).split(" ")[1];
  return component({ name: "rust-std", version, license: "MIT OR Apache-2.0", ecosystem: "generic" });
}
