/** @import { Game } from "../package/flipside.js" */
/** @import { Page } from "../feature.js" */
/** @import { State } from "../state/types.js" */
/** @import { Tried } from "../review/searching/comparing.js" */

import { create, createButton, find, releaseFocus, reveal, setAttribute } from "../dom/elements.js";
import { areAlike } from "../game/turns.js";
import { isOpen } from "../match/activity.js";
import { noticeWith } from "../match/games/offers.js";
import { reasonsOf } from "../reasons/reasons.js";
import { compareTried, triedAt } from "../review/searching/comparing.js";
import { reviewPhrases, SQUARES } from "../review/text.js";
import { inOneText } from "../words/language.js";
import { blunderIn, isLenient, JUDGE_MS, lastOwnPly } from "./judgement.js";
import { lastMoveTexts as texts } from "./text.js";

/**
 * Adds the button that asks what the last move did, and watches for blunders.
 * @param {Page} page
 */
export function openLastMove(page) {
  createQuestion(page);
  watchForBlunders(page);
}

/** The move before which a ply is, and what game it is of. @param {State} state @param {number} ply */
function placeOf({ game, key }, ply) {
  return `${key} ${game.at(ply)} ${game.moves[ply]}`;
}

/** @param {Page} page */
function createQuestion({ store, match }) {
  const answer = create("p", { role: "status" });
  const button = createButton(texts.ask, () => ask());
  button.className = "quiet";
  const place = create("section", { class: "last-move", "data-rooms": "play", hidden: "" }, button, answer);
  find(document, ".game", HTMLElement).append(place);
  /** The position in which was asked. @type {Game | null} */
  let asked = null;

  const say = (/** @type {Game} */ game, /** @type {string} */ text) => {
    if (game !== asked) return;
    answer.textContent = text;
    reveal(place);
  };
  const ask = () => {
    const { state } = store;
    const ply = lastOwnPly(state);
    if (ply === null || !isOpen(state)) return;
    const { game } = state;
    asked = game;
    const tried = triedAt(state, ply);
    const { isForced, move, comparison } = tried;
    // What was said of a move once is said of it again.
    if (isForced || comparison) return void sentencesOf(tried).then((text) => say(game, text));
    say(game, reviewPhrases.trying(move));
    match.ask(async (analyze) => {
      const found = await compareTried(store, analyze, tried);
      // What the coach says may have to be loaded: the engine does not wait for it.
      if (found) void sentencesOf({ ...tried, comparison: found }).then((text) => say(game, text));
    }, JUDGE_MS);
  };
  store.watch(
    (state) => ({ isShown: lastOwnPly(state) !== null, isOpen: isOpen(state), game: state.game }),
    (shown) => {
      if (shown.game !== asked) {
        asked = null;
        answer.textContent = "";
      }
      if (!shown.isShown) releaseFocus(place);
      place.hidden = !shown.isShown;
      setAttribute(button, "aria-disabled", String(!shown.isOpen));
    },
  );
}

/** What a move of the person loses. @param {string} move @param {number} loss @param {boolean} isProven */
function lostBy(move, loss, isProven) {
  if (loss > SQUARES) return texts[isProven ? "turns" : "turnsLikely"](move);
  return texts[isProven ? "loses" : "losesAbout"](move, loss);
}

/** What a move did, in a sentence or two, and the coach's first reason. @param {Tried} judged */
async function sentencesOf({ position, move, isForced, comparison }) {
  if (isForced || !comparison) return texts.only(move);
  const { best, line, loss } = comparison;
  if (areAlike(position, move, best.move)) return texts.best(move);
  if (loss <= 0) return texts.asGood(move, best.move);
  const isProven = best.exact && line.exact;
  const lost = lostBy(move, loss, isProven);
  const [reason] = await reasonsOf(position, line, best).catch(() => []);
  const said = [lost, texts.better(best.move), ...(reason ? [reason.sentence] : [])];
  return inOneText(said);
}

/** Offers once to take a blunder back, after the opponent has answered it. @param {Page} page */
function watchForBlunders({ store, match }) {
  /** Where it was offered. @type {Set<string>} */
  const offered = new Set();
  let before = store.state.game;
  store.on("shown", (game) => {
    const isNew = game.ply > before.ply && !store.state.paused.game;
    before = game;
    // It is decided first what goes on by itself.
    if (isNew) queueMicrotask(() => look(game));
  });
  const look = (/** @type {Game} */ game) => {
    const { state } = store;
    const ply = lastOwnPly(state);
    if (state.game !== game || ply === null || !isAsked(state)) return;
    const place = placeOf(state, ply);
    if (offered.has(place)) return;
    match.ask(async (analyze) => {
      const tried = triedAt(state, ply);
      const blunder = await blunderIn(store, analyze, tried);
      // An offer that stands there is not taken away.
      if (!blunder || store.state.notice?.offer) return;
      offered.add(place);
      const text = lostBy(tried.move, blunder.loss, false);
      const data = { key: state.key, ply, move: tried.move };
      store.update({ notice: noticeWith(text, { label: texts.takeBack, action: "takeBack", data }) });
    }, null);
  };
  store.on("takeBack", ({ key, ply, move }) => {
    const { state } = store;
    if (state.key === key && state.game.moves[ply] === move) match.goTo(ply);
  });
}

/** Whether it may be asked now. @param {State} state */
function isAsked(state) {
  const { kind } = state.activity;
  return (kind === "waiting" || kind === "evaluating") && isOpen(state) && isLenient(state);
}
