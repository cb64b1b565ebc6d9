/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */

import { fragmentOf } from "../game/link.js";
import { pathOf } from "../game/listed-moves.js";
import { nodeAt } from "../game/tree.js";
import { isGameShown } from "../state/rooms.js";
import { fields } from "../state/store.js";
import { recallHere, rememberHere } from "../storage/local.js";

/** Safari takes 100 changes in 10 seconds: after so many in that time, in milliseconds, the address is written when stepping rests. */
const [MOST_AT_ONCE, WINDOW_MS, REST_MS] = [20, 10_000, 150];
/** When a change that the browser has refused is tried again. */
const AGAIN_MS = 2000;

/**
 * Keeps the game and the place in it, or the puzzle or lesson on the board, in the address of the page, without filling the history, and
 * opens the game of an address that a person enters or follows.
 * @param {Page} page
 */
export function keepLink(page) {
  const { store, match, Game } = page;
  const { start } = new Game();
  /** What the address was last made to say. A link that was followed a moment ago is not to be overwritten before it is opened. */
  let written = "";
  // Where one only plays, what was taken back is nobody's branch.
  const gameFragment = (/** @type {State} */ { game, tree, room }) =>
    fragmentOf(game, start, room === "analyze" ? tree : undefined, nodeAt(tree, pathOf(game))?.marks);
  const open = () => {
    const { hash } = location;
    written = hash.slice(1);
    if (!isGameShown(store.state)) return;
    if (!written || written === gameFragment(store.state)) return;
    if (!match.games.openFragment(hash))
      page.open({ load: () => import("./opening.js") }, ({ openWhole }) => openWhole(page, hash));
  };
  // One that fell behind is no link that somebody followed.
  if (location.hash.slice(1) !== recallHere().behind) open();
  addEventListener("hashchange", open);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** When it was written last. @type {number[]} */
  let times = [];
  const write = () => {
    const { state } = store;
    // A guided review gives the game back as it was: what is tried there would make it another game when the page is reloaded.
    if (state.isGuided) return;
    const fragment = isGameShown(state) ? gameFragment(state) : state.exercise?.link;
    // Until a room has put something on the board, the address says what it should be.
    if (fragment === undefined || fragment === written) return;
    try {
      history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
      written = fragment;
      times.push(Date.now());
    } catch {
      writeIn(AGAIN_MS);
    }
  };
  const writeIn = (/** @type {number} */ ms) => {
    clearTimeout(timer);
    timer = setTimeout(write, ms);
  };
  store.watch(fields("game", "tree", "room", "exercise"), () => {
    times = times.filter((time) => time > Date.now() - WINDOW_MS);
    if (times.length < MOST_AT_ONCE) write();
    else writeIn(REST_MS);
  });
  // A page that is left at once has the place in its address. Where it is reloaded, that may come too late: the old address is read again.
  addEventListener("pagehide", () => {
    const before = written;
    write();
    rememberHere({ behind: written === before ? null : before });
  });
}
