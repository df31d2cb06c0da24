import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";
import { ferry, ferryValues } from "../../fixtures/ferry.fixture.js";
import { toolHire, toolHireValues } from "../../fixtures/tool-hire.fixture.js";

const script = { model: toolHire, values: toolHireValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: who does something", () => {
  it.each([
    ["how many people rented something in 2025", "MEASURE(renters)"],
    ["how many people actually rented in 2025", "MEASURE(renters)"],
  ])("%s: the word for those who do it", async (question, measure) => {
    const { content, queries } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain(`SELECT ${measure} AS renters FROM hires`);
    expect(content).toContain("I read “people");
  });

  it("how many people rented drills: those who did it with something are fewer, and not counted as all", async () => {
    expect(await sqlOf("how many people rented drills in 2025")).not.toContain("MEASURE(renters)");
  });

  it.each([
    ["who billed the most in 2025", "SELECT rep, MEASURE(fees)"],
    ["who owes us the most money", "SELECT customer, MEASURE(owed)"],
    ["who has 80 euros or more of outstanding fees", "HAVING MEASURE(owed) >= 80"],
    ["which member owes us the most money", "SELECT customer, MEASURE(owed) AS owed FROM hires"],
    ["which members owe us more than 5 euros", "HAVING MEASURE(owed) > 5"],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each(["did Leeds outbill York last month", "did Leeds bill more than York last month"])(
    "%s: it is our side that bills",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("SELECT town, MEASURE(fees)");
      expect(sql).toContain("town IN ('Leeds', 'York')");
    },
  );

  it("an outage is no age", async () => {
    expect((await ask("did the outage hit Leeds", script)).queries).toEqual([]);
  });
});

describe("D14: verbs for names", () => {
  it.each([
    ["how many tools did we put forward in May", "SELECT MEASURE(tools_proposed) AS"],
    ["how many different tools did we propose in May", "SELECT MEASURE(tools_proposed) AS"],
    ["how many cards run out in 2025", "expires_on >= DATE '2025-01-01'"],
    ["did more people sign up in 2025 than in 2024", "joined_on >= DATE '2025-01-01'"],
    ["how much went out between the 5th and the 20th of May", "MEASURE(hire_count)"],
    ["which job pays best", "SELECT job, MEASURE(average_salary)"],
    ["hires in 2025 that were gone for over 60 days", "days_away > 60"],
    ["how many hires did we lose in 2025", "state = 'LST'"],
    [
      "how long do people keep a tool on average",
      "SELECT MEASURE(days_out) AS days_out FROM hires",
    ],
  ])("%s", async (question, part) => {
    expect(await sqlOf(question)).toContain(part);
  });

  it.each([
    "how long do people keep a parrot",
    "how many tools did we put forward and back in May",
  ])("%s: no figure", async (question) => {
    expect((await ask(question, script)).queries).toEqual([]);
  });

  it("the verb of how many there are is no figure beside them", async () => {
    const { queries } = await ask("how many reps did we quote in May", script);
    expect(queries.map(({ sqlQuery }) => sqlQuery).join()).not.toMatch(/rep_count.*quote_count/);
  });

  it.each([
    ["what % of our quotes turn into an order, by rep, in 2025"],
    ["what share of quotes became an order by rep in 2025"],
  ])("%s: the one is divided by the other, in the time of the whole", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("1.0 * MEASURE(orders) / NULLIF(MEASURE(quote_count), 0)");
    expect(sql).toContain("quoted_on >= DATE '2025-01-01'");
    expect(sql).not.toContain("order_on");
  });

  it("the slowest paying one takes the longest to pay", async () => {
    const sql = await sqlOf("slowest paying customer?");
    expect(sql).toContain("SELECT customer, MEASURE(days_to_pay)");
    expect(sql).toContain("ORDER BY 2 DESC");
    expect(await sqlOf("fastest paying customer")).toContain("ORDER BY 2 ASC");
  });
});

describe("D14: a verb before a limit, and one that says when", () => {
  it.each([
    "roles paying over 60k opened in 2025, how many",
    "how many roles paying over 60k in 2025",
  ])("%s", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("SELECT MEASURE(post_count) AS post_count FROM posts");
    expect(sql).toContain("salary > 60000");
    expect(sql).toContain("opened_on >= DATE '2025-01-01'");
  });

  it("roles opened in 2025: no openings beside them", async () => {
    expect(await sqlOf("roles opened in 2025")).not.toContain("openings");
  });
});

describe("D14: when something last happened", () => {
  it.each([
    ["when did we last hire a Big Drill", "MAX(hired_on)", "hired_on < DATE '2026-11-22'"],
    ["when was the last hire", "MAX(hired_on)", "hired_on < DATE '2026-11-22'"],
    ["when was the most recent hire in Leeds", "MAX(hired_on)", "town = 'Leeds'"],
    ["when was the first hire in 2025", "MIN(hired_on)", "hired_on >= DATE '2025-01-01'"],
  ])("%s", async (question, end, where) => {
    const sql = await sqlOf(question);
    expect(sql).toContain(end);
    expect(sql).toContain(where);
    expect(sql).not.toContain("GROUP BY");
  });

  it.each([
    ["2026-11-01T23:09:35.000", "1 November 2026, 23:09"],
    ["2026-11-01", "1 November 2026"],
    ["2026-11-01T00:00:00.000", "1 November 2026"],
  ])("%s is said as %s", async (cell, said) => {
    const { content } = await ask("when was the last hire", { ...script, rows: [[cell]] });
    expect(content).toContain(`is ${said}.`);
  });

  it("of some of them alone no moment is known", async () => {
    expect((await ask("when was the last damaged hire", script)).queries).toEqual([]);
  });
});

describe("D14: two times", () => {
  it.each([
    "by how much are hires up on last year, jan-oct each",
    "hires from January to October against last year",
  ])("%s: of a part of a year, the same part of the other", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("hired_on < DATE '2026-11-01'");
    expect(sql).toContain("hired_on >= DATE '2025-01-01' AND hired_on < DATE '2025-11-01'");
  });

  it("this time last year is today a year ago", async () => {
    const { content, queries } = await ask("are we billing less than this time last year", script);
    expect(queries[0]?.sqlQuery).toContain("hired_on < DATE '2025-11-22'");
    expect(content).toMatch(/I compare .* so far with the same days of (last year|2025)\./);
  });
});

describe("D14: short words", () => {
  it("pr is per, and PR something else", async () => {
    expect(await sqlOf("hires pr rep in 2025")).toContain("SELECT rep, MEASURE(hire_count)");
    expect((await ask("hires PR rep in 2025", script)).queries).toEqual([]);
  });
});

describe("D14: a model with an s of its own", () => {
  it("did we have more cancellations in 2025 than in 2024: the words stay as they are", async () => {
    const { queries } = await ask("did we have more cancellations in 2025 than in 2024", {
      model: ferry,
      values: ferryValues,
      rows: [[1, 2]],
    });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(called_off)");
    expect(queries[0]?.sqlQuery).toContain("departed_at < DATE '2025-01-01'");
  });
});

describe("D14: what was had of a size", () => {
  it.each([
    "how many persons of 8 or more did we have in October",
    "how many persons of at least 8 did we have in October",
  ])("%s: rows that hold for it, and no different sizes", async (question) => {
    const sql = await statementsWith({ model: campsite, values: campsiteValues, rows: [[1]] })(
      question,
    );
    expect(sql).toContain("MEASURE(stay_count)");
    expect(sql).toContain("persons >= 8");
  });
});

describe("D14: people", () => {
  const customers = modelOf(`
view contracts | Contracts
  dimension string customer | Customer | client | contracts.customer
  dimension string service | Service | | contracts.service
  dimension string technician | Technician | | contracts.technician
  dimension time signed_on | Signed | | contracts.signed_on
  measure count contract_count | Contracts | | contracts.contract_count
`);
  const asked = statementsWith({
    model: customers,
    values: [["service", "Fibre"]],
    rows: [["a", 1]],
  });

  it.each([
    ["how many ppl signed in october", "COUNT(DISTINCT customer)"],
    ["how many people signed in october", "COUNT(DISTINCT customer)"],
    ["ppl with fibre", "SELECT customer, "],
  ])("%s: those of the model", async (question, part) => {
    expect(await asked(question)).toContain(part);
  });

  it("who they are is asked back where there may be several", async () => {
    const model = modelOf(`
view stays | Stays
  dimension string guest | Guest | | stays.guest
  dimension string member | Member | | stays.member
  dimension time arrived_on | Arrived | | stays.arrived_on
  measure count stay_count | Stays | | stays.stay_count
`);
    const sql = await statementsWith({ model, rows: [["a", 1]] })("how many people arrived in May");
    expect(sql).not.toContain("COUNT(DISTINCT");
  });
});
