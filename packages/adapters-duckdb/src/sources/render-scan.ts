import { rowFilterFor, type DataAccess } from "@embedded-analytics/domain";
import { postgresDialect } from "../guard/relation/postgres-dialect.js";
import { relationSql } from "../guard/relation/relation.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { own } from "../model/compile/member-template.js";
import type { ScanCondition, ScanValue, SourceScan } from "./scan.js";

/** A statement for a database, with its values apart from it. */
export interface ScanText {
  readonly text: string;
  readonly values: readonly string[];
}

/** Under which rights, for which reader's clock, and how many rows at most, see `renderScan`. */
export interface ScanRights {
  readonly access: DataAccess;
  readonly timezone: string;
  /** Where tables without a schema are. */
  readonly schema: string;
  /** One row more is asked for, so that a cut is seen. */
  readonly rowsMax: number;
}

/**
 * A scan as SQL of PostgreSQL: the visible rows of a cube or view, and of these the columns that the
 * statement needs. Rights are taken from `access` and nowhere else. Undefined where they open nothing.
 */
export const renderScan = (
  model: CompiledModel,
  scan: SourceScan,
  { access, timezone, schema, rowsMax }: ScanRights,
): ScanText | undefined => {
  const values: string[] = [];
  const bind = (value: string, type: string): string => `$${values.push(value)}::${type}`;
  const dialect = postgresDialect(schema, bind);
  const rowsOf = (name: string) =>
    rowFilterFor(own(access, name) ?? [], own(scan.asked, name) ?? []);
  const relation = relationSql(model, scan.cube, scan.needs, { rowsOf, timezone, dialect });
  if (relation === undefined) return undefined;
  const columns = [...relation.columns.keys()].map((name, at) => {
    return `${dialect.quoteName(name)} AS "c${at}"`;
  });
  const conditions = scan.conditions.map((condition) =>
    conditionSql(condition, dialect.quoteName(condition.member), bind),
  );
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
  const text = `SELECT ${columns.join(", ")} FROM (${relation.sql}) AS "rows"${where} LIMIT ${rowsMax + 1}`;
  return { text, values };
};

type Bind = (value: string, type: string) => string;

const conditionSql = ({ operator, values }: ScanCondition, column: string, bind: Bind): string => {
  const bound = values.map((value) => bind(value.text, boundTypes[value.kind]));
  if (operator === "in") return `${column} IN (${bound.join(", ")})`;
  const [first, second] = bound;
  const isEquality = operator === "=" || operator === "<>";
  // Texts are ordered as bytes, whatever the collation of the column.
  const side = values[0]?.kind === "text" && !isEquality ? `${column} COLLATE "C"` : column;
  return operator === "between"
    ? `${side} BETWEEN ${first} AND ${second}`
    : `${side} ${operator} ${first}`;
};

const boundTypes: Readonly<Record<ScanValue["kind"], string>> = {
  text: "text",
  integer: "bigint",
  time: "timestamp",
};
