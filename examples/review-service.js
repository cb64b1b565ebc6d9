// A service that reviews games: send a game on each line of a POST, and get a line of JSON for each as soon as it is
// reviewed, in order. A client that hangs up ends the work.
//   node examples/review-service.js &
//   curl --data-binary @games.txt http://localhost:8082/

import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { EnginePool, Game } from "flipside";

const pool = await EnginePool.create();

const server = createServer(async (request, response) => {
  const hangUp = new AbortController();
  response.on("close", () => hangUp.abort());
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const reviews = pool.map(createInterface(request), async (engine, line) => {
    try {
      const game = Game.parse(line);
      const { loss, moves } = await engine.review(game, { level: 4, signal: hangUp.signal });
      return { opening: game.openingName(), result: game.result, loss, moves: moves.length };
    } catch (error) {
      const { code, message } = /** @type {import("flipside").FlipsideError} */ (error);
      return { error: { code, message } };
    }
  });
  for await (const review of reviews) {
    if (hangUp.signal.aborted) break;
    response.write(`${JSON.stringify(review)}\n`);
  }
  response.end();
});

server.listen(Number(process.env.PORT ?? 8082), () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`http://localhost:${port}/`);
});
process.once("SIGTERM", async () => {
  server.close();
  server.closeAllConnections();
  await pool.dispose();
});
