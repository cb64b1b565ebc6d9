import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { environment, FRESH } from "./fresh.js";

/**
 * Starts a program, and ends it with the test.
 * @param {import("node:test").TestContext} t
 * @param {string} program one of those installed in {@link FRESH} before others of the name
 * @param {string[]} args
 * @param {string} folder from {@link FRESH}
 * @param {Record<string, string>} [variables] besides those of the environment
 */
export function start(t, program, args, folder, variables = {}) {
  const options = { cwd: join(FRESH, folder), env: { ...environment(), ...variables } };
  const started = spawn(program, args, options);
  t.after(() => started.kill());
  return started;
}

/**
 * Starts a server that prints its address, and ends it with the test.
 * @param {import("node:test").TestContext} t
 * @param {string} program one of those installed in {@link FRESH}
 * @param {string[]} args
 * @param {string} folder from {@link FRESH}
 * @returns {Promise<string>} the address, once the server says that it is ready
 */
export async function startServer(t, program, args, folder) {
  const server = start(t, join(FRESH, "node_modules", ".bin", program), args, folder);
  let output = "";
  for await (const line of createInterface(server.stdout)) {
    output += `${stripVTControlCharacters(line)}\n`;
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
    if (url && /\bready\b/i.test(output)) return url;
  }
  throw new Error(`${program} ended: ${output}`);
}
