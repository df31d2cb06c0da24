import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import { readFile } from "node:fs/promises";
import type { Browser, Download, Page } from "playwright-core";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { hostileSpecs } from "./hostile-specs.fixture.js";
import { startPageHost, type PageHost, type PageSettings } from "./page-host.fixture.js";
import { longRows, longSchema, shownAnswer, shownResults } from "./shown-results.fixture.js";

let browser: Browser | undefined;
let host: PageHost;
let page: Page;
let faults: readonly string[];

beforeAll(async () => {
  browser = await startBrowser();
  host = await startPageHost({
    rows: longRows,
    schema: longSchema,
    answer: (input) => {
      const spec = Object.entries(hostileSpecs).find(([name]) => name === input)?.[1];
      if (spec === undefined) return shownAnswer(input);
      return { text: "Here.", results: [{ ...shownResults.bars, spec }] };
    },
  });
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  host.close();
});

const open = async (settings: PageSettings = { locale: "en", formatLocale: "en-US" }) => {
  ({ page, faults } = await openPage(browser!, [host.url]));
  await page.goto(await host.address(settings));
};

const ask = async (text: string): Promise<void> => {
  const answered = await page.locator(".markdown").count();
  await page.locator("footer textarea").fill(text);
  await page.locator("footer textarea").press("Enter");
  await page.locator(".markdown").nth(answered).waitFor();
};

const saved = async (click: Promise<void>): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent("download"), click]);
  const file: Download = download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "latin1") };
};

describe("G1: a table of many rows", () => {
  inBrowser("has all rows of the result, of which those in view are in the document", async () => {
    await open();
    await ask("table");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    const table = page.locator(".result table");
    await page.locator('.result table[aria-rowcount="1201"]').waitFor();
    expect(await table.locator("tbody tr").count()).toBeLessThan(120);
    await table.getByRole("button", { name: "Customer" }).click();
    expect(await table.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
    await page.locator(".scroller").evaluate((element) => {
      (element as unknown as { scrollTop: number }).scrollTop = 1e6;
    });
    await table.locator('tr[aria-rowindex="1201"]').waitFor();
    expect(await table.locator('tr[aria-rowindex="1201"]').innerText()).toContain("Zurich");
    expect(faults).toEqual([]);
  });

  inBrowser("is saved as CSV by the page itself, whole, and with nothing that runs", async () => {
    await open();
    await ask("table");
    const { name, text } = await saved(page.getByRole("button", { name: "CSV" }).click());
    expect(name).toBe("Orders.csv");
    const lines = text.split("\r\n");
    expect(lines).toHaveLength(1202);
    expect([...Buffer.from(text.slice(0, 3), "latin1")]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[1]).toMatch(/^1,'=/);
    expect(faults).toEqual([]);
  });

  inBrowser("B6: is not offered as a file where the session does not allow it", async () => {
    await open({ allowExport: false, locale: "en" });
    await ask("bars");
    await page.getByRole("button", { name: "Copy rows" }).waitFor();
    expect(await page.getByRole("button", { name: "CSV" }).count()).toBe(0);
  });
});

describe("G1: a chart", () => {
  inBrowser("is a figure with a sentence, a table, and a file as PNG and as SVG", async () => {
    await open();
    await ask("lines");
    await page.locator(".chart[data-drawn=true] canvas").waitFor();
    const sentence = await page.locator(".chart[role=img]").getAttribute("aria-label");
    expect(sentence).toMatch(
      /^Chart: Revenue by month and category, 41 values. Highest is \w+ 202\d with [\d,.]+, lowest/,
    );
    const png = await saved(page.getByRole("button", { name: "PNG" }).click());
    expect(png.name).toBe("Revenue by month and category.png");
    expect(png.text.slice(1, 4)).toBe("PNG");
    const svg = await saved(page.getByRole("button", { name: "SVG" }).click());
    expect(svg.text).toMatch(/^<svg/);
    for (const name of ["Tents", "Boots", "Packs", "100K", "Apr 2025"]) {
      expect(svg.text).toContain(name);
    }
    expect(faults).toEqual([]);
  });

  for (const [how, width, times] of [
    ["beside each other", 1100, 1],
    ["below each other where it is narrow", 340, 2],
  ] as const) {
    inBrowser(`of several figures has them ${how}`, async () => {
      await open();
      await page.setViewportSize({ width, height: 900 });
      await ask("figures");
      const chart = page.locator(".chart[data-drawn=true]");
      await chart.locator("canvas").waitFor();
      const { text } = await saved(page.getByRole("button", { name: "SVG" }).click());
      for (const word of ["Revenue (EUR)", "Return rate", "10%"]) expect(text).toContain(word);
      // Names that all of them have are said once in each row.
      expect(text.match(/>Zurich</g)).toHaveLength(times);
      const sentence = await chart.getAttribute("aria-label");
      expect(sentence).toContain("Return rate: Highest is Paris with 0.1");
      const over = "document.querySelector('.chart').scrollWidth - document.querySelector('.chart').clientWidth"; // prettier-ignore
      expect(await page.evaluate<number>(over)).toBe(0);
      expect(faults).toEqual([]);
    });
  }

  inBrowser("G6: speaks the language and the formats of the session, one by one", async () => {
    await open({ locale: "fr", formatLocale: "de-DE" });
    await ask("lines");
    await page.locator(".chart[data-drawn=true]").waitFor();
    const svg = await saved(page.getByRole("button", { name: "SVG" }).click());
    expect(svg.text).toContain("100.000");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.getByRole("button", { name: "Tableau" }).click();
    expect(await page.locator(".result td").nth(2).innerText()).toMatch(/^\d+\.\d{3}(,\d+)?$/);
    expect(faults).toEqual([]);
  });

  inBrowser("keeps its space: nothing moves when it is drawn", async () => {
    for (const question of ["bars", "figures"]) {
      await open();
      await ask(question);
      const before = await page.locator(".result-bar").boundingBox();
      await page.locator(".chart[data-drawn=true]").waitFor();
      expect((await page.locator(".result-bar").boundingBox())?.y).toBe(before?.y);
      if (question === "bars") await page.close();
    }
  });
});

describe("E3, G3: a hostile specification", () => {
  inBrowser("draws nothing or a harmless chart, runs nothing and loads nothing", async () => {
    await open();
    for (const [index, name] of Object.keys(hostileSpecs).entries()) {
      await ask(name);
      const result = page.locator("section.turn").nth(index).locator(".result");
      // Drawn without what was hostile, or shown as a table; in either case the page goes on.
      const shown = result.locator(".chart[data-drawn=true], table").first();
      const outcome = await shown.waitFor({ timeout: 10_000 }).then(
        () => "shown",
        () => "not shown",
      );
      const hit = await page.evaluate(() => "hit" in globalThis);
      expect({ name, outcome, hit }).toEqual({ name, outcome: "shown", hit: false });
    }
    expect(faults).toEqual([]);
  });
});

describe("G6: right to left", () => {
  inBrowser(
    "the page is mirrored, and texts keep the direction of their own language",
    async () => {
      await open({ locale: "ar" });
      await ask("table");
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      const question = await page.locator(".question").boundingBox();
      expect(question?.x).toBeLessThan(300);
      expect(await page.evaluate<boolean>("document.body.scrollWidth <= innerWidth")).toBe(true);
      expect(faults).toEqual([]);
    },
  );
});
