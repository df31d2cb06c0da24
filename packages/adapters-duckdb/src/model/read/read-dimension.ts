import type { DeclaredDimension } from "./declared.js";
import { quoteText } from "../sql-text.js";
import { draftSql, type DraftSql } from "./draft-sql.js";
import { fieldsOf, type Fields } from "./fields.js";
import { caseKeys, dimensionKeys, elseKeys, whenKeys } from "./key-tables.js";
import type { Located } from "./located.js";
import type { Reports } from "./diagnostic.js";
import { readWords } from "./read-words.js";

/** Reads a dimension of a cube. */
export const readDimension = (
  located: Located,
  cube: string,
  reports: Reports,
): DeclaredDimension | undefined => {
  const kind = `${cube}: dimension`;
  const fields = fieldsOf(located, kind, dimensionKeys, reports);
  if (fields === undefined) return undefined;
  const words = readWords(fields, kind, reports);
  if (words === undefined) return undefined;
  const what = `${kind} ${words.name}`;
  const primaryKey = fields.boolean("primary_key") ?? false;
  return {
    ...words,
    kind: "dimension",
    type: readType(fields, what, reports),
    primaryKey,
    prune: fields.boolean("prune") ?? false,
    // As in the field: a key is for joins, unless its author wants to show it.
    public: words.public ?? !primaryKey,
    sql: readSql(fields, what, reports),
  };
};

const types = ["string", "number", "time", "boolean"] as const;

const readType = (fields: Fields, what: string, reports: Reports): (typeof types)[number] => {
  const entry = fields.entry("type");
  if (entry === undefined) {
    reports.diagnostic(fields.at, `${what}: type is missing: ${types.join(", ")}`);
  } else if (fields.text("type") === "geo") {
    reports.diagnostic(entry.value.at, `${what}: type geo is not supported yet`);
  } else return fields.oneOf("type", types) ?? "string";
  return "string";
};

const readSql = (fields: Fields, what: string, reports: Reports): DraftSql => {
  const sql = fields.sql("sql");
  const cases = fields.entry("case");
  if (sql !== undefined && cases !== undefined) {
    reports.diagnostic(cases.at, `${what}: sql or case, not both`);
  }
  if (cases !== undefined) return readCase(cases.value, what, reports);
  if (sql !== undefined) return draftSql(sql, what, reports);
  if (fields.entry("sql") === undefined || fields.entry("sql")?.value.kind === "scalar") {
    reports.diagnostic(fields.entry("sql")?.at ?? fields.at, `${what}: sql is missing (or case)`);
  }
  return [];
};

const readCase = (located: Located, dimension: string, reports: Reports): DraftSql => {
  const what = `${dimension}: case`;
  const fields = fieldsOf(located, what, caseKeys, reports);
  if (fields === undefined) return [];
  const branches = fields.list("when");
  if (branches.length === 0)
    reports.diagnostic(fields.at, `${what}: when needs at least one branch`);
  const whens = branches.flatMap((branch): DraftSql => {
    const when = fieldsOf(branch, `${what}: when`, whenKeys, reports);
    const sql = when?.sql("sql");
    if (when === undefined) return [];
    if (sql === undefined) reports.diagnostic(when.at, `${what}: when needs sql`);
    const condition = sql === undefined ? [] : draftSql(sql, what, reports);
    return [" WHEN (", ...condition, `) THEN ${readLabel(when, `${what}: when`, reports)}`];
  });
  const rest = fields.entry("else");
  const otherwise = rest && fieldsOf(rest.value, `${what}: else`, elseKeys, reports);
  const end = otherwise && ` ELSE ${readLabel(otherwise, `${what}: else`, reports)}`;
  return ["CASE", ...whens, `${end ?? ""} END`];
};

const readLabel = (fields: Fields, what: string, reports: Reports): string => {
  const label = fields.entry("label")?.value;
  if (label?.kind === "scalar" && label.value !== null) return quoteText(String(label.value));
  reports.diagnostic(label?.at ?? fields.at, `${what} needs label, a text`);
  return "NULL";
};
