// The tools under the board, the keys that people press in every program, and the link that skips to the board.

import { listenToControls, listenToSkip } from "../dom/controls.js";
import { find } from "../dom/elements.js";
import { listenToUndo } from "../keys/keys.js";
/** @import { Feature, Page } from "../feature.js" */
import { isGameShown } from "../state/rooms.js";

/** What makes sense only while the game is on the board. @param {(page: Page) => void} act */
const inGame = (act) => (/** @type {Page} */ page) => {
  if (isGameShown(page.store.state)) act(page);
};

/** @type {Feature} */
export const controls = {
  show({ board, act }) {
    listenToSkip(find(document, ".skip", HTMLElement), board);
    listenToControls(act);
    listenToUndo(act);
  },
  actions: {
    undo: inGame(({ match }) => match.undo()),
    redo: inGame(({ match }) => match.redo()),
    start: inGame(({ match }) => match.goTo(0)),
    back: inGame(({ match, store }) => match.goTo(store.state.game.ply - 1)),
    forward: inGame(({ match, store }) => match.goTo(store.state.game.ply + 1)),
    end: inGame(({ match, store }) => match.goTo(store.state.game.moves.length)),
    clear: inGame(({ match }) => match.games.clear()),
    here: ({ match }) => match.playFromHere(),
    hint: inGame(({ match }) => match.hint()),
    values: inGame(({ match, store }) => match.set({ values: !store.state.settings.values })),
    step: inGame(({ match }) => match.step()),
    resign: ({ match }) => match.resign(),
  },
  keys: { u: "undo", r: "redo", t: "hint", v: "values" },
};
