/** @import { Person, RunKind } from "../train/person.js" */
/** @import { Plan } from "./tasks/plan.js" */
/** @import { From } from "./tasks/task.js" */
/** @import { ThemeCount } from "./tasks/themes.js" */
import {
  createButton as button,
  create,
  icon,
  releaseFocus,
  setAttribute,
  setText,
} from "../dom/elements.js";
import { characterOf } from "../players/characters.js";
import { puzzlesUntilShown, shownRating } from "../train/rating.js";
import { numbers } from "../words/language.js";
import { repertoireTexts } from "./openings/text.js";
import { ratingOfTheme } from "./tasks/themes.js";
import { trainingTexts as texts } from "./text.js";
import { youTexts } from "./you/text.js";

/**
 * What a person can ask for.
 * @typedef {object} HomeActions
 * @property {(from: From, theme?: string) => void} start
 * @property {(kind: RunKind) => void} run
 * @property {() => void} openings
 * @property {() => void} you shows how one plays
 * @property {() => void} lines trains those that are due
 * @property {(rating: number | undefined) => void} tell
 * @property {() => void} learn leads to the lesson of the rules
 */

/**
 * What is shown.
 * @typedef {object} Home
 * @property {Plan} plan
 * @property {From | null} next what comes next today
 * @property {number | null} dailyRating of the puzzle of the day, once it is there
 * @property {number} tomorrow how many exercises come back then
 * @property {boolean} hasBegun whether something was tried today
 * @property {number} lines how many positions of a repertoire are due
 * @property {boolean} hasLines whether there is a repertoire
 * @property {Person} person
 * @property {boolean} isNew whether there are no exercises yet
 * @property {readonly ThemeCount[]} themes
 * @property {string} trouble
 */

/** Of these opponents one is asked whether one beats them; the first one is left to those who know the rules. */
const BEATEN = ["nell", "mira", "vera", "kaito"];

/**
 * What there is to do today, runs and themes.
 * @param {HomeActions} actions
 * @param {HTMLElement} settings what sets how much there is to do
 */
export function createHome(actions, settings) {
  const rating = create("p", { class: "rating" });
  const about = create("span", { class: "about" });
  const due = createRow(() => actions.start("today"));
  const lines = createRow(actions.lines);
  const daily = createRow(() => actions.start("daily"));
  const fresh = createRow(() => actions.start(fresh.button.dataset.done === undefined ? "mixed" : "more"));
  const begin = button("", () => actions.start(/** @type {From} */ (begin.dataset.from)));
  begin.className = "primary";
  const strength = createQuestion(actions);
  const runs = {
    minutes: createRun(texts.minutesRun, texts.minutesAbout, () => actions.run("minutes")),
    streak: createRun(texts.streakRun, texts.streakAbout, () => actions.run("streak")),
  };
  const themes = create("div", { class: "themes" });
  const themesHead = create("h3", {}, texts.themesLabel);
  const trouble = create("p", { class: "trouble", role: "status" });
  const openings = createDoor(repertoireTexts.title, repertoireTexts.about, actions.openings);
  const you = createDoor(youTexts.title, youTexts.about, actions.you);
  const today = create(
    "section",
    { id: "today", class: "today" },
    create("header", { class: "panel-head" }, create("h2", {}, texts.today), about, rating),
    strength.element,
    create("ul", {}, due.element, lines.element, daily.element, fresh.element),
    begin,
  );
  const element = create(
    "div",
    { class: "home" },
    today,
    create("div", { class: "doors" }, openings, you),
    create("h3", {}, texts.runs),
    create("div", { class: "runs" }, runs.minutes.element, runs.streak.element),
    settings,
    themesHead,
    themes,
    trouble,
  );
  return {
    element,
    /** @param {Home} home */
    draw({
      plan,
      next,
      dailyRating,
      tomorrow,
      hasBegun,
      lines: dueLines,
      hasLines,
      person,
      isNew,
      themes: counts,
      trouble: sentence,
    }) {
      setAttribute(today, "data-due", String(plan.due + dueLines));
      lines.draw(repertoireTexts.title, repertoireTexts.due(dueLines), dueLines === 0);
      lines.element.hidden = dueLines === 0;
      const isDone = next === null && dueLines === 0;
      setText(about, isDone ? texts.allDone : texts.minutes(plan.minutes));
      drawRating(rating, person);
      strength.draw(person.rating === null, { hasBegun, isOpen: !hasLines || person.met.length > 0 });
      due.draw(texts.due, dueSentence(plan, tomorrow), plan.due === 0);
      daily.draw(texts.daily, dailySentence(plan, dailyRating), !plan.isDailyOpen && !plan.isDailyMissing);
      fresh.draw(texts.fresh, freshSentence(plan), plan.fresh === 0);
      // A person who has missed nothing yet needs no list of it.
      due.element.hidden = isNew;
      setAttribute(due.button, "aria-disabled", plan.due === 0 ? "true" : null);
      begin.dataset.from = next ?? "more";
      setText(begin, next === null ? texts.more : hasBegun ? texts.goOn : texts.begin);
      for (const kind of /** @type {const} */ (["minutes", "streak"])) runs[kind].draw(person.best[kind]);
      themesHead.hidden = counts.length === 0;
      const isSorted = counts.some(({ theme }) => ratingOfTheme(person, theme));
      setText(themesHead, isSorted ? texts.themesSorted : texts.themesLabel);
      drawThemes(themes, counts, person, actions);
      setText(trouble, sentence);
    },
  };
}

/** @param {Plan} plan @param {number} tomorrow */
function dueSentence({ due, mistakes, later, overdue }, tomorrow) {
  if (due === 0) return tomorrow > 0 ? texts.tomorrow(tomorrow) : texts.nothingDue;
  const what = mistakes > 0 ? texts.ofMistakes(mistakes) : texts.dueCount(due);
  const late = overdue > 0 ? [texts.overdue(overdue)] : [];
  return [what, ...late, ...(later > 0 ? [texts.later(later)] : [])].join(" · ");
}

/** @param {Plan} plan @param {number | null} rating */
function dailySentence({ isDailyOpen, isDailyMissing }, rating) {
  if (isDailyMissing) return texts.dailyMissing;
  if (!isDailyOpen) return texts.dailyDone;
  return rating === null ? texts.dailyAsked : texts.dailyRated(numbers.whole(rating));
}

/** @param {Plan} plan */
function freshSentence({ fresh, isFull, due, later }) {
  if (isFull && due + later > 0) return texts.freshPaused;
  return fresh > 0 ? texts.freshCount(numbers.whole(fresh)) : texts.freshDone;
}

/** The rating, as far as it says something. @param {HTMLElement} element @param {Person} person */
export function drawRating(element, { rating }) {
  const shown = rating && shownRating(rating);
  const { whole } = numbers;
  const missing = rating ? texts.ratedAfter(puzzlesUntilShown(rating)) : texts.unrated;
  const text = shown ? texts.rated(whole(shown.rating), whole(shown.deviation)) : missing;
  if (element.dataset.text === text) return;
  element.dataset.text = text;
  element.replaceChildren(...(shown ? [texts.rating, " ", create("b", {}, text)] : [text]));
}

/** A thing to do, with whether it is done. @param {() => void} act */
function createRow(act) {
  const name = create("b");
  const about = create("span");
  const mark = create("i", { class: "mark", "aria-hidden": "true" });
  const press = button("", () => press.getAttribute("aria-disabled") !== "true" && act());
  press.append(mark, create("span", { class: "text" }, name, about), icon("forward"));
  return {
    element: create("li", {}, press),
    button: press,
    draw(/** @type {string} */ title, /** @type {string} */ sentence, /** @type {boolean} */ isDone) {
      setText(name, title);
      setText(about, sentence);
      setAttribute(press, "data-done", isDone);
    },
  };
}

/** @param {string} title @param {string} sentence @param {() => void} act */
function createRun(title, sentence, act) {
  const best = create("em");
  const element = button("", act);
  element.append(create("b", {}, title), create("span", {}, sentence), best);
  return {
    element,
    draw: (/** @type {number} */ count) => setText(best, count > 0 ? texts.best(numbers.whole(count)) : ""),
  };
}

/** What leads to another part of the room. @param {string} title @param {string} about @param {() => void} act */
function createDoor(title, about, act) {
  const door = button("", act);
  door.append(create("b", {}, title), create("span", {}, about));
  return door;
}

/**
 * How strong the person is, which is asked once; what follows from the answer is told.
 * @param {Pick<HomeActions, "tell" | "learn">} actions
 */
function createQuestion({ tell, learn }) {
  const { never, rules, beats, unknown, told } = texts.strengths;
  const nameOf = (/** @type {number} */ index) => characterOf({ character: String(BEATEN.at(index)) }).name;
  const question = create("summary", {}, create("b", {}, texts.howStrong), " ", texts.whyAsked);
  const names = create("p", {}, texts.opponents(nameOf(0), nameOf(-1)));
  const answered = create("p", { role: "status" });
  /** @param {string} name @param {number | undefined} rating @param {string} sentence */
  const answer = (name, rating, sentence) =>
    button(name, () => {
      setText(answered, sentence);
      tell(rating);
    });
  const { rating: least } = characterOf({ character: "pip" });
  const beginner = answer(never, least, told.never);
  beginner.addEventListener("click", learn);
  const answers = create(
    "div",
    { class: "answers" },
    beginner,
    answer(rules, least, told.level),
    ...BEATEN.map((character) => {
      const { name, rating } = characterOf({ character });
      return answer(beats(name), rating, told.level);
    }),
    answer(unknown, undefined, told.unknown),
  );
  const asked = create("details", { "aria-label": texts.howStrong }, question, answers, names);
  const element = create("div", { class: "strength" }, asked, answered);
  return {
    element,
    /**
     * @param {boolean} isAsked
     * @param {{ hasBegun: boolean, isOpen: boolean }} how whether puzzles were tried, and whether the answers are seen at once
     */
    draw(isAsked, { hasBegun, isOpen }) {
      if (!isAsked) releaseFocus(answers, "#today > .primary");
      if (asked.dataset.open !== String(isOpen)) asked.open = isOpen;
      asked.dataset.open = String(isOpen);
      asked.hidden = !isAsked;
      element.hidden = !isAsked && (hasBegun || answered.textContent === "");
    },
  };
}

/** @param {HTMLElement} list @param {readonly ThemeCount[]} counts @param {Person} person @param {HomeActions} actions */
function drawThemes(list, counts, person, actions) {
  const key = counts.map(({ theme }) => theme).join();
  if (list.dataset.key !== key) {
    list.dataset.key = key;
    list.replaceChildren(
      ...counts.map(({ theme }) => {
        const press = button("", () => actions.start("theme", theme));
        press.dataset.theme = theme;
        press.append(
          create("b", {}, texts.themes[theme] ?? theme),
          create("small", {}, texts.themeHints[theme] ?? ""),
          create("span"),
        );
        return press;
      }),
    );
  }
  for (const [index, { theme, left }] of counts.entries()) {
    const rating = ratingOfTheme(person, theme);
    const parts = [...(rating ? [numbers.whole(rating.rating)] : []), texts.left(left)];
    const about = list.children[index]?.querySelector("span");
    if (about) setText(about, parts.join(" · "));
  }
}
