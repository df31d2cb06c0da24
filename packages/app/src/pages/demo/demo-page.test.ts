import { describe, expect, test } from "@jest/globals";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pagesFolder } from "@embedded-analytics/embed-ui";
import type { FrameLocator } from "playwright-core";
import { inBrowser, showChart } from "../browser.fixture.js";
import { ask, demoInBrowser, framed, question } from "./demo-in-browser.fixture.js";

const kilobyte = 1000;

const started = demoInBrowser();

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

describe("the demo, as a person sees it", () => {
  test("the demo is the first address that is printed, and /demo leads to it", async () => {
    const { demo, url, demoUrl } = started();
    const [first] = /https?:\/\/\S+/.exec(demo.process().output().stdout) ?? [];
    expect(first).toBe(demoUrl);
    expect(new URL(demoUrl).origin).not.toBe(new URL(url).origin);
    const { status, headers } = await fetch(`${url}/demo`, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([302, `${demoUrl}/`]);
  });

  inBrowser(
    "G1, G3: from the demo to a chart's pixels; somebody else has other figures",
    async () => {
      const { url, open } = started();
      const { page, faults } = await open();
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
