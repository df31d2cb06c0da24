import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view invoices | Invoices
  dimension string customer | Customer | |
  dimension string country | Country | |
  dimension string state | State | |
  dimension time issued_on | Issued | |
  measure count invoice_count | Invoices | |
  measure sum billed | Billed amount | revenue |
`);
const customers = [
  ["customer", "Elm Foods"],
  ["state", "open"],
  ["state", "paid"],
] as const;
const script = {
  model,
  values: [...customers, ["country", "United States"], ["country", "United Kingdom"]],
  rows: [["a", 1]],
} as const;
const sqlOf = statementsWith(script);

describe("D14: us as a country", () => {
  it.each([
    "open invoices us",
    "us open invoices",
    "open invoices in the us",
    "open invoices US",
    "OPEN INVOICES US",
    "open invoices in us",
    "open invoices from us",
    "how many open invoices us",
    "have we got open invoices us",
    "show us the open invoices us",
  ])("%s: the rows of that country", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("country = 'United States'");
    expect(sql).toContain("state = 'open'");
  });

  it.each(["revenue us by month", "us revenue by month", "monthly revenue us"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/date_trunc\('month'.*country = 'United States'/);
    },
  );

  it.each(["revenue us vs uk", "revenue uk vs us", "revenue us and uk"])(
    "%s: both countries",
    async (question) => {
      expect(await sqlOf(question)).toMatch(
        /country IN \('United (States|Kingdom)', 'United (States|Kingdom)'\)/,
      );
    },
  );

  it.each(["open invoices us", "us revenue", "revenue in the us", "open invoices US"])(
    "%s: is asked back where the data have no such country",
    async (question) => {
      const { queries, content } = await ask(question, { ...script, values: customers });
      expect(queries).toEqual([]);
      expect(content).toMatch(/“us”/i);
    },
  );
});

describe("D14: us as persons", () => {
  it.each([
    "show us open invoices",
    "which customers owe us the most",
    "how many customers paid us",
    "give us the open invoices",
    "which customer bills us the most",
    "open invoices of customers who ordered from us",
  ])("%s: is no country", async (question) => {
    expect(await sqlOf(question)).not.toContain("United States");
  });

  it.each([
    "how many open invoices did customers get from us",
    "customers who got more than 5 open invoices from us",
  ])("%s: what was got stands between", async (question) => {
    const { queries } = await ask(question, script);
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join()).not.toContain("United States");
  });

  it("is none of a question back", async () => {
    expect(await sqlOf("show us open invoices")).toContain("WHERE state = 'open'");
  });
});
