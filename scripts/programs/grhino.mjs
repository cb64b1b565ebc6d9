// Where GRhino is: a program of GTP that refuses passes, which a match is tried with.

import { existsSync } from "node:fs";
import { ask } from "../run.mjs";

/** Where Debian puts it, which need not be on PATH. */
const DEBIAN = "/usr/games/gtp-rhino";

/** @returns {string | undefined} the path of its program */
export function findGrhino() {
  return ask(["which", "gtp-rhino"]) || (existsSync(DEBIAN) ? DEBIAN : undefined);
}
