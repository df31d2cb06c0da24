import type { LogicalForm } from "../reading/logical-form.js";
import { numberSql } from "./conditions.js";
import type { Statement } from "./columns.js";
import { freeName, quotedName } from "./names.js";

/** Those groups alone whose share is within a limit: the last column of a statement for all of them. */
export const limitedShares = (
  { shareLimit }: Pick<LogicalForm, "shareLimit">,
  { sql, columns }: Statement,
  cubeNames: readonly string[],
): Statement => {
  const [group, share] = [columns[0], columns.at(-1)];
  if (shareLimit === undefined || group === undefined || share === undefined)
    return { sql, columns };
  const all = freeName("shares", [...cubeNames, ...columns.map(({ name }) => name)]);
  const names = columns.map(({ name }) => quotedName(name)).join(", ");
  const [who, figure] = [quotedName(group.name), quotedName(share.name)];
  return {
    sql:
      `WITH ${all} AS (${sql}) SELECT ${names} FROM ${all} WHERE ${who} IS NOT NULL ` +
      `AND ${figure} ${shareLimit.operator} ${numberSql(shareLimit.number)} ORDER BY ${figure} DESC NULLS LAST, ${who}`,
    columns,
  };
};
