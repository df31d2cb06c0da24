import { createHash } from "node:crypto";
import { quoteName } from "../../model/sql-text.js";
import type { BindValue, Dialect } from "./dialect.js";
import { postgresRowFilter, type Folding } from "./postgres-row-filter.js";
import { timeInUtc } from "./time-zone.js";

/** How the SQL is written for those who read it. */
export interface Writing {
  /** Whether conditions of policies stand between comments that say what they are. */
  readonly marksPolicies?: boolean;
  /** How the server folds case; as PostgreSQL 17 where it is not said. */
  readonly folding?: Folding | undefined;
}

/**
 * PostgreSQL, with values as parameters and tables in that schema where the model names none. What the
 * author wrote stays as it is, in the author's own letters: a bare name is folded by the server.
 */
export const postgresDialect = (
  schema: string,
  bind: BindValue,
  { marksPolicies = false, folding = "pg_c_utf8" }: Writing = {},
): Dialect => ({
  quoteName: shortName,
  bareColumn: (alias, column) => `${shortName(alias)}.${column}`,
  tableSql: ({ source }) => {
    if ("sql" in source) return `(${source.sql}\n)`;
    return source.table.includes(".") ? source.table : `${quoteName(schema)}.${source.table}`;
  },
  // Binding has seen to it that a dimension is stored as what it is declared to be.
  asDeclared: (sql, dimension) => {
    if (dimension.type === "time") return timeInUtc(sql, dimension);
    return dimension.type === "string" && dimension.engineType !== "VARCHAR"
      ? `CAST(${sql} AS text)`
      : sql;
  },
  rowFilterSql: marksPolicies
    ? marked(postgresRowFilter(bind, folding))
    : postgresRowFilter(bind, folding),
  keyOfParts: (parts) => {
    const present = parts.map((part) => `${part} IS NOT NULL`).join(" AND ");
    return `CASE WHEN ${present} THEN CAST(jsonb_build_array(${parts.join(", ")}) AS text) END`;
  },
  keyType: "VARCHAR",
  canExclude: false,
});

const marked =
  (write: Dialect["rowFilterSql"]): Dialect["rowFilterSql"] =>
  (filter, memberOf) =>
    `/* policy */ ${write(filter, memberOf)} /* end of policy */`;

/** PostgreSQL cuts longer names, and two that differ behind that would be one. */
const nameBytesMax = 63;

const isTooLong = (name: string): boolean => Buffer.byteLength(name) > nameBytesMax;

const shortName = (name: string): string =>
  isTooLong(name)
    ? quoteName(`~${createHash("sha256").update(name).digest("hex").slice(0, 40)}`)
    : quoteName(name);

/** What keeps a table from being the one of that name, whose parts may stand in quotes. */
export const tableProblem = (table: string): string | undefined => {
  const parts = table.match(/"(?:[^"]|"")+"|[^".]+/g) ?? [];
  const names = parts.map((part) =>
    part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part,
  );
  const long = names.find(isTooLong);
  return long && `${long} is longer than ${nameBytesMax} bytes, where PostgreSQL cuts names`;
};
