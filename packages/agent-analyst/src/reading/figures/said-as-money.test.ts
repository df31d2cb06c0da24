import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const script = { model: camp, values: campValues, rows: [["Lakeside", 3]] };
const sqlOf = statementsWith(script);

describe("D14: figures of groups, kinds and opinions", () => {
  it("which has the second highest value is no end of single rows", async () => {
    expect(await sqlOf("which site had the second highest booking value in May")).toContain(
      "MEASURE(booking_value)",
    );
  });

  it("a kind of figure in two times is no list", async () => {
    expect(await sqlOf("site revenue this year vs last year")).not.toContain("JOIN");
  });

  it("a part as a percentage of another figure, of one kind", async () => {
    const sql = await sqlOf("cancelled bookings as a percentage of bookings, regular ones, in May");
    expect(sql).not.toContain("part AS");
  });

  it("who is better is asked back, and no number of rows", async () => {
    const { queries, content } = await ask("is Lakeside a better site than Hilltop", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“better”");
  });
});
