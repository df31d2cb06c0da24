import type { LogicalForm } from "../reading/logical-form.js";
import type { Statement } from "./columns.js";
import { freeName, quotedName, quotedText } from "./names.js";

/** Two times beside each other, of which the earlier one counts by its mean over so many steps. */
export const meanOfParts = (
  { time }: LogicalForm,
  inner: Statement,
  cubeNames: readonly string[],
): Statement => {
  const [period] = inner.columns;
  const { parts, before } = time ?? {};
  if (parts === undefined || parts === 1 || before === undefined || period === undefined)
    return inner;
  const names = inner.columns.map(({ name }) => name);
  const periods = freeName("periods", [...cubeNames, ...names]);
  const head = quotedName(period.name);
  const items = inner.columns.map(({ name, role }) => {
    const column = quotedName(name);
    return role === "measure"
      ? `CASE WHEN ${head} = ${quotedText(before.label)} THEN ${column} / ${parts.toFixed(1)} ELSE ${column} END AS ${column}`
      : column;
  });
  return {
    sql: `WITH ${periods} AS (${inner.sql}) SELECT ${items.join(", ")} FROM ${periods} ORDER BY CASE WHEN ${head} = ${quotedText(before.label)} THEN 1 ELSE 0 END`,
    columns: inner.columns,
  };
};
