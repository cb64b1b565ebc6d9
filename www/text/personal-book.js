export const personalBook = {
  title: "Personal book",
  save: "Export",
  forget: "Delete",
  /** @param {number} positions */
  note: (positions) =>
    positions === 1
      ? "From games with you the engine has learned 1 position, which is kept in this browser."
      : `From games with you the engine has learned ${positions} positions, which are kept in this browser.`,
};
