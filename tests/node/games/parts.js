import { writeGames } from "flipside/formats";
import { randomGame } from "../games.js";

/** Games to add at a time, no two of them the same. @param {number} part @param {number} size */
export function partOf(part, size) {
  const texts = Array.from({ length: size }, (_, index) =>
    writeGames(randomGame(index % 5), { format: "pgn", black: `A ${part}`, white: `B ${index}` }),
  );
  return texts.join("\n");
}
