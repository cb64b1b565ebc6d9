import { Local } from "./backends/local.js";
import { toError } from "./host/failure.js";
import { builtin } from "./host/node.js";
import { loadModule } from "./loading/core.js";
import { separated } from "./request/joined.js";

/**
 * @import { Answer, Message } from "./backends/message.js"
 */

/**
 * The script of the worker: runs the methods that {@link Remote} calls. Calls are not queued, so a stop is handled
 * during a search.
 * @param {Pick<MessagePort, "onmessage" | "postMessage">} port
 */
function serve(port) {
  /** @type {Local} */
  let local;

  /** @param {number} id @returns {(results: BigUint64Array) => void} */
  const passOn = (id) => (results) => {
    port.postMessage({ id, results }, [/** @type {ArrayBuffer} */ (results.buffer)]);
  };

  /** @param {Message} message @returns {Promise<unknown>} */
  const answer = async ({ id, method, args }) => {
    /** @type {any[]} */
    const [first, second, isFresh] = args;
    switch (method) {
      case "start":
        await loadModule(first);
        local = new Local(second);
        return;
      case "run":
        return local.run(first, {
          onReport: (report) => port.postMessage({ id, report }),
          team: second === undefined ? undefined : { member: second, onResults: passOn(id) },
          isFresh,
        });
      case "runAll":
        return local.runAll(
          separated(first, second),
          (reports) => port.postMessage({ id, reports }),
          isFresh,
        );
      case "storeShared":
        return local.storeShared(first);
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

  /** @param {Message} message */
  const reply = async (message) => {
    const { id } = message;
    /** @type {Answer} */
    let answered;
    try {
      answered = { id, result: await answer(message) };
    } catch (error) {
      const { code, message: text } = toError(error);
      answered = { id, failure: { code, message: text } };
    }
    const { result } = answered;
    port.postMessage(answered, result instanceof Uint8Array ? [result.buffer] : []);
  };

  port.onmessage = ({ data }) => {
    reply(data).catch((error) => {
      // Browsers tell the page of errors, but not of promises that nobody waits for.
      queueMicrotask(() => {
        throw error;
      });
    });
  };
}

const isWeb = typeof postMessage === "function";
serve(/** @type {any} */ (isWeb ? globalThis : builtin("worker_threads").parentPort));
