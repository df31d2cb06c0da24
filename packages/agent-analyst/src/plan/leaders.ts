import type { LogicalForm } from "../reading/logical-form.js";
import { rowConditions, thingsOfRows, timeConditions, whereSql } from "./conditions.js";
import { havingSql, namedSql } from "./groups-kept.js";
import { bucketSql, measureSql } from "./measure-sql.js";
import { momentConditions } from "./moments.js";
import { quotedName } from "./names.js";

/** The rows of the first of a group: those are found over all rows that meet the other conditions, or else stand in a list. */
export const leadersSql = (
  { cube, leaders }: LogicalForm,
  conditions: readonly string[],
): readonly string[] => {
  if (leaders === undefined) return [];
  const { member, by, count = 1, direction, skip, of } = leaders;
  const name = quotedName(member);
  if (of !== undefined)
    return [`${name} IN (SELECT ${listedIn(of)} FROM (${listSql(of)}) AS listed)`];
  const where = whereSql([...conditions, `${name} IS NOT NULL`]);
  const order = `ORDER BY 2 ${direction === "asc" ? "ASC" : "DESC"} NULLS LAST, 1`;
  const first = `SELECT ${name}, ${measureSql(by)} AS leading FROM ${quotedName(cube)}${where} GROUP BY 1 ${order} LIMIT ${count}${skip === undefined ? "" : ` OFFSET ${skip}`}`;
  return [`${name} IN (SELECT ${name} FROM (${first}) AS leaders)`];
};

/** The rows that a form is asked of, in one time: all that they must meet. */
export const rowsSql = (form: LogicalForm): string => {
  const { time } = form;
  const conditions = [
    ...(time === undefined ? [] : timeConditions(time.dimension, time.range)),
    ...momentConditions(form, time?.range),
    ...rowConditions(form),
  ];
  return whereSql([
    ...conditions,
    ...thingsOfRows(form, conditions),
    ...leadersSql(form, conditions),
  ]);
};

const listedIn = ({ groupBy: [group = ""] }: LogicalForm): string => quotedName(group);

/** The names of a list that was given before, by its own rows and its own time. */
const listSql = (form: LogicalForm): string => {
  const { cube, measures, ranking } = form;
  const [by] = measures;
  const figure = by === undefined ? "COUNT(*)" : measureSql(by);
  const { count = 1, direction, skip } = ranking ?? {};
  const order = `ORDER BY ${figure} ${direction === "asc" ? "ASC" : "DESC"} NULLS LAST, 1`;
  return `SELECT ${listedIn(form)} FROM ${quotedName(cube)}${namedSql(form, rowsSql(form))} GROUP BY 1${havingSql(form)} ${order} LIMIT ${count}${skip === undefined ? "" : ` OFFSET ${skip}`}`;
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
