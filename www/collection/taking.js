// Takes files into the collection: how far it is, what came of it, and what was not read.

/** @import { ProblemOfFile } from "./client.js" */
/** @import { openShelf } from "./shelf.js" */

import { create, createButton, setText } from "../dom/elements.js";
import { pathOf, sorted } from "../files/sources.js";
import { reason } from "../words/errors.js";
import { addedText, problemLine, problemsTitle, collection as texts } from "./text.js";

/** How many lines say what was not read: nobody looks through more. */
const MOST_LINES = 200;

/** @param {ReturnType<typeof openShelf>} shelf */
export function createTaking(shelf) {
  const bar = create("progress", { "aria-label": texts.reading, max: "1" });
  const count = create("p", { class: "note" });
  const stop = createButton(texts.stop, () => void shelf.stop());
  const running = create("div", { class: "running" }, create("div", {}, bar, count), stop);
  const said = create("p", { role: "status" });
  const lines = create("ul", { tabindex: "0" });
  const title = create("summary");
  const unread = create("details", {}, title, lines);
  const element = create("div", { class: "taking", hidden: "" }, running, said, unread);
  let isRunning = false;

  /** @param {string} sentence @param {readonly ProblemOfFile[]} problems */
  const end = (sentence, problems) => {
    isRunning = false;
    running.hidden = true;
    setText(said, sentence);
    unread.hidden = problems.length === 0;
    setText(title, problemsTitle(problems));
    lines.setAttribute("aria-label", problemsTitle(problems));
    lines.replaceChildren(
      ...problems.slice(0, MOST_LINES).map((problem) => create("li", {}, problemLine(problem))),
    );
  };
  // What was not read by then would be lost without a word.
  addEventListener("beforeunload", (event) => {
    if (isRunning) event.preventDefault();
  });
  return {
    element,
    /** What came of files that were taken in before is told no more. */
    rest() {
      if (!isRunning) element.hidden = true;
    },
    /** @param {readonly File[]} files */
    async take(files) {
      if (isRunning || files.length === 0) return;
      isRunning = true;
      element.hidden = running.hidden = false;
      unread.hidden = true;
      bar.removeAttribute("value");
      setText(said, "");
      setText(count, texts.reading);
      try {
        const { wanted, names } = await sorted(files);
        const total = Math.max(
          1,
          wanted.reduce((sum, { size }) => sum + size, 0),
        );
        const batch = { files: wanted.map((file) => ({ file, name: pathOf(file) })), names };
        const sum = await shelf.add(batch, ({ files, allFiles, games, part }) => {
          const before = wanted.slice(0, files).reduce((sum, { size }) => sum + size, 0);
          bar.value = (before + part * (wanted[files]?.size ?? 0)) / total;
          setText(count, `${texts.file(files + 1, allFiles)} · ${texts.games(games)}`);
        });
        end(addedText(sum), sum.problems);
      } catch (error) {
        end(reason(error), []);
      }
    },
  };
}
