// Games that came in and that the person has played, by a name of theirs: they count as those that were played here.

/** @import { GameClass } from "../../package/flipside.js" */
/** @import { PlayedSource } from "../../feature.js" */
/** @import { PlayedGame, Spelled } from "../../../js/repertoire/played.js" */
/** @import { PastGame } from "../../archive/games.js" */

import { plainName, spelled } from "../../../js/repertoire/played.js";
import { storeWithRoom } from "../../archive/games.js";
import { keepOwnNames, ownNames, timeOf } from "../../archive/own-names.js";
import { create, createButton } from "../../dom/elements.js";
import { youTexts as texts } from "./text.js";

/** Of so many players one says which one is oneself. */
const PLAYERS = 6;

/**
 * The records of games of a player, without those that are not over.
 * @param {readonly PlayedGame[]} games
 * @param {readonly string[]} names of the player
 * @param {GameClass} Game
 * @param {number} now the time of games without a date, in milliseconds since 1970
 * @returns {PastGame[]}
 */
export function claimed(games, names, Game, now) {
  const own = new Set(names.map(plainName));
  const isOwn = (/** @type {string | null} */ name) => name !== null && own.has(plainName(name));
  return games.flatMap((played) => {
    const { start, black, white, date = null } = played;
    const person = isOwn(black) ? "black" : isOwn(white) ? "white" : null;
    const game = person && wholeGame(played, Game);
    if (!game) return [];
    const { moves, result } = game;
    return {
      key: `claimed ${start} ${moves.join("")}`,
      start,
      tree: moves.join(""),
      about: { black, white, event: null, date, round: null, result },
      moves: [...moves],
      black: black ?? "",
      white: white ?? "",
      person,
      isClaimed: true,
      result,
      time: timeOf(date) ?? now,
    };
  });
}

/** A game to its end; null where it has none, or a wrong move. @param {PlayedGame} played @param {GameClass} Game */
function wholeGame({ start, moves }, Game) {
  try {
    const game = Game.parse(start);
    for (const move of moves) {
      if (move === "pass") continue;
      if (game.mustPass) game.pass();
      game.play(/** @type {any} */ (move));
    }
    return game.isOver ? game : null;
  } catch {
    return null;
  }
}

/**
 * Asks which player of the games that came in the person is, and takes in the games of that one.
 * @param {object} parts
 * @param {() => Promise<readonly PlayedSource[]>} parts.sources
 * @param {GameClass} parts.Game
 * @param {() => Promise<unknown>} parts.changed
 * @param {() => void} parts.moveFocus called before the buttons go
 */
export function createClaiming({ sources, Game, changed, moveFocus }) {
  const choices = create("div", { class: "row players" });
  const failure = create("p", { role: "status" });
  const asked = create("p", {}, texts.claim.ask);
  const element = create("div", { class: "consent", hidden: "" }, asked, choices, failure);
  let isTaking = false;
  /** @param {Spelled} player @param {readonly PlayedSource[]} opened */
  const take = async ({ name, spellings }, opened) => {
    if (isTaking) return;
    isTaking = true;
    failure.textContent = "";
    try {
      const found = await Promise.all(
        opened.flatMap((source) => spellings.map((each) => source.playedBy(each))),
      );
      await storeWithRoom(claimed(found.flat(), spellings, Game, Date.now()));
      keepOwnNames([...ownNames(), name]);
      if (element.contains(document.activeElement)) moveFocus();
      element.hidden = true;
      await changed();
    } catch {
      failure.textContent = texts.notRead;
    } finally {
      isTaking = false;
    }
  };
  return {
    element,
    /** Asks, where there are games to take in. @param {{ isAsked: boolean }} shown `isAsked` is false where there is enough without them */
    async draw({ isAsked }) {
      if (!isAsked) element.hidden = true;
      if (!isAsked || !element.hidden) return;
      const opened = await sources().catch(() => []);
      const counted = await Promise.all(opened.map((source) => source.players())).catch(() => []);
      const players = spelled(counted.flat());
      const own = new Set(ownNames().map(plainName));
      const known = players.filter(({ name }) => own.has(plainName(name)));
      const shown = [...new Set([...known, ...players])].slice(0, PLAYERS);
      choices.replaceChildren(
        ...shown.map((player) =>
          createButton(texts.claim.player(player.name, player.games), () => void take(player, opened)),
        ),
      );
      element.hidden = shown.length === 0;
    },
  };
}
