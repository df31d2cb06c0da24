import type { Relationship } from "../compile/compiled-model.js";
import type { DeclaredJoin } from "./declared.js";
import { draftSql } from "./draft-sql.js";
import { fieldsOf } from "./fields.js";
import { joinKeys } from "./key-tables.js";
import type { Located } from "./located.js";
import type { Reports } from "./diagnostic.js";
import { readName } from "./read-words.js";

/** Reads a join of a cube. */
export const readJoin = (
  located: Located,
  cube: string,
  reports: Reports,
): DeclaredJoin | undefined => {
  const kind = `${cube}: join`;
  const fields = fieldsOf(located, kind, joinKeys, reports);
  if (fields === undefined) return undefined;
  const name = readName(fields, "name", kind, reports);
  if (name === undefined) return undefined;
  const what = `${kind} ${name}`;
  if (fields.entry("relationship") === undefined) {
    reports.diagnostic(
      fields.at,
      `${what}: relationship is missing: ${names.slice(0, 3).join(", ")}`,
    );
  }
  const written = fields.text("relationship") ?? "many_to_one";
  const relationship = Object.hasOwn(relationships, written) ? relationships[written] : undefined;
  if (relationship === undefined) fields.oneOf("relationship", names.slice(0, 3));
  const sql = fields.sql("sql");
  if (sql === undefined) reports.diagnostic(fields.at, `${what}: sql is missing`);
  return {
    name,
    at: fields.entry("name")?.value.at ?? fields.at,
    relationship: relationship ?? "many_to_one",
    sql: sql === undefined ? [] : draftSql(sql, what, reports),
  };
};

/** What a model may write, and what it means; the older words are those of the field as well. */
const relationships: Readonly<Record<string, Relationship>> = {
  one_to_one: "one_to_one",
  one_to_many: "one_to_many",
  many_to_one: "many_to_one",
  has_one: "one_to_one",
  hasOne: "one_to_one",
  has_many: "one_to_many",
  hasMany: "one_to_many",
  belongs_to: "many_to_one",
  belongsTo: "many_to_one",
};

const names = Object.keys(relationships);
