import { describe, expect, it } from "@jest/globals";
import type { DataModel } from "@embedded-analytics/domain";
import { modelOf } from "@embedded-analytics/testkit/models";
import { statementsWith } from "../../fixtures/asking.fixture.js";
import { vocabulariesOf } from "../vocabulary.js";

const plain = modelOf(`
cube sites | Sites
  dimension string site_type | Site type | |
  measure count site_count | Sites | |
cube complaints | Complaints
  dimension string site_type | Site type | |
  dimension time received_on | Received | |
  measure count complaint_count | Complaints | |
`);
const explained = (description: string, others = description): DataModel => ({
  ...plain,
  cubes: plain.cubes.map((cube) => ({
    ...cube,
    members: cube.members.map((member) => {
      if (member.name !== "site_type") return member;
      return { ...member, description: cube.name === "sites" ? description : others };
    }),
  })),
});
const stores = "OFF office, RET retail store, HOS hospital";
const values = [
  ["site_type", "OFF"],
  ["site_type", "RET"],
  ["site_type", "HOS"],
] as const;

describe("D14: codes that another cube explains under the same name", () => {
  it("are those of both", async () => {
    const sqlOf = statementsWith({ model: explained(stores, ""), values, rows: [[3]] });
    const sql = await sqlOf("complaints of retail stores in 2025");
    expect(sql).toContain("FROM complaints");
    expect(sql).toContain("site_type = 'RET'");
  });

  it("are its own where it explains them", async () => {
    const model = explained(stores, "OFF old office, RET retired, HOS house");
    const sqlOf = statementsWith({ model, values, rows: [[3]] });
    expect(await sqlOf("complaints of retail stores in 2025")).toBe("");
  });

  it("E1: are not those of a cube that a user may not see", () => {
    const model = explained(stores, "");
    const codesOf = (seen: DataModel): readonly string[] => {
      const found = vocabulariesOf(seen).find(({ cube }) => cube.name === "complaints");
      return [...(found?.codes.keys() ?? [])];
    };
    expect(codesOf(model)).toContain("offic");
    const cut = { ...model, cubes: model.cubes.filter(({ name }) => name !== "sites") };
    expect(codesOf(cut)).toEqual([]);
    const hidden = model.cubes.map((cube) => ({ ...cube, public: cube.name !== "sites" }));
    expect(codesOf({ ...model, cubes: hidden })).toEqual([]);
    expect(codesOf(model)).toContain("offic");
  });
});
