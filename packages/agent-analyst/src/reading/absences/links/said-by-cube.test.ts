import { describe, expect, it } from "@jest/globals";
import { statementsWith } from "../../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const sqlOf = statementsWith({ model: camp, values: campValues, rows: [[3]] });

describe("D14: what is missing in a view that is called after it", () => {
  it.each([
    "how many guests have not washed at all in May",
    "how many guests never washed",
    "how many guests had no washing load in May",
  ])("%s", async (question) => {
    expect(await sqlOf(question)).toMatch(/guest_no NOT IN \(SELECT guest_no FROM washing/);
  });
});
