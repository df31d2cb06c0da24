import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../fixtures/models/camp.fixture.js";

const script = { model: camp, values: campValues, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D7: two words side by side are one name", () => {
  it("and no two halves of others", async () => {
    const { queries, content } = await ask("revenue of Brunel Aerospace in May", script);
    expect(queries).toEqual([]);
    expect(content).toContain("“Brunel”, “Aerospace”");
  });

  it.each(["revenue of Brunel or Kestrel in May", "revenue of Brunel, Kestrel in May"])(
    "%s are two",
    async (question) => {
      const sql = await sqlOf(question);
      expect(sql).toContain("brunel");
      expect(sql).toContain("kestrel");
    },
  );
});
