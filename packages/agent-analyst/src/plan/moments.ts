import { isCycle } from "../words/times/steps/cycles.js";
import type { TimeRange } from "../words/times/time-range.js";
import type { LogicalForm } from "../reading/logical-form.js";
import { timeConditions, whereSql } from "./conditions.js";
import { quotedName } from "./names.js";

/**
 * The last moment of a figure that does not add up over time, within a range or in each step of a
 * series. The moment is that of the whole cube, so that what had ended before it counts no more.
 */
export const momentConditions = (
  { snapshot, cube, time }: LogicalForm,
  range: TimeRange | undefined,
): readonly string[] => {
  if (snapshot === undefined) return [];
  const name = quotedName(snapshot.dimension);
  const where = whereSql(range === undefined ? [] : timeConditions(snapshot.dimension, range));
  const last = `SELECT MAX(${name}) FROM ${quotedName(cube)}${where}`;
  const bucket = time?.bucket;
  return bucket === undefined || isCycle(bucket)
    ? [`${name} = (${last})`]
    : [`${name} IN (${last} GROUP BY date_trunc('${bucket}', ${name}))`];
};
