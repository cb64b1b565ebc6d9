/** @import { EngineCalls } from "./match/thinking.js" */

import { Game, loadBook, loadEngine, loadTeam, OthelloBoard } from "./app/flipside.js";
import { recallHere } from "./app/memory.js";
import { isGameShown, roomOf } from "./app/rooms.js";
import { createStore } from "./app/store.js";
import { listenToBoard, listenToLine, listenToSettle } from "./board/input.js";
import { createBoard } from "./board/view.js";
import { listenToLearning } from "./book/learning-button.js";
import { OpeningBook } from "./book/opening-book.js";
import { listenToControls, listenToKeys, listenToSkip } from "./dom/controls.js";
import { find } from "./dom/elements.js";
import { takeSteps } from "./dom/steps.js";
import { withStyles } from "./dom/styles.js";
import { createEngineMemory } from "./engine-memory/view.js";
import { createEngine } from "./engine-panel/view.js";
import { takeArrivals } from "./games/import/arrivals.js";
import { keepLink } from "./games/share/address.js";
import { createFirstVisit } from "./learn/first-visit.js";
import { initialState } from "./match/initial.js";
import { Match } from "./match/match.js";
import { restoreGame, restoreSettings } from "./match/persistence.js";
import { listenToMoves } from "./moves/input.js";
import { createMoves } from "./moves/view.js";
import { noEngine, notices, reason } from "./notices/text.js";
import { createNotices } from "./notices/view.js";
import { keepOffline } from "./offline/versions.js";
import { listenToResult } from "./result/input.js";
import { createResult } from "./result/view.js";
import { createReview } from "./review/button.js";
import { listenToRooms, openGuide } from "./rooms/input.js";
import { createRooms } from "./rooms/view.js";
import { createScore } from "./score/view.js";
import { listenToSettings } from "./settings/input.js";
import { createTheme } from "./settings/theme.js";
import { createSettings } from "./settings/view.js";
import { createAnnouncer } from "./status/announcer.js";
import { createStatus } from "./status/view.js";

const query = new URLSearchParams(location.search);
/** Whether the page is a board in the frame of another page. */
const isEmbedded = query.has("embed");
const memory = isEmbedded ? { flipped: query.has("flipped") } : recallHere();
const saved = restoreGame(Game, memory.game);
const store = createStore(
  initialState(restoreSettings(memory), saved.game, {
    room: roomOf(location.search),
    tree: saved.tree,
    seed: saved.seed,
    clocks: saved.clocks,
    ...(typeof memory.key === "string" ? { key: memory.key } : {}),
  }),
);
const board = find(document, "#board", OthelloBoard);
const form = find(document, "#settings-form", HTMLFormElement);
const moves = find(document, "#moves", HTMLElement);
const result = find(document, "#result", HTMLElement);
const review = find(document, "#review", HTMLElement);

// At once, or else a game of the last visit would be played from its start.
for (const draw of [createTheme(document.documentElement), createBoard(board)]) store.watch(draw);
/** What else is drawn. */
const drawings = [
  createScore(find(document, "#score", HTMLElement)),
  createStatus(document),
  createFirstVisit(
    find(document, "#first-visit", HTMLButtonElement),
    !isEmbedded && Object.keys(memory).length === 0,
  ),
  createEngine(find(document, "#engine", HTMLElement)),
  createNotices(
    find(document, "#notices", HTMLElement),
    () => store.update({ notice: null }),
    ({ action, data }) => store.emit(action, data),
  ),
  createAnnouncer(find(document, "#announcer", HTMLElement)),
  createResult(result),
  createReview(review),
];
/** Draws the room last: it says that the page is open. The list of moves measures itself in it. */
function drawRoom() {
  store.watch(createRooms(document.documentElement));
  store.watch(createMoves(moves));
}
/** Resolves when all is drawn and heard. */
export const opened = takeSteps([...drawings.map((draw) => () => store.watch(draw)), listen, drawRoom]);

listenToSettle(board, store);
store.on("reload", () => location.reload());
/** The engine with what it found out on earlier visits, where that is kept. */
async function rememberingEngine() {
  const [engine, { EngineMemory }] = await Promise.all([loadEngine(), import("./engine-memory/memory.js")]);
  const engineMemory = new EngineMemory(engine, store);
  await engineMemory.restore();
  engineMemory.follow();
  return engine;
}

/** @type {Promise<EngineCalls>} */
const engine = isEmbedded ? new Promise(() => {}) : opened.then(rememberingEngine);
const openings = new OpeningBook(async () => {
  const [book, { withLearned }] = await Promise.all([loadBook(), import("./book/personal-book.js")]);
  return withLearned(book);
});
const match = new Match({
  store,
  Game,
  engine,
  openings,
  loadTeam,
  ...(isEmbedded ? { save: () => {} } : {}),
});
engine.then(
  () => store.update({ engine: "ready" }),
  (error) =>
    match.goOnWithoutEngine({
      kind: "error",
      text: noEngine(error),
      offer: { label: notices.tryAgain, action: "reload", data: null },
    }),
);
if (isEmbedded) {
  document.documentElement.dataset.embed = "";
  store.update({ engine: "missing", settings: { ...store.state.settings, side: "both" } });
  void import("./embed/view.js").then(({ showEmbedded }) => showEmbedded(store, new Game().start));
}
/** What makes sense only while the game is on the board. @param {() => void} act */
const inGame = (act) => () => {
  if (isGameShown(store.state)) act();
};
/**
 * Opens a part of the page that is loaded when it is first needed.
 * @template Part
 * @param {Promise<Part>} loading
 * @param {(part: Part) => unknown} open
 */
function openPart(loading, open) {
  loading
    .then(open)
    .catch((error) => store.update({ notice: { kind: "error", text: notices.noRoom(reason(error)) } }));
}
/**
 * Loads a dialog that takes games in or gives them out, with its styles.
 * @template Part
 * @param {Promise<Part>} loading
 */
const dialogOf = (loading) => withStyles(loading, "dialogs", "games");
/** Puts what a person gives on the board, or asks about it. @param {string | readonly File[]} source */
function takeIn(source) {
  openPart(dialogOf(import("./games/import/dialog.js")), (part) => part.takeIn(match, source));
}
const actions = {
  new: inGame(() =>
    openPart(withStyles(import("./new-game/sheet.js"), "new-game"), (part) => part.openSheet(store, match)),
  ),
  undo: inGame(() => match.undo()),
  redo: inGame(() => match.redo()),
  start: inGame(() => match.goTo(0)),
  back: inGame(() => match.goTo(store.state.game.ply - 1)),
  forward: inGame(() => match.goTo(store.state.game.ply + 1)),
  end: inGame(() => match.goTo(store.state.game.moves.length)),
  clear: inGame(() => match.clear()),
  here: () => match.playFromHere(),
  hint: inGame(() => match.hint()),
  values: inGame(() => match.set({ values: !store.state.settings.values })),
  flip: () => match.set({ flipped: !store.state.settings.flipped }),
  step: inGame(() => match.step()),
  look: () => match.set({ hideEngine: !store.state.settings.hideEngine }),
  review: inGame(() => match.review()),
  copy: () => openPart(import("./games/clipboard.js"), ({ copyGame }) => copyGame(store)),
  load: () => openPart(dialogOf(import("./games/import/dialog.js")), ({ openImport }) => openImport(match)),
  edit: () =>
    openPart(withStyles(import("./board/editor/editor.js"), "dialogs", "games", "editor"), ({ openEditor }) =>
      openEditor(store, match),
    ),
  export: () => openPart(dialogOf(import("./games/export/sheet.js")), ({ openExport }) => openExport(store)),
  games: () => openPart(dialogOf(import("./games/past/list.js")), ({ openGames }) => openGames(store, match)),
  share: () => openPart(dialogOf(import("./games/share/sheet.js")), ({ openShare }) => openShare(store)),
  help: () => openPart(withStyles(import("./help/dialog.js"), "dialogs"), ({ openHelp }) => openHelp()),
  guide: () => openGuide(match, store),
};
listenToBoard(board, match, {
  u: actions.undo,
  r: actions.redo,
  t: actions.hint,
  v: actions.values,
  n: actions.new,
  // Without Shift it is a file of the board.
  F: actions.flip,
  "?": actions.help,
});
const settings = find(document, "#settings", HTMLElement);
// Nobody sees the form before it is opened, which may have been before this runs.
const drawForm = () => {
  store.watch(createSettings(form));
  store.watch(createEngineMemory(find(form, "#memory-note", HTMLElement)));
};
if (settings.matches(":popover-open")) drawForm();
else settings.addEventListener("beforetoggle", drawForm, { once: true });
settings.addEventListener("beforetoggle", ({ newState }) => {
  if (newState !== "open") return;
  openPart(import("./book/section.js"), (part) => part.showPersonalBook(form, store, openings));
  openPart(import("./settings/language.js"), ({ offerLanguages }) => offerLanguages(form, store, match));
});
document.addEventListener("visibilitychange", () => match.hide(document.hidden));
addEventListener("pagehide", () => match.saveClocks());
match.start(saved.isPaused);
keepLink(store, match, Game);
void takeArrivals(match, takeIn);
/** Hears what a person does, except what the browser answers by itself: the board and the settings are heard at once. */
function listen() {
  listenToLine(find(document, "#engine", HTMLElement), store);
  listenToLine(find(document, "#explorer", HTMLElement), store);
  listenToSkip(find(document, ".skip", HTMLElement), board);
  listenToControls(actions);
  listenToKeys(actions);
  listenToMoves(moves, board, store, match);
  listenToSettings(form, match);
  listenToResult(result, store, match, (start) =>
    openPart(import("./new-game/starter.js"), ({ createStarter }) => start(createStarter(store, match))),
  );
  listenToLearning(find(result, "[value=learn]", HTMLButtonElement), { store, engine, openings });
  const roomParts = { store, match, Game };
  listenToRooms(find(document, "#rooms", HTMLElement), store, match, {
    puzzles: async () => {
      const { openPuzzles } = await withStyles(import("./puzzles/room.js"), "puzzles");
      await openPuzzles({ ...roomParts, engine, panel: find(document, "#puzzles", HTMLElement) });
    },
    learn: async () => {
      const { openLessons } = await withStyles(import("./learn/room.js"), "puzzles", "learn");
      openLessons({ ...roomParts, panel: find(document, "#learn", HTMLElement) });
    },
    analyze: () =>
      Promise.all([
        withStyles(import("./analyze/room.js"), "analysis").then(({ openAnalysis }) =>
          openAnalysis(store, match),
        ),
        withStyles(import("./review/report/panel.js"), "report", "turning-points").then(({ openReport }) =>
          openReport(store, match),
        ),
        withStyles(import("./analyze/explorer/panel.js"), "explorer").then(({ openExplorer }) =>
          openExplorer(store, match, () => openings.load()),
        ),
      ]),
  });
}

void opened.then(() => {
  openPart(import("./games/clipboard.js"), ({ listenToDrop, listenToPaste }) => {
    listenToPaste(takeIn);
    listenToDrop(takeIn);
  });
  if (isEmbedded) return;
  void import("./games/past/recorder.js").then(({ Recorder }) => new Recorder({ store }).follow());
  void keepOffline(store);
});
