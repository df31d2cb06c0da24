import type { CompiledDimension } from "../../model/compile/compiled-model.js";
import { quoteText } from "../../model/sql-text.js";

/**
 * A time column as its reader's clock on the wall shows it: a timestamp without zone, so that
 * buckets are cut where the reader's days begin. Times of the data without a zone are UTC; dates
 * have no clock and stay.
 */
export const timeInZone = (
  sql: string,
  { type, engineType }: Pick<CompiledDimension, "type" | "engineType">,
  timezone: string,
): string => {
  if (type !== "time" || engineType === "DATE") return sql;
  if (engineType === "TIMESTAMP WITH TIME ZONE") return `timezone(${quoteText(timezone)}, ${sql})`;
  const utc = engineType?.startsWith("TIMESTAMP") ? sql : `CAST(${sql} AS TIMESTAMP)`;
  if (timezone === "UTC") return utc;
  return `timezone(${quoteText(timezone)}, timezone('UTC', ${utc}))`;
};

/** A time column for the row filters of policies, whose times are UTC for every reader. */
export const timeInUtc = (sql: string, dimension: CompiledDimension): string =>
  timeInZone(sql, dimension, "UTC");

/** The engine's type of what `timeInZone` answers. */
export const typeInZone = ({
  type,
  engineType,
}: Pick<CompiledDimension, "type" | "engineType">): string | undefined =>
  type !== "time" || engineType === "DATE" || engineType === undefined ? engineType : "TIMESTAMP";
