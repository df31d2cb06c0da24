import { describe, expect, it } from "@jest/globals";
import type { Cell, DataModel } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const base = modelOf(`
cube rents | Rents
  dimension number id | Id
  dimension string tenant | Tenant
  dimension number customer_id | Tenant number
  dimension string pitch | Pitch
  measure count rent_count | Rents
  measure sum owed | Owed
view letters | Letters
  dimension string tenant | Tenant | | rents.tenant
  dimension string subject | Subject | | letters.subject
  measure count letter_count | Letters | | letters.letter_count
cube skippers | Skippers
  dimension number id | Id
  dimension string skipper | Skipper
  dimension string skipper_no | Skipper number
  measure count skipper_count | Number of skippers
cube trips | Trips
  dimension number id | Id
  dimension string trip_skipper | Skipper
  dimension string trip_skipper_no | Skipper number
  measure count trip_count | Trips
cube repairs | Repairs
  dimension number id | Id
  dimension string skipper_name | Skipper
  measure count repair_count | Repairs
`);

const model: DataModel = {
  ...base,
  cubes: base.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((each) =>
      each.aggregate === "count" ? { ...each, rows: [] } : each,
    ),
  })),
};

/** Asks where each of these names is that of so many, and gives the statements that follow. */
const askWith = async (
  question: string,
  shared: readonly (readonly [string, number])[],
  rows: readonly (readonly Cell[])[] = [[1]],
  values: readonly (readonly [string, string])[] = [],
) => {
  const statements: string[] = [];
  const { content } = await ask(question, {
    model,
    callTool: (tool, input) => {
      if (tool === "svcMeta") return Promise.resolve(JSON.stringify({ cubes: [] }));
      const { sqlQuery = "" } = input as { readonly sqlQuery?: string };
      statements.push(sqlQuery);
      const isOfShared =
        sqlQuery.startsWith("SELECT dimension, value, figure") && !sqlQuery.includes("skipper_no");
      const isLookUp = sqlQuery.startsWith("SELECT dimension, value FROM");
      const data = isOfShared
        ? shared.map(([name, many]) => ["tenant", name, many])
        : isLookUp
          ? values
          : rows;
      return Promise.resolve(JSON.stringify({ uuid: sqlQuery, data, totalRows: data.length }));
    },
  });
  return { content, sql: statements.at(-1) ?? "", lookUps: statements.slice(0, -1) };
};

describe("D14: those of one name, by a key that is called after them", () => {
  it("in rows that are not their own, whatever the column of the key is called", async () => {
    const { sql } = await askWith("tenants with more than 2 rents", [["Kim Lee", 2]]);
    expect(sql).toContain("SELECT customer_id, tenant, MEASURE(rent_count)");
    expect(sql).toContain("GROUP BY 1, 2 HAVING MEASURE(rent_count) > 2");
  });

  it("are looked for among all of them where the small ones count", async () => {
    const { lookUps } = await askWith("tenants with the fewest rents", [["Kim Lee", 2]]);
    expect(lookUps.at(-1)).not.toContain(" IN (SELECT");
  });

  it("are counted and divided by", async () => {
    const { sql } = await askWith("average owed per tenant", [["Kim Lee", 2]]);
    expect(sql).toContain("customer_id");
    const { sql: counted } = await askWith("how many tenants have more than 2 rents", [["Kim Lee", 2]]); // prettier-ignore
    expect(counted).toContain("COUNT(DISTINCT customer_id)");
    expect(counted).toContain("customer_id IN (SELECT customer_id FROM rents");
  });

  it("are added up where one name is asked for, and it says how each is had", async () => {
    const { sql, content } = await askWith("owed by Kim Lee", [["Kim Lee", 3]], [[100]], [["tenant", "Kim Lee"]]); // prettier-ignore
    expect(sql).toBe("SELECT MEASURE(owed) AS owed FROM rents WHERE tenant = 'Kim Lee'");
    expect(content).toContain("100. Kim Lee is the name of 3, whose figures are added up; asked by tenant number, each has a figure of its own."); // prettier-ignore
  });

  it("are said to be several right behind the figure, where the key lies in another cube alone", async () => {
    const { sql, content, lookUps } = await askWith("letters by tenant", [["Kim Lee", 3]], [["Kim Lee", 7]]); // prettier-ignore
    expect(lookUps.at(-1)).toContain("COUNT(DISTINCT customer_id) AS figure FROM rents");
    expect(sql).toContain("SELECT tenant, MEASURE(letter_count)");
    expect(content).toMatch(/7\. Kim Lee is the name of 3, whose figures are added up\./);
  });
});

describe("D14: who is in or out of a list", () => {
  it("is found by the key that both show, and not by name", async () => {
    const { sql, content } = await askWith("skippers without a trip", [["Kim Lee", 2]]);
    expect(sql).toContain("skipper_no NOT IN (SELECT trip_skipper_no FROM trips WHERE trip_skipper_no IS NOT NULL"); // prettier-ignore
    expect(content).not.toContain("tells them apart");
  });

  it("says to which side the figure may be off where it is found by name", async () => {
    const { sql, content } = await askWith("skippers without a repair", [["Kim Lee", 2]]);
    expect(sql).toContain("skipper NOT IN (SELECT skipper_name FROM repairs");
    expect(content).toContain(
      "Kim Lee is the name of 2, and nothing that I see tells them apart there: none of a name counts where one of them is found there, so that it may be more.",
    );
  });
});
