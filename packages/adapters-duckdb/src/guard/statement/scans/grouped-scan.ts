import type { ScanColumn, ScanGroup, ScanAggregate, ScanKey } from "../../scan.js";
import { own } from "../../../model/compile/member-template.js";
import { countColumn, type PlacedMeasure } from "../../relation/measure.js";
import type { Relation } from "../../relation/relation.js";
import type { AstNode } from "../ast.js";
import { conditionsOf } from "./scan-conditions.js";
import type { CubeUse } from "../scope.js";
import type { FirstRows } from "./first-rows.js";
import { topOfGroups } from "./group-top.js";
import { groupUses, type GroupUses } from "./group-uses.js";

/** A scan whose rows a database groups, and what has to change in the statement for it. */
export interface Grouping {
  readonly group: ScanGroup;
  readonly columns: readonly ScanColumn[];
  /** Conditions that the database applies to values which do not come back: to be true here. */
  readonly applied: readonly AstNode[];
  /** Which groups are enough, or why all of them have to come; undefined where all are meant. */
  readonly first: FirstRows | string | undefined;
}

/**
 * Groups what a SELECT reads of a cube or view in a database, where nothing in the SELECT can tell single
 * rows from groups of equal ones: its aggregates are measures, which are computed from those of the
 * groups. Else why the rows have to come one by one.
 */
export const groupingOf = (use: CubeUse, relation: Relation): Grouping | string => {
  const uses = groupUses(use);
  if (typeof uses === "string") return uses;
  if (use.measures.length === 0 && !uses.isDistinct) return "no measure, DISTINCT or GROUP BY";
  const aggregates = aggregatesOf([...relation.measures.values()]);
  const keys = keysOf(uses, relation, new Set(aggregates.map(({ of }) => of)));
  if (typeof keys === "string") return keys;
  const columns: ScanColumn[] = keys.map(({ column }) => {
    return { name: column, type: relation.columns.get(column)?.type ?? "VARCHAR" };
  });
  for (const { column, of, aggregate } of aggregates) {
    const type = aggregatedType(aggregate, relation.columns.get(of)?.type);
    if (type === undefined) return `the ${aggregate} of a boolean`;
    columns.push({ name: column, type });
  }
  if (columns.length === 0) columns.push({ name: "~row", type: "BOOLEAN" });
  const group = { keys, aggregates };
  const first = topOfGroups(use, relation, { group, columns });
  return { group, columns, applied: appliedConditions(use, keys), first };
};

/** Columns that the SELECT uses, and values that its measures count as distinct. */
const keysOf = (
  uses: GroupUses,
  relation: Relation,
  summed: ReadonlySet<string>,
): readonly ScanKey[] | string => {
  const keys: ScanKey[] = [];
  for (const [column, { type }] of relation.columns) {
    if (summed.has(column) || column === "~row") continue;
    if (!column.startsWith("~") && !uses.needed.has(column.toLowerCase())) continue;
    // Zeros of either sign are equal, and either may come back.
    if (type === undefined || type === "DOUBLE") return `${column} groups by a double`;
    const grain = grainOf(uses, column, type);
    keys.push({ column, ...(grain === undefined ? {} : { grain }) });
  }
  return keys;
};

/** Conditions on values that do not come back, or come back cut. */
const appliedConditions = (use: CubeUse, keys: readonly ScanKey[]): readonly AstNode[] => {
  const whole = new Set(
    keys.filter(({ grain }) => grain === undefined).map(({ column }) => column),
  );
  return use.conditions.flatMap((condition, at) => {
    const [said] = conditionsOf(use, [condition]);
    const original = use.conditionOrigins[at];
    const isApplied = said !== undefined && !whole.has(said.member);
    return isApplied && original !== undefined ? [original] : [];
  });
};

const grainOf = ({ grains }: GroupUses, column: string, type: string): string | undefined =>
  type === "DATE" || type === "TIMESTAMP" ? grains.get(column.toLowerCase()) : undefined;

/** Leaves that can be added up; of others, the values themselves are keys. */
const aggregatesOf = (measures: readonly PlacedMeasure[]): readonly ScanAggregate[] => {
  const found = new Map<string, ScanAggregate>();
  const add = (aggregate: ScanAggregate): void => void found.set(aggregate.column, aggregate);
  for (const { cube, repeated, inputs } of measures) {
    for (const [leaf, { column }] of inputs) {
      const aggregate = own(cube.measures, leaf)?.aggregate;
      if (aggregate === "min" || aggregate === "max") add({ column, of: column, aggregate });
      if (repeated) continue;
      if (aggregate === "sum" || aggregate === "avg") {
        add({ column, of: column, aggregate: "sum" });
      }
      if (aggregate === "count") add({ column, of: column, aggregate: "count" });
      if (aggregate === "avg") {
        add({ column: countColumn(column), of: column, aggregate: "count" });
      }
    }
  }
  return [...found.values()];
};

/** The embedded engine's type of its own aggregate over values of that type; undefined: not there. */
const aggregatedType = (
  aggregate: ScanAggregate["aggregate"],
  type: string | undefined,
): string | undefined => {
  if (aggregate === "count") return "BIGINT";
  if (aggregate === "sum") {
    if (type === "DOUBLE") return type;
    const scale = /^DECIMAL\(\d+,(\d+)\)$/.exec(type ?? "")?.[1];
    return scale === undefined ? "HUGEINT" : `DECIMAL(38,${scale})`;
  }
  // PostgreSQL has no least of two truths.
  return type === "BOOLEAN" ? undefined : type;
};
