// A game with a friend, by links: what is asked for, and the invitation that follows from it.

/** @import { Invitation } from "../friend/invitation.js" */

import { create } from "../dom/elements.js";
import { keepOwnName } from "../friend/invitation.js";
import { NAME_BYTES } from "../friend/link.js";
import { chosenBy, newSeed } from "../game/seed.js";
import { field } from "./fields.js";
import { newGameText as text } from "./text.js";

/** The fields for it. */
export function friendFields() {
  const name = (/** @type {string} */ key, /** @type {string} */ label) =>
    field(key, label, {
      type: "text",
      maxlength: String(NAME_BYTES),
      autocomplete: key === "own" ? "nickname" : "off",
    });
  return create(
    "div",
    { class: "friend", "data-for": "friend" },
    create("p", { class: "note" }, text.byLinks),
    name("own", text.ownName),
    name("guest", text.friendsName),
    create("button", { type: "button", class: "quiet", value: "linked" }, text.haveLink),
  );
}

/**
 * The invitation that the form asks for. An opening that is dealt may have to be loaded first.
 * @param {(name: string) => string} value what is chosen or typed
 * @returns {Promise<Invitation>}
 */
export async function invitationIn(value) {
  const [own, friend, start, chosen] = [value("own"), value("guest"), value("start"), value("color")];
  const seed = newSeed();
  const color =
    chosen === "random" ? chosenBy(/** @type {const} */ (["black", "white"]), seed, "color") : chosen;
  keepOwnName(own);
  return {
    color: color === "white" ? "white" : "black",
    own,
    friend,
    corners: Number.parseInt(start, 10) || 0,
    opening: start === "dealt" ? await movesDealt(seed) : [],
  };
}

/** @param {number} seed @returns {Promise<string[]>} its moves */
async function movesDealt(seed) {
  const { dealtOpening } = await import("../openings/even.js");
  return dealtOpening(seed).match(/../g) ?? [];
}
