import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { EnginePool, init } from "flipside";
import pc from "picocolors";
import { Failure } from "./failure.js";
import { grouped, seconds, signed, speed } from "./figures.js";
import { readProblems } from "./obf.js";

/**
 * @import { Solution } from "flipside"
 * @import { Problem } from "./obf.js"
 */

/** @typedef {{ file: string, wld: boolean, workers: number, tableBits: number }} SolveCommand */

/**
 * Solves the endgames of a file and prints, for each line, the score, the move, the principal variation, the nodes and
 * the time, and whether they agree with the scores that the line states.
 * @param {SolveCommand} command
 * @throws {Failure} when the file cannot be read, and after the last line when a score or a move was wrong
 */
export async function solve({ file, wld, workers, tableBits }) {
  await init();
  const name = file === "-" ? "standard input" : file;
  const problems = readProblems(await contentOf(file), name);
  if (problems.length === 0) throw new Failure(`${name} has no position`);
  const pool = await EnginePool.create({ workers, tableBits });
  const solutions = problems.map((problem, index) =>
    pool.solve(problem.position, { wld, onProgress: warningOf(index + 1, problem) }),
  );
  const total = { nodes: 0, milliseconds: 0, checked: 0, wrong: 0 };
  for (const [index, problem] of problems.entries()) {
    const solution = await solutions[index];
    const mistake = mistakeIn(solution, problem);
    console.log(lineOf(index + 1, solution, problem, mistake));
    total.nodes += solution.nodes;
    total.milliseconds += solution.elapsedMs;
    total.checked += problem.scores.size > 0 ? 1 : 0;
    total.wrong += mistake ? 1 : 0;
  }
  await pool.dispose();
  const { nodes, milliseconds, checked, wrong } = total;
  console.log(
    `${problems.length} positions, ${grouped(nodes)} nodes, ${seconds(milliseconds)}, ${speed(nodes, milliseconds)}; ` +
      `${checked} with known scores, ${wrong} wrong`,
  );
  if (wrong > 0) throw new Failure(`${wrong} of ${checked} answers are not what ${name} states`);
}

/** From so many empty squares on a solution may take minutes. */
const MANY_EMPTIES = 28;

/**
 * Tells, once a long solution has begun, what is being waited for. Not on standard output, which is for the answers.
 * @param {number} number
 * @param {Problem} problem
 */
function warningOf(number, { position, empties }) {
  if (empties < MANY_EMPTIES) return undefined;
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    console.error(
      `flipside: solving #${number}, ${position}, may take very long: ${empties} squares are empty`,
    );
  };
}

/** @param {string} file */
async function contentOf(file) {
  if (file === "-") return text(process.stdin);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * How an answer disagrees with what the line states, if it does.
 * @param {Solution} solution
 * @param {Problem} problem
 */
function mistakeIn({ move, score, outcome }, { scores }) {
  if (scores.size === 0) return undefined;
  const best = Math.max(...scores.values());
  const [found, known] = score === null ? [outcome, outcomeOf(best)] : [signed(score), signed(best)];
  if (found !== known) return `found ${found}, but ${known} is known`;
  const played = move === null ? undefined : scores.get(move);
  if (played === undefined) return undefined;
  const worth = score === null ? outcomeOf(played) : signed(played);
  return worth === known ? undefined : `found ${move}, which is only ${worth}`;
}

/** @param {number} score */
function outcomeOf(score) {
  if (score === 0) return "draw";
  return score > 0 ? "win" : "loss";
}

/** @param {number} number @param {Solution} solution @param {Problem} problem @param {string | undefined} mistake */
function lineOf(
  number,
  { move, score, outcome, nodes, elapsedMs, pv },
  { empties, scores, comment },
  mistake,
) {
  const columns = [
    `#${number}`.padEnd(5),
    `${empties} empties`.padEnd(11),
    pc.bold((score === null ? `${outcome}` : signed(score)).padEnd(4)),
    `${move ?? "-"}`.padEnd(4),
    grouped(nodes).padStart(14),
    seconds(elapsedMs).padStart(10),
    speed(nodes, elapsedMs).padStart(10),
  ];
  const known = scores.size > 0 ? [pc.green("right")] : [];
  const verdict = mistake ? [pc.red(`WRONG: ${mistake}`)] : known;
  return [...columns, ...verdict, pv.join(" "), pc.dim(comment)].filter(Boolean).join("  ");
}
