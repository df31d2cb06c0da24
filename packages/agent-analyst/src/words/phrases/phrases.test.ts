import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { cabins, cabinValues } from "../../fixtures/cabins.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";
import { deliveries, deliveryValues } from "../../fixtures/deliveries.fixture.js";
import { toolHire, toolHireValues } from "../../fixtures/tool-hire.fixture.js";
import { workshop, workshopValues } from "../../fixtures/workshop.fixture.js";
import { yard, yardValues } from "../../fixtures/yard.fixture.js";

const script = { model: deliveries, values: deliveryValues, rows: [["Berlin", 1]] };
const sqlOf = statementsWith(script);
const inCabins = statementsWith({ model: cabins, values: cabinValues, rows: [[1]] });
const inWorkshop = statementsWith({ model: workshop, values: workshopValues, rows: [[1]] });

const inHire = statementsWith({ model: toolHire, values: toolHireValues, rows: [[1]] });
const inYard = statementsWith({ model: yard, values: yardValues, rows: [[1]] });

/** Each of these asks what the plain question asks. */
const sameAs = (
  plain: string,
  others: readonly string[],
  asked: (text: string) => Promise<string>,
) =>
  it.each(others)(`%s: ${plain}`, async (question) => {
    expect(await asked(question)).toBe(await asked(plain));
    expect(await asked(plain)).not.toBe("");
  });

describe("D14: how people ask for a figure", () => {
  sameAs(
    "revenue in may",
    [
      "may revenue?",
      "total revenue, may",
      "give me may's revenue",
      "how did revenue look in may",
      "what does revenue look like for may",
      "revenue for the month of may",
      "i'd like to see revenue for may",
      "need revenue may asap",
      "revenue made in may",
      "revenue 5/2026",
    ],
    sqlOf,
  );
  sameAs("revenue", ["may i see revenue", "revenue you may have"], sqlOf);
  sameAs(
    "orders in may",
    [
      "# of orders in may",
      "no. of orders in may",
      "order volume in may",
      "quantity of orders in may",
      "how many orders were placed in may",
    ],
    sqlOf,
  );
});

describe("D14: how people ask for groups and ranks", () => {
  sameAs(
    "revenue by store",
    [
      "store-wise revenue",
      "break revenue down by store",
      "slice revenue by store",
      "which stores make what revenue",
      "revenue, one row per store",
      "how much revenue does each store make",
      "rank stores by revenue",
      "stores ranked by revenue",
      "stores by revenue descending",
    ],
    sqlOf,
  );
  sameAs(
    "which store has the highest revenue",
    ["which store leads in revenue", "which store made the most revenue"],
    sqlOf,
  );
  sameAs("top 1 store by revenue", ["number one store by revenue", "no 1 store by revenue"], sqlOf);
  sameAs("second best store by revenue", ["runner-up store by revenue"], sqlOf);
  sameAs("top 3 stores by revenue", ["top 3 stores in terms of revenue"], sqlOf);
  sameAs(
    "share of revenue by store",
    [
      "revenue mix by store",
      "contribution of each store to revenue",
      "composition of revenue by store",
    ],
    sqlOf,
  );
  sameAs(
    "share of revenue from Berlin",
    [
      "what portion of revenue is Berlin",
      "how many percent of revenue does Berlin make up",
      "what part of revenue does Berlin account for",
    ],
    sqlOf,
  );
  sameAs(
    "revenue excluding Berlin",
    ["revenue other than Berlin", "revenue everywhere but Berlin", "revenue ex Berlin"],
    sqlOf,
  );

  it("a step that is sorted by after another question groups nothing", async () => {
    const { history } = await ask("revenue by store", script);
    expect((await ask("sorted by orders", { ...script, history })).queries).toEqual([]);
  });
});

describe("D14: how people speak of times", () => {
  sameAs(
    "revenue since january",
    ["revenue from january on", "revenue from january onwards"],
    sqlOf,
  );
  sameAs("revenue until may", ["revenue up to may"], sqlOf);
  sameAs("revenue on 19 november 2026", ["revenue the day before yesterday"], sqlOf);
  sameAs("revenue in september 2026", ["revenue the month before last"], sqlOf);
  sameAs(
    "revenue in the last 12 months",
    ["revenue for the trailing 12 months", "revenue rolling 12 months", "revenue ttm"],
    sqlOf,
  );
  sameAs("revenue on 16 november 2026", ["revenue last monday"], sqlOf);
  sameAs("revenue this year to date", ["revenue to date this year"], sqlOf);
  sameAs("revenue in q3 2025", ["revenue 3rd quarter 2025", "revenue quarter 3 2025"], sqlOf);
  sameAs("revenue in 2025", ["revenue in the year 2025", "revenue over the course of 2025"], sqlOf);
  sameAs("revenue on 13 may 2026", ["revenue on 13/5/2026", "revenue on 5/13/2026"], sqlOf);
  sameAs("revenue by week", ["revenue week by week"], sqlOf);
  sameAs("busiest weekday for orders", ["peak weekday for orders"], sqlOf);
  sameAs("orders by hour of day", ["orders by time of day"], sqlOf);
  sameAs("monthly revenue", ["revenue on a monthly basis"], sqlOf);
  sameAs("did revenue increase in october", ["did revenue go up in october"], sqlOf);

  it.each([
    ["revenue in week 42", "2026-10-12", "2026-10-19"],
    ["revenue in week 1 of 2026", "2025-12-29", "2026-01-05"],
    ["revenue week of 3 march", "2026-03-02", "2026-03-09"],
    ["revenue this weekend", "2026-11-21", "2026-11-23"],
    ["revenue last fortnight", "2026-11-08", "2026-11-22"],
    ["revenue the last half year", "2026-05-01", "2026-11-01"],
  ])("%s", async (question, from, to) => {
    expect(await sqlOf(question)).toContain(
      `shipped_at >= DATE '${from}' AND shipped_at < DATE '${to}'`,
    );
  });

  it.each(["revenue on 5/12/2026", "revenue in week 60"])("%s: is asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});

describe("D14: how people speak of limits and states", () => {
  sameAs("stores with at most 5 orders", ["stores with up to 5 orders"], sqlOf);
  sameAs("stores with revenue above 1000", ["stores whose revenue exceeds 1000"], sqlOf);
  sameAs(
    "orders with a weight of at most 5 kg",
    ["orders up to 5 kg", "orders with a maximum of 5 kg", "orders with no more than 5 kg"],
    sqlOf,
  );
  sameAs(
    "unmended faults",
    ["faults not mended", "faults not yet mended", "faults that haven't been mended"],
    inCabins,
  );
  sameAs(
    "unpaid bills",
    ["bills yet to be paid", "bills that have yet to be paid", "bills still to be paid"],
    inCabins,
  );
  sameAs("bills paid late", ["bills not paid on time"], inCabins);
  sameAs("bills more than 30 days overdue", ["bills overdue by more than 30 days"], inCabins);
  sameAs("faults reported more than 10 days ago", ["faults older than 10 days"], inCabins);
  sameAs("cabins without a fault", ["cabins free of faults", "cabins with zero faults"], inCabins);
  sameAs("cabins with 3 bedrooms", ["cabins with bedrooms 3"], inCabins);
  sameAs("how long are faults mended", ["how quickly are faults mended"], inCabins);
  sameAs("repairs that took over 5 hours", ["repairs taking over 5 hours"], inWorkshop);
  sameAs("urgent repairs", ["repairs marked urgent", "repairs with urgency 1"], inWorkshop);

  it("faults not mended in May: what is denied is asked back", async () => {
    expect(await inCabins("faults not mended in may")).toBe("");
  });
});

describe("D14: figures and ranks in other words", () => {
  sameAs("takings last month", ["what were takings like last month"], inYard);
  sameAs("how much did we take in october", ["how much did we earn in october"], inYard);
  sameAs("which tool has the most hires", ["most hired tool"], inHire);
  it("what sells best is no series by the day of selling, and who works is a worker", async () => {
    const asked = statementsWith({ model: campsite, values: campsiteValues, rows: [["bread", 1]] });
    expect(await asked("best selling goods")).not.toContain("date_trunc");
    expect(await asked("what sells best at the kiosk")).toBe("");
    expect(await asked("who worked the most hours")).toContain("SELECT worker");
  });
  sameAs("cards that have expired", ["expired cards"], inHire);

  it("the model's own figure goes before one that is made of two times", async () => {
    expect(await inHire("average days to pay by customer")).toContain("MEASURE(days_to_pay)");
  });

  it("a percentage of some of a noun is one of all of them, wherever the noun stands", async () => {
    expect(await inHire("percentage of hires damaged by depot")).toContain(
      "MEASURE(damaged) / NULLIF(MEASURE(hire_count), 0)",
    );
    expect(await inHire("percentage of damaged hires by depot")).toContain(
      "MEASURE(damaged) / NULLIF(MEASURE(hire_count), 0)",
    );
    // Of `share` it may be the depot's part of what was damaged.
    expect(await inHire("share of damaged hires by depot")).not.toContain("hire_count");
  });
});
