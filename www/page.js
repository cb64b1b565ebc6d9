// Opens the page: the game as it was left, the engine, and the features one after the other.

/** @import { LatePart } from "./dom/styles.js" */
/** @import { Feature, Page } from "./feature.js" */
/** @import { Keys } from "./keys/keys.js" */
/** @import { Engine } from "./package/flipside.js" */

import { find } from "./dom/elements.js";
import { pictured, takeSteps } from "./dom/steps.js";
import { withStyles } from "./dom/styles.js";
import { initialState } from "./match/games/initial.js";
import { restoreGame, restoreSettings } from "./match/games/persistence.js";
import { Match } from "./match/match.js";
import { missingPart, noEngine, notices } from "./messages/text.js";
import { OpeningBook } from "./openings/opening-book.js";
import { Game, loadBook, loadEngine, OthelloBoard } from "./package/flipside.js";
import { roomOf } from "./state/address.js";
import { isAsked } from "./state/asked.js";
import { createStore } from "./state/store.js";
import { keepNothing, recallHere } from "./storage/local.js";

/**
 * Opens the page with its features.
 * @param {readonly Feature[]} features in the order in which they are drawn
 * @param {LatePart<{ features: readonly Feature[] }>} later those that nobody needs before: what they do, their keys, and what follows
 * @returns {Promise<void>} resolves when all is drawn and heard
 */
export function openPage(features, later) {
  const query = new URLSearchParams(location.search);
  const isEmbedded = isAsked(query, "embed");
  if (isEmbedded) keepNothing();
  const stored = isEmbedded ? { flipped: isAsked(query, "flipped") } : recallHere();
  const saved = restoreGame(Game, stored.game);
  const store = createStore({ ...restoredState(stored, saved, isEmbedded), keys: keysOf(features) });
  /** @param {readonly Feature[]} of @param {"start" | "show" | "follow"} what */
  const stepsOf = (of, what) => of.map((feature) => () => feature[what]?.(page));
  // Nothing of it happens before the browser has had its turn: by then the page is there.
  const opened = takeSteps([
    () => match.start(saved.isPaused),
    ...stepsOf(features, "start"),
    ...stepsOf(features, "show"),
    () =>
      features.forEach(({ showLast }) => {
        showLast?.(page);
      }),
  ]);
  // What comes next would hold up the picture.
  const seen = opened.then(pictured);
  const followed = seen
    .then(() => takeSteps(stepsOf(features, "follow")))
    .then(
      () =>
        new Promise((resolve) => {
          page.open(later, ({ features }) => {
            store.update({ keys: Object.assign(keysOf(features), store.state.keys) });
            return takeSteps(stepsOf(features, "follow")).then(resolve);
          });
        }),
    );
  /** @type {Promise<Engine>} */
  const engine = isEmbedded ? new Promise(() => {}) : seen.then(() => preparedEngine(features, store));
  const openings = new OpeningBook(async () => {
    const [book, { withLearned }] = await Promise.all([loadBook(), import("./book/personal-book.js")]);
    return withLearned(book);
  });
  const loadTeam = () => import("./package/parts.js").then((parts) => parts.loadTeam());
  const match = new Match({ store, Game, engine, openings, loadTeam });
  const actions = actionsOf(features);
  /** Until somebody takes them. */
  const missed = [store.state];
  store.on("saved", (state) => missed.length && missed.push(state));
  /** @type {Page} */
  const page = {
    missed,
    store,
    match,
    Game,
    board: find(document, "#board", OthelloBoard),
    engine,
    openings,
    followed,
    isEmbedded,
    isFirstVisit: !isEmbedded && Object.keys(stored).length === 0,
    roomParts: features.flatMap(({ rooms = [] }) => rooms),
    sources: features.flatMap(({ sources = [] }) => sources),
    guides: features.flatMap(({ guides = [] }) => guides),
    act(action, given) {
      if (actions[action]) actions[action](page, given);
      else page.open(later, ({ features }) => actionsOf(features)[action]?.(page, given));
    },
    open: (part, use) => {
      withStyles(part)
        .then(use)
        .catch((error) => {
          // A message that offers to reload the page says enough.
          if (store.state.notice?.offer?.action !== "reload") store.update({ notice: missingPart(error) });
        });
    },
  };
  engine.then(
    () => store.update({ engine: "ready" }),
    (error) =>
      match.goOnWithoutEngine({
        kind: "error",
        text: noEngine(error),
        offer: { label: notices.tryAgain, action: "reload", data: null },
      }),
  );
  store.on("reload", () => location.reload());
  document.addEventListener("visibilitychange", () => match.hide(document.hidden));
  addEventListener("pagehide", () => match.saveClocks());
  return opened;
}

/**
 * What features do, by the names that buttons and keys have for it.
 * @param {readonly Feature[]} features
 * @returns {NonNullable<Feature["actions"]>}
 */
function actionsOf(features) {
  return Object.assign(Object.create(null), ...features.map(({ actions }) => actions));
}

/** The keys of the board that features give. @param {readonly Feature[]} features @returns {Keys} */
function keysOf(features) {
  return Object.assign(Object.create(null), ...features.map(({ keys }) => keys));
}

/**
 * The state as it was left; in a frame of another page that of two people without an engine.
 * @param {Record<string, unknown>} stored
 * @param {ReturnType<typeof restoreGame>} saved
 * @param {boolean} isEmbedded
 */
function restoredState(stored, { game, tree, about, seed, resigned, clocks, review }, isEmbedded) {
  const settings = restoreSettings(stored);
  const key = typeof stored.key === "string" ? { key: stored.key } : {};
  const kept = { room: roomOf(location.search), tree, about, seed, resigned, clocks, review, ...key };
  if (!isEmbedded) return initialState(settings, game, kept);
  const state = initialState({ ...settings, side: "both" }, game, kept);
  return { ...state, engine: /** @type {const} */ ("missing") };
}

/**
 * The engine, with what features do before it is asked anything.
 * @param {readonly Feature[]} features
 * @param {Page["store"]} store
 */
async function preparedEngine(features, store) {
  const loading = loadEngine((tableBytes) => store.update({ tableBytes }));
  await Promise.all([loading, ...features.map(({ prepare }) => prepare?.(loading, store))]);
  return loading;
}
