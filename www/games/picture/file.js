// A picture of the board as a file to save or to hand on.

/** The width and the height in pixels: sharp on paper and on every screen, and still a small file. */
const SIZE = 1200;

/** @param {string} svg of {@link import("./svg.js").boardSvg} @param {string} name without its ending @returns {File} */
export function svgFile(svg, name) {
  return new File([svg], `${name}.svg`, { type: "image/svg+xml" });
}

/**
 * The picture in pixels.
 * @param {string} svg
 * @param {string} name without its ending
 * @returns {Promise<File>}
 */
export async function pngFile(svg, name) {
  const url = URL.createObjectURL(svgFile(svg, name));
  try {
    const image = new Image(SIZE, SIZE);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
    canvas.getContext("2d")?.drawImage(image, 0, 0, SIZE, SIZE);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!(blob instanceof Blob)) throw new Error("the browser made no picture");
    return new File([blob], `${name}.png`, { type: "image/png" });
  } finally {
    URL.revokeObjectURL(url);
  }
}
