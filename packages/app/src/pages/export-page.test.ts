import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { inBrowser, openPage, showChart, startBrowser } from "./browser.fixture.js";
import { startDemo, type Demo } from "./demo-service.fixture.js";
import { bundle } from "./embedding.fixture.js";

/** A product's page that takes files of the chat, and may keep the reader from saving them. */
const script = `
  import { mount } from "./embed/index.js";
  globalThis.downloads = [];
  globalThis.cancelling = false;
  globalThis.chat = mount(document.getElementById("place"), {
    baseUrl: serviceUrl,
    deploymentId: 1,
    fetchSession: () => Promise.resolve({ sessionId }),
    handles: ["download"],
    onDownload: (payload) => { downloads.push(payload); return { cancel: cancelling }; },
    locale: "en",
  });
  globalThis.file = (target, format) => chat.send("export", { target, format }).then(
    async ({ blob, name }) => ({ name, type: blob.type, text: await blob.text() }),
    (error) => error.code,
  );
`;

let browser: Browser | undefined;
let demo: Demo;
let product: Server;
let sessionId: string;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemo();
  const bundled = await bundle(script);
  product = createServer((request, response) => {
    response.setHeader("Content-Type", request.url === "/" ? "text/html" : "text/javascript");
    const values = `serviceUrl = ${JSON.stringify(demo.url)}; sessionId = ${JSON.stringify(sessionId)};`;
    response.end(
      request.url === "/"
        ? `<!doctype html><link rel="icon" href="data:,"><div id="place" style="height: 600px"></div>
           <script>${values}</script><script src="/host.js"></script>`
        : bundled,
    );
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  product.closeAllConnections();
  product.close();
  await demo.end();
});

const frame = (): FrameLocator => page.frameLocator("iframe");
const file = (target: string, format: string): Promise<unknown> =>
  page.evaluate(`file(${JSON.stringify(target)}, ${JSON.stringify(format)})`);

/** Opens the product, and asks its chat. */
const openProduct = async (question: string): Promise<void> => {
  sessionId = await demo.sessionOf("jonas");
  const { port } = product.address() as AddressInfo;
  const hostUrl = `http://localhost:${port}`;
  ({ page, faults } = await openPage(browser!, [demo.url, hostUrl]));
  await page.goto(hostUrl);
  await page.evaluate(`chat.send("ask", ${JSON.stringify({ text: question })})`);
};

/** Opens the product, with a chart in its chat. */
const openChart = async (): Promise<void> => {
  await openProduct("What is the revenue by category?");
  await showChart(frame());
  await frame().getByRole("button", { name: "SVG" }).waitFor();
};

describe("G5: files of results and the host", () => {
  inBrowser("export gives the host a result's rows and chart, and saves nothing", async () => {
    await openChart();
    const csv = await file("last", "csv");
    expect(csv).toMatchObject({ name: "Revenue by Category.csv", type: "text/csv;charset=utf-8" });
    const lines = (csv as { readonly text: string }).text.split("\r\n");
    expect(lines).toHaveLength(14);
    expect(lines[1]).toMatch(/^Jackets,\d+\.\d+$/);
    const json = (await file("last", "json")) as { readonly text: string };
    const { columns, rows } = JSON.parse(json.text) as Record<string, unknown[]>;
    expect(columns).toEqual([
      { name: "category", type: "String" },
      { name: "revenue", type: "Double" },
    ]);
    expect(rows?.[0]?.toString()).toBe(lines[1]);
    const svg = await file("last", "svg");
    expect(svg).toMatchObject({ name: "Revenue by Category.svg", type: "image/svg+xml" });
    expect((svg as { readonly text: string }).text).toMatch(/^<svg[^]*Jackets/);
    const png = await file("last", "png");
    expect((png as { readonly text: string }).text.slice(1, 4)).toBe("PNG");
    expect(await page.evaluate("downloads")).toEqual([]);
    expect(faults).toEqual([]);
  });

  inBrowser("export draws a chart that nobody has seen yet, with all its rows", async () => {
    await openProduct("Revenue by day in 2025");
    await page.evaluate("document.querySelector('iframe').style.height = '60px'");
    const svgButton = frame().getByRole("button", { name: "SVG" });
    await svgButton.waitFor({ state: "attached" });
    expect(await frame().locator(".chart").count()).toBe(1);
    expect(await frame().locator("[data-drawn]").count()).toBe(0);
    const unseen = await file("last", "svg");
    expect(unseen).toMatchObject({ type: "image/svg+xml" });
    await page.evaluate("document.querySelector('iframe').style.height = '600px'");
    await showChart(frame());
    expect(await file("last", "svg")).toEqual(unseen);
    expect(faults).toEqual([]);
  });

  inBrowser("export of what is not shown is refused, and changes nothing", async () => {
    await openChart();
    expect(await file("another", "csv")).toBe("not_allowed");
    expect(await file("constructor", "csv")).toBe("not_allowed");
    expect(await file("last", "exe")).toBe("invalid_payload");
    await page.evaluate("chat.send('navigate', { path: '/' })");
    await frame().getByRole("heading", { name: "What would you like to see?" }).waitFor();
    expect(await file("last", "csv")).toBe("not_allowed");
    expect(faults).toEqual([]);
  });

  inBrowser(
    "a file that the reader saves is said to the host, which may keep it back",
    async () => {
      await openChart();
      const csv = frame().getByRole("button", { name: "CSV" });
      const [saved] = await Promise.all([page.waitForEvent("download"), csv.click()]);
      expect(saved.suggestedFilename()).toBe("Revenue by Category.csv");
      expect(await readFile(await saved.path(), "utf8")).toMatch(/\r\nJackets,\d/);
      const [said] = await page.evaluate<readonly Record<string, unknown>[]>("downloads");
      expect(said).toMatchObject({ format: "csv", title: "Revenue by Category", rowCount: 12 });
      expect(await file(String(said?.["target"]), "csv")).toMatchObject({
        name: "Revenue by Category.csv",
      });
      let isSaved = false;
      page.on("download", () => (isSaved = true));
      await page.evaluate("void (cancelling = true)");
      await frame().getByRole("button", { name: "SVG" }).click();
      await page.waitForFunction("downloads.length === 2");
      await page.waitForTimeout(500);
      expect(isSaved).toBe(false);
      expect(faults).toEqual([]);
    },
  );
});
