import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { yard, yardValues } from "../../fixtures/yard.fixture.js";

const script = { model: yard, values: yardValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);
const afterwards = async (first: string, next: string): Promise<string> => {
  const { history } = await ask(first, script);
  return (await ask(next, { ...script, history })).queries[0]?.sqlQuery ?? "";
};

describe("D11: what was counted, one by one", () => {
  it.each(["which ones are they", "and which are those in North Pier", "which ones"])(
    "%s: they are listed by their name",
    async (next) => {
      const sql = await afterwards("free berths by harbour", next);
      expect(sql).toMatch(/^SELECT berth, MEASURE\(free_berths\)/);
      expect(sql).toContain("HAVING MEASURE(free_berths) > 0");
    },
  );

  it("is asked back where no column has their names", async () => {
    expect(await afterwards("bills by contractor", "which ones are they")).toBe("");
  });
});

describe("D11: a limit on what was given before", () => {
  it.each(["just the ones over 1000", "only those above 1000", "and more than 1000"])(
    "%s: it limits the figure of the groups",
    async (next) => {
      const sql = await afterwards("takings by contractor", next);
      expect(sql).toContain("GROUP BY 1 HAVING MEASURE(takings) > 1000");
    },
  );
});

describe("D14: what was done", () => {
  it("is the figure of what was done, where the model has one", async () => {
    expect(await sqlOf("fitters who did more than 80 jobs this year")).toContain(
      "HAVING MEASURE(done_jobs) > 80",
    );
    expect(await sqlOf("fitters with more than 80 jobs this year")).toContain(
      "HAVING MEASURE(job_count) > 80",
    );
  });
});

describe("D14: averages and rates of what is named", () => {
  it("who is rated worst has the lowest rating", async () => {
    const sql = await sqlOf("worst scored fitter this year");
    expect(sql).toMatch(/^SELECT fitter, (MEASURE\(avg_score\)|AVG\(score\))/);
    expect(sql).toContain("2 ASC");
  });

  it("the rate of a condition is its share of the rows", async () => {
    const sql = await sqlOf("comeback rate per fitter this year");
    expect(sql).toMatch(/^WITH whole AS \(SELECT fitter, MEASURE\(job_count\)/);
    expect(sql).toContain("/ NULLIF(whole.job_count, 0) AS share");
  });

  it.each(["whats our average bill this year", "average bill in 2026"])(
    "%s: what one of them comes to",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/^SELECT MEASURE\(avg_cost\) AS avg_cost FROM bills/);
    },
  );

  it("the dearest on average, and dearer than before", async () => {
    expect(await sqlOf("dearest contractor on average this year")).toMatch(
      /^SELECT contractor, MEASURE\(avg_cost\)/,
    );
    const sql = await sqlOf("is the average bill dearer than last year");
    expect(sql).toContain("MEASURE(avg_cost)");
    expect(sql).toContain("2025");
  });
});

describe("D14: everyday words of money, kinds and slips", () => {
  it.each([
    ["how much did we take last month", "MEASURE(takings)"],
    ["what did we take last month", "MEASURE(takings)"],
    ["what have we taken this year", "MEASURE(takings)"],
    ["what did Ann Lee spend with us this year", "MEASURE(turnover)"],
  ])("%s", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });

  it.each(["bills by type this year", "bills by kind this year", "bills per kind in 2026"])(
    "%s: the only kind that there is",
    async (question) => {
      expect(await sqlOf(question)).toMatch(/^SELECT trouble, /);
    },
  );

  it("a margin in percent is no share of all margins", async () => {
    expect((await ask("what % margin do we make on brake pads", script)).queries).toEqual([]);
    expect(await sqlOf("percentage of margin by contractor")).toContain("AS share");
  });

  it("no kind is no group, and no figure without one", async () => {
    expect((await ask("leases by kind", script)).queries).toEqual([]);
  });

  it("several kinds of one thing are taken together, and said", async () => {
    const { queries, content } = await ask("takings from brake pads this year", script);
    expect(queries[0]?.sqlQuery).toContain("part IN ('Brake pads front', 'Brake pads rear')");
    expect(content).toContain("Brake pads rear");
  });

  it.each([
    ["how mnay jobs in 2026", "how many jobs in 2026"],
    ["jobs in ocotber by fitter", "jobs in october by fitter"],
    ["how many bills didn't give us an email", "how many bills without an email"],
  ])("%s is %s", async (question, plain) => {
    expect(await sqlOf(question)).toBe(await sqlOf(plain));
    expect(await sqlOf(plain)).not.toBe("");
  });
});

describe("D14: a refusal", () => {
  it("does not deny a name that another part of the model has", async () => {
    const { content, queries } = await ask("how many boats failed a zorb by contractor", script);
    expect(queries).toEqual([]);
    expect(content).not.toMatch(/nothing called [^.]*boats/);
  });
});
