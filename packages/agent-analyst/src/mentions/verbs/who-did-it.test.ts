import { expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plans = modelOf(`
view plans | Plans
  dimension string customer | Customer | | customers.customer
  dimension string sold_by | Sold by | | plans.sold_by
  dimension time started_on | Plan started | | plans.started_on
  measure count plan_count | Plans sold | | plans.plan_count
`);

it("D14: who sold the most is asked of `Sold by`, and of no customer", async () => {
  const sqlOf = statementsWith({ model: plans, rows: [["Ada", 3]] });
  expect(await sqlOf("who sold the most plans this year")).toContain("SELECT sold_by, ");
});
