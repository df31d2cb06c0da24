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
    ["how many new orders came in over the last 30 days", "MEASURE(order_count)"],
    ["how many orders never gave us a campaign", "WHERE campaign IS NULL"],
    ["is Berlin busier than Hamburg this year?", "store IN ('Berlin', 'Hamburg')"],
    ["gift stuff by store", "WHERE gift GROUP BY 1"],
    ["what hour of the day do people order the most?", "MEASURE(order_count)"],
    ["are orders up or down on last year?", "'2025, same days'"],
    ["how many orders went out in 2025", "MEASURE(order_count)"],
    ["stores that went out more than 100 times", "HAVING MEASURE(order_count) > 100"],
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
  dimension string contract | Contract
  dimension time opened_on | Opened
  measure count vacancy_count | Vacancies | jobs
  measure sum openings | Openings
  measure count open_vacancies | Open vacancies
`);
  const described: Readonly<Record<string, string>> = {
    status: "OPN open, FIL filled by us, LST lost to another agency, HLD on hold",
    material: "BK book, DV DVD, LP large print or GM board game",
    contract: "P permanent, C contract, T temp to perm",
  };
  const cubes = model.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => ({ ...member, description: described[member.name] })),
  }));
  const values = [
    ["status", "OPN"],
    ["material", "DV"],
    ["status", "HLD"],
    ["material", "LP"],
    ["contract", "P"],
    ["contract", "T"],
  ] as const;
  const script: Script = { model: { ...model, cubes }, values, rows: [[1, 2]] };

  it.each([
    ["how many jobs are open atm", "status = 'OPN'"],
    ["open jobs by desk", "status = 'OPN'"],
    ["dvd jobs", "material = 'DV'"],
    ["jobs on hold by desk", "status = 'HLD'"],
    ["large print jobs", "material = 'LP'"],
    ["temp to perm jobs in 2025", "contract = 'T'"],
    ["perm jobs", "contract = 'P'"],
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

describe("D14: small words that are a part of what was asked", () => {
  it.each([
    ["how many people in 2025", "“people”"],
    ["which people have the most revenue", "“people”"],
    ["returned everyone in Berlin", "“everyone”"],
    ["orders of someone in Berlin", "“someone”"],
    ["revenue with a campaign without frobs", "“without”"],
  ])("%s: is asked back where it is what was asked", async (question, word) => {
    const { content, queries } = await ask(question, ofStores);
    expect(queries).toEqual([]);
    expect(content).toContain(word);
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

  it("what nobody did to those that another view alone names", async () => {
    const model = modelOf(`
view collection | Collection
  dimension string book | Book | | titles.book
  measure count copy_count | Copies | | copies.copy_count
view circulation | Circulation
  dimension string book | Book | | titles.book
  dimension time lent_on | Lent | | loans.lent_on
  measure count loan_count | Loans | borrowings | loans.loan_count
`);
    const asked = (question: string) => ask(question, { model, rows: [["Emma", 1]] });
    const rest = "book NOT IN (SELECT book FROM circulation WHERE book IS NOT NULL";
    const { content, queries } = await asked("which books has nobody ever borrowed?");
    expect(queries[0]?.sqlQuery).toMatch(/^SELECT book, MEASURE\(copy_count\)/);
    expect(queries[0]?.sqlQuery).toContain(rest);
    expect(content).toContain("They are those that Collection names.");
    const counted = (await asked("how many books has no one borrowed in 2025")).queries[0];
    expect(counted?.sqlQuery).toMatch(/^SELECT COUNT\(DISTINCT book\)/i);
    expect(counted?.sqlQuery).toContain("lent_on >= DATE '2025-01-01'");
  });

  it("the verb of what is counted says what was never done", async () => {
    const model = modelOf(`
cube agents | Agents
  dimension number id | ID
  dimension string agent | Agent | recruiter
  measure count agent_count | Agents
view placements | Placements
  dimension number agent_id | Agent ID | | agents.id
  dimension string agent | Agent | recruiter | agents.agent
  dimension time started_at | First day | | plcs.started_at
  measure count placement_count | Placements | hires | plcs.placement_count
`);
    const { queries } = await ask("which agents have never placed anyone?", { model });
    expect(queries[0]?.sqlQuery).toMatch(
      /^SELECT agent, .* WHERE id NOT IN \(SELECT agent_id FROM placements/,
    );
    const { content, queries: placed } = await ask("how many did we place in 2025 by agent", {
      model,
      rows: [["Kim", 1]],
    });
    expect(placed[0]?.sqlQuery).toContain("MEASURE(placement_count)");
    expect(content).toContain("I read “place” as Placements.");
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
