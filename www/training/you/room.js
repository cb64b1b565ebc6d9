// How a person plays, over all their games: a part of the room to train in.

/** @import { Page } from "../../feature.js" */
/** @import { GameClass } from "../../package/flipside.js" */
/** @import { GameDigest } from "../../progress/digest.js" */
/** @import { OwnPuzzle } from "../../review/own-puzzles.js" */
/** @import { Repertoires } from "../../train/repertoires.js" */
/** @import { TrainingStore } from "../../train/store.js" */
/** @import { Trainer } from "../trainer.js" */

import { storedDigests } from "../../archive/games.js";
import { isGameDigest } from "../../progress/digest.js";
import { clockNow, dayOf } from "../../train/day.js";
import { replayed } from "../../train/schedule.js";
import { figuresOf } from "./figures.js";
import { mistakesOf } from "./mistakes.js";
import { youTexts as texts } from "./text.js";
import { createYou } from "./view.js";

/**
 * @param {object} parts
 * @param {GameClass} parts.Game
 * @param {TrainingStore} parts.training
 * @param {Repertoires} parts.repertoires
 * @param {Trainer} parts.trainer
 * @param {Page["act"]} parts.act
 * @param {object} parts.actions
 * @param {() => void} parts.actions.home
 * @param {() => void} parts.actions.today gives the next exercise of today
 * @param {(theme: string) => void} parts.actions.theme
 * @param {(mistakes: readonly OwnPuzzle[]) => void} parts.actions.practice
 */
export function openYou({ Game, training, repertoires, trainer, act, actions }) {
  /** Null where they cannot be read. @type {readonly GameDigest[] | null} */
  let digests = [];
  const view = createYou({ home: actions.home, games: () => act("games") });
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
  return {
    element: view.element,
    get isShown() {
      return trainer.screen === "you";
    },
    /** Shows it with what is kept now. */
    async open() {
      const [kept] = await Promise.all([storedDigests().catch(() => null), training.refresh()]);
      digests = kept?.filter(isGameDigest) ?? null;
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
