/** @import { Store } from "../state/store.js" */

import { textOf } from "../game/plies.js";
import { copyText } from "../messages/copying.js";
import { Game } from "../package/flipside.js";
import { copiedText, share } from "./text.js";

/** Copies the game on the board, or its position. @param {Store} store */
export async function copyGame(store) {
  const { text, isPosition } = textOf(store.state.game, new Game().start);
  if (text === "") return store.update({ notice: { kind: "info", text: share.nothingToCopy } });
  await copyText(store, text, copiedText(isPosition));
}
