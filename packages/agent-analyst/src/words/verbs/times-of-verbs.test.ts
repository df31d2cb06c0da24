import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { yard, yardValues } from "../../fixtures/yard.fixture.js";

const script = { model: yard, values: yardValues, rows: [[1, 2]] };
const sqlOf = statementsWith(script);

describe("D14: the time that a verb tells", () => {
  it.each(["how many jobs are booked in for tomorrow", "jobs booked for next week"])(
    "%s: they take place then, and were booked before",
    async (question) => {
      expect(await sqlOf(question)).toContain("WHERE due_at >=");
    },
  );

  it("what was booked in a time was booked then", async () => {
    expect(await sqlOf("how many jobs were booked last week")).toContain("booked_on >=");
  });

  it("what came in is no new customer", async () => {
    expect((await ask("how many boats came in on the 12th of october", script)).queries).toEqual(
      [],
    );
    expect(await sqlOf("how many new boats came in in october")).toContain("owner_since >=");
  });

  it("money that came in was received", async () => {
    expect(await sqlOf("how much rent came in last month")).toContain("MEASURE(rent_paid)");
  });

  it("what has run out did before today", async () => {
    expect(await sqlOf("how many mooring permits have run out")).toBe(
      "SELECT MEASURE(boat_count) AS boat_count FROM boats WHERE permit_ends < DATE '2026-11-21'",
    );
    expect((await ask("how many leases have run out", script)).queries).toEqual([]);
  });

  it.each(["how many boats have a mooring", "how many leases were given"])(
    "%s: half of a time's name is no state",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("IS NOT NULL");
    },
  );

  it("a state that a description explains is meant before the day on which it began", async () => {
    expect(await sqlOf("how many tenants have given notice")).toContain("lease_state = 'NT'");
    expect(await sqlOf("how many tenants gave notice in may")).not.toContain("lease_state");
  });

  it("who did something then are named", async () => {
    const sql = await sqlOf("who moved out in may");
    expect(sql).toMatch(/^SELECT tenant, /);
    expect(await sqlOf("who's moving out this month")).toContain("moved_out >= DATE '2026-11-01'");
  });

  it("is held against the same days of last year", async () => {
    const sql = await sqlOf("is rent paid up on this time last year");
    expect(sql).toContain("DATE '2026-01-01'");
    expect(sql).toContain("DATE '2025-11-22'");
  });
});

describe("D14: when what a figure is called after happened", () => {
  it("takings are taken when they are paid", async () => {
    expect(await sqlOf("how much did we take last month")).toContain("WHERE paid_on >=");
    expect(await sqlOf("turnover last month")).toContain("WHERE issued_on >=");
  });

  it("what somebody did was done when it was completed", async () => {
    const sql = await sqlOf("fitters who did more than 80 jobs this year");
    expect(sql).toContain("WHERE done_at >=");
    expect(await sqlOf("completed jobs this year")).not.toContain("booked_on");
  });
});

describe("D14: what asks for a group, and what does not", () => {
  it("a word at the end asks for what it leads to", async () => {
    const { history } = await ask("how many jobs are waiting for parts", script);
    expect((await ask("what did they wait on", { ...script, history })).queries).toEqual([]);
  });

  it("one place that nobody named is no group", async () => {
    expect((await ask("how many jobs are in the yard right now", script)).queries).toEqual([]);
    expect(await sqlOf("jobs in the yard Hull")).toContain("yard = 'Hull'");
  });
});

describe("D14: the time of a figure that is called by another word", () => {
  const model = modelOf(`
view courses | Courses
  dimension time began_on | Start of the course | | courses.began_on
  dimension time ended_on | End of the course | | courses.ended_on
  measure count course_count | Courses | | courses.course_count
  measure count ended | Ended courses | drop-outs | courses.ended
`);

  it("is that at which what it counts was done", async () => {
    const { queries } = await ask("drop-outs in October", { model, rows: [[1]] });
    expect(queries[0]?.sqlQuery).toContain("ended_on >= DATE '2026-10-01'");
    const started = await ask("courses in October", { model, rows: [[1]] });
    expect(started.queries[0]?.sqlQuery).toContain("began_on >= DATE '2026-10-01'");
  });
});
