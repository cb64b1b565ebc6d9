import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Serves the checkout as it is, and an empty page at `/blank`.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCheckout() {
  const files = sirv(ROOT, { dev: true });
  const server = createServer((request, response) => {
    if (request.url !== "/blank") return files(request, response);
    response.setHeader("content-type", "text/html").end("<!doctype html><title>blank</title>");
  });
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}
