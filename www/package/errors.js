// What the page needs to know of the errors of the package.

/** The code of an error of the package; empty for other errors. @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
