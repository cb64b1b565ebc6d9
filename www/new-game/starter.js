/** @import { Match } from "../match/match.js" */
/** @import { Store } from "../state/store.js" */
/** @import { Settings } from "../state/types.js" */

import { newSeed } from "../game/seed.js";
import { Game, handicapGame } from "../package/flipside.js";

/**
 * Starts games as the settings say. What they begin with may have to be loaded first.
 * @param {Store} store
 * @param {Match} match
 */
export function createStarter(store, match) {
  /** @param {() => Promise<void>} begin */
  const shown = (begin) => begin().catch((error) => match.showError(error));
  return {
    /** Another game. @param {Partial<Settings>} [settings] that change with it @param {number} [seed] a new one when left out */
    begin: (settings = {}, seed = newSeed()) =>
      shown(async () => {
        const start = await startOf(settings.start ?? store.state.settings.start, seed);
        match.games.newGame({ settings, seed, start });
      }),

    /** The game on the board once more. */
    repeat: () =>
      shown(async () => {
        const { game, seed, settings } = store.state;
        const start = settings.start === "dealt" ? await startOf("dealt", seed) : Game.parse(game.start);
        match.games.newGame({ seed, start });
      }),

    /** A game from the position on the board. @param {Partial<Settings>} settings @param {number} [seed] */
    beginHere: (settings, seed) =>
      match.games.newGame({ settings, seed, start: Game.parse(store.state.game.toString()) }),
  };
}

/** @typedef {ReturnType<typeof createStarter>} Starter */

/** @param {Settings["start"]} start @param {number} seed */
async function startOf(start, seed) {
  if (start === "usual") return new Game();
  if (start !== "dealt") return handicapGame(start);
  const { dealtOpening } = await import("../openings/even.js");
  return Game.parse(dealtOpening(seed));
}
