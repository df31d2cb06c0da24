import { describe, expect, it } from "@jest/globals";
import { modelOf, shop } from "@embedded-analytics/testkit/models";
import { ask, type Script } from "../fixtures/asking.fixture.js";
import { deliveries, deliveryValues } from "../fixtures/deliveries.fixture.js";
import { gym, gymValues } from "../fixtures/gym.fixture.js";
import { shopValues } from "../fixtures/shop.fixture.js";

const ofStores = { model: deliveries, values: deliveryValues, rows: [[1, 2]] };
const ofGyms = { model: gym, values: gymValues, rows: [[1, 2]] };
const ofShop = { model: shop, values: shopValues };

const statementOf = async (question: string, script: Script = ofStores): Promise<string> =>
  (await ask(question, script)).queries[0]?.sqlQuery ?? "";

describe("D14: everyday phrases", () => {
  it.each([
    ["revenue by store, highest first", "GROUP BY 1 ORDER BY 2 DESC NULLS LAST"],
    ["revenue by store, lowest first", "GROUP BY 1 ORDER BY 2 ASC"],
    ["revenue not counting Berlin", "(store <> 'Berlin' OR store IS NULL)"],
    ["did Berlin beat Hamburg on revenue in 2025?", "store IN ('Berlin', 'Hamburg')"],
    ["how many orders did we make in 2025?", "SELECT MEASURE(order_count) AS order_count"],
    ["which store brings in the most revenue?", "SELECT store, MEASURE(revenue)"],
    ["5 stores with the most returns", "SELECT store, MEASURE(returns)"],
  ])("%s", async (question, part) => {
    expect(await statementOf(question)).toContain(part);
  });

  it("five with the most are the first five, and an order without a number has no end", async () => {
    expect(await statementOf("5 stores with the most returns")).toMatch(/LIMIT 5$/);
    expect(await statementOf("5 stores with the fewest returns")).toMatch(/ASC.* LIMIT 5$/);
    expect(await statementOf("revenue by store, highest first")).not.toContain("LIMIT");
  });

  it("a step that is asked for first is ranked by what has the most", async () => {
    const { queries } = await ask("in which month of 2025 did we get most orders?", ofStores);
    expect(queries[0]?.sqlQuery).toMatch(/^SELECT date_trunc\('month', shipped_at\)/);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(order_count)");
    expect(queries[0]?.sqlQuery).not.toContain("order_number");
  });

  it("takings are the model's own sum of money, which is said", async () => {
    const { content, queries } = await ask("takings by store", ofStores);
    expect(queries[0]?.sqlQuery).toContain("MEASURE(revenue)");
    expect(content).toContain("I take “takings” as Revenue.");
  });

  it("a length in hours is one, also where the model has a figure that is called so", async () => {
    const cubes = gym.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "headcount" ? { ...member, title: "Staff hours" } : member,
      ),
    }));
    const script = { ...ofGyms, model: { ...gym, cubes } };
    expect(await statementOf("visits longer than 2 hours", script)).toContain("minutes > 120");
  });

  it("a model's own name goes before a phrase", async () => {
    const cubes = deliveries.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "campaign" ? { ...member, title: "Counting" } : member,
      ),
    }));
    const { content } = await ask("revenue not counting Berlin", {
      ...ofStores,
      model: { ...deliveries, cubes },
    });
    expect(content).not.toContain("excluding");
  });
});

describe("D14: codes that a description explains", () => {
  const model = modelOf(`
view vacancies | Vacancies
  dimension string desk | Desk
  dimension string status | Status
  dimension string material | Material
  dimension time opened_on | Opened
  measure count vacancy_count | Vacancies | jobs
  measure sum openings | Openings
  measure count open_vacancies | Open vacancies
`);
  const described: Readonly<Record<string, string>> = {
    status: "OPN open, FIL filled by us, LST lost to another agency, HLD on hold",
    material: "BK book, DV DVD",
  };
  const cubes = model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, description: described[member.name] })),
  }));
  const values = [
    ["status", "OPN"],
    ["material", "DV"],
  ] as const;
  const script: Script = { model: { ...model, cubes }, values, rows: [[1, 2]] };

  it.each([
    ["how many jobs are open atm", "status = 'OPN'"],
    ["open jobs by desk", "status = 'OPN'"],
    ["dvd jobs", "material = 'DV'"],
    ["open vacancies by desk", "MEASURE(open_vacancies)"],
    ["openings by desk", "MEASURE(openings)"],
  ])("%s", async (question, part) => {
    expect(await statementOf(question, script)).toContain(part);
  });

  it("what we lost is no change against the year before", async () => {
    const { queries } = await ask("how many vacancies did we lose in 2025", script);
    expect(queries).toEqual([]);
  });
});

describe("D14: times that end today", () => {
  it.each(["revenue so far this year by store", "revenue this year so far by store"])(
    "%s: days to come are not in it",
    async (question) => {
      expect(await statementOf(question)).toContain(
        "shipped_at >= DATE '2026-01-01' AND shipped_at < DATE '2026-11-22'",
      );
    },
  );

  it("since the start of a year", async () => {
    const statement = await statementOf("revenue by quarter since the start of 2025");
    expect(statement).toContain("shipped_at >= DATE '2025-01-01'");
    expect(statement).not.toContain("DATE '2026-01-01'");
  });
});

describe("D14: what was never done", () => {
  const absent = (time = ""): string =>
    `id NOT IN (SELECT member_id FROM attendance WHERE member_id IS NOT NULL${time} GROUP BY 1 HAVING MEASURE(visit_count) > 0)`;

  it.each([
    ["how many members never had a visit", ""],
    ["members who haven't had a single visit", ""],
    [
      "how many members had no visit in 2025",
      " AND left_at >= DATE '2025-01-01' AND left_at < DATE '2026-01-01'",
    ],
  ])("%s", async (question, time) => {
    expect(await statementOf(question, ofGyms)).toContain(absent(time));
  });

  it("the time is said to be that of what is missing", async () => {
    const { content } = await ask("how many members had no visit in 2025", ofGyms);
    expect(content).toContain("without visit count from 1 January 2025 to 31 December 2025");
  });

  it("a list shows what the question calls them by, and not a key", async () => {
    expect(await statementOf("which members had no visit in 2025", ofGyms)).toMatch(
      /^SELECT member_name, MEASURE\(member_count\)/,
    );
  });

  it("a time before it, which may hold for either, is asked back", async () => {
    const { queries } = await ask("in 2025 which members had no visit", ofGyms);
    expect(queries).toEqual([]);
  });
});

describe("D14: shares of what has no parts", () => {
  it.each([
    "share of average order value by store",
    "what percentage of days to deliver is Berlin",
  ])("%s: is asked back, and no figure above 100 % is given", async (question) => {
    const { content, queries } = await ask(question, ofStores);
    expect(queries).toEqual([]);
    expect(content).toMatch(/“(share|percentage)”/);
  });

  it("the percentage that is asked for may be the figure itself", async () => {
    expect(await statementOf("percentage return rate by store")).not.toContain("share");
  });
});

describe("D14: a rank without a figure takes up what was spoken of", () => {
  it("`which city had the most` keeps figure and time", async () => {
    const first = await ask("revenue in 2025", ofShop);
    const { queries } = await ask("which city had the most?", {
      ...ofShop,
      history: first.history,
    });
    expect(queries[0]?.sqlQuery).toBe(
      "SELECT city, MEASURE(revenue) AS revenue FROM sales WHERE ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2026-01-01' GROUP BY 1 ORDER BY 2 DESC NULLS LAST, 1",
    );
  });
});

describe("D14: causes that the data name", () => {
  it("are values to rank, and no question why", async () => {
    const cubes = deliveries.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "channel" ? { ...member, title: "Cause of return" } : member,
      ),
    }));
    const model = { ...deliveries, cubes };
    const script = { ...ofStores, model };
    expect(await statementOf("three causes with the most returns", script)).toContain("LIMIT 3");
    const { content } = await ask("causes of low revenue", ofStores);
    expect(content).toContain("I do not tell why something happens");
  });
});
