import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { camp, campValues } from "../../../fixtures/models/camp.fixture.js";

const script = { model: camp, values: campValues, rows: [[3]] };
const sqlOf = statementsWith(script);

describe("D14: figures for what takes place at a time", () => {
  it.each([
    "seats sold for departures in June",
    "refunds for departures in June",
    "refunds for our departures in June by tour",
  ])("%s: go by the time of those, which is said", async (question) => {
    const { queries, content } = await ask(question, script);
    expect(queries.at(-1)?.sqlQuery).toContain("departs_on >= DATE");
    expect(queries.at(-1)?.sqlQuery).not.toContain("sold_on");
    expect(content).toContain("I take their time as Departs on.");
  });

  it("without a thing between them they go by their own", async () => {
    expect(await sqlOf("seats sold in June")).toContain("sold_on >= DATE");
  });
});

describe("D14: for those that have any", () => {
  it.each(["revenue for agencies in May by site", "revenue from agencies in May"])(
    "%s",
    async (question) => {
      const { queries, content } = await ask(question, script);
      expect(queries.at(-1)?.sqlQuery).toContain("agency IS NOT NULL");
      expect(content).toContain("I take those that have any Agency.");
    },
  );

  it("only to agencies, after all of them", async () => {
    const { history } = await ask("revenue in May", script);
    const { queries } = await ask("only to agencies", { ...script, history });
    expect(queries.at(-1)?.sqlQuery).toContain("agency IS NOT NULL");
    expect(queries.at(-1)?.sqlQuery).not.toContain("GROUP BY");
  });
});
