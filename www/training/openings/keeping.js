/** @import { ReviewedMove } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Left } from "../../../js/repertoire/leaving.js" */
/** @import { Change } from "../../../js/repertoire/repertoire.js" */
/** @import { Color } from "../../train/repertoires.js" */

import { leftBy } from "../../../js/repertoire/leaving.js";
import { pliesOf } from "../../../js/repertoire/plies.js";
import { MOVES, numberOf, PASS } from "../../../js/rules/position.js";
import { createButton as button, create, setText } from "../../dom/elements.js";
import { addPanel } from "../../dom/panels.js";
import { discsPlaced } from "../../game/plies.js";
import { moveName } from "../../game/text.js";
import { reasonsOf } from "../../reasons/reasons.js";
import { isReviewed, reviewedMove } from "../../review/state.js";
import { LEAST_LOSS } from "../../review/verdicts.js";
import { fields } from "../../state/store.js";
import { COLORS, positionOf, Repertoires } from "../../train/repertoires.js";
import { TrainingStore } from "../../train/store.js";
import { keepingTexts as texts } from "./keeping-text.js";
import { repertoireTexts } from "./text.js";

/**
 * Beside the game in Analyze: keeps its line in a repertoire, and says where the game left one.
 * @param {{ store: Store, match: Match }} page
 */
export async function openKeeping({ store, match }) {
  const training = await TrainingStore.open();
  const repertoires = new Repertoires(training);
  const said = create("p", { class: "note", role: "status" });
  const left = COLORS.map((color) => ({ color, element: create("p", { class: "note" }) }));
  /** What was changed last here. @type {{ color: Color, id: string } | null} */
  let last = null;
  /** What was asked of the coach last. @type {{ reviewed: ReviewedMove, reasons: ReturnType<typeof reasonsOf> } | null} */
  let why = null;
  const undo = button(texts.undo, () => void takeBack(), "undo");
  const keeps = COLORS.map((color) => button(texts.keep[color], () => void keep(color)));
  const panel = addPanel("keeping", "analyze", { "aria-label": texts.title });
  panel.append(
    create("h2", {}, texts.title),
    ...left.map(({ element }) => element),
    create("div", { class: "row" }, ...keeps, undo),
    said,
  );
  /** The moves of the line up to the board, with the start. */
  const line = () => {
    const { game } = store.state;
    return { moves: game.moves.slice(0, game.ply), start: positionOf(game.at(0)) };
  };
  /** @param {Color} color */
  async function keep(color) {
    await training.refresh();
    const { moves, start } = line();
    const repertoire = repertoires.of(color);
    /** @type {Change[]} */
    const changes = pliesOf(moves.map(numberOf), start).flatMap(({ position, played }) =>
      position.turn === color && played !== PASS && !repertoire.at(position)?.numbers.includes(played)
        ? [{ position, number: played }]
        : [],
    );
    if (changes.length > 0) last = { color, id: await repertoires.change(repertoire.with(changes)) };
    setText(said, changes.length > 0 ? repertoireTexts.taken(changes.length) : texts.known);
    draw();
  }
  async function takeBack() {
    await training.refresh();
    if (last) await repertoires.undo(last.color, last.id);
    setText(said, "");
    draw();
  }
  function draw() {
    const { game } = store.state;
    const start = positionOf(game.at(0));
    for (const { color, element } of left) {
      const repertoire = repertoires.of(color);
      const found = leftBy(repertoire, game.moves.map(numberOf), start);
      element.hidden = repertoire.size === 0 || !found;
      element.replaceChildren(...(found ? [placeOf(found), reasonIn(found)] : []));
    }
    undo.hidden = last === null || !repertoires.canUndo(last.color, last.id);
    for (const each of keeps) each.disabled = game.ply === 0;
  }
  /** What is said of where a game left; a press leads there. @param {Left} found */
  const placeOf = (found) =>
    button(leftText(found, store.state.game.moves), () => match.goTo(found.ply), "forward");
  /** Why the move that left was worse than the answer, where the review knows that it is the best one. @param {Left} found */
  function reasonIn({ by, ply, answers }) {
    const element = create("span", { class: "told" });
    const { game, review } = store.state;
    const reviewed = reviewedMove(review, ply + 1);
    const isKnown = review !== null && isReviewed(review, game.start, game.moves);
    const isBest = reviewed && answers.includes(numberOf(reviewed.best.move));
    if (by === "own" && isKnown && isBest && reviewed.loss >= LEAST_LOSS) {
      if (why?.reviewed !== reviewed)
        why = { reviewed, reasons: reasonsOf(game.at(ply), reviewed.line, reviewed.best) };
      // Without a reason the answer says enough.
      why.reasons.then(
        ([reason]) => setText(element, reason?.sentence ?? ""),
        () => {},
      );
    }
    return element;
  }
  store.watch(fields("game", "room", "review"), ({ room }) => room === "analyze" && draw());
  store.on("entered", (room) => {
    if (room === "analyze") void training.refresh().then(draw);
  });
}

/** Says after a game where the person left the repertoire, where there is one. @param {Store} store */
export async function tellLeft(store) {
  const { game, settings } = store.state;
  const color = COLORS.find((each) => each === settings.side);
  if (!color) return;
  const training = await TrainingStore.open();
  const repertoire = new Repertoires(training).of(color);
  training.close();
  const found = leftBy(repertoire, game.moves.map(numberOf), positionOf(game.at(0)));
  if (found && store.state.game === game)
    store.update({ notice: { kind: "info", text: leftText(found, game.moves) } });
}

/** @param {Left} left @param {readonly string[]} moves of the game */
export function leftText({ by, ply, answers, played }, moves) {
  const number = discsPlaced(moves.slice(0, ply)) + 1;
  if (by === "own") return texts.leftOwn(number, moveName(String(MOVES[answers[0]])));
  return texts.leftOther(number, moveName(String(MOVES[played])));
}
