import type { Denominator, LogicalForm } from "../reading/logical-form.js";
import { timeConditions, whereSql } from "./conditions.js";
import type { Statement } from "./columns.js";
import { freeName, quotedName } from "./names.js";

/**
 * Figures of two cubes in groups that both have, the one divided by the other: each is made on its own, so that a group
 * without rows in one of them has a row as well. Undefined for all other forms.
 */
export const groupedRatio = (
  form: LogicalForm,
  cubeNames: readonly string[],
  timeOfOther: (by: Extract<Denominator, { readonly kind: "elsewhere" }>) => string,
): Statement | undefined => {
  const [measure] = form.measures;
  const [group] = form.groupBy;
  if (measure?.kind !== "per" || measure.by.kind !== "elsewhere" || group === undefined)
    return undefined;
  const { by } = measure;
  const ownTime =
    form.time === undefined ? "" : whereSql(timeConditions(form.time.dimension, form.time.range));
  const taken = [...cubeNames, group];
  const [above, below] = [freeName("above", taken), freeName("below", taken)];
  const [own, other] = [quotedName(group), quotedName(by.group ?? group)];
  const name = freeName(`${measure.member}_per_${by.member}`, [group]);
  const sql =
    `WITH ${above} AS (SELECT ${own} AS name, MEASURE(${quotedName(measure.member)}) AS figure FROM ${quotedName(form.cube)}${ownTime} GROUP BY 1), ` +
    `${below} AS (SELECT ${other} AS name, MEASURE(${quotedName(by.member)}) AS figure FROM ${quotedName(by.cube)}${timeOfOther(by)} GROUP BY 1) ` +
    `SELECT COALESCE(${above}.name, ${below}.name) AS ${own}, ${(measure.factor ?? 1).toFixed(1)} * COALESCE(${above}.figure, 0) / NULLIF(${below}.figure, 0) AS ${quotedName(name)} ` +
    `FROM ${above} FULL JOIN ${below} ON ${above}.name IS NOT DISTINCT FROM ${below}.name ORDER BY 2 DESC NULLS LAST, 1`;
  return {
    sql,
    columns: [
      { name: group, role: "group", member: group },
      { name, role: "measure", measure },
    ],
  };
};
