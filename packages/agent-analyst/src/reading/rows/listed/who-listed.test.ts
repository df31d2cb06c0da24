import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";

const model = modelOf(`
view stays | Stays
  dimension string tenant | Tenant | | stays.tenant
  dimension string agent | Agent | | stays.agent
  dimension string flat_no | Flat number | | stays.flat_no
  dimension string town | Town | | stays.town
  dimension boolean is_frozen | Frozen | | stays.is_frozen
  dimension time moved_in | Moved in | | stays.moved_in
  measure sum area | Area let | | stays.area
  measure count stays | Stays | | stays.stays
  measure avg rent | Average rent | | stays.rent
view fees | Fees
  dimension string payer | Payer | | fees.payer
  dimension string guest | Guest | | fees.guest
  dimension string member | Member | | fees.member
  dimension boolean is_waived | Waived | | fees.is_waived
  measure count fees | Fees | | fees.fees
`);
const rows = [
  ["Ann Hill", 1],
  ["Ben Moss", 1],
];
const script = { model, values: [["town", "Leeds"]], rows } as const;
const sqlOf = statementsWith(script);

describe("D14: who is in a state", () => {
  it("are those for whom a business is there, one by one, and neither a figure nor who works for it", async () => {
    expect(await sqlOf("who is frozen in Leeds")).toMatch(
      /^SELECT tenant, MEASURE\(stays\) AS stays FROM stays WHERE (?=.*town = 'Leeds')(?=.*is_frozen).* GROUP BY 1/,
    );
  });

  it("are named, and whom “who” was taken for is said", async () => {
    const { content } = await ask("who is frozen in Leeds", script);
    expect(content).toContain("Stays: 2, Ann Hill and Ben Moss.");
    expect(content).toContain("I take “who” as Tenant.");
    expect(content).not.toContain("You named no measure");
  });

  it("is the same where a time says it", async () => {
    expect(await sqlOf("who moved in last month")).toMatch(/^SELECT tenant, MEASURE\(stays\)/);
  });
});

describe("D11: whom nothing tells", () => {
  it("is asked back, where several may be meant", async () => {
    const { queries } = await ask("who has waived fees", script);
    expect(queries).toEqual([]);
  });
});
