import { describe, expect, it } from "@jest/globals";
import type { DataAccess } from "@embedded-analytics/domain";
import type { SourceScan } from "../guard/scan.js";
import type { CompiledDimension, CompiledModel } from "../model/compile/compiled-model.js";
import { renderScan } from "./render-scan.js";

const text = (sql: string): CompiledDimension => ({
  public: true,
  type: "string",
  primaryKey: false,
  prune: false,
  sql: [sql],
  engineType: "VARCHAR",
  isStored: true,
});
const model: CompiledModel = {
  version: "1",
  cubes: {
    tickets: {
      name: "tickets",
      public: true,
      source: { table: "tickets" },
      dataSource: "desk",
      dimensions: { status: text("status"), secret: text("secret") },
      measures: {},
      segments: {},
      joins: [],
    },
  },
  views: {},
};
const access: DataAccess = {
  tickets: [
    {
      members: ["status"],
      rows: { kind: "compare", member: "status", operator: "equals", values: ["it's $1"] },
    },
  ],
};
const rights = { access, timezone: "UTC", schema: "desk", rowsMax: 10 };
const scan: SourceScan = {
  source: "desk",
  cube: "tickets",
  needs: { members: ["status"], measures: [], repeated: false },
  asked: {},
  conditions: [{ member: "status", operator: "<", values: [{ text: "z", kind: "text" }] }],
  columns: [{ name: "status", type: "VARCHAR" }],
};

describe("a scan as SQL", () => {
  it("K2: values stand apart from the text, in the order of their places", () => {
    expect(renderScan(model, scan, rights)).toEqual({
      text:
        'SELECT "status" AS "c0" FROM (SELECT ("tickets".status) AS "status" FROM "desk".tickets AS "tickets"' +
        ' WHERE (("tickets".status) = $1::text)) AS "rows" WHERE "status" COLLATE "C" < $2::text LIMIT 11',
      values: ["it's $1", "z"],
    });
  });

  it("E1: gives no member that no policy opens, whatever a worker says that it uses", () => {
    const needs = { ...scan.needs, members: ["status", "secret"] };
    expect(renderScan(model, { ...scan, needs }, rights)).toBeUndefined();
    expect(renderScan(model, { ...scan, source: "other" }, rights)).toBeUndefined();
  });

  it("E9: nothing that is computed where it is read meets a condition before the policy", () => {
    const dimensions = { status: { ...text("status"), isStored: false } };
    const cubes = { ...model.cubes, tickets: { ...model.cubes["tickets"], dimensions } };
    const computed = { ...model, cubes } as CompiledModel;
    expect(renderScan(computed, scan, rights)?.text).toContain(
      '= $1::text) OFFSET 0) AS "rows" WHERE "status"',
    );
    const unconditioned = renderScan(computed, { ...scan, conditions: [] }, rights);
    expect(unconditioned?.text).not.toContain("OFFSET");
  });

  it("K2: folds case by the collation that the database has", () => {
    const rows = {
      kind: "compare",
      member: "status",
      operator: "contains",
      values: ["Ä"],
    } as const;
    const contains = { ...rights, access: { tickets: [{ members: ["status"], rows }] } };
    const own = renderScan(model, scan, contains)?.text;
    expect(own).toContain('lower($1::text COLLATE "pg_c_utf8")');
    const cubes = { tickets: { ...model.cubes["tickets"], folding: "und-x-icu" } };
    const older = renderScan({ ...model, cubes } as CompiledModel, scan, contains)?.text;
    expect(older).toContain(`lower(translate($1::text, 'İΣ', 'iσ') COLLATE "und-x-icu")`);
    expect(older).not.toContain("pg_c_utf8");
  });

  it("K2: takes words of the text from closed lists", () => {
    const group = (grain: string) => ({ keys: [{ column: "status", grain }], aggregates: [] });
    expect(renderScan(model, { ...scan, group: group("day") }, rights)?.text).toContain(
      `date_trunc('day', CAST("status" AS timestamp))`,
    );
    expect(() => renderScan(model, { ...scan, group: group("day', 1)--") }, rights)).toThrow();
    const conditions = [{ ...scan.conditions[0], operator: "= 1 OR" }] as never;
    expect(() => renderScan(model, { ...scan, conditions }, rights)).toThrow();
  });

  it("K2: finds the first groups by an order that has no equal ones, or asks for nothing", () => {
    const ordered = (...columns: readonly string[]): SourceScan => ({
      ...scan,
      group: { keys: [{ column: "status" }], aggregates: [] },
      top: {
        orders: columns.map((column) => ({ column, isDescending: true, hasNullsFirst: false })),
        rows: 3,
      },
    });
    expect(renderScan(model, ordered("status"), rights)?.text).toMatch(
      / GROUP BY 1\) AS "groups" ORDER BY "c0" COLLATE "C" DESC NULLS LAST LIMIT 3$/,
    );
    for (const columns of [[], ["status", "secret"]]) {
      expect(() => renderScan(model, ordered(...columns), rights)).toThrow();
    }
  });
});
