// Keeps the published page on the visitor's machine, so that it opens at once and without a network. The build names its
// files and their version. A new version is loaded whole beside the old one, and used when the visitor asks for it.

/** Put in by the build. @type {string[]} */
const files = FILES;
/** Put in by the build: what is kept once the page has asked for it. @type {string[]} */
const later = LATER;
/** Put in by the build. @type {string} */
const version = VERSION;

/** @type {any} A service worker: TypeScript's library of pages does not know it. */
const worker = self;

/** Other pages of the same origin have caches of their own. */
const MINE = `flipside ${worker.registration.scope} `;
const CACHE = MINE + version;

/** Files that another program shares wait here for the page, which knows this name. */
const SHARED = `flipside-shared ${worker.registration.scope}`;

/** Whether the name of a file has a hash of its content: then it never changes. */
const isHashed = (/** @type {string} */ file) => /-[0-9a-f]{10}\.\w+$/.test(file);

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([
    ...files.map(async (file) => {
      const kept = isHashed(file) ? await caches.match(file) : undefined;
      if (kept) return cache.put(file, kept);
      return cache.add(new Request(file, { cache: isHashed(file) ? "default" : "no-cache" }));
    }),
    ...later.map(async (file) => {
      const kept = await caches.match(file);
      if (kept) await cache.put(file, kept);
    }),
  ]);
}

/** Each open page holds the lock of the script that it runs: what that one loads later must be there as long. */
async function forgetOldVersions() {
  // The other versions may be newer ones.
  if (worker.registration.installing || worker.registration.waiting) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const scripts = held.flatMap(({ name }) => (name?.startsWith(MINE) ? [name.slice(MINE.length)] : []));
  const current = await caches.open(CACHE);
  const old = await keep(scripts, async (script) => !(await current.match(script)));
  for (const name of await oldVersions()) {
    const cache = await caches.open(name);
    const used = await keep(old, async (script) => Boolean(await cache.match(script)));
    if (used.length === 0) await caches.delete(name);
  }
}

async function oldVersions() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(MINE) && name !== CACHE);
}

/** @template Value @param {Value[]} values @param {(value: Value) => Promise<boolean>} isKept */
async function keep(values, isKept) {
  const kept = await Promise.all(values.map(isKept));
  return values.filter((_, index) => kept[index]);
}

/** What a page of an old version asks for, which the host may have no more. @param {Request} request */
async function answerOfOldVersion(request) {
  for (const name of await oldVersions()) {
    const kept = await (await caches.open(name)).match(request);
    if (kept) return kept;
  }
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  // What stands behind `?` and `#` is for the page to read.
  const isPage =
    request.mode === "navigate" && new URL(request.url).pathname === new URL("./", location.href).pathname;
  const kept = await cache.match(isPage ? "./" : request);
  return kept ?? (await answerOfOldVersion(request)) ?? fromNetwork(request, cache);
}

/** @param {Request} request @param {Cache} cache */
async function fromNetwork(request, cache) {
  const response = await fetch(request);
  const isKept = later.some((file) => new URL(file, location.href).href === request.url);
  // The page is answered even where there is no room to keep it.
  if (response.ok && isKept) await cache.put(request, response.clone()).catch(() => {});
  return response;
}

/** Takes what another program shares with the installed page, files or a text, and opens the page with it. @param {Request} request */
async function takeShared(request) {
  const given = await request.formData();
  const page = new URL(worker.registration.scope);
  const shared = given
    .getAll("games")
    .flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []));
  const text = given.get("text") || given.get("url") || given.get("title");
  if (shared.length > 0) page.searchParams.set("shared", "");
  else if (text) page.searchParams.set("text", String(text));
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  for (const [index, file] of shared.entries()) {
    const headers = { "x-name": encodeURIComponent(file.name) };
    await cache.put(`./shared/${index}`, new Response(file, { headers }));
  }
  return Response.redirect(page.href, 303);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(forgetOldVersions().then(() => worker.clients.claim()));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "use the new version") worker.skipWaiting();
  if (event.data === "a page was opened") event.waitUntil(forgetOldVersions());
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
  if (method === "POST" && url === worker.registration.scope) event.respondWith(takeShared(event.request));
});
