import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube invoices | Invoices
  dimension string client | Client | |
  dimension string kind | Invoice kind | |
  dimension number amount | Invoice amount | |
  dimension time issued_on | Issued on | |
  measure count invoice_count | Number of invoices and credit notes | |
  measure sum invoiced | Net invoiced | |
  measure sum outstanding | Outstanding | |
  dimension boolean is_overdue | Overdue | |
cube clients | Clients
  dimension string client | Client | |
  dimension time client_since | Client since | |
  measure count client_count | Number of clients | |
cube shifts | Shifts
  dimension string cleaner | Cleaner | |
  dimension time started_on | Started on | |
  measure sum planned_hours | Planned hours | |
  measure sum hours_worked | Hours worked | |
cube contracts | Contracts
  dimension string contract_no | Contract number | |
  dimension string contract_status | Contract status | |
  dimension time contract_end | Contract end | |
  measure count contract_count | Number of contracts | |
  measure sum contract_value | Contract value | |
cube stock | Stock
  dimension string product | Product | |
  dimension string site | Site | |
  dimension time month_end | Month end | |
  measure sum stock_units | Units on hand | |
  measure sum stock_value | Stock value | |
cube sales | Sales
  dimension string haulier | Haulier | |
  dimension string retailer | Retailer | |
  dimension number distance | Distance | |
  dimension time sold_on | Sold on | |
  measure sum tonnes | Tonnes sold | |
  measure sum commission | Commission | |
  measure sum margin | Haulage margin | |
  measure sum copies_sold | Copies sold | |
  measure sum copies_returned | Copies returned | |
cube trips | Trips
  dimension string guide | Guide | |
  dimension string booking_no | Booking number | |
  dimension time departs_on | Departs on | |
  measure count trip_count | Trips | |
  measure sum walkers | Walkers | |
`);
const hints: Readonly<Record<string, string>> = {
  kind: "CON contract, EXT extra works, CRN credit note",
  contract_status: "LIV live, NOT under notice, END ended",
};
const money = new Set(["amount", "invoiced", "outstanding", "commission", "margin", "stock_value"]);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({
      ...member,
      description: hints[member.name] ?? member.description,
      ...(money.has(member.name)
        ? { format: "currency" as const, unit: member.name === "margin" ? "EUR" : "GBP" }
        : {}),
    })),
  })),
};
const values = [
  ["kind", "CRN"],
  ["contract_status", "NOT"],
  ["contract_status", "END"],
  ["product", "20mm single size"],
  ["product", "10mm single size"],
  ["retailer", "Waverleys"],
  ["retailer", "Pagewell"],
  ["client", "Harker"],
  ["guide", "Elena Rossi"],
] as const;
const script = { model, values, rows: [["a", 3]] } as const;
const sqlOf = statementsWith(script);

describe("D14: the same said in other words", () => {
  it.each([
    ["how many copies came back in September", ["MEASURE(copies_returned)"]],
    [
      "did Waverleys return more copies than Pagewell in 2025",
      ["MEASURE(copies_returned)", "'Waverleys', 'Pagewell'"],
    ],
    ["how much commission did we keep in Q3", ["MEASURE(commission)"]],
    ["how many invoices over 1000 have we sent out this year", ["amount > 1000"]],
    ["which hauliers left us the least haulage margin", ["MEASURE(margin)", "ASC"]],
    ["which haulier comes second by haulage margin", ["DESC", "OFFSET 1"]],
    [
      "how many tonnes did we sell to places more than 50 km away",
      ["MEASURE(tonnes)", "distance > 50"],
    ],
    [
      "which cleaner put in the second most hours in October",
      ["MEASURE(hours_worked)", "OFFSET 1"],
    ],
    ["what is the stock worth right now, by site", ["SELECT site, MEASURE(stock_value)"]],
    ["what part of the contract value is under notice", ["contract_status", "AS share"]],
    ["what share of the commission falls to each haulier", ["SELECT haulier", "AS share"]],
    ["how many contracts are under notice", ["contract_status = 'NOT'"]],
    ["how much is overdue at the moment", ["MEASURE(outstanding)", "is_overdue"]],
    ["does Harker have anything overdue", ["is_overdue", "client = 'Harker'"]],
    ["how many credit notes in 2025", ["kind = 'CRN'"]],
    ["units on hand of 20mm single size", ["product = '20mm single size'"]],
    ["how many walkers left in August", ["departs_on >= DATE '2026-08-01'"]],
    [
      "how many trips did Elena Rossi lead in August",
      ["MEASURE(trip_count)", "guide = 'Elena Rossi'"],
    ],
    [
      "how many different clients bought from us in October",
      ["COUNT(DISTINCT client)", "FROM invoices"],
    ],
    ["units on hand by site last night", ["month_end >= DATE '2026-11-20'"]],
  ] as const)("%s", async (question, parts) => {
    const sql = await sqlOf(question);
    for (const part of parts) expect(sql).toContain(part);
  });

  it.each([
    "which contracts end in January",
    "which contracts come to an end between now and 31 January",
  ])("%s: are listed, and have not ended yet", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT contract_no");
    expect(sql).toContain("contract_end <");
    expect(sql).not.toContain("'END'");
  });

  it("a verb at the end is no group", async () => {
    const sql = await sqlOf("on which weekday do most walkers book");
    expect(sql).toContain("dayname(departs_on)");
    expect(sql).not.toContain("booking_no");
  });

  it("two are held against each other by a word that compares", async () => {
    const sql = await sqlOf("Waverleys or Pagewell: who has the smaller margin in 2025");
    expect(sql).toContain("retailer IN ('Waverleys', 'Pagewell')");
  });

  it("those of a state are not those that end", async () => {
    expect(await sqlOf("how many contracts have the status END")).toContain("'END'");
  });

  it("a currency is that of the figure, or is asked back", async () => {
    expect(await sqlOf("commission in 2025 in pounds")).toContain("MEASURE(commission)");
    expect(await sqlOf("commission in 2025 in euros")).toBe("");
    expect(await sqlOf("haulage margin in 2025 in pounds")).toBe("");
  });

  it("a limit in a sentence of its own holds for the first one", async () => {
    const sql = await sqlOf("Which 5 hauliers have the lowest haulage margin? Only those with at least 6 tonnes"); // prettier-ignore
    expect(sql).toContain("MEASURE(tonnes) >= 6");
    expect(sql).toContain("LIMIT 5");
  });

  it.each(["as a share of all of them", "as a share of the total"])("%s", async (next) => {
    const { history } = await ask("commission by haulier in 2025", script);
    const { queries } = await ask(next, { ...script, history });
    expect(queries.at(-1)?.sqlQuery).toContain("AS share");
  });
});
