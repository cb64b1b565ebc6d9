/** @import { PlayedMove } from "../../feature.js" */
import { create } from "../../dom/elements.js";
import { bookShare, explorer } from "./text.js";

/** A share of games that is smaller has no room for its number. */
const LEAST_SHARE = 0.16;

/**
 * A bar of the shares of the games that black won, that were drawn, and that white won.
 * @param {Partial<Pick<PlayedMove, "games" | "black" | "draws" | "white">>} known
 */
export function results({ games, black = 0, draws = 0, white = 0 }) {
  // How some games ended is not known.
  const known = black + draws + white;
  if (!games || known === 0) return create("span", { class: "results", "data-none": "" });
  const label = create(
    "span",
    { class: "hidden" },
    explorer.results(black / known, draws / known, white / known),
  );
  const parts = Object.entries({ black, draws, white }).map(([side, part]) => {
    const share = part / known;
    const text = share < LEAST_SHARE ? "" : bookShare(part, known);
    const element = create("i", { "data-side": side, "aria-hidden": "true" }, text);
    element.style.flexGrow = String(share);
    return element;
  });
  return create("span", { class: "results" }, label, ...parts);
}
