// Runs the command again and again in one thread, each time with arguments, streams and an exit code of its own.

import { Console } from "node:console";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";

/** What `process.exit` throws here. */
class Exit extends Error {}

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
let runs = 0;

/** @param {"stdin" | "stdout" | "stderr"} name @param {unknown} stream */
function replace(name, stream) {
  Object.defineProperty(process, name, { value: stream, configurable: true });
}

process.exit = (/** @type {number} */ code) => {
  process.exitCode = code;
  throw new Exit();
};

/** @param {{ command: string, args: string[], input: string | Uint8Array }} run */
async function run({ command, args, input }) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  replace("stdin", Readable.from(input.length > 0 ? [Buffer.from(input)] : [], { objectMode: false }));
  replace("stdout", stdout);
  replace("stderr", stderr);
  globalThis.console = new Console(stdout, stderr);
  process.argv = [process.execPath, command, ...args];
  process.exitCode = undefined;
  const printed = Promise.all([text(stdout), text(stderr)]);
  runs += 1;
  try {
    // Another address is another module, which runs again; what it imports is loaded already.
    await import(`${pathToFileURL(command)}?run=${runs}`);
  } catch (error) {
    if (!(error instanceof Exit)) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  stdout.end();
  stderr.end();
  const [output, errors] = await printed;
  port.postMessage({ output, errors, code: process.exitCode ?? 0 });
  process.exitCode = undefined;
}

port.on("message", run);
