// Measures the review of a game on the page: when something is said of every move, how much of it is right, and when it is whole. The
// games are of people, from tournaments. A machine with other work to do is slower, so all is measured by node counts as well.

import { readFile } from "node:fs/promises";
import { Engine, Game } from "flipside";
import { isMistake, verdictOf } from "../js/verdicts/verdicts.js";
import { initialState } from "../www/match/games/initial.js";
import { Thinking } from "../www/match/thinking.js";
import { OpeningBook } from "../www/openings/opening-book.js";
import { lookedAgain } from "../www/review/searching/growth.js";
import { isSurveyed, newReview, unsureMoves } from "../www/review/state.js";
import { parseSettings } from "../www/state/settings.js";
import { createStore } from "../www/state/store.js";
import { format } from "./measuring/table.js";
import { sameReviews } from "./pool/same-review.js";

/** @import { GameReview, State } from "../www/state/types.js" */

/** The nodes of each search of what the verdicts are compared with. */
const DEEP = 12_000_000;

/**
 * How an engine is limited: as the page does it, or by so many nodes in the place of each millisecond.
 * @type {Record<string, number | null>}
 */
const WAYS = { "as on the page": null, "15,000 nodes a ms": 15_000, "1,500 nodes a ms": 1500 };

/**
 * What is known of a game at a time: the verdicts, when that was, and what it took.
 * @typedef {{ verdicts: string[], ms: number, nodes: number }} Known
 */

/** The games that are reviewed. @param {number} first so many at most @returns {Promise<Game[]>} */
async function reviewedGames(first) {
  const text = await readFile(new URL("games/reviewed.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter(Boolean);
  return lines.slice(0, first).map((line) => Game.parse(line));
}

/**
 * Each game as the page reviews it, without the deep searches that take minutes.
 * @param {{ first: number }} options the first games of the file, so many at most
 * @returns {Promise<string>} a table
 */
export async function reviewTimes({ first }) {
  const rows = [];
  for (const [index, game] of (await reviewedGames(first)).entries()) {
    const { pass, whole } = await reviewed(game, null);
    const moves = game.moves.length;
    rows.push({
      game: `${index + 1}`,
      "first pass, s": (pass.ms / 1000).toFixed(2),
      "whole, s": (whole.ms / 1000).toFixed(2),
      "million nodes": (whole.nodes / 1e6).toFixed(1),
      "first pass like the whole": `${alike(pass.verdicts, whole.verdicts)} of ${moves}`,
    });
  }
  return format(rows);
}

/**
 * Each game ten times, by one, two and four workers in turn.
 * @param {{ first: number }} options the first games of the file, so many at most
 * @returns {Promise<string>} a table
 */
export async function sameReview({ first }) {
  return sameReviews(await reviewedGames(first));
}

/** @param {{ first: number }} options the first games of the file, so many at most @returns {Promise<string>} a table */
export async function review({ first }) {
  const games = await reviewedGames(first);
  /** @type {string[][]} */
  const references = [];
  for (const game of games) references.push(verdictsOf(await deepReview(game)));
  const rows = [];
  for (const [name, rate] of Object.entries(WAYS)) {
    /** @type {{ pass: Known, whole: Known }[]} */
    const reviews = [];
    for (const game of games) reviews.push(await reviewed(game, rate));
    const sum = (/** @type {(each: typeof reviews[0]) => number} */ count) =>
      reviews.reduce((all, each) => all + count(each), 0);
    const most = (/** @type {"pass" | "whole"} */ at) =>
      (Math.max(...reviews.map((each) => each[at].ms)) / 1000).toFixed(1);
    const moves = sum(({ pass }) => pass.verdicts.length);
    const share = (/** @type {number} */ count) => `${((100 * count) / moves).toFixed(1)} %`;
    const millions = (/** @type {number} */ nodes) => (nodes / games.length / 1e6).toFixed(1);
    const like = (/** @type {"pass" | "whole"} */ at) =>
      share(reviews.reduce((all, each, game) => all + alike(each[at].verdicts, references[game]), 0));
    rows.push({
      [`review of ${games.length} games`]: name,
      "first pass, s at most": rate === null ? most("pass") : "-",
      "whole, s at most": rate === null ? most("whole") : "-",
      "first pass, million nodes": millions(sum(({ pass }) => pass.nodes)),
      "whole, million nodes": millions(sum(({ whole }) => whole.nodes)),
      "first pass like the whole": share(sum(({ pass, whole }) => alike(pass.verdicts, whole.verdicts))),
      "first pass like deep searches": like("pass"),
      "whole like deep searches": like("whole"),
    });
  }
  return format(rows);
}

/** What the page would call each move, if it did not look again. @param {GameReview} review */
function verdictsOf(review) {
  const all = { ...review, again: review.moves.map(({ ply }) => ply) };
  return all.moves.map((move) => {
    const verdict = verdictOf(all, move);
    return isMistake(verdict) ? verdict : "good";
  });
}

/** How many verdicts are the same. @param {readonly string[]} some @param {readonly string[]} others */
function alike(some, others) {
  return some.filter((verdict, index) => verdict === others[index]).length;
}

/** A review by deep searches, with deep second looks. @param {Game} game */
async function deepReview(game) {
  const engine = await Engine.create();
  /** @type {GameReview} */
  let deep = { ...newReview(game), ...(await engine.review(game, { nodes: DEEP })) };
  for (let [next] = unsureMoves(deep); next; [next] = unsureMoves(deep)) {
    const moves = [next.best.move, next.move];
    deep = lookedAgain(deep, next.ply, await engine.analyze(game.at(next.ply), { moves, nodes: DEEP }));
  }
  await engine.dispose();
  return deep;
}

/**
 * A review as the page makes it.
 * @param {Game} game
 * @param {number | null} rate
 * @returns {Promise<{ pass: Known, whole: Known }>}
 */
async function reviewed(game, rate) {
  const engine = await Engine.create();
  const limited = (/** @type {any} */ { budgetMs, ...others }) =>
    rate === null ? { budgetMs, ...others } : { nodes: Math.round(rate * budgetMs), ...others };
  const calls = Object.assign(Object.create(engine), {
    review: (/** @type {Game} */ all, /** @type {any} */ options) => engine.review(all, limited(options)),
    analyze: (/** @type {Game} */ at, /** @type {any} */ options) => engine.analyze(at, limited(options)),
  });
  const store = createStore(initialState(parseSettings({}), game), () => {});
  store.update({ review: newReview(game) });
  const begun = performance.now();
  /** @type {(() => Promise<Known>)} */
  const known = async () => {
    const ms = performance.now() - begun;
    const verdicts = verdictsOf(store.state.review ?? newReview(game));
    return { verdicts, ms, nodes: (await engine.stats()).nodes };
  };
  /** @type {Promise<Known> | undefined} */
  let pass;
  const update = (/** @type {Partial<State>} */ change) => {
    store.update(change);
    if (change.review && isSurveyed(change.review)) pass ??= known();
  };
  const watched = Object.defineProperties(Object.create(store), {
    state: { get: () => store.state },
    update: { value: update },
  });
  const openings = new OpeningBook(() => Promise.reject(new Error("no book")));
  const thinking = new Thinking({
    engine: calls,
    loadTeam: undefined,
    openings,
    clock: () => undefined,
    store: watched,
  });
  await thinking.review(new AbortController().signal);
  const whole = await known();
  const first = (await pass) ?? whole;
  await engine.dispose();
  return { pass: first, whole };
}
