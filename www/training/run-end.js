/** @import { Person } from "../train/person.js" */
/** @import { Run } from "./person/run.js" */
import { createButton as button, create, setText } from "../dom/elements.js";
import { numbers } from "../words/language.js";
import { toLookAtAgain } from "./person/run.js";
import { trainingTexts as texts } from "./text.js";

/**
 * How a run went, and what to do next.
 * @param {{ again: () => void, another: () => void, home: () => void }} actions
 */
export function createRunEnd(actions) {
  const title = create("h2", { tabindex: "-1" });
  const solved = create("p", { class: "lead" });
  const record = create("p", { class: "record" });
  const again = button(texts.lookAgain, actions.again);
  const another = button(texts.another, actions.another);
  another.className = "primary";
  const home = button(texts.back, actions.home, "back");
  home.className = "quiet";
  const element = create(
    "section",
    { class: "run-end" },
    create("header", { class: "panel-head" }, home),
    title,
    solved,
    record,
    create("div", { class: "row" }, another, again),
  );
  return {
    element,
    title,
    /** @param {Run} run @param {Person} person */
    draw(run, { best }) {
      setText(title, run.kind === "minutes" ? texts.minutesRun : texts.streakRun);
      setText(solved, texts.found(run.solved));
      const { [run.kind]: most } = best;
      record.hidden = most === 0;
      setText(record, run.solved >= most ? texts.record : texts.best(numbers.whole(most)));
      again.hidden = toLookAtAgain(run).length === 0;
    },
  };
}
