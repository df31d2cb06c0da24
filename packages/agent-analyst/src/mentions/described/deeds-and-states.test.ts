import { describe, expect, it } from "@jest/globals";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";

const plain = modelOf(`
cube goods | Goods
  dimension time listed_on | Listed | |
  dimension time delisted_on | Delisted | |
  measure count good_count | Goods | |
`);
const model = {
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) =>
      member.name === "delisted_on"
        ? { ...member, description: "When it left the range; empty while it is sold" }
        : member,
    ),
  })),
};
const sqlOf = statementsWith({ model, values: [], rows: [[1]] });

describe("D14: a state by its participle, and what was done", () => {
  it.each(["how many goods are sold", "goods still sold"])("%s: a state", async (question) => {
    expect(await sqlOf(question)).toContain("delisted_on IS NULL");
  });

  it.each(["how many goods did we sell", "goods sold in October 2026"])(
    "%s: a deed",
    async (question) => {
      expect(await sqlOf(question)).not.toContain("delisted_on IS NULL");
    },
  );
});
