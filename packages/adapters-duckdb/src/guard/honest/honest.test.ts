import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDemoShop, type DemoShop } from "./demo-shop.fixture.js";
import { joins } from "./joins.fixture.js";
import { measures } from "./measures.fixture.js";
import { queriesInQueries } from "./queries-in-queries.fixture.js";
import { rowsAndValues } from "./rows-and-values.fixture.js";
import { times } from "./times.fixture.js";
import { windows } from "./windows.fixture.js";

let shop: DemoShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(async () => {
  await shop.close();
});

describe("E2: honest statements over the demo shop have results", () => {
  it.each<[string, readonly string[]]>([
    ["joins", joins],
    ["measures", measures],
    ["queries in queries", queriesInQueries],
    ["rows and values", rowsAndValues],
    ["times", times],
    ["windows", windows],
  ])("%s", async (_title, statements) => {
    const without: string[] = [];
    for (const sql of statements) {
      const { kind, sentence } = await shop.ask(sql);
      if (kind !== "rows") without.push(`${sql}\n    ${kind}: ${sentence}`);
    }
    expect(without).toEqual([]);
    expect(statements.length).toBeGreaterThan(20);
  });

  it("times in a reader's zone as well", async () => {
    const without: string[] = [];
    for (const sql of times) {
      const { kind, sentence } = await shop.ask(sql, "Asia/Tokyo");
      if (kind !== "rows") without.push(`${sql}\n    ${kind}: ${sentence}`);
    }
    expect(without).toEqual([]);
  });
});
