// Workers that fail, as addresses of their scripts; in Node and in browsers. It imports nothing.

/** @param {string} script @returns {string} */
function addressOf(script) {
  // A page's blob may import the package's worker; Node's workers cannot be made of one.
  if (typeof Worker === "function")
    return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

/** Calls a function of the script with the worker's port, in any kind of worker. @param {string} name */
const withPort = (name) => `
  if (typeof postMessage === "function") ${name}(globalThis);
  else import("node:worker_threads").then(({ parentPort }) => ${name}(parentPort));`;

/** A worker that does as the statement says with each message. @param {string} statement knows `id`, `method` and `port` */
export function workerOf(statement) {
  return addressOf(`
    const serve = (port) => {
      port.onmessage = ({ data: { id, method } }) => { ${statement} };
    };
    ${withPort("serve")}`);
}

/** One that starts, and then does as the statement says. @param {string} statement as of {@link workerOf} */
export function startsThen(statement) {
  return workerOf(`if (method === "start") port.postMessage({ id }); else { ${statement} }`);
}

/**
 * The package's own worker, which the statement keeps from posting.
 * @param {string} url of it
 * @param {string} statement knows `answer` and `posted`, a count
 */
export function sabotaged(url, statement) {
  return addressOf(`
    import ${JSON.stringify(url)};
    const sabotage = (port) => {
      const post = port.postMessage.bind(port);
      let posted = 0;
      port.postMessage = (answer, moved = []) => {
        if (answer?.result?.lines) posted += 1;
        ${statement}
        post(answer, moved);
      };
    };
    ${withPort("sabotage")}`);
}

/** Ends the worker without a word where that can be. */
export const END = 'typeof close === "function" ? close() : process.exit();';
