/** @import { Engine, Game, Limits, Puzzles } from "../package/flipside.js" */
/** @import { Page, PlayedSource } from "../feature.js" */
/** @import { Store } from "../state/store.js" */

import { find } from "../dom/elements.js";
import { withStyles } from "../dom/styles.js";
import { gameOfFragment } from "../game/link.js";
import { actionOf, isElsewhere } from "../keys/keys.js";
import { copyText } from "../messages/copying.js";
import { notices } from "../messages/text.js";
import { loadPuzzleCollection } from "../package/parts.js";
import { preventedBy } from "../reasons/praise.js";
import { reasonsOf } from "../reasons/reasons.js";
import { ownPuzzles } from "../review/own-puzzles.js";
import { linkInAnyLanguage } from "../state/address.js";
import { isAsked } from "../state/asked.js";
import { recall } from "../storage/local.js";
import { clockNow, dayOf } from "../train/day.js";
import { Repertoires } from "../train/repertoires.js";
import { TrainingStore } from "../train/store.js";
import { openOpenings } from "./openings/room.js";
import { personBefore } from "./person/taken-over.js";
import { noteProven } from "./refuting.js";
import { createTrainingSettings } from "./settings.js";
import { Stage } from "./stage.js";
import { Collection } from "./tasks/collection.js";
import { LINKED_EMPTIES } from "./tasks/task.js";
import { trainingTexts as texts } from "./text.js";
import { Trainer } from "./trainer.js";
import { createView } from "./view.js";
import { openYou } from "./you/room.js";

/** The clock of a run is drawn so often. */
const TICK_MS = 250;

/** Opens the room. @param {Page} page */
export async function openTraining({ store, match, Game, engine, openings, act, sources }) {
  const panel = find(document, "#train", HTMLElement);
  const training = await TrainingStore.open();
  if (training.value("person") === undefined)
    await training.keep("person", personBefore(recall().puzzles, dayOf(clockNow())));
  const puzzles = await loadPuzzleCollection().catch(() => null);
  let hasFailed = puzzles === null;
  const collection = new Collection(puzzles ? partsOf(puzzles) : [], puzzles?.size);
  const repertoires = new Repertoires(training);
  const trainer = new Trainer({
    Game,
    training,
    collection,
    lines: () => repertoires.keys,
    changed: () => stage.draw(),
    settings: () => store.state.settings,
  });
  /** @type {Stage} */
  const stage = new Stage({
    store,
    Game,
    engine,
    trainer,
    reasons: reasonsOf,
    praise: preventedBy,
    changed: () => draw(hasFailed),
  });
  /** What needs puzzles says so where they are missing, and the rest goes on. @param {Promise<unknown>} work */
  const following = (work) =>
    void work.catch(() => {
      hasFailed = true;
      trainer.home();
    });
  const lines = openOpenings({
    store,
    Game,
    engine,
    openings,
    match,
    training,
    repertoires,
    trainer,
    sources: () => playedIn(sources),
    act,
  });
  const today = () => following(trainer.start(trainer.upNext ?? "more"));
  const you = openYou({
    store,
    match,
    Game,
    training,
    repertoires,
    trainer,
    act,
    sources: () => playedIn(sources),
    actions: {
      home: () => trainer.home(),
      today,
      theme: (theme) => following(trainer.start("theme", theme)),
      practice: (mistakes) => following(trainer.practice(mistakes)),
    },
  });
  const draw = createView(
    panel,
    { trainer, stage, collection, Game, lines, you, settings: createTrainingSettings(store, match) },
    {
      openings: () => lines.open(),
      you: () => void you.open(),
      lines: () => lines.train(),
      learn: () => act("guide"),
      start: (from, theme) => following(trainer.start(from, theme)),
      run: (kind) => following(trainer.begin(kind)),
      tell: (rating) => trainer.tell(rating),
      home: () => trainer.home(),
      hint: () => stage.hint(),
      reveal: () => trainer.reveal(),
      takeBack: () => stage.takeBack(),
      next: () => following(trainer.next()),
      stop: () => trainer.stop(),
      again: (missed) => following(trainer.lookAgain(missed)),
      another: () => following(trainer.begin(trainer.run?.kind ?? "minutes")),
      analyze: () => {
        const { task } = trainer;
        if (!task) return;
        const position = Game.parse(task.position);
        const { second } = task;
        noteProven(store, task, 0, position, second?.move, second && { ...second, isExact: true, pv: [] });
        match.games.open(position, { room: "analyze" });
      },
      share: () => void copyText(store, linkInAnyLanguage(location.href), texts.copied, texts.notCopied),
      goTo: (step) => stage.goTo(step),
    },
  );

  store.watch(
    ({ settings: { retention, newOnes, reviews } }) => [retention, newOnes, reviews].join(),
    () => draw(hasFailed),
  );

  // By the actions that keys ask for: here another puzzle is the new game.
  listenToKeys(store, {
    back: () => {
      if (lines.isShown) lines.back();
      else if (stage.refuted?.isShown) stage.takeBack();
      else stage.goTo(stage.step - 1);
    },
    forward: () => stage.goTo(stage.step + 1),
    new: () => {
      if (lines.isShown) lines.next();
      else if (trainer.screen === "task" && trainer.task?.phase !== "open") following(trainer.next());
    },
    hint: () => stage.hint(),
  });
  addEventListener("focus", () => void trainer.refresh());
  setInterval(() => {
    if (store.state.room !== "train" || trainer.run?.isOver !== false || trainer.screen !== "task") return;
    trainer.tick();
    draw(hasFailed);
  }, TICK_MS);
  const loadAll = () =>
    collection.all().then(
      () => {
        hasFailed = puzzles === null;
        draw(hasFailed);
      },
      () => {
        hasFailed = true;
        draw(hasFailed);
      },
    );

  /** Of the link that was followed last. */
  let linked = "";
  /** Opens the position of the address, or says why there is nothing to find in it. @returns {boolean} whether there is one */
  function openLinked() {
    if (location.hash.length < 2) return false;
    const game = gameOfFragment(Game, location.hash);
    if (!game || game.isOver || game.mustPass) {
      store.update({ notice: { kind: "error", text: refusalOf(game) } });
      return false;
    }
    const position = game.toString();
    if (position !== linked || trainer.task?.position !== position)
      trainer.openLinked(game, (each) => foundBy(engine, each)).catch((error) => match.showError(error));
    linked = position;
    return true;
  }
  addEventListener("hashchange", () => {
    if (store.state.room === "train") openLinked();
  });

  await trainer.takeOver(ownPuzzles());
  match.exercises.open("train", {
    enter: (mistakes) => {
      void loadAll();
      if (mistakes.length > 0) following(trainer.practice(mistakes));
      else if (isAsked(new URLSearchParams(location.search), "openings"))
        void trainer.refresh().then(() => lines.open());
      else if (isAsked(new URLSearchParams(location.search), "you")) void you.open();
      else if (trainer.screen === "you") void you.open();
      else if (trainer.screen === "line") lines.train();
      else if (openLinked()) return;
      else if (trainer.run && !trainer.run.isOver) trainer.resume();
      else if (trainer.screen === "task") stage.draw();
      else void trainer.takeOver(ownPuzzles()).then(() => trainer.home());
    },
    place: (square) => (lines.isShown ? lines.place(square) : stage.place(square)),
  });
}

/** The parts of the collection by their ratings. @param {Puzzles} puzzles */
function partsOf(puzzles) {
  return puzzles.bands.map((rating) => ({
    least: rating[0],
    most: rating[1],
    load: () => puzzles.find({ rating, count: Number.POSITIVE_INFINITY }),
  }));
}

/** How long the engine looks at a position that somebody linked to, in nodes, where it does not prove what it finds. */
const LINKED_NODES = 2_000_000;

/** What is best in a position. @param {Promise<Pick<Engine, "analyze">>} engine @param {Game} game */
async function foundBy(engine, game) {
  const isSolved = game.empties <= LINKED_EMPTIES;
  /** @type {Limits & { fresh?: boolean }} */
  const limits = isSolved ? { depth: game.empties, selectivity: 100 } : { nodes: LINKED_NODES, fresh: true };
  const { lines } = await (await engine).analyze(game, limits);
  const score = lines[0]?.score ?? 0;
  return { score, right: lines.filter((line) => line.score === score).map(({ move }) => move) };
}

/** Why there is no move to find. @param {Game | null} game `null` where none can be read */
function refusalOf(game) {
  if (!game) return notices.badLink;
  return game.isOver ? texts.troubles.isOver : texts.troubles.mustPass(game.turn);
}

/** What steps through a solution, as through a game. */
const ARROWS = Object.freeze({ ArrowLeft: "back", ArrowRight: "forward" });

/**
 * The keys of the room, where they mean nothing else: a field has its own, and the board steps over its squares.
 * @param {Store} store
 * @param {Readonly<Record<string, () => void>>} acts by the actions that keys ask for
 */
function listenToKeys(store, acts) {
  document.addEventListener("keydown", (event) => {
    const { keys, room } = store.state;
    if (room !== "train" || event.target instanceof HTMLInputElement || isElsewhere(event.target)) return;
    // The board steps over its squares by arrows; the letters that it takes are for the game alone.
    if (event.defaultPrevented && event.key in ARROWS) return;
    const act = acts[actionOf(event, { ...keys, ...ARROWS }) ?? ""];
    if (!act) return;
    act();
    event.preventDefault();
  });
}

/** The games besides those that were played here. @param {Page["sources"]} sources @returns {Promise<PlayedSource[]>} */
async function playedIn(sources) {
  const loaded = await Promise.all(sources.map(withStyles));
  return loaded.flatMap(({ openPlayed }) => (openPlayed ? [openPlayed()] : []));
}
