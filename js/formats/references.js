// Signs that end something in a format, as the character references of HTML, `&#125;` for a brace: people can tell what they stand for, other
// programs show them as they are, and nothing in a format ends at one.

/** The numbers of `%`, `&`, `(`, `)`, `[`, `\`, `]` and `}`: no others are read, so that other texts are left as they are. */
const NUMBERS = "37|38|40|41|91|92|93|125";
const REFERENCE = new RegExp(`&#(${NUMBERS});`, "g");
const AMPERSAND = new RegExp(`&(?=#(?:${NUMBERS});)`, "g");

/**
 * A text without some signs; {@link withoutReferences} puts them in again.
 * @param {string} text
 * @param {RegExp} signs of those above; all of them
 */
export function withReferences(text, signs) {
  return text.replace(AMPERSAND, "&#38;").replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A text with the signs that its references stand for. @param {string} text */
export function withoutReferences(text) {
  return text.replace(REFERENCE, (_, number) => String.fromCharCode(Number(number)));
}
