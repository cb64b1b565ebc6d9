/** @import { Page } from "../../feature.js" */
/** @import { Decision } from "../../review/decision.js" */
/** @import { Size } from "../../review/verdicts.js" */
/** @import { Color, GameReview, State } from "../../state/types.js" */
import { create, setAttribute, setText } from "../../dom/elements.js";
import { LARGE, READABLE, setSize } from "../../dom/fit.js";
import { finalDiscs } from "../../players/ending.js";
import { gaveAway } from "../../review/causes/causes.js";
import { decisionOf, whyLost } from "../../review/decision.js";
import { personIn } from "../../review/missed.js";
import { mistakeFrom, mistakesOf, sideReport } from "../../review/numbers.js";
import { isComplete } from "../../review/state.js";
import { verdictOf } from "../../review/verdicts.js";
import { accuracyText, progressText, report, signsOfSizes, sizeNames } from "../text.js";
import { nameInReview } from "./names.js";

/** @type {readonly Color[]} */
const COLORS = ["black", "white"];

/**
 * The start of a review: who played how well, with the way to each kind of mistake, and what decided the game.
 * @param {Page} page
 * @param {() => void} changed called when what had no room is shown, or hidden again
 */
export function createHome({ store, match }, changed) {
  /** A second press takes back what the first one said. @param {Color} color */
  const claim = (color) => match.study.claim(store.state.about?.person === color ? null : color);
  const sides = COLORS.map((color) =>
    createSide(color, { go: (size) => goTo(store.state, color, size), claim: () => claim(color) }),
  );
  // What stands below it can be pressed.
  const played = create("td", { class: "played", "aria-hidden": "true" }, report.iPlayed);
  const discs = create("th", { scope: "col", class: "discs" }, report.discs);
  const head = create(
    "tr",
    {},
    played,
    discs,
    create("th", { scope: "col" }, report.accuracy),
    ...headings(),
  );
  const table = create(
    "table",
    { class: "sides" },
    create("thead", {}, head),
    create("tbody", {}, ...sides.map((side) => side.element)),
  );
  const legend = create("p", { class: "signs", "aria-hidden": "true" }, report.lost, ...signsInWords());
  // It is heard as soon as it is known.
  const why = create("div", { class: "why", "aria-live": "polite" });
  const more = create(
    "button",
    { type: "button", class: "more", "aria-expanded": "false", hidden: "" },
    report.more,
  );
  const further = create("div", { class: "further", hidden: "" });
  // The rest of the page says so to a screen reader, move by move.
  const progress = create("p", { class: "decided" });
  const element = create(
    "section",
    { id: "review-home", class: "home", "aria-label": report.home, hidden: "" },
    table,
    legend,
    progress,
    why,
    more,
    further,
  );
  const causes = () => /** @type {HTMLElement[]} */ ([...why.children]);
  /** Whether a cause has room. @param {Element | undefined} cause */
  const isSeen = (cause) => {
    const [inner, outer] = [cause ?? why, why].map((each) => each.getBoundingClientRect());
    if (!inner || !outer) return false;
    return inner.left < outer.right && inner.right > outer.left && inner.bottom <= outer.bottom + 1;
  };
  const isWhole = () => element.scrollHeight <= element.clientHeight;
  /** @param {boolean} isOpen */
  const open = (isOpen) => {
    if (further.hidden !== isOpen) return;
    further.hidden = !isOpen;
    setAttribute(more, "aria-expanded", String(isOpen));
    changed();
  };
  /** Shows all causes where they have room, or else as many as have, and the others when one asks for more. */
  const fit = () => {
    more.hidden = true;
    const areAll = setSize(element, () => isWhole() && causes().every(isSeen), LARGE);
    more.hidden = areAll || causes().length < 2;
    const isSome = (/** @type {number} */ last) => isWhole() && causes().slice(0, last).every(isSeen);
    // Two of them tell more than one in larger letters.
    if (!areAll && !setSize(element, () => isSome(2), READABLE)) setSize(element, () => isSome(1));
    for (const [index, cause] of causes().entries()) {
      const twin = /** @type {HTMLElement} */ (further.children[index]);
      twin.hidden = isSeen(cause);
      cause.style.visibility = twin.hidden ? "" : "hidden";
    }
    const rest = [...further.children].filter((twin) => !(/** @type {HTMLElement} */ (twin).hidden)).length;
    setText(more, rest > 0 ? report.moreCauses(rest) : report.more);
    if (more.hidden) open(false);
  };
  new ResizeObserver(fit).observe(element);
  more.addEventListener("click", () => open(further.hidden !== false));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || further.hidden) return;
    const hadFocus = further.contains(document.activeElement);
    open(false);
    if (hadFocus) more.focus({ preventScroll: true });
  });
  /** @param {State} state @param {Color} color @param {Size} size */
  const goTo = ({ review }, color, size) => {
    if (!review) return;
    const to = mistakeFrom(review, 0, 1, ofSize(review, color, size));
    if (to !== undefined) match.study.goToReviewed(to);
  };
  /** What decided the game, and why it was lost: each leads to its move. @param {readonly { ply: number, sentence: string }[]} found */
  const tell = (found) => {
    const buttons = () =>
      found.map(({ ply, sentence }) => {
        const button = create("button", { type: "button", class: "quiet decided" }, sentence);
        button.addEventListener("click", () => match.study.goToReviewed(ply));
        return button;
      });
    why.replaceChildren(...buttons());
    further.replaceChildren(...buttons());
    fit();
  };
  /** The review of which is told what decided the game, and to whom. @type {{ moves: GameReview["moves"] | null, person: Color | null }} */
  let told = { moves: null, person: null };
  store.watch(
    (state) => ({ review: state.review, person: personIn(state) }),
    ({ review, person }) => {
      const moves = review && isComplete(review) ? review.moves : null;
      if (moves === told.moves && person === told.person) return;
      const now = { moves, person };
      told = now;
      if (!review || !moves) return tell([]);
      void Promise.all([decisionOf(moves, person), whyLost(review, person)]).then(([decided, causes]) => {
        if (told === now) tell(inOrder(decided, causes));
      });
    },
  );
  store.watch(
    ({ paused, review }) => (review ? progressText(review, paused.review) : ""),
    (text) => {
      setText(progress, text);
      progress.hidden = text === "";
    },
  );
  store.watch(
    ({ about, review, settings }) => ({ about, review, settings }),
    ({ about, review, settings }) => {
      if (!review) return;
      discs.hidden = !review.game.at(review.total).isOver;
      // In a game of the page itself it is known whose it is, or it is nobody's.
      const isAsked = about !== null;
      setAttribute(element, "data-asks", isAsked && (about.person ? "said" : "open"));
      for (const side of sides)
        side.draw(review, {
          who: nameInReview({ about, settings }, side.color),
          isAsked,
          isPerson: about?.person === side.color,
        });
      fit();
    },
  );
  return {
    element,
    /** What "More" opens. */
    further,
    get isOpen() {
      return !further.hidden;
    },
    /** @param {HTMLElement} entry the button that leads on */
    lead: (entry) => more.before(entry),
    /** The button that leads on has the focus. */
    focus: () =>
      /** @type {HTMLElement | null} */ (more.previousElementSibling)?.focus({ preventScroll: true }),
    /** @param {boolean} isShown */
    draw(isShown) {
      if (element.hidden !== isShown) return;
      element.hidden = !isShown;
      open(false);
      fit();
    },
  };
}

/** What the signs of mistakes mean. */
function signsInWords() {
  return signsOfSizes().map(({ sign, least, most }) =>
    create(
      "span",
      {},
      create("b", { class: "sign" }, sign),
      Number.isFinite(most) ? report.upTo(least, most) : report.orMore(least),
    ),
  );
}

/** The sign of each kind of mistake, and what it loses where there is no room for a line that says so. */
function headings() {
  const names = sizeNames();
  return signsOfSizes().map(({ sign, least, most }, index) =>
    create(
      "th",
      { scope: "col", title: names[index]?.name ?? "" },
      create("b", { class: "sign" }, sign),
      create("small", { "aria-hidden": "true" }, Number.isFinite(most) ? `${least}–${most}` : `${least}+`),
    ),
  );
}

/**
 * One player: name, discs at the end, accuracy, and how many mistakes of each size.
 * @param {Color} color
 * @param {object} act
 * @param {(size: Size) => void} act.go to the first mistake of a size
 * @param {() => void} act.claim says that it is the person's
 */
function createSide(color, { go, claim }) {
  const name = create("b", { class: "name" });
  const [discs, accuracy] = [create("td", { class: "discs" }), create("td", { class: "exact" })];
  const counts = sizeNames().map(({ size, name }) => {
    const count = create("span");
    const button = create("button", { type: "button", class: "quiet", "data-size": size }, count);
    button.addEventListener("click", () => button.getAttribute("aria-disabled") || go(size));
    return { size, name, button, count };
  });
  const chip = create("i", { class: "chip", "data-color": color });
  const seat = create("span", { class: "seat" });
  const own = create(
    "button",
    { type: "button", class: "quiet own", "aria-label": report.played(color) },
    seat,
    create("span", { class: "me" }, report.me),
  );
  own.addEventListener("click", claim);
  const head = create("th", { scope: "row" }, own);
  const element = create(
    "tr",
    { "data-color": color },
    head,
    discs,
    accuracy,
    ...counts.map(({ button }) => create("td", {}, button)),
  );
  return {
    color,
    element,
    /**
     * @param {GameReview} review
     * @param {{ who: string, isAsked: boolean, isPerson: boolean }} player whether the person may say that it is theirs, and has said so
     */
    draw(review, { who, isAsked, isPerson }) {
      const end = review.game.at(review.total);
      const { accuracy: share, isKnown } = sideReport(review, color);
      setText(name, who);
      name.title = who;
      // Its column is read by the name alone.
      setAttribute(head, "aria-label", who);
      const place = isAsked ? seat : head;
      if (name.parentElement !== place) place.append(chip, name);
      own.hidden = !isAsked;
      setAttribute(own, "aria-pressed", String(isPerson));
      discs.hidden = !end.isOver;
      setText(discs, end.isOver ? String(finalDiscs(end)[color === "black" ? 0 : 1]) : "");
      setText(accuracy, isKnown ? accuracyText(share) : report.notYet);
      for (const { size, name: kind, button, count } of counts) {
        const number = ofSize(review, color, size).length;
        const isReady = isComplete(review);
        setText(count, isReady ? String(number) : report.notYet);
        setAttribute(
          button,
          "aria-label",
          report.counted(who, kind, isReady ? String(number) : report.notYet),
        );
        setAttribute(button, "title", kind);
        setAttribute(button, "aria-disabled", isReady && number > 0 ? null : "true");
      }
    },
  };
}

/**
 * Why the game was lost first, then the move that gave it away. The move that lost the most and decided nothing, or one of the winner,
 * is told only where nothing else is known.
 * @template {{ ply: number, turn: Color, sentence: string }} Told
 * @param {Decision | null} decided
 * @param {readonly Told[]} causes
 */
function inOrder(decided, [cause, ...others]) {
  if (!cause) return decided ? [decided] : [];
  return decided && gaveAway(decided, cause.turn) ? [cause, decided, ...others] : [cause, ...others];
}

/** @param {GameReview} review @param {Color} color @param {Size} size */
function ofSize(review, color, size) {
  return mistakesOf(review).filter((move) => move.turn === color && verdictOf(review, move) === size);
}
