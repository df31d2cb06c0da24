import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import type { Browser, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startEmbedding, type Embedding } from "./embedding.fixture.js";

// By a name that the compiler does not follow: components are for a document, and tests are not.
const componentsName: string = "@embedded-analytics/client/react";
const { AnalyticsChat, AnalyticsDashboard } = (await import(componentsName)) as Readonly<
  Record<string, FunctionComponent<Readonly<Record<string, unknown>>>>
>;

/** A product in React, mounted twice as in development, with two chats of two users. */
const script = `
  import { createElement as h, StrictMode, useState } from "react";
  import { createRoot } from "react-dom/client";
  import { AnalyticsChat, useAnalyticsChat } from "./react/index.js";
  globalThis.fetched = [];
  const fetchSession = (user) => async () => {
    fetched.push(user);
    return (await fetch("/session?user=" + user, { method: "POST" })).json();
  };
  const Product = () => {
    const chat = useAnalyticsChat();
    const [count, setCount] = useState(0);
    const [isShown, setShown] = useState(true);
    const [queries, setQueries] = useState([]);
    return h("div", null,
      h("button", { onClick: () => setCount(count + 1) }, "Again " + count),
      h("button", { onClick: () => setShown(!isShown) }, "Toggle"),
      h("button", { disabled: !chat.isReady, onClick: () => chat.ask("from outside") }, "Ask"),
      h("p", { id: "queries" }, queries.join()),
      h("div", { style: { height: 400 } }, isShown && h(AnalyticsChat, {
        ...chat.props, baseUrl: serviceUrl, title: "First", fetchSession: fetchSession("one"),
        onAiQuery: ({ status }) => setQueries([...queries, count + status]),
      })),
      h("div", { style: { height: 400 } }, h(AnalyticsChat, {
        baseUrl: serviceUrl, title: "Second", fetchSession: fetchSession("two"),
      })),
    );
  };
  createRoot(document.getElementById("place")).render(h(StrictMode, null, h(Product)));
`;

let browser: Browser | undefined;
let at: Embedding;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  at = await startEmbedding(script);
});
afterAll(async () => {
  await browser?.close();
  at.close();
});

const boxOf = (title: string) =>
  page.frameLocator(`iframe[title="${title}"]`).getByLabel("Your question");

test("G1: on a server the components are empty frames with their titles", () => {
  const fetchSession = () => Promise.reject(new Error("no session is asked for on a server"));
  const props = { baseUrl: "https://analytics.example", fetchSession };
  const html = [
    renderToString(createElement(AnalyticsChat ?? "none", { ...props, title: "Chat" })),
    renderToString(createElement(AnalyticsDashboard ?? "none", { ...props, publicId: "sales" })),
  ];
  expect(html[0]).toMatch(/^<iframe [^>]*title="Chat"[^>]*><\/iframe>$/);
  for (const each of html) expect(each).not.toContain("src=");
});

describe("G1, G4: components, in StrictMode", () => {
  afterEach(() => page.close());

  inBrowser("each opens once with a session of its own, and keeps it over renderings", async () => {
    const opened = await openPage(
      browser!,
      [at.url, at.hostUrl].map((url) => new URL(url).origin),
    );
    ({ page } = opened);
    await page.goto(at.hostUrl);
    await boxOf("First").fill("a draft");
    await boxOf("Second").waitFor();
    expect(await page.evaluate("fetched")).toEqual(["one", "two"]);
    await page.getByRole("button", { name: "Again 0" }).click();
    await page.getByRole("button", { name: "Again 1" }).waitFor();
    await page.getByRole("button", { name: "Ask" }).click();
    const first = page.frameLocator('iframe[title="First"]');
    await first.getByText("You said from outside.").first().waitFor();
    await page.waitForFunction(
      "document.getElementById('queries').textContent.includes('1completed')",
    );
    expect(await boxOf("First").inputValue()).toBe("a draft");
    const second = page.frameLocator('iframe[title="Second"]');
    expect(await second.getByText("from outside").count()).toBe(0);
    expect(await page.evaluate("fetched")).toEqual(["one", "two"]);
    await page.getByRole("button", { name: "Toggle" }).click();
    await page.getByRole("button", { name: "Toggle" }).click();
    await boxOf("First").waitFor();
    expect(await page.evaluate("fetched")).toEqual(["one", "two", "one"]);
    expect(await page.evaluate("history.length")).toBeLessThanOrEqual(2);
    expect(opened.faults).toEqual([]);
  });
});
