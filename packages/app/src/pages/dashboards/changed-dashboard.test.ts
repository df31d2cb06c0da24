import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { familyOf } from "../../testing/processes.js";
import { startService, type ServiceProcess } from "../../testing/service-process.js";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser, openPage, startBrowser } from "../browser.fixture.js";

const key = `sk-${"c".repeat(12)}-${"k".repeat(43)}`;
const account = `accounts:
  - name: acme
    keys: [{ name: server, fromEnv: BOOTSTRAP_API_KEY }]
    deployments: [{ id: 1, name: shop, model: ./shop }]
`;
const modelWith = (...dimensions: readonly string[]): string => `cubes:
  - name: sales
    sql_table: sales
    dimensions:
${dimensions.map((name) => `      - { name: ${name}, sql: ${name}, type: string }\n`).join("")}    measures:
      - { name: revenue, sql: amount, type: sum }
`;
const tableOf = (member: string): string =>
  `{ id: ${member}, title: By ${member}, table: true, query: { measures: [sales.revenue], dimensions: [sales.${member}] } }`;
const dashboardWith = (title: string, tiles: readonly string[]): string => `dashboards:
  - name: sales
    title: ${title}
    filters: [{ name: city, member: sales.city, multiple: true }]
    rows:
${tiles.map((tile) => `      - { tiles: [${tile}] }\n`).join("")}`;

let folder: string;
let service: ServiceProcess;
let url: string;
let browser: Browser | undefined;

const write = (path: string, text: string): Promise<void> =>
  writeFile(join(folder, "shop", path), text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "changed-dashboard-"));
  for (const part of ["model", "data", "dashboards"]) {
    await mkdir(join(folder, "shop", part), { recursive: true });
  }
  await writeFile(join(folder, "accounts.yaml"), account);
  await write("data/sales.csv", "city,product,amount\nBerlin,Tent,10\nRome,Boot,20\n");
  await write("model/sales.yml", modelWith("city", "product"));
  await write(
    "dashboards/sales.yml",
    dashboardWith("Sales", [tableOf("city"), tableOf("product")]),
  );
  service = startService({
    DATA_DIR: join(folder, "data"),
    BOOTSTRAP_FILE: join(folder, "accounts.yaml"),
    BOOTSTRAP_API_KEY: key,
    PORT: "0",
  });
  url = await service.listening();
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const open = async (): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
  const response = await fetch(`${url}/api/v1/embed/generate-session`, {
    method: "POST",
    headers: { Authorization: `Api-Key ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ deploymentId: 1, externalId: "ada" }),
  });
  const { sessionId } = (await response.json()) as { readonly sessionId: string };
  const watched = await openPage(browser!, [url]);
  await watched.page.goto(`${url}/embed/d/1/dashboard/sales?f_city=Rome&session=${sessionId}`);
  await settled(watched.page);
  return watched;
};

const settled = async (page: Page): Promise<void> => {
  await page.locator(".tile").first().waitFor();
  const coming = page.locator(".tile[aria-busy=true], .skeleton");
  await coming.first().waitFor({ state: "detached" });
};

/** The cells of a tile's table, once they are there: a tile is asked for when it has been seen to be in view. */
const cellsOf = async (page: Page, tile: string): Promise<readonly string[]> => {
  const cells = page.locator(`[data-tile=${tile}] td`);
  await cells.first().waitFor();
  return cells.allInnerTexts();
};

/** Asks all tiles anew until the page says what it has not said before, each time when one has been answered. */
const refreshUntil = async (page: Page, wanted: Locator): Promise<void> => {
  for (let tries = 0; tries < 20 && (await wanted.count()) === 0; tries += 1) {
    // Rows that are there stay while others are on their way, which another refresh would end.
    const answered = page.waitForResponse((response) =>
      /\/tiles\/[^/]+\/query$/.test(response.url()),
    );
    await page.getByRole("button", { name: "Refresh" }).click();
    await answered;
    await settled(page);
    // The service looks at its files at most once a second.
    await page.waitForTimeout(500);
  }
  expect(await wanted.count()).toBe(1);
};

const note = (page: Page): Locator => page.getByText("This dashboard has changed");

const reload = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Reload" }).click();
  await note(page).waitFor({ state: "detached" });
  await settled(page);
};

describe("H1: what changes while a page is open", () => {
  inBrowser(
    "a member that vanishes takes its tile alone, which the page says, and brings it back",
    async () => {
      const { page } = await open();
      const uncaught: unknown[] = [];
      page.on("pageerror", (error) => uncaught.push(error));
      expect(await cellsOf(page, "product")).toEqual(["Boot", "20"]);
      await write("model/sales.yml", modelWith("city"));
      const vanished = page.getByText("What this tile shows is no longer there");
      await refreshUntil(page, vanished);
      expect(await page.locator("[data-tile=product]").getByText("no longer there").count()).toBe(
        1,
      );
      expect(await cellsOf(page, "city")).toEqual(["Rome", "20"]);
      await note(page).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await reload(page);
      expect(await page.getByText("You may not see this.").count()).toBe(1);
      expect(await cellsOf(page, "city")).toEqual(["Rome", "20"]);
      expect(new URL(page.url()).searchParams.getAll("f_city")).toEqual(["Rome"]);
      await write("model/sales.yml", modelWith("city", "product"));
      await refreshUntil(page, note(page));
      await reload(page);
      expect(await cellsOf(page, "product")).toEqual(["Boot", "20"]);
      expect(uncaught).toEqual([]);
      await page.close();
    },
  );

  inBrowser("another definition is offered, and comes without a new session", async () => {
    const { page, faults } = await open();
    const more = tableOf("city").replace("id: city, title: By city", "id: more, title: More");
    await write("dashboards/sales.yml", dashboardWith("Sales today", [tableOf("city"), more]));
    await refreshUntil(page, note(page));
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Sales");
    await reload(page);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Sales today");
    expect(await cellsOf(page, "more")).toEqual(["Rome", "20"]);
    expect(await page.locator("[data-tile=product]").count()).toBe(0);
    await page.getByRole("button", { name: "Refresh" }).click();
    await settled(page);
    await page.getByText("Read now").waitFor();
    expect(await note(page).count()).toBe(0);
    // The tile that went was refused once, as the browser says of every such answer.
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    await page.close();
  });
});
