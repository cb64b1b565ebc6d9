// Digests of games as a person plays them, for what sums them up: always the same for a seed.

/** @import { PastGame } from "../../www/archive/games.js" */
/** @import { GameDigest } from "../../www/progress/digest.js" */
import { pick, randomFrom } from "./random.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const OPPONENTS = ["character nell", "character nell", "character otto", "level 6"];
const OPENINGS = ["Tiger", "Rose", "Buffalo (Kenichi Variation)", null];
const KINDS = ["corner-given", "refutation", "refutation", "mobility", "frontier", "region-last", "stable"];

/**
 * A person who slowly gets better, loses most in the endgame and plays white worse.
 * @param {number} count
 * @param {{ seed?: number, until?: number }} [options] when the last game was played, in milliseconds since 1970
 * @returns {GameDigest[]} the earliest first
 */
export function digestsOf(count, { seed = 1, until = Date.UTC(2030, 5, 30, 12) } = {}) {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const person = pick(random, /** @type {const} */ (["black", "white"]));
    const discs = Array.from({ length: 30 }, (__, move) => 2 * move + (person === "black" ? 1 : 2));
    const worth = 0.55 - (0.2 * index) / count + (person === "white" ? 0.08 : 0) + 0.15 * (random() - 0.5);
    const moves = discs.map((disc) => {
      const errs = random() < worth * (disc > 40 ? 1.4 : disc > 20 ? 1 : 0.5);
      return /** @type {const} */ ([disc, errs ? 1 + Math.floor(9 * random() ** 2) : 0]);
    });
    return {
      key: `game ${index}`,
      time: until - (count - 1 - index) * 2.5 * DAY_MS,
      person,
      opponent: pick(random, OPPONENTS),
      opening: pick(random, OPENINGS),
      moves,
      reasons: moves.flatMap(([disc, loss]) =>
        loss >= 2 ? [/** @type {const} */ ([disc, pick(random, KINDS)])] : [],
      ),
    };
  });
}

/**
 * A game that the person has played to its end.
 * @param {Pick<PastGame, "key" | "start" | "moves"> & Partial<PastGame>} parts
 * @returns {PastGame}
 */
export function playedGame(parts) {
  return {
    tree: "",
    black: "You",
    white: "Nell",
    person: "black",
    opponent: "character nell",
    result: 4,
    time: 5,
    ...parts,
  };
}
