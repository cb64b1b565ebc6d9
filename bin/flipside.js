#!/usr/bin/env node
// The command `flipside`: its subcommands and their options.

import { createRequire } from "node:module";
import { Command, Option } from "commander";
import { analyze } from "./batch/analyze.js";
import { review } from "./batch/review.js";
import { solve } from "./batch/solve.js";
import { bench } from "./bench.js";
import { book } from "./book.js";
import { convert, FORMATS } from "./convert.js";
import { Failure, isFlipsideError } from "./failure.js";
import { games } from "./games.js";
import { makeBook } from "./make-book.js";
import { match } from "./match/match.js";
import * as options from "./options.js";
import { play } from "./play/play.js";
import { gtp } from "./protocols/gtp.js";
import { nboard } from "./protocols/nboard.js";

const { version } = createRequire(import.meta.url)("flipside/package.json");

const INPUTS = "positions or games, files of them in any format, or - for standard input";

const program = new Command("flipside")
  .description("Flipside plays Othello.")
  .version(version)
  .showHelpAfterError("(--help says more)")
  .configureHelp({ optionDescription: options.described });

options
  .addStyle(options.addLimits(program.command("play")))
  .description("play against the engine in the terminal")
  .argument("[position]", "where to begin: a transcript, or 64 squares of -XO and the side to move")
  .addOption(new Option("-s, --side <color>", "your discs").choices(["black", "white"]).default("black"))
  .option("--book [file]", "open as the opening book says: that of the package, or a file")
  .option(
    "--clock <time>",
    "the engine's clock: minutes for all its moves, +seconds for each: 5+3 (default: none)",
    options.clock,
  )
  .option("--ponder", "let the engine think in your time", false)
  .action(play);

batch("solve")
  .description("solve positions exactly, and check the scores that lines of OBF state")
  .option("--outcome", "win, draw or loss only, which is faster", false)
  .action(solve);

options
  .addLimits(batch("analyze"))
  .description("score the legal moves of positions, best first")
  .option("--count <number>", "how many moves, the best: 1 to 60 (default: all)", options.number)
  .option("--moves <list>", "the moves to score, such as f5,d6", options.moveList)
  .action(analyze);

options
  .addLimits(batch("review"))
  .description("compare every move of games with the best one")
  .option("--explain", "say why the moves that lost discs were mistakes", false)
  .addOption(
    new Option("--language <tag>", "of the sentences of --explain (without it: en)").choices(
      options.COACH_LANGUAGES,
    ),
  )
  .option(
    "--from <ply>",
    "the first move that is compared: how many were played before it (default: 0)",
    options.number,
  )
  .action(review);

options
  .addLimits(options.addReading(program.command("book")))
  .description("print what the opening book knows of positions, or make a book of games")
  .argument("[inputs...]", INPUTS)
  .option("--json", "print a line of JSON for each", false)
  .option("--book <file>", "another book than that of the package")
  .option("--from <files...>", "make a book of the games of files in any format")
  .option("-o, --out <file>", "with --from, the file of the book, which --book reads")
  .option(
    "--least <number>",
    "with --from, in how many games a position must have come (default: 2)",
    options.number,
  )
  .option(
    "--plies <number>",
    "with --from, how many discs are played at most: 1 to 30 (default: 20)",
    options.number,
  )
  .option(
    "--scores",
    "with --from, score each position by a search instead of by the results (level 12 without limits)",
    false,
  )
  .option(
    "-w, --workers <number>",
    "with --scores, how many positions are searched at a time: 1 to 64 (default: as many as processors, at most 4)",
    options.number,
  )
  .action((inputs, given) => (given.from ? makeBook(inputs, given) : book(inputs, given)));

options
  .addReading(program.command("convert"))
  .description("write games in another format: branches, scores, comments and names as far as it holds them")
  .argument("<inputs...>", INPUTS)
  .addOption(
    new Option("--to <format>", "the format (without it: the one that the name of --out ends with)").choices(
      FORMATS,
    ),
  )
  .option(
    "--out <file>",
    "the file to write, instead of standard output; WTHOR needs it, for its three files",
  )
  .action(convert);

const asking = program
  .command("games")
  .description("print what was played in a position, or the games that are asked for, of files of games")
  .argument("[files...]", "files of games in any format, or - for standard input")
  .option(
    "--position <position>",
    "count what was played there: a transcript, or 64 squares of -XO and the side to move",
  )
  .option("--list", "with --position, print its games instead", false)
  .option("--player <words>", "words in the name of one of the players, in any order")
  .option("--opponent <words>", "words in the name of the other one, with --player or without")
  .option("--black <words>", "words in the name of the player of black")
  .option("--white <words>", "words in the name of the player of white")
  .option("--event <words>", "words in the name of the event")
  .option("--years <range>", "the years of the games, such as 1990-1999 or 2003", options.range)
  .addOption(new Option("--result <color>", "who won").choices(["black", "draw", "white"]))
  .option("--length <range>", "how many discs were played, such as 60 or 1-40", options.range)
  .option(
    "--sort <column>",
    "added, date, black, white, event, result or length; the greatest first behind a -: -date",
  )
  .option("--count <number>", "the most games that are printed (without it: 100)", options.number)
  .option("--collection <file>", "a file that keeps the games: those of earlier runs are asked as well")
  .option("--json", "print a line of JSON for each game, or one of the position", false);
options.addEncoding(asking).action(games);

program
  .command("bench")
  .description("search fixed positions and print the nodes and the speed")
  .option("--json", "print a line of JSON for each", false)
  .action(bench);

led("gtp")
  .description("speak the Go Text Protocol, version 2, with a program that arranges matches")
  .option("--ponder", "think on in the time of the opponent", false)
  .action((given) => gtp({ version, ...given }));

led("nboard")
  .description("speak the protocol of NBoard, version 2, with a board or a program that arranges matches")
  .option(
    "--learn <file>",
    "let the book learn from games, and keep that in a file (default: it learns nothing)",
  )
  .action(nboard);

program
  .command("match")
  .description("play two programs against each other, each opening twice with the colors exchanged")
  .argument("<first>", "the command of a program, in quotes")
  .argument("<second>", "that of another")
  .addOption(
    new Option("--protocol <name>", "what they speak, gtp or nboard; of each: gtp,nboard")
      .argParser(options.protocols)
      .default(["gtp"], "gtp"),
  )
  .option("--openings <name>", "xot, start, or a file of openings in any format", "xot")
  .option("--games <number>", "how many, an even number: two of each opening", options.number, 20)
  .option("--concurrency <number>", "how many are played at a time, 1 or more", options.number, 1)
  .option(
    "--clock <time>",
    "minutes of each side, +seconds for each move: 5+3 (default: none)",
    options.clock,
  )
  .addOption(
    new Option("--depth <number>", "what programs of NBoard are told to look ahead; of each: 8,10")
      .argParser(options.numbers)
      .default([10], "10"),
  )
  .option("--seed <number>", "seed of the order of the openings, 0 or more", options.number, 1)
  .option("--timeout <seconds>", "how long an answer may take, more than 0", options.number, 600)
  .option(
    "--sprt <elos>",
    "end when the games decide between two Elo differences: 0,10 (default: play all)",
    options.pair,
  )
  .option(
    "--out <file>",
    "add the games to a file of GGF or PGN, without those that it has from an earlier run",
  )
  .option("--json", "print what it came to as JSON, and no games", false)
  .action(match);

/** A command that another program leads, over a protocol. @param {string} name */
function led(name) {
  return options
    .addStyle(options.addLimits(program.command(name)))
    .option(
      "-w, --workers <number>",
      "how many engines think about a position: 1 to 64 (default: 1)",
      options.number,
    )
    .addOption(options.tableBits())
    .option("--book <file>", "another opening book than that of the package")
    .option("--no-book", "play without an opening book");
}

/** A command that works through many positions or games. @param {string} name */
function batch(name) {
  return options
    .addReading(program.command(name))
    .argument("<inputs...>", INPUTS)
    .option("--json", "print a line of JSON for each, as soon as it is done", false)
    .option("--out <file>", "add lines of JSON to a file, without those that it has from an earlier run")
    .option(
      "-w, --workers <number>",
      "how many are worked on at a time: 1 to 64 (default: as many as processors, at most 4)",
      options.number,
    )
    .option("--shard <i/n>", "only every n-th, from the i-th on, such as 2/8 (default: all)", options.shard)
    .option(
      "--reproducible",
      "forget everything before each, so that answers do not depend on the order",
      false,
    )
    .option("--library <file>", "take what is solved from a file, and add to it")
    .addOption(options.tableBits());
}

/** A message that names options as the command line has them. @param {Error & { code?: string }} error */
function messageOf({ code, message }) {
  if (code !== "INVALID_OPTION") return message;
  // The option `store` of a library is the flag `--library`.
  return message.replace(/^\w+(?=:)/, (name) => options.flagOf(name === "store" ? "library" : name));
}

// A reader that stops early, such as `head`, is not an error.
process.stdout.on("error", (error) => {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === "EPIPE") process.exit();
  console.error(`flipside: cannot write: ${message}`);
  process.exit(1);
});

// A board may begin with empty squares, which look like the name of an option.
const args = process.argv.slice(2).map((word) => (/^-[-xo*.\s]{15}/i.test(word) ? ` ${word}` : word));

// Help for what is no command is refused as that would be.
if (args[0] === "help" && args.length > 1 && !program.commands.some((each) => each.name() === args[1]))
  args.shift();

try {
  await program.parseAsync(args, { from: "user" });
} catch (error) {
  if (!(error instanceof Failure || isFlipsideError(error))) throw error;
  console.error(`flipside: ${messageOf(error)}`);
  process.exitCode = 1;
}
