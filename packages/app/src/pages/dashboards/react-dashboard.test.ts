import { afterAll, beforeAll, describe, expect } from "@jest/globals";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "playwright-core";
import { inBrowser } from "../browser.fixture.js";
import { bundle } from "../embedding.fixture.js";
import { startDashboards, type DashboardPages } from "./dashboards.fixture.js";

/** A product in React, mounted twice as in development, with a dashboard for each of two people. */
const script = `
  import { createElement as h, StrictMode, useRef, useState } from "react";
  import { createRoot } from "react-dom/client";
  import { AnalyticsDashboard } from "./react/index.js";
  globalThis.fetched = [];
  globalThis.events = [];
  const fetchSession = (person) => async () => {
    fetched.push(person);
    return (await fetch("/session/" + person)).json();
  };
  const note = (person, type) => (payload) => { events.push([person, type, payload]); };
  const Product = () => {
    const [publicId, setPublicId] = useState("sales");
    const [count, setCount] = useState(0);
    const frame = useRef(undefined);
    const filter = () => frame.current.send("set-filter", { filters: { channel: ["online"] } });
    const board = (person, more) => h("div", { style: { height: 900 } }, h(AnalyticsDashboard, {
      baseUrl: serviceUrl, title: person, fetchSession: fetchSession(person), locale: "en",
      onDashboardLoaded: note(person, "loaded"), onFiltersChanged: note(person, "filters"), ...more,
    }));
    return h("div", null,
      h("button", { onClick: () => setCount(count + 1) }, "Again " + count),
      h("button", { onClick: filter }, "Filter"),
      h("button", { onClick: () => setPublicId("nothing-here") }, "Another"),
      board("anna", { publicId, frameRef: (mounted) => { frame.current = mounted; } }),
      board("jonas", { publicId: "sales" }),
    );
  };
  createRoot(document.getElementById("place")).render(h(StrictMode, null, h(Product)));
`;

let pages: DashboardPages;
let product: Server;
let page: Page;

beforeAll(async () => {
  pages = await startDashboards();
  const bundled = await bundle(script);
  product = createServer((request, response) => {
    const [, person] = /^\/session\/(\w+)$/.exec(request.url ?? "") ?? [];
    if (person !== undefined) {
      void pages.sessionOf(person).then((sessionId) => response.end(JSON.stringify({ sessionId })));
    } else if (request.url === "/host.js") {
      response.setHeader("Content-Type", "text/javascript").end(bundled);
    } else {
      response.setHeader("Content-Type", "text/html").end(
        `<!doctype html><link rel="icon" href="data:,"><div id="place"></div>
         <script>serviceUrl = ${JSON.stringify(pages.url)};</script><script src="/host.js"></script>`,
      );
    }
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  product.closeAllConnections();
  product.close();
  await pages.close();
});

const board = (person: string): FrameLocator => page.frameLocator(`iframe[title="${person}"]`);
const revenue = (person: string) => board(person).locator('[data-tile="revenue"] .figure bdi');
const loaded = (person: string): Promise<unknown> =>
  page.waitForFunction((name) => {
    const { events } = globalThis as unknown as { readonly events: readonly string[][] };
    return events.some(([who, type]) => who === name && type === "loaded");
  }, person);

describe("G1: <AnalyticsDashboard> in React's StrictMode, two on a page", () => {
  inBrowser("each opens one session, has its own person's figures and filters", async () => {
    const hostUrl = `http://localhost:${(product.address() as AddressInfo).port}`;
    const opened = await pages.newPage(hostUrl);
    ({ page } = opened);
    await page.goto(hostUrl);
    await Promise.all([loaded("anna"), loaded("jonas")]);
    const [ofAnna, ofJonas] = [
      await revenue("anna").innerText(),
      await revenue("jonas").innerText(),
    ];
    expect(ofAnna).toMatch(/\d/);
    expect(ofAnna).not.toBe(ofJonas);
    expect(await page.evaluate<string[]>("fetched.toSorted()")).toEqual(["anna", "jonas"]);

    // A rendering with other handlers keeps the frame; a filter of the host reaches one of them.
    await page.getByRole("button", { name: "Again 0" }).click();
    await page.getByRole("button", { name: "Filter" }).click();
    const filtered = board("anna").locator('[data-tile="revenue"] .figure bdi');
    await filtered.filter({ hasNotText: ofAnna }).waitFor();
    expect(await revenue("jonas").innerText()).toBe(ofJonas);
    const said = await page.evaluate<readonly unknown[]>(
      "events.filter(([, type]) => type === 'filters')",
    );
    expect(said).toEqual([["anna", "filters", expect.objectContaining({ by: "host" })]]);
    expect(await page.evaluate("fetched.length")).toBe(2);

    // Another dashboard is another frame, of another session.
    await page.getByRole("button", { name: "Another" }).click();
    await board("anna").getByRole("heading", { name: "This dashboard cannot be opened" }).waitFor();
    expect(await revenue("jonas").innerText()).toBe(ofJonas);
    expect(await page.evaluate("fetched.length")).toBe(3);
    expect(opened.faults.filter((fault) => !fault.includes("404"))).toEqual([]);
    await page.close();
  });
});
