// What answers a call before an engine thinks: an opening book, a library of solved positions. It is asked where the call
// is made, before anything is queued, so its answers wait for no worker. Some of it learns from the answers of searches.

/**
 * @import { Report } from "../generated/types.js"
 * @import { Request } from "./request.js"
 */

/** The names of the options of an engine that give it something to know. @typedef {"book" | "library"} KnowledgeName */

/**
 * Answers from what it knows. It must not throw.
 * @typedef {object} Source
 * @property {KnowledgeName} name
 * @property {(request: Request) => Report | undefined} answer The answer to a checked call, if it is known.
 * @property {(request: Request, report: Report) => void} [take] Is told the answer of a search.
 */

/**
 * What the objects know that users give to engines. They have no public method for it, and cannot be imitated.
 * @type {WeakMap<object, Source>}
 */
const sources = new WeakMap();

/** Lets an object answer for the engines that it is given to. @param {object} owner @param {Source} source */
export function provideKnowledge(owner, source) {
  sources.set(owner, source);
}

/** Whether a value can be given to an engine under this name. @param {unknown} value @param {KnowledgeName} name */
export function isKnowledge(value, name) {
  return sourceOf(value)?.name === name;
}

/** What the options of an engine give it to know. @param {Partial<Record<KnowledgeName, object>>} options that were checked */
export function knowledgeIn({ library, book }) {
  // Proven answers come before those that are only known to be good.
  return [library, book].map(sourceOf).filter((source) => source !== undefined);
}

/**
 * Puts a library in the place of the one among the sources, if there is one.
 * @param {Source[]} known
 * @param {object | undefined} library that was checked
 */
export function setLibrary(known, library) {
  const others = known.filter(({ name }) => name !== "library");
  known.splice(0, known.length, ...knowledgeIn({ ...(library && { library }) }), ...others);
}

/**
 * The first answer that one of the sources has. What a library knows depends on what was searched before.
 * @param {readonly Source[]} known
 * @param {Request} request
 */
export function knownAnswer(known, request) {
  for (const source of known) {
    if (source.name === "library" && request.options.fresh) continue;
    const report = source.answer(request);
    if (report) return report;
  }
}

/** Tells the sources the answer of a search. @param {readonly Source[]} known @param {Request} request @param {Report} report */
export function tellAnswer(known, request, report) {
  for (const source of known) source.take?.(request, report);
}

/** @param {unknown} value */
function sourceOf(value) {
  return sources.get(/** @type {object} */ (value));
}
