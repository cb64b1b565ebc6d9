/** @import { Drill } from "./drill.js" */
/** @import { Said } from "./said.js" */
import {
  createButton as button,
  create,
  releaseFocus,
  reveal,
  setAttribute,
  setText,
} from "../../../dom/elements.js";
import { opponentOf } from "../../../game/plies.js";
import { moveName } from "../../../game/text.js";
import { inOneText, numbers, openingLanguage } from "../../../words/language.js";
import { signed } from "../../../words/numbers.js";
import { trainingTexts } from "../../text.js";
import { repertoireTexts as texts } from "../text.js";

/**
 * What a person can ask for.
 * @typedef {object} DrillActions
 * @property {() => void} openings
 * @property {() => void} show
 * @property {() => void} takeBack
 * @property {() => void} take the move that is as good as the answer
 * @property {() => void} next
 * @property {() => void} analyze
 * @property {() => void} playOn
 */

/**
 * A line that is trained.
 * @param {DrillActions} actions
 */
export function createDrill(actions) {
  const back = button("", actions.openings, "back");
  back.className = "quiet back";
  back.append(create("span", {}, texts.title));
  const title = create("h2", { tabindex: "-1" });
  const state = create("p", { class: "state" });
  const chip = create("span", { class: "chip", "aria-hidden": "true" });
  const turnText = create("span");
  const turn = create("p", { class: "turn" }, chip, turnText);
  const asked = create("p", { class: "task" });
  const led = create("p", { class: "about led" });
  const counts = create("p", { class: "counts-as" });
  const headline = create("p", { class: "headline" });
  const reason = create("p", { class: "why" });
  const feedback = create("div", { class: "feedback", role: "status" }, headline, reason);
  const show = button(texts.show, actions.show);
  const take = button("", actions.take);
  const again = button(trainingTexts.tryAgain, actions.takeBack, "undo");
  const next = button("", actions.next);
  again.className = "primary";
  next.className = "next primary";
  const analyze = button(trainingTexts.analyze, actions.analyze, "analyze");
  const playOn = button(texts.playOn, actions.playOn, "play");
  for (const each of [analyze, playOn]) each.classList.add("quiet");
  const element = create(
    "section",
    { id: "line", class: "puzzle" },
    create("header", { class: "panel-head" }, back, title, state),
    create("div", { class: "asked" }, turn, asked, led, counts),
    feedback,
    create("div", { class: "row" }, show, take, again, next),
    create("div", { class: "row after" }, analyze, playOn),
  );
  return {
    element,
    title,
    /** @param {Drill} drill */
    draw(drill) {
      const { line, said } = drill;
      if (!line) return;
      const { game } = drill;
      const isAsked = line.phase === "asked";
      const isWrong = said?.isShown === true;
      const { waiting } = drill;
      setAttribute(element, "data-phase", line.phase);
      setText(title, game.openingName(openingLanguage()) ?? texts.as[line.color]);
      const toCome = drill.isSecond ? texts.onceMore(waiting) : trainingTexts.toCome(waiting);
      setText(state, waiting > 0 ? toCome : "");
      setAttribute(chip, "data-color", line.color);
      setText(turnText, trainingTexts.turn(line.color));
      setText(asked, texts.yourMove);
      setText(led, drill.isApart ? texts.apartAlone : line.moves.map(moveName).join(" "));
      setText(
        counts,
        [line.isGraded ? texts.counts : texts.countsNot, ...(line.isTurned ? [texts.turned] : [])].join(
          " · ",
        ),
      );
      for (const each of [turn, asked, led, counts]) each.hidden = !isAsked;
      // What is said of a move needs the room on a phone, and the question was read.
      if (said?.kind === "wrong" || said?.kind === "also") asked.hidden = counts.hidden = true;
      const [first, second] = said ? sentences(said, line.color) : ["", ""];
      const isEnd = line.phase === "over";
      setText(headline, isEnd ? inOneText([first, texts.over]) : first);
      setText(reason, second);
      setAttribute(feedback, "data-empty", first === "" && second === "");
      setAttribute(feedback, "data-tone", said?.kind === "wrong" ? "wrong" : said ? "right" : "open");
      // After a right move the board is looked at, where the next one is asked.
      if (first !== "" && said?.kind !== "right") reveal(feedback);
      next.hidden = isAsked;
      if (!isAsked) releaseFocus(show, "#line .next");
      show.hidden = !isAsked || isWrong;
      again.hidden = !isWrong;
      take.hidden = !isAsked || said?.kind !== "also";
      setText(take, said ? texts.takeInstead(moveName(said.move)) : "");
      setText(next, isEnd ? texts.next : trainingTexts.next);
      playOn.hidden = !isEnd;
    },
  };
}

/** What is said of a move: first what it is, then why. @param {Said} said @param {"black" | "white"} color @returns {[string, string]} */
export function sentences(said, color) {
  const [move, answer] = [moveName(said.move), moveName(said.answer)];
  const list = said.chosen.map((each) => `${moveName(each.move)} ${numbers.share(each.part)}`).join(", ");
  const chosen = list ? [texts.chosen(list)] : [];
  if (said.kind === "also") {
    const { values } = said;
    if (values && values.move > values.answer)
      return [texts.better(move, signed(values.move), answer, signed(values.answer)), inOneText(chosen)];
    return [values ? texts.also(move, signed(values.move), answer) : texts.otherWay(move, answer), ""];
  }
  if (said.kind !== "wrong") {
    const named = said.name === null ? [] : [`${said.name}.`];
    return [
      inOneText([said.kind === "right" ? texts.right(move) : texts.shown(move), ...named]),
      // The answer itself is another image of the move.
      inOneText([...(move === answer ? [] : [texts.otherWay(move, answer)]), said.comment].filter(Boolean)),
    ];
  }
  const reply = said.reply === null ? [] : [texts.replies(opponentOf(color), moveName(said.reply))];
  const reason = said.reason === null ? [] : [said.reason];
  const values = said.values
    ? [texts.values(move, signed(said.values.move), answer, signed(said.values.answer))]
    : [];
  return [inOneText([texts.wrong(move), ...reply]), inOneText([...reason, ...values, ...chosen])];
}
