import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { withFacts } from "../../fixtures/with-facts.fixture.js";

const euros = { format: "currency", unit: "EUR" } as const;
const model = withFacts(
  modelOf(`
view repayments | Repayments
  dimension string branch | Branch | | repayments.branch
  dimension time repaid_on | Repaid | | repayments.repaid_on
  dimension number repaid | Amount repaid | | repayments.repaid
  measure count repayment_count | Repayments | | repayments.repayment_count
view fines | Fines
  dimension string town | Town | | fines.town
  dimension number penalty | Penalty | | fines.penalty
  measure count notice_count | Notices | fines | fines.notice_count
  measure sum fined | Fines | | fines.fined
view grants | Grants
  dimension string region | Region | | grants.region
  measure count grant_count | Grants | | grants.grant_count
  measure sum grant_money | Grant money | | grants.grant_money
  measure sum reserve | Reserve | | grants.reserve
view trips | Trips
  dimension string rider | Rider | | trips.rider
  dimension number fare | Fare | | trips.fare
  dimension number tip | Tip | | trips.tip
  measure count trip_count | Trips | | trips.trip_count
  measure number usual_fare | Usual fare | | trips.usual_fare
`),
  {
    repaid: euros,
    penalty: euros,
    fined: euros,
    grant_money: euros,
    reserve: euros,
    fare: euros,
    tip: euros,
    usual_fare: { ...euros, description: "Fares per finished trip" },
  },
);
const sqlOf = statementsWith({ model, values: [], rows: [["a", 5]] });

describe("D14: the average of things is one of what each comes to", () => {
  it.each([
    ["average repayment", "AVG(repaid)"],
    ["average repayment amount in 2025", "AVG(repaid)"],
    ["median repayment by branch", "MEDIAN(repaid)"],
    ["average repayment per branch", "GROUP BY 1"],
    ["average fine by town", "AVG(penalty)"],
    ["average grant by region", "MEASURE(grant_money) / NULLIF(MEASURE(grant_count), 0)"],
    ["average trip", "MEASURE(usual_fare)"],
  ])("%s", async (question, figure) => {
    expect(await sqlOf(question)).toContain(figure);
  });

  it.each(["median trip", "median grant", "average repayment per month"])(
    "%s: several amounts, none, or another average are asked back",
    async (question) => {
      expect(await sqlOf(question)).not.toMatch(/AVG|MEDIAN/);
    },
  );

  it("how many there are on average is no amount", async () => {
    expect(await sqlOf("average repayments per branch")).toContain("MEASURE(repayment_count)");
  });
});
