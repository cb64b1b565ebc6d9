// A text as a QR code: the modules of lean-qr, which a camera reads best dark on light with a border of four.

import { generate } from "lean-qr";

/** Of each side, in modules: by the standard. */
const BORDER = 4;

/**
 * @param {string} text
 * @returns {{ size: number, path: string }} the side with its border, and the dark modules, as a drawing has them
 */
export function qrOf(text) {
  const code = generate(text);
  const modules = Array.from({ length: code.size ** 2 }, (_, index) => ({
    x: index % code.size,
    y: Math.floor(index / code.size),
  }));
  const dark = modules.filter(({ x, y }) => code.get(x, y));
  return {
    size: code.size + 2 * BORDER,
    path: dark.map(({ x, y }) => `M${x + BORDER} ${y + BORDER}h1v1h-1z`).join(""),
  };
}
