import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { plates, platesValues } from "../../fixtures/models/plates.fixture.js";

/** Asked on Saturday, 21 November 2026. */
const sqlOf = statementsWith({ model: plates, values: platesValues, rows: [["a", 3]] });
const expectOf = async (
  question: string,
  parts: readonly string[],
  none: readonly string[] = [],
) => {
  const sql = await sqlOf(question);
  for (const part of parts) expect(sql).toContain(part);
  for (const part of none) expect(sql).not.toContain(part);
};

describe("D14: things that did something", () => {
  it.each([
    "which vehicles failed a check since August",
    "which vehicles had failed checks in October",
  ])("%s: none with a 0 beside them", async (question) => {
    await expectOf(question, ["SELECT plate", "HAVING MEASURE(failed_checks) > 0"]);
  });

  it.each([
    "failed checks by vehicle plate in October",
    "which vehicles had the most failed checks",
  ])("%s: all of them", async (question) => {
    await expectOf(question, ["failed_checks"], ["HAVING MEASURE(failed_checks) > 0"]);
  });
});

describe("D14: things that are booked for a time", () => {
  it.each([
    ["rides booked for december", "pickup_due_at >= DATE '2026-12-01'"],
    ["how many rides are still to come", "pickup_due_at >= DATE '2026-11-21'"],
    ["how many rides are booked for November and December", "pickup_due_at < DATE '2027-01-01'"],
    ["rides booked for December and January", "pickup_due_at < DATE '2027-02-01'"],
    ["rides requested in October", "requested_at >= DATE '2026-10-01'"],
  ])("%s", async (question, part) => {
    await expectOf(question, [part]);
  });

  it("are those of both months, and none of the year before", async () => {
    await expectOf("rides booked for November and December", ["2026-11-01"], ["2025"]);
  });
});

describe("D14: conditions and columns that the words name in part", () => {
  it("rides are all rides, and not those of the airport alone", async () => {
    await expectOf("average wait for WAV rides in 2026", ["MEASURE(average_wait)"], ["is_airport"]);
    await expectOf("airport rides in 2026", ["is_airport"]);
  });

  it.each(["fares by payer type in 2026", "fares for each payer type in 2026"])(
    "%s says nothing of when it was paid",
    async (question) => {
      await expectOf(question, ["requested_at >= DATE '2026-01-01'"], ["paid_on"]);
    },
  );

  it("the reason for cancelling says nothing of when", async () => {
    await expectOf("refunds given by reason for cancelling in 2026", ["operated_on >="], ["cancelled_on"]); // prettier-ignore
  });

  it.each(["how many rides were paid by card", "rides paid by card in 2025"])(
    "%s: the verb is no value",
    async (question) => {
      await expectOf(question, ["payment_method = 'Card'"], ["Pay point", "contains"]);
    },
  );

  it("who does not pay by card", async () => {
    await expectOf("how many rides do not pay by card", ["payment_method <> 'Card'"]);
  });
});

describe("D14: what is lacking", () => {
  it.each(["checks from October that still have no result", "checks in October without a result"])(
    "%s: the time of the result is empty",
    async (question) => {
      await expectOf(question, ["reported_on IS NULL", "checked_on >= DATE '2026-10-01'"]);
    },
  );

  it("without the accounts leaves out those that have one", async () => {
    await expectOf("october fares without the business accounts", ["account IS NULL"]);
    expect(await sqlOf("october fares without the services")).toBe("");
  });

  it.each(["how many rides had nobody assigned to them in October", "rides with nobody on them"])(
    "%s",
    async (question) => {
      await expectOf(question, ["driver IS NULL"]);
    },
  );
});

describe("D14: the last one of some", () => {
  it("is one of those that the figure counts", async () => {
    await expectOf("when did we last have a failed check", ["MAX(checked_on)", "result = 'FAL'"]);
  });
});

describe("D14: how full something is", () => {
  it.each([
    "how full is Lake Ennis now",
    "fill level of Lake Ennis",
    "fill level of Lake Ennis at the end of October",
  ])(
    // prettier-ignore
    "%s: at the last moment",
    async (question) => {
      await expectOf(question, ["MAX(measured_on)"]);
    },
  );

  it("of a whole month is that of all its days", async () => {
    await expectOf("fill level of Lake Ennis in October", ["fill_level"], ["MAX(measured_on)"]);
  });
});

describe("D14: series of what is planned ahead", () => {
  it.each([
    "operations done by month since July",
    "operations done by hospital and month this year",
  ])("%s: no month to come in which nothing was done", async (question) => {
    await expectOf(question, ["MIN(operated_on) < DATE '2026-11-21' OR COALESCE(MEASURE(operations_done), 0) <> 0"]); // prettier-ignore
  });

  it.each([
    "operations done by month in 2025",
    "operations done by weekday",
    "rides by week since July",
  ])(
    // prettier-ignore
    "%s: nothing is left out",
    async (question) => {
      await expectOf(question, [], question.startsWith("rides") ? ["MIN(requested_at)"] : ["MIN("]);
    },
  );
});

describe("D14: what somebody did", () => {
  it("a check is carried out also where it is failed", async () => {
    await expectOf("how many checks did Lesley Tait carry out in October", [
      "MEASURE(check_count)",
      "inspector = 'Lesley Tait'",
    ]);
  });

  it.each([
    "how many operations did Helen Marsh do in October",
    "operations done by Helen Marsh in October",
  ])("%s", async (question) => {
    await expectOf(question, ["MEASURE(operations_done)", "surgeon = 'Helen Marsh'"]);
  });
});
