import type { Browser, Page } from "playwright-core";
import { familyOf } from "../../testing/processes.js";
import { startService } from "../../testing/service-process.js";
import { openPage, type WatchedPage } from "../browser.fixture.js";

/** The service with its demo, and the pages of its people. */
export interface DashboardPages {
  readonly url: string;
  readonly demoUrl: string;
  /** A session of a person of the demo, for one page. */
  readonly sessionOf: (person: string) => Promise<string>;
  /** Opens a dashboard, such as `sales?f_region=north`, as a person, and waits until it is whole. */
  readonly open: (browser: Browser, person: string, path: string) => Promise<WatchedPage>;
  /** Waits until every tile has its rows, and every chart is drawn. */
  readonly settled: (page: Page) => Promise<void>;
  readonly close: () => void;
}

/** Starts the service as `npm start` does, on ports of its own. */
export const startDashboards = async (dataDirectory: string): Promise<DashboardPages> => {
  const service = startService({ DATA_DIR: dataDirectory, PORT: "0" });
  const url = await service.listening();
  const [, demoUrl = "no demo"] =
    /^Open the demo in a browser: (\S+)$/m.exec(service.output().stdout) ?? [];
  const sessionOf = async (person: string): Promise<string> => {
    const headers = { Origin: demoUrl };
    const response = await fetch(`${demoUrl}/sessions/${person}`, { method: "POST", headers });
    const { sessionId } = (await response.json()) as { readonly sessionId: string };
    return sessionId;
  };
  const settled = async (page: Page): Promise<void> => {
    await page.locator(".tile").first().waitFor();
    const coming = page.locator(".tile[aria-busy=true], .skeleton, .chart:not([data-drawn=true])");
    await coming.first().waitFor({ state: "detached" });
  };
  return {
    url,
    demoUrl,
    sessionOf,
    settled,
    open: async (browser, person, path) => {
      const watched = await openPage(browser, [url]);
      const mark = path.includes("?") ? "&" : "?";
      const session = await sessionOf(person);
      await watched.page.goto(`${url}/embed/d/1/dashboard/${path}${mark}session=${session}`);
      await settled(watched.page);
      return watched;
    },
    close: () => {
      for (const pid of familyOf(service.pid)) process.kill(pid, "SIGKILL");
    },
  };
};

/** The parameters of a page's address. */
export const parametersOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
