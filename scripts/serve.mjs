// Serves the page as any static host would: www/ at the root, the built package under /dist/.
//
//   node scripts/serve.mjs [--port 8080]

import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { Failure, main, ROOT } from "./run.mjs";

/**
 * Starts the server.
 *
 * @param {{ port?: number }} [options] `port` 0, the default, takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` such as `http://localhost:8080/`; rejects where the port is taken
 */
export function serve({ port = 0 } = {}) {
  const page = sirv(join(ROOT, "www"), { dev: true });
  const dist = sirv(join(ROOT, "dist"), { dev: true });
  const server = createServer((request, response) => {
    const notFound = () => void response.writeHead(404).end("not found\n");
    if (!request.url?.startsWith("/dist/")) return page(request, response, notFound);
    request.url = request.url.slice("/dist".length);
    dist(request, response, notFound);
  });
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
      options: { port: { type: "string", default: process.env.PORT ?? "8080" } },
    });
    const { url } = await serve({ port: Number(values.port) });
    console.log(`\nFlipside is at ${url} (Ctrl+C ends it)`);
  });
}
