// Openings by heart, within the room to train in: the repertoires, and lines of them.

/** @import { Engine, GameClass } from "../../package/flipside.js" */
/** @import { Page, PlayedSource } from "../../feature.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { OpeningBook } from "../../openings/opening-book.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Repertoires } from "../../train/repertoires.js" */
/** @import { TrainingStore } from "../../train/store.js" */
/** @import { Trainer } from "../trainer.js" */

import { reasonsOf } from "../../reasons/reasons.js";
import { Drill } from "./drill/drill.js";
import { createDrill } from "./drill/view.js";
import { createOpeningsScreen } from "./openings.js";

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {GameClass} parts.Game
 * @param {Promise<Engine>} parts.engine
 * @param {OpeningBook} parts.openings
 * @param {Match} parts.match
 * @param {TrainingStore} parts.training
 * @param {Repertoires} parts.repertoires
 * @param {Trainer} parts.trainer
 * @param {() => Promise<readonly PlayedSource[]>} parts.sources
 * @param {Page["act"]} parts.act
 */
export function openOpenings({ trainer, match, act, sources, ...parts }) {
  const { store } = parts;
  const due = () => trainer.dueLines;
  const isShown = () => trainer.screen === "openings" || trainer.screen === "line";
  const changed = () => isShown() && trainer.show(/** @type {"openings" | "line"} */ (trainer.screen));
  const drill = new Drill({ ...parts, due, reasons: reasonsOf, changed });
  /** Goes to the line where something is asked, and otherwise to the repertoires. @param {Promise<boolean>} asking */
  const following = (asking) =>
    void asking.then(
      (isAsked) => {
        if (!isAsked && drill.line === null) screen.sayDone();
        trainer.show(isAsked ? "line" : "openings");
      },
      (error) => match.showError(error),
    );
  const screen = createOpeningsScreen({
    ...parts,
    match,
    sources,
    due,
    isShown: () => trainer.screen === "openings",
    actions: {
      home: () => trainer.home(),
      train: () => following(drill.resume()),
      trainAt: (color, moves) => following(drill.beginAt(color, moves)),
      trainOpening: (color, moves) => following(drill.beginOpening(color, moves)),
      collection: () => act("collection"),
      print: (sheet) => act("print", sheet),
      changed,
    },
  });
  // Whatever else asks for paper gets the same as the button.
  act("paper", () =>
    isShown() && trainer.screen === "openings" && store.state.room === "train" ? screen.paper() : null,
  );
  const view = createDrill({
    openings: () => trainer.show("openings"),
    show: () => drill.show(),
    takeBack: () => drill.takeBack(),
    take: () => void drill.take().catch((error) => match.showError(error)),
    next: () => following(drill.next()),
    analyze: () => match.games.open(drill.game, { room: "analyze" }),
    playOn: () =>
      match.games.open(drill.game, { room: "play", settings: { side: drill.line?.color ?? "black" } }),
  });
  return {
    elements: [screen.element, view.element],
    get isShown() {
      return isShown();
    },
    /** The heading of what is shown. */
    get title() {
      return trainer.screen === "line" ? view.title : screen.title;
    },
    open: () => trainer.show("openings"),
    train: () => following(drill.resume()),
    next: () => following(drill.next()),
    back: () => (trainer.screen === "line" ? drill.takeBack() : screen.back()),
    /** @param {string} square */
    place: (square) => (trainer.screen === "line" ? drill.place(square) : screen.place(square)),
    draw() {
      screen.element.hidden = trainer.screen !== "openings";
      view.element.hidden = trainer.screen !== "line";
      if (trainer.screen === "openings") screen.draw();
      if (trainer.screen === "line") view.draw(drill);
      if (!isShown() || store.state.room !== "train") return;
      if (trainer.screen === "line") drill.put();
      else screen.put();
    },
  };
}
