/** @import { GameSource, Page, PlayedMove } from "../../feature.js" */
/** @import { Game } from "../../package/flipside.js" */

import { create, createButton, setText } from "../../dom/elements.js";
import { imageOf } from "../../game/turns.js";
import { countedBook } from "../../openings/statistics.js";
import { explorer, mastersGames } from "./text.js";

/**
 * The games of tournament players, as the statistics count them that come with the opening book.
 * @param {Page} page
 * @param {readonly GameSource[]} others of which some may have games to open
 * @param {(source: GameSource) => void} lead shows another source
 * @returns {GameSource}
 */
export function createMasters({ openings }, others, lead) {
  const ways = others.map((source) => createWay(source, () => lead(source)));
  return {
    name: "masters",
    label: explorer.masters,
    below: create("div", { class: "ways" }, ...ways.map(({ element }) => element)),
    follow: (draw) => {
      for (const { follow } of others) follow?.(draw);
    },
    async ask(game) {
      for (const way of ways) void way.draw(game);
      const book = await countedBook(openings);
      const entry = book.lookup(game);
      if (entry?.games === undefined)
        return { summary: "", moves: [], none: game.isOver ? explorer.end : explorer.notCounted };
      const played = entry.moves.flatMap(playedMove);
      const moves = joined(played, game).sort((one, other) => other.games - one.games);
      const counted = moves.reduce((sum, { games }) => sum + games, 0);
      return {
        summary: mastersGames(entry.games, book),
        moves,
        none: entry.games === 0 ? explorer.noMasters : "",
        uncounted: game.isOver ? 0 : Math.max(0, entry.games - counted),
      };
    },
  };
}

/** A button that leads to the games of a source, while it has some of the position. @param {GameSource} source @param {() => void} lead */
function createWay({ count, label }, lead) {
  const button = createButton("", lead);
  button.hidden = true;
  /** @type {Game | undefined} */
  let shown;
  return {
    element: button,
    /** @param {Game} game */
    async draw(game) {
      shown = game;
      // Without an answer there is nothing to lead to.
      const games = (await count?.(game).catch(() => 0)) ?? 0;
      if (shown !== game) return;
      button.hidden = games === 0;
      setText(button, explorer.openGames(label, games));
    },
  };
}

/** Moves that are the same by symmetry share their games in the book; here they are one. @param {PlayedMove[]} played @param {Game} game */
function joined(played, game) {
  /** @type {Map<string, PlayedMove>} */
  const moves = new Map();
  for (const move of played) {
    const image = imageOf(game.after(move.move).board);
    const same = moves.get(image);
    moves.set(image, same ? sum(same, move) : move);
  }
  return [...moves.values()];
}

/** @param {PlayedMove} one @param {PlayedMove} other @returns {PlayedMove} */
function sum(one, other) {
  return {
    ...one,
    games: one.games + other.games,
    black: one.black + other.black,
    draws: one.draws + other.draws,
    white: one.white + other.white,
  };
}

/**
 * How a move of the book was played; empty if no game had it, or nobody counted.
 * @param {import("../../package/flipside.js").BookMove} move
 * @returns {PlayedMove[]}
 */
function playedMove({ move, games = 0, black = 0, draws = 0, white = 0 }) {
  return games === 0 ? [] : [{ move, games, black, draws, white, score: null }];
}
