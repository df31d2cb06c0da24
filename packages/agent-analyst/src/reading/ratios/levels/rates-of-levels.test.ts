import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const script = { model: camp, values: campValues, rows: [[0.8]] };
const sqlOf = statementsWith(script);

describe("D14: rates of a table that has levels alone", () => {
  it.each(["occupancy rate at the end of October", "occupancy rate"])(
    "%s: at the last moment",
    async (question) => {
      expect(await sqlOf(question)).toContain("counted_on = (SELECT MAX(counted_on) FROM levels");
    },
  );

  it("by site, and then a year before", async () => {
    const { history } = await ask("occupancy rate by site at the end of October", {
      ...script,
      rows: [["Lakeside", 0.8]],
    });
    const { queries } = await ask("and a year before?", {
      ...script,
      rows: [["Lakeside", 0.7]],
      history,
    });
    expect(queries.at(-1)?.sqlQuery).toContain("2025-10-01");
    expect(queries.at(-1)?.sqlQuery).toContain("MAX(counted_on)");
  });
});
