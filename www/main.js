import { createAnnouncer } from "./draw/announcer.js";
import { createBoard } from "./draw/board.js";
import { one } from "./draw/dom.js";
import { createEngine } from "./draw/engine.js";
import { createMoves } from "./draw/moves.js";
import { createNotices } from "./draw/notices.js";
import { createResult } from "./draw/result.js";
import { createReview } from "./draw/review.js";
import { createScore } from "./draw/score.js";
import { createSettings } from "./draw/settings.js";
import { createStatus } from "./draw/status.js";
import { listenToBoard } from "./events/board.js";
import { copyGame, listenToLoad, listenToPaste } from "./events/clipboard.js";
import { listenToControls, listenToKeys } from "./events/controls.js";
import { listenToMoves } from "./events/moves.js";
import { listenToResult } from "./events/result.js";
import { listenToReview } from "./events/review.js";
import { listenToSettings } from "./events/settings.js";
import { loadPackage } from "./package.js";
import { Match } from "./play/match.js";
import { initialState } from "./state/initial.js";
import { recall } from "./state/memory.js";
import { parseSettings } from "./state/settings.js";
import { createStore } from "./state/store.js";
import { notices } from "./text/notices.js";

const memory = recall();
const store = createStore(initialState(parseSettings(memory.settings)));
const board = one(document, "#board", HTMLElement);
const form = one(document, "#settings-form", HTMLFormElement);
const moves = one(document, "#moves", HTMLElement);
const result = one(document, "#result", HTMLDialogElement);
const load = one(document, "#load", HTMLDialogElement);
const review = one(document, "#review", HTMLElement);
const help = one(document, "#help", HTMLDialogElement);

for (const draw of [
  createBoard(board),
  createScore(one(document, "#score", HTMLElement)),
  createStatus(document),
  createEngine(one(document, "#engine", HTMLElement)),
  createMoves(moves),
  createSettings(form),
  createNotices(one(document, "#notices", HTMLElement), () => store.update({ notice: null })),
  createAnnouncer(one(document, "#announcer", HTMLElement)),
  createResult(result),
  createReview(review),
]) {
  store.watch(draw);
}

const showHelp = () => help.showModal();
listenToControls({ help: showHelp });
try {
  const { Game, engine } = await loadPackage();
  const match = new Match({ store, Game, engine, saved: memory.game });
  const actions = {
    new: () => match.newGame(),
    undo: () => match.undo(),
    redo: () => match.redo(),
    hint: () => match.hint(),
    values: () => match.set({ values: !store.state.settings.values }),
    step: () => match.step(),
    review: () => match.review(),
    copy: () => void copyGame(store, match),
    load: () => load.showModal(),
  };
  listenToBoard(board, store, match, {
    u: actions.undo,
    r: actions.redo,
    t: actions.hint,
    v: actions.values,
    n: actions.new,
    "?": showHelp,
  });
  listenToControls(actions);
  listenToKeys(actions);
  listenToMoves(moves, store, match);
  listenToSettings(form, match);
  listenToLoad(load, match);
  listenToPaste(match);
  listenToResult(result, store, match);
  listenToReview(review, store, match);
  match.start();
} catch (error) {
  const offer = { label: notices.tryAgain, run: () => location.reload() };
  store.update({ phase: "failed", notice: { kind: "error", text: notices.noEngine(error), offer } });
}
