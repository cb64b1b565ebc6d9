// Builds pages with bundlers.

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

/** @param {string} folder with the page @param {string} built where its script is now @returns {Promise<string>} */
async function withPage(folder, built) {
  await cp(join(FRESH, folder, "index.html"), join(FRESH, folder, built, "index.html"));
  return `/${folder}/${built}/index.html`;
}
