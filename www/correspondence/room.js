// The room of a game with a friend: what is on the board there, which links are opened, and what keys do.

/** @import { Page } from "../feature.js" */
/** @import { Invitation } from "../friend/invitation.js" */

import { ownName, thisDevice } from "../friend/invitation.js";
import { isElsewhere } from "../keys/keys.js";
import { handicapGame } from "../package/flipside.js";
import { recallHere, rememberHere } from "../storage/local.js";
import { playAgain, reviewGame } from "./afterwards.js";
import * as keeping from "./kept.js";
import { Table } from "./table.js";
import { createView } from "./view.js";

/**
 * What a person comes into the room with: a game to begin, the text of a link, or nothing.
 * @typedef {{ begin?: Invitation, text?: string | undefined, isKnown?: boolean }} Given `isKnown`: the link is of a game in one's own list
 */

/** @type {ReturnType<typeof createRoom> | undefined} */
let room;

/** The room of the page, made when it is first needed. @param {Page} page */
export function openFriends(page) {
  room ??= createRoom(page);
  return room;
}

/** @param {Page} page */
function createRoom(page) {
  const { store, match, Game } = page;
  const rules = { Game, handicapGame };
  /** @type {Given | null} */
  let wanted = null;
  const table = new Table({
    rules,
    device: thisDevice(),
    keeping,
    ownName,
    changed: () => draw(),
  });
  const drawView = createView(page, table, {
    rematch: () => playAgain(table),
    review: () => reviewGame(match, table),
    open: (text, isKnown) => void table.open(text, isKnown),
    // What was done last is among them.
    list: () => table.written.then(() => keeping.gamesGoingOn(rules)).catch(() => []),
  });

  const draw = () => {
    drawView();
    if (store.state.room !== "friend") return;
    const game = table.shown ?? new Game();
    const isOpen = table.isTurn && table.ply === table.board?.moves.length;
    const link = table.isTurn || table.isUnsent ? table.sentText : table.text;
    store.update({ exercise: { game, isOpen, link } });
    if (link) rememberHere({ friend: link });
  };
  const enter = async () => {
    /** @type {Given} */
    const given = wanted ?? { text: location.hash.slice(1) || undefined };
    const { begin, text, isKnown = recallHere().friend === text } = given;
    wanted = null;
    if (begin) table.begin(begin);
    else if (text !== undefined) await table.open(text, isKnown);
    else draw();
  };
  const isHere = () => store.state.room === "friend";

  addEventListener("hashchange", () => {
    if (isHere()) void enter();
  });
  addEventListener("focus", () => {
    if (isHere()) void table.refresh();
  });
  listenToArrows(page, table);
  match.exercises.open("friend", { enter: () => void enter(), place: (square) => void place(square) });

  /** @param {string} square */
  function place(square) {
    if (!table.place(square)) store.update({ refused: { square } });
  }

  return {
    /** Comes into the room with a game or a link. @param {Given} given */
    take(given) {
      wanted = given;
      if (!given.begin && given.text === undefined) table.leave();
      if (isHere()) void enter();
      else match.enter("friend");
    },
  };
}

/** Arrows step through the game, where they mean nothing else. @param {Page} page @param {Table} table */
function listenToArrows({ store, board }, table) {
  const steps = /** @type {Readonly<Record<string, () => number>>} */ ({
    ArrowLeft: () => table.ply - 1,
    ArrowRight: () => table.ply + 1,
    Home: () => 0,
    End: () => Number.POSITIVE_INFINITY,
  });
  document.addEventListener("keydown", (event) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (store.state.room !== "friend" || target instanceof HTMLInputElement || isElsewhere(target)) return;
    if (event.defaultPrevented || target === board || ctrlKey || metaKey || altKey || shiftKey) return;
    const ply = steps[key]?.();
    if (ply === undefined) return;
    table.goTo(ply);
    event.preventDefault();
  });
}
