// A repertoire on paper: each opening with its lines, one's own moves bold.

/** @import { GameClass } from "../../../package/flipside.js" */
/** @import { Repertoire } from "../../../../js/repertoire/repertoire.js" */
/** @import { Chapter, Named } from "./chapters.js" */

import { create } from "../../../dom/elements.js";
import { moveName } from "../../../game/text.js";
import { recordOf } from "../../../picture/record.js";
import { boardSvg } from "../../../picture/svg.js";
import { numbers } from "../../../words/language.js";
import { signed } from "../../../words/numbers.js";
import { repertoireTexts as texts } from "../text.js";

/**
 * What is printed.
 * @param {Repertoire} repertoire
 * @param {readonly Chapter[]} chapters
 * @param {GameClass} Game
 */
export function sheetOf(repertoire, chapters, Game) {
  const written = [texts.positions(repertoire.size), texts.bold].join(" · ");
  return create(
    "article",
    { class: "sheet repertoire-sheet" },
    create(
      "header",
      {},
      create("h1", {}, `${texts.title}: ${texts.as[repertoire.color]}`),
      create("p", {}, written),
    ),
    ...chapters.map((chapter) => chapterOf(chapter, Game)),
    create("p", { class: "source" }, location.href),
  );
}

/** @param {Chapter} chapter @param {GameClass} Game */
function chapterOf({ name, moves, lines }, Game) {
  const title = name || moves.map(moveName).join(" ") || texts.start;
  const svg = boardSvg({
    ...recordOf(Game.parse(moves.join(""))),
    title,
    cloth: "paper",
    coordinates: false,
  });
  const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const heads = [texts.columns.line, texts.columns.value, texts.columns.games];
  return create(
    "section",
    {},
    create("h2", {}, title),
    create("figure", {}, drawing),
    create(
      "table",
      {},
      create("thead", {}, create("tr", {}, ...heads.map((head) => create("th", { scope: "col" }, head)))),
      create("tbody", {}, ...lines.map((line) => rowOf(line, name))),
    ),
  );
}

/** @param {Named} line @param {string} chapter */
function rowOf({ moves, own, share, value, name, common }, chapter) {
  // What the line above has as well is not written again.
  const written = moves.map((move, place) =>
    create(own.has(place) ? "b" : "span", {}, place < common ? "" : moveName(move)),
  );
  const named = name && name !== chapter ? [" ", create("i", {}, name)] : [];
  return create(
    "tr",
    {},
    create("td", {}, ...written, ...named),
    create("td", {}, value === null ? "" : signed(value)),
    create("td", {}, numbers.share(share)),
  );
}
