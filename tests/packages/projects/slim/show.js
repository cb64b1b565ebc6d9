import { answer } from "../answer.js";

/** @param {typeof import("flipside") & typeof import("flipside/book")} flipside @param {string | URL} wasm */
export async function show(flipside, wasm) {
  const output = document.querySelector("output");
  output.textContent = await answer(flipside, { wasm }).catch((error) => error.stack);
}
