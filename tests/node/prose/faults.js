// What a machine can see of a sentence that has to be read twice.

/** A fault with what to write instead, and what shows it in a sentence. @typedef {readonly [fault: string, pattern: RegExp]} Rule */

/** Verbs that say something of the person whom a clause with "Who" is about. */
const VERBS =
  "is|has|had|was|takes|gives|gets|gains|keeps|loses|needs|knows|finds|hears|sees|sits|stands|plays|puts|reads|stays|wants|waits|wins|writes|can|cannot|may|might|must|should|will|would|uses|asks|begins|does";

/** Words that begin another clause, whose verb says nothing of that person. */
const OTHER_CLAUSES =
  "that|which|who|whom|whose|what|where|when|how|why|while|as|if|until|before|after|because|and|or|but";

/** Words behind "The same" that are no noun. */
const NO_NOUNS =
  "again|alone|and|as|at|but|by|for|from|if|in|of|on|once|seen|to|when|where|while|with|without";

/** @type {readonly Rule[]} */
const RULES = [
  [
    '"nothing where": "unless", "if there is one", or what is returned',
    /\bnothing where\b|; nothing when\b|^nothing when\b/i,
  ],
  ['"but for": "except", "apart from"', /^(?!.*\bnot\b.*\bbut for\b).*\bbut for\b/i],
  [
    '"So" at the beginning: "therefore", "thus", or one sentence with the one before',
    /^["“(]?So[ ,](?!far\b)/,
  ],
  ['"The same" without what', new RegExp(`^["“(]?The same(?:[,.;:]|$| (?:${NO_NOUNS})\\b)`)],
  [
    'a clause with "Who" as a subject: "A player who", "To do it, …"',
    new RegExp(
      `^["“(]?Who(?:ever)? (?!(?:is to|a|it|one|people|the|they|you)\\b)(?:(?!(?:${OTHER_CLAUSES})\\b)[^\\s,.:;?]+ )+?(?:${VERBS})\\b[^?]*$`,
    ),
  ],
  ['"for who": "for the side that"', /\b(?:by|for|from|to|with) who (?:had|was|can|may|must|\w+s)\b/i],
  ['"of whom": another sentence', /\bof whom\b/i],
  [
    '"is to be": what happens, or who does it',
    /(?<!\b(?:aim|goal|idea|point|purpose|task)) (?:is|are|was|were) to be\b/i,
  ],
];

/** The faults of a sentence. @param {string} sentence @returns {string[]} what to write instead of what */
export function faultsOf(sentence) {
  return RULES.filter(([, pattern]) => pattern.test(sentence)).map(([fault]) => fault);
}
