import { describe, expect, it } from "@jest/globals";
import type { Member } from "@embedded-analytics/domain";
import { loadModel } from "./load-model.js";
import { formatDiagnostic } from "./read/diagnostic.js";

type RowsCounted = NonNullable<Member["rows"]>[number];

/** The rows of a measure with these filters, as the cube tells them; a view of it tells the same. */
const rowsOf = (...filters: readonly string[]): readonly RowsCounted[] | undefined =>
  rowsOfCount("", filters);

const rowsOfCount = (
  sql: string,
  filters: readonly string[] = [],
): readonly RowsCounted[] | undefined => {
  const counted = sql === "" ? "" : `sql: ${JSON.stringify(sql)},`;
  const listed = filters.map((sql) => `{ sql: ${JSON.stringify(sql)} }`).join(", ");
  const text = `cubes:
  - name: bills
    sql_table: bills
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true }
      - { name: state, sql: "{CUBE}.status", type: string }
      - { name: kind, sql: kind, type: string }
      - { name: paid_on, sql: "{CUBE}.paid_on", type: time }
      - { name: is_late, sql: "{CUBE}.is_late", type: boolean }
      - { name: reminders, sql: "{CUBE}.reminders", type: number }
    measures:
      - { name: some, type: count, ${counted} filters: [${listed}] }
views:
  - name: shown
    cubes: [{ join_path: bills, includes: "*" }]
`;
  const loaded = loadModel([{ path: "m.yml", text }]);
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(formatDiagnostic).join("\n"));
  const [cube, view] = loaded.model.cubes.map(
    ({ members }) => members.find(({ name }) => name === "some")?.rows,
  );
  expect(view).toEqual(cube);
  return cube;
};

describe("E5: which rows a measure counts", () => {
  it("none are named of one that counts all", () => {
    expect(rowsOf()).toEqual([]);
  });

  it.each<[string, RowsCounted]>([
    ["{CUBE}.status = 'OP'", { dimension: "state", holds: "one_of", values: ["OP"] }],
    ["{state} = 'OP'", { dimension: "state", holds: "one_of", values: ["OP"] }],
    ["{CUBE}.kind='it''s'", { dimension: "kind", holds: "one_of", values: ["it's"] }],
    ["{CUBE}.status IN ('A and B', 'C')", { dimension: "state", holds: "one_of", values: ["A and B", "C"] }], // prettier-ignore
    ["{CUBE}.status <> 'X'", { dimension: "state", holds: "none_of", values: ["X"] }],
    ["{CUBE}.status not in ('X', 'Y')", { dimension: "state", holds: "none_of", values: ["X", "Y"] }], // prettier-ignore
    ["{CUBE}.paid_on IS NULL", { dimension: "paid_on", holds: "empty", values: [] }],
    ["{CUBE}.paid_on is not null", { dimension: "paid_on", holds: "filled", values: [] }],
    ["{CUBE}.is_late", { dimension: "is_late", holds: "true", values: [] }],
    ["NOT {CUBE}.is_late", { dimension: "is_late", holds: "false", values: [] }],
    ["{CUBE}.is_late = false", { dimension: "is_late", holds: "false", values: [] }],
    ["{CUBE}.reminders = 3", { dimension: "reminders", holds: "one_of", values: ["3"] }],
  ])("%s", (filter, row) => {
    expect(rowsOf(filter)).toEqual([row]);
  });

  it("several hold together, in one filter or in two", () => {
    const both = [
      { dimension: "state", holds: "one_of", values: ["OP"] },
      { dimension: "paid_on", holds: "empty", values: [] },
    ];
    expect(rowsOf("{CUBE}.status = 'OP' AND {CUBE}.paid_on IS NULL")).toEqual(both);
    expect(rowsOf("{CUBE}.status = 'OP'", "{CUBE}.paid_on IS NULL")).toEqual(both);
  });

  it.each([
    "{CUBE}.status = 'OP' OR {CUBE}.status = 'PA'",
    "{CUBE}.reminders > 2",
    "lower({CUBE}.status) = 'op'",
    "{CUBE}.elsewhere = 'x'",
    "{CUBE}.status = {CUBE}.kind",
    "{CUBE}.status = 'OP' AND {CUBE}.reminders > 2",
    "NOT {CUBE}.status = 'OP'",
    "({CUBE}.status = 'OP')",
    "{CUBE}.status = 'OP' --",
  ])("%s says more, and is left out", (filter) => {
    expect(rowsOf(filter)).toBeUndefined();
  });

  it("a count of a column counts those that have something in it", () => {
    const filled = [{ dimension: "paid_on", holds: "filled", values: [] }];
    expect(rowsOfCount("{CUBE}.paid_on")).toEqual(filled);
    expect(rowsOfCount("{paid_on}")).toEqual(filled);
    expect(rowsOfCount("{CUBE}.id")).toEqual([]);
    expect(rowsOfCount("{CUBE}.elsewhere")).toBeUndefined();
    expect(rowsOfCount("nullif({CUBE}.status, 'X')")).toBeUndefined();
  });

  it("a second filter that says more leaves out the first as well", () => {
    expect(rowsOf("{CUBE}.status = 'OP'", "{CUBE}.reminders > 2")).toBeUndefined();
  });
});
