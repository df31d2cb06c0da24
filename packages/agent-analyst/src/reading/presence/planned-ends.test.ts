import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { ask } from "../../fixtures/asking.fixture.js";

const modelWith = (description: string) => {
  const plain = modelOf(`
cube children | Children
  dimension string child | Child | | children.child
  dimension string key_worker | Key worker | | children.key_worker
  dimension time started_on | Start date | | children.started_on
  dimension time left_on | Leaving date | | children.left_on
  measure count child_count | Children | | children.child_count
  measure count leavers | Leavers | | children.leavers
`);
  return {
    ...plain,
    cubes: plain.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((member) =>
        member.name === "left_on" ? { ...member, description } : member,
      ),
    })),
  };
};
const asked = (question: string, description: string) =>
  ask(question, {
    model: modelWith(description),
    values: [["key_worker", "Priya Shah"]],
    rows: [[2]],
  });

describe("D14: those that are still there", () => {
  it("have an end that has not come, where it may be known before", async () => {
    const { queries, content } = await asked(
      "how many children do we have",
      "Last day; empty as long as no notice has been given, while they stay with us",
    );
    expect(queries[0]?.sqlQuery).toContain("(left_on IS NULL OR left_on > DATE '2026-11-21')");
    expect(queries[0]?.sqlQuery).toContain("started_on < DATE '2026-11-22'");
    expect(content).toContain("Leaving date is empty or after 21 November 2026");
    expect(content).toContain("Start date until 21 November 2026");
  });

  it("have no end, where it is only known when it has come", async () => {
    const { queries } = await asked(
      "how many children do we have",
      "Empty while they stay with us",
    );
    expect(queries[0]?.sqlQuery).toContain("WHERE left_on IS NULL");
  });

  it("are named, where it is asked whose they are", async () => {
    const { queries } = await asked("Priya Shah's children", "Empty while they stay with us");
    expect(queries[0]?.sqlQuery).toMatch(/^SELECT child, .* WHERE .*left_on IS NULL/);
  });

  it.each(["how many are Priya Shah's children"])(
    "%s: those that somebody has by now, and nobody who left",
    async (question) => {
      const { queries } = await asked(question, "Empty while they stay with us");
      expect(queries[0]?.sqlQuery).toContain("left_on IS NULL");
    },
  );
});

const hints: Readonly<Record<string, string>> = {
  pass_status: "ACT active, EXP expired, CXL cancelled",
  ends_on: "Last day of the pass; empty for passes that run until they are cancelled",
};
const passes = modelOf(`
cube passes | Passes
  dimension string customer | Customer | |
  dimension string pass_status | Status of the pass | |
  dimension time sold_on | Sold on | |
  dimension time ends_on | Valid until | |
  measure count pass_count | Passes | |
`);

describe("D14: those that are active", () => {
  const model = {
    ...passes,
    cubes: passes.cubes.map((cube) => ({
      ...cube,
      members: cube.members.map((each) => ({ ...each, description: hints[each.name] ?? "" })),
    })),
  };

  it("are those of which a value says so, and no planned end is looked at", async () => {
    const values = ["ACT", "EXP", "CXL"].map((value) => ["pass_status", value] as const);
    const { queries } = await ask("how many active passes do we have", {
      model,
      values,
      rows: [[2]],
    });
    expect(queries[0]?.sqlQuery).toContain("pass_status = 'ACT'");
    expect(queries[0]?.sqlQuery).not.toContain("ends_on");
  });
});
