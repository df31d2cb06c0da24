import type { DeclaredCube, DeclaredMember } from "./declared.js";
import { draftSql } from "./draft-sql.js";
import { fieldsOf, type Fields } from "./fields.js";
import { cubeKeys } from "./key-tables.js";
import type { Located } from "./located.js";
import type { Reports } from "./diagnostic.js";
import { readDimension } from "./read-dimension.js";
import { readJoin } from "./read-join.js";
import { readMeasure, readSegment } from "./read-measure.js";
import { readWords } from "./read-words.js";

/** Reads an item of `cubes`; undefined where it has no usable name, which is reported. */
export const readCube = (located: Located, reports: Reports): DeclaredCube | undefined => {
  const fields = fieldsOf(located, "cube", cubeKeys, reports);
  if (fields === undefined) return undefined;
  const words = readWords(fields, "cube", reports);
  if (words === undefined) return undefined;
  const { name } = words;
  const joins = fields.list("joins").flatMap((item) => readJoin(item, name, reports) ?? []);
  const seen = new Set<string>();
  for (const join of joins) {
    if (join.name === name) reports.diagnostic(join.at, `${name}: a cube does not join itself`);
    if (seen.has(join.name)) reports.diagnostic(join.at, `${name}: joins ${join.name} twice`);
    seen.add(join.name);
  }
  return {
    ...words,
    kind: "cube",
    ...readSource(fields, name, reports),
    dataSource: readDataSource(fields),
    members: readMembers(fields, name, reports),
    joins,
    policy: fields.entry("access_policy"),
  };
};

/** None is `default`, as the field has it: a source of that name where one is declared, else the folder's files. */
const readDataSource = (fields: Fields): DeclaredCube["dataSource"] => {
  const name = fields.text("data_source");
  const at = fields.entry("data_source")?.value.at ?? fields.at;
  return name === undefined || name === "default" ? undefined : { name, at };
};

const readMembers = (
  fields: Fields,
  cube: string,
  reports: Reports,
): ReadonlyMap<string, DeclaredMember> => {
  const all: readonly (DeclaredMember | undefined)[] = [
    ...fields.list("dimensions").map((item) => readDimension(item, cube, reports)),
    ...fields.list("measures").map((item) => readMeasure(item, cube, reports)),
    ...fields.list("segments").map((item) => readSegment(item, cube, reports)),
  ];
  const members = new Map<string, DeclaredMember>();
  // SQL does not tell letters by their case.
  const taken = new Map<string, DeclaredMember>();
  for (const member of all) {
    if (member === undefined) continue;
    const other = taken.get(member.name.toLowerCase());
    if (other === undefined) {
      members.set(member.name, member);
      taken.set(member.name.toLowerCase(), member);
    } else {
      reports.diagnostic(
        member.at,
        `${cube}: ${member.name} is there twice: a ${other.kind} of this name stands in line ${other.at.line}`,
      );
    }
  }
  return members;
};

const table =
  /^("(?:[^".]|"")+"|[A-Za-z_][A-Za-z0-9_]*)(\.("(?:[^".]|"")+"|[A-Za-z_][A-Za-z0-9_]*)){0,2}$/;

const readSource = (
  fields: Fields,
  name: string,
  reports: Reports,
): Pick<DeclaredCube, "source" | "sourceAt"> => {
  const what = `cube ${name}`;
  const sqlTable = fields.text("sql_table");
  const sql = fields.sql("sql");
  const entry = fields.entry("sql_table") ?? fields.entry("sql");
  const sourceAt = entry?.value.at ?? fields.at;
  if (entry === undefined) reports.diagnostic(fields.at, `${what}: sql_table is missing (or sql)`);
  if (fields.entry("sql_table") !== undefined && fields.entry("sql") !== undefined) {
    reports.diagnostic(sourceAt, `${what}: sql_table or sql, not both`);
  }
  if (sqlTable !== undefined) {
    if (table.test(sqlTable.trim())) return { source: { table: sqlTable.trim() }, sourceAt };
    const expected = 'orders, or shop.orders of shop.duckdb; other names in "quotes"';
    reports.diagnostic(sourceAt, `${what}: sql_table names a table of the data: ${expected}`);
  } else if (sql !== undefined) {
    const draft = draftSql(sql, what, reports);
    for (const part of draft) {
      if (typeof part === "string") continue;
      reports.diagnostic(part.at, `${what}: sql reads tables of the data and has no references`);
    }
    const text = draft.filter((part) => typeof part === "string").join("");
    // It becomes part of a statement, which its author's full stop would end.
    return { source: { sql: text.replace(/;\s*$/, "") }, sourceAt };
  } else if (entry?.value.kind === "scalar") {
    reports.diagnostic(entry.at, `${what}: sql_table is empty`);
  }
  return { source: { table: name }, sourceAt };
};
