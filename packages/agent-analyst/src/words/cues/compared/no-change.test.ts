import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../../fixtures/asking.fixture.js";

const plain = `
view requests | Requests
  dimension string desk | Desk | | requests.desk
  dimension time made_on | Made | | requests.made_on
  measure count request_count | Requests | | requests.request_count`;
const model = modelOf(plain);
const knowing = modelOf(`${plain}
  measure count declined_count | Declined requests | | requests.declined_count
`);
const asked = async (question: string, of = model) => {
  const { queries, content } = await ask(question, { model: of, values: [], rows: [["a", 1]] });
  return { sql: queries[0]?.sqlQuery ?? "", content };
};

describe("D14: what somebody did to things is no fall of their number", () => {
  it.each([
    "how many requests were declined",
    "how many requests declined",
    "requests that were dropped in October",
    "how many requests dropped out",
    "how many requests fell through this year",
  ])("%s is asked back where the model has no word for it", async (question) => {
    const { sql, content } = await asked(question);
    expect(sql).toBe("");
    expect(content).toContain("did not understand");
  });

  it.each(["how many requests were declined", "which desk declined the most"])(
    "%s: by the model's own word",
    async (question) => {
      const { sql } = await asked(question, knowing);
      expect(sql).toContain("MEASURE(declined_count)");
      expect(sql).not.toContain("12 months");
    },
  );

  it.each([
    "did requests decline",
    "which desk declined the most",
    "requests dropped in which desk",
  ])("%s: is a fall where nothing else is called so", async (question) => {
    expect((await asked(question)).sql).toContain("12 months");
  });
});
