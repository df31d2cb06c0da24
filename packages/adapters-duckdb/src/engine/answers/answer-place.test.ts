import { describe, expect, it } from "@jest/globals";
import type { DataAccess, Query } from "@embedded-analytics/domain";
import { nameOfAnswer } from "./answer-place.js";

const access: DataAccess = { sales: [{ members: ["city"], rows: { kind: "all" } }] };

const query: Query = {
  deployment: { id: 1, modelFolder: "shop", requirePolicies: false, timezone: "UTC" },
  branchName: undefined,
  modelVersion: "v1",
  sql: "SELECT city FROM sales",
  access,
  timezone: "UTC",
  rowsTake: undefined,
  userKey: "ann",
};
const limits = { rowsMax: 10, bytesMax: 1000 };

describe("K5: an answer is found by what would run", () => {
  const name = nameOfAnswer(query, limits);

  it("and not by the user who asks", () => {
    expect(nameOfAnswer({ ...query, userKey: "bob" }, limits)).toBe(name);
    expect(nameOfAnswer({ ...query, access: structuredClone(access) }, limits)).toBe(name);
  });

  const rows = {
    kind: "compare",
    member: "city",
    operator: "equals",
    values: ["Berlin"],
  } as const;
  const others: Record<string, Partial<Query>> = {
    "another deployment": { deployment: { ...query.deployment, id: 2 } },
    "another folder": { deployment: { ...query.deployment, modelFolder: "desk" } },
    "a branch": { branchName: "next" },
    "another state of model or data": { modelVersion: "v2" },
    "another statement": { sql: "SELECT city FROM sales " },
    "fewer rows": { access: { sales: [{ members: ["city"], rows }] } },
    "other rows": {
      access: { sales: [{ members: ["city"], rows: { ...rows, values: ["Rome"] } }] },
    },
    "more members": { access: { sales: [{ members: ["city", "id"], rows: { kind: "all" } }] } },
    "another zone": { timezone: "Europe/Berlin" },
    "another number of rows": { rowsTake: 5 },
    "a field that queries may gain": { later: 1 } as Partial<Query>,
  };
  for (const [what, other] of Object.entries(others)) {
    it(`${what} has another answer`, () => {
      expect(nameOfAnswer({ ...query, ...other }, limits)).not.toBe(name);
    });
  }

  it("other budgets have another answer", () => {
    expect(nameOfAnswer(query, { ...limits, rowsMax: 11 })).not.toBe(name);
    expect(nameOfAnswer(query, { ...limits, bytesMax: 1001 })).not.toBe(name);
  });
});
