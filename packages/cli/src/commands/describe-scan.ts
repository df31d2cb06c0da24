import type { ExplainedScan } from "@embedded-analytics/app/program";

/** What a statement reads of a database, for people: whether it groups there, else why it does not. */
export const describeScan = ({ source, cube, kind, why, sql, values }: ExplainedScan): string => {
  const how =
    kind === "grouped"
      ? "the database groups the rows"
      : `rows come one by one: ${why ?? "the statement needs them so"}`;
  const bound = values.map((value, at) => `$${at + 1} = ${JSON.stringify(value)}`);
  const list = bound.length === 0 ? "" : `\n  ${bound.join(", ")}`;
  return `Of ${source}, ${cube} (${how}):\n  ${sql}${list}`;
};
