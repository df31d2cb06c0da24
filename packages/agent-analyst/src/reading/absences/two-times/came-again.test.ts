import { describe, expect, it } from "@jest/globals";
import { ask, statementsWith } from "../../../fixtures/asking.fixture.js";
import { modelOf } from "@embedded-analytics/testkit/models";

const model = modelOf(`
cube growers | Growers
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension string grower | Grower | | growers.grower
  dimension string region | Region | | growers.region
  dimension time joined_on | Joined | | growers.joined_on
  measure count grower_count | Growers | | growers.grower_count
view loads | Loads
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension time brought_on | Brought | | loads.brought_on
  measure count load_count | Loads | | loads.load_count
view tours | Tours
  dimension string grower_id | Grower no. | | growers.grower_id
  dimension time toured_on | Toured | | tours.toured_on
  measure count visit_count | Visits | | tours.visit_count
view stalls | Stalls
  dimension string exhibitor | Exhibitor | | stalls.exhibitor
  dimension string size | Size | | stalls.size
  dimension time signed_on | Signed on | | stalls.signed_on
  dimension time paid_on | Paid on | | stalls.paid_on
  measure count stall_count | Stalls | | stalls.stall_count
view tickets | Tickets
  dimension number id | Ticket no. | | tickets.id
  dimension number guest_id | Guest ID | | tickets.guest_id
  dimension string guest_name | Guest | | tickets.guest_name
  dimension time bought_at | Bought | | tickets.bought_at
  dimension time checked_in_at | Checked in at | | tickets.checked_in_at
  measure count ticket_count | Tickets | | tickets.ticket_count
  measure count check_ins | Check-ins | | tickets.check_ins
`);
const dated = {
  ...model,
  cubes: model.cubes.map((cube) =>
    cube.name === "stalls" ? { ...cube, defaultTime: "signed_on" } : cube,
  ),
};
const values = [
  ["region", "North"],
  ["size", "Corner"],
] as const;
const script = { model: dated, values, rows: [["a", 1]] } as const;
const sqlOf = statementsWith(script);
const inYear = (time: string, year: number): string =>
  `${time} >= DATE '${year}-01-01' AND ${time} < DATE '${year + 1}-01-01'`;
const loadsOf = (year: number): string =>
  `(SELECT grower_id FROM loads WHERE grower_id IS NOT NULL AND ${inYear("brought_on", year)} GROUP BY 1 HAVING MEASURE(load_count) > 0)`;

describe("D14: those who did it in one time, and not, or again, in another", () => {
  it.each([
    "growers who brought a load in 2025 but not in 2026",
    "growers who brought a load last year but none this year",
    "growers that had loads last year but haven't had any this year",
    "how many growers brought a load in 2025 and didn't bring any in 2026",
  ])("%s: of a list, by the rows of another cube", async (question) => {
    const sql = await sqlOf(question);
    expect(sql).toContain("MEASURE(grower_count)");
    expect(sql).toContain(`grower_id IN ${loadsOf(2025)}`);
    expect(sql).toContain(`grower_id NOT IN ${loadsOf(2026)}`);
  });

  it("with a value of theirs", async () => {
    const sql = await sqlOf("growers in North who brought a load in 2025 but none in 2026");
    expect(sql).toContain("region = 'North'");
    expect(sql).toContain(`NOT IN ${loadsOf(2026)}`);
  });

  it("with a value of theirs behind a word that leads to values, of which the other cube knows nothing", async () => {
    const sql = await sqlOf("which of our North growers have never had a load");
    expect(sql).toContain("region = 'North'");
    expect(sql).toContain("NOT IN (SELECT grower_id FROM loads");
  });

  it("those who came, where something counts visits", async () => {
    const sql = await sqlOf("growers who came in 2025 but not in 2026");
    expect(sql).toContain(`tours WHERE grower_id IS NOT NULL AND ${inYear("toured_on", 2026)}`);
    expect(await sqlOf("how many growers have never come")).toContain("NOT IN (SELECT grower_id FROM tours"); // prettier-ignore
  });

  const exhibitors = (operator: string): string =>
    `exhibitor ${operator} (SELECT exhibitor FROM stalls WHERE exhibitor IS NOT NULL AND ${inYear("signed_on", 2026)}`;

  it.each([
    ["exhibitors from 2025 who didnt come back in 2026", "NOT IN"],
    ["2025 exhibitors not back in 2026", "NOT IN"],
    ["exhibitors in 2025 but no longer in 2026", "NOT IN"],
    ["which of last year's exhibitors haven't signed this year?", "NOT IN"],
    ["how many of the 2025 exhibitors came back in 2026", "IN"],
  ])("%s: of those that nothing lists, by the rows that name them", async (question, operator) => {
    const { queries, content } = await ask(question, script);
    expect(queries[0]?.sqlQuery).toContain("COUNT(DISTINCT exhibitor)");
    expect(queries[0]?.sqlQuery).toContain(exhibitors(operator));
    expect(content).toContain("I go by Signed on.");
  });

  it("what they were in the first time they need not have come back as", async () => {
    const sql = await sqlOf("corner exhibitors from 2025 who did not come back in 2026");
    expect(sql.match(/size = 'Corner'/g)).toHaveLength(1);
    expect(sql).toContain(exhibitors("NOT IN"));
  });

  it("never again is all that was after the first time", async () => {
    expect(await sqlOf("which exhibitors signed in 2025 but never came back")).toContain(
      "signed_on >= DATE '2026-01-01' GROUP BY 1",
    );
  });

  it("people are distinguished by their own key, and not by that of a row", async () => {
    const sql = await sqlOf("guests who came in 2025 but not in 2026");
    expect(sql).toContain("COUNT(DISTINCT guest_id)");
    expect(sql).toContain(inYear("checked_in_at", 2026));
  });

  it.each([
    "growers from 2025 who did not come back in 2026",
    "growers who brought a load in 2025 but no purple in 2026",
    "exhibitors who wept in 2025 but not in 2026",
  ])("%s: a word without a part is asked back", async (question) => {
    expect(await sqlOf(question)).toBe("");
  });
});
