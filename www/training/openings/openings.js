/** @import { Game, GameClass } from "../../package/flipside.js" */
/** @import { Match } from "../../match/match.js" */
/** @import { OpeningBook } from "../../openings/opening-book.js" */
/** @import { Store } from "../../state/store.js" */
/** @import { Color, Repertoires } from "../../train/repertoires.js" */
/** @import { TrainingStore } from "../../train/store.js" */
/** @import { PlayedSource } from "../../feature.js" */
/** @import { People } from "../../../js/repertoire/people.js" */
/** @import { Answer, Repertoire } from "../../../js/repertoire/repertoire.js" */
/** @import { Shown } from "./panel.js" */

import { MOVES, numberOf } from "../../../js/rules/position.js";
import { moveName } from "../../game/text.js";
import { peopleIn } from "../../openings/people.js";
import { clockNow, dayOf } from "../../train/day.js";
import { exerciseKey, positionOf } from "../../train/repertoires.js";
import { replayed } from "../../train/schedule.js";
import { openingLanguage } from "../../words/language.js";
import { Adding } from "./adding/adding.js";
import { readFiles, readGames } from "./adding/sources.js";
import { arrowsOf } from "./arrows.js";
import { putOnBoard } from "./board.js";
import { Overview } from "./overview.js";
import { createOpenings } from "./panel.js";
import { namesBy, save } from "./saving.js";
import { repertoireTexts as texts } from "./text.js";

/** How many positions without an answer are shown. */
const GAPS = 3;

/**
 * The screen of the repertoires.
 * @param {object} parts
 * @param {Store} parts.store
 * @param {GameClass} parts.Game
 * @param {Match} parts.match
 * @param {OpeningBook} parts.openings
 * @param {TrainingStore} parts.training
 * @param {Repertoires} parts.repertoires
 * @param {() => Promise<readonly PlayedSource[]>} parts.sources of games besides those that were played here
 * @param {() => readonly string[]} parts.due
 * @param {() => boolean} parts.isShown
 * @param {{ home: () => void, train: () => void, trainAt: (color: Color, moves: readonly string[]) => void, trainOpening: (color:
 *   Color, moves: readonly string[]) => void, collection: () => void, print: (sheet:
 *   HTMLElement) => void, changed: () => void }} parts.actions
 */
export function createOpeningsScreen({
  store,
  Game,
  match,
  openings,
  training,
  repertoires,
  sources,
  due,
  isShown,
  actions,
}) {
  /** @type {Color} */
  let color = repertoires.of("white").size > repertoires.of("black").size ? "white" : "black";
  /** @type {readonly string[]} */
  let moves = [];
  let said = "";
  /** The moves to the position for which another answer is chosen. @type {string | null} */
  let changing = null;
  const adding = new Adding();
  const names = namesBy(Game);
  /** @type {People | null} */
  let people = null;
  /** @type {typeof import("./paper/paper.js") | undefined} */
  let paper;
  /** @type {{ repertoire: Repertoire, log: number, retention: number, overview: Overview } | null} */
  let seen = null;

  /** What was asked for before: each goes on from what the one before has changed. */
  let turn = Promise.resolve();
  /**
   * What takes a while, for the color of the press. What it says stands until the next press.
   * @param {(asked: Color) => Promise<string>} work
   */
  const doing = (work) => {
    const asked = color;
    said = "";
    turn = turn.then(async () => {
      try {
        people ??= await peopleIn(openings);
        said = await work(asked);
      } catch (error) {
        said = people ? "" : texts.failed;
        if (people) match.showError(error);
      }
      actions.changed();
    });
  };
  /**
   * Reads what positions can be taken from.
   * @param {"size" | "games" | "files"} source
   * @param {() => ReturnType<typeof readFiles>} [read]
   */
  const begin = (source, read) =>
    doing(async (asked) => {
      const beginning = adding.begin(source, asked, read?.());
      actions.changed();
      await beginning;
      return "";
    });
  const panel = createOpenings({
    up: () => {
      if (moves.length === 0) return actions.home();
      [moves, said] = [[], ""];
      actions.changed();
    },
    color: (chosen) => {
      [color, moves, said] = [chosen, [], ""];
      adding.end();
      actions.changed();
    },
    begin: (source) => begin(source, source === "games" ? async () => readGames(await sources()) : undefined),
    files: (files) => begin("files", () => readFiles(files)),
    wish(wishes) {
      adding.wishes = { ...adding.wishes, ...wishes };
      actions.changed();
    },
    chooseName(name) {
      adding.chooseName(name);
      actions.changed();
    },
    be: () =>
      doing(async () => {
        await adding.be();
        return "";
      }),
    beNobody: () =>
      doing(async () => {
        await adding.beNobody();
        return "";
      }),
    askAgain() {
      adding.askAgain();
      actions.changed();
    },
    collection: actions.collection,
    add: () =>
      doing(async (asked) => {
        const known = repertoires.of(asked);
        const proposal = adding.proposed(known, /** @type {People} */ (people), names);
        adding.end();
        if (!proposal) return "";
        await repertoires.change(proposal.repertoire);
        return texts.taken(changed(known, proposal.repertoire));
      }),
    end() {
      adding.end();
      actions.changed();
    },
    save: (format) =>
      doing(async (asked) => {
        await save(repertoires.of(asked), format, /** @type {People} */ (people), Game);
        return "";
      }),
    picture: () =>
      doing(async (asked) => {
        const { savePicture } = await getPaper();
        await savePicture(repertoires.of(asked), /** @type {People} */ (people), Game);
        return "";
      }),
    print: () =>
      doing(async (asked) => {
        await getPaper();
        actions.print(/** @type {HTMLElement} */ (paperOf(asked)));
        return "";
      }),
    leaveOut: () =>
      doing(async (asked) => {
        const apart = overviewOf(repertoires.of(asked), /** @type {People} */ (people)).apart;
        const changes = apart.map((position) => ({ position, number: null }));
        await repertoires.change(repertoires.of(asked).with(changes));
        return "";
      }),
    undo: () =>
      doing(async (asked) => {
        await training.refresh();
        return texts.undone(await repertoires.undo(asked));
      }),
    train: actions.train,
    trainAt: (from) => actions.trainAt(color, from),
    trainOpening: (from) => actions.trainOpening(color, from),
    remove: (from) =>
      doing(async (asked) => {
        const position = positionOf(gameAfter(from));
        const [number] = repertoires.of(asked).at(position)?.numbers ?? [];
        if (number === undefined) return "";
        await repertoires.change(repertoires.of(asked).with([{ position, number: null }]));
        return texts.removed(moveName(String(MOVES[number])));
      }),
    change: (from) => {
      [changing, said] = [from.join(""), ""];
      actions.changed();
    },
    goTo: (to) => {
      [moves, said, changing] = [to, "", null];
      actions.changed();
    },
    choose: (from, move) => choose(from, move),
    analyze: (to) => match.games.open(gameAfter(to), { room: "analyze" }),
  });

  const getPaper = async () => {
    paper ??= await import("./paper/paper.js");
    return paper;
  };
  /** The repertoire of a color on paper, where there is one and all that it takes. @param {Color} asked */
  const paperOf = (asked) => {
    const repertoire = repertoires.of(asked);
    return paper && people && repertoire.size > 0 ? paper.printable(repertoire, people, Game) : null;
  };

  /** Makes a move the answer after others. @param {readonly string[]} from @param {string} move */
  function choose(from, move) {
    changing = null;
    doing(async (asked) => {
      const position = positionOf(gameAfter(from));
      await repertoires.change(repertoires.of(asked).with([{ position, number: numberOf(move) }]));
      return "";
    });
  }

  /** @param {readonly string[]} line @returns {Game} */
  const gameAfter = (line) => {
    const game = new Game();
    for (const move of line) game.play(/** @type {any} */ (move));
    return game;
  };
  /** @param {Repertoire} repertoire @param {People} known */
  const overviewOf = (repertoire, known) => {
    const log = training.log.length;
    const { retention } = store.state.settings;
    if (seen?.repertoire !== repertoire || seen.log !== log || seen.retention !== retention) {
      const learned = replayed(training.log, { retention });
      // What was missed last is not remembered, however short a time ago that was.
      const last = new Map(training.log.map(([exercise, , , grade]) => [exercise, grade]));
      for (const [exercise, grade] of last) if (grade === "again") learned.delete(exercise);
      const overview = new Overview(repertoire, known, learned, dayOf(clockNow()));
      seen = { repertoire, log, retention, overview };
    }
    return seen.overview;
  };
  /** @returns {Shown} */
  const shown = () => {
    const repertoire = repertoires.of(color);
    const game = gameAfter(moves);
    const isOwn = game.turn === color && !game.isOver && !game.mustPass;
    const answer = isOwn ? (repertoire.at(positionOf(game))?.numbers[0] ?? null) : null;
    const known = answer === null ? null : String(MOVES[answer]);
    const isChanging = known !== null && changing === moves.join("");
    const move = isChanging ? null : known;
    const after = move === null ? moves : [...moves, move];
    const overview = people && overviewOf(repertoire, people);
    const keys = new Set(Array.from(repertoire.positions(), ({ position }) => exerciseKey(position)));
    const met = new Set(training.log.map(([key]) => key));
    const unmet = [...keys].filter((key) => !met.has(key)).length;
    const { newOnes } = store.state.settings;
    return {
      color,
      size: repertoire.size,
      undoable: repertoires.undoable(color),
      moves,
      answer: move,
      changing: isChanging ? known : null,
      said,
      adding,
      proposal: people && adding.proposed(repertoire, people, names),
      after,
      told: toldAt(isOwn ? repertoire.at(positionOf(game)) : undefined),
      freshADay: unmet > newOnes && newOnes > 0 ? newOnes : null,
      due: due().filter((key) => keys.has(key)).length,
      remembered: overview?.remembered ?? 0,
      apart: overview?.apart.length ?? 0,
      name: gameAfter(after).openingName(openingLanguage()) ?? "",
      asked: isOwn ? moves : null,
      branches: overview && (!isOwn || move !== null) ? overview.branches(positionOf(gameAfter(after))) : [],
      choices: overview && isOwn && move === null ? overview.choices(positionOf(game)) : [],
      gaps: overview && repertoire.size > 0 ? overview.gaps(GAPS) : [],
    };
  };
  return {
    element: panel.element,
    title: panel.title,
    /** Says that nothing more is due. */
    sayDone() {
      said = texts.done;
    },
    paper: () => paperOf(color),
    draw() {
      if (!isShown()) return;
      // Before anybody asks for it: a browser that prints waits for nothing.
      if (repertoires.of(color).size > 0) void getPaper().catch(() => {});
      if (!people)
        void peopleIn(openings).then(
          (found) => {
            people = found;
            actions.changed();
          },
          () => {
            // It is tried once more with the next drawing, and then with the next press.
            if (said === texts.failed) return;
            said = texts.failed;
            actions.changed();
          },
        );
      panel.draw(shown());
    },
    /** The place on the board, with the answer and what the other side plays. */
    put() {
      const place = shown();
      putOnBoard(store, { game: gameAfter(place.after), isOpen: true, marks: arrowsOf(place) });
    },
    /** A disc that the person places is the answer where there is none yet, and leads to its place in the tree. @param {string} square */
    place(square) {
      const { asked, answer, after } = shown();
      if (asked && answer === null) return choose(asked, square);
      moves = [...after, square];
      actions.changed();
    },
    back() {
      moves = moves.slice(0, -1);
      actions.changed();
    },
  };
}

/** What is written of the position, and then of the answer. @param {Answer | undefined} answer */
function toldAt(answer) {
  return [answer?.before?.comment, answer?.comment].filter(Boolean).join("\n");
}

/** How many positions of a repertoire are new or have another answer. @param {Repertoire} before @param {Repertoire} after */
function changed(before, after) {
  return [...after.positions()].filter(
    ({ position, number }) => !before.at(position)?.numbers.includes(number),
  ).length;
}
