#!/usr/bin/env node
// The command `flipside`: play in the terminal, solve files of endgames, measure, and speak the Go Text Protocol.

import { createRequire } from "node:module";
import { Command, Option } from "commander";
import { FlipsideError } from "flipside";
import * as read from "./arguments.js";
import { bench } from "./bench.js";
import { Failure } from "./failure.js";
import { gtp } from "./gtp.js";
import { play } from "./play.js";
import { solve } from "./solve.js";

const { version } = createRequire(import.meta.url)("flipside/package.json");

const strength = () =>
  new Option("-l, --level <number>", "strength, 1 to 20").argParser(read.level).default(10);
const perMove = () =>
  new Option("-t, --time <seconds>", "time for each move, instead of a level").argParser(read.time);
const tableBits = () =>
  new Option("--table-bits <number>", "size of the transposition table: 2 to this power times 32 bytes")
    .argParser(read.whole(1, 24))
    .default(20);

const program = new Command("flipside")
  .description("Flipside plays Othello.")
  .version(version)
  .showHelpAfterError("(--help says more)");

program
  .command("play")
  .description("play against the engine in the terminal")
  .argument("[position]", "where to begin: a transcript, or 64 squares of -XO and the side to move", "")
  .addOption(new Option("-s, --side <color>", "your discs").choices(["black", "white"]).default("black"))
  .addOption(strength())
  .addOption(perMove())
  .action((position, options) => play({ position, ...options }));

program
  .command("solve")
  .description("solve the endgames of a file exactly, and check the scores that it states")
  .argument(
    "<file>",
    "an OBF file: on each line a position, then moves with their scores; - for standard input",
  )
  .option("--wld", "only win, draw or loss, which is faster", false)
  .addOption(
    new Option("-w, --workers <number>", "positions solved at a time")
      .argParser(read.whole(1, 64))
      .default(1),
  )
  .addOption(tableBits())
  .action((file, options) => solve({ file, ...options }));

program.command("bench").description("search fixed positions and tell the nodes and the speed").action(bench);

program
  .command("gtp")
  .description("speak the Go Text Protocol, version 2, with a program that arranges matches")
  .addOption(strength())
  .addOption(perMove())
  .addOption(tableBits())
  .action((options) => gtp({ version, ...options }));

// Who reads no further, such as `head`, is no error.
process.stdout.on("error", (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPIPE") throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Failure || error instanceof FlipsideError)) throw error;
  console.error(`flipside: ${error.message}`);
  process.exitCode = 1;
}
