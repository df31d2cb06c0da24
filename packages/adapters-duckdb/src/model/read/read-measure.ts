import type { AggregateType } from "@embedded-analytics/domain";
import type { DeclaredMeasure, DeclaredSegment } from "./declared.js";
import { draftSql, type DraftSql } from "./draft-sql.js";
import { fieldsOf, type Fields } from "./fields.js";
import { filterKeys, measureKeys, segmentKeys } from "./key-tables.js";
import type { Located } from "./located.js";
import type { Reports } from "./diagnostic.js";
import { readWords } from "./read-words.js";

/** Reads a measure of a cube. */
export const readMeasure = (
  located: Located,
  cube: string,
  reports: Reports,
): DeclaredMeasure | undefined => {
  const kind = `${cube}: measure`;
  const fields = fieldsOf(located, kind, measureKeys, reports);
  if (fields === undefined) return undefined;
  const words = readWords(fields, kind, reports);
  if (words === undefined) return undefined;
  const what = `${kind} ${words.name}`;
  const aggregate = readAggregate(fields, what, reports);
  const sql = fields.sql("sql");
  if (sql === undefined && aggregate !== "count" && !isMisplaced(fields)) {
    reports.diagnostic(fields.at, `${what}: sql is missing: only a count needs none`);
  }
  const filters = fields.list("filters").flatMap((item): readonly DraftSql[] => {
    const filter = fieldsOf(item, `${what}: filter`, filterKeys, reports);
    const condition = filter?.sql("sql");
    if (condition !== undefined) return [draftSql(condition, `${what}: filter`, reports)];
    if (filter !== undefined) reports.diagnostic(filter.at, `${what}: filter needs sql`);
    return [];
  });
  if (aggregate === "number" && filters.length > 0) {
    const at = fields.entry("filters")?.at ?? fields.at;
    reports.diagnostic(at, `${what}: a number computes over measures: filters stand in those`);
  }
  return {
    ...words,
    kind: "measure",
    aggregate,
    sql: sql && draftSql(sql, what, reports),
    filters,
  };
};

/** Reads a segment of a cube. */
export const readSegment = (
  located: Located,
  cube: string,
  reports: Reports,
): DeclaredSegment | undefined => {
  const kind = `${cube}: segment`;
  const fields = fieldsOf(located, kind, segmentKeys, reports);
  if (fields === undefined) return undefined;
  const words = readWords(fields, kind, reports);
  if (words === undefined) return undefined;
  const what = `${kind} ${words.name}`;
  const sql = fields.sql("sql");
  if (sql === undefined) reports.diagnostic(fields.at, `${what}: sql is missing`);
  return { ...words, kind: "segment", sql: sql === undefined ? [] : draftSql(sql, what, reports) };
};

const aggregates = ["count", "count_distinct", "sum", "avg", "min", "max", "number"] as const;

const readAggregate = (fields: Fields, what: string, reports: Reports): AggregateType => {
  const entry = fields.entry("type");
  const type = fields.text("type");
  if (entry === undefined) {
    reports.diagnostic(fields.at, `${what}: type is missing: ${aggregates.join(", ")}`);
  } else if (type === "count_distinct_approx") {
    reports.warn(entry.value.at, `${what}: count_distinct_approx counts exactly here`);
    return "count_distinct";
  } else if (type !== undefined && unsupported.includes(type)) {
    reports.diagnostic(entry.value.at, `${what}: type ${type} is not supported yet`);
  } else return fields.oneOf("type", aggregates) ?? "count";
  return "count";
};

const unsupported = ["string", "time", "boolean", "running_total", "rank", "number_agg"];

/** Whether `sql` is there, and was reported for what it is. */
const isMisplaced = (fields: Fields): boolean => {
  const kind = fields.entry("sql")?.value.kind;
  return kind === "map" || kind === "list";
};
