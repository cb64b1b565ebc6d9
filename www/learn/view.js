/** @import { Chapter } from "./lessons.js" */
/** @import { Game } from "../package/flipside.js" */
/** @import { Lesson } from "./teacher.js" */
import { create, createButton, icon, reveal, setAttribute, setText } from "../dom/elements.js";
import { triedSentence } from "../review/tried/sentences.js";
import { LEAST_LOSS } from "../review/verdicts.js";
import { inOneText } from "../words/language.js";
import { CHAPTERS, chapterAfter } from "./lessons.js";
import { createMistake } from "./mistake-view.js";
import { finishedLessons, isOpen } from "./teacher.js";
import {
  chapterText,
  findText,
  missedText,
  mistakeText,
  rightText,
  stepText,
  lessonTexts as texts,
} from "./text.js";

/**
 * What a person can ask for.
 * @typedef {object} LessonActions
 * @property {(chapter: Chapter) => void} open
 * @property {(name: "table" | "games") => void} openPart
 * @property {() => void} close
 * @property {(by: number) => void} move
 * @property {() => void} again
 * @property {() => void} reveal
 * @property {(place: import("./mistakes/mistake.js").Place) => void} walk
 * @property {() => void} play
 */

/**
 * The panel of the lessons: their list, or one of them.
 * @param {HTMLElement} panel
 * @param {LessonActions} actions
 * @returns {(lesson: Lesson | null) => void} draws
 */
export function createLessons(panel, actions) {
  const drawStep = createStep(actions);
  /** @type {Lesson | null | undefined} */
  let drawn;
  return (lesson) => {
    const isOther = drawn === undefined || lesson?.step !== drawn?.step;
    if (isOther) panel.replaceChildren(...(lesson ? drawStep.parts : list(actions)));
    if (lesson) drawStep.draw(lesson);
    // What was pressed is gone: reading goes on with the new title.
    if (isOther && drawn !== undefined) panel.querySelector("h2")?.focus({ preventScroll: true });
    drawn = lesson;
  };
}

/** @param {LessonActions} actions */
function list({ open, openPart }) {
  const done = finishedLessons();
  const next = chapterAfter(done);
  const groups = Object.entries(texts.groups).flatMap(([group, title]) => {
    const chapters = CHAPTERS.filter((chapter) => chapter.group === group);
    const entries = chapters.map((chapter) =>
      entry(chapter.id, () => open(chapter), {
        isDone: done.includes(chapter.id),
        isNext: chapter === next,
      }),
    );
    return [create("h3", {}, title), create("ul", { class: "chapters" }, ...entries)];
  });
  return [
    create("h2", { tabindex: "-1" }, texts.title),
    create("p", { class: "about" }, texts.about),
    ...groups,
    create("h3", {}, texts.champions),
    create(
      "ul",
      { class: "chapters" },
      entry("games", () => openPart("games")),
    ),
    create("h3", {}, texts.behind),
    create(
      "ul",
      { class: "chapters" },
      entry("table", () => openPart("table")),
    ),
  ];
}

/**
 * @param {string} id
 * @param {() => void} open
 * @param {{ isDone?: boolean, isNext?: boolean }} [about] `isNext`: the first that a person who has begun has not gone through
 */
function entry(id, open, { isDone = false, isNext = false } = {}) {
  const { title, about } = chapterText(id);
  const button = createButton("", open);
  button.append(create("b", {}, title), create("span", {}, about));
  if (isDone) button.append(create("i", {}, create("span", { class: "hidden" }, texts.learned)));
  if (isNext) button.append(create("em", {}, texts.next));
  return create("li", {}, button);
}

/** @param {LessonActions} actions */
function createStep({ close, move, again, reveal: show, play, walk }) {
  const title = create("h2", { tabindex: "-1" });
  const leave = createButton("", close);
  leave.className = "quiet close";
  leave.setAttribute("aria-label", texts.all);
  leave.append(icon("close"));
  const place = create("p", { class: "place" });
  const dots = create("span", { class: "dots", "aria-hidden": "true" });
  const about = create("p", { class: "about" });
  const task = create("p", { class: "task" });
  const feedback = create("p", { class: "feedback", role: "status" });
  const mistake = createMistake(walk);
  const back = createButton(texts.back, () => move(-1));
  const next = createButton("", () => move(1));
  const retry = createButton(texts.again, again);
  const answer = createButton(texts.reveal, show);
  const game = createButton(texts.play, play);
  game.className = "primary";
  const row = create("div", { class: "row" }, back, retry, answer, game, next);
  const steps = create("div", { class: "steps" }, place, dots);
  const head = create("header", { class: "panel-head" }, title, leave);
  const parts = [head, steps, about, task, feedback, mistake.element, row];
  return {
    parts,
    draw(/** @type {Lesson} */ lesson) {
      const { chapter, at, step, phase } = lesson;
      const isDone = lesson.game !== null && !isOpen(lesson);
      const isLast = at === chapter.steps.length - 1;
      setText(title, chapterText(chapter.id).title);
      steps.hidden = chapter.steps.length === 1;
      setText(place, texts.place(at + 1, chapter.steps.length));
      dots.replaceChildren(...chapter.steps.map((_, index) => dot(index, at)));
      setText(about, stepText(step.id)?.about ?? "");
      about.hidden = step.mistake !== undefined;
      setAttribute(about, "data-past", phase !== "open");
      setText(task, step.mistake ? findText(step.mistake) : (stepText(step.id)?.task ?? ""));
      task.hidden = phase !== "open" && step.mistake !== undefined;
      mistake.draw(lesson);
      const before = feedback.textContent;
      setText(feedback, said(lesson));
      feedback.hidden = !lesson.game;
      setAttribute(feedback, "data-wrong", phase === "missed" || phase === "trapped");
      setAttribute(feedback, "data-right", phase === "right");
      back.hidden = at === 0;
      retry.hidden = !isDone;
      answer.hidden = isDone || step.mistake === undefined;
      game.hidden = lesson.game !== null;
      next.hidden = lesson.game === null;
      next.className = isDone ? "primary" : "";
      setText(next, isDone ? (isLast ? texts.done : texts.next) : texts.skip);
      // A person who steps along a line stays where they are.
      if (phase !== "open" && feedback.textContent !== before)
        reveal(isDone && !step.mistake ? row : feedback);
    },
  };
}

/** @param {number} index @param {number} at */
function dot(index, at) {
  return create("i", index === at ? { class: "now" } : index < at ? { class: "past" } : {});
}

/** @param {Lesson} lesson */
function said(lesson) {
  const { step, game, phase, played, after, comparison, reason } = lesson;
  const { mistake } = step;
  const isDone = phase === "right" || phase === "shown";
  if (mistake && isDone) return inOneText([...praise(lesson), mistakeText(mistake), texts.comesAgain]);
  const text = stepText(step.id);
  if (!game || !played || !after) return "";
  if (isDone) return text ? rightText(text, after) : "";
  if (phase === "trapped" && text?.trap)
    return inOneText([text.trap, ...lossOf(game.turn, played, comparison)]);
  const loss = lossOf(game.turn, played, comparison);
  // Once it is known what the move loses, that says enough.
  const wrong = loss.length > 0 ? [] : [missedText(game, played, step.marked !== undefined)];
  return inOneText([...wrong, ...loss, ...(reason ? [reason] : [])]);
}

/** What is said of the better move of a mistake, or of one that is as good. @param {Lesson} lesson */
function praise({ step, game, phase, played, comparison }) {
  if (phase !== "right") return [];
  if (!game || !played || !comparison || played === step.mistake?.best.move) return [texts.found];
  return [triedSentence(game.turn, played, comparison.best, comparison.line)];
}

/**
 * What a wrong move gives up, once that is known.
 * @param {Game["turn"]} turn
 * @param {string} played
 * @param {Lesson["comparison"]} comparison
 */
function lossOf(turn, played, comparison) {
  if (!comparison || comparison.loss < LEAST_LOSS) return [];
  return [triedSentence(turn, played, comparison.best, comparison.line)];
}
