/** @import { OpeningBook } from "../openings/opening-book.js" */
/** @import { Store } from "../state/store.js" */
import { saveFile } from "../dom/download.js";
import { create, setText } from "../dom/elements.js";
import { bringBackLearned, deleteLearned, learnedBytes, learnedCount } from "./personal-book.js";
import { personalBook as text } from "./text.js";

/** The name of the file that the browser saves. */
const FILE = "flipside-book.bin";

/** @type {HTMLFieldSetElement | null} */
let section = null;

/**
 * Shows in the settings what the engine has learned, where it has, with buttons to save and to delete it.
 * @param {HTMLFormElement} form
 * @param {Store} store
 * @param {OpeningBook} openings
 */
export async function showPersonalBook(form, store, openings) {
  const count = learnedCount(await learnedBytes());
  if (count === 0 && section === null) return;
  section ??= build(form, store, openings);
  section.hidden = count === 0;
  setText(/** @type {Element} */ (section.querySelector(".note")), text.note(count));
}

/** @param {HTMLFormElement} form @param {Store} store @param {OpeningBook} openings */
function build(form, store, openings) {
  const save = create("button", { type: "button" }, text.save);
  const forget = create("button", { type: "button" }, text.forget);
  const built = create(
    "fieldset",
    {},
    create("legend", {}, text.title),
    create("p", { class: "note" }),
    create("div", { class: "pair" }, save, forget),
  );
  save.addEventListener("click", () => void download());
  forget.addEventListener("click", async () => {
    await deleteLearned(openings.book, store);
    built.hidden = true;
  });
  store.on("bringBackBook", (bytes) => void bringBackLearned(openings.book, store, bytes));
  form.append(built);
  return built;
}

async function download() {
  const bytes = await learnedBytes();
  if (bytes) saveFile(new File([new Uint8Array(bytes)], FILE));
}
