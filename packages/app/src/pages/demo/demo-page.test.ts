import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { eventually } from "../testing/processes.js";
import { inBrowser, openPage, showChart, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";

const kilobyte = 1000;
const question = "What is the revenue by category?";

let demo: Demo;
let url: string;
let demoUrl: string;
let browser: Browser | undefined;

beforeAll(async () => {
  demo = await startDemo();
  ({ url, demoUrl } = demo);
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

/** Asks in the chat, waits for the end of the answer, and answers its text. */
const ask = async (frame: FrameLocator, text: string): Promise<string> => {
  await frame.locator("textarea").fill(text);
  await frame.locator("textarea").press("Enter");
  await frame.getByRole("button", { name: "Copy answer" }).last().waitFor();
  return frame.locator(".markdown").last().innerText();
};

/** How many colours a drawn chart has; 1 for an empty canvas. */
const coloursOf = async (frame: FrameLocator): Promise<number> => {
  await showChart(frame);
  return frame
    .locator(".chart[data-drawn=true] canvas")
    .first()
    .evaluate((element) => {
      const canvas = element as unknown as {
        readonly width: number;
        readonly height: number;
        getContext(kind: "2d"): {
          getImageData(x: number, y: number, w: number, h: number): { readonly data: Uint8Array };
        };
      };
      const { width, height } = canvas;
      const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return colours.size;
    });
};

const framed = (page: Page): FrameLocator => page.frameLocator("iframe");

describe("the demo, as a person sees it", () => {
  test("the demo is the first address that is printed, and /demo leads to it", async () => {
    const [first] = /https?:\/\/\S+/.exec(demo.process().output().stdout) ?? [];
    expect(first).toBe(demoUrl);
    expect(new URL(demoUrl).origin).not.toBe(new URL(url).origin);
    const { status, headers } = await fetch(`${url}/demo`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, `${demoUrl}/`]);
  });

  inBrowser(
    "G1, G3: from the demo to a chart's pixels; somebody else has other figures",
    async () => {
      const { page, faults } = await openPage(browser!, [url, demoUrl]);
      await page.goto(`${url}/demo`);
      const anna = await ask(framed(page), question);
      expect(await coloursOf(framed(page))).toBeGreaterThan(2);
      const address = page.frames()[1]?.url();
      expect(address).toMatch(/\/embed\/d\/1\/chat\?account=demo&agent=1&chatId=[\w-]+$/);
      await page.selectOption("#person", "priya");
      await framed(page).getByRole("heading", { name: "What would you like to see?" }).waitFor();
      const priya = await ask(framed(page), question);
      expect(anna).toMatch(/\d/);
      expect(priya).toMatch(/\d/);
      expect(priya).not.toBe(anna);
      await framed(page).getByRole("button", { name: "Table" }).click();
      await framed(page).getByRole("button", { name: "revenue" }).click();
      await framed(page).getByRole("columnheader", { name: "revenue" }).waitFor();
      expect(await framed(page).locator("th[aria-sort]").getAttribute("aria-sort")).toBe(
        "descending",
      );
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser(
    "G4: a session that is ended in the demo is renewed, and the drawer shows it",
    async () => {
      const { page, faults } = await openPage(browser!, [url, demoUrl]);
      await page.goto(demoUrl);
      await ask(framed(page), question);
      await page.getByRole("button", { name: "End the session" }).click();
      await page.getByText("POST session/revoke").waitFor();
      await ask(framed(page), "What is the revenue by month?");
      await page.getByText("session renewed").waitFor();
      expect(await framed(page).locator(".question", { hasText: question }).isVisible()).toBe(true);
      await page.selectOption("#theme", "sun");
      await page.selectOption("#scheme", "dark");
      await page.locator("summary", { hasText: "set-color-scheme" }).waitFor();
      await page.waitForTimeout(300);
      const accent = "document.documentElement.style.getPropertyValue('--ea-accent')";
      expect(await page.frames()[1]?.evaluate(accent)).toBe("#ffd84a");
      const drawer = (await page.locator("#calls").textContent()) ?? "none";
      expect(drawer).toContain("generate-session");
      expect(drawer).not.toMatch(/[0-9a-f]{32}|eyJ/);
      // The browser itself reports the one refusal.
      expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
      await page.close();
    },
  );

  inBrowser(
    "G5: a reload of the host's page opens what was open, for the same person",
    async () => {
      const { page, faults } = await openPage(browser!, [url, demoUrl]);
      await page.goto(demoUrl);
      await page.selectOption("#person", "priya");
      const answered = await ask(framed(page), question);
      await page.reload();
      await framed(page).locator(".question", { hasText: question }).waitFor();
      expect(await page.locator("#person").inputValue()).toBe("priya");
      expect(await framed(page).locator(".markdown").last().innerText()).toBe(answered);
      await page.getByRole("button", { name: "Dashboard", exact: true }).click();
      await framed(page).locator("[data-tile]").first().waitFor();
      await page.reload();
      await framed(page).locator("[data-tile]").first().waitFor();
      await page.goto(`${demoUrl}/#person=nobody&surface=toString&path=//`);
      await page.reload();
      await framed(page).locator("textarea").waitFor();
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  inBrowser("G1: a session that was used opens no second page, and says what to do", async () => {
    const { page } = await openPage(browser!, [url, demoUrl]);
    const opened = page.waitForRequest((request) =>
      request.url().includes("/embed/d/1/chat?session="),
    );
    await page.goto(demoUrl);
    const address = (await opened).url();
    await framed(page).locator("textarea").waitFor();
    await page.goto(address);
    await page.getByRole("heading", { name: "This session has ended" }).waitFor();
    expect(page.url()).not.toContain("session=");
    await page.reload();
    await page.getByRole("heading", { name: "This session has ended" }).waitFor();
    await page.close();
  });

  inBrowser("G2: a page of another origin than the account's cannot frame the chat", async () => {
    const html = `<!doctype html><iframe src="${url}/embed/d/1/chat?account=demo"></iframe>`;
    const host = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html").end(html);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    const { port } = host.address() as AddressInfo;
    const { page, faults } = await openPage(browser!, [url, `http://localhost:${port}`]);
    await page.goto(`http://localhost:${port}`);
    await framed(page).getByRole("heading", { name: "This session has ended" }).waitFor();
    expect(faults).toEqual([]);
    await page.goto(`http://evil.localhost:${port}`);
    await eventually(() => faults.some((fault) => fault.includes("frame-ancestors")));
    expect(await framed(page).locator("#root").count()).toBe(0);
    await page.close();
    host.closeAllConnections();
    host.close();
  });
});

describe("the size of what is loaded (gzip)", () => {
  const sizeOf = async (name: RegExp): Promise<number> => {
    const folder = join(pagesFolder, "assets");
    const [file, ...more] = (await readdir(folder)).filter((each) => name.test(each));
    expect(more).toEqual([]);
    return gzipSync(await readFile(join(folder, file ?? "none")), { level: 9 }).length;
  };

  test.each([
    ["the first paint's script", /^index-.*\.js$/, 120],
    ["the charts' script", /^chart-.*\.js$/, 240],
    ["the style", /^index-.*\.css$/, 8],
  ])("%s stays within its budget", async (_what, name, budget) => {
    expect(await sizeOf(name)).toBeLessThan(budget * kilobyte);
  });
});
