// The page on paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./browser.js";
import { hand } from "./hand.js";
import { holds, shows } from "./until.js";

/** Shows the page as it is printed. @param {import("playwright-core").Page} page */
async function preview(page) {
  await page.waitForFunction(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelector(".sheet");
  });
  await page.emulateMedia({ media: "print" });
}

test("a game is printed as a sheet of its own: names, diagrams and moves, in shapes that need no background", async (t) => {
  const page = await openPage(t, { dark: true, settings: { side: "both" } });
  const { load, turn, atPly } = hand(page);
  await turn();
  await load("(;FF[4]GM[2]PB[Ann]PW[Bob]EV[Cup]DT[2024-05-01];B[f5];W[d6];B[c3])");
  await atPly(3);
  await preview(page);
  const sheet = page.locator(".sheet");
  await sheet.waitFor();
  await holds(async () =>
    assert.match(await sheet.locator("header").innerText(), /Ann – *Bob\s+Cup · 2024-05-01/),
  );
  await shows(
    () => sheet.locator("figcaption").allInnerTexts(),
    [
      "Record: each disc in the color that placed it, with the number of the move",
      "After move 3, White to move",
    ],
  );
  await shows(
    async () => (await sheet.locator("li").allInnerTexts()).map((text) => text.replace(/\s+/g, " ")),
    ["1 f5", "2 d6", "3 c3"],
  );
  for (const other of ["header.top", "main", "#rooms"])
    await shows(() => page.locator(other).first().isVisible(), false, other);
  await holds(async () => {
    const looks = await sheet.evaluate((article) => {
      const styles = [article, ...article.querySelectorAll("*")].map((element) => getComputedStyle(element));
      return {
        ink: getComputedStyle(article).color,
        backgrounds: new Set(
          styles.map(({ backgroundColor, backgroundImage }) => backgroundColor + backgroundImage),
        ).size,
        discs: article.querySelectorAll("figure:last-child circle[fill='#000'][r='32']").length,
      };
    });
    assert.deepEqual(looks, { ink: "rgb(0, 0, 0)", backgrounds: 1, discs: 5 });
  });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });
  await shows(() => sheet.count(), 0);
  await page.locator("main").waitFor();
});

test("a lesson is printed with its text and its board, without what is pressed", async (t) => {
  const page = await openPage(t, { hash: "?learn#first-game" });
  await page.locator("#learn .task:not(:empty)").waitFor();
  await preview(page);
  const sheet = page.locator(".sheet");
  await sheet.getByRole("heading", { name: "The rules in five steps" }).waitFor();
  await sheet.getByText("You are Black. Place a disc on one of the dots.").waitFor();
  await shows(() => sheet.locator("figure").count(), 1);
  await shows(() => page.locator("button:visible, #board:visible, nav:visible").count(), 0);
});

test("Print in the sheet that shares prints", async (t) => {
  const page = await openPage(t, { hash: "#f5d6" });
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  );
  await hand(page).share();
  await page.locator("#share [data-action=print]").click();
  await page.waitForFunction(() => Reflect.get(window, "isPrinted"));
});

test("a sheet printed from there has what its switches say, which are on for what is drawn by hand", async (t) => {
  const page = await openPage(t, { hash: "?analyze#f5d6_a1b7-f3" });
  await hand(page).atPly(2);
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const svg = document.querySelector(".sheet figure:last-child svg")?.outerHTML;
      dispatchEvent(new Event("afterprint"));
      Object.assign(window, { printed: svg });
    };
  });
  const arrows = async () => {
    await hand(page).share();
    await page.locator("#share [data-action=print]").click();
    const printed = await (await page.waitForFunction(() => Reflect.get(window, "printed"))).jsonValue();
    await page.evaluate(() => Reflect.deleteProperty(window, "printed"));
    return String(printed).match(/rotate\(/g)?.length ?? 0;
  };
  await hand(page).share();
  await shows(() => page.locator("#share [name=drawings]").isChecked(), true);
  await page.keyboard.press("Escape");
  const drawn = await arrows();
  assert.equal(drawn, 1);
  await hand(page).share();
  await page.locator("#share .switch:has([name=drawings])").click();
  await page.keyboard.press("Escape");
  const undrawn = await arrows();
  assert.equal(undrawn, 0);
});
