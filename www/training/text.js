/** @import { Color } from "../state/types.js" */
import { moveName } from "../game/text.js";
import { COLORS, plural } from "../words/english.js";
import { phrasesOf } from "../words/language.js";

export const trainingTexts = phrasesOf("training", {
  /** What there is to do today. */
  today: "Today",
  /** @param {number} count */
  minutes: (count) => plural(count, { one: "about a minute", other: "about # minutes" }),
  allDone: "All done for today.",
  due: "Due again",
  /** @param {number} count of exercises that are due */
  dueCount: (count) => plural(count, { one: "# exercise is due", other: "# exercises are due" }),
  /** @param {number} count of these */
  ofMistakes: (count) => plural(count, { one: "# mistake of your own", other: "# mistakes of your own" }),
  nothingDue: "Nothing is due today",
  /** @param {number} count of exercises */
  tomorrow: (count) =>
    plural(count, { one: "# exercise comes back tomorrow.", other: "# exercises come back tomorrow." }),
  nothingTomorrow: "Nothing is due tomorrow.",
  /** Of today’s tasks. @param {number} found @param {number} met */
  foundOf: (found, met) => `${found} of ${met} found at the first try`,
  /** @param {number} count of those left for other days */
  later: (count) =>
    plural(count, { one: "# more waits for another day", other: "# more wait for other days" }),
  /** Of what is due. @param {number} days since the first of it was due */
  overdue: (days) => plural(days, { one: "up to # day late", other: "up to # days late" }),
  daily: "Puzzle of the day",
  dailyAsked: "One for everybody",
  /** @param {string} rating */
  dailyRated: (rating) => `One for everybody, rated ${rating}`,
  dailyDone: "Tried today",
  dailyMissing: "Could not be loaded. Try again here.",
  fresh: "New puzzles",
  /** @param {string} count */
  freshCount: (count) => `${count} left today`,
  freshDone: "Done for today",
  freshPaused: "Paused while much is due",
  begin: "Start",
  goOn: "Go on",
  more: "More puzzles",

  /** What sets how much there is to do. */
  settings: "Training settings",
  retention: "Remembered when it comes again",
  newOnes: "New ones a day",
  reviews: "Exercises a day",
  turns: "Turn or mirror what comes again",

  /** The person’s rating. */
  rating: "Rating",
  /** @param {string} rating @param {string} deviation */
  rated: (rating, deviation) => `${rating} ± ${deviation}`,
  unrated: "No rating yet",
  /** @param {number} count of puzzles */
  ratedAfter: (count) =>
    plural(count, { one: "Rating after # more puzzle", other: "Rating after # more puzzles" }),
  /** @param {string} gain with its sign */
  gained: (gain) => `Rating ${gain}`,
  howStrong: "How well do you play?",
  whyAsked: "Your first puzzles then suit you.",
  /** @param {string} first @param {string} last names of opponents */
  opponents: (first, last) => `${first} to ${last} are the opponents here, from weak to strong.`,
  strengths: {
    never: "I have never played",
    rules: "I know the rules",
    /** @param {string} name of an opponent */
    beats: (name) => `I beat ${name}`,
    unknown: "I don’t know",
    /** What follows from the answer. */
    told: {
      never: "Learn the rules first. Then easy puzzles wait for you here.",
      level: "Your first puzzles are of that level.",
      unknown: "The first puzzles find out: after a miss the next one is easier.",
    },
  },

  /** Runs. */
  runs: "Against yourself",
  minutesRun: "Three minutes",
  minutesAbout: "As many puzzles as you can. An error costs ten seconds.",
  streakRun: "Streak",
  streakAbout: "Puzzle after puzzle, each a little harder, until your first error.",
  /** @param {string} count */
  best: (count) => `Best: ${count}`,
  inRun: {
    /** Before the first move, by the kind of the run. */
    rules: {
      minutes:
        "The clock starts with your first move. An error costs 10 seconds; 5 right moves in a row give some.",
      streak: "Your first error ends the streak.",
    },
    costs: { minutes: "Wrong: 10 seconds less.", streak: "Wrong: the streak is over." },
    /** @param {number} count of right moves @param {string} seconds */
    bonus: (count, seconds) => `${count} right moves in a row: ${seconds} seconds more!`,
  },
  end: "End",
  /** @param {number} count */
  found: (count) => plural(count, { one: "# puzzle solved", other: "# puzzles solved" }),
  record: "Your best so far!",
  /** What was missed in a run, each with the move that was right. */
  missed: "Missed",
  lookAgain: "Look again at missed and slow ones",
  another: "Another run",

  themesLabel: "Themes",
  themesSorted: "Themes, your weakest first",
  /** Of a theme. @param {number} count of puzzles not met yet */
  left: (count) => plural(count, { one: "# puzzle", other: "# puzzles" }),
  /** By the words in the files of puzzles. @type {Record<string, string>} */
  themes: {
    "take-the-corner": "Take the corner",
    "leave-the-corner": "Leave the corner",
    "win-a-corner": "Win a corner",
    "offer-a-corner": "Offer a corner",
    "x-square": "X-square",
    "c-square": "C-square",
    "key-square": "Key square",
    closes: "Close a square",
    opens: "Leave a square closed",
    quiet: "Quiet move",
    "from-inside": "From inside",
    "forced-pass": "Forced pass",
    "last-safe-move": "Last safe move",
    wedge: "Wedge",
    parity: "Parity",
    swindle: "Swindle",
    feeding: "Feeding",
    "stoner-trap": "Stoner trap",
    "wipe-out": "Wipe-out",
    "saved-from-wipe-out": "Saved from wipe-out",
    counting: "Counting",
    opening: "Opening",
    calculation: "Calculation",
  },
  /** What each theme says of the move. @type {Record<string, string>} */
  themeHints: {
    "take-the-corner": "A corner is worth taking now.",
    "leave-the-corner": "The corner can wait: something else is worth more.",
    "win-a-corner": "The right move wins a corner soon.",
    "offer-a-corner": "The opponent may have a corner: you get more for it.",
    "x-square": "A move diagonally beside an empty corner is right for once.",
    "c-square": "A move on the edge, beside an empty corner, is right for once.",
    "key-square": "The opponent wants a square: take it yourself.",
    closes: "The opponent has a strong reply: close that square.",
    opens: "Other moves open a square to the opponent: leave it closed.",
    quiet: "A quiet move: it flips in one direction, and gives the opponent nothing new.",
    "from-inside": "The move flips only discs that lie inside.",
    "forced-pass": "The opponent will run out of moves and have to pass.",
    "last-safe-move": "Only one move gives no corner away.",
    wedge: "There is a gap on an edge to slip into.",
    parity: "Count the empty squares of each region: enter one with an odd number.",
    swindle: "In a region of two squares the opponent cannot take the second one.",
    feeding: "Give the opponent moves in the region that you cannot enter.",
    "stoner-trap": "Attack a corner along the edge: one of two corners falls.",
    "wipe-out": "All discs of the opponent can be flipped.",
    "saved-from-wipe-out": "Only one move keeps you any discs at all.",
    counting: "Few squares are left: count the discs to the end.",
    opening: "Most players choose another move in this opening.",
    calculation: "No rule helps here: look a few moves ahead.",
  },

  /** Of a region of two squares, once the move is known. @param {string} move @param {string} other @param {Color} color */
  swindled: (move, other, color) =>
    `After ${move}, ${COLORS[color]} cannot play ${other}: that is yours, too.`,

  /** A task. */
  back: "Today",
  /** What somebody has linked to. */
  linked: "A puzzle",
  line: "The solution",
  before: "The position",
  hint: "Hint",
  reveal: "Solution",
  tryAgain: "Try again",
  next: "Next",
  analyze: "Analyze",
  share: "Copy link",
  copied: "Link copied.",
  notCopied: "The browser did not allow copying. Copy the address of this page instead.",
  /** @param {Color} color */
  turn: (color) => `${COLORS[color]} to move`,
  /** @param {number} count of exercises still to come */
  toCome: (count) => plural(count, { one: "last one", other: "# to go" }),
  /** Beside what is due again, as the list of today counts it. @param {number} count */
  dueToday: (count) => plural(count, { one: "# due today", other: "# due today" }),
  /** Over mistakes that a person has chosen to practice, or that come for the first time. */
  mistakes: "Mistakes",
  /** Beside that: which of those that were chosen. @param {number} number @param {number} total */
  ofChosen: (number, total) => `${number} of ${total}`,
  /** Whether it counts. @param {string} rating of the puzzle */
  counts: (rating) => `Counts for your rating · puzzle rated ${rating}`,
  countsNot: {
    again: "You have met this one before, so it does not change your rating.",
    run: "Does not change your rating.",
    own: "From your own game · has no rating.",
    link: "From a link · does not count.",
  },
  /** What the person played in a game of their own. @param {string} move */
  youPlayed: (move) => `In your game you played ${move}.`,
  goOnFinding: "Right! Find the next move, too.",
  /** What a wrong move leads to, and the reply to it. */
  wrong: {
    /** @param {string} move @param {number} score */
    wins: (move, score) => `${move} wins by ${score}, but another move is better.`,
    /** @param {string} move */
    draws: (move) => `${move} only draws.`,
    /** @param {string} move @param {number} loss */
    loses: (move, loss) => `${move} loses by ${loss}.`,
    /** @param {string} move */
    unknown: (move) => `${move} is not the move.`,
  },
  /** @param {Color} color @param {string} move */
  replies: (color, move) => `${COLORS[color]} replies ${move}.`,
  /** The reply, where it is a corner. @param {Color} color @param {string} corner */
  takesCorner: (color, corner) => `${COLORS[color]} takes the corner ${corner}.`,
  /** What the reply leads to, where a reason would tell the right move. */
  leads: {
    /** @param {string} reply */
    pass: (reply) => `After ${reply} you must pass.`,
    /** @param {string} reply @param {number} count of your moves */
    few: (reply, count) =>
      `After ${reply} ${plural(count, { one: "you have only # move.", other: "you have only # moves." })}`,
    /** @param {string} reply @param {Color} color */
    corner: (reply, color) => `After ${reply} ${COLORS[color]} can take a corner, whatever you play.`,
    /** @param {string} reply @param {string} moves with best play */
    line: (reply, moves) => `After ${reply} it goes on ${moves}.`,
  },
  right: {
    /** After a hint or a wrong move. @param {string} move */
    late: (move) => `Yes, ${move} is the move.`,
    /** @param {string} move @param {number} score */
    wins: (move, score) => `Right! ${move} wins by ${score}.`,
    /** @param {string} move */
    draws: (move) => `Right! ${move} saves the draw.`,
    /** @param {string} move @param {number} loss */
    loses: (move, loss) => `Right! ${move} keeps the loss to ${loss}.`,
    /** Of which the score is not known. @param {string} move */
    plain: (move) => `Right! ${move} is the move.`,
  },
  /** @param {string} move */
  move: (move) => `The move is ${move}.`,
  /** Before a reason. @param {string} move a worse one */
  whyNot: (move) => `Why not ${move}?`,
  /** It will be asked again. */
  comesBack: {
    /** Of the exercises that are due today. */
    atEnd: "It comes once more at the end.",
    tomorrow: "It comes back tomorrow.",
    /** @param {number} days */
    later: (days) => plural(days, { one: "It comes back in # day.", other: "It comes back in # days." }),
  },
  /** Of a position that was met before. */
  turned: "The board is turned or mirrored, so that you think again.",
  /** @param {string} first @param {string} last the corners of a quarter of the board */
  lookIn: (first, last) => `Look in the quarter from ${first} to ${last}.`,
  /** @param {string} move */
  lookAt: (move) => `Look at ${move}.`,
  noReason: "Look at what each move leaves the opponent.",

  /** What to find, where the other moves are known. How much it wins would give half of it away. */
  tasks: {
    winsMore: "More than one move wins. Find the one that wins by the most.",
    wins: "Only one move wins. Find it.",
    draws: "Only one move saves the draw. Find it.",
  },
  /** What to find, where nothing is known of the other moves. */
  aims: {
    /** @param {number} score */
    win: (score) => `The best move leads to a win by about ${score}. Can you find it?`,
    balance: "The best move keeps the game even. Can you find it?",
    /** @param {number} loss */
    loss: (loss) => `The best move keeps the loss to about ${loss}. Can you find it?`,
    any: "Find the best move.",
  },

  /** What cannot be kept or shown. */
  troubles: {
    refused: "This browser keeps nothing of your training: it lasts as long as this page is open.",
    newer: "A newer version of this page has written your training. Reload the page to go on with it.",
    unwritten: "The last answers could not be saved yet. They are saved with the next ones.",
    somePuzzles: "Some puzzles could not be loaded. The others are here all the same.",
    noPuzzles: "The puzzles could not be loaded. Those that are due are here all the same.",
    /** @param {number} count of exercises */
    skipped: (count) =>
      plural(count, {
        one: "# exercise has no move to find and was passed over.",
        other: "# exercises have no move to find and were passed over.",
      }),
    isOver: "This link leads to a game that is over. There is no move to find in it.",
    /** @param {Color} color */
    mustPass: (color) =>
      `This link leads to a position in which ${COLORS[color]} must pass. There is no move to find in it.`,
  },
});

/**
 * What to find, in discs for the side to move.
 * @param {number | null} score of the best move
 * @param {number | null} second the most that another move reaches; null where it is not known
 */
export function askedFor(score, second) {
  const { aims, tasks } = trainingTexts;
  if (score === null) return aims.any;
  if (second === null) return score > 0 ? aims.win(score) : score === 0 ? aims.balance : aims.loss(-score);
  if (second > 0) return tasks.winsMore;
  return score > 0 ? tasks.wins : tasks.draws;
}

/** Whether a move is to a corner. @param {string} move */
export function isCorner(move) {
  return /^[ah][18]$/.test(move);
}

/** The opponent's reply to a wrong move. @param {Color} color @param {string} move */
export function replyWith(color, move) {
  const { replies, takesCorner } = trainingTexts;
  return isCorner(move) ? takesCorner(color, move) : replies(color, moveName(move));
}

/** What a wrong move leads to. @param {string} move @param {number | null} score for the side that played it; null while it is not known */
export function wrongMove(move, score) {
  const { wrong } = trainingTexts;
  if (score === null) return wrong.unknown(move);
  if (score === 0) return wrong.draws(move);
  return score > 0 ? wrong.wins(move, score) : wrong.loses(move, -score);
}

/**
 * What a found move is told with.
 * @param {string} move
 * @param {number | null} score
 * @param {boolean} isClean at the first try, the square not shown
 */
export function rightMove(move, score, isClean) {
  const { right } = trainingTexts;
  if (!isClean) return right.late(move);
  if (score === null) return right.plain(move);
  if (score === 0) return right.draws(move);
  return score > 0 ? right.wins(move, score) : right.loses(move, -score);
}
