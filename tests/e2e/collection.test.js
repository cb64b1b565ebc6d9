import assert from "node:assert/strict";
import { test } from "node:test";
import { readGames } from "flipside/formats";
import { violations } from "./audit.js";
import { openPage, showIn } from "./browser.js";
import { blacks, counted, FEW, fileOf, fill, openMine, takeIn } from "./collection.js";
import { testFit } from "./fit.js";
import { bytesOf, hand } from "./hand.js";
import { holds, shows, until } from "./until.js";

test("a few games of one's own", async (t) => {
  /** @type {string[]} */
  const requested = [];
  const page = await openPage(t, {
    hash: "?analyze",
    prepare: async (page) => page.on("request", (request) => requested.push(request.url())),
  });

  await t.test("nothing of a collection is loaded before a person asks for it", async () => {
    const workers = () => page.workers().filter((worker) => /collection/.test(worker.url())).length;
    await page.locator("#explorer summary").click();
    await page.locator("#explorer .book-moves li").first().waitFor();
    assert.equal(workers(), 0);
    assert.ok(!requested.some((url) => /\/dist\/games\.js$|collection-[0-9a-f]{10}\.js$/.test(url)));
    await page.locator("#explorer .sources label").nth(2).click();
    await page.locator("#explorer .of-position .empty").waitFor();
    await until(
      page,
      async () => document.querySelector("#explorer .of-position .empty")?.checkVisibility() ?? false,
      null,
    );
    // The browser tells of a worker in its own time.
    while (workers() === 0) await page.waitForEvent("worker");
    assert.equal(workers(), 1);
  });

  await t.test(
    "they are taken in from files, found by any part of a name, and opened between their players",
    async () => {
      await page.locator("#explorer .of-position .primary").click();
      await takeIn(
        page,
        FEW,
        { ...FEW, name: "again.sgf" },
        { name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 no game") },
      );
      const told = page.locator("#collection .taking [role=status]");
      await holds(async () =>
        assert.match(
          String(await told.textContent()),
          /^4 games added\. 4 were there already\. 1 could not be read\.$/,
        ),
      );
      await page.locator("#collection .taking summary").click();
      await page.locator("#collection .taking li").filter({ hasText: "note.pdf: " }).waitFor();
      await counted(page, "4 games");
      await shows(() => blacks(page), ["Dora", "Carl", "Ben Ace", "Éva Tóth"], "the newest first");

      await page.locator("#collection-player").fill("EVA");
      await counted(page, "2 of 4 games");
      await page.locator("#collection .fields [name=color][value=white]").check({ force: true });
      await counted(page, "1 of 4 games");
      await shows(() => blacks(page), ["Ben Ace"]);
      await page.locator("#collection .fields [name=color][value='']").check({ force: true });
      await page.locator("#collection-opponent").fill("ben");
      await counted(page, "2 of 4 games");
      await page.getByRole("button", { name: "Clear the filter" }).click();
      await counted(page, "4 games");
      await page.locator("#collection-first").fill("2001");
      await page.locator("#collection-last").fill("2010");
      await counted(page, "2 of 4 games");
      await page.locator("#collection-result").selectOption("draw");
      await counted(page, "1 of 4 games");
      await page.getByRole("button", { name: "Clear the filter" }).click();
      await page.locator("#collection-event").fill("paris");
      await counted(page, "2 of 4 games");

      await page.locator("#collection .head [data-column=black] button").click();
      await page.locator("#collection [aria-sort=ascending]").waitFor();
      await shows(() => blacks(page), ["Carl", "Éva Tóth"]);
      await shows(() => violations(page), []);
      await page.getByRole("button", { name: "Clear the filter" }).click();
      await counted(page, "4 games");
      await page.locator("#collection .body [role=row]").filter({ hasText: "Éva Tóth" }).click();
      await page.locator("#collection").waitFor({ state: "hidden" });
      await hand(page).atPly(0);
      await shows(() => hand(page).moves(), ["f5", "d6", "c3", "d3", "c4"]);
      await holds(async () =>
        assert.match(
          String(await page.locator("#score").textContent()),
          /Éva Tóth.*Paris.*Ben Ace.*1996-05-01/s,
        ),
      );
    },
  );

  await t.test("games of tournament players lead to those that one has of the position", async () => {
    await page.locator("#moves [data-ply='5']").click();
    await hand(page).atPly(5);
    await page.locator("#explorer .sources label").nth(1).click();
    await page.getByRole("button", { name: "My games: open 3 games" }).click();
    await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
    await page.locator("#explorer .body [role=row]").filter({ hasText: "Dora" }).click();
    await page.locator(".tour").getByText("Game 2 of 3", { exact: true }).waitFor();
    await hand(page).atPly(5);
    await hand(page).press("start");
    await hand(page).atPly(0);
    // The list is that of the position, which is on the board again.
    await page.locator(".tour").getByRole("button", { name: "Back to the list" }).click();
    await counted(page, "3 of 4 games");
    await hand(page).atPly(5);
  });

  await t.test(
    "what was played is told, and a click opens a game at the position as it is on the board",
    async () => {
      await page.keyboard.press("Escape");
      const { atPly, load } = hand(page);
      await page.locator("#explorer .sources label").nth(2).click();
      await load("f5d6c3d3c4");
      // By other orders of moves, and in another orientation.
      await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
      const rows = page.locator("#explorer .body [role=row]");
      const listed = (/** @type {number} */ count) =>
        until(
          page,
          async (wanted) => document.querySelectorAll("#explorer .body [role=row]").length === wanted,
          count,
        );
      await listed(3);
      // By way of a position of all four, so that what is seen then is of the next one.
      await page.locator("#moves [data-ply='0']").click();
      await listed(4);
      await page.locator("#moves [data-ply='2']").click();
      await page.locator("#explorer .purpose").getByText("3 of 4 games").waitFor();
      await listed(3);
      const moves = page.locator("#explorer .of-games:visible li button");
      await holds(async () =>
        assert.match(
          String(await moves.first().textContent()),
          /^c3267%.*\+4\.0$/,
          "c3 in two games of three, by 4 discs on average",
        ),
      );
      await rows.filter({ hasText: "Dora" }).click();
      await page.locator("#score").filter({ hasText: "Dora" }).waitFor();
      await atPly(2);
      // Turned so that the position on the board stays as it was.
      await shows(async () => (await hand(page).moves()).slice(0, 5), ["f5", "d6", "c3", "d3", "c4"]);
      await moves.first().click();
      await atPly(3);
    },
  );

  await t.test("the explorer fits with them and has no fault that axe finds", async (fit) => {
    await page.locator("#explorer .body [role=row]").first().waitFor();
    await testFit(fit, page, [
      [320, 640],
      [390, 844],
      [1440, 900],
    ]);
    await showIn(page, { width: 1280, height: 800 });
  });

  await t.test("those of tournament players are told move by move, the most played first", async () => {
    await page.locator("#explorer .sources label").nth(1).click();
    await page.locator("#moves [data-ply='2']").click();
    const counts = page.locator("#explorer .of-games:visible .games");
    await counts.first().waitFor();
    await holds(async () => {
      const games = (await counts.allTextContents()).map((text) => Number(text.replaceAll(",", "")));
      assert.ok(games.length > 2);
      assert.deepEqual(
        games,
        games.toSorted((one, other) => other - one),
      );
    });
    // The choice is remembered.
    await page.reload();
    await page.locator("#explorer summary").click();
    await counts.first().waitFor();
  });
});

test("games of one's own in two tabs", async (t) => {
  const page = await openPage(t, { hash: "?analyze" });
  await fill(page, FEW);
  await counted(page, "4 games");

  await t.test("another tab sees at once what one has taken in", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await openMine(other);
    await other.locator("#explorer .purpose").getByText("4 games", { exact: true }).waitFor();
    await takeIn(page, fileOf("one.sgf", [{ moves: "f5f4", black: "Late", white: "Comer" }]));
    await other.locator("#explorer .purpose").getByText("5 games", { exact: true }).waitFor();
    await other.close();
  });

  await t.test("what is shown is saved and deleted, and what was deleted is brought back", async () => {
    await page.locator("#collection-event").fill("paris");
    await counted(page, "2 of 5 games");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save 2 games" }).click(),
    ]);
    const { games } = readGames(String(await bytesOf(download)));
    assert.deepEqual(
      games.map(({ black, white, result, game }) => [black, white, result, game.transcript]),
      [
        ["Carl", "Ben Ace", 0, "f5f6e6f4e3"],
        ["Éva Tóth", "Ben Ace", 6, "f5d6c3d3c4"],
      ],
    );
    await page.getByRole("button", { name: "Delete 2 games" }).click();
    await counted(page, "0 of 3 games");
    await page.getByRole("button", { name: "Bring back" }).click();
    await counted(page, "2 of 5 games");
    await page.getByRole("button", { name: "Clear the filter" }).click();
    await page.locator("#collection .body [role=row]").first().focus();
    await page.keyboard.press("Delete");
    await counted(page, "4 games");
    // It lasts.
    await page.reload();
    await openMine(page);
    await page.getByRole("button", { name: "All games" }).click();
    await counted(page, "4 games");
  });
});
