import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The checkout. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A folder outside the checkout, which knows the package only as npm packs it. */
export const FRESH = await mkdtemp(join(tmpdir(), "flipside-packages-"));

/** The packed package in {@link FRESH}. */
export const TARBALL = join(
  FRESH,
  `flipside-${JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")).version}.tgz`,
);

before(async () => {
  await cp(import.meta.dirname, FRESH, { recursive: true });
  await cp(join(ROOT, "tests", "errors"), join(FRESH, "errors"), { recursive: true });
  await run("npm", ["pack", "--pack-destination", FRESH], ROOT);
  // Not `npm ci`, which gives up where a registry lacks the programs for other systems.
  await run("npm", ["install", "--no-save", "--prefer-offline", TARBALL]);
  await run("npm", ["rebuild", "--no-ignore-scripts", "bun", "deno"]);
});

after(() => rm(FRESH, { recursive: true, force: true }));

/**
 * Runs a program, one of those installed in {@link FRESH} before others of the name.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [cwd] a folder, absolute or from {@link FRESH}; itself when left out
 * @returns {Promise<string>} what it printed, trimmed; rejects with all it printed where it ends with an error
 */
export async function run(program, args, cwd = ".") {
  const options = { cwd: join(cwd.startsWith("/") ? "" : FRESH, cwd), env: environment() };
  try {
    return (await promisify(execFile)(program, args, options)).stdout.trim();
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error(`${[program, ...args].join(" ")} failed\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The environment without the variables by which `npm run` refers to the checkout. */
export function environment() {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_cache|config_registry)|NODE_TEST_CONTEXT$|INIT_CWD$)/.test(name),
  );
  const path = `${join(FRESH, "node_modules", ".bin")}:${process.env.PATH}`;
  return { ...Object.fromEntries(entries), PATH: path, NEXT_TELEMETRY_DISABLED: "1" };
}
