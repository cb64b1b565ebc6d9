// The command `flipside bench`.

import { Engine } from "flipside";
import { grouped, seconds, speed } from "./figures.js";

/** Middle games, searched to a fixed depth with the loosest forward cuts, as games are played. */
const MIDGAMES = [
  "f5f6e6f4e3c5c4e7c6e2",
  "f5d6c3d3c4f4f6f3e6e7",
  "f5d6c4g5c6c5d7d3b5c3",
  "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6",
];
const MIDGAME = /** @type {const} */ ({ depth: 16, selectivity: 73, book: false });

/** Problems 20 to 29 of the FFO endgame suite, solved exactly. */
const ENDGAMES = [
  "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X",
  "OOOOOOOOXOOXXX--XXOOXOO-XOXOOO--XOOOOX--XOOXOO--XOOOOO--XXXX---- O",
  "--OOOO--X-OOOOO-XXOOXOXXXOXOXXXXXXXOXXXX-XXOXOXX--OXXX-X----X--- O",
  "--O-------OOX---OOOXXXO-OOOOXOXXXXXOOXOXXXXXXOOXX-XXXXOX--XXXX-- X",
  "--O--O-----OOOX--X-XOXOO--XXXOOOXXXXOOOOXXXOXXOOXXXXXX--XOXX-O-- O",
  "----X------XXXO--OOOXXXXXOOOOXXO-XXOOXXOOOXOXXXXOOOXX---X-XXXX-- O",
  "-OOOOO----OXXO---OOOOXXO-OOOXOXX-OOXOOXX-XOXXOXX--O-XXXX--O----O X",
  "--XO-O----OOOO--OOXOXXO-OOOOXXOOOOOXXOX-OXOXXXXX--XXXX----X-O-X- X",
  "--O-------OOO--X-XOOOOXXXXXXOXOX-XXOXOOXXXOXOOXX-OOOOO-X---OOO-- X",
  "-OXXXX----OXXO--XXOOXOOOXXXOOXOOXXOOXOOOXXXXOO-XX-XXO----------- X",
];

/**
 * Searches fixed positions and prints nodes, time and speed of each. The engine forgets everything before each of them,
 * so the nodes are the same on every machine.
 * @param {{ json: boolean }} options whether to print a line of JSON for each
 */
export async function bench({ json }) {
  const engine = await Engine.create();
  const total = { nodes: 0, milliseconds: 0 };
  /** @param {string} name @param {number} nodes @param {number} milliseconds */
  const print = (name, nodes, milliseconds) =>
    console.log(
      json
        ? JSON.stringify({ position: name, nodes, elapsedMs: milliseconds })
        : [
            name.padEnd(24),
            grouped(nodes).padStart(14),
            seconds(milliseconds).padStart(10),
            speed(nodes, milliseconds).padStart(11),
          ].join(""),
    );
  /** @param {string} name @param {() => Promise<{ nodes: number, elapsedMs: number }>} search */
  const measure = async (name, search) => {
    await engine.newGame();
    const { nodes, elapsedMs } = await search();
    total.nodes += nodes;
    total.milliseconds += elapsedMs;
    print(name, nodes, elapsedMs);
  };
  if (!json)
    console.log(
      `${"position".padEnd(24)}${"nodes".padStart(14)}${"time".padStart(10)}${"nodes/s".padStart(11)}`,
    );
  for (const [index, position] of MIDGAMES.entries()) {
    await measure(`midgame ${index + 1}, ${MIDGAME.depth} plies`, () => engine.search(position, MIDGAME));
  }
  for (const [index, position] of ENDGAMES.entries()) {
    await measure(`FFO #${index + 20}, exact`, () => engine.solve(position));
  }
  print("all", total.nodes, total.milliseconds);
  await engine.dispose();
}
