import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const script = {
  model: modelOf(`
cube takings | Takings
  dimension string museum | Museum | |
  dimension time day | Day | |
  measure sum net_sales | Net sales | takings |
`),
  values: [["museum", "Museum of Natural History"]] as const,
  rows: [[5]],
};

describe("D14: a name that ends in a word for series", () => {
  it("only Natural History: the museum, and no course of anything", async () => {
    const { history } = await ask("takings in May", script);
    const { queries } = await ask("only Natural History", { ...script, history });
    expect(queries.at(-1)?.sqlQuery).toContain("museum = 'Museum of Natural History'");
    expect(queries.at(-1)?.sqlQuery).not.toContain("date_trunc");
  });

  it("history in small letters asks for the course", async () => {
    expect(await statementsWith(script)("takings history in May")).toContain("date_trunc");
  });
});
