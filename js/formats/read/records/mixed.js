// Where the games of SGF, GGF and PGN are in a text, which may have them one behind the other. What a comment holds is no game: a game goes on to
// its own end.

import { beginOfNodes, extentsIn } from "./nodes.js";
import { beginOfPgn, beginOfTags, pgnGames } from "./pgn.js";

/** @import { WrittenGame } from "../../imported.js" */
/** @import { Extent } from "./nodes.js" */

/**
 * What is called for what is found.
 * @typedef {object} Take
 * @property {(at: number, isTagged: boolean) => void} begin where games of PGN begin
 * @property {(game: () => WrittenGame, place: number) => void} pgn for each of them
 * @property {(at: number) => void} end where they end
 * @property {(extent: Extent) => void} node for a game of SGF or GGF
 */

/** @param {string} text @param {Take} take @returns {Generator<void>} a step for each part */
export function* filesIn(text, take) {
  let at = 0;
  const tagsFrom = finder((from) => beginOfTags(text, from));
  const nodesFrom = finder((from) => beginOfNodes(text, from));
  const isTagsNext = (/** @type {number} */ from) => {
    const [tags, nodes] = [tagsFrom(from), nodesFrom(from)];
    return tags >= 0 && (nodes < 0 || tags < nodes);
  };
  for (let tags = beginOfPgn(text); tags >= 0 || nodesFrom(at) >= 0; tags = tagsFrom(at)) {
    // Moves with comments alone are less certain than what has names.
    const isUntagged = tags === 0 && tagsFrom(0) < 0;
    if (isUntagged || isTagsNext(at)) {
      take.begin(tags, !isUntagged);
      at = yield* pgnGames(text, tags, take.pgn);
      take.end(at);
      continue;
    }
    const node = (/** @type {Extent} */ extent) => {
      at = extent.to;
      take.node(extent);
      return !isTagsNext(at);
    };
    yield* extentsIn(text, node, nodesFrom(at));
    if (!isTagsNext(at)) return;
  }
}

/**
 * Remembers what is found: what is asked for before it is not looked for again.
 * @param {(from: number) => number} find the next place from one on; -1 for none
 */
function finder(find) {
  let [from, found] = [0, find(0)];
  return (/** @type {number} */ at) => {
    if (at < from || (found >= 0 && found < at)) [from, found] = [at, find(at)];
    return found;
  };
}
