// How the languages write numbers and counts.

/**
 * Forms of a phrase by plural category; `#` is the number.
 * @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }} Forms
 */

/** What the phrases of a language are made with. @typedef {ReturnType<typeof numbersOf>} Numbers */

/** The numbers that need no format. */
const SMALL = new Set(Array.from({ length: 100 }, (_, number) => number));

/**
 * The numbers and dates of a language. A format is made when it is first used: each takes milliseconds.
 * @param {string} tag
 */
export function numbersOf(tag) {
  const number = (/** @type {Intl.NumberFormatOptions} */ options) => {
    /** @type {Intl.NumberFormat | undefined} */
    let format;
    return (/** @type {number} */ value) => {
      format ??= new Intl.NumberFormat(tag, options);
      return format.format(value);
    };
  };
  /** @type {Intl.PluralRules | undefined} */
  let rules;
  const rounded = number({ maximumFractionDigits: 0 });
  // Small counts look alike in all these languages, and are all that a visit begins with.
  const whole = (/** @type {number} */ value) => (SMALL.has(value) ? String(value) : rounded(value));
  /** @type {Intl.DateTimeFormat | undefined} */
  let moments;
  const percent = number({ style: "percent" });
  return {
    signed,
    /** 12,345 */
    whole,
    /** 0.25 */
    decimal: number({ maximumSignificantDigits: 3 }),
    /** 9.5, with its one digit also where that is 0 */
    tenths: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    /** 12.3M */
    compact: number({ notation: "compact", maximumSignificantDigits: 3 }),
    /** 12.3 million */
    counted: number({ notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 }),
    /** Of a share: 0.5 is 50%. */
    percent,
    /** Of a share where even little is more than nothing: 0.004 is <1%. @param {number} value */
    share: (value) => (value > 0 && value < 0.01 ? `<${percent(0.01)}` : percent(value)),
    /** A day and a time, in milliseconds. @param {number} time */
    moment(time) {
      moments ??= new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
      return moments.format(time);
    },
    /** The form of a phrase for a number. @param {number} count @param {Forms} forms */
    plural(count, forms) {
      rules ??= new Intl.PluralRules(tag);
      return (forms[rules.select(count)] ?? forms.other).replace("#", whole(count));
    },
  };
}

/** A score with its sign, for the side to move. @param {number} score */
export const signed = (score) => (score > 0 ? `+${score}` : `${score}`.replace("-", "−"));
