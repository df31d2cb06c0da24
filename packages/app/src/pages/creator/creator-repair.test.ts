import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser } from "../browser.fixture.js";
import { until } from "../../dashboards/proposal-world.fixture.js";
import { saved } from "./creator.fixture.js";
import { startRepairWorld, type RepairWorld } from "./repair-world.fixture.js";

let at: RepairWorld;
beforeAll(async () => {
  at = await startRepairWorld();
});
afterAll(() => at.close());

const asked = {
  id: "asked",
  title: "What we keep",
  table: true,
  query: { measures: ["sales.margin"], dimensions: ["sales.product"] },
};
const said = {
  id: "said",
  title: "Pinned",
  table: true,
  sql: "SELECT product, MEASURE(margin) AS kept FROM sales GROUP BY 1 ORDER BY 1",
};

/** A dashboard of two tiles that ask for what has another name since then. */
const withVanished = async (): Promise<string> => {
  await at.rename("margin");
  const made = await until(
    () => at.make([asked, said]).catch(() => undefined),
    (publicId) => publicId !== undefined,
  );
  await at.rename("margins");
  await until(
    () => at.offered(made!),
    (tiles) => tiles.length === 2,
  );
  return made!;
};

const repairOf = (page: Page, tile: string): Locator =>
  page.locator(`[data-edited=${tile}]`).getByRole("button", { name: /^Repair/ });

const cellsOf = (within: Locator): Promise<readonly string[]> =>
  within.locator("tbody td").allInnerTexts();

/** Opens what is proposed for a tile, and waits until its figures are there. */
const look = async (page: Page, tile: string): Promise<Locator> => {
  await repairOf(page, tile).click();
  const dialog = page.getByRole("dialog", { name: "Repair tile" });
  await dialog.locator("tbody td").first().waitFor();
  return dialog;
};

describe("H3: a tile whose member has vanished is repaired on the page", () => {
  inBrowser("by a look at its figures, kept or taken, and it is taken back", async () => {
    const publicId = await withVanished();
    const { page, faults } = await at.open(publicId);
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) refused.push(new URL(response.url()).pathname);
    });
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const tile = page.locator("[data-edited=asked]");
    await tile.getByText("no longer there").waitFor();

    const dialog = await look(page, "asked");
    await dialog.getByText("Now it asks for Margins.").waitFor();
    expect(await cellsOf(dialog)).toEqual(["Boot", "20", "Tent", "10"]);
    expect(await dialog.innerText()).not.toContain("What we keep");
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep it as it is" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await repairOf(page, "asked").count()).toBe(1);

    await (await look(page, "asked")).getByRole("button", { name: "Use it" }).click();
    await tile.locator("tbody td").first().waitFor();
    await saved(page);
    expect(await cellsOf(tile)).toEqual(["Boot", "20", "Tent", "10"]);
    expect(await repairOf(page, "asked").count()).toBe(0);
    expect(await at.offered(publicId)).toEqual(["said"]);

    await page.getByRole("button", { name: "Undo" }).click();
    await repairOf(page, "asked").waitFor();
    await saved(page);
    expect(await at.offered(publicId)).toEqual(["asked", "said"]);
    await page.getByRole("button", { name: "Redo" }).click();
    await tile.locator("tbody td").first().waitFor();
    await saved(page);
    expect(await at.offered(publicId)).toEqual(["said"]);

    const other = await look(page, "said");
    await other.getByText("Now it asks for Margins.").waitFor();
    expect(await other.innerText()).not.toContain("Pinned");
    await other.getByRole("button", { name: "Use it" }).click();
    const pinned = page.locator("[data-edited=said]");
    await pinned.locator("tbody td").first().waitFor();
    await saved(page);
    expect(await cellsOf(pinned)).toEqual(["Boot", "20", "Tent", "10"]);
    expect(refused).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });
});
