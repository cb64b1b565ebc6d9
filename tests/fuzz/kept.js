// What comes in goes out: trees of moves with odd names and comments are written in a format, read again as a text and as a file, and are the same,
// but for what the documentation of the format says that it leaves out.

import assert from "node:assert/strict";
import { readFile, readGames, writeFiles, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { oddTags, oddTree } from "../odd-games.js";
import { pick } from "../random.js";

/** @import { Branch, GameTree, ImportedGame, Tags } from "flipside/formats" */
/** @import { Target } from "./targets.js" */

/** @type {Target} */
export const kept = {
  name: "kept",
  rounds: 60,
  open: async () => ({ round, close: async () => {} }),
};

/** What a format keeps of a game. @typedef {{ tags: Tags, tree: GameTree }} Kept */

/** @type {Record<string, { write: (games: Kept[]) => string, keeps: (game: Kept) => Kept }>} */
const FORMATS = {
  sgf: {
    write: (games) => writtenAs("sgf", games),
    keeps: ({ tags, tree }) => ({
      tags: lineTags(tags),
      tree: withComments(tree, (comment) => (trimmed(plain(comment)) === "" ? "" : plain(comment))),
    }),
  },
  pgn: {
    write: (games) => writtenAs("pgn", games),
    keeps: ({ tags, tree }) => ({
      tags: lineTags(tags),
      tree: withoutMarks(withComments(tree, (comment) => trimmed(plain(comment)))),
    }),
  },
  ggf: {
    write: (games) => writtenAs("ggf", games),
    keeps: ({ tags, tree: { start, branches } }) => ({
      tags: { ...lineTags(tags), round: null },
      tree: { start, branches: mainLine(branches) },
    }),
  },
  json: {
    write: (games) => {
      const objects = games.map(({ tags, tree: { start, ...tree } }) => ({ start, ...tags, ...tree }));
      return JSON.stringify(objects.length === 1 ? objects[0] : objects);
    },
    keeps: (game) => game,
  },
};

/** @type {Awaited<ReturnType<Target["open"]>>["round"]} */
async function round(random, note) {
  const id = pick(random, Object.keys(FORMATS));
  const { write, keeps } = FORMATS[id] ?? assert.fail();
  const games = Array.from({ length: random() < 0.7 ? 1 : 2 }, () => {
    const tree = oddTree(random);
    return { tags: oddTags(random, resultOf(tree)), tree };
  });
  note(`${id} ${JSON.stringify(games)}`);
  const text = write(games);
  note(JSON.stringify(text));
  const expected = games.map(keeps);
  const read = readGames(text);
  assert.deepEqual(read.games.map(keptOf), expected);
  for (const { problem } of [read, ...read.games]) assert.equal(problem, null);
  // What was read is written the same, and is the same as JSON.
  const again =
    id === "json" ? JSON.stringify(read.games) : writeGames(read.games, { format: /** @type {any} */ (id) });
  assert.deepEqual(readGames(again).games.map(keptOf), expected);
  assert.deepEqual(readGames(JSON.stringify(read.games)).games.map(keptOf), expected);
  // A file has no half letters, but those that JSON writes out.
  const file = await readFile(new TextEncoder().encode(text));
  assert.deepEqual(file.games.map(keptOf), id === "json" ? expected : whole(expected));
  for (const { problem } of [file, ...file.games]) assert.equal(problem, null);
}

/** @param {"sgf" | "pgn" | "ggf"} format @param {Kept[]} games */
function writtenAs(format, games) {
  const files = games.map(({ tags, tree }) => writeFiles(tree, { format, ...tags })[0]?.data);
  return files.join(format === "pgn" ? "\n" : "");
}

/** @param {ImportedGame} game @returns {Kept} */
function keptOf({ black, white, event, date, round, result, tree }) {
  return { tags: { black, white, event, date, round, result }, tree };
}

/** The result of the main line, where the game is over at its end. @param {GameTree} tree */
function resultOf({ start, branches }) {
  const game = Game.parse(start);
  for (let [next] = branches; next; [next] = next.branches) game.play(next.move);
  return game.result;
}

// What formats of text leave out, by rules of their own: control characters, and of names ends of lines and blanks at the ends.

/** @param {Tags} tags @returns {Tags} */
function lineTags({ black, white, event, date, round, result }) {
  return {
    black: nameIn(black),
    white: nameIn(white),
    event: nameIn(event),
    date: dayIn(date),
    round: nameIn(round),
    result,
  };
}

/** @param {string | null} text */
function nameIn(text) {
  const name = trimmed(plain(text ?? "").replace(/[\t\n\r]+/g, " "));
  return /^[?.\-\s]*$/.test(name) ? null : name;
}

/** @param {string | null} date */
function dayIn(date) {
  const name = nameIn(date);
  if (name === "1234567890") return "2009-02-13";
  const [, ...parts] = /^(\d{4})(?:[-/.](\d\d?)(?:[-/.](\d\d?))?)?(?!\d)/.exec(name ?? "") ?? [];
  const day = parts.filter(Boolean).map((part) => part.padStart(2, "0"));
  return day.length > 0 ? day.join("-") : name;
}

/** @param {string} text */
function plain(text) {
  return [...text].filter((letter) => letter >= " " || "\t\n\r".includes(letter)).join("");
}

/** @param {string} text */
function trimmed(text) {
  return text.replace(/^[ \t\n\r]+/, "").replace(/[ \t\n\r]+$/, "");
}

/** @param {GameTree} tree @param {(comment: string) => string} change @returns {GameTree} */
function withComments(tree, change) {
  return changed(tree);
  /** @template {{ comment?: string, branches: readonly Branch[] }} Node @param {Node} node @returns {Node} */
  function changed({ comment = "", branches, ...node }) {
    const said = change(comment);
    return /** @type {any} */ ({
      ...node,
      ...(said ? { comment: said } : {}),
      branches: branches.map(changed),
    });
  }
}

/** @template {{ marks?: unknown, branches: readonly Branch[] }} Node @param {Node} node @returns {Node} */
function withoutMarks({ marks, branches, ...node }) {
  return /** @type {any} */ ({ ...node, branches: branches.map(withoutMarks) });
}

/** The main line with its scores alone. @param {readonly Branch[]} branches @returns {Branch[]} */
function mainLine([main]) {
  if (!main) return [];
  const { move, score, branches } = main;
  return [{ move, ...(score === undefined ? {} : { score }), branches: mainLine(branches) }];
}

/** As a file has it: half letters are damaged ones. @template T @param {T} value @returns {T} */
function whole(value) {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string"
      ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(part))
      : part,
  );
}
