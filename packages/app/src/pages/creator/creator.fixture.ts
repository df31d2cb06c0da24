import type { Locator, Page } from "playwright-core";
import type { WatchedPage } from "../browser.fixture.js";
import { startDashboards, type DashboardPages } from "../dashboards/dashboards.fixture.js";

/** The pages of the demo, and among them the app of customers' people. */
export interface Creators {
  readonly pages: DashboardPages;
  /** Opens the app as a person of the demo, at an address such as `?dashboard=…`. */
  readonly open: (person: string, search?: string) => Promise<WatchedPage>;
  readonly close: () => Promise<void>;
}

export const startCreators = async (): Promise<Creators> => {
  const pages = await startDashboards();
  return {
    pages,
    open: async (person, search = "") => {
      const watched = await pages.newPage();
      const session = await pages.sessionOf(`${person}/creator`);
      const mark = search === "" ? "?" : "&";
      await watched.page.goto(`${pages.url}/embed/d/1/app${search}${mark}session=${session}`);
      await watched.page.locator("h1").first().waitFor();
      return watched;
    },
    close: () => pages.close(),
  };
};

/** The id of the dashboard that a page of the app shows. */
export const openIdOf = (page: Page): string =>
  new URL(page.url()).searchParams.get("dashboard") ?? "none";

/** Waits until everything that was typed is kept. */
export const saved = (page: Page): Promise<void> =>
  page.locator('[data-status="saved"]').waitFor({ state: "attached" });

/** The tiles that are being edited, in their order. */
export const editedTiles = (page: Page): Locator => page.locator(".edited-tile");

/** The titles of the tiles of a dashboard, row by row. */
export const titlesOf = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(
    `[...document.querySelectorAll(".tile-row")].map((row) =>
      [...row.querySelectorAll(".tile h2")].map((title) => title.textContent))`,
  );

/** Asks in the chat beside a dashboard, and pins the chart of the answer. */
export const pin = async (page: Page, question: string): Promise<void> => {
  const box = page.getByRole("textbox", { name: "Your question" });
  if ((await box.count()) === 0)
    await page.getByRole("button", { name: "Ask", exact: true }).click();
  await box.fill(question);
  await box.press("Enter");
  await page.getByRole("button", { name: "Copy answer" }).last().waitFor();
  await page.getByRole("button", { name: "Pin", exact: true }).last().click();
  await page.getByRole("button", { name: "Pinned" }).last().waitFor();
};
