import type { LogicalForm } from "../reading/logical-form.js";
import { limitedSql, numberSql } from "./conditions.js";
import { measureSql } from "./measure-sql.js";
import { quotedMoment, quotedName } from "./names.js";

/** What has no name is none of the first, and none of those that a limit leaves: `top 3 companies` are three companies. */
export const namedSql = (form: LogicalForm, where: string): string => {
  const named = [...namedOf(form), ...timedOf(form)].map(
    (group) => `${quotedName(group)} IS NOT NULL`,
  );
  if (named.length === 0) return where;
  return `${where === "" ? " WHERE" : `${where} AND`} ${named.join(" AND ")}`;
};

/** The groups that are to have a name. */
export const namedOf = ({
  ranking,
  groupBy,
  within,
  thresholds,
  time,
}: LogicalForm): readonly string[] => {
  const [first = "", second] = groupBy;
  const isLimited =
    time?.bucket === undefined && thresholds.some(({ on }) => on === "measure" || on === "each");
  // Those with a key beside their name have that.
  const isKeyed = isKey(first) && groupBy.length === 2 && within.length === 0;
  if (isLimited && first !== "" && (second === undefined || isKey(first))) return [first];
  if (!isOfFirst(ranking) && within.length === 0) return [];
  if (isKeyed) return [first];
  // Of the first two companies of each industry, neither is without a name.
  return groupBy.length > 1 && within.length === 0 ? [] : groupBy;
};

/** Whether so many of the first are asked for, or of each step one, or what is most common. */
const isOfFirst = (ranking: LogicalForm["ranking"]): boolean =>
  ranking?.count !== undefined || ranking?.isOften === true || ranking?.inEachStep === true;

/** What has no time is no month, so that it is not the first of them. */
const timedOf = ({ ranking, time }: LogicalForm): readonly string[] =>
  (ranking?.count !== undefined || ranking?.inEachStep === true) &&
  time?.bucket !== undefined &&
  time.range === undefined
    ? [time.dimension]
    : [];

const isKey = (name: string): boolean => /(^|_)(id|key|no|nr|number)$/i.test(name);

/** Rows without a name are a group where they have a figure. */
const valuedSql = ({ hasValuedGroups, groupBy, measures }: LogicalForm): readonly string[] => {
  const [group, ...more] = groupBy;
  const [measure, ...others] = measures;
  const isOne = group !== undefined && more.length === 0 && others.length === 0;
  return hasValuedGroups === true && isOne && measure !== undefined
    ? [`(${quotedName(group)} IS NOT NULL OR COALESCE(${measureSql(measure)}, 0) <> 0)`]
    : [];
};

/** Steps ahead of today have something counted, or are none of the answer. */
const aheadSql = ({ emptyAhead, measures: [measure] }: LogicalForm): readonly string[] =>
  emptyAhead === undefined || measure === undefined
    ? []
    : [
        `(MIN(${quotedName(emptyAhead.dimension)}) < ${quotedMoment(emptyAhead.day)} OR COALESCE(${measureSql(measure)}, 0) <> 0)`,
      ];

/** The groups alone whose figure is within the limits. */
export const havingSql = (form: LogicalForm): string => {
  const limits = form.thresholds.filter(({ on }) => on === "measure" || on === "each");
  const conditions = [
    ...limits.map((limit) => `${limitedSql(limit)} ${limit.operator} ${numberSql(limit.number)}`),
    ...valuedSql(form),
    ...aheadSql(form),
  ];
  if (conditions.length === 0) return "";
  return ` HAVING ${conditions.join(" AND ")}`;
};
