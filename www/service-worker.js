// Keeps the published page on the visitor's machine, so that it opens at once and without a network. The build names its
// files and their version. A new version is loaded whole beside the old one, and used when the visitor asks for it.

/** Put in by the build. @type {string[]} */
const files = FILES;
/** Put in by the build. @type {string} */
const version = VERSION;

/** @type {any} A service worker: TypeScript's library of pages does not know it. */
const worker = self;

/** Other pages of the same origin have caches of their own. */
const MINE = `flipside ${worker.registration.scope} `;
const CACHE = MINE + version;

/** Whether the name of a file has a hash of its content: then it never changes. */
const isHashed = (/** @type {string} */ file) => /-[0-9a-f]{10}\.\w+$/.test(file);

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (file) => {
      const kept = isHashed(file) ? await caches.match(file) : undefined;
      if (kept) return cache.put(file, kept);
      return cache.add(new Request(file, { cache: isHashed(file) ? "default" : "no-cache" }));
    }),
  );
}

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(MINE) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  // What stands behind `?` and `#` is for the page to read.
  const isPage =
    request.mode === "navigate" && new URL(request.url).pathname === new URL("./", location.href).pathname;
  const kept = await cache.match(isPage ? "./" : request);
  return kept ?? fetch(request);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOldVersions()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "use the new version") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});
