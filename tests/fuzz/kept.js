// What comes in goes out: trees of moves with odd names and comments are written in a format, read again as a text and as a file, and are the same,
// except for what the documentation of the format says that it leaves out.

import assert from "node:assert/strict";
import { fileFormats, readFile, readGames, writeFiles, writeGames } from "flipside/formats";
import { Game } from "flipside/game";
import { oddTags, oddTree } from "../support/odd-games.js";
import { pick } from "../support/random.js";

/** @import { Branch, GameTree, ImportedGame, OtherTag, Tags } from "flipside/formats" */
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
    keeps: (game) =>
      keptBy("sgf", game, (comment) => (trimmed(plain(comment)) === "" ? "" : plain(comment)), plain),
  },
  pgn: {
    write: (games) => writtenAs("pgn", games),
    keeps: (game) => keptBy("pgn", game, (comment) => trimmed(plain(comment)), nameLine),
  },
  ggf: {
    write: (games) => writtenAs("ggf", games),
    keeps: (game) => keptBy("ggf", game, () => "", plain),
  },
  json: {
    write: (games) => {
      const objects = games.map(({ tags, tree: { start, ...tree } }) => ({ start, ...tags, ...tree }));
      return JSON.stringify(objects.length === 1 ? objects[0] : objects);
    },
    keeps: ({ tags, tree }) => ({ tags: known(tags), tree }),
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
  // Trees that were read are written the same, and are the same as JSON.
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
function keptOf(game) {
  return { tags: known(game), tree: game.tree };
}

/** The names of the tags of a game. */
const NAMES = /** @type {const} */ ([
  "black",
  "white",
  "event",
  "date",
  "round",
  "result",
  "site",
  "blackRating",
  "whiteRating",
  "timeControl",
  "annotator",
]);

/** All that is known, with nothing for the rest. @param {Tags | ImportedGame} tags @returns {Tags} */
function known(tags) {
  return /** @type {any} */ (Object.fromEntries(NAMES.map((name) => [name, tags[name] ?? null])));
}

/** The result of the main line, where the game is over at its end. @param {GameTree} tree */
function resultOf({ start, branches }) {
  const game = Game.parse(start);
  for (let [next] = branches; next; [next] = next.branches) game.play(next.move);
  return game.result;
}

// What formats of text leave out, by rules of their own: control characters, and of names ends of lines and blanks at the ends.

/**
 * What a format keeps of a game, by its own word.
 * @param {"sgf" | "pgn" | "ggf"} id
 * @param {Kept} game
 * @param {(comment: string) => string} comment as it keeps one
 * @param {(value: string) => string} other as it keeps the value of what only it has
 * @returns {Kept}
 */
function keptBy(id, { tags, tree }, comment, other) {
  const keeps = fileFormats.find((format) => format.id === id)?.keeps ?? assert.fail();
  const has = (/** @type {any} */ name) => keeps.includes(name);
  const names = NAMES.map((name) => [name, has(name) ? tagIn(name, tags) : null]);
  const place = (/** @type {any} */ { branches, ...told }, /** @type {boolean} */ isRoot) => {
    const others = /** @type {OtherTag[]} */ (told.others ?? [])
      .filter(({ format }) => format === id && (isRoot || id === "sgf"))
      .map(({ values, ...tag }) => ({ ...tag, values: values.map(other) }));
    const texts = ["comment", "before"].flatMap((name) => {
      const text = has(name) ? comment(told[name] ?? "") : "";
      return text === "" ? [] : [[name, text]];
    });
    const rest = ["start", "move", "score", "seconds", "nags", "marks"].flatMap((name) =>
      told[name] === undefined || !(has(name) || name === "start" || name === "move")
        ? []
        : [[name, told[name]]],
    );
    const line = has("branches") ? branches : branches.slice(0, 1);
    return {
      ...Object.fromEntries([...texts, ...rest]),
      ...(others.length > 0 ? { others } : {}),
      branches: line.map((/** @type {Branch} */ branch) => place(branch, false)),
    };
  };
  return {
    tags: /** @type {any} */ (Object.fromEntries(names)),
    tree: /** @type {any} */ (place(tree, true)),
  };

  /** @param {(typeof NAMES)[number]} name @param {Tags} all */
  function tagIn(name, all) {
    if (name === "result") return all.result;
    if (name === "date") return dayIn(all.date);
    if (name === "event" && !has("site")) return nameIn(all.event ?? all.site ?? null);
    // PGN's seconds and GGF's clocks: other words are none there.
    if (name === "timeControl" && id === "ggf" && !/^\d+(\+\d+)?$|:.*\/|^1:/.test(all.timeControl ?? ""))
      return null;
    if (name === "timeControl" && id === "ggf" && all.timeControl === "1:02:03") return "3723";
    return nameIn(all[name] ?? null);
  }
}

/** A text on one line. @param {string} text */
function nameLine(text) {
  return trimmed(plain(text).replace(/[\t\n\r]+/g, " "));
}

/** @param {string | null} text */
function nameIn(text) {
  const name = nameLine(text ?? "");
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

/** As a file has it: half letters are damaged ones. @template T @param {T} value @returns {T} */
function whole(value) {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string"
      ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(part))
      : part,
  );
}
