// Makes the custom properties of a style sheet as short as the rest.

/**
 * A style sheet in which custom properties are as short as the rest, which the minifier leaves them out of: without spaces, and with
 * other names where neither pages nor scripts set them.
 * @param {string} style minified, without texts
 */
export function minifiedProperties(style) {
  /** @type {string[]} */
  const names = [];
  return style
    .replace(/(--[\w-]+:|,|\() +/g, "$1")
    .replace(/ +\)/g, ")")
    .replace(/--(?!board-|worth|pixel)[\w-]+/g, (name) => {
      if (!names.includes(name)) names.push(name);
      return `--${names.indexOf(name).toString(36)}`;
    });
}
