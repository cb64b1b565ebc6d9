/** @import { Store } from "../state/store.js" */
/** @import { Decision } from "../review/decision.js" */
/** @import { OwnPuzzle } from "../review/own-puzzles.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */

import { create, setText } from "../dom/elements.js";
import { opponentOf } from "../game/plies.js";
import { createFace, faceOf } from "../players/faces.js";
import { bestAnswer } from "../review/answers.js";
import { decisionOf, whyLost } from "../review/decision.js";
import { sideReport } from "../review/numbers.js";
import { isComplete } from "../review/state.js";
import { reviewPhrases } from "../review/text.js";
import { LEAST_LOSS } from "../review/verdicts.js";
import { isEngine, isErring, strengthOf } from "../state/settings.js";
import { numbers } from "../words/language.js";
import { confessed, spoken } from "./confessed.js";
import { exerciseAfter } from "./exercise.js";
import { resultCard } from "./text.js";

/** The opponents that speak of their own mistakes, by their ids. */
const CONFESSING = ["pip", "nell", "otto"];

/**
 * What is told of a game once it is reviewed: how well it was played, the person's best move, what decided it, and why it was lost. Its
 * room is kept before that.
 * @param {Store} store
 * @param {(hasExercise: boolean) => void} offer told whether there is an exercise from the game
 */
export function createTold(store, offer) {
  const accuracy = createFact();
  const best = createFact();
  const face = create("span", {});
  const sentence = create("p", {});
  const why = create("p", { class: "why" });
  const decision = create("div", { class: "decided" }, face, sentence);
  const element = create("div", { class: "told", hidden: "" }, decision, why, accuracy.element, best.element);
  /** The ply before the move that decided the game that is told of. @type {number | null} */
  let decided = null;
  /** From the game, for the person. @type {OwnPuzzle | null} */
  let exercise = null;
  /** @type {GameReview["moves"] | null} */
  let told = null;
  /** @param {GameReview} review */
  const tell = async (review) => {
    const [found, [cause]] = await Promise.all([decisionOf(review.moves), whyLost(review)]);
    if (told !== review.moves) return;
    const color = personIn(store.state);
    decided = found?.ply ?? null;
    exercise = color && exerciseAfter(review, color, found);
    offer(exercise !== null);
    accuracy.draw(color ? resultCard.accuracy : resultCard.accuracies, accuracyIn(review, color));
    best.draw(resultCard.best, color ? bestMoveText(review, color) : "");
    face.replaceChildren(...facesIn(store.state));
    setText(sentence, saidOf(review, color, found) ?? reviewPhrases.noPoints(LEAST_LOSS));
    setText(why, cause?.sentence ?? "");
  };
  /** @param {GameReview} review @param {Color | null} color of the person @param {Decision | null} found what decided the game */
  const saidOf = (review, color, found) => {
    if (!color || !isEngine(store.state.settings, opponentOf(color))) return found?.sentence;
    return isConfessing(store.state, color) ? confessed(review, color, found) : spoken(color, found);
  };
  store.watch(
    ({ review }) => review,
    (review) => {
      const moves = review && isComplete(review) ? review.moves : null;
      if (review && moves && moves === told) return;
      told = moves;
      decided = null;
      exercise = null;
      offer(false);
      if (review && moves) return void tell(review);
      accuracy.draw("", "");
      best.draw("", "");
      face.replaceChildren();
      setText(sentence, reviewPhrases.looking);
      setText(why, "");
    },
  );
  return {
    element,
    get decided() {
      return decided;
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
