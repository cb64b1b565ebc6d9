// How a person plays, over all their games: a part of the room to train in.

/** @import { Page, PlayedSource } from "../../feature.js" */
/** @import { GameClass } from "../../package/flipside.js" */
/** @import { GameDigest } from "../../progress/digest.js" */
/** @import { OwnPuzzle } from "../../review/own-puzzles.js" */
/** @import { Repertoires } from "../../train/repertoires.js" */
/** @import { TrainingStore } from "../../train/store.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Trainer } from "../trainer.js" */

import { storedDigests, storedGames } from "../../archive/games.js";
import { isGameDigest } from "../../progress/digest.js";
import { LEAST_SHOWN } from "../../progress/sums.js";
import { unreviewedOf } from "../../progress/unreviewed.js";
import { clockNow, dayOf } from "../../train/day.js";
import { replayed } from "../../train/schedule.js";
import { createClaiming } from "./claiming.js";
import { figuresOf } from "./figures.js";
import { mistakesOf } from "./mistakes.js";
import { createReviews } from "./reviews.js";
import { youTexts as texts } from "./text.js";
import { createYou } from "./view.js";

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Match} parts.match
 * @param {GameClass} parts.Game
 * @param {TrainingStore} parts.training
 * @param {Repertoires} parts.repertoires
 * @param {Trainer} parts.trainer
 * @param {Page["act"]} parts.act
 * @param {() => Promise<readonly PlayedSource[]>} parts.sources of games besides those that were played here
 * @param {object} parts.actions
 * @param {() => void} parts.actions.home
 * @param {() => void} parts.actions.today gives the next exercise of today
 * @param {(theme: string) => void} parts.actions.theme
 * @param {(mistakes: readonly OwnPuzzle[]) => void} parts.actions.practice
 */
export function openYou({ store, match, Game, training, repertoires, trainer, act, sources, actions }) {
  /** Null where they cannot be read. @type {readonly GameDigest[] | null} */
  let digests = [];
  const reviews = createReviews(store, match);
  const claiming = createClaiming({
    sources,
    Game,
    changed: () => read(),
    moveFocus: () => view.title.focus(),
  });
  let hasGames = false;
  const view = createYou({
    home: actions.home,
    games: () => act("games"),
    play: () => match.enter("play"),
    claiming: claiming.element,
    reviews: reviews.element,
  });
  const known = () => {
    const keys = new Set([...training.exercises.map(({ key }) => key), ...repertoires.keys]);
    const learned = [...replayed(training.log).values()].filter(({ exercise }) => keys.has(exercise));
    return { digests: digests ?? [], learned, day: dayOf(clockNow()), person: trainer.person };
  };
  const practice = async (/** @type {(game: GameDigest) => readonly number[]} */ discsIn) => {
    const mistakes = await mistakesOf(digests ?? [], discsIn, Game).catch(() => []);
    if (mistakes.length > 0) actions.practice(mistakes);
    else actions.today();
  };
  const draw = () =>
    view.draw({
      digests,
      hasGames,
      figures: figuresOf(
        known(),
        {
          games: (keys, name) => act("games", { lines: keys, title: texts.listOf(name) }),
          mistakes: (discsIn) => void practice(discsIn),
          theme: actions.theme,
          today: actions.today,
        },
        Game,
      ),
      all: (keys) => act("games", { lines: keys, title: texts.listOf(texts.title) }),
    });
  /** Reads what is kept now. */
  const read = async () => {
    const found = await Promise.all([storedGames(), storedDigests()]).catch(() => null);
    reviews.draw({ left: found ? unreviewedOf(...found).length : 0 });
    hasGames = (found?.[0].length ?? 0) > 0;
    digests = found?.[1].filter(isGameDigest) ?? null;
    draw();
    const isAsked = (digests?.length ?? 0) < LEAST_SHOWN && !found?.[0].some(({ isClaimed }) => isClaimed);
    void claiming.draw({ isAsked });
  };
  store.on("quietReviews", (progress) => {
    reviews.draw(progress);
    if (trainer.screen === "you") void read();
  });
  return {
    element: view.element,
    get isShown() {
      return trainer.screen === "you";
    },
    /** Shows it with what is kept now. */
    async open() {
      await Promise.all([read(), training.refresh()]);
      draw();
      trainer.show("you");
      view.title.focus();
    },
    /** Hides it where something else is shown. */
    draw() {
      view.element.hidden = trainer.screen !== "you";
    },
  };
}
