// The command `flipside review`.

import { decided, explain, praise, sentence } from "flipside/coach";
import pc from "picocolors";
import { missedByOthers } from "../../js/verdicts/missed-by-others.js";
import { headingOf, signed } from "../figures.js";
import { openBook } from "../input/book.js";
import { checkLimits, limitsOf, withOptions } from "../options.js";
import { runBatch } from "./batch.js";
import { verdictOf, verdictText } from "./verdict.js";

/**
 * @import { Engine, Game, Move, Review, ReviewedMove, Search } from "flipside"
 * @import { Book } from "flipside/book"
 * @import { Praise, Reason, Words } from "flipside/coach"
 * @import { BatchOptions } from "./batch.js"
 */

/**
 * A review, with what good moves are praised for that others would miss.
 * @typedef {Omit<Review, "moves"> & { moves: (ReviewedMove & { praise?: Praise[] })[] }} PraisedReview
 */

/**
 * Compares every move of games with the best one.
 * @param {string[]} args
 * @param {BatchOptions & { from?: number, explain?: boolean, language?: string }} options and the limits of each position
 */
export async function review(args, { from, explain: isExplained = false, language = "en", ...options }) {
  const limits = limitsOf({ ...options });
  const book = /** @type {Book} */ (await openBook(true));
  if (isExplained) await book.loadStatistics();
  /** @type {{ words: Words }} */
  const { words } = await import(`flipside/coach/${language}`);
  const say = (/** @type {Game} */ game, /** @type {PraisedReview} */ answer) =>
    verdictOf(game, answer, from ?? 0, book);
  return runBatch(args, options, {
    command: withOptions("review", { ...limits, from, explain: isExplained }),
    check: async (pool) => {
      // How long the games are is not known yet.
      const isPly = from === undefined || (Number.isInteger(from) && from >= 0);
      await checkLimits(pool, isPly ? limits : { ...limits, from });
    },
    // Of a game whose end is missing what is there is reviewed.
    begin: /** @returns {Promise<PraisedReview> & AsyncIterable<Review>} */ (engine, item) => {
      const search = engine.review(item.open(), { ...limits, from, replies: isExplained });
      return isExplained ? withPraise(search, engine, item.open()) : search;
    },
    fields: (item, answer) => {
      const game = item.open();
      const verdict = { opening: game.openingName(), ...answer, ...say(game, answer) };
      if (!isExplained) return verdict;
      const reasons = reasonsIn(game, answer.moves, book);
      const moves = answer.moves.map((reviewed, index) => ({ ...reviewed, reasons: reasons[index] }));
      return { ...verdict, moves, decided: decided(moves) };
    },
    print: (item, answer) => {
      const { moves, loss } = answer;
      const game = item.open();
      const opening = game.openingName();
      const reasons = isExplained ? reasonsIn(game, moves, book) : [];
      const found = isExplained ? decided(moves) : null;
      const why = (/** @type {number} */ index) =>
        [...(reasons[index] ?? []), ...(moves[index]?.praise ?? [])].map(
          (reason) => `        ${sentence(reason, words, { player: moves[index]?.turn })}`,
        );
      return [
        `${headingOf(item)}${opening ? `: ${opening}` : ""}`,
        ...moves.flatMap((reviewed, index) => [printMove(reviewed), ...why(index)]),
        ...(found ? [`  ${sentence(found, words)}`] : []),
        `  discs lost: black ${loss.black}, white ${loss.white}`,
        ...verdictText(say(game, answer)).map((line) => `  ${line}`),
      ].join("\n");
    },
  });
}

/** @param {ReviewedMove} reviewed */
function printMove({ ply, turn, move, score, best, loss, forced }) {
  const columns = [`${ply + 1}`.padStart(4), turn, pc.bold(move.padEnd(4)), signed(score).padStart(3)];
  const remark = loss > 0 ? pc.red(`loses ${loss}, best was ${best.move}`) : forced ? pc.dim("forced") : "";
  return [...columns, remark].filter(Boolean).join("  ");
}

/**
 * The review, and then a look at its good moves.
 * @param {Search<Review>} search
 * @param {Engine} engine
 * @param {Game} game
 * @returns {Promise<PraisedReview> & AsyncIterable<Review>}
 */
function withPraise(search, engine, game) {
  const praised = search.then(async (answer) => {
    const spent = { nodes: answer.nodes, elapsedMs: answer.elapsedMs };
    const moves = [];
    for (const reviewed of answer.moves) {
      const { ply, move, loss } = reviewed;
      const analyze = async (/** @type {Game} */ position, /** @type {object} */ limits) => {
        const report = await engine.analyze(position, limits);
        spent.nodes += report.nodes;
        spent.elapsedMs += report.elapsedMs;
        return report;
      };
      const good = loss > 0 ? null : await missedByOthers(analyze, game.at(ply), move);
      const found = good ? praise(game.at(ply), good.best, good.second, { replies: good.replies }) : [];
      moves.push(found.length > 0 ? { ...reviewed, praise: found } : reviewed);
    }
    return { ...answer, ...spent, moves };
  });
  return Object.assign(praised, { [Symbol.asyncIterator]: () => search[Symbol.asyncIterator]() });
}

/**
 * Why each move was a mistake, where it was one. No advice comes twice in a row.
 * @param {Game} game
 * @param {readonly ReviewedMove[]} moves
 * @param {Book} book
 */
function reasonsIn(game, moves, book) {
  /** @type {Reason["kind"][]} */
  let said = [];
  return moves.map(({ ply, line, best, loss, replies }) => {
    if (loss <= 0) return [];
    const position = game.at(ply);
    const reasons = explain(position, line, best, { known: knownIn(position, book), replies, said });
    if (reasons.length > 0) said = reasons.map(({ kind }) => kind);
    return reasons;
  });
}

/** What players chose in a position, with the openings that their moves lead to. @param {Game} position @param {Book} book */
function knownIn(position, book) {
  const known = book.lookup(position);
  if (!known) return null;
  return {
    ...known,
    moves: known.moves.map((each) => ({ ...each, name: openingAfter(position, each.move) })),
  };
}

/** The name of the opening that a move leads to, where it is another one than before. @param {Game} position @param {Move} move */
function openingAfter(position, move) {
  const name = position.after(move).openingName();
  return name === position.openingName() ? null : name;
}
