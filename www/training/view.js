/** @import { GameClass } from "../package/flipside.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Trainer } from "./trainer.js" */
/** @import { Collection } from "./tasks/collection.js" */
/** @import { HomeActions } from "./home.js" */
/** @import { PuzzleActions } from "./puzzle.js" */

import { inOneText } from "../words/language.js";
import { createHome } from "./home.js";
import { leftIn } from "./person/run.js";
import { createPuzzle } from "./puzzle.js";
import { createRunEnd } from "./run-end.js";
import { createSittingEnd } from "./sitting-end.js";
import { themesOf } from "./tasks/themes.js";
import { trainingTexts as texts } from "./text.js";

/**
 * Fills the panel of the room.
 * @param {HTMLElement} panel
 * @param {{ trainer: Trainer, stage: Stage, collection: Collection, Game: GameClass, settings: HTMLElement, lines: { elements: readonly
 *   HTMLElement[], title: HTMLElement, draw: () => void }, you: { element: HTMLElement, draw: () => void } }} parts
 * @param {HomeActions & PuzzleActions & { again: (texts?: readonly string[]) => void, another: () => void }} actions
 * @returns {(hasFailed: boolean) => void} draws; told whether puzzles could not be loaded
 */
export function createView(panel, { trainer, stage, collection, Game, lines, you, settings }, actions) {
  const home = createHome(actions, settings);
  const puzzle = createPuzzle(actions);
  const runEnd = createRunEnd(actions);
  const sittingEnd = createSittingEnd(actions);
  panel.replaceChildren(
    home.element,
    puzzle.element,
    runEnd.element,
    sittingEnd.element,
    ...lines.elements,
    you.element,
  );
  /** What is at its top: a screen, a task, or the end of one. @type {string | null} */
  let drawn = null;
  return (hasFailed) => {
    const { screen, task, run, person } = trainer;
    home.element.hidden = screen !== "home";
    puzzle.element.hidden = screen !== "task" || !task;
    runEnd.element.hidden = screen !== "run" || !run;
    sittingEnd.element.hidden = screen !== "done";
    lines.draw();
    you.draw();
    if (screen === "home")
      home.draw({
        plan: trainer.plan,
        next: trainer.upNext,
        dailyRating: trainer.dailyRating,
        tomorrow: trainer.tomorrow,
        hasBegun: trainer.tally.met > 0,
        lines: trainer.dueLines.length,
        hasLines: trainer.hasLines,
        person,
        isNew: trainer.isNew,
        themes: collection.isLoaded ? themesOf(collection.puzzles, person, Object.keys(texts.themes)) : [],
        trouble: troubleOf(trainer, collection, hasFailed),
      });
    if (screen === "task" && task)
      puzzle.draw({
        task,
        stage,
        person,
        game: Game.parse(task.position),
        waiting: trainer.waiting,
        chosen: trainer.chosen,
        run,
        left: run && leftIn(run, Date.now()),
      });
    if (screen === "run" && run) runEnd.draw(run, person);
    if (screen === "done") sittingEnd.draw(trainer.tally, trainer.tomorrow);
    // What had the focus has gone with its screen.
    const before = drawn;
    drawn = screen === "task" && task ? [screen, task.began, task.phase].join() : screen;
    if (before === null || before === drawn) return;
    // On a phone the button that led here is far below the board.
    scrollTo(0, 0);
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest("[hidden]")) return;
    if (screen === "task" && task?.phase === "open")
      /** @type {HTMLElement} */ (document.querySelector("#board")).focus({ preventScroll: true });
    if (screen === "run") runEnd.title.focus();
    if (screen === "done") sittingEnd.title.focus();
    if (screen === "openings" || screen === "line") lines.title.focus({ preventScroll: true });
  };
}

/**
 * What there is to say of training that is kept, or could not be read.
 * @param {Trainer} trainer
 * @param {Collection} collection
 * @param {boolean} hasFailed whether there are no puzzles
 */
function troubleOf({ keeping, skipped }, { isIncomplete }, hasFailed) {
  const { troubles } = texts;
  return inOneText([
    ...(keeping === "kept" ? [] : [troubles[keeping]]),
    ...(isIncomplete && !hasFailed ? [troubles.somePuzzles] : []),
    ...(hasFailed ? [troubles.noPuzzles] : []),
    ...(skipped > 0 ? [troubles.skipped(skipped)] : []),
  ]);
}
