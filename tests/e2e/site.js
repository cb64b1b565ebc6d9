import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A page that only knows where the package is. */
const BLANK = `<!doctype html><title>blank</title><script type="importmap" nonce="map">
  {
    "imports": {
      "flipside": "/dist/flipside.js",
      "flipside/board": "/dist/board.js",
      "flipside/book": "/dist/book.js",
      "flipside/game": "/dist/game.js",
      "flipside/coach": "/dist/coach.js",
      "flipside/library": "/dist/library.js",
      "flipside/games": "/dist/games.js",
      "flipside/formats": "/dist/formats.js",
      "flipside/puzzles": "/dist/puzzles.js",
      "flipside/slim": "/dist/slim.js",
      "flipside/worker": "/dist/worker.js"
    }
  }
</script>`;

/**
 * Serves the checkout as it is, and a page that only knows where the package is at `/blank`, under the content security
 * policy that `/blank?policy=` names.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveCheckout() {
  // Pages of a sandbox have no origin: what they import comes from another one.
  const setHeaders = (/** @type {import("node:http").ServerResponse} */ response) =>
    response.setHeader("access-control-allow-origin", "*");
  const files = sirv(ROOT, { dev: true, setHeaders });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
    if (pathname !== "/blank") return files(request, response);
    const policy = searchParams.get("policy");
    if (policy) response.setHeader("content-security-policy", policy);
    response.setHeader("content-type", "text/html").end(BLANK);
  });
  await new Promise((listening) => server.listen(0, () => listening(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}
