// Serves the page.
//
//   node scripts/serve.mjs [--port 8080]         the folder to publish, site/, as a good static host does
//   node scripts/serve.mjs --sources             the sources: www/ at the root, the built package under /dist/, and under /js/ what the page
//                                              has in common with the command

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { Failure, main, ROOT } from "./run.mjs";
import { manifestIn } from "./site/manifests.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/**
 * A running server.
 * @typedef {object} Server
 * @property {string} url such as `http://localhost:8080/`
 * @property {() => Promise<void>} close
 */

/**
 * What is sent before a script, and thus runs first: for tests.
 * @typedef {(url: string) => string | undefined} Preface
 */

/**
 * Serves the sources of the page as they are now.
 *
 * @param {{ port?: number, preface?: Preface }} [options] `port` 0, the default, takes a free one
 * @returns {Promise<Server>} rejects where the port is taken
 */
export function serve({ port = 0, preface } = {}) {
  const page = sirv(join(ROOT, "www"), { dev: true });
  const dist = sirv(join(ROOT, "dist"), { dev: true });
  const js = sirv(join(ROOT, "js"), { dev: true });
  return listen(port, (request, response) => {
    const [, language] = /^\/manifest-([\w-]+)\.webmanifest$/.exec(request.url ?? "") ?? [];
    if (language) return manifestIn(language).then((json) => response.end(json));
    const before = preface?.(request.url ?? "");
    if (before) return sendAfter(before, join(ROOT, String(request.url)), response);
    if (BUNDLED.test(request.url ?? "")) return sendBundled(String(request.url), response);
    const [, top] = /^\/(dist|js)\//.exec(request.url ?? "") ?? [];
    if (!request.url || !top) return page(request, response, () => refuse(response));
    request.url = request.url.slice(top.length + 1);
    (top === "js" ? js : dist)(request, response, () => refuse(response));
  });
}

/**
 * Serves a published page: compressed, with ETags, and what has a hash in its name for a year.
 *
 * @param {string} folder that `npm run site` wrote
 * @param {{ port?: number, base?: string, live?: boolean, preface?: Preface }} [options] `base`: the path that the page is
 *   under; `live`: files may change meanwhile
 * @returns {Promise<Server>} rejects where the port is taken
 */
export async function serveSite(folder, { port = 0, base = "/", live = false, preface } = {}) {
  const site = sirv(folder, {
    dev: live,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const isHashed = /-[0-9a-f]{10}\.\w+$/.test(path);
      response.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const server = await listen(port, (request, response) => {
    if (!request.url?.startsWith(base)) return refuse(response);
    request.url = `/${request.url.slice(base.length)}`;
    const before = preface?.(request.url);
    if (before) return sendAfter(before, join(folder, request.url), response);
    site(request, response, () => refuse(response));
  });
  return { ...server, url: new URL(base, server.url).href };
}

/** What uses packages of others: workers, the formulas of training, and codes for cameras. */
const BUNDLED = /\.worker\.js$|^\/(?:train\/fsrs|correspondence\/qr)\.js$/;

/**
 * Sends a script in one file, as it is published: a browser does not find packages.
 * @param {string} url
 * @param {ServerResponse} response
 */
async function sendBundled(url, response) {
  const { bundledWorker } = await import("./site/bundle.mjs");
  response.setHeader("content-type", "text/javascript");
  response.end(await bundledWorker(join(ROOT, "www", url)));
}

/** @param {string} before @param {string} path of a script @param {ServerResponse} response */
async function sendAfter(before, path, response) {
  const script = await readFile(path, "utf8");
  response.setHeader("content-type", "text/javascript");
  response.end(before + script);
}

/** @param {ServerResponse} response */
function refuse(response) {
  response.writeHead(404).end("not found\n");
}

/**
 * @param {number} port
 * @param {(request: IncomingMessage, response: ServerResponse) => void} answer
 * @returns {Promise<Server>}
 */
function listen(port, answer) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Failure(`cannot listen on port ${port}: ${error.message}`)));
    server.listen(port, () => {
      const { port: actual } = /** @type {import("node:net").AddressInfo} */ (server.address());
      resolve({
        url: `http://localhost:${actual}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: process.env.PORT ?? "8080" },
        sources: { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    const { url } = values.sources ? await serve({ port }) : await serveSite(join(ROOT, "site"), { port });
    console.log(`\nFlipside is at ${url} (Ctrl+C ends it)`);
  });
}
