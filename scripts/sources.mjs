// With `node --import ./scripts/sources.mjs FILE`, what FILE imports from the package comes from js/, not from dist/.

import { register } from "node:module";

const JS = new URL("../js/", import.meta.url).href;

// Node runs the hook in a thread of its own, and so takes it as a module.
const hook = `export function resolve(name, context, next) {
  const found = name.match(/^flipside(?:[/](\\w+))?$/);
  return next(found ? "${JS}" + (found[1] ?? "flipside") + ".js" : name, context);
}`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
