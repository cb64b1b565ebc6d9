/** @import { Mark } from "../../package/flipside.js" */
/** @import { Guide, Page } from "../../feature.js" */
/** @import { State } from "../../state/types.js" */
/** @import { Card } from "../../review/card.js" */
/** @import { Players } from "./players.js" */

import { create, find, releaseFocus, setAttribute } from "../../dom/elements.js";
import { shownScores } from "../../evaluation/evaluations.js";
import { Game } from "../../package/flipside.js";
import { cardOf } from "../../review/card.js";
import { placeInReview } from "../../review/course.js";
import { isMistake } from "../../review/verdicts.js";
import { fields } from "../../state/store.js";
import { createHome } from "../home/home.js";
import { mistakeBeside } from "../steps/steps.js";
import { report } from "../text.js";
import { createButtons } from "./buttons.js";
import { discsOf, foundMark } from "./discs.js";
import { freeRows } from "./free-rows.js";
import { createLooking } from "./looking.js";
import { createSaid } from "./said.js";
import { createShowing, scenesOf } from "./showing.js";
import { followTried } from "./trying.js";

/** How many rows a board has. */
const ALL_ROWS = 8;

/** What stands on the board while one looks for a better move: its values would tell. */
const NOTHING = /** @type {readonly never[]} */ (Object.freeze([]));

/**
 * The card of the coach: what happens with the move that comes, why, and what is better.
 * @param {Page} page
 * @param {Players} players
 */
export function createCard(page, players) {
  const { store, match, board } = page;
  const said = createSaid((marks, reason) => {
    markNow(marks);
    if (reason) guides.find(({ isGoingOn }) => isGoingOn)?.read(reason);
  }, players);
  const buttons = createButtons();
  const home = createHome(page, () => openMore(said.isOpen));
  const element = create(
    "section",
    { id: "coach", class: "coach", "aria-label": report.coach },
    home.element,
    said.element,
    buttons.element,
    // It opens over what stands beside the card, so that nothing else moves.
    said.further,
  );
  /** @type {Guide[]} */
  const guides = [];
  const looking = createLooking(page);
  /** @type {Card | null} */
  let card = null;
  /** Whether the person wants to see the values of the moves. */
  let wantsValues = false;
  const showing = createShowing(page, (caption) => {
    said.caption(caption);
    drawNow();
  });

  /** The squares that are marked. @type {readonly string[]} */
  let marked = [];
  /** Gives what "More" opens all the rows of the board that it needs, off the squares that are marked. */
  const makeRoom = () => {
    const opened = [said.further, home.further].find(({ hidden }) => !hidden);
    if (!opened) return;
    const height = opened.scrollHeight + opened.offsetHeight - opened.clientHeight;
    const row = board.offsetHeight / ALL_ROWS;
    const isFlipped = document.documentElement.hasAttribute("data-flipped");
    const { below, rows } = freeRows(marked, isFlipped, height / row);
    element.style.setProperty("--row", `${row}px`);
    element.style.setProperty("--below", String(below));
    element.style.setProperty("--rows", String(rows));
  };
  const resized = new ResizeObserver(makeRoom);
  for (const each of [said.further, home.further]) resized.observe(each);
  /** Where one was when "More" was opened: elsewhere it speaks of something else. */
  let openedAt = "";
  /** @param {boolean} isOpen */
  const openMore = (isOpen) => {
    said.open(isOpen);
    setAttribute(element, "data-open", isOpen || home.isOpen);
    makeRoom();
  };
  /** The move by which the board has left the game just now. */
  const triedNow = () => {
    const { game, review } = store.state;
    const place = review && placeInReview(review, game);
    return place && !place.isOnLine && game.ply === place.ply + 1 ? game.moves[place.ply] : undefined;
  };
  /** @param {readonly Mark[]} named by the sentence */
  const markNow = (named) => {
    const discs = card ? discsOf(card) : [];
    const found = card ? foundMark(card, triedNow()) : [];
    const pointed = guides.find(({ isGoingOn }) => isGoingOn)?.marks ?? [];
    const explained = showing.isGoingOn ? [] : [...discs, ...found, ...named, ...pointed];
    // The two moves count for more than what else is marked.
    marked = [...discs, ...found, ...explained].flatMap((mark) => ("square" in mark ? [mark.square] : []));
    makeRoom();
    said.legend.draw(discs.length, named.length > 0);
    if (JSON.stringify(explained) !== JSON.stringify(store.state.explained)) store.update({ explained });
  };
  /** Another game is on the board: nothing that was said of the one before is marked on it. */
  const clear = () => {
    looking.end();
    card = null;
    said.forget();
    markNow([]);
    for (const name of ["data-trying", "data-guided"]) setAttribute(document.documentElement, name, null);
  };
  /** Which values stand on the board. @param {State} state @param {boolean} isLooking @param {boolean} isQuiet until one asks for them */
  const drawValues = (state, isLooking, isQuiet) => {
    const isInReview = state.room === "analyze" && isQuiet && !wantsValues;
    board.values = isLooking || isInReview || showing.isGoingOn ? NOTHING : shownScores(state);
  };
  const drawNow = () => {
    const { state } = store;
    const { review, game, room } = state;
    if (!review) return clear();
    const { ply, isOnLine } = placeInReview(review, game);
    const guide = guides.find(({ isGoingOn }) => isGoingOn);
    if (guide || looking.task?.ply !== ply || review.game !== said.game) looking.end();
    looking.follow(review);
    const { task } = looking;
    card = guide ? guide.card({ ...state, review }) : cardOf({ ...state, review }, task);
    const isTrying = task !== null && (isOnLine || looking.isRefuting) && room === "analyze";
    const isLooking = isTrying || (guide?.isLooking(state) ?? false);
    // After a move that one tries, the values would be those of the other side.
    const isTried = (task !== null || guide !== undefined) && !isOnLine && game.ply === ply + 1;
    drawValues(state, isLooking || (guide !== undefined && !isOnLine), isTried || (isOnLine && !guide));
    setAttribute(document.documentElement, "data-trying", isLooking);
    setAttribute(document.documentElement, "data-guided", guide !== undefined);
    // The whole game is spoken of at its end as at its start, unless the last move was a mistake.
    const isOver = ply === review.total && review.game.at(ply).isOver;
    const isEnd = ply === 0 || (isOver && !isMistake(card.verdict));
    const isHome = !guide && !task && isOnLine && isEnd && !card.isBefore;
    // A person who has pressed a button there goes on at the first one of the card.
    const isLeft = !isHome && !guide && home.element.contains(document.activeElement);
    // One that was there, and came to the summary by a key, goes on at the one that leads on from it.
    const isCome =
      isHome && [buttons.element, said.further].some((each) => each.contains(document.activeElement));
    setAttribute(element, "data-home", isHome);
    home.draw(isHome);
    const at = [ply, isOnLine, game.ply, isTrying, guide !== undefined].join();
    if (at !== openedAt) openMore(false);
    openedAt = at;
    said.draw(card, review);
    // In a lesson, too: what was said of a move that is tried again is marked again.
    markNow(said.named);
    buttons.element.hidden = guide !== undefined || isHome;
    for (const each of guides) each.draw(ply, isOnLine);
    const hasNext = mistakeBeside(state, 1) !== undefined;
    buttons.draw(card, { isShowing: showing.isGoingOn, isMore: said.isOpen, wantsValues, hasNext });
    if (isLeft) buttons.focus();
    if (isCome) home.focus();
    said.fit();
  };
  store.watch(
    fields(
      "review",
      "game",
      "activity",
      "engine",
      "paused",
      "evaluations",
      "shownLine",
      "room",
      "settings",
      "about",
    ),
    drawNow,
  );

  for (const part of page.guides)
    page.open(part, ({ openGuide }) => {
      const guide = openGuide(page, drawNow);
      guides.push(guide);
      home.lead(guide.entry);
      element.append(guide.buttons);
      drawNow();
      // Where a review has just opened, the focus waits in the list of moves for the button that leads on.
      releaseFocus(find(document, "#moves", HTMLElement), "#coach[data-home] .learn");
    });

  const leave = () => {
    const { review, game } = store.state;
    if (!review) return;
    looking.end();
    const { ply } = placeInReview(review, game);
    match.study.goToReviewed(ply);
    drawNow();
  };
  buttons.listen({
    next() {
      const to = mistakeBeside(store.state, 1);
      if (to === undefined) return;
      looking.end();
      match.study.goToReviewed(to);
    },
    show() {
      // On a phone what "More" opens would cover the board.
      openMore(false);
      const { review } = store.state;
      if (showing.isGoingOn) showing.end();
      else if (review && card?.reviewed) showing.begin(scenesOf(review, card.reviewed, Game, said));
    },
    tryIt() {
      showing.end();
      if (!card?.reviewed || card.isAway) return leave();
      looking.begin(card.reviewed.ply);
      drawNow();
      board.focus({ preventScroll: true });
    },
    more() {
      openMore(!said.isOpen);
      drawNow();
    },
    summary() {
      match.study.goToReviewed(0);
    },
    values() {
      wantsValues = !wantsValues;
      setAttribute(document.documentElement, "data-values", wantsValues);
      drawNow();
    },
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !said.isOpen) return;
    const hadFocus = said.further.contains(document.activeElement);
    openMore(false);
    drawNow();
    if (hadFocus) buttons.focusMore();
  });
  said.further.append(...buttons.further);
  followTried(page);
  return element;
}
