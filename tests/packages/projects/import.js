// Imports the package as a server does that renders a page, and prints which globals the package touched, and which it
// left behind.

const HOST = [
  "fetch",
  "process",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "performance",
  "crypto",
];
const WEB = [
  "Worker",
  "Blob",
  "MessageChannel",
  "Response",
  "URL",
  "WebAssembly",
  "DecompressionStream",
  "ReadableStream",
  "TextDecoder",
  "TextEncoder",
  "AbortSignal",
  "EventTarget",
  "CSSStyleSheet",
  "matchMedia",
  "indexedDB",
  "atob",
];
const PAGE = [
  "window",
  "self",
  "document",
  "navigator",
  "localStorage",
  "location",
  "postMessage",
  "addEventListener",
];

const touched = new Set();
for (const name of [...HOST, ...WEB, ...PAGE]) {
  const value = globalThis[name];
  const note = () => {
    if (new Error().stack.includes("/flipside/dist/")) touched.add(name);
    return value;
  };
  Object.defineProperty(globalThis, name, { configurable: true, get: note, set: note });
}
const before = new Set(Object.getOwnPropertyNames(globalThis));
await import("flipside");
await import("flipside/slim");
await import("flipside/book");
await import("flipside/library");
await import("flipside/coach");
await import("flipside/coach/ja");
await import("flipside/formats");
await import("flipside/games");
await import("flipside/puzzles");
await import("flipside/board");
const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name));
console.log(JSON.stringify({ touched: [...touched], left }));
