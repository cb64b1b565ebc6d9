/**
 * Lets messages, timers and drawing have their turn. Costs some microseconds, where a timer would cost milliseconds.
 * @returns {Promise<void>}
 */
export function breathe() {
  if (typeof setImmediate === "function") return new Promise((resolve) => setImmediate(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
