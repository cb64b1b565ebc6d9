// A service that answers http://localhost:8081/?position=f5d6c3 with the best move as JSON. A client that hangs up ends
// its search, and one that comes when a hundred wait is told to come later.

import { createServer } from "node:http";
import { EnginePool, FlipsideError } from "flipside";

const pool = await EnginePool.create({ workers: 2, maxWaiting: 100 });

const server = createServer(async (request, response) => {
  const hangUp = new AbortController();
  response.on("close", () => hangUp.abort());
  /** @param {number} status @param {object} body */
  const answer = (status, body) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  try {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    // A word that is no level is refused when it is used.
    const level = /** @type {import("flipside").Level} */ (Number(searchParams.get("level") ?? 12));
    const position = searchParams.get("position") ?? "";
    const { move, score, pv } = await pool.search(position, { level, signal: hangUp.signal });
    answer(200, { move, score, pv });
  } catch (error) {
    if (hangUp.signal.aborted) return;
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error);
    const isRefused = error instanceof FlipsideError || code === "ERR_INVALID_URL";
    answer(code === "BUSY" ? 503 : isRefused ? 400 : 500, { code, message });
  }
});

server.listen(Number(process.env.PORT ?? 8081), () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`http://localhost:${port}/?position=f5d6c3`);
});
process.once("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await pool.dispose();
});
