/** @import { Store } from "../state/store.js" */

import { storedGames } from "../archive/games.js";
import { opponentOf } from "../game/plies.js";
import { fullName, hasOneSide } from "../players/names.js";
import { strengthText } from "../players/strength.js";
import { isAtRest } from "../state/rooms.js";
import { recordAgainst } from "./record.js";

/**
 * Counts how the person's games against the opponent ended, whenever one sits down to another.
 * @param {Store} store
 * @param {typeof storedGames} [read]
 */
export function followRecord(store, read = storedGames) {
  store.watch(
    (state) => (isAtRest(state) && hasOneSide(state.settings) ? strengthText(state.settings) : null),
    async (opponent) => {
      const { settings } = store.state;
      const { side } = settings;
      if (opponent === null || (side !== "black" && side !== "white")) return;
      // A browser without a storage has no past games.
      const games = await read().catch(() => []);
      const name = fullName(settings, opponentOf(side));
      store.update({ record: { opponent, ...recordAgainst(games, settings, name) } });
    },
  );
}
