/** @import { Page } from "../feature.js" */
/** @import { Mark } from "../package/flipside.js" */
/** @import { Read } from "../reasons/hints.js" */
/** @import { Color, GameReview, State } from "../state/types.js" */
/** @import { Guided, Task } from "./state.js" */

import { legalSquares } from "../game/plies.js";
import { emptyInQuarter } from "../reasons/hints.js";
import { placeInReview } from "../review/course.js";
import { decisionOf } from "../review/decision.js";
import { ownColors, practice, puzzleOf } from "../review/missed.js";
import { answersIn } from "../review/refuting.js";
import { compareTried } from "../review/searching/comparing.js";
import { BETTER } from "../review/signs.js";
import { isComplete, reviewedMove } from "../review/state.js";
import { takeBack } from "../review/taking-back.js";
import { triedOnBoard } from "./card.js";
import { wordsIn } from "./hints.js";
import {
  begun,
  bestOf,
  CHOOSING,
  erring,
  isEnded,
  isFound,
  isRegionTold,
  isSquareTold,
  nextOf,
  refutedBy,
  solved,
  taskOf,
  toPractice,
  tryBy,
  withHint,
  withRead,
  withTry,
} from "./state.js";

/** How long the reply to a wrong move stands on the board before the move is taken back. */
const REFUTED_MS = 2400;

/** Leads through the mistakes of a game: what is on the board, and what the engine is asked about it. */
export class GuidedReview {
  #page;
  #changed;
  /** How far one is; null if none is going on. @type {Guided | null} */
  #guided = null;
  /** What was there before. @type {{ game: State["game"], tree: State["tree"], isPaused: boolean } | null} */
  #left = null;
  /** The game whose mistakes they are. @type {GameReview["game"] | null} */
  #game = null;
  /** What decided the game by some values of its moves. @type {{ moves: GameReview["moves"], ply: Promise<number | null> } | null} */
  #deciding = null;
  /** The ply before that move, once it is known. @type {number | null} */
  #decided = null;
  #comparing = new AbortController();
  #takingBack = 0;

  /** @param {Page} page @param {() => void} changed draws */
  constructor(page, changed) {
    this.#page = page;
    this.#changed = changed;
    const { store } = page;
    store.on("shown", () => this.#answer());
    store.watch(
      ({ refused }) => refused,
      (refused) => refused && this.#triesNext(refused.square),
    );
    store.watch(
      ({ review }) => review,
      (review) => void this.#decide(review && isComplete(review) ? review.moves : null),
    );
    store.watch(
      ({ room, review }) => room === "analyze" && review?.game === this.#game,
      (isGoingOn) => {
        if (!isGoingOn) this.leave();
      },
    );
    // The game is then saved as it was.
    addEventListener("pagehide", () => this.leave());
  }

  get state() {
    return this.#guided;
  }

  /** Whether values would tell what one looks for. @param {State} state */
  isLooking({ game, room, review }) {
    const task = this.#guided && taskOf(this.#guided);
    if (!this.#guided || !review || room !== "analyze") return false;
    // While one chooses whose mistakes to look at, nothing is told either.
    if (!task) return true;
    if (task.phase !== "open") return false;
    const { ply, isOnLine } = placeInReview(review, game);
    if (isOnLine) return ply === task.ply;
    const tried = triedOnBoard(review, game, task);
    return tried !== undefined && !task.tries.some(({ move }) => move === tried);
  }

  /**
   * Whether one has gone elsewhere: neither the position before the mistake nor a move tried there is on the board. A move is taken back by
   * itself.
   */
  get isAway() {
    const { game, review } = this.#page.store.state;
    const task = this.#task;
    if (!review || task?.phase !== "open") return false;
    const { ply, isOnLine } = placeInReview(review, game);
    if (isOnLine) return ply !== task.ply && ply !== task.ply + 1;
    return ply !== task.ply || triesOf(game, task).length > 1;
  }

  /** The colors whose mistakes one can learn from; none as long as not all of them are known. */
  get colors() {
    const { state } = this.#page.store;
    const { paused, review } = state;
    if (!review || !(isComplete(review) || paused.review)) return [];
    return erring(review, ownColors(state));
  }

  /** The mistakes of their own that a person would look at; none where both sides are theirs, or nobody's. */
  get planned() {
    const { state } = this.#page.store;
    const { colors } = this;
    const isOwn = ownColors(state).length === 1 && colors.length === 1;
    return isOwn && state.review ? begun(state.review, colors, this.#decided) : null;
  }

  /**
   * Finds out which move decided the game: it is always among those that are looked at.
   * @param {GameReview["moves"] | null} moves `null` as long as they are not all known
   */
  async #decide(moves) {
    if (moves && this.#deciding?.moves === moves) return;
    const ply = moves && decisionOf(moves).then((found) => found?.ply ?? null);
    this.#deciding = moves && ply && { moves, ply };
    const found = await ply;
    if ((this.#deciding?.moves ?? null) !== moves || this.#decided === found) return;
    this.#decided = found;
    this.#changed();
  }

  /** Begins, with the question whose mistakes where both sides made some. */
  async begin() {
    await this.#deciding?.ply;
    const { game, paused, review, tree } = this.#page.store.state;
    const { colors } = this;
    if (this.#guided || !review || colors.length === 0) return;
    this.#left = { game, tree, isPaused: paused.analysis };
    this.#game = review.game;
    if (colors.length === 1) this.choose(colors);
    else this.#set(CHOOSING);
  }

  /** @param {readonly Color[]} colors whose mistakes */
  choose(colors) {
    const { review } = this.#page.store.state;
    if (!review) return;
    // The engine compares what is tried, and does nothing else.
    this.#page.match.study.pause(true);
    this.#set(begun(review, colors, this.#decided));
    this.ask();
  }

  /** Shows the position before the mistake. */
  ask() {
    const task = this.#task;
    if (task) this.#page.match.study.goToReviewed(task.ply);
  }

  /** What a hint speaks of, where the position before the mistake is on the board. @returns {readonly Mark[]} */
  get marks() {
    const { game, review } = this.#page.store.state;
    const task = this.#task;
    const best = reviewedMove(review, Number(task?.ply) + 1)?.best.move;
    if (!review || !best || task?.phase !== "open" || !isRegionTold(task)) return [];
    const { ply, isOnLine } = placeInReview(review, game);
    if (!isOnLine || ply !== task.ply) return [];
    // Other rings may stand beside it, of what is said against a try.
    const better = { square: best, shape: "ring", color: BETTER };
    const quarter = emptyInQuarter(game.board, best).map((square) => ({ square, shape: "tint" }));
    return /** @type {Mark[]} */ (isSquareTold(task) ? [better] : quarter);
  }

  /** Gives the next hint: the reason and what to count, if there are, then the region, then the square. */
  async hint() {
    const task = this.#task;
    const { review } = this.#page.store.state;
    const reviewed = reviewedMove(review, Number(task?.ply) + 1);
    if (task?.phase !== "open" || !review || !reviewed) return;
    const now = () => (this.#task?.ply === task.ply ? this.#task : task);
    const isFirst = task.hints === 0;
    const words = isFirst ? await wordsIn(this.#page.store.state, review, reviewed, now) : task;
    if (!this.#guided || this.#task?.ply !== task.ply || this.#task.phase !== "open") return;
    this.#set(withHint(this.#guided, words));
    // A move that still stands on the board is taken back at once.
    this.#takeBack();
  }

  /** Remembers a reason that the card tells: no hint tells it again. @param {Read} reason */
  read(reason) {
    if (!this.#guided) return;
    this.#guided = withRead(this.#guided, reason);
    this.#changed();
  }

  /** Shows the better move and what follows it. */
  reveal() {
    const { store } = this.#page;
    const task = this.#task;
    if (!this.#guided || task?.phase !== "open") return;
    this.#set(solved(this.#guided));
    this.ask();
    store.update({ shownLine: reviewedMove(store.state.review, task.ply + 1)?.best.move ?? null });
  }

  /** Goes to the next mistake; after the last one the game is there again. */
  next() {
    if (!this.#guided) return;
    this.#set(nextOf(this.#guided));
    if (!isEnded(this.#guided)) return this.ask();
    this.#restore();
  }

  /** Makes puzzles of the mistakes for which one looked without success, and goes to them. */
  practice() {
    const { review } = this.#page.store.state;
    if (!review || !this.#guided) return;
    const moves = toPractice(this.#guided).flatMap(({ ply }) => reviewedMove(review, ply + 1) ?? []);
    if (moves.length === 0) return;
    this.leave();
    practice(
      this.#page.match,
      moves.map((move) => puzzleOf(review, move)),
    );
  }

  /** Ends it. The game is there as it was. */
  leave() {
    if (!this.#guided) return;
    this.#restore();
    this.#game = null;
    this.#set(null);
  }

  /** @returns {Task | undefined} */
  get #task() {
    return this.#guided ? taskOf(this.#guided) : undefined;
  }

  /** What told an answer on the board ends, and after the right one it rests. @param {Guided | null} guided */
  #set(guided) {
    this.#guided = guided;
    const isAnswered = guided !== null && taskOf(guided)?.phase === "found";
    const isGuided = guided !== null;
    this.#page.store.update({ hint: null, shownLine: null, isGuided, isAnswered });
    this.#changed();
  }

  /** Gives back what was there, unless another game has come since. */
  #restore() {
    const { match, store } = this.#page;
    this.#comparing.abort();
    this.#stay();
    const left = this.#left;
    this.#left = null;
    if (!left || this.#guided === CHOOSING) return;
    match.study.pause(left.isPaused);
    const { game, tree } = left;
    if (store.state.review?.game === this.#game) match.study.restore({ game, tree });
  }

  /** Answers the move that is tried on the board, and shows its refutation. */
  #answer() {
    const { game, review } = this.#page.store.state;
    const task = this.#task;
    if (!review || task?.phase !== "open") return;
    const tried = triedOnBoard(review, game, task);
    const known = task.tries.find(({ move }) => move === tried);
    const { ply, isOnLine } = placeInReview(review, game);
    const [, next, ...others] = triesOf(game, task);
    if (next && others.length === 0 && this.#triesNext(next)) return;
    this.#stay();
    if (isOnLine && ply === task.ply + 1) {
      // The mistake itself, once more.
      this.#refute(refutedBy(/** @type {Guided} */ (this.#guided), String(game.moves[task.ply])));
    } else if (known) this.#refute(refutedBy(/** @type {Guided} */ (this.#guided), known.move));
    else if (tried !== undefined) void this.#compare(review, task, tried);
  }

  /** Says what is wrong with the move on the board, shows the reply to it for a moment, and takes the move back. @param {Guided} guided */
  #refute(guided) {
    this.#set(guided);
    const isRefuted = this.#showReply();
    if (isRefuted) this.#takingBack = window.setTimeout(() => this.#takeBack(), REFUTED_MS);
  }

  /**
   * While the reply to a wrong move is shown, a person may choose the next one to try: it is meant for the position before the mistake.
   * @param {string} square
   * @returns {boolean} whether it was one
   */
  #triesNext(square) {
    const { match, store } = this.#page;
    const { review } = store.state;
    const task = this.#task;
    if (this.#takingBack === 0 || !review || task?.phase !== "open") return false;
    if (!legalSquares(review.game.at(task.ply)).includes(square)) return false;
    this.#takeBack();
    match.place(square);
    return true;
  }

  /** Takes back no move by itself any more. */
  #stay() {
    clearTimeout(this.#takingBack);
    this.#takingBack = 0;
  }

  /** Takes the move that was tried back, also out of the list of moves. */
  #takeBack() {
    this.#stay();
    const { match, store } = this.#page;
    const task = this.#task;
    if (!task || !this.#left) return;
    takeBack(store, match.study, task.ply, this.#left.tree);
    this.ask();
  }

  /** @param {GameReview} review @param {Task} task @param {string} tried */
  async #compare(review, task, tried) {
    const { engine, match, store } = this.#page;
    const reviewed = reviewedMove(review, task.ply + 1);
    if (!reviewed) return;
    this.#comparing.abort();
    this.#comparing = new AbortController();
    const { signal } = this.#comparing;
    const take = (/** @type {import("./state.js").Try | undefined} */ compared) => {
      if (!compared || signal.aborted || !this.#guided || this.#task?.ply !== task.ply) return;
      const next = withTry(this.#guided, compared);
      if (isFound(compared)) this.#set(next);
      else this.#refute(next);
    };
    const { best } = reviewed;
    if (tried === best.move) return take(bestOf(reviewed));
    const position = review.game.at(task.ply);
    const move = /** @type {typeof best.move} */ (tried);
    try {
      const ready = await engine;
      const comparison = await compareTried(
        store,
        (game, limits) => {
          signal.throwIfAborted();
          return ready.analyze(game, { ...limits, signal });
        },
        { position, move },
      );
      if (comparison) take(tryBy(comparison));
    } catch (error) {
      if (!signal.aborted) match.showError(error);
    }
  }

  /** Draws the refutation of the move that is tried. @returns {boolean} whether the board is after it: not where one has gone on from it */
  #showReply() {
    const { store } = this.#page;
    const { game, review } = store.state;
    const task = this.#task;
    if (!review || !task) return false;
    const played = triesOf(game, task);
    const [move] = played;
    const reviewed = reviewedMove(review, task.ply + 1);
    const pv = task.tries.find((each) => each.move === move)?.pv ?? reviewed?.line.pv ?? [];
    if (!reviewed || pv[0] !== move || played.length > 1) return false;
    store.update({ shownLine: answersIn(pv, reviewed.best.move) });
    return true;
  }
}

/** The discs that were placed since the position before a mistake. @param {State["game"]} game @param {Task} task */
function triesOf({ moves, ply }, task) {
  return moves.slice(task.ply, ply).filter((move) => move !== "pass");
}
