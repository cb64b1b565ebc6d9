import { create } from "./elements.js";

/**
 * A dialog with its title: it is a part of the page only while it is open, and a button of its form that submits closes it.
 * @param {string} id
 * @param {string} title
 * @param {(Node | string)[]} children of its form
 */
export function createDialog(id, title, ...children) {
  const heading = create("h2", { id: `${id}-title` }, title);
  const form = create("form", { method: "dialog" }, heading, ...children);
  const dialog = create("dialog", { id, "aria-labelledby": heading.id }, form);
  dialog.addEventListener("close", () => dialog.remove());
  return { dialog, form, heading };
}

/** @param {HTMLDialogElement} dialog */
export function openDialog(dialog) {
  if (dialog.open) return;
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * The buttons at the end of a dialog.
 * @param {...[value: string, label: string]} buttons the last one does what the dialog is for
 */
export function closingRow(...buttons) {
  const made = buttons.map(([value, label]) => create("button", { type: "submit", value }, label));
  made.at(-1)?.classList.add("primary");
  return create("div", { class: "row" }, ...made);
}
