import { rowFilterFor, type DataAccess } from "@embedded-analytics/domain";
import { postgresDialect } from "../guard/relation/postgres-dialect.js";
import { relationSql, type Relation } from "../guard/relation/relation.js";
import type { CompiledModel } from "../model/compile/compiled-model.js";
import { dataSourceOf, foldingOf, own } from "../model/compile/member-template.js";
import {
  decidingColumns,
  type ScanCondition,
  type ScanGroup,
  type ScanOrder,
  type ScanTop,
  type ScanValue,
  type SourceScan,
} from "../guard/scan.js";

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
  /** For those who read the SQL: marks the conditions of policies by comments. */
  readonly marksPolicies?: boolean;
}

/**
 * A scan as SQL of PostgreSQL: the visible rows of a cube or view, and of these the columns that the
 * statement needs. Rights are taken from `access` and nowhere else. Undefined where they open nothing.
 */
export const renderScan = (
  model: CompiledModel,
  scan: SourceScan,
  { access, timezone, schema, rowsMax, marksPolicies = false }: ScanRights,
): ScanText | undefined => {
  const { bind, numbered } = placeholders();
  const dialect = postgresDialect(schema, bind, {
    marksPolicies,
    folding: foldingOf(model, scan.cube),
  });
  if (dataSourceOf(model, scan.cube) !== scan.source) return undefined;
  // What the worker says that the statement uses may be more than this scan does, and never less.
  const rowsOf = (name: string, used: ReadonlySet<string>) =>
    rowFilterFor(own(access, name) ?? [], [...(own(scan.asked, name) ?? []), ...used]);
  const relation = relationSql(model, scan.cube, scan.needs, { rowsOf, timezone, dialect });
  if (relation === undefined) return undefined;
  const conditions = scan.conditions.map((condition) =>
    conditionSql(condition, dialect.quoteName(condition.member), bind),
  );
  const where = conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
  const { list, tail } = outputOf(scan, relation, dialect.quoteName);
  const columns = list.map(({ sql }, at) => `${sql} AS "c${at}"`).join(", ");
  // OFFSET keeps the database from applying conditions of the statement within the relation.
  const isSafe = scan.conditions.every(({ member }) => isStored(model, scan.cube, member));
  const from = `(${relation.sql}${isSafe ? "" : " OFFSET 0"}) AS "rows"${where}${tail}`;
  const select = `SELECT ${columns} FROM ${from}`;
  const limit = `LIMIT ${Math.min(Math.trunc(scan.top?.rows ?? Infinity), rowsMax + 1)}`;
  if (scan.top === undefined) return numbered(`${select} ${limit}`);
  if (scan.group === undefined) {
    return numbered(`${select}${rowOrder(scan.top, relation, dialect.quoteName)} ${limit}`);
  }
  const order = groupOrder(scan.top, scan.group, list);
  return numbered(`SELECT * FROM (${select}) AS "groups" ORDER BY ${order} ${limit}`);
};

/** Whether a member is a column of a table, so that a condition on it can fail on no row, a hidden one included. */
const isStored = (model: CompiledModel, name: string, member: string): boolean => {
  const view = own(model.views, name);
  const origin = view === undefined ? { cube: name, member } : own(view.members, member);
  if (origin === undefined) return false;
  const dimensions = own(model.cubes, origin.cube)?.dimensions ?? {};
  return own(dimensions, origin.member)?.isStored === true;
};

/**
 * Values on their way into a statement. They are numbered when the text is complete, since a condition
 * may be dropped after its values were bound. No text of a model has the character of the marks.
 */
const placeholders = () => {
  const bound: string[] = [];
  return {
    bind: (value: string, type: string): string => `\0${bound.push(value) - 1}\0::${type}`,
    numbered: (marked: string): ScanText => {
      const values: string[] = [];
      const text = marked.replace(/\0(\d+)\0/g, (_, at: string) => {
        return `$${values.push(bound[Number(at)] ?? "")}`;
      });
      return { text, values };
    },
  };
};

/** A column of the result. */
interface Output {
  readonly sql: string;
  readonly type: string | undefined;
}

/** The columns of the result, and what groups them. */
const outputOf = (
  { group }: SourceScan,
  relation: Relation,
  quoteName: (name: string) => string,
): { readonly list: readonly Output[]; readonly tail: string } => {
  const typeOf = (column: string): string | undefined => relation.columns.get(column)?.type;
  if (group === undefined) {
    const list = [...relation.columns].map(([name, { type }]) => ({ sql: quoteName(name), type }));
    return { list, tail: "" };
  }
  const keys = group.keys.map(({ column, grain }) => {
    const type = typeOf(column);
    if (grain === undefined) return { sql: quoteName(column), type };
    const truncated = `date_trunc('${wordOf(grains, grain)}', CAST(${quoteName(column)} AS timestamp))`;
    return { sql: type === "DATE" ? `CAST(${truncated} AS date)` : truncated, type };
  });
  const aggregates = group.aggregates.map(({ of, aggregate }) => {
    const isOrdered = aggregate === "min" || aggregate === "max";
    const type = isOrdered ? typeOf(of) : undefined;
    const collated = type === "VARCHAR" ? ' COLLATE "C"' : "";
    return { sql: `${wordOf(functions, aggregate)}(${quoteName(of)}${collated})`, type };
  });
  // Without keys there is one group, which is not there when there are no rows.
  const tail =
    keys.length === 0
      ? " HAVING count(*) > 0"
      : ` GROUP BY ${keys.map((_, at) => at + 1).join(", ")}`;
  const list = [...keys, ...aggregates];
  return { list: list.length === 0 ? [{ sql: "TRUE", type: "BOOLEAN" }] : list, tail };
};

/** The order of the rows that are enough: by all columns, so that no two rows are interchangeable. */
const rowOrder = (
  { orders }: ScanTop,
  { columns }: Relation,
  quoteName: (name: string) => string,
): string => {
  const all = [...orders, ...decidingColumns(columns, orders)];
  const parts = all.map((order) =>
    orderSql(order, quoteName(order.column), columns.get(order.column)?.type),
  );
  // Zeros of either sign are equal, and either might come.
  const texts = all
    .filter(({ column }) => columns.get(column)?.type === "DOUBLE")
    .map((order) => orderSql(order, `CAST(${quoteName(order.column)} AS text)`, "VARCHAR"));
  return ` ORDER BY ${[...parts, ...texts].join(", ")}`;
};

/** The order of the groups that are enough, which has no equal ones: it names all of their keys. */
const groupOrder = (
  { orders }: ScanTop,
  { keys, aggregates }: ScanGroup,
  list: readonly Output[],
): string => {
  const names = [...keys, ...aggregates].map(({ column }) => column);
  if (!keys.every(({ column }) => orders.some((order) => order.column === column))) {
    throw new Error("An order of groups leaves a key out.");
  }
  const parts = orders.map((order) => {
    const at = names.indexOf(order.column);
    const type = list[at]?.type;
    if (at < 0 || type === "DOUBLE") throw new Error(`No order of groups: ${order.column}`);
    return orderSql(order, `"c${at}"`, type);
  });
  return parts.join(", ");
};

/** Texts are ordered by their bytes. */
const orderSql = (
  { isDescending, hasNullsFirst }: ScanOrder,
  column: string,
  type: string | undefined,
): string => {
  const collated = type === "VARCHAR" ? `${column} COLLATE "C"` : column;
  return `${collated} ${isDescending ? "DESC" : "ASC"} NULLS ${hasNullsFirst ? "FIRST" : "LAST"}`;
};

const grains = ["year", "quarter", "month", "week", "day", "hour", "minute", "second"];
const functions = ["sum", "count", "min", "max"];
const operators = ["=", "<>", "<", "<=", ">", ">=", "in", "between"];

/** A word that stands in the text as it is: from a closed list, whatever the worker has become. */
const wordOf = (list: readonly string[], word: string): string => {
  if (list.includes(word)) return word;
  throw new Error(`A scan has no such word: ${word}`);
};

type Bind = (value: string, type: string) => string;

const conditionSql = ({ operator, values }: ScanCondition, column: string, bind: Bind): string => {
  const bound = values.map((value) => bind(value.text, boundTypes[value.kind]));
  if (operator === "in") return `${column} IN (${bound.join(", ")})`;
  if (operator === "null" || operator === "not null") {
    return `${column} IS ${operator.toUpperCase()}`;
  }
  const [first, second] = bound;
  // By its bytes, whatever the collation, and without anything that would have to be escaped.
  if (operator === "prefix") return `starts_with(${column}, ${first})`;
  const isEquality = operator === "=" || operator === "<>";
  // Texts are ordered as bytes, whatever the collation of the column.
  const side = values[0]?.kind === "text" && !isEquality ? `${column} COLLATE "C"` : column;
  return operator === "between"
    ? `${side} BETWEEN ${first} AND ${second}`
    : `${side} ${wordOf(operators, operator)} ${first}`;
};

const boundTypes: Readonly<Record<ScanValue["kind"], string>> = {
  text: "text",
  integer: "bigint",
  time: "timestamp",
};
