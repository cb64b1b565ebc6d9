import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ask, Failure, ROOT } from "../run.mjs";

/**
 * A crate or a package of npm.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} license as an SPDX expression
 * @property {string} folder its source
 * @property {"cargo" | "npm" | "generic"} ecosystem
 * @property {{ alg: "SHA-256" | "SHA-512", content: string }} [hash] of the download, in hex
 */

const HEADER = `Flipside itself is under MIT or Apache-2.0, as you choose: LICENSE-MIT, LICENSE-APACHE.
What follows is the work of others that is compiled into it.

The Rust standard library and what it is made of: MIT OR Apache-2.0, taken here under Apache-2.0 (LICENSE-APACHE).
Copyright: The Rust Project Developers, see https://thanks.rust-lang.org
`;

/**
 * The licenses of all that others wrote and the package ships.
 *
 * @param {import("esbuild").Metafile[]} bundles what the JavaScript was made of
 * @returns {Promise<string>} a text; rejects with a {@link Failure} where a part comes without its license
 */
export async function thirdParty(bundles) {
  const sections = await Promise.all(
    (await parts(bundles)).map(
      async (part) => `${part.name} ${part.version}: ${part.license}\n\n${await licenseOf(part)}`,
    ),
  );
  return [HEADER, ...sections].join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * All that others wrote and the package ships, but the library of Rust.
 * @param {import("esbuild").Metafile[]} bundles
 * @returns {Promise<Part[]>}
 */
export async function parts(bundles) {
  return [...(await crates()), ...(await packages(bundles))];
}

/** The crates that the WebAssembly is made of. @returns {Promise<Part[]>} */
async function crates() {
  const wasm = [
    "--package",
    "flipside",
    "--target",
    "wasm32-unknown-unknown",
    "--edges",
    "normal,no-proc-macro",
  ];
  const lines = ask(["cargo", "tree", "--locked", ...wasm, "--prefix", "none", "--format", "{p}"]).split(
    "\n",
  );
  // The first is Flipside.
  const linked = new Set(lines.slice(1).map((line) => line.split(" ").slice(0, 2).join(" ")));
  /** @type {{ packages: { name: string, version: string, license: string, manifest_path: string }[] }} */
  const all = JSON.parse(ask(["cargo", "metadata", "--locked", "--format-version", "1"]));
  const lock = await readFile(join(ROOT, "Cargo.lock"), "utf8");
  return all.packages
    .filter(({ name, version }) => linked.has(`${name} v${version}`))
    .map(({ name, version, license, manifest_path }) => ({
      name,
      version,
      license,
      ecosystem: "cargo",
      folder: dirname(manifest_path),
      hash: { alg: "SHA-256", content: checksumIn(lock, name, version) },
    }));
}

/** @param {string} lock the text of Cargo.lock @param {string} name @param {string} version */
function checksumIn(lock, name, version) {
  const entry = lock.split("[[package]]").find((each) => each.includes(`"${name}"\nversion = "${version}"`));
  const checksum = /checksum = "([0-9a-f]{64})"/.exec(entry ?? "")?.[1];
  if (!checksum) throw new Failure(`Cargo.lock has no checksum of ${name} ${version}`);
  return checksum;
}

/** The packages of npm that the JavaScript is made of. @param {import("esbuild").Metafile[]} bundles @returns {Promise<Part[]>} */
async function packages(bundles) {
  const lock = JSON.parse(await readFile(join(ROOT, "package-lock.json"), "utf8"));
  const inputs = bundles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set(inputs.flatMap((path) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
  return Promise.all(
    [...folders].sort().map(async (path) => {
      const folder = join(ROOT, path);
      const { name, version, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      const digest = lock.packages[path].integrity.replace(/^sha512-/, "");
      return {
        name,
        version,
        license,
        folder,
        ecosystem: "npm",
        hash: { alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") },
      };
    }),
  );
}

/** @param {Part} part @returns {Promise<string>} the text of its license; of MIT where it is one to choose */
async function licenseOf({ name, version, folder }) {
  const text = await licenseIn(folder);
  if (text === "") throw new Failure(`${name} ${version} comes without its license (${folder})`);
  return text;
}

/** @param {string} folder of a crate or a package @returns {Promise<string>} the text of its license; of MIT where it is one to choose */
export async function licenseIn(folder) {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const hasMit = files.some((file) => /mit/i.test(file));
  const texts = files
    .filter((file) => !(hasMit && /apache/i.test(file)))
    .map((file) => readFile(join(folder, file), "utf8"));
  return (await Promise.all(texts)).map((text) => `${text.trim()}\n`).join("\n");
}
