// Whether the board of the page has a frame. It is said before the element is defined: a board that lost its frame after its first picture
// would move.

/** @import { OthelloBoard } from "../package/flipside.js" */

import { isAsked } from "../state/asked.js";

/** Where a window is so small that the board goes from edge to edge. */
const SMALL = "(max-width: 43.74em), (max-height: 520px) and (min-width: 35em)";

/** Without a frame the squares are larger, which matters on a phone; in the frame of another page the letters would lie under discs. */
export function fitFrame() {
  const board = /** @type {OthelloBoard} */ (document.querySelector("#board"));
  const isEmbedded = isAsked(new URLSearchParams(location.search), "embed");
  const small = matchMedia(SMALL);
  const fit = () => {
    board.frame = isEmbedded || !small.matches;
  };
  small.addEventListener("change", fit);
  fit();
}
