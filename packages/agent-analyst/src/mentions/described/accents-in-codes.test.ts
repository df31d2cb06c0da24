import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const model = withFacts(
  modelOf(`
cube takings | Takings
  dimension string outlet | Outlet | |
  dimension time day | Day | |
  measure sum net_sales | Net sales | takings |
`),
  { outlet: { description: "SHP shop, CAF café, MÖB Möbel und Crêpes" } },
);
const sqlOf = statementsWith({
  model,
  values: [
    ["outlet", "SHP"],
    ["outlet", "CAF"],
  ],
  rows: [[5]],
});

describe("D14: codes that are explained by a word with an accent", () => {
  it.each(["café takings in May", "cafe takings in May", "takings of the café in May"])(
    "%s",
    async (question) => {
      expect(await sqlOf(question)).toContain("outlet = 'CAF'");
    },
  );
});
