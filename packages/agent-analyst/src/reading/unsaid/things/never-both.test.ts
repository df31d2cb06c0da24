import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const script = { model: camp, values: campValues, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D7: what no row of a figure can have", () => {
  it("is asked back, and no 0 of it given", async () => {
    const { queries } = await ask('booking value with status "CAN" in May', script);
    expect(queries).toEqual([]);
  });

  it("what some of them have is a filter", async () => {
    expect(await sqlOf('booking value with status "CNF" in May')).toContain("status = 'CNF'");
  });
});

describe("D7: a date that things are listed by", () => {
  it("is not the one at which they were booked", async () => {
    expect(await sqlOf("revenue booked in May by departure date")).not.toContain(
      "departure_on >= DATE",
    );
  });
});

describe("D14: the median of what a figure counts", () => {
  it("leaves out what that leaves out", async () => {
    const sql = await sqlOf("median booking value by site in May");
    expect(sql).toContain("MEDIAN(value)");
    expect(sql).toContain("status <> 'CAN'");
  });
});
