/** @import { GameDigest } from "../../progress/digest.js" */
/** @import { Figure } from "./figure.js" */

import { create, createButton } from "../../dom/elements.js";
import { characterOf } from "../../players/characters.js";
import { nearestTo } from "../../progress/nearest.js";
import { LEAST_SHOWN, sumOf } from "../../progress/sums.js";
import { numbers } from "../../words/language.js";
import { trainingTexts } from "../text.js";
import { createFigure } from "./figure.js";
import { accuracyText } from "./figures.js";
import { youTexts as texts } from "./text.js";

/**
 * The page of the figures.
 * @param {{ home: () => void, games: () => void, play: () => void, claiming: HTMLElement, reviews: HTMLElement }} parts
 */
export function createYou({ home, games, play, claiming, reviews }) {
  const back = createButton("", home, "back");
  back.className = "quiet back";
  back.append(create("span", {}, trainingTexts.back));
  const title = create("h2", { tabindex: "-1" }, texts.title);
  const above = create("div", { class: "above" });
  const figures = create("div", { class: "all" });
  const choose = createButton(texts.choose, games);
  const begin = createButton(texts.play, play);
  const element = create(
    "section",
    { id: "you", class: "you", "aria-label": texts.title },
    create("header", { class: "panel-head" }, back, title),
    above,
    claiming,
    reviews,
    figures,
  );
  return {
    element,
    title,
    /**
     * @param {object} shown
     * @param {readonly GameDigest[] | null} shown.digests null where they cannot be read
     * @param {boolean} shown.hasGames whether any game is kept, reviewed or not
     * @param {readonly Figure[]} shown.figures
     * @param {(keys: readonly string[]) => void} shown.all opens all games
     */
    draw({ digests, hasGames, figures: shown, all }) {
      const sum = digests && sumOf(digests);
      const count = sum?.games.length ?? 0;
      element.dataset.games = String(count);
      if (!digests) above.replaceChildren(create("p", {}, texts.notRead));
      else if (!sum || count < LEAST_SHOWN)
        above.replaceChildren(
          create("p", {}, texts.tooFew(count, numbers.whole(LEAST_SHOWN))),
          hasGames ? choose : begin,
        );
      else {
        const open = createButton(texts.games(count), () => all(sum.games));
        open.className = "quiet";
        above.replaceChildren(
          create("p", { class: "lead" }, create("b", {}, accuracyText(sum.accuracy)), " ", texts.accuracy),
          open,
          ...closestTo(sum.accuracy),
          create("p", { class: "note" }, texts.accuracyAbout),
        );
      }
      // What one looks at stays as it is: games are reviewed meanwhile.
      const open = [...figures.querySelectorAll("details[open]")].map((each) => kindOf(each));
      const focused = document.activeElement;
      if (focused !== document.body && figures.contains(focused)) return;
      figures.replaceChildren(...shown.map(createFigure));
      for (const details of figures.querySelectorAll("details"))
        details.open = open.includes(kindOf(details));
    },
  };
}

/** @param {number} accuracy in percent @returns {HTMLElement[]} */
function closestTo(accuracy) {
  const nearest = nearestTo(accuracy);
  if (!nearest) return [];
  const { name } = characterOf(nearest);
  return [create("p", {}, texts.closest(name, accuracyText(nearest.accuracy)))];
}

/** Of which figure something is a part. @param {Element} part */
const kindOf = (part) => part.closest("section")?.dataset.kind;
