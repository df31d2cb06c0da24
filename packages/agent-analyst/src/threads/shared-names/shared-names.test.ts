import { describe, expect, it } from "@jest/globals";
import type { Cell, DataModel } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask, type Asked } from "../../fixtures/asking.fixture.js";

const base = modelOf(`
cube groomers | Groomers
  dimension number id | Id
  dimension string groomer | Groomer
  dimension string level | Level
  measure count groomer_count | Number of groomers | groomers
view diary | Diary
  dimension string groomer | Groomer | | groomers.groomer
  dimension string level | Level | | groomers.level
  dimension string dog | Dog | | dogs.dog
  dimension number dog_id | Dog number | | dogs.id
  measure count visit_count | Visits | | visits.visit_count
  measure sum tips | Tips | | visits.tips
view shows | Shows
  dimension string judge_name | Judge | | entries.judge_name
  dimension number judge_id | Judge ID | | entries.judge_id
  measure count entry_count | Entries | | entries.entry_count
view kennel | Dogs
  dimension string dog | Dog | | dogs.dog
  measure count dog_count | Number of dogs | | dogs.dog_count
`);

/** The model, with counts of all rows. */
const model: DataModel = {
  ...base,
  cubes: base.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((each) =>
      each.aggregate === "count" ? { ...each, rows: [] } : each,
    ),
  })),
};

/** Asks over data in which several have these names. */
const askWith = async (
  question: string,
  shared: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Asked & { readonly statements: readonly string[] }> => {
  const statements: string[] = [];
  const asked = await ask(question, {
    model,
    callTool: (tool, input) => {
      if (tool === "svcMeta") return Promise.resolve(JSON.stringify({ cubes: [] }));
      const { sqlQuery = "" } = input as { readonly sqlQuery?: string };
      statements.push(sqlQuery);
      const data = /HAVING (MEASURE|COUNT)\(/.test(sqlQuery)
        ? shared.map((name) => ["groomer", name])
        : sqlQuery.startsWith("SELECT dimension, value")
          ? rows.flatMap(([name]) => (sqlQuery.includes("kim") ? [["groomer", name]] : []))
          : rows;
      return Promise.resolve(JSON.stringify({ uuid: sqlQuery, data, totalRows: data.length }));
    },
  });
  return { ...asked, statements };
};

const tips = [
  ["Kim Lee", 90],
  ["Ann Roe", 40],
] as const;

describe("D14: names that several have", () => {
  it("are said where their figures are added up", async () => {
    const { content, statements } = await askWith("tips by groomer", ["Kim Lee", "Zoe Orr"], tips);
    expect(content).toContain("Kim Lee is the name of more than one, whose figures are added up.");
    expect(content).not.toContain("Zoe Orr");
    expect(statements.at(-1)).toContain("SELECT groomer, MEASURE(tips) AS tips FROM diary");
    expect(statements.at(-2)).toContain(
      "FROM groomers WHERE groomer IS NOT NULL AND groomer IN (SELECT groomer FROM (SELECT groomer, MEASURE(tips) AS tips FROM diary",
    );
    expect(statements.at(-2)).toContain("HAVING MEASURE(groomer_count) > 1");
  });

  it("are no remark where nobody shares one", async () => {
    const { content } = await askWith("tips by groomer", [], tips);
    expect(content).not.toContain("more than one");
  });

  it("are said where they count as one", async () => {
    const { content } = await askWith(
      "average tips per groomer by level",
      ["Kim Lee", "Zoe Orr"],
      [["Junior", 65]],
    );
    expect(content).toContain("Kim Lee and Zoe Orr are each the name of more than one, and count as one here."); // prettier-ignore
  });

  it("are counted in their list, where a figure is divided by all of them", async () => {
    const { content, statements } = await askWith("average tips per groomer", ["Kim Lee"], [[65]]);
    expect(statements.at(-1)).toContain("NULLIF((SELECT MEASURE(groomer_count) FROM groomers), 0)");
    expect(content).toContain("I divide by Number of groomers of Groomers, also those that have none."); // prettier-ignore
    const { statements: unique } = await askWith("average tips per groomer", [], [[65]]);
    expect(unique.at(-1)).toContain("COUNT(DISTINCT groomer)");
  });

  it("are said of the one that was named", async () => {
    const { content } = await askWith("tips of Kim Lee", ["Kim Lee"], [["Kim Lee", 90]]);
    expect(content).toContain("Kim Lee is the name of more than one");
  });

  it("are told apart by a key where the rows have one", async () => {
    const { content, statements } = await askWith("visits by dog", ["Rex"], [
      [7, "Rex", 12],
      [9, "Rex", 4],
    ]); // prettier-ignore
    expect(statements.at(-1)).toContain("SELECT dog_id, dog, MEASURE(visit_count)");
    expect(content).toContain("Rex (7) leads with 12, followed by Rex (9) with 4");
  });

  it("are told apart by a key beside them, where no list has them", async () => {
    const { statements } = await askWith("entries by judge", ["Kim Lee"], [[4, "Kim Lee", 2]]);
    expect(statements.at(-2)).toContain("GROUP BY 2 HAVING COUNT(DISTINCT judge_id) > 1");
    expect(statements.at(-1)).toContain("SELECT judge_id, judge_name, MEASURE(entry_count)");
  });

  it("count once for each key", async () => {
    const { content, statements } = await askWith("how many judges", ["Kim Lee"], [[7]]);
    expect(statements.at(-1)).toContain("COUNT(DISTINCT judge_id)");
    expect(content).not.toContain("more than one");
  });

  it("are no nobody among the first of them", async () => {
    const { statements } = await askWith(
      "top 5 judges by entries",
      ["Kim Lee"],
      [[4, "Kim Lee", 2]],
    );
    expect(statements.at(-1)).toContain("FROM shows WHERE judge_id IS NOT NULL GROUP BY 1, 2");
  });

  it("stay names where each has its own", async () => {
    const { statements } = await askWith("visits by dog", [], [["Rex", 12]]);
    expect(statements.at(-1)).toContain("SELECT dog, MEASURE(visit_count)");
  });

  it("are not looked for among kinds, which many have", async () => {
    const { statements } = await askWith("tips by level", [], [["Junior", 12]]);
    expect(statements).toHaveLength(1);
  });
});
