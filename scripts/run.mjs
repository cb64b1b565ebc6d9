import { execFileSync, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Where `npm run setup` puts the cargo tools that are not on PATH. */
export const TOOLS = join(ROOT, ".tools");

/** The environment of every command: the project's own tools come before those on PATH. */
const ENV = {
  ...process.env,
  PATH: [join(TOOLS, "bin"), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
};

/** A message for the person at the terminal: shown without a stack trace. */
export class Failure extends Error {
  /** What the command printed that failed. */
  output = "";
}

/**
 * Runs a command in the root of the checkout, passing its output on as it comes.
 *
 * @param {string[]} command program and arguments
 * @param {Record<string, string>} [env] variables to add to {@link ENV}
 * @param {{ isHeld?: boolean }} [options] `isHeld`: passes the output on when the command has ended
 * @returns {Promise<string>} what the command printed, both streams; rejects with a {@link Failure} if it exits with an error
 */
export function run([program, ...args], env = {}, { isHeld = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...ENV, ...env },
      stdio: ["inherit", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
      child[stream].on("data", (chunk) => {
        output += chunk;
        if (!isHeld) process[stream].write(chunk);
      });
    }
    child.on("error", (error) =>
      reject(new Failure(`cannot run ${program} (npm run setup installs what is missing): ${error.message}`)),
    );
    child.on("close", (code, signal) => {
      if (isHeld) process.stdout.write(output);
      if (code === 0) resolve(output);
      else {
        const failure = new Failure(
          `${[program, ...args].join(" ")}: ended with ${signal ?? `exit code ${code}`}`,
        );
        reject(Object.assign(failure, { output }));
      }
    });
  });
}

/**
 * What a short command prints, or `""` if it is missing or fails.
 *
 * @param {string[]} command program and arguments
 * @returns {string} its standard output, trimmed; `""` on any error
 */
export function ask([program, ...args]) {
  try {
    return execFileSync(program, args, {
      cwd: ROOT,
      env: ENV,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/**
 * Runs the body of a script: a {@link Failure} becomes one clear line and exit code 1.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\nflipside: ${error.message}`);
    process.exitCode = 1;
  }
}
