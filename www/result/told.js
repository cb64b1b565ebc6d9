/** @import { Store } from "../state/store.js" */
/** @import { Lead } from "./lead.js" */
/** @import { Spoken } from "./confessed.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */

import { create, setText } from "../dom/elements.js";
import { opponentOf } from "../game/plies.js";
import { loserOf } from "../players/ending.js";
import { createFace, faceOf } from "../players/faces.js";
import { bestAnswer } from "../review/answers.js";
import { decisionOf, whyLost } from "../review/decision.js";
import { puzzleOf } from "../review/missed.js";
import { sideReport } from "../review/numbers.js";
import { isComplete } from "../review/state.js";
import { reviewPhrases } from "../review/text.js";
import { LEAST_LOSS } from "../review/verdicts.js";
import { isEngine, isErring, strengthOf } from "../state/settings.js";
import { numbers } from "../words/language.js";
import { confessed, spoken } from "./confessed.js";
import { mistakeAfter } from "./exercise.js";
import { causeTold, decisionFor, leadOf, summaryOf } from "./lead.js";
import { resultCard } from "./text.js";

/** The opponents that speak of their own mistakes, by their ids. */
const CONFESSING = ["pip", "nell", "otto"];

/**
 * What is told of a game once it is reviewed: how well it was played, the person's best move, what decided it, and why it was lost. Its
 * room is kept before that.
 * @param {Store} store
 * @param {(lead: Lead | null, hasExercise: boolean) => void} offer told where to look at the game, and whether there is an exercise from it
 */
export function createTold(store, offer) {
  const accuracy = createFact();
  const best = createFact();
  const face = create("span", {});
  const sentence = create("p", {});
  const why = create("p", { class: "why" });
  const remark = create("div", { class: "decided" }, face, sentence);
  const element = create("div", { class: "told", hidden: "" }, remark, why, accuracy.element, best.element);
  /** Where to look at the game that is told of. @type {Lead | null} */
  let lead = null;
  /** From the game, for the person. @type {OwnPuzzle | null} */
  let exercise = null;
  /** @type {GameReview["moves"] | null} */
  let told = null;
  /** @param {GameReview} review */
  const tell = async (review) => {
    const color = personIn(store.state);
    const [found, causes] = await Promise.all([decisionOf(review.moves, color), whyLost(review, color)]);
    if (told !== review.moves) return;
    const loser = loserOf(review.game.at(review.total));
    const decision = decisionFor(found, loser);
    const mistake = color && mistakeAfter(review, color, decision);
    const isLost = color !== null && color === loser;
    const said = color ? saidTo(review, color, { decision, mistake, isLost }) : decision?.sentence;
    lead = leadOf(found, causes, loser, color, summaryOf(review));
    exercise = mistake && puzzleOf(review, mistake);
    offer(lead, exercise !== null);
    accuracy.draw(color ? resultCard.accuracy : resultCard.accuracies, accuracyIn(review, color));
    best.draw(resultCard.best, color ? bestMoveText(review, color) : "");
    face.replaceChildren(...(said || !found ? facesIn(store.state) : []));
    setText(sentence, said ?? (found ? "" : reviewPhrases.noPoints(LEAST_LOSS)));
    setText(why, causeTold(causes, mistake, said ?? ""));
    // Where no mistake gave the game away, why one lost comes before what the opponent says.
    if (isLost && lead?.label === resultCard.seeOwn) element.prepend(why);
    else remark.after(why);
  };
  /** @param {GameReview} review @param {Color} color of the person @param {Spoken} spokenOf */
  const saidTo = (review, color, spokenOf) =>
    (isConfessing(store.state, color) ? confessed : spoken)(review, color, spokenOf);
  store.watch(
    ({ review }) => review,
    (review) => {
      const moves = review && isComplete(review) ? review.moves : null;
      if (review && moves && moves === told) return;
      told = moves;
      lead = null;
      exercise = null;
      offer(null, false);
      if (review && moves) return void tell(review);
      accuracy.draw("", "");
      best.draw("", "");
      remark.after(why);
      face.replaceChildren();
      setText(sentence, reviewPhrases.looking);
      setText(why, "");
    },
  );
  return {
    element,
    get lead() {
      return lead;
    },
    get exercise() {
      return exercise;
    },
  };
}

/** A name and what is known of it, in a line. */
function createFact() {
  const [name, value] = [create("span", {}), create("b", {})];
  return {
    element: create("p", { class: "fact" }, name, value),
    /** @param {string} label @param {string} text empty where there is none */
    draw(label, text) {
      setText(name, text && label);
      setText(value, text);
    },
  };
}

/** @param {State} state @returns {Color | null} */
function personIn({ settings: { side } }) {
  return side === "black" || side === "white" ? side : null;
}

/** Whether the opponent speaks of its own mistakes. @param {State} state @param {Color} color of the person */
function isConfessing({ settings }, color) {
  const strength = strengthOf(settings, opponentOf(color));
  return isErring(strength) && CONFESSING.includes(strength.character);
}

/** The opponent, who says what decided the game. @param {State} state */
function facesIn(state) {
  const color = personIn(state);
  const opponent = color && opponentOf(color);
  if (!opponent || !isEngine(state.settings, opponent)) return [];
  return [createFace(faceOf(strengthOf(state.settings, opponent)), opponent)];
}

/** @param {GameReview} review @param {Color | null} color of the person */
function accuracyIn(review, color) {
  const share = (/** @type {Color} */ each) => {
    const { accuracy } = sideReport(review, each);
    return accuracy === null ? "–" : numbers.percent(accuracy / 100);
  };
  return color ? share(color) : resultCard.both(share("black"), share("white"));
}

/** @param {GameReview} review @param {Color} color */
function bestMoveText(review, color) {
  const found = bestAnswer(review, color);
  return found ? resultCard.answer(found.move, found.to.move) : "";
}
