import type { ExplainedScan } from "@embedded-analytics/domain";

/** What a statement reads of a database, for people: what that does, and why it does no more. */
export const describeScan = (scan: ExplainedScan): string => {
  const { source, cube, kind, why, sql, values, figures } = scan;
  const allCome = why === undefined ? "" : ` into groups, all of which come: ${why}`;
  const how =
    kind === "grouped"
      ? `the database groups the rows${allCome}`
      : `rows come one by one: ${why ?? "the statement needs them so"}`;
  const bound = values.map((value, at) => `$${at + 1} = ${JSON.stringify(value)}`);
  const list = bound.length === 0 ? "" : `\n  ${bound.join(", ")}`;
  return `Of ${source}, ${cube} (${how}):\n  ${sql}${list}\n  ${describeFigures(figures)}`;
};

const describeFigures = (figures: ExplainedScan["figures"]): string => {
  if ("unavailable" in figures) return `rows: the database does not say (${figures.unavailable})`;
  const { rowsEstimated, run } = figures;
  const estimated = `rows: ${rowsEstimated} estimated by the database`;
  return run === undefined
    ? estimated
    : `${estimated}; ${run.rows} come, of ${run.rowsRead} read of its tables`;
};
