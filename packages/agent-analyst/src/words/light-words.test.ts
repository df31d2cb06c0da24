import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../fixtures/campsite.fixture.js";
import { deliveries, deliveryValues } from "../fixtures/deliveries.fixture.js";

const script = { model: campsite, values: campsiteValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: words beside a name that change nothing", () => {
  it.each([
    ["stays made in May", "SELECT MEASURE(stay_count)"],
    ["how many hours did we put down last week", "SELECT MEASURE(hours) AS hours"],
    ["how many hours did we spend mowing in October", "task = 'mowing'"],
    ["stays by site this calendar year", "GROUP BY 1"],
    ["refunds, all in all", "SELECT MEASURE(refunds) AS refunds FROM stays"],
    ["how many guests do we have at the moment", "MEASURE(guest_count)"],
    ["nights by site, i.e. nights sold", "MEASURE(nights)"],
    ["what did occupancy stand at in May", "MEASURE(occupancy)"],
    ["refunds paid out in May", "MEASURE(refunds)"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    "how many dogs were put down in May",
    "calls made in May",
    "claims paid out in May",
    "nights called off in May",
    "how many nights turned up in May",
  ])("%s: they may be what was asked for, and then none is left out", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });

  it.each([
    ["Calls", "calls made in May", "made"],
    ["Candidates", "candidates placed in May", "placed"],
    ["Products", "products made in May", "made"],
  ])("%s: what was done to them may be some of them", async (title, question, word) => {
    const cubes = deliveries.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "order_count" ? { ...member, title, name: title.toLowerCase() } : member,
      ),
    }));
    const model = { ...deliveries, cubes };
    const answer = await ask(question, { model, values: deliveryValues });
    expect(answer.queries).toEqual([]);
    expect(answer.content).toContain(`“${word}”`);
  });

  it.each(["how long do guests spend at Pine Hill", "guests who spend the most nights"])(
    "%s: no money is asked for",
    async (question) => {
      expect(await sqlOf(question)).not.toMatch(/sales|takings|billed/);
    },
  );
});

describe("D14: verbs of two words, for which the model has one", () => {
  it.each([
    ["how many people turned up in May", "MEASURE(attended)", "people turned up"],
    ["how much did we give back in May", "MEASURE(refunds)", "give back"],
    ["what came in from Northern Gas in May", "MEASURE(receipts)", "what came in"],
    ["how much have they spent at Pine Hill in May", "MEASURE(night_sales)", "spent"],
    ["how full was Pine Hill in May", "MEASURE(occupancy)", "how full"],
  ])("%s: which is said", async (question, measure, said) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(measure);
    expect(content).toContain(`“${said}” as`);
  });

  it("what something costs is the average of its price", async () => {
    expect(await sqlOf("what does a night cost on average in May")).toContain(
      "MEASURE(night_price)",
    );
  });

  it("what something costs is no rate of something else", async () => {
    const cubes = campsite.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "night_price"
          ? { ...member, title: "Cancellation rate", name: "x_rate" }
          : member,
      ),
    }));
    const model = { ...campsite, cubes };
    expect((await ask("what does a night cost on average", { ...script, model })).queries).toEqual(
      [],
    );
  });

  it("a figure of all of them is no list", async () => {
    expect(await sqlOf("how full are our sites")).toBe(
      "SELECT MEASURE(occupancy) AS occupancy FROM stays",
    );
  });

  it("a mean of one is the sum by their number", async () => {
    expect(await sqlOf("average night sales for a stay in May")).toContain(
      "1.0 * MEASURE(night_sales) / NULLIF(MEASURE(stay_count), 0)",
    );
  });

  it("who has most time has most hours, and not what they are worth", async () => {
    const sql = await sqlOf("who recorded the most time in May");
    expect(sql).toContain("MEASURE(hours)");
    expect(sql).not.toContain("worth");
  });
});

describe("D14: verbs behind `did we`", () => {
  it.each([
    ["how many invoices did we pay in 2025", "invoice_count"],
    ["how much did we bill in 2025", "MEASURE(billed)"],
  ])("%s: as the model writes them", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it("a dimension of the same stem is no group where somebody does it", async () => {
    const sql = await sqlOf("hours we tasked in 2025");
    expect(sql).not.toContain("GROUP BY");
  });
});

describe("D14: what there is lately, held against an earlier time", () => {
  it("is the last 30 days, which is said", async () => {
    const rows = [
      ["last 30 days", 5],
      ["May 2026", 4],
    ];
    const { content, queries } = await ask("are night sales higher now than they were in May", {
      ...script,
      rows,
    });
    expect(queries[0]?.sqlQuery).toContain("'last 30 days'");
    expect(content).toContain("last 30 days");
  });
});
