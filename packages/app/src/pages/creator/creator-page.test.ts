import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import {
  editedTiles,
  openIdOf,
  pin,
  saved,
  startCreators,
  titlesOf,
  type Creators,
} from "./creator.fixture.js";

let at: Creators;
beforeAll(async () => {
  at = await startCreators();
});
afterAll(() => at.close());

/** Whether each half of the first tile's chart has a filled bar: twenty pixels of one strong colour in a row. */
const columnsOfColour = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const canvas = document.querySelector(".tile .chart canvas");
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const isStrong = (at) =>
      data[at + 3] === 255 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 40;
    const hasBar = (from, to) => {
      for (let y = 0; y < height; y++)
        for (let x = from, run = 0; x < to; x++) {
          run = isStrong(4 * (y * width + x)) ? run + 1 : 0;
          if (run === 20) return true;
        }
      return false;
    };
    const middle = Math.floor(width / 2);
    return { left: hasBar(0, middle), right: hasBar(middle, width) };
  })()`);

describe("H3: a creator's path by the mouse", () => {
  inBrowser(
    "pins a chart, moves, names and shares it; a colleague sees it, nobody else",
    async () => {
      const { page, faults } = await at.open("priya");
      await page.getByRole("button", { name: "New dashboard" }).click();
      await page.getByText("Nothing here yet.").waitFor();
      await page.getByLabel("Title").fill("What we bought");
      await page.getByLabel("Title").press("Enter");
      await page.getByRole("heading", { name: "What we bought" }).waitFor();
      await pin(page, "What is the revenue by category?");
      await pin(page, "What is the revenue by month?");
      await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
      await saved(page);
      expect(await titlesOf(page)).toEqual([["Revenue by Category"], ["Revenue by month"]]);
      await at.pages.settled(page);

      // The second chart is dragged to the beginning of the first one's row.
      const handle = editedTiles(page).nth(1).locator(".drag-handle");
      const from = (await handle.boundingBox())!;
      const to = (await editedTiles(page).nth(0).boundingBox())!;
      await page.mouse.move(from.x + 5, from.y + 5);
      await page.mouse.down();
      await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 5 });
      await page.locator('[data-drop="before"]').waitFor();
      await page.mouse.up();
      await saved(page);
      expect(await titlesOf(page)).toEqual([["Revenue by month", "Revenue by Category"]]);

      await page.getByRole("button", { name: "Undo" }).click();
      expect(await titlesOf(page)).toEqual([["Revenue by Category"], ["Revenue by month"]]);
      await page.getByRole("button", { name: "Redo" }).click();
      expect(await titlesOf(page)).toEqual([["Revenue by month", "Revenue by Category"]]);
      await page.getByRole("button", { name: "Share", exact: true }).click();
      await page.getByRole("button", { name: "Stop sharing" }).waitFor();
      await saved(page);
      const publicId = openIdOf(page);
      expect(faults).toEqual([]);

      const lena = await at.open("lena");
      await lena.page.getByRole("button", { name: "What we bought" }).first().click();
      await at.pages.settled(lena.page);
      expect(await titlesOf(lena.page)).toEqual([["Revenue by month", "Revenue by Category"]]);
      expect(await lena.page.locator(".chart canvas").count()).toBe(2);
      expect(await lena.page.getByRole("button", { name: "Delete" }).count()).toBe(0);
      await lena.page.getByRole("button", { name: "Edit", exact: true }).click();
      expect(await editedTiles(lena.page).count()).toBe(2);
      expect(lena.faults).toEqual([]);

      const tom = await at.open("tom", `?dashboard=${publicId}`);
      await tom.page.getByRole("heading", { name: "This dashboard cannot be opened" }).waitFor();
      await tom.page.getByRole("button", { name: "Dashboards" }).click();
      await tom.page.getByRole("button", { name: "Sales", exact: true }).waitFor();
      expect(await tom.page.getByText("What we bought").count()).toBe(0);
      for (const each of [page, lena.page, tom.page]) await each.close();
    },
  );

  inBrowser(
    "pins several figures as one tile: side by side, and one below another on a phone",
    async () => {
      const { page, faults } = await at.open("priya");
      await page.getByRole("button", { name: "New dashboard" }).click();
      await pin(page, "Revenue and orders by category");
      await page.locator(".chat-panel").getByRole("button", { name: "Close" }).click();
      await saved(page);
      await at.pages.settled(page);
      const wide = await columnsOfColour(page);
      expect(wide).toEqual({ left: true, right: true });
      const ratioOf = async () => {
        const { width, height } = (await page.locator(".tile .chart canvas").boundingBox())!;
        return height / width;
      };
      const before = await ratioOf();
      await page.setViewportSize({ width: 390, height: 800 });
      await at.pages.settled(page);
      expect(await ratioOf()).toBeGreaterThan(2 * before);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser("what is provided is read-only, and is duplicated; deletion asks first", async () => {
    const { page, faults } = await at.open("tom");
    await page.getByRole("button", { name: "Products", exact: true }).click();
    await at.pages.settled(page);
    expect(await page.getByRole("button", { name: "Edit", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "Copy of Products" }).waitFor();
    await at.pages.settled(page);
    expect(await editedTiles(page).count()).toBe(3);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Dashboards" }).waitFor();
    await page.getByText("You have made none yet.").waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  inBrowser("without creator mode nothing is offered that the service would refuse", async () => {
    const { page, faults } = await at.open("jonas");
    await page.getByRole("button", { name: "Sales", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "New dashboard" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /Duplicate/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });
});

describe("H3: a creator's page for everybody", () => {
  inBrowser("is clean for axe in light and dark, on a phone and from right to left", async () => {
    const { page, faults } = await at.open("lena", "?scheme=light");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Duplicate: Products" }).click();
    await at.pages.settled(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.evaluate('document.documentElement.dataset.scheme = "dark"');
    await page.setViewportSize({ width: 390, height: 800 });
    await at.pages.settled(page);
    expect(await violationsOf(page)).toEqual([]);
    const low = await page
      .locator("button:visible:not(th button), input:visible")
      .evaluateAll((controls) =>
        (
          controls as unknown as {
            readonly outerHTML: string;
            getBoundingClientRect(): { readonly height: number };
          }[]
        )
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(low).toEqual([]);
    const widths = "[document.documentElement.scrollWidth, innerWidth]";
    expect(await page.evaluate(widths)).toEqual([390, 390]);
    await page.evaluate('document.documentElement.dir = "rtl"');
    expect(await page.evaluate(widths)).toEqual([390, 390]);
    await editedTiles(page)
      .first()
      .getByRole("button", { name: /^Change/ })
      .click();
    await page.getByRole("menuitem", { name: "Edit tile" }).click();
    expect(await violationsOf(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });
});
