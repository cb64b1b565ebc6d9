import { randomFrom } from "../support/random.js";

/** @import { Target } from "./targets.js" */

/** What was done. @typedef {{ rounds: number, steps: number }} Count */

/** No round takes longer, by far: one that does waits for something that never comes. */
const STUCK_MS = 300_000;

/**
 * Runs rounds of a target, each with a seed of its own, until one fails.
 * @param {Target} target
 * @param {number} seed of the first round; the others follow
 * @param {(count: Count) => boolean} isOver asked before each round
 * @returns {Promise<Count>} rejects with what failed, the seed and the steps in its message
 */
export async function runRounds(target, seed, isOver) {
  const { round, close } = await target.open();
  try {
    for (const count = { rounds: 0, steps: 0 }; ; count.rounds += 1) {
      if (isOver(count)) return count;
      count.steps += await runOne(target, round, seed + count.rounds);
    }
  } finally {
    await close();
  }
}

/**
 * @param {Target} target
 * @param {Awaited<ReturnType<Target["open"]>>["round"]} round
 * @param {number} seed
 * @returns {Promise<number>} how many steps there were
 */
async function runOne({ name }, round, seed) {
  /** @type {string[]} */
  const steps = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stuck = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${STUCK_MS} ms`)), STUCK_MS);
  });
  try {
    await Promise.race([round(randomFrom(seed), (step) => steps.push(step)), stuck]);
    return steps.length;
  } catch (cause) {
    const sequence = steps.slice(-200).join("\n  ");
    const again = `npm run fuzz -- --only ${name} --seed ${seed} --rounds 1`;
    const reason = cause instanceof Error ? cause.stack : String(cause);
    throw new Error(`${name}, seed ${seed} (again: ${again})\n  ${sequence}\n${reason}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
