import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { eventually } from "../testing/processes.js";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startEmbedding, type Embedding } from "./embedding.fixture.js";

const script = `
  import { defineElement } from "./embed/index.js";
  globalThis.said = [];
  globalThis.cancelling = true;
  defineElement();
  const element = document.createElement("embedded-analytics");
  element.setAttribute("base-url", serviceUrl);
  element.style = "display: block; height: 600px";
  for (const type of ["ready", "session", "open-link"]) {
    element.addEventListener("analytics-" + type, (event) => {
      said.push([type, event.detail]);
      if (type === "open-link" && cancelling) event.preventDefault();
    });
  }
  element.fetchSession = async () => (await fetch("/session", { method: "POST" })).json();
  document.getElementById("place").append(element);
`;

let browser: Browser | undefined;
let at: Embedding;
let page: Page;
let closes: (() => void)[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  at = await startEmbedding(script);
});
afterEach(async () => {
  await page.close();
  for (const close of closes) close();
  closes = [];
});
afterAll(async () => {
  await browser?.close();
  at.close();
});

/** Serves one page on an origin of its own, and answers that origin. */
const serve = async (html: string): Promise<string> => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

describe("G2, G5, T44: where a frame must not work", () => {
  inBrowser(
    "a page of another origin cannot show it, even around the product's own page",
    async () => {
      const direct = `${at.url}/embed/d/1/chat?session=${await at.mint("jane")}`;
      for (const src of [direct, at.hostUrl]) {
        const evil = await serve(`<iframe src="${src}"></iframe>`);
        const opened = await openPage(browser!, [evil, at.hostUrl, new URL(at.url).origin]);
        ({ page } = opened);
        await page.goto(evil);
        await eventually(() => opened.faults.some((fault) => fault.includes("frame-ancestors")));
        await page.close();
      }
      ({ page } = await openPage(browser!, []));
    },
  );

  inBrowser("an account that lists no origin is shown nowhere", async () => {
    const closed = await startEmbedding(script, []);
    closes.push(closed.close);
    const opened = await openPage(browser!, [closed.hostUrl, new URL(closed.url).origin]);
    ({ page } = opened);
    await page.goto(closed.hostUrl);
    await eventually(() => opened.faults.some((fault) => fault.includes("frame-ancestors 'none'")));
    expect(await page.evaluate("said")).toEqual([]);
  });

  inBrowser("a page of an unlisted origin cannot exchange a session, and spends none", async () => {
    const sessionId = await at.mint("jane");
    const evil = await serve("<!doctype html>");
    ({ page } = await openPage(browser!, []));
    const exchange = `fetch("${at.url}/api/v1/embed/session/token", { method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sessionId: "${sessionId}" }) })
      .then(async (response) => (await response.json()).token.length, () => "refused")`;
    await page.goto(evil);
    expect(await page.evaluate(exchange)).toBe("refused");
    await page.goto(at.hostUrl);
    expect(await page.evaluate(exchange)).toBeGreaterThan(100);
  });
});

describe("the custom element", () => {
  inBrowser("opens the chat; its events are the document's, and can be prevented", async () => {
    const opened = await openPage(browser!, [at.hostUrl, new URL(at.url).origin]);
    ({ page } = opened);
    await page.goto(at.hostUrl);
    await page.waitForFunction("said.some(([type]) => type === 'ready')");
    const frame = page.frameLocator("iframe");
    await frame.getByLabel("Your question").fill("[site](https://good.example/a)");
    await frame.getByLabel("Your question").press("Enter");
    const link = frame.getByRole("link");
    await link.click();
    await page.waitForFunction("said.some(([type]) => type === 'open-link')");
    await page.waitForTimeout(400);
    expect(page.context().pages()).toHaveLength(1);
    await page.evaluate("document.querySelector('embedded-analytics').remove()");
    expect(await page.locator("iframe").count()).toBe(0);
    expect(opened.faults).toEqual([]);
  });
});
