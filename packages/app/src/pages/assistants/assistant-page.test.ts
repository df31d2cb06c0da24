import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { violationsOf } from "../axe.fixture.js";
import { inBrowser, startBrowser } from "../browser.fixture.js";
import { startDemo, type Demo } from "../demo-service.fixture.js";
import { mcpEndpoint, type McpEndpoint, type ToolAnswer } from "./assistant-client.fixture.js";
import { showPage } from "./assistant-page.fixture.js";

let demo: Demo;
let browser: Browser | undefined;
let anna: McpEndpoint;
let jonas: McpEndpoint;

beforeAll(async () => {
  demo = await startDemo();
  browser = await startBrowser();
  anna = await mcpEndpoint(demo.url, await demo.sessionOf("anna"));
  jonas = await mcpEndpoint(demo.url, await demo.sessionOf("jonas"));
});

afterAll(async () => {
  await browser?.close();
  await demo.end();
});

const sql = "SELECT city, MEASURE(revenue) AS revenue FROM sales GROUP BY 1 ORDER BY 2 DESC";
const spec = {
  mark: "bar",
  encoding: {
    x: { field: "revenue", type: "quantitative" },
    y: { field: "city", type: "nominal", sort: "-x" },
  },
};
const chart = { sql, spec, title: "Revenue by city" };

const pixels = "#root .chart[data-drawn=true] canvas";

/** How many pixels of a chart are of some colour, which tells a drawing from an empty frame. */
const drawnPixels = `(() => {
  const canvas = document.querySelector("${pixels}");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] > 200 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 60) count += 1;
  }
  return count;
})()`;

test("I1: the tools name their page, which holds no credential and no data, and is one file", async () => {
  const { tools } = (await anna.ask("tools/list")) as {
    readonly tools: readonly { readonly name: string; readonly _meta?: object }[];
  };
  const metaOf = (wanted: string) => tools.find(({ name }) => name === wanted)?._meta;
  const uri = "ui://embedded-analytics/chart.html";
  expect(metaOf("show_chart")).toMatchObject({ ui: { resourceUri: uri }, "ui/resourceUri": uri });
  expect(metaOf("get_rows")).toMatchObject({ ui: { visibility: ["app"] } });
  expect(metaOf("run_query")).toBeUndefined();
  const read = (who: McpEndpoint, of = uri) =>
    who.ask("resources/read", { uri: of }) as Promise<object> as Promise<{
      readonly contents: readonly {
        readonly text: string;
        readonly mimeType: string;
        readonly _meta: object;
      }[];
    }>;
  const [page] = (await read(anna)).contents;
  expect(page?.mimeType).toBe("text/html;profile=mcp-app");
  expect(page?._meta).toMatchObject({ ui: { csp: { connectDomains: [] } } });
  expect(page?.text).toBe((await read(jonas)).contents[0]?.text);
  expect(page?.text).not.toMatch(/<(script|link)[^>]+(src|href)=/);
  await expect(read(anna, "ui://embedded-analytics/other.html")).rejects.toThrow(
    /no such resource/,
  );
});

describe("I1: show_chart beside an answer", () => {
  inBrowser("draws rows that it reads itself, under the rights of who asks", async () => {
    const shown = await showPage(browser!, jonas, { tool: "show_chart", input: chart });
    await shown.frame.waitForSelector(pixels);
    expect(await shown.frame.evaluate(drawnPixels)).toBeGreaterThan(1000);
    expect(await shown.frame.innerText("figcaption")).toBe("Revenue by city");
    expect(await shown.frame.innerText(".result-bar")).toContain("20 rows");
    expect(shown.calls).toEqual([{ name: "get_rows", sql, limit: 1000 }]);
    expect(await violationsOf(shown.frame)).toEqual([]);
    expect(shown.faults).toEqual([]);
    await shown.page.close();
    const berlin = await showPage(browser!, anna, { tool: "show_chart", input: chart });
    await berlin.frame.waitForSelector("table");
    expect(await berlin.frame.innerText("#root")).toContain("Berlin");
    expect(await berlin.frame.innerText(".result-bar")).toContain("1 row");
    await berlin.page.close();
  });

  inBrowser("needs nothing of what some clients drop, and is dark where they are", async () => {
    const shown = await showPage(browser!, jonas, {
      tool: "show_chart",
      input: { ...chart, spec: JSON.stringify(spec) },
      theme: "dark",
      locale: "de",
      dropsData: true,
      width: 390,
    });
    await shown.frame.waitForSelector(pixels);
    expect(await shown.frame.evaluate(drawnPixels)).toBeGreaterThan(500);
    expect(await shown.frame.getAttribute("html", "data-scheme")).toBe("dark");
    expect(await shown.frame.getAttribute("html", "lang")).toBe("de");
    const wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
    expect(await shown.frame.evaluate(wide)).toBe(0);
    expect(await violationsOf(shown.frame)).toEqual([]);
    expect(shown.faults).toEqual([]);
    await shown.page.close();
  });

  inBrowser(
    "T9 T17: what a title, a value or a refusal says is text, and nothing is fetched",
    async () => {
      const markup = '<img src="https://evil.test/x" onerror="document.title=1"><script>1</script>';
      const row = [markup, 5];
      const answer: ToolAnswer = {
        content: [{ type: "text", text: "" }],
        structuredContent: {
          columns: [
            { name: "city", type: "String" },
            { name: "revenue", type: "Double" },
          ],
          rows: [row, ["Berlin", 7]],
          totalRows: 2,
        },
      };
      const shown = await showPage(browser!, jonas, {
        tool: "show_chart",
        input: {
          ...chart,
          title: markup,
        },
        rows: () => answer,
      });
      await shown.frame.waitForSelector(pixels);
      await shown.frame.click(".result-bar button");
      await shown.frame.waitForSelector("td");
      expect(await shown.frame.innerText("#root")).toContain(markup);
      expect(await shown.frame.evaluate("document.querySelectorAll('#root img').length")).toBe(0);
      expect(await shown.frame.title()).toBe("Analytics");
      expect(shown.faults).toEqual([]);
      await shown.page.close();
      const refused = await showPage(browser!, jonas, {
        tool: "show_chart",
        input: { ...chart, sql: "SELECT nothing FROM sales" },
      });
      await refused.frame.waitForSelector("text=nothing");
      expect(await refused.frame.evaluate("document.querySelectorAll('.chart').length")).toBe(0);
      await refused.page.close();
    },
  );

  inBrowser("says why rows do not come, and tries again", async () => {
    let isAway = true;
    const shown = await showPage(browser!, jonas, {
      tool: "show_chart",
      input: chart,
      rows: () =>
        isAway
          ? { isError: true, content: [{ type: "text", text: "over_budget: It took too long." }] }
          : undefined,
    });
    await shown.frame.waitForSelector("text=It took too long.");
    isAway = false;
    await shown.frame.click("button");
    await shown.frame.waitForSelector(pixels);
    await shown.page.close();
  });
});

describe("I1 H2: show_dashboard beside an answer", () => {
  inBrowser("shows each tile, read under the rights of who asks", async () => {
    const { dashboards } = (
      (await jonas.ask("tools/call", { name: "list_dashboards" })) as {
        readonly structuredContent: {
          readonly dashboards: readonly { readonly publicId: string; readonly title: string }[];
        };
      }
    ).structuredContent;
    const { publicId = "", title = "" } =
      dashboards.find(({ publicId: id }) => id === "sales") ?? {};
    const shown = await showPage(browser!, jonas, { tool: "show_dashboard", input: { publicId } });
    await shown.frame.waitForSelector(pixels);
    await shown.frame.waitForSelector(".figure");
    expect(await shown.frame.innerText("h1")).toBe(title);
    await shown.frame.waitForSelector(".tile[aria-busy=true], .skeleton", { state: "detached" });
    const tiles = new Set(
      shown.calls.flatMap(({ tile }) => (typeof tile === "string" ? [tile] : [])),
    );
    expect(tiles.size).toBeGreaterThan(3);
    expect(await violationsOf(shown.frame)).toEqual([]);
    expect(shown.faults).toEqual([]);
    await shown.page.close();
  });
});
