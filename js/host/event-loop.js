import { findBuiltin } from "./node.js";

/**
 * Yields to the event loop, so that messages, timers and drawing are handled. It takes some microseconds; a timer would
 * take milliseconds, and is for hosts that have nothing else.
 * @returns {Promise<void>}
 */
export function yieldToEventLoop() {
  return new Promise((resolve) => {
    const soon = globalThis.setImmediate ?? findBuiltin("timers")?.setImmediate;
    if (soon) return soon(resolve);
    if (typeof MessageChannel !== "function") return setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
