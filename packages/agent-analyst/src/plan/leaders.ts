import type { LogicalForm } from "../reading/logical-form.js";
import { whereSql } from "./conditions.js";
import { bucketSql, measureSql } from "./measure-sql.js";
import { quotedName } from "./names.js";

/** The rows of the first of a group: those are found over all rows that meet the other conditions. */
export const leadersSql = (
  { cube, leaders }: LogicalForm,
  conditions: readonly string[],
): readonly string[] => {
  if (leaders === undefined) return [];
  const { member, by, count = 1, direction, skip } = leaders;
  const name = quotedName(member);
  const where = whereSql([...conditions, `${name} IS NOT NULL`]);
  const order = `ORDER BY 2 ${direction === "asc" ? "ASC" : "DESC"} NULLS LAST, 1`;
  const first = `SELECT ${name}, ${measureSql(by)} AS leading FROM ${quotedName(cube)}${where} GROUP BY 1 ${order} LIMIT ${count}${skip === undefined ? "" : ` OFFSET ${skip}`}`;
  return [`${name} IN (SELECT ${name} FROM (${first}) AS leaders)`];
};

/** The first in each group, or in each step of time. */
export const withinSql = ({
  within,
  measures: [measure],
  groupBy,
  ranking,
  time,
}: LogicalForm): string => {
  const step =
    ranking?.inEachStep === true && time?.bucket !== undefined
      ? [bucketSql(time.bucket, time.dimension)]
      : [];
  const parts = [...within.map(quotedName), ...step];
  if (parts.length === 0 || measure === undefined) return "";
  const others = groupBy.filter((each) => !within.includes(each)).map(quotedName);
  if (others.length === 0 && time?.bucket !== undefined)
    others.push(bucketSql(time.bucket, time.dimension));
  const order = `${measureSql(measure)} ${ranking?.direction === "asc" ? "ASC" : "DESC"} NULLS LAST, ${others.join(", ")}`;
  return ` QUALIFY row_number() OVER (PARTITION BY ${parts.join(", ")} ORDER BY ${order}) <= ${ranking?.count ?? 1}`;
};
