/** @import { Person } from "../train/person.js" */
/** @import { Run } from "./person/run.js" */
import { createButton as button, create, setText } from "../dom/elements.js";
import { moveName } from "../game/text.js";
import { puzzleIn } from "../train/puzzles.js";
import { numbers } from "../words/language.js";
import { missedIn, toLookAtAgain } from "./person/run.js";
import { trainingTexts as texts } from "./text.js";

/**
 * How a run went, what was missed in it, and what to do next.
 * @param {{ again: (texts?: readonly string[]) => void, another: () => void, home: () => void }} actions
 */
export function createRunEnd(actions) {
  const title = create("h2", { tabindex: "-1" });
  const solved = create("p", { class: "lead" });
  const record = create("p", { class: "record" });
  const again = button(texts.lookAgain, () => actions.again());
  const another = button(texts.another, actions.another);
  another.className = "primary";
  const home = button(texts.back, actions.home, "back");
  home.className = "quiet";
  const missedHead = create("h3", {}, texts.missed);
  const missed = create("ul", { class: "missed" });
  const element = create(
    "section",
    { class: "run-end" },
    create("header", { class: "panel-head" }, home),
    title,
    solved,
    record,
    create("div", { class: "row" }, another, again),
    missedHead,
    missed,
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
      drawMissed(missed, missedIn(run), (text) => actions.again([text]));
      missedHead.hidden = missed.children.length === 0;
    },
  };
}

/**
 * Each with its solution; pressed, it is asked again.
 * @param {HTMLElement} list
 * @param {readonly string[]} missed puzzles as texts
 * @param {(text: string) => void} act
 */
function drawMissed(list, missed, act) {
  const key = missed.join("\n");
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.replaceChildren(
    ...missed.flatMap((text) => {
      const puzzle = puzzleIn(text);
      if (!puzzle) return [];
      const { line, themes, position } = puzzle;
      const [theme = ""] = themes;
      const item = button("", () => act(text));
      const color = position.endsWith("X") ? "black" : "white";
      item.append(
        create("i", { class: "chip", "data-color": color, "aria-hidden": "true" }),
        create("b", {}, line.map(moveName).join(" ")),
        create("span", {}, texts.themes[theme] ?? theme),
      );
      return [create("li", {}, item)];
    }),
  );
}
