/** @import { Game } from "../package/flipside.js" */
/** @import { Person } from "../train/person.js" */
/** @import { Run } from "./person/run.js" */
/** @import { Stage } from "./stage.js" */
/** @import { Trainer } from "./trainer.js" */
/** @import { Task } from "./tasks/task.js" */
import {
  createButton as button,
  create,
  releaseFocus,
  setAttribute,
  setText,
  reveal as showWhole,
} from "../dom/elements.js";
import { opponentOf } from "../game/plies.js";
import { moveName } from "../game/text.js";
import { quarterOf } from "../reasons/hints.js";
import { triedSentence } from "../review/tried/sentences.js";
import { shownRating } from "../train/rating.js";
import { inOneText, numbers } from "../words/language.js";
import { drawRating } from "./home.js";
import { repertoireTexts } from "./openings/text.js";
import { bonusIn } from "./person/run.js";
import { otherOfTwo } from "./tasks/region.js";
import { attemptOf, isProven, MOST_HINTS } from "./tasks/task.js";
import { askedFor, replyWith, rightMove, trainingTexts as texts, wrongMove } from "./text.js";

/**
 * What a person can ask for.
 * @typedef {object} PuzzleActions
 * @property {() => void} home
 * @property {() => void} hint
 * @property {() => void} reveal
 * @property {() => void} takeBack
 * @property {() => void} next
 * @property {() => void} analyze
 * @property {() => void} share
 * @property {() => void} stop
 * @property {(step: number) => void} goTo
 */

/**
 * What is shown.
 * @typedef {object} Shown
 * @property {Task} task
 * @property {Game} game
 * @property {Stage} stage
 * @property {Person} person
 * @property {number} waiting how many exercises are due
 * @property {Trainer["chosen"]} chosen which of those that the person has chosen it is
 * @property {Run | null} run
 * @property {number | null} left of the time of a run, in milliseconds
 */

/**
 * A task: what is asked, what was tried, hints, and the solution.
 * @param {PuzzleActions} actions
 */
export function createPuzzle(actions) {
  const back = button("", actions.home, "back");
  back.className = "quiet back";
  back.append(create("span", {}, texts.back));
  const title = create("h2", { tabindex: "-1" });
  const state = create("p", { class: "state" });
  const rating = create("p", { class: "rating" });
  const chip = create("span", { class: "chip", "aria-hidden": "true" });
  const turnText = create("span");
  const turn = create("p", { class: "turn" }, chip, turnText);
  const asked = create("p", { class: "task" });
  const counts = create("p", { class: "counts-as" });
  const feedback = create("div", { class: "feedback", role: "status" });
  const headline = create("p", { class: "headline" });
  const reason = create("p", { class: "why" });
  feedback.append(headline, reason);
  const line = create("ol", { class: "solution", "aria-label": texts.line });
  const themes = create("ul", { class: "tags", "aria-label": texts.themesLabel });
  const met = create("p", { class: "met", "aria-hidden": "true" });
  const hint = button(texts.hint, actions.hint, "hint");
  const reveal = button(texts.reveal, actions.reveal);
  const again = button(texts.tryAgain, actions.takeBack, "undo");
  const next = button(texts.next, actions.next);
  next.className = "next primary";
  const analyze = button(texts.analyze, actions.analyze, "analyze");
  const share = button(texts.share, actions.share, "share");
  const stop = button(texts.end, actions.stop);
  for (const each of [analyze, share]) each.classList.add("quiet");
  const element = create(
    "section",
    { id: "puzzle", class: "puzzle" },
    create("header", { class: "panel-head" }, back, title, state, rating),
    create("div", { class: "asked" }, turn, asked, counts),
    feedback,
    met,
    create("div", { class: "row" }, hint, reveal, again, next, stop),
    line,
    themes,
    create("div", { class: "row after" }, analyze, share),
  );
  /** @type {readonly string[] | null} */
  let drawnLine = null;
  return {
    element,
    title,
    /** @param {Shown} shown */
    draw(shown) {
      const { task, game, stage, person } = shown;
      const isRun = task.from === "run";
      const run = isRun ? shown.run : null;
      const isOpen = task.phase === "open";
      const isWrong = stage.refuted?.isShown === true;
      if (!isOpen) releaseFocus(reveal, "#puzzle .next");
      setAttribute(element, "data-phase", task.phase);
      setAttribute(element, "data-from", task.from);
      setAttribute(element, "data-rating", String(Math.round(person.rating?.rating ?? 0)));
      setText(title, titleOf(task, run, shown.chosen !== null));
      setText(state, stateOf(shown));
      drawRating(rating, person);
      rating.hidden = isRun || !person.rating || !shownRating(person.rating);
      setAttribute(chip, "data-color", game.turn);
      setText(turnText, texts.turn(game.turn));
      const other = isProven(task) ? task.second : null;
      setText(asked, inOneText([askedFor(task.score, other?.score ?? null), ...ofGame(task)]));
      for (const each of [turn, asked]) each.hidden = !isOpen && !isRun;
      if (isRun) asked.hidden = true;
      setText(counts, run ? bestOf(run, person) : countsAs(task, person));
      drawMet(met, run);
      const [first, second] = told(shown);
      const isSaidNow = first !== "" && (headline.textContent !== first || reason.textContent !== second);
      setText(headline, first);
      setText(reason, second);
      setAttribute(feedback, "data-empty", first === "" && second === "");
      setAttribute(feedback, "data-tone", toneOf(shown));
      setAttribute(element, "data-told", first !== "" && !isRun);
      // At the end the board with the solution stays in view.
      if (isSaidNow) showWhole(isOpen ? feedback : headline);
      hint.hidden = !isOpen || isRun || isWrong;
      setAttribute(hint, "aria-disabled", task.told === MOST_HINTS ? "true" : null);
      reveal.hidden = !isOpen || isRun;
      again.hidden = !isWrong || isRun;
      again.className = "primary";
      next.hidden = isOpen || isRun;
      stop.hidden = !isRun;
      for (const each of [analyze, share]) each.hidden = isRun || isOpen;
      line.hidden = isOpen || isRun;
      themes.hidden = isOpen || isRun || !task.puzzle;
      if (!themes.hidden) drawThemes(themes, task);
      const moves = line.hidden ? [] : stage.line;
      if (moves !== drawnLine) {
        releaseFocus(line);
        line.replaceChildren(...(moves.length > 0 ? steps(game, moves, actions.goTo) : []));
      }
      drawnLine = moves;
      for (const [step, item] of [...line.children].entries())
        setAttribute(item.firstElementChild ?? item, "aria-current", stage.step === step ? "step" : null);
    },
  };
}

/** @param {Task} task @param {Run | null} run @param {boolean} isChosen */
function titleOf({ from, kind, theme, reviews }, run, isChosen) {
  if (theme !== null) return texts.themes[theme] ?? theme;
  if (run) return run.kind === "minutes" ? texts.minutesRun : texts.streakRun;
  if (from === "daily") return texts.daily;
  if (from === "mixed") return texts.fresh;
  if (from === "more") return texts.more;
  if (from === "link") return texts.linked;
  // A mistake of a game is no new puzzle, of which the list of today counts how many are left.
  if (isChosen || (reviews === 0 && kind === "own")) return texts.mistakes;
  return reviews === 0 ? texts.fresh : texts.due;
}

/** Beside the title: which one it is, how many are due, or the time and what was found. @param {Shown} shown */
function stateOf({ task, waiting, chosen, run, left }) {
  if (task.from === "run") {
    const solved = `✓ ${numbers.whole(run?.solved ?? 0)}`;
    return left === null ? solved : `${clock(left)} · ${solved}`;
  }
  if (chosen?.again) return repertoireTexts.onceMore(chosen.again);
  if (chosen) return chosen.again === null ? texts.ofChosen(chosen.number, chosen.total) : "";
  return task.from === "today" && waiting > 0 ? texts.dueToday(waiting) : "";
}

/** @param {Run} run @param {Person} person */
function bestOf({ kind }, { best }) {
  return best[kind] > 0 ? texts.best(numbers.whole(best[kind])) : "";
}

/** Minutes and seconds. @param {number} ms */
function clock(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {Task} task @returns {string[]} */
function ofGame({ played, kind }) {
  return kind === "own" && played ? [texts.youPlayed(moveName(played))] : [];
}

/** Whether it counts, and after it what it has changed. @param {Task} task @param {Person} person */
function countsAs({ kind, from, puzzle, gain, isTurned }, { rating }) {
  const { signed, whole } = numbers;
  // A number is shown only once it says something.
  if (gain !== null && rating && shownRating(rating)) return texts.gained(signed(Math.round(gain)));
  if (kind === "new") return texts.counts(whole(puzzle?.rating ?? 0));
  const why = from === "link" ? texts.countsNot.link : texts.countsNot[kind];
  return isTurned ? inOneText([why, texts.turned]) : why;
}

/** What is said of a try, a hint or the end: a sentence, and why. @param {Shown} shown @returns {[string, string]} */
function told(shown) {
  const { task, stage, game } = shown;
  const run = task.from === "run" ? shown.run : null;
  if (run) return toldInRun(shown, run);
  if (task.phase !== "open") return toldAtEnd(shown);
  const { refuted } = stage;
  if (refuted) {
    const { comparison, move, reply, score } = refuted;
    const said =
      comparison && score === null
        ? triedSentence(game.turn, moveName(move), comparison.best, comparison.line)
        : wrongMove(moveName(move), score);
    const answer = reply && reply !== "pass" ? [replyWith(opponentOf(game.turn), reply)] : [];
    return [inOneText([said, ...answer]), refuted.reason ?? ""];
  }
  if (task.told > 0) return toldAsHint(shown);
  return [task.ply > 0 ? texts.goOnFinding : "", ""];
}

/**
 * What an error costs, what right moves in a row give, and before the first one the rules.
 * @param {Shown} shown
 * @param {Run} run
 * @returns {[string, string]}
 */
function toldInRun({ task, stage }, run) {
  const { rules, costs, bonus } = texts.inRun;
  if (stage.refuted) return [costs[run.kind], texts.move(moveName(task.line[task.ply] ?? ""))];
  const gained = bonusIn(run) / 1000;
  if (gained > 0) return [bonus(run.combo, numbers.whole(gained)), ""];
  return ["", run.combo === 0 && run.met.length === 0 ? rules[run.kind] : ""];
}

/** @param {Shown} shown @returns {[string, string]} */
function toldAtEnd({ task, stage }) {
  const [best = ""] = task.line;
  const { isRight, hint } = attemptOf(task);
  const isFound = isRight && hint !== "square";
  const comesBack = task.comesIn === null ? [] : [comesIn(task.comesIn)];
  const score = isProven(task) ? task.score : null;
  const found =
    task.phase === "shown" ? texts.move(moveName(best)) : rightMove(moveName(best), score, isFound);
  return [
    inOneText([found, ...comesBack]),
    inOneText([themeSentence(task, true), reasonIn(stage)].filter(Boolean)),
  ];
}

/** When a task comes again. @param {number} days */
function comesIn(days) {
  const { atEnd, tomorrow, later } = texts.comesBack;
  if (days === 0) return atEnd;
  return days === 1 ? tomorrow : later(days);
}

/** The reason, then the region, then the square. @param {Shown} shown @returns {[string, string]} */
function toldAsHint({ task, stage }) {
  const move = task.line[task.ply] ?? "";
  const theme = task.ply === 0 ? themeSentence(task, task.told === MOST_HINTS) : "";
  const reasons = [theme, reasonIn(stage)].filter(Boolean);
  if (task.told > 1) {
    const place = task.told === MOST_HINTS ? texts.lookAt(moveName(move)) : texts.lookIn(...quarterOf(move));
    return [place, inOneText(reasons)];
  }
  const [first = texts.noReason, ...others] = reasons;
  return [first, inOneText(others)];
}

/** @param {Stage} stage */
function reasonIn({ reason }) {
  if (!reason) return "";
  const { move, sentence } = reason;
  return move === null ? sentence : inOneText([texts.whyNot(moveName(move)), sentence]);
}

/** What the puzzle's first theme says of the move. @param {Task} task @param {boolean} isKnown whether the move may be named */
function themeSentence({ puzzle, position, line: [move = ""] }, isKnown) {
  const theme = puzzle?.themes[0] ?? "";
  // That one has to look ahead says nothing of the move.
  if (theme === "calculation") return "";
  const other = isKnown && theme === "swindle" ? otherOfTwo(position, move) : null;
  if (other === null) return texts.themeHints[theme] ?? "";
  return texts.swindled(moveName(move), moveName(other), position.endsWith("O") ? "black" : "white");
}

/** @param {Shown} shown */
function toneOf({ task, stage }) {
  if (task.phase === "solved") return "right";
  return stage.refuted || (task.phase === "open" && task.tries.some(({ ply }) => ply === task.ply))
    ? "wrong"
    : null;
}

/** How the puzzles of a run went. @param {HTMLElement} list @param {Run | null} run */
function drawMet(list, run) {
  list.hidden = run === null;
  const met = run?.met ?? [];
  if (list.children.length === met.length) return;
  list.replaceChildren(...met.map(({ isRight }) => create("i", isRight ? { class: "found" } : {})));
}

/** The themes; what one means is told when it is opened. @param {HTMLElement} list @param {Task} task */
function drawThemes(list, { puzzle }) {
  const themes = puzzle?.themes ?? [];
  if (list.dataset.names === themes.join()) return;
  list.dataset.names = themes.join();
  const items = themes.map((theme) => {
    const name = create("summary", {}, texts.themes[theme] ?? theme);
    return create("li", {}, create("details", {}, name, texts.themeHints[theme] ?? ""));
  });
  list.replaceChildren(...items);
}

/**
 * The moves of the solution as buttons, the position itself before them.
 * @param {Game} game
 * @param {readonly string[]} moves
 * @param {(step: number) => void} goTo
 */
function steps(game, moves, goTo) {
  const first = button("", () => goTo(0), "start");
  first.setAttribute("aria-label", texts.before);
  const items = [create("li", {}, first)];
  let shown = game;
  for (const [index, move] of moves.entries()) {
    const item = button(moveName(move), () => goTo(index + 1));
    item.prepend(create("i", { class: "chip", "data-color": shown.turn, "aria-hidden": "true" }));
    items.push(create("li", {}, item));
    shown = shown.after(/** @type {Parameters<typeof shown.after>[0]} */ (move));
  }
  return items;
}
