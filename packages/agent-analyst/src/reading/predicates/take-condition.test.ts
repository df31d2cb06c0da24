import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
view contracts | Contracts
  dimension string number | Contract number
  dimension time ends_on | End
  dimension boolean auto_renews | Automatic renewal
  measure count contract_count | Number of contracts
`);
const sqlOf = statementsWith({ model, rows: [[3]] });

describe("D14: what is denied of a condition", () => {
  it.each([
    "contracts without auto renewal",
    "contracts w/o auto renewal",
    "contracts with no automatic renewal",
    "contracts w/o auto renewal ending next yr",
  ])("%s: holds for all words of its name, and groups nothing", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("NOT auto_renews");
    expect(sql).not.toContain("GROUP BY");
  });
});
