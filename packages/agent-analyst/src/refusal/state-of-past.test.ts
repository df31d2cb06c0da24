import { describe, expect, it } from "@jest/globals";
import { ask } from "../fixtures/asking.fixture.js";
import { office, officeValues } from "../fixtures/office.fixture.js";

describe("D14: a state of the past", () => {
  it.each(["open cases at the end of June", "how many open cases were there at the end of 2025"])(
    "%s: what the data tell of now alone is no figure of then",
    async (question) => {
      const { queries, content } = await ask(question, { model: office, values: officeValues });
      expect(queries).toEqual([]);
      expect(content).toContain("The data tell Open cases as it is now: I cannot tell");
    },
  );

  it("gives what was taken at the ends of months", async () => {
    const { queries } = await ask("backlog at the end of June", { model: office });
    expect(queries[0]?.sqlQuery).toContain("MEASURE(backlog_at_month_end)");
  });
});
