/** @import { Page } from "playwright-core" */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/words/languages.js";
import { numbersOf } from "../../www/words/numbers.js";
import { clipped, cutChoices, overflowing, violationsOfText } from "../e2e/audit.js";
import { openPage } from "../e2e/browser.js";
import { hand } from "../e2e/hand.js";
import { holds, shows } from "../e2e/until.js";
import { ENGLISH } from "../node/page/english.js";

const GAME = "f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6";

/** @type {Map<string, import("../../www/phrases.js").Phrases>} */
const TRANSLATIONS = new Map();
for (const tag of LANGUAGES.slice(1)) {
  const folders = ["languages", "learn/languages"];
  const files = await Promise.all(folders.map((folder) => import(`../../www/${folder}/${tag}.js`)));
  const topics = files.map(({ phrases }) => phrases(numbersOf(tag)));
  TRANSLATIONS.set(tag, Object.assign({}, ...topics));
}
const french = /** @type {import("../../www/phrases.js").Phrases} */ (TRANSLATIONS.get("fr"));

/** The language that the page says it is in. @param {Page} page */
const languageOf = (page) => page.locator("html").getAttribute("lang");

/** Chooses a language in the settings. @param {Page} page @param {string} tag @param {string} before what was chosen until then */
async function chooses(page, tag, before) {
  await page.locator("[popovertarget=settings]").first().click();
  const list = page.locator("#language");
  await list.locator("option[value=en]").waitFor({ state: "attached" });
  await shows(() => list.inputValue(), before);
  await list.selectOption(tag);
}

/** Every text that is in view or read aloud. @param {Page} page @returns {Promise<string[]>} */
function shownTexts(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    const look = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (!element.checkVisibility() || element.closest("style, noscript, #language")) continue;
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
          found.push(element.getAttribute(name) ?? "");
        for (const node of element.childNodes) if (node instanceof Text) found.push(node.data.trim());
      }
    };
    look(document);
    return [document.title, ...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Every string in an object. @param {object} object @returns {string[]} */
function strings(object) {
  return Object.values(object).flatMap((value) =>
    typeof value === "string" ? [value] : typeof value === "object" ? strings(value) : [],
  );
}

/** Words of English that the other languages do not have. */
const WORDS = /\b(the|and|with|your|you|moves?|discs?|black|white|game|has|have|played|passed)\b/i;

/**
 * What is English on a page in another language.
 * @param {Page} page
 * @param {object} phrases of the language
 * @returns {Promise<string[]>}
 */
async function englishIn(page, phrases) {
  const own = new Set(strings(phrases));
  const english = new Set(strings(ENGLISH).filter((text) => !own.has(text)));
  return (await shownTexts(page)).filter((text) => english.has(text) || WORDS.test(text));
}

/** What a person sees one after another, and how one comes there. @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  "the page": async () => {},
  "the settings": (page) => page.locator("[popovertarget=settings]").first().click(),
  "a new game": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator(".tools [data-action=new]").click();
    await page.locator("#new-game").waitFor();
  },
  help: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=help]").click();
    await page.locator("#help").waitFor();
  },
  "what can be loaded": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=load]").click();
    await page.locator("#load").waitFor();
  },
  "the past games": async (page) => {
    await page.locator("#load [data-action=games]").click();
    await page.locator("#games").waitFor();
  },
  "a position of one's own": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=load]").click();
    await page.locator("#load [data-action=edit]").click();
    await page.locator("#editor").waitFor();
  },
  "what can be shared": async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-action=share]").click();
    await page.locator("#share[open] details").evaluate((more) => more.setAttribute("open", ""));
  },
  "what can be saved": async (page) => {
    await page.locator("#share [data-action=export]").click();
    await page.locator("#export").waitFor();
  },
  analysis: async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[data-room=analyze]").click();
    await page.locator("#engine .lines li").first().waitFor();
    await page.locator("#engine summary").click();
    await page.locator("#explorer summary").click();
    await page.locator("#explorer [data-line]").first().waitFor();
  },
  "my games": async (page) => {
    await page.locator("#explorer .sources label").nth(2).click();
    await page.locator("#explorer .of-position .primary").click();
    await page.locator("#collection .empty").waitFor();
    await page
      .locator("#collection input[type=file]")
      .first()
      .setInputFiles([
        { name: "games.txt", mimeType: "text/plain", buffer: Buffer.from(`${GAME}\n${GAME.slice(0, 20)}`) },
      ]);
    await page.locator("#collection .body [role=row]").first().waitFor();
  },
  "a review": async (page) => {
    await page.keyboard.press("Escape");
    await page.evaluate((moves) => {
      location.hash = moves;
    }, GAME);
    await page.locator("[data-action=review]").click();
    await page.locator("[role=tab][aria-controls=numbers]").click();
    await page.locator("#report .summary").waitFor();
  },
  training: async (page) => {
    await page.locator("[data-room=train]").click();
    await page.locator("#train .themes button").first().waitFor();
  },
  "a puzzle": async (page) => {
    await page.locator("#today > .primary").click();
    await page.locator("#puzzle[data-phase=open]").waitFor();
    await page.locator("#puzzle .row button").first().click();
  },
  lessons: async (page) => {
    await page.locator("[data-room=learn]").click();
    await page.locator("#learn .chapters").first().waitFor();
  },
  "a lesson": async (page) => {
    await page.locator("#learn .chapters button").nth(1).click();
    await page.locator("#learn .task").waitFor();
  },
};

test("the language is the browser's", async (t) => {
  const page = await openPage(t, { locale: "fr-CA", settings: { side: "both" } });
  await hand(page).reads(french.status.toMove("black"));
  await shows(() => languageOf(page), "fr");
});

test("a browser with a language that the page does not have is answered in English", async (t) => {
  const page = await openPage(t, { locale: "pt-BR" });
  await hand(page).reads("Your turn");
  await shows(() => languageOf(page), "en");
});

test("the address can name the language, the settings change it, and it is remembered", async (t) => {
  const page = await openPage(t, { hash: "?lang=fr", settings: { side: "both" } });
  const { place, reads, atPly, moves } = hand(page);
  await reads(french.status.toMove("black"));
  await place("f5");
  await place("d6");
  await chooses(page, "en", "fr");
  await reads("Black to move");
  await atPly(2);
  await shows(moves, ["f5", "d6"], "the game is the same");
  await shows(async () => new URL(page.url()).search, "?lang=en");
  await chooses(page, "fr", "en");
  await reads(french.status.toMove("black"));
  const other = await page.context().newPage();
  await other.goto(new URL("./", page.url()).href);
  await hand(other).reads(french.status.toMove("black"));
});

test("the settings begin with the browser's language, and come back to it", async (t) => {
  const page = await openPage(t, { locale: "fr-CA", settings: { side: "both" } });
  const { reads } = hand(page);
  await reads(french.status.toMove("black"));
  await chooses(page, "en", "auto");
  await reads("Black to move");
  await chooses(page, "auto", "en");
  await reads(french.status.toMove("black"));
  await page.goto(new URL("./?lang=en", page.url()).href);
  await reads("Black to move");
  await chooses(page, "auto", "en");
  await reads(french.status.toMove("black"));
  await shows(async () => new URL(page.url()).search, "");
});

test("a game in French is told in French to those who listen", async (t) => {
  const page = await openPage(t, { locale: "fr", settings: { side: "both" } });
  const { turn, place, press, hears } = hand(page);
  await turn();
  await place("f5");
  const { spoken, status } = french;
  await hears(
    [
      spoken.played("black", "f5"),
      spoken.discs(4, 1),
      spoken.sentence(status.toMove("white")),
      spoken.choices(3),
    ].join(" "),
  );
  const cell = page.locator("#board [data-square=f5]");
  await holds(async () =>
    assert.match((await cell.getAttribute("aria-label")) ?? "", /^f5, Noir, dernier coup/),
  );
  await press("copy");
  await page.getByText(french.share.movesCopied).waitFor();
});

test("what the package says in English is said in the page's language", async (t) => {
  const page = await openPage(t, { locale: "fr", settings: { side: "both" } });
  await hand(page).turn();
  await page.locator("[data-action=load]").click();
  const fault = page.locator("#load-error");
  for (const [text, said] of [
    ["f5d6a1", french.files.problems["illegal-move"]({ number: 3, found: "a1" })],
    ["no game", french.files.noGame],
  ]) {
    await page.locator("#load-text").fill(text);
    await page.locator("#load [value=load]").click();
    await fault.filter({ hasText: said }).waitFor();
    await shows(() => fault.innerText(), said);
  }
});

/** The texts that are cut off or stick out on a desk, a tablet and a phone, where the page stays. @param {Page} page */
async function cutOff(page) {
  const cut = [];
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    cut.push(...(await overflowing(page)), ...(await clipped(page)), ...(await cutChoices(page)));
  }
  return cut;
}

/**
 * Says in turn what may stand as the largest text beside the board, and what of it is cut off.
 * @param {Page} page
 * @param {readonly string[]} texts
 */
function cutLeads(page, texts) {
  return page.evaluate((all) => {
    const lead = /** @type {HTMLElement} */ (document.querySelector("#engine .lead"));
    const before = lead.textContent;
    const cut = all.filter((text) => {
      lead.textContent = text;
      return lead.scrollWidth > lead.clientWidth + 1;
    });
    lead.textContent = before;
    return cut;
  }, texts);
}

for (const [tag, phrases] of TRANSLATIONS) {
  test(`in ${tag} nothing is English, nothing is cut off, and nothing keeps anyone out`, async (t) => {
    const page = await openPage(t, {
      locale: tag,
      settings: { side: "white", level: 1, strength: "level" },
      width: 360,
      height: 740,
    });
    await hand(page).turn();
    for (const [name, show] of Object.entries(STATES)) {
      await show(page);
      await shows(() => englishIn(page, phrases), [], `${name}: English`);
      await shows(() => cutOff(page), [], `${name}: cut off`);
      if (name === "analysis") {
        const { ahead, wins, draw, even } = phrases.figures;
        await shows(() => cutLeads(page, [ahead("white", 22), wins("white", 22), draw, even]), []);
      }
      if (tag === "fr") await shows(() => violationsOfText(page), [], name);
    }
  });
}

test("a page that is read from right to left keeps its board, and its switches stay in their tracks", async (t) => {
  const page = await openPage(t, { settings: { side: "both" } });
  await hand(page).turn();
  await page.locator("html").evaluate((root) => root.setAttribute("dir", "rtl"));
  const left = async (/** @type {string} */ square) =>
    (await page.locator(`#board [data-square=${square}]`).boundingBox())?.x ?? 0;
  await holds(async () => assert.ok((await left("a1")) < (await left("h1"))));
  await page.locator("[popovertarget=settings]").first().click();
  await holds(async () => {
    const strays = await page.locator("#settings .switch input").evaluateAll((inputs) =>
      inputs
        .filter((input) => {
          const { width } = input.getBoundingClientRect();
          const knob = getComputedStyle(input, "::before");
          const [moved = 0] = knob.translate.split(" ").map((part) => Number.parseFloat(part) || 0);
          const [start, size] = [Number.parseFloat(knob.marginRight), Number.parseFloat(knob.width)];
          // From the right edge, where it lies at rest.
          return start - moved < 0 || start - moved + size > width;
        })
        .map((input) => input.getAttribute("name")),
    );
    assert.deepEqual(strays, []);
  });
});
