/** @import { GameClass } from "../../package/flipside.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Color } from "../../state/types.js" */
/** @import { Walk } from "./walk.js" */
import { create, createButton, icon, reveal, setAttribute, setText } from "../../dom/elements.js";
import { comparedReasons } from "../../reasons/reasons.js";
import { inOneText } from "../../words/language.js";
import { turningMarks } from "../mistakes/marks.js";
import { chapterText, lessonTexts, mistakeText } from "../text.js";
import { RECORDS } from "./records.js";
import { eventText, playersText, famousTexts as texts, walkText } from "./text.js";
import { atNext, atPly, nextKind, seenBy, turnOf, walkOf } from "./walk.js";

/** @type {readonly Color[]} */
const SIDES = ["black", "white"];

/**
 * Shows the games of champions in place of the lessons: their list, or one of them on the board.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {GameClass} parts.Game
 * @param {HTMLElement} parts.panel
 * @param {() => void} parts.leave goes back to the lessons
 */
export function openGames({ store, Game, panel, leave }) {
  /** @type {Walk | null} */
  let walk = null;
  const view = createWalkView({
    close: () => list(),
    side: (side) => walk && show(seenBy(walk, side)),
    by: (plies) => walk && show(atPly(walk, walk.ply + plies)),
    next: () => walk && show(atNext(walk)),
  });

  /** @param {Walk} shown */
  function show(shown) {
    const isOther = shown.record !== walk?.record;
    walk = shown;
    if (isOther) panel.replaceChildren(...view.parts);
    view.draw(shown);
    if (isOther) view.title.focus({ preventScroll: true });
    const turn = turnOf(shown);
    put(shown.game.at(shown.ply), turn ? turningMarks(turn.mistake) : []);
    if (turn) void tell(shown, turn);
  }

  /** Adds what the coach says of a move that lost much. @param {Walk} shown @param {import("./walk.js").Turn} turn */
  async function tell(shown, { mistake }) {
    const { kind, played, best } = mistake;
    // Without the coach it is said what the move lost.
    const position = shown.game.at(shown.ply);
    const reasons = await comparedReasons(position, played, best, position.turn).catch(() => []);
    const reason = reasons.find((each) => each.kind === kind);
    if (walk === shown && reason) view.tell(inOneText([mistakeText(mistake), reason.sentence]));
  }

  /** @param {ReturnType<Walk["game"]["at"]>} game @param {ReturnType<typeof turningMarks>} marks */
  function put(game, marks) {
    if (store.state.room === "learn")
      store.update({ exercise: { game, isOpen: false, marks, link: "games" } });
  }

  function list() {
    walk = null;
    const title = create("h2", { tabindex: "-1" }, chapterText("games").title);
    const games = RECORDS.map((record) => {
      const button = createButton("", () => show(walkOf(Game, record)));
      button.append(create("b", {}, playersText(record)), create("span", {}, eventText(record)));
      return create("li", {}, button);
    });
    panel.replaceChildren(
      create("header", { class: "panel-head" }, title, closing(leave, lessonTexts.all)),
      create("p", { class: "about" }, texts.about),
      create("ul", { class: "chapters" }, ...games),
    );
    put(new Game(), []);
    title.focus({ preventScroll: true });
  }

  list();
  return { close: () => {} };
}

/** @param {() => void} close @param {string} label */
function closing(close, label) {
  const button = createButton("", close);
  button.className = "quiet close";
  button.setAttribute("aria-label", label);
  button.append(icon("close"));
  return button;
}

/**
 * A game with its buttons.
 * @param {object} actions
 * @param {() => void} actions.close
 * @param {(side: Color) => void} actions.side
 * @param {(plies: number) => void} actions.by
 * @param {() => void} actions.next
 */
function createWalkView({ close, side, by, next }) {
  const title = create("h2", { tabindex: "-1" });
  const event = create("p", { class: "place" });
  const sides = SIDES.map((color) => ({ color, button: createButton("", () => side(color)) }));
  const choice = create("div", { class: "row", role: "group", "aria-label": texts.sides });
  choice.append(...sides.map(({ button }) => button));
  const feedback = create("p", { class: "feedback", role: "status" });
  const step = (/** @type {"back" | "forward"} */ picture, /** @type {1 | -1} */ plies) => {
    const button = createButton("", () => {
      if (button.getAttribute("aria-disabled") !== "true") by(plies);
    });
    button.append(icon(picture));
    button.title = lessonTexts[picture === "back" ? "stepBack" : "stepForward"];
    button.setAttribute("aria-label", button.title);
    return button;
  };
  const [back, forward] = [step("back", -1), step("forward", 1)];
  const onward = createButton(texts.next, next);
  onward.className = "primary";
  const row = create("div", { class: "row" }, back, forward, onward);
  const head = create("header", { class: "panel-head" }, title, closing(close, texts.all));
  return {
    title,
    parts: [head, event, choice, feedback, row],
    tell(/** @type {string} */ text) {
      setText(feedback, text);
      reveal(feedback);
    },
    draw(/** @type {Walk} */ walk) {
      const { record, game, ply } = walk;
      const turn = turnOf(walk);
      setText(title, playersText(record));
      setText(event, eventText(record));
      for (const { color, button } of sides) {
        setText(button, texts.side(color, record[color]));
        button.setAttribute("aria-pressed", String(color === walk.side));
      }
      setText(feedback, turn ? mistakeText(turn.mistake) : walkText(walk));
      setAttribute(feedback, "data-wrong", turn !== undefined);
      setAttribute(back, "aria-disabled", ply === 0 ? "true" : null);
      setAttribute(forward, "aria-disabled", ply === game.moves.length ? "true" : null);
      setText(onward, { turn: texts.next, fact: texts.onward, end: texts.end }[nextKind(walk)]);
      setAttribute(onward, "aria-disabled", ply === game.moves.length ? "true" : null);
    },
  };
}
