import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { campsite, campsiteValues } from "../../fixtures/campsite.fixture.js";

const script = { model: campsite, values: campsiteValues, rows: [[1, 2]] };

const sqlOf = statementsWith(script);

describe("D14: ages by a date of birth", () => {
  it.each([
    ["how many guests are younger than 30", "born_on >= DATE '1996-11-22'"],
    ["guests older than 65 by town", "born_on < DATE '1961-11-21'"],
  ])("%s", async (question, condition) => {
    expect(await sqlOf(question)).toContain(condition);
  });
});

describe("D14: overdue by so many days", () => {
  it("was due so much earlier, and what is taken as overdue is said", async () => {
    const { content, queries } = await ask("bills that are more than 60 days overdue", script);
    expect(queries[0]?.sqlQuery).toContain("due_on < DATE '2026-09-22'");
    expect(queries[0]?.sqlQuery).toContain("paid_on IS NULL");
    expect(content).toContain("I take what has no time in Paid on as overdue.");
    expect(content).not.toContain("minus");
  });
});

describe("D14: how long until something is done", () => {
  it("is how long it takes", async () => {
    expect(await sqlOf("how long did it take until our bills were paid in 2025")).toContain(
      "MEASURE(days_to_pay)",
    );
  });
});

describe("D14: times to come", () => {
  it("things that the data hold are counted", async () => {
    const { content, queries } = await ask("how many workshops are on next week", script);
    expect(queries[0]?.sqlQuery).toContain("starts_at >= DATE '2026-11-23'");
    expect(content).toContain("Workshops: 1");
  });

  it("where they hold none, it is no figure", async () => {
    const { content } = await ask("how many workshops are on next week", {
      ...script,
      rows: [[0]],
    });
    expect(content).toContain("I do not tell what is to come");
    expect(content).not.toContain("Workshops: 0");
  });

  it.each([
    "kiosk takings next week",
    "occupancy next month",
    "how many workshops will there be next week",
    "attendance tomorrow",
  ])("%s: no forecast", async (question) => {
    const { content, queries } = await ask(question, script);
    expect(queries).toEqual([]);
    expect(content).toContain("I do not tell what is to come");
  });
});

describe("D14: how many of what is no cube's figure", () => {
  it("is asked back", async () => {
    const cubes = campsite.cubes.map((cube) =>
      cube.name === "kiosk" ? { ...cube, name: "leaflets" } : cube,
    );
    const { queries } = await ask("how many leaflets did we sell in May", {
      ...script,
      model: { ...campsite, cubes },
    });
    expect(queries).toEqual([]);
  });
});
