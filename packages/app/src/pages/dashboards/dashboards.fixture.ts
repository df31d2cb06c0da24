import type { Page } from "playwright-core";
import { openPage, startBrowser, type WatchedPage } from "../browser.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";

/** The service with its demo, a browser, and in it the pages of the demo's people. */
export interface DashboardPages extends Pick<Demo, "url" | "demoUrl" | "sessionOf"> {
  /** Opens an empty page, which may ask the service, and these other origins. */
  readonly newPage: (...otherOrigins: readonly string[]) => Promise<WatchedPage>;
  /** Opens a dashboard, such as `sales?f_region=north`, as a person. */
  readonly openAt: (person: string, path: string) => Promise<WatchedPage>;
  /** Does the same, and waits until it is whole. */
  readonly open: (person: string, path: string) => Promise<WatchedPage>;
  /** Waits until every tile has its rows, and every chart is drawn. */
  readonly settled: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the service as `npm start` does, on ports of its own, and a browser. */
export const startDashboards = async (): Promise<DashboardPages> => {
  const demo = await startDemo();
  const { url, demoUrl, sessionOf } = demo;
  const browser = await startBrowser();
  const newPage: DashboardPages["newPage"] = (...otherOrigins) => {
    if (browser === undefined) throw new Error("Only tests in a browser open pages.");
    return openPage(browser, [url, ...otherOrigins]);
  };
  const openAt: DashboardPages["openAt"] = async (person, path) => {
    const watched = await newPage();
    const mark = path.includes("?") ? "&" : "?";
    const session = await sessionOf(person);
    await watched.page.goto(`${url}/embed/d/1/dashboard/${path}${mark}session=${session}`);
    return watched;
  };
  const settled = async (page: Page): Promise<void> => {
    await page.locator(".tile").first().waitFor();
    const coming = page.locator(".tile[aria-busy=true], .skeleton, .chart:not([data-drawn=true])");
    await coming.first().waitFor({ state: "detached" });
  };
  return {
    ...{ url, demoUrl, sessionOf, newPage, openAt, settled },
    open: async (person, path) => {
      const watched = await openAt(person, path);
      await settled(watched.page);
      return watched;
    },
    close: async () => {
      await browser?.close();
      await demo.end();
    },
  };
};

/** The parameters of a page's address. */
export const parametersOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
