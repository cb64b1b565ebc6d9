import { plural } from "../../words/english.js";
import { phrasesOf } from "../../words/language.js";

export const youTexts = phrasesOf("you", {
  title: "You",
  about: "How you play, over all your games",
  /** @param {number} games that were reviewed @param {string} least how many there must be */
  tooFew: (games, least) =>
    games === 0
      ? `Review ${least} of your games: from then on this page shows where you lose discs.`
      : plural(games, {
          one: `# game is reviewed. From ${least} on this page shows where you lose discs.`,
          other: `# games are reviewed. From ${least} on this page shows where you lose discs.`,
        }),
  choose: "Choose a game",
  /** Where there is none. */
  play: "Play a game",
  /** Games that came in, which the person may have played. */
  claim: {
    ask: "These players are in My games. Which one are you? Their games then count here.",
    /** @param {string} name @param {number} games */
    player: (name, games) => `${name}: ${plural(games, { one: "# game", other: "# games" })}`,
  },
  /** Reviews that nobody asked for. */
  reviews: {
    /** @param {number} games */
    ask: (games) =>
      plural(games, {
        one: "# of your games was never reviewed. Shall this page review it while you train or rest? It stops as soon as you play.",
        other:
          "# of your games were never reviewed. Shall this page review them while you train or rest? It stops as soon as you play.",
      }),
    allow: "Review them",
    refuse: "No, thanks",
    setting: "Review my games by itself",
    /** @param {number} games */
    goingOn: (games) =>
      plural(games, { one: "The last game is being reviewed.", other: "Reviewing: # games are left." }),
    /** @param {number} games */
    left: (games) =>
      plural(games, { one: "# game waits for its review.", other: "# games wait for their review." }),
    done: "All your games are reviewed.",
  },
  notRead: "This browser does not let the page read your games.",
  accuracy: "Accuracy",
  /** @param {string} name of a character @param {string} accuracy of its moves */
  closest: (name, accuracy) => `Of the characters, ${name} is closest: ${accuracy} in games between equals.`,
  accuracyAbout:
    "100% means that no move was worse than the best one. The line through each dot shows where your true value lies in nine of ten cases.",
  /** @param {number} count */
  games: (count) => plural(count, { one: "# game", other: "# games" }),
  /** What a picture shows. */
  titles: {
    time: "Over time",
    phase: "By phase",
    color: "By color",
    opening: "By opening",
    opponent: "By opponent",
    reason: "What costs most",
    theme: "Puzzles by theme",
    memory: "What you remember",
  },
  phases: { opening: "Opening", midgame: "Midgame", endgame: "Endgame" },
  /** What the reasons for mistakes are about. */
  subjects: {
    corners: "Corners",
    squares: "Squares left open",
    moves: "Too few moves",
    frontier: "Too open",
    regions: "Regions and the last move",
    stable: "Discs that stay",
    opening: "Opening moves",
  },
  /** @param {string} name of what is best @param {string} accuracy @param {string} rest accuracy of the others */
  strongest: (name, accuracy, rest) => `Your strongest: ${name}, ${accuracy}. Elsewhere: ${rest}.`,
  /** @param {string} name of what is worst @param {string} accuracy @param {string} rest accuracy of the others */
  weakest: (name, accuracy, rest) => `Your weakest: ${name}, ${accuracy}. Elsewhere: ${rest}.`,
  alike: "No difference here that chance could not explain.",
  /** @param {number} games @param {string} accuracy @param {string} before */
  rising: (games, accuracy, before) =>
    plural(games, {
      one: `You play better: ${accuracy} in your last game, ${before} before.`,
      other: `You play better: ${accuracy} in your last # games, ${before} before.`,
    }),
  /** @param {number} games @param {string} accuracy @param {string} before */
  falling: (games, accuracy, before) =>
    plural(games, {
      one: `You play less well: ${accuracy} in your last game, ${before} before.`,
      other: `You play less well: ${accuracy} in your last # games, ${before} before.`,
    }),
  /** @param {number} games */
  steady: (games) =>
    plural(games, {
      one: "Your last game is about as good as those before.",
      other: "Your last # games are about as good as those before.",
    }),
  /** @param {number} games of which there are no earlier ones */
  first: (games) =>
    plural(games, {
      one: "Your first game. Later ones are compared with it.",
      other: "Your first # games. Later ones are compared with them.",
    }),
  /** @param {string} name of what mistakes are about @param {string} discs lost in a game */
  dearest: (name, discs) => `${name}: mistakes of this kind cost you ${discs} discs a game.`,
  /** @param {string} discs */
  aGame: (discs) => `${discs} a game`,
  /** @param {string} name of the theme with the lowest rating @param {string} rating */
  lowest: (name, rating) => `Your lowest rating: ${name}, ${rating}.`,
  /** @param {number} count of exercises @param {string} remembered how many of them, about */
  remembered: (count, remembered) =>
    plural(count, {
      one: `You remember about ${remembered} of # exercise.`,
      other: `You remember about ${remembered} of # exercises.`,
    }),
  /** When exercises come again. */
  within: ["Today", "Within a week", "Within a month", "Within three months", "Later"],

  /** The exercise that follows from a picture. @param {string} name of what it is about */
  practice: (name) => `Practice: ${name}`,
  today: "Today’s exercises",
  /** The table behind a picture. */
  table: "Table",
  columns: {
    name: "Moves",
    accuracy: "Accuracy",
    range: "Nine of ten",
    games: "Games",
    discs: "Discs",
    mistakes: "Mistakes",
    rating: "Rating",
    exercises: "Exercises",
    time: "Time",
  },
  /** @param {string} least @param {string} most */
  range: (least, most) => `${least} to ${most}`,
  /** Games of a list. @param {string} name of what they have in common */
  listOf: (name) => `Games: ${name}`,
});
