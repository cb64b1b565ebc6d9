// What the files of the published page are, without a browser.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { buildSite } from "../../scripts/site.mjs";
import { publish } from "./publish.js";

/** What a first visit may load before the engine, in bytes with gzip. */
const FIRST_VISIT = 60_000;

const site = publish();

/** The page for a host whose address is known. @type {{ folder: string, firstFiles: string[] }} */
let known;

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), "flipside-site-"));
  known = { folder, firstFiles: await buildSite(folder, { url: "https://example.org/othello" }) };
});

after(() => rm(known.folder, { recursive: true, force: true }));

test("what a browser may keep has a hash in its name, and texts are sent compressed", async () => {
  const html = await readFile(join(site.folder, "index.html"), "utf8");
  const [, script] = /src="\.\/(start-[0-9a-f]{10}\.js)"/.exec(html) ?? [];
  const response = await fetch(new URL(script, site.server.url), { headers: { "accept-encoding": "br" } });
  assert.equal(response.headers.get("content-encoding"), "br");
  assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  const page = await fetch(site.server.url);
  assert.equal(page.headers.get("cache-control"), "no-cache");
  const etag = page.headers.get("etag") ?? assert.fail("no ETag");
  const known = await fetch(site.server.url, { headers: { "if-none-match": etag } });
  assert.equal(known.status, 304);
});

test("a first visit loads at most 60 kB before the engine", async () => {
  const { firstFiles } = known;
  const html = await readFile(join(site.folder, "index.html"), "utf8");
  const run = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="\.\/([^"]+)"/g)];
  for (const [, file] of run) assert.ok(firstFiles.includes(file), `${file} is not counted`);
  const sizes = await Promise.all(
    firstFiles.map(async (file) => gzipSync(await readFile(join(site.folder, file)), { level: 9 }).length),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(bytes <= FIRST_VISIT, `${bytes} bytes in ${firstFiles.length} files`);
});

test("other sites find the picture of the page by its whole address, where that is known", async () => {
  const relative = await readFile(join(site.folder, "index.html"), "utf8");
  assert.match(relative, /<meta property="og:image" content="\.\/icons\/og\.png">/);
  const { folder } = known;
  const html = await readFile(join(folder, "index.html"), "utf8");
  assert.match(html, /<meta property="og:image" content="https:\/\/example\.org\/othello\/icons\/og\.png">/);
  assert.match(html, /<meta property="og:url" content="https:\/\/example\.org\/othello\/">/);
  const picture = await readFile(join(folder, "icons", "og.png"));
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
  await assert.rejects(buildSite(folder, { url: "othello" }), /expected https:\/\/…, found othello/);
  const left = await readFile(join(folder, "index.html"), "utf8");
  assert.equal(left, html, "what was there stays");
});

test("the manifest has pictures of the sizes that systems ask for, one of them to be cut, and shortcuts into the page", async () => {
  const { icons, shortcuts } = JSON.parse(await readFile(join(site.folder, "manifest.webmanifest"), "utf8"));
  const pictures = icons.filter((/** @type {{ type: string }} */ { type }) => type === "image/png");
  assert.deepEqual(
    pictures.map((/** @type {{ sizes: string, purpose: string }} */ { sizes, purpose }) => [sizes, purpose]),
    [
      ["192x192", "any"],
      ["512x512", "any"],
      ["512x512", "maskable"],
    ],
  );
  for (const { src, sizes } of pictures) {
    const file = await readFile(join(site.folder, src));
    assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual(
    shortcuts.map((/** @type {{ url: string }} */ { url }) => url),
    ["./?new", "./?train"],
  );
});

test("the policy allows neither inline scripts nor inline styles but its own", async () => {
  const html = await readFile(join(site.folder, "index.html"), "utf8");
  const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/);
  for (const [kind, element] of Object.entries({
    style: /<style>(.*?)<\/style>/gs,
    script: /<script>(.*?)<\/script>/gs,
  })) {
    const inline = [...html.matchAll(element)];
    assert.equal(inline.length, 1, kind);
    const hash = createHash("sha256").update(String(inline[0][1])).digest("base64");
    assert.ok(policy.includes(`${kind}-src 'self' 'sha256-${hash}'`), kind);
  }
  assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)[^>]+>| style="| on\w+="/);
});
