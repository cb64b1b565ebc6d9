/** @import { Proposal } from "../../../../js/repertoire/proposal.js" */
/** @import { Style } from "../../../../js/repertoire/making.js" */
/** @import { Spelled } from "../../../../js/repertoire/played.js" */
/** @import { Adding, Wishes } from "./adding.js" */

import { STYLES } from "../../../../js/repertoire/making.js";
import { MOVES } from "../../../../js/rules/position.js";
import { choices } from "../../../dom/choices.js";
import { createButton as button, create, setAttribute, setText } from "../../../dom/elements.js";
import { opponentOf } from "../../../game/plies.js";
import { moveName } from "../../../game/text.js";
import { inOneText, numbers } from "../../../words/language.js";
import { repertoireTexts } from "../text.js";
import { LAST_MOVE } from "./adding.js";
import { addingTexts as texts } from "./text.js";

/**
 * What a person can ask for.
 * @typedef {object} AddingActions
 * @property {(source: "size" | "games") => void} begin
 * @property {(files: readonly File[]) => void} files
 * @property {(wishes: Partial<Wishes>) => void} wish
 * @property {(name: string) => void} chooseName a player that the person is, or is not
 * @property {() => void} be the chosen ones
 * @property {() => void} beNobody
 * @property {() => void} askAgain
 * @property {() => void} collection shows the games that are kept
 * @property {() => void} add
 * @property {() => void} end
 */

/** What is shown. @typedef {{ adding: Adding, proposal: (Proposal & { others: number }) | null }} Shown */

/** What one can choose. */
const SIZES = [20, 40, 60, 100, 200];
const REPLIES = [0, 0.05, 0.1, 0.2];
const TIMES = [1, 2, 3, 5];
const DEEPEST = [8, 12, 16, 20, 24, 30, LAST_MOVE];

/** Of so many players one says which one is oneself; others are written. */
const PLAYERS = 6;

/** How many positions are named in which another move is given. */
const DIFFERENCES = 5;

/** Adds positions: what from, which ones, and what would come of it. @param {AddingActions} actions */
export function createAdding(actions) {
  const file = create("input", {
    type: "file",
    multiple: "",
    hidden: "",
    accept: ".sgf,.pgn,.ggf,.txt,.zip",
  });
  file.addEventListener("change", () => {
    actions.files([...(file.files ?? [])]);
    file.value = "";
  });
  const sources = /** @type {const} */ (["size", "games", "files"]).map((source) => {
    const press = button(texts.sources[source], () =>
      source === "files" ? file.click() : actions.begin(source),
    );
    press.dataset.source = source;
    return press;
  });
  const from = create("div", { class: "row sources", role: "group", "aria-label": texts.from }, ...sources);
  const names = create("p", { class: "about" });
  const you = create("span");
  const known = create("p", { class: "about" }, you, " ", button(texts.change, actions.askAgain));
  const players = create("div", { class: "players", role: "group", "aria-label": texts.whichPlayer });
  const thatIsMe = button(texts.thatIsMe, actions.be);
  thatIsMe.className = "primary";
  const nobody = button(texts.noPlayer, actions.beNobody);
  const answers = create("div", { class: "row" }, thatIsMe, nobody);
  const fields = createFields(actions);
  const said = create("p", { class: "outcome", role: "status" });
  const collection = button(texts.myGames, actions.collection, "load");
  const differing = create("ul", { class: "differing" });
  const which = choices("differing", [
    ["mine", texts.keep],
    ["new", texts.take],
  ]);
  which.addEventListener("change", (event) =>
    actions.wish({ isTaken: /** @type {HTMLInputElement} */ (event.target).value === "new" }),
  );
  const add = button("", actions.add);
  add.className = "primary";
  const end = button(texts.cancel, actions.end);
  const element = create(
    "details",
    { class: "add" },
    create("summary", {}, texts.title),
    from,
    file,
    names,
    known,
    players,
    answers,
    fields.element,
    said,
    collection,
    differing,
    which,
    create("div", { class: "row" }, add, end),
  );
  return {
    element,
    /** @param {Shown} shown */
    draw({ adding, proposal }) {
      const { source, read, wishes, players: own, isAsking } = adding;
      for (const each of sources)
        setAttribute(each, "aria-pressed", each.dataset.source === source ? "true" : "false");
      setText(names, source === "files" ? read.names.join(", ") : "");
      setText(you, own ? texts.you(own.map(({ name }) => name).join(" · ")) : "");
      known.hidden = !own;
      players.hidden = answers.hidden = !isAsking;
      thatIsMe.hidden = adding.chosen.length === 0;
      nobody.hidden = adding.chosen.length > 0;
      drawPlayers(players, adding, actions);
      fields.draw(adding);
      setText(said, saidOf(adding, proposal));
      collection.hidden = !(source === "games" && hasNoGames(adding));
      const shown = proposal?.differing.slice(0, DIFFERENCES) ?? [];
      differing.hidden = shown.every(({ line }) => line.length === 0);
      differing.replaceChildren(...shown.filter(({ line }) => line.length > 0).map(differenceOf));
      which.hidden = shown.length === 0;
      for (const input of which.querySelectorAll("input"))
        input.checked = (input.value === "new") === wishes.isTaken;
      const count = proposal ? proposal.added + (wishes.isTaken ? proposal.differing.length : 0) : 0;
      setText(add, count > 0 ? texts.add(count) : texts.addTold);
      add.hidden = !proposal?.isNew;
      end.hidden = source === null;
    },
  };
}

/** What one wishes of a source. @param {AddingActions} actions */
function createFields({ wish }) {
  const size = createSelect(texts.count, SIZES, (each) => repertoireTexts.positions(each));
  const style = createSelect(texts.style, STYLES, (each) => texts.styles[each]);
  const replies = createSelect(texts.replies, REPLIES, (each) =>
    each === 0 ? texts.anyReplies : texts.commonReplies(numbers.percent(each)),
  );
  const times = createSelect(texts.times, TIMES, texts.atLeast);
  const deepest = createSelect(texts.deepest, DEEPEST, (each) =>
    each === LAST_MOVE ? texts.toTheEnd : String(each),
  );
  const isFollowed = create("input", { type: "checkbox" });
  const followed = create("label", { class: "check" }, isFollowed, " ", texts.isFollowed);
  const element = create(
    "div",
    { class: "wishes" },
    ...[size, style, replies, times, deepest].map((each) => each.element),
    followed,
  );
  element.addEventListener("change", () =>
    wish({
      size: Number(size.select.value),
      style: /** @type {Style} */ (style.select.value),
      replies: Number(replies.select.value),
      times: Number(times.select.value),
      deepest: Number(deepest.select.value),
      isFollowed: isFollowed.checked,
    }),
  );
  return {
    element,
    /** @param {Adding} adding */
    draw({ source, read, games, wishes, isReading }) {
      const hasGames = games.length > 0;
      element.hidden = isReading || !(source === "size" || hasGames || read.trees.length > 0);
      for (const each of [size, style, replies]) each.element.hidden = source !== "size";
      times.element.hidden = source === "size" || !hasGames;
      for (const [each, value] of /** @type {const} */ ([
        [size, wishes.size],
        [style, wishes.style],
        [replies, wishes.replies],
        [times, wishes.times],
        [deepest, wishes.deepest],
      ]))
        each.select.value = String(value);
      isFollowed.checked = wishes.isFollowed;
    },
  };
}

/**
 * @template {string | number} Value
 * @param {string} label
 * @param {readonly Value[]} values
 * @param {(value: Value) => string} nameOf
 */
function createSelect(label, values, nameOf) {
  const select = create(
    "select",
    {},
    ...values.map((value) => create("option", { value: String(value) }, nameOf(value))),
  );
  return { select, element: create("label", {}, create("span", {}, label), " ", select) };
}

/**
 * The players, those of most games first, and who was chosen by another name.
 * @param {HTMLElement} element
 * @param {Adding} adding
 * @param {AddingActions} actions
 */
function drawPlayers(element, { isAsking, read, chosen }, actions) {
  const shown = [...new Set([...read.players.slice(0, PLAYERS), ...chosen])];
  const key = isAsking ? [read.players, shown].map((all) => all.map(({ name }) => name)).join("\n") : "";
  // It is being written in.
  if (element.dataset.key !== key) {
    const hadFocus = element.contains(document.activeElement);
    element.dataset.key = key;
    element.replaceChildren(...(isAsking ? playerChoices(read.players, shown, actions) : []));
    if (hadFocus && isAsking) element.querySelector("button")?.focus();
  }
  const presses = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("button[data-name]"));
  for (const each of presses)
    setAttribute(each, "aria-pressed", String(chosen.some(({ name }) => name === each.dataset.name)));
}

/** @param {Adding["read"]["players"]} players @param {readonly Spelled[]} shown @param {AddingActions} actions */
function playerChoices(players, shown, { chooseName }) {
  const list = create(
    "datalist",
    { id: "players-of-games" },
    ...players.flatMap(({ spellings }) => spellings).map((name) => create("option", { value: name })),
  );
  const other = create("input", {
    list: list.id,
    "aria-label": texts.anotherPlayer,
    placeholder: texts.anotherPlayer,
    autocomplete: "off",
    spellcheck: "false",
  });
  other.addEventListener("change", () => chooseName(other.value));
  const names = shown.map(({ name, games }) => {
    const press = button(`${name} · ${numbers.whole(games)}`, () => chooseName(name));
    press.dataset.name = name;
    return press;
  });
  return [
    create("p", { class: "about" }, texts.whichPlayer),
    create("div", { class: "row" }, ...names, ...(players.length > PLAYERS ? [other, list] : [])),
  ];
}

/** Whether nobody has played anything. @param {Adding} adding */
function hasNoGames({ isReading, games, read }) {
  return !isReading && games.length === 0 && read.players.length === 0;
}

/** What would come of it, or why there is nothing to take. @param {Adding} adding @param {Shown["proposal"]} proposal */
function saidOf(adding, proposal) {
  const { source, color, isReading, isAsking, games, read } = adding;
  if (source === null) return "";
  if (isReading) return texts.reading;
  const [problem] = read.problems;
  if (source === "games" && hasNoGames(adding)) return texts.noGames;
  const isOfGames = source !== "size" && read.trees.length === 0;
  const left = adding.left > 0 ? [texts.leftFor[opponentOf(color)](adding.left)] : [];
  if (isOfGames && games.length === 0)
    return isAsking
      ? ""
      : (problem ?? (read.players.length > 0 ? inOneText([texts.noneAs[color], ...left]) : texts.nothingNew));
  if (!proposal) return "";
  const { added, deepest, differing, apart, others } = proposal;
  const isNothing = added === 0 && differing.length === 0 && !proposal.isNew;
  return inOneText([
    ...(problem ? [problem] : []),
    ...(source !== "size" && games.length > 0 ? [texts.gamesAs[color](games.length)] : []),
    ...left,
    ...(added > 0 ? [texts.adds(added, deepest)] : []),
    ...(isNothing ? [texts.nothingNew, ...(isOfGames ? [texts.goDeeper] : [])] : []),
    ...(differing.length > 0 ? [texts.differ(differing.length)] : []),
    ...(apart > 0 ? [texts.apart(apart)] : []),
    ...(others > 0 ? [repertoireTexts.others(others)] : []),
  ]);
}

/** Where another move is given: the moves that lead there, one's own, and the new one. @param {Proposal["differing"][number]} difference */
function differenceOf({ line, mine, given }) {
  const nameOf = (/** @type {number} */ number) => moveName(String(MOVES[number]));
  return create("li", {}, `${line.map(nameOf).join(" ")}: ${nameOf(mine)} → ${nameOf(given)}`);
}
