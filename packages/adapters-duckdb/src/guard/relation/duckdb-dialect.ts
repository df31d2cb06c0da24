import { quoteName } from "../../model/sql-text.js";
import type { CompiledDimension } from "../../model/compile/compiled-model.js";
import type { Dialect } from "./dialect.js";
import { rowFilterSql } from "./row-filter-sql.js";
import { timeInUtc } from "./time-zone.js";

// Declared otherwise than it is stored, a column would be compared with a value of another kind,
// and the whole statement would fail for one value of a user that is not of that kind.
const asDeclared = (sql: string, dimension: CompiledDimension): string => {
  const { type, engineType } = dimension;
  if (type === "time") return timeInUtc(sql, dimension);
  if (type === "string") return engineType === "VARCHAR" ? sql : `CAST(${sql} AS VARCHAR)`;
  if (type === "number") return engineType === "VARCHAR" ? `TRY_CAST(${sql} AS DOUBLE)` : sql;
  return engineType === "BOOLEAN" ? sql : `TRY_CAST(${sql} AS BOOLEAN)`;
};

const quotedOnce = (part: string): string =>
  part.startsWith('"') && part.endsWith('"') ? part : quoteName(part);

/** The embedded engine. */
export const duckdbDialect: Dialect = {
  quoteName,
  bareColumn: (alias, column) => `${quoteName(alias)}.${quoteName(column)}`,
  // A table of the data, maybe of an attached file.
  tableSql: ({ source }) =>
    "table" in source ? source.table.split(".").map(quotedOnce).join(".") : `(${source.sql})`,
  asDeclared,
  rowFilterSql,
  keyOfParts: (parts) => {
    const present = parts.map((part) => `${part} IS NOT NULL`).join(" AND ");
    // A struct with names: a table has no columns of structs without.
    const fields = parts.map((part, at) => `'k${at}': ${part}`).join(", ");
    return `CASE WHEN ${present} THEN {${fields}} END`;
  },
  keyType: undefined,
  canExclude: true,
};
