import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube clients | Clients
  dimension string client | Client
  dimension time born_on | Date of birth
  dimension time joined_on | Client since
  measure count client_count | Clients
`);
const script = { model, rows: [[0]] } as const;

describe("D14: birthdays come every year", () => {
  it.each(["how many clients have a birthday this month", "clients with birthdays next week"])(
    "%s: are none of those who are born then",
    async (question) => expect((await ask(question, script)).queries).toEqual([]),
  );

  it("counts who was born in a time", async () => {
    expect(await statementsWith(script)("clients born in 1990")).toContain(
      "born_on >= DATE '1990-01-01'",
    );
  });
});
