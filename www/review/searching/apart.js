// What a review finds by its own searches, kept apart from all else that is known of the positions of its game: what was looked at before, or
// while it was paused, does not count for what it looks at next, so a game has the same review each time. What is told follows deeper looks.

/** @import { Store } from "../../state/store.js" */
/** @import { Evaluation, Evaluations, GameReview, Round, Searched, State } from "../../state/types.js" */
import { merged } from "../../evaluation/evaluations.js";
import { HOLD_TOLD } from "../../evaluation/found.js";
import { agreed, textsOf } from "./deeper.js";

/**
 * Where a review writes down what it finds.
 * @typedef {object} Ledger
 * @property {GameReview} review as far as it is
 * @property {Evaluations} evaluations
 * @property {(review: GameReview, evaluations: Evaluations) => void} write
 * @property {() => void} settle gives each position the surest value that was found
 * @property {Round | null} round the moves that are looked at again, where that was interrupted
 */

/**
 * A review that is made: it goes on where it was.
 * @param {Store} store
 * @param {GameReview} known
 * @returns {Ledger & { beside: Ledger, end: () => void }} `beside`: for what seems to be a mistake by other looks, which does not count for
 *   what is looked at next; `end`: it is whole
 */
export function searchedApart(store, known) {
  const shown = () => store.state.review ?? known;
  /** @type {Searched} */
  let own = shown().searched ?? { moves: [], again: [], evaluations: new Map(), looks: new Map() };
  const write = (/** @type {Partial<Searched>} */ found, evaluations = store.state.evaluations) => {
    own = { ...(shown().searched ?? own), ...found };
    store.update(toldApart({ ...shown(), searched: own }, own, evaluations));
  };
  return {
    get review() {
      return pure({ ...shown(), searched: own });
    },
    get evaluations() {
      return own.evaluations;
    },
    get round() {
      return own.round ?? null;
    },
    set round(round) {
      write({ round });
    },
    write: ({ moves, again }, evaluations) => write({ moves, again, evaluations }),
    settle() {
      const { review, evaluations } = agreed(this.review, own.evaluations);
      write({ moves: review.moves, again: review.again, evaluations });
    },
    beside: {
      get review() {
        return shown();
      },
      get evaluations() {
        return store.state.evaluations;
      },
      write({ again }, evaluations) {
        write({ beside: again.filter((ply) => !own.again.includes(ply)) }, evaluations);
      },
      // It is told so anyway.
      settle() {},
      round: null,
    },
    end() {
      const { searched: _, ...review } = shown();
      const followed = changedIn(own, review);
      store.update({ review: { ...review, isSettled: true, ...(followed.length > 0 && { followed }) } });
    },
  };
}

/**
 * A review that is whole and has followed deeper looks: what seems to be a mistake by them is looked at as well.
 * @param {Store} store
 * @param {GameReview} known
 * @returns {Ledger}
 */
export function following(store, known) {
  const shown = () => store.state.review ?? known;
  return {
    get review() {
      return shown();
    },
    get evaluations() {
      return store.state.evaluations;
    },
    round: null,
    write: (review, evaluations) => store.update({ evaluations, review: withFollowed(shown(), review) }),
    settle() {
      const found = agreed(shown(), store.state.evaluations, HOLD_TOLD);
      this.write(found.review, found.evaluations);
    },
  };
}

/**
 * A review and what is known of positions as they are told: what was told stands until a look says clearly something else, or proves it.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 * @returns {Pick<State, "evaluations"> & { review: GameReview }} the same ones where nothing differs
 */
export function told(review, evaluations) {
  const { isSettled, searched } = review;
  if (searched)
    return evaluations === searched.told ? { review, evaluations } : toldApart(review, searched, evaluations);
  const found = agreed(review, evaluations, HOLD_TOLD);
  return { ...found, review: isSettled ? withFollowed(review, found.review) : found.review };
}

/**
 * A review that is not whole yet, beside what is known of its positions.
 * @param {GameReview} review
 * @param {Searched} searched what it has found
 * @param {Evaluations} evaluations
 * @returns {ReturnType<typeof told>}
 */
function toldApart(review, searched, evaluations) {
  const looks = looksIn(review, evaluations);
  const next = new Map(evaluations);
  for (const position of textsOf(review.game)) {
    const [look, own] = [looks.get(position), searched.evaluations.get(position)];
    const known = look && own ? merged(look, own, look) : (own ?? look);
    if (!known) continue;
    next.delete(position);
    next.set(position, known);
  }
  const found = agreed(pure({ ...review, searched }), next, HOLD_TOLD);
  const again = [...new Set([...searched.again, ...(searched.beside ?? [])])].sort(
    (one, other) => one - other,
  );
  const now = { ...searched, looks, told: found.evaluations };
  return { ...found, review: { ...found.review, again, searched: now } };
}

/** The review as its own searches have it. @param {GameReview} review @returns {GameReview} */
function pure({ searched, ...review }) {
  if (!searched) return review;
  const { moves, again } = searched;
  return { ...review, moves, again, done: moves.length };
}

/**
 * What other searches say of the positions of a game: what is known of them that the review has not told.
 * @param {GameReview} review
 * @param {Evaluations} evaluations
 * @returns {Evaluations}
 */
function looksIn({ game, searched }, evaluations) {
  const looks = new Map(searched?.looks);
  for (const position of textsOf(game)) {
    const [known, before] = [evaluations.get(position), searched?.told?.get(position)];
    if (!known || known === before) continue;
    const look = lookBeside(known, before);
    if (look) looks.set(position, merged(looks.get(position), look));
  }
  return looks;
}

/**
 * What was found of a position since it was told.
 * @param {Evaluation} known
 * @param {Evaluation | undefined} before as it was told
 * @returns {Evaluation | null}
 */
function lookBeside(known, before) {
  if (!before) return known;
  const old = new Set(before.lines);
  const lines = known.lines.filter((line) => !old.has(line));
  if (lines.length === 0) return null;
  const found = (/** @type {string | undefined} */ move) =>
    lines.some((line) => line.move === move) ? move : undefined;
  const compared = known.compared?.filter((move) => found(move) && !before.compared?.includes(move)) ?? [];
  return { ...known, lines, first: found(known.first), best: found(known.best), compared };
}

/** The plies of the positions whose values differ. @param {Pick<GameReview, "moves">} before @param {Pick<GameReview, "moves">} now */
function changedIn(before, now) {
  const values = new Map(before.moves.map(({ ply, best }) => [ply, best.score]));
  return now.moves.filter(({ ply, best }) => values.get(ply) !== best.score).map(({ ply }) => ply);
}

/**
 * A whole review with the plies of the positions whose values have followed deeper looks.
 * @param {GameReview} before
 * @param {GameReview} now
 * @returns {GameReview} the same one where no value differs
 */
function withFollowed(before, now) {
  const changed = now === before ? [] : changedIn(before, now);
  if (changed.length === 0) return now;
  return { ...now, followed: [...new Set([...(before.followed ?? []), ...changed])] };
}
