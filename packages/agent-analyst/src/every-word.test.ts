import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "./fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "./fixtures/deliveries.fixture.js";
import { gym, gymValues } from "./fixtures/gym.fixture.js";
import { helpDesk, helpDeskValues } from "./fixtures/help-desk.fixture.js";
import { shopValues } from "./fixtures/shop.fixture.js";
import { farm, farmValues, ferries, ferryValues } from "./fixtures/unseen-models.fixture.js";

const rows = [[5]];
const store = { model: shop, values: shopValues, rows };
const parcels = { model: deliveries, values: deliveryValues, rows };
const club = { model: gym, values: gymValues, rows };
const desk = { model: helpDesk, values: helpDeskValues, rows };
const fleet = { model: ferries, values: ferryValues, rows };
const fields = { model: farm, values: farmValues, rows };

/** Who is a member of a club, and why some are no more. */
const memberships = {
  model: modelOf(`
view memberships | Memberships | contracts
  dimension string member | Member | customer | memberships.member
  dimension string end_reason | Reason for ending | | memberships.end_reason
  dimension string source | Source | | memberships.source
  dimension time starts_on | Start of membership | | memberships.starts_on
  dimension time ended_on | End of membership | | memberships.ended_on
  measure count membership_count | Memberships | | memberships.membership_count
  measure sum fees | Fees | | memberships.fees
`),
  values: [
    ["end_reason", "cancelled by customer"],
    ["end_reason", "expired"],
    ["source", "Advertised"],
  ] as const,
  rows,
};

const sqlOf = (...[question, script]: Parameters<typeof ask>): Promise<string> =>
  statementsWith(script)(question);

describe("D14: the beginning of a value is no value where a noun stands", () => {
  it.each([
    ["revenue per ham by store", parcels, "“ham”"],
    ["revenue by ham", parcels, "“ham”"],
    ["income per lake by country", club, "“lake”"],
    ["revenue per head by category", store, "“head”"],
    ["cost per germ by crop", fields, "“germ”"],
  ])("%s: %#", async (question, script, word) => {
    const { content, queries } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toContain(word);
  });

  it.each([
    ["revenue in ham", parcels, "(store)), 'łøđðıħ', 'loddih'), 'ham')"],
    ["revenue of Headlamp in 2025", store, "headlamp"],
    ["income of lakeside", club, "lakeside"],
  ])("%s: where values stand it is one", async (question, script, part) => {
    expect((await sqlOf(question, script)).toLowerCase()).toContain(part);
  });
});

describe("D14: a word that states a condition is never left out", () => {
  it.each([
    ["are any ships down right now?", fleet, "“down”"],
    ["how many vessels are up", fleet, "“up”"],
    ["crossings of vessels that are out", fleet, "“out”"],
    ["revenue of big stores", parcels, "“big”"],
    ["how many members are present", club, "“present”"],
    ["tickets of agents that are off", desk, "“off”"],
  ])("%s: %#", async (question, script, word) => {
    const { content, queries } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toContain(word);
  });

  it.each([
    ["revenue broken down by city", store],
    ["break down revenue by store", parcels],
    ["how big is the revenue", store],
    ["find out the revenue by city", store],
    ["revenue up to June 2025", store],
  ])("%s: with its verb it says nothing more", async (question, script) => {
    expect((await ask(question, script)).queries).toHaveLength(1);
  });
});

describe("D14: by whom something was done is no group", () => {
  it("a value that has the doer is that value, at the time of its verb", async () => {
    const sql = await sqlOf(
      "how many memberships were cancelled by the customer in 2025",
      memberships,
    );
    expect(sql).toContain("end_reason = 'cancelled by customer'");
    expect(sql).toContain("ended_on >= DATE '2025-01-01'");
    expect(sql).not.toContain("GROUP BY");
  });

  it("an adjective of another column leaves the usual time", async () => {
    const sql = await sqlOf("memberships that were advertised in 2025", memberships);
    expect(sql).toContain("starts_on >= DATE '2025-01-01'");
  });

  it.each([
    ["tickets escalated by the agent", desk, "“by”"],
    ["orders delivered by the store", parcels, "“by”"],
  ])("%s: without such a value it is asked back", async (question, script, word) => {
    const { content, queries } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toContain(word);
  });

  it("a group without an article, and behind a verb of order, is one", async () => {
    expect(await sqlOf("escalated tickets by agent", desk)).toContain("GROUP BY");
    expect(await sqlOf("revenue grouped by the store", parcels)).toContain("GROUP BY");
  });
});

describe("D14: the verb says what is counted, and when", () => {
  it.each([
    "how many customers in Berlin ordered in 2025?",
    "customers from Berlin who ordered in 2025",
    "number of customers in Berlin that ordered in 2025",
  ])("%s: counts those who ordered then", async (question) => {
    const sql = await sqlOf(question, store);
    expect(sql).toContain("MEASURE(customer_count)");
    expect(sql).toContain("city = 'Berlin'");
    expect(sql).toContain("ordered_at >= DATE '2025-01-01'");
  });

  it("a verb with an object stays beside it, and is no second figure", async () => {
    const { content, queries } = await ask("how many customers in Berlin returned boots", store);
    expect(queries).toEqual([]);
    expect(content).toContain("“returned”");
    const cancelled = await sqlOf("how many orders were cancelled in 2025?", store);
    expect(cancelled).toContain("MEASURE(cancelled_count)");
  });
});

describe("D14: signs are words", () => {
  it.each([
    "revenue 2025-12-01..2026-11-24",
    "revenue 2025-12-01 – 2026-11-24",
    "revenue 2025-12-01—2026-11-24",
    "revenue 2025-12-01 - 2026-11-24",
    "revenue 2025-12-01/2026-11-24",
    "revenue 01.12.2025–24.11.2026",
    "revenue from 2025-12-01 to 2026-11-24",
  ])("%s: a sign between two times is a span", async (question) => {
    expect(await sqlOf(question, store)).toContain(
      "WHERE ordered_at >= DATE '2025-12-01' AND ordered_at < DATE '2026-11-25'",
    );
  });

  it("a quoted sign stays as it was written", async () => {
    const { content } = await ask('revenue of "2024 – 2025"', store);
    expect(content).toContain("2024 – 2025");
  });

  it.each([
    ["revenue, channel: online, store", "channel IN ('online', 'store')"],
    ["revenue; channel: store", "channel = 'store'"],
  ])("%s: what follows a name and a colon are its values", async (question, part) => {
    const sql = await sqlOf(question, store);
    expect(sql).toContain(part);
    expect(sql).not.toContain("GROUP BY");
  });

  it("codes of countries stand in capitals: `im` is no Isle of Man", async () => {
    const isle = { ...fields, values: [...farmValues, ["country", "Isle of Man"]] as const };
    const { content, queries, lookUps } = await ask("cost im october", isle);
    expect(queries).toEqual([]);
    expect(content).toContain("“im”");
    expect(lookUps.join(" ").toLowerCase()).not.toContain("isle of man");
    expect(await sqlOf("cost in IM", isle)).toContain("country = 'Isle of Man'");
  });
});

describe("D14: words of a name", () => {
  it("are no slips of names of the model", async () => {
    const script = { model: deliveries, values: deliveryValues, rows: [[1]] };
    expect(await sqlOf("revenue of Berlin Campagin", script)).toBe("");
    expect(await sqlOf("revenue by campagin", script)).toContain("GROUP BY 1");
    expect(await sqlOf("Revenue By Campagin", script)).toContain("GROUP BY 1");
  });
});
