// Writes the HTML of the published page: styles inside, scripts preloaded, and a content security policy that allows both.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { minify } from "rolldown/utils";
import { Failure } from "../run.mjs";
import { PAGE } from "./bundle.mjs";
import { minifiedStyle } from "./styles.mjs";

/** @import { Bundle } from "./bundle.mjs" */

/** What is published under its own name, because other programs know it by that name. */
const STATIC = [
  "icons/icon.svg",
  "icons/icon-192.png",
  "icons/icon-512.png",
  "icons/icon-maskable-512.png",
  "icons/og.png",
  "manifest.webmanifest",
];

/** Scripts that need nothing else, and run where the others do not. */
const ALONE = ["boot.js", "trouble.js"];

/** @param {string} folder @returns {Promise<string[]>} the names of the files copied */
export async function copyStatic(folder) {
  await mkdir(join(folder, "icons"), { recursive: true });
  for (const file of STATIC) await copyFile(join(PAGE, file), join(folder, file));
  for (const name of ALONE) await writeFile(join(folder, name), await minifiedScript(name));
  return [...ALONE, ...STATIC];
}

/** @param {string} name of a script of the page that no other file imports */
async function minifiedScript(name) {
  const { code } = await minify(name, await readFile(join(PAGE, name), "utf8"));
  return code;
}

/** How a content security policy names what stands in the HTML. @param {string} text */
function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * Writes index.html.
 * @param {string} folder
 * @param {Bundle} bundle
 * @param {string} [address] where the page will be, as {@link wholeAddress} gives it
 */
export async function writeHtml(folder, { entry, chunks }, address) {
  const source = await readFile(join(PAGE, "index.html"), "utf8");
  const sheets = [...source.matchAll(/<link rel="stylesheet" href="([^"]+)">\s*/g)];
  const css = await minifiedStyle(sheets.map(([, path]) => join(PAGE, path)));
  const awaited = await minifiedScript("awaited.js");
  // The HTML is a whole picture of the page, with its styles inside, and is on the screen before a script is there. The
  // engine comes after the page can be played on: on a slow network it would take its time from that.
  const preloads = chunks.map((name) => `<link rel="modulepreload" href="./${name}" fetchpriority="low">`);
  let html = source;
  const replace = (/** @type {RegExp} */ pattern, /** @type {string} */ by) => {
    if (!pattern.test(html)) throw new Failure(`www/index.html: expected ${pattern}`);
    html = html.replace(pattern, () => by);
  };
  replace(/default-src 'self';/, `default-src 'self'; style-src 'self' ${hashOf(css)};`);
  replace(/script-src 'self'/, `script-src 'self' ${hashOf(awaited)}`);
  replace(/<script src="\.\/awaited\.js"><\/script>/, `<script>${awaited}</script>`);
  replace(/(?:<link rel="modulepreload" [^>]*>\s*)+/, `${preloads.join("\n    ")}\n    `);
  replace(
    /(?:<link rel="stylesheet" [^>]*>\s*)+/,
    `<style>${css}</style>\n    <meta name="service-worker" content="./service-worker.js">\n    `,
  );
  replace(
    /<script type="module" src="\.\/start\.js"><\/script>/,
    `<script type="module" src="./${entry}" fetchpriority="low"></script>`,
  );
  if (address !== undefined) {
    replace(
      /content="\.\/icons\/og\.png">/,
      `content="${address}icons/og.png">\n<meta property="og:url" content="${address}">`,
    );
  }
  await writeFile(join(folder, "index.html"), html.replace(/^ +/gm, ""));
}

/** The address of a folder on the web, as it stands in an attribute. @param {string} url refused where it is none */
export function wholeAddress(url) {
  const { href, protocol } = URL.canParse(url) ? new URL(url.replace(/\/?$/, "/")) : {};
  if (!href || !/^https?:$/.test(protocol ?? ""))
    throw new Failure(`--url: expected https://…, found ${url}`);
  return href.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
