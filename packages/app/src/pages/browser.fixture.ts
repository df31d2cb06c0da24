import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { it, jest } from "@jest/globals";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright-core";

// A browser that shares a busy machine may keep a frame back for long; a fault fails each time.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const program = process.env["CHROMIUM"] ?? places.find((path) => existsSync(path));

/** A test in a real browser; where this machine has none, its name says that it was left out. */
export const inBrowser = (name: string, body: () => Promise<void>): void => {
  const isThere = program !== undefined;
  (isThere ? it : it.skip)(isThere ? name : `${name} (left out: no Chromium is installed)`, body);
};

/** A browser, or undefined where there is none and so no test will ask for it. */
export const startBrowser = async (): Promise<Browser | undefined> =>
  program === undefined
    ? undefined
    : // As root, in a container, its own sandbox cannot be had.
      chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });

/** A page, and what it did that a page of ours must not do. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors, refusals by a policy, uncaught errors, requests to other origins than the allowed. */
  readonly faults: readonly string[];
}

export const openPage = async (
  browser: Browser,
  allowedOrigins: readonly string[],
): Promise<WatchedPage> => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  // Two browsers and their services may share two cores.
  page.setDefaultTimeout(90_000);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = protocol === "data:" || protocol === "blob:" || protocol === "about:";
    if (!isLocal && !allowedOrigins.includes(origin)) faults.push(`asked ${request.url()}`);
  });
  return { page, faults };
};

/**
 * Brings the first chart into the reader's sight until it is drawn, which it is where the reader comes near it: the
 * end of a long answer may move it out of sight before, and make it anew.
 */
export const showChart = async (frame: FrameLocator): Promise<void> => {
  const drawn = frame.locator(".chart[data-drawn=true]").first();
  for (let tries = 0; tries < 300 && !(await drawn.isVisible()); tries++) {
    const chart = frame.locator(".chart").first();
    await chart.scrollIntoViewIfNeeded({ timeout: 200 }).catch(() => undefined);
    await setTimeout(100);
  }
  await drawn.waitFor();
};
