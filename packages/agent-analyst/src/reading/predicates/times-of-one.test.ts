import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube guests | Guests
  dimension number id | Guest ID
  dimension string name | Name
view stays | Stays
  dimension number guest_id | Guest ID | | guests.id
  dimension string guest | Guest | | guests.name
  dimension string lodge | Lodge
  dimension time arrived_on | Arrival
  measure count stay_count | Stays
  measure number guest_count | Guests who stayed
`);

const script = { model, values: [["lodge", "Alder"]] as const, rows: [["Kim", 3]] };
const askedOf = (question: string) => ask(question, script);
const sqlOf = async (question: string): Promise<string> =>
  (await askedOf(question)).queries[0]?.sqlQuery ?? "";

const inYear = (year: number): string =>
  `arrived_on >= DATE '${year}-01-01' AND arrived_on < DATE '${year + 1}-01-01'`;

describe("D14: those who did it in two times", () => {
  it.each([
    ["how many guests stayed in both 2024 and 2025", "IN"],
    ["which guests stayed in both 2024 and 2025", "IN"],
    ["which guests stayed in 2024 and again in 2025", "IN"],
    ["which guests stayed in 2024 but not in 2025", "NOT IN"],
    ["which guests stayed in 2024 but never in 2025", "NOT IN"],
  ])(
    "%s: of the first time, by what there is of them in the second",
    async (question, operator) => {
      const sql = await sqlOf(question);
      expect(sql).toContain(inYear(2024));
      expect(sql).toContain(
        `guest_id ${operator} (SELECT guest_id FROM stays WHERE guest_id IS NOT NULL AND ${inYear(2025)} GROUP BY 1)`,
      );
    },
  );

  it("is said", async () => {
    const { content } = await askedOf("which guests stayed in 2024 but not in 2025");
    expect(content).toContain("with no Arrival from 1 January 2025 to 31 December 2025");
    expect(content).not.toContain("compare");
  });

  it("what else is asked of their stays holds for both", async () => {
    const sql = await sqlOf("which guests stayed at Alder in 2024 but not in 2025");
    expect(sql.match(/lodge = 'Alder'/g)).toHaveLength(2);
  });

  it("days of the week as well", async () => {
    const sql = await sqlOf("which guests stayed on weekends in 2024 but not in 2025");
    expect(sql.match(/isodow\(arrived_on\) IN \(6, 7\)/g)).toHaveLength(2);
  });

  it("names alone do not tell people apart", async () => {
    const named = modelOf(`
view stays | Stays
  dimension string guest | Guest | | guests.name
  dimension time arrived_on | Arrival
  measure count stay_count | Stays
`);
    const asked = { ...script, model: named };
    const { queries } = await ask("which guests stayed in 2024 but not in 2025", asked);
    expect(queries).toEqual([]);
  });

  it.each(["guests who stayed in both 2024 and 2025 by lodge", "stays in both 2024 and 2025"])(
    "%s: tells nobody apart by the lodge",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("lodge IN (SELECT");
    },
  );
});
