// The link to a game with a friend, and the ways to send it. Once it is out, nothing of it is taken back.

/** @import { Page } from "../feature.js" */
/** @import { Table } from "./table.js" */

import { create, createButton, releaseFocus, setText } from "../dom/elements.js";
import { draw as drawing } from "../dom/svg.js";
import { friendLink } from "../friend/address.js";
import { copyText } from "../messages/copying.js";
import { reason } from "../words/errors.js";
import { friendOf } from "./names.js";
import { isSendable, isToSend } from "./sentences.js";
import { friendTexts as texts } from "./text.js";

const qr = { load: () => import("./qr.js") };

/**
 * @param {Page} page
 * @param {Table} table
 * @returns {{ element: HTMLElement, first: HTMLElement, draw: () => void }} `first`: the button that leads
 */
export function createSending({ open, store }, table) {
  const lead = create("p", { class: "lead" });
  const field = create("input", { id: "friend-link", type: "text", readonly: "", spellcheck: "false" });
  const offer = create("input", { type: "checkbox" });
  const offering = create("label", { class: "switch" }, offer, create("span", {}, texts.offerDraw));
  const code = create("div", { class: "code", hidden: "" });
  const canShare = "share" in navigator;
  const [share, copy] = [
    createButton(texts.share, () => void hand(), "share"),
    createButton(texts.copy, () => void copyLink(), "copy"),
  ];
  const first = canShare ? share : copy;
  first.className = "primary";
  const show = createButton(texts.code, () => toggleCode());
  const takeBack = createButton(texts.takeBack, () => table.takeBack(), "undo");
  show.setAttribute("aria-expanded", "false");
  takeBack.className = "quiet";
  const element = create(
    "div",
    { class: "sending" },
    lead,
    create("label", { for: field.id, class: "hidden" }, texts.link),
    field,
    create("div", { class: "row" }, ...(canShare ? [copy] : []), show, takeBack),
    offering,
    code,
  );
  /** For which link there is a code to be seen. */
  let coded = "";

  const hand = async () => {
    const { text } = table;
    try {
      await navigator.share({ title: texts.title, url: field.value });
    } catch (error) {
      // The person closed the system's sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      return store.update({ notice: { kind: "error", text: reason(error) } });
    }
    table.handOut(text);
  };
  const copyLink = async () => {
    const { text } = table;
    if (await copyText(store, field.value, texts.copied)) table.handOut(text);
  };
  const toggleCode = () => {
    if (!code.hidden) return hideCode();
    const [link, { text }] = [field.value, table];
    open(qr, ({ qrOf }) => {
      if (table.text !== text || element.hidden) return;
      const { size, path } = qrOf(link);
      coded = link;
      code.replaceChildren(
        drawing(
          "svg",
          {
            viewBox: `0 0 ${size} ${size}`,
            role: "img",
            "aria-label": texts.codeOf,
            "shape-rendering": "crispEdges",
          },
          drawing("rect", { width: size, height: size, fill: "#fff" }),
          drawing("path", { d: path, fill: "#000" }),
        ),
      );
      code.hidden = false;
      show.setAttribute("aria-expanded", "true");
      table.handOut(text);
      // On a phone the bar of the rooms would lie over it.
      code.scrollIntoView({ block: "center" });
    });
  };
  const hideCode = () => {
    code.hidden = true;
    code.replaceChildren();
    coded = "";
    show.setAttribute("aria-expanded", "false");
  };
  offer.addEventListener("input", () => table.offerDraw(offer.checked));
  field.addEventListener("focus", () => field.select());
  field.addEventListener("copy", () => table.handOut(table.text));

  return {
    element,
    first,
    draw() {
      const { game, isUnsent, isOver, canOffer } = table;
      const isAway = isToSend(table);
      if (!isAway) releaseFocus(first);
      first.hidden = !isAway;
      element.hidden = !isSendable(table);
      if (!game || element.hidden) return;
      field.value = friendLink(table.text, location.href);
      lead.hidden = !(isOver && isAway);
      setText(lead, texts.send(friendOf(table)));
      offering.hidden = !canOffer;
      offer.checked = game.tail === "offered";
      takeBack.hidden = !isUnsent;
      if (coded && coded !== field.value) hideCode();
    },
  };
}
