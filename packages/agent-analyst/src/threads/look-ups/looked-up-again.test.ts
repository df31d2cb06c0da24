import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const model = modelOf(`
cube complaints | Complaints
  dimension string severity | Severity | |
  dimension string category | Category | |
  dimension string client | Client | |
  dimension time received_on | Received | |
  measure count complaint_count | Complaints | |
`);
const script = { model, values: [["client", "St Oswald Trust"]], rows: [["Damage", 3]] } as const;

/** Asks for complaints of a client, and then for them in shares. */
const inShares = async (refuses: (sql: string) => boolean) => {
  const first = await ask("complaints of St Oswald by category in 2025", { ...script, refuses });
  const next = await ask("as a share of the total", {
    ...script,
    refuses,
    history: first.history,
  });
  return { first, next };
};

describe("D14: values that are not found by one statement", () => {
  it.each([
    ["a column that is called a text has numbers", (sql: string) => !sql.includes("CAST")],
    ["columns may be asked one by one alone", (sql: string) => sql.includes("UNION")],
    ["all may be asked together", () => false],
  ])("hold for the next question as well: %s", async (_, refuses) => {
    const { first, next } = await inShares(refuses);
    expect(first.queries.at(-1)?.sqlQuery).toContain("client = 'St Oswald Trust'");
    const sql = next.queries.at(-1)?.sqlQuery ?? "";
    expect(sql).toContain("AS share");
    expect(sql).toContain("client = 'St Oswald Trust'");
  });

  it("takes numbers for texts only where the plain statement was refused", async () => {
    const { lookUps } = await ask("complaints of St Oswald in 2025", script);
    expect(lookUps.some((sql) => sql.includes("CAST"))).toBe(false);
  });
});
