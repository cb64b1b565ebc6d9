// The figures of the page, out of what is known of a person: what each says, shows and leads to.

/** @import { Color, GameClass } from "../../package/flipside.js" */
/** @import { GameDigest } from "../../progress/digest.js" */
/** @import { Shown } from "../../progress/sums.js" */
/** @import { Person } from "../../train/person.js" */
/** @import { Learned } from "../../train/schedule.js" */
/** @import { Cell, Figure } from "./figure.js" */

import { colorName } from "../../players/names.js";
import { costsOf, discsAbout } from "../../progress/costs.js";
import { memoryOf } from "../../progress/memory.js";
import { spansOf, trendOf } from "../../progress/spans.js";
import { discsIn, LEAST_SHOWN, shownOf, sumOf } from "../../progress/sums.js";
import { shownRating } from "../../train/rating.js";
import { numbers } from "../../words/language.js";
import { trainingTexts } from "../text.js";
import { barChart, courseChart, endsOf, rowChart } from "./charts.js";
import { daysText, openingName, opponentName, phaseName } from "./names.js";
import { youTexts as texts } from "./text.js";

/**
 * What is known of a person.
 * @typedef {object} Known
 * @property {readonly GameDigest[]} digests
 * @property {readonly Learned[]} learned
 * @property {number} day it is, as training counts
 * @property {Person} person
 */

/**
 * What a person can ask for.
 * @typedef {object} FigureActions
 * @property {(keys: readonly string[], name: string) => void} games opens these games
 * @property {(discsIn: (game: GameDigest) => readonly number[]) => void} mistakes asks mistakes of these moves
 * @property {(theme: string) => void} theme
 * @property {() => void} today
 */

/** More opponents or openings are no picture. */
const MOST_ROWS = 8;

/** A class of moves that is shown. @typedef {Shown & { title: string }} Named */

/** @param {Known} known @param {FigureActions} actions @param {GameClass} Game @returns {Figure[]} */
export function figuresOf(known, actions, Game) {
  const { digests } = known;
  const kinds = /** @type {const} */ ({
    phase: (/** @type {Shown} */ { name }) => phaseName(name),
    color: (/** @type {Shown} */ { name }) => colorName(/** @type {Color} */ (name)),
    opening: (/** @type {Shown} */ { name, sum }) => openingName(Game, name, sum.games.at(-1)),
    opponent: (/** @type {Shown} */ { name }) => opponentName(name),
  });
  const classes = Object.entries(kinds).flatMap(([name, titleOf]) => {
    const kind = /** @type {keyof typeof kinds} */ (name);
    const shown = shownOf(digests, kind).slice(0, MOST_ROWS);
    const named = shown.map((each) => ({ ...each, title: titleOf(each) }));
    return named.length > 0 ? [classFigure(known, kind, named, actions)] : [];
  });
  return [
    timeFigure(known, actions),
    ...classes,
    reasonFigure(known, actions),
    themeFigure(known, actions),
    memoryFigure(known, actions),
  ].filter((figure) => figure !== null);
}

/** @param {Known} known @param {FigureActions} actions @returns {Figure | null} */
function timeFigure({ digests }, actions) {
  const spans = spansOf(digests);
  const last = spans.at(-1);
  if (!last) return null;
  const count = last.sum.games.length;
  const trend = trendOf(digests, spans);
  const [now, before] = [last.sum.accuracy, trend?.rest ?? 0].map(accuracyText);
  const sentence = !trend
    ? texts.first(count)
    : trend.standing === null
      ? texts.steady(count)
      : texts[trend.standing === "better" ? "rising" : "falling"](count, String(now), String(before));
  const dots = spans.map(({ first: from, last: to, sum: { accuracy, interval } }) => {
    return { from, to, value: accuracy, range: interval, label: daysText(from, from) };
  });
  const end = dots.at(-1);
  if (end) end.label = daysText(end.to, end.to);
  return {
    kind: "time",
    sentence,
    picture: courseChart(dots, endsOf(dots, 10), { sentence, write: accuracyText }),
    exercise: { label: texts.today, act: actions.today },
    table: {
      head: [texts.columns.time, ...accuracyHead()],
      rows: spans.map(({ first, last: latest, sum }) => {
        const name = daysText(first, latest);
        return [name, ...accuracyCells(sum, name, actions)];
      }),
    },
  };
}

/**
 * @param {Known} known
 * @param {"phase" | "color" | "opening" | "opponent"} kind
 * @param {readonly Named[]} classes
 * @param {FigureActions} actions
 * @returns {Figure}
 */
function classFigure({ digests }, kind, classes, actions) {
  const told = toldOf(classes);
  const weakest = told?.standing === "worse" ? told : lowestOf(classes, ({ sum }) => sum.accuracy);
  const sentence = told
    ? texts[told.standing === "better" ? "strongest" : "weakest"](
        told.title,
        accuracyText(told.sum.accuracy),
        accuracyText(told.rest),
      )
    : texts.alike;
  const rows = classes.map(({ title, sum: { accuracy, games, interval } }) => ({
    name: title,
    value: accuracy,
    range: interval,
    text: accuracyText(accuracy),
    about: texts.games(games.length),
    act: () => actions.games(games, title),
  }));
  return {
    kind,
    sentence,
    picture: rowChart(rows, endsOf(rows, 10), sumOf(digests)?.accuracy),
    exercise: weakest && {
      label: texts.practice(weakest.title),
      act: () => actions.mistakes((game) => discsIn(game, kind, weakest.name)),
    },
    table: {
      head: [texts.columns.name, ...accuracyHead()],
      rows: classes.map(({ title, sum }) => [title, ...accuracyCells(sum, title, actions)]),
    },
  };
}

/** The class to tell of: what is weak is worth more than what is strong. @param {readonly Named[]} classes */
function toldOf(classes) {
  const far = (/** @type {Named} */ { sum, rest }) => Math.abs(sum.accuracy - rest);
  const [worse, better] = /** @type {const} */ (["worse", "better"]).map((standing) =>
    lowestOf(
      classes.filter((each) => each.standing === standing),
      (each) => -far(each),
    ),
  );
  return worse ?? better ?? null;
}

/** @param {Known} known @param {FigureActions} actions @returns {Figure | null} */
function reasonFigure({ digests }, actions) {
  const { games, costs } = costsOf(digests);
  const [dearest] = costs;
  if (!dearest || games < LEAST_SHOWN) return null;
  const rows = costs.map((cost) => {
    const name = texts.subjects[cost.subject];
    const text = numbers.tenths(cost.discs / games);
    return { ...cost, name, text, value: cost.discs / games };
  });
  const [{ name, text }] = /** @type {[typeof rows[0]]} */ (rows);
  return {
    kind: "reason",
    sentence: texts.dearest(name, text),
    picture: barChart(
      rows.map((row) => ({
        ...row,
        about: texts.games(row.games.length),
        act: () => actions.games(row.games, row.name),
      })),
    ),
    exercise: {
      label: texts.practice(name),
      act: () => actions.mistakes((game) => discsAbout(game, dearest.subject)),
    },
    table: {
      head: [texts.columns.name, texts.columns.discs, texts.columns.mistakes, texts.columns.games],
      rows: rows.map((row) => [
        row.name,
        texts.aGame(row.text),
        numbers.whole(row.mistakes),
        gamesCell(row.games, row.name, actions),
      ]),
    },
  };
}

/** @param {Known} known @param {FigureActions} actions @returns {Figure | null} */
function themeFigure({ person }, actions) {
  const themes = Object.entries(person.themes).flatMap(([theme, each]) => {
    const shown = shownRating(each);
    const name = trainingTexts.themes[theme];
    return shown && name ? [{ theme, name, ...shown }] : [];
  });
  const lowest = lowestOf(themes, ({ rating }) => rating);
  if (!lowest) return null;
  const rows = [...themes]
    .sort((one, other) => one.rating - other.rating)
    .map(({ theme, name, rating, deviation }) => ({
      name,
      value: rating,
      range: /** @type {const} */ ([rating - deviation, rating + deviation]),
      text: numbers.whole(rating),
      about: "",
      act: () => actions.theme(theme),
    }));
  return {
    kind: "theme",
    sentence: texts.lowest(lowest.name, numbers.whole(lowest.rating)),
    picture: rowChart(rows, endsOf(rows, 200)),
    exercise: { label: texts.practice(lowest.name), act: () => actions.theme(lowest.theme) },
    table: {
      head: [texts.columns.name, texts.columns.rating, texts.columns.range],
      rows: rows.map(({ name, text, range: [least, most] }) => [
        name,
        text,
        texts.range(numbers.whole(least), numbers.whole(most)),
      ]),
    },
  };
}

/** @param {Known} known @param {FigureActions} actions @returns {Figure | null} */
function memoryFigure({ learned, day }, actions) {
  const { count, remembered, steps } = memoryOf(learned, day);
  if (count < LEAST_SHOWN) return null;
  const bars = steps.map((value, step) => ({
    name: texts.within[step] ?? "",
    text: numbers.whole(value),
    about: "",
    value,
    act: null,
  }));
  return {
    kind: "memory",
    sentence: texts.remembered(count, numbers.whole(Math.round(remembered))),
    picture: barChart(bars),
    exercise: { label: texts.today, act: actions.today },
    table: {
      head: [texts.columns.time, texts.columns.exercises],
      rows: bars.map(({ name, text }) => [name, text]),
    },
  };
}

const accuracyHead = () => [texts.columns.accuracy, texts.columns.range, texts.columns.games];

/** @param {Shown["sum"]} sum @param {string} name @param {FigureActions} actions @returns {Cell[]} */
function accuracyCells({ accuracy, interval, games }, name, actions) {
  const [least, most] = interval ?? [accuracy, accuracy];
  return [
    accuracyText(accuracy),
    texts.range(accuracyText(least), accuracyText(most)),
    gamesCell(games, name, actions),
  ];
}

/** @param {readonly string[]} games @param {string} name @param {FigureActions} actions @returns {Cell} */
function gamesCell(games, name, actions) {
  return {
    text: numbers.whole(games.length),
    label: `${name}: ${texts.games(games.length)}`,
    open: () => actions.games(games, name),
  };
}

/** @template Each @param {readonly Each[]} list @param {(each: Each) => number} measure @returns {Each | null} */
function lowestOf(list, measure) {
  return list.reduce(
    (/** @type {Each | null} */ lowest, each) =>
      lowest === null || measure(each) < measure(lowest) ? each : lowest,
    null,
  );
}

/** @param {number} accuracy in percent */
export const accuracyText = (accuracy) => numbers.percent(accuracy / 100);
