// Builds pages and Workers with bundlers.

import { cp } from "node:fs/promises";
import { join } from "node:path";
import { FRESH, run } from "./fresh.js";

/** @param {string} folder with the page @returns {Promise<string>} where it was built */
export async function vite(folder) {
  await run("vite", ["build", "--outDir", "built/vite", "--base", "./", "--logLevel", "warn"], folder);
  return `/${folder}/built/vite/index.html`;
}

/** @param {string} folder with the page @returns {Promise<string>} where it was built */
export async function webpack(folder) {
  await run("node", [join(FRESH, "projects", "webpack.js"), "page.js", "built/webpack"], folder);
  return withPage(folder, "built/webpack");
}

/** @param {string} folder with the page @param {string[]} more arguments @returns {Promise<string>} where it was built */
export async function esbuild(folder, ...more) {
  const args = ["page.js", "--bundle", "--minify", "--format=esm", "--outdir=built/esbuild", ...more];
  await run("esbuild", args, folder);
  return withPage(folder, "built/esbuild");
}

/**
 * Bundles a Worker of Cloudflare and runs its test.
 * @param {string} script in `projects/workerd`
 * @returns {Promise<any>} what it printed, as JSON
 */
export async function workerd(script) {
  const folder = "projects/workerd";
  const external = ["wasm", "bin"].map((ending) => `--external:*.${ending}`);
  const bundling = ["--bundle", "--format=esm", "--outfile=built.js", "--log-level=error"];
  await run("esbuild", [script, ...bundling, ...external], folder);
  return JSON.parse(await run("workerd", ["test", "config.capnp"], folder));
}

/** @param {string} folder with the page @param {string} built where its script is now @returns {Promise<string>} */
async function withPage(folder, built) {
  await cp(join(FRESH, folder, "index.html"), join(FRESH, folder, built, "index.html"));
  return `/${folder}/${built}/index.html`;
}
