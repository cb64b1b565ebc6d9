import { toError } from "./error.js";
import { Local } from "./local.js";
import { builtin } from "./node.js";
import { load } from "./wasm.js";

/**
 * @import { Answer, Message } from "./remote.js"
 */

/**
 * The script of the worker: runs the methods that {@link Remote} calls. Calls are not queued, so a stop is handled
 * during a search.
 * @param {Pick<MessagePort, "onmessage" | "postMessage">} port
 */
function serve(port) {
  /** @type {Local} */
  let local;

  /** @param {Message} message @returns {Promise<unknown>} */
  const answer = async ({ id, method, args }) => {
    /** @type {any[]} */
    const [first, second] = args;
    switch (method) {
      case "start":
        await load(first);
        local = new Local(second);
        return;
      case "run":
        return local.run(first, (report) => port.postMessage({ id, report }));
      case "stop":
        return local.stop();
      case "newGame":
        return local.newGame();
      case "saveTable":
        return local.saveTable();
      case "loadTable":
        return local.loadTable(first);
      case "stats":
        return local.stats();
    }
  };

  port.onmessage = async ({ data }) => {
    /** @type {Answer} */
    let reply = { id: data.id };
    try {
      reply.result = await answer(data);
    } catch (error) {
      const { code, message } = toError(error);
      reply = { id: data.id, failure: { code, message } };
    }
    const moved = reply.result instanceof Uint8Array ? [reply.result.buffer] : [];
    port.postMessage(reply, moved);
  };
}

const isWeb = typeof postMessage === "function";
serve(/** @type {any} */ (isWeb ? globalThis : builtin("worker_threads").parentPort));
