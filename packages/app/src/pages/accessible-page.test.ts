import { afterAll, afterEach, beforeAll, describe, expect } from "@jest/globals";
import type { Browser, Page } from "playwright-core";
import { violationsOf } from "./axe.fixture.js";
import { inBrowser, openPage, startBrowser } from "./browser.fixture.js";
import { startPageHost, type PageHost, type PageSettings } from "./page-host.fixture.js";
import { longRows, longSchema, shownAnswer } from "./shown-results.fixture.js";
import { threadRoutes } from "./thread-routes.fixture.js";

let browser: Browser | undefined;
let host: PageHost;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  host = await startPageHost({
    answer: shownAnswer,
    rows: longRows,
    schema: longSchema,
    routes: threadRoutes,
  });
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  host.close();
});

const open = async (settings: PageSettings): Promise<void> => {
  ({ page } = await openPage(browser!, [host.url]));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(await host.address(settings));
  await page.locator("footer textarea").waitFor();
};

const ask = async (text: string): Promise<void> => {
  const answered = await page.locator(".actions").count();
  await page.locator("footer textarea").fill(text);
  await page.locator("footer textarea").press("Enter");
  await page.locator(".actions").nth(answered).waitFor();
};

/** The name of the element that has the focus, with a remark where nothing shows it. */
const focused = `(() => {
  const isPlain = (each) => each === null || getComputedStyle(each).outlineStyle === "none";
  const element = document.activeElement;
  if (element === null || element === document.body) return "";
  const text = element.getAttribute("aria-label") ?? element.textContent;
  return text + ([element, element.closest("form")].every(isPlain) ? " without focus" : "");
})()`;

/** What the test asks of an element of the page: the types of a browser are not those of this file. */
interface Measured {
  readonly textContent: string | null;
  readonly getBoundingClientRect: () => { readonly height: number };
}

describe("accessibility of every state", () => {
  for (const [colorScheme, locale] of [
    ["light", "en"],
    ["dark", "de"],
    ["light", "ar"],
    ["dark", "ar"],
  ] as const) {
    inBrowser(`axe finds nothing wrong: ${colorScheme}, ${locale}`, async () => {
      await open({ colorScheme, locale });
      expect(["empty", ...(await violationsOf(page))]).toEqual(["empty"]);
      await ask("lines");
      await page.locator(".chart[data-drawn=true]").waitFor();
      expect(["chart", ...(await violationsOf(page))]).toEqual(["chart"]);
      await page.locator(".result-bar button").first().click();
      await page.locator(".result table").waitFor();
      await page.locator(".steps summary").click();
      expect(["table", ...(await violationsOf(page))]).toEqual(["table"]);
      await ask("table");
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator(".open-threads button").click();
      await page.locator("dialog.drawer[open]").waitFor();
      expect(["drawer", ...(await violationsOf(page))]).toEqual(["drawer"]);
    });
  }

  inBrowser("every control is reached by the keyboard alone, and shows its focus", async () => {
    await open({ locale: "en" });
    await ask("lines");
    await page.locator(".chart[data-drawn=true]").waitFor();
    const reached = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("Shift+Tab");
      const name = await page.evaluate<string>(focused);
      reached.add(name.trim());
    }
    for (const name of ["Copy answer", "Table", "SQL", "CSV", "PNG", "New conversation"]) {
      expect([...reached].some((each) => each.includes(name))).toBe(true);
    }
    expect([...reached].filter((name) => name.includes("without focus"))).toEqual([]);
  });

  inBrowser("on a narrow screen everything that is pressed is 44 pixels high", async () => {
    await open({ locale: "en" });
    await page.setViewportSize({ width: 390, height: 800 });
    await ask("lines");
    await page.locator(".chart[data-drawn=true]").waitFor();
    const low = await page.locator("button:visible").evaluateAll((buttons) =>
      buttons
        .map((each) => each as unknown as Measured)
        .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
        .filter(([, height]) => height < 44),
    );
    expect(low).toEqual([]);
    expect(await page.evaluate<boolean>("document.body.scrollWidth <= innerWidth")).toBe(true);
  });

  inBrowser("forced colours keep every button visible by its border or text", async () => {
    await open({ locale: "en" });
    await page.emulateMedia({ forcedColors: "active" });
    const border = `getComputedStyle(document.querySelector(".send")).borderTopWidth`;
    expect(await page.evaluate<string>(border)).toBe("1px");
  });
});

describe("print", () => {
  inBrowser("charts are SVG, tables are whole, and nothing is left to press", async () => {
    await open({ locale: "en" });
    await ask("lines");
    await page.locator("img.print-only").waitFor({ state: "attached" });
    await ask("table");
    await page.locator(".result-bar").last().locator("button").first().click();
    await page.locator('table[aria-rowcount="1201"]').waitFor();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("img.print-only").isVisible()).toBe(true);
    expect(await page.locator(".chart canvas").first().isVisible()).toBe(false);
    expect(await page.locator("table").last().locator("tbody tr").count()).toBe(1200);
    expect(await page.locator("button:visible:not(th button)").count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await page.locator("table").last().locator("tbody tr").count()).toBeLessThan(120);
  });
});
