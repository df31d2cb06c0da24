import { isCycle } from "../words/times/steps/cycles.js";
import type { LogicalForm } from "../reading/logical-form.js";
import { bucketSql, measureName, measureSql, timeOfOther } from "./measure-sql.js";
import { rowConditions, thingsOfRows, timeConditions, whereSql } from "./conditions.js";
import type { PlanColumn, Statement } from "./columns.js";
import { ageStatement } from "./age-statement.js";
import { leadersSql, rowsSql, withinSql } from "./leaders.js";
import { calculatedStatement, meanGrowthStatement } from "./calculated.js";
import { meanOfParts } from "./mean-of-parts.js";
import { meanStatement, medianStatement, partStatement } from "./part-statement.js";
import { eventStatement } from "./event-statement.js";
import { changeStatement } from "./change-statement.js";
import { havingSql, namedSql } from "./groups-kept.js";
import { groupedRatio } from "./ratio-of-cubes.js";
import { limitedShares } from "./limited-shares.js";
import { momentConditions } from "./moments.js";
import { freeName, quotedName, quotedText } from "./names.js";

/** Writes the statement that a logical form asks for. */
export const statementOf = (form: LogicalForm, cubeNames: readonly string[]): Statement =>
  limitedShares(form, statementOfAll(form, cubeNames), cubeNames);

/** The statement for all groups, whatever their share. */
const statementOfAll = (form: LogicalForm, cubeNames: readonly string[]): Statement => {
  const { time } = form;
  const ages = ageStatement(form);
  if (ages !== undefined) return ages;
  const beside =
    groupedRatio(form, cubeNames, timeOfOther) ?? eventStatement(form, cubeNames, bucketSql);
  if (beside !== undefined) return beside;
  if (time?.before !== undefined && time.range !== undefined) {
    if (form.groupBy.length > 0) return changeStatement(form, cubeNames, time.range, time.before);
    return meanOfParts(form, periodStatement(form), cubeNames);
  }
  const median = medianStatement(form, cubeNames, plainStatement);
  if (median !== undefined) return median;
  if (form.part !== undefined) return partStatement(form, cubeNames, plainStatement);
  if (form.calculation === "mean") return meanStatement(form, cubeNames, plainStatement);
  if (form.calculation !== undefined && time?.bucket !== undefined)
    return form.calculation === "mean_growth"
      ? meanGrowthStatement(form, cubeNames, plainStatement)
      : calculatedStatement(form, cubeNames, plainStatement);
  return plainStatement(form);
};

const plainStatement = (form: LogicalForm): Statement => {
  const { time, groupBy, measures } = form;
  const where = rowsSql(form);
  const columns: PlanColumn[] = [];
  const items: string[] = [];
  const names: string[] = [...groupBy];
  const put = (sql: string, column: PlanColumn): void => {
    names.push(column.name);
    columns.push(column);
    items.push(sql === quotedName(column.name) ? sql : `${sql} AS ${quotedName(column.name)}`);
  };
  if (time?.bucket !== undefined) {
    const name = freeName(time.bucket, groupBy);
    put(bucketSql(time.bucket, time.dimension), { name, role: "bucket", unit: time.bucket });
  }
  for (const member of groupBy) put(quotedName(member), { name: member, role: "group", member });
  const groups = columns.length;
  for (const measure of measures) {
    put(measureSql(measure), {
      name: freeName(measureName(measure), names),
      role: "measure",
      measure,
    });
  }
  const [first] = measures;
  if (form.isShare && first !== undefined) {
    const whole = `(SELECT ${measureSql(first)} FROM ${quotedName(form.cube)}${where})`;
    put(`${measureSql(first)} / NULLIF(${whole}, 0)`, {
      name: freeName("share", names),
      role: "share",
    });
  }
  const grouped =
    groups === 0 ? "" : ` GROUP BY ${Array.from({ length: groups }, (_, at) => at + 1).join(", ")}`;
  const sql = `SELECT ${items.join(", ")} FROM ${quotedName(form.cube)}${namedSql(form, where)}${grouped}${havingSql(form)}${withinSql(form)}${bothEndsSql(form)}${orderSql(form, groups)}`;
  return { sql, columns };
};

/** The first and the last of all groups. */
const bothEndsSql = ({ ranking, measures: [measure], within }: LogicalForm): string => {
  if (ranking?.isBothEnds !== true || measure === undefined || within.length > 0) return "";
  const isAmong = (order: "ASC" | "DESC"): string =>
    `row_number() OVER (ORDER BY ${measureSql(measure)} ${order} NULLS LAST) <= ${ranking.count ?? 1}`;
  return ` QUALIFY ${isAmong("DESC")} OR ${isAmong("ASC")}`;
};

const orderSql = (form: LogicalForm, groups: number): string => {
  if (groups === 0) return "";
  const { time, ranking, within } = form;
  const byMeasure = `${groups + 1} ${ranking?.direction === "asc" ? "ASC" : "DESC"} NULLS LAST`;
  // Equal figures stand in the order of their names, so that a first row is always the same one.
  const ties = Array.from({ length: groups }, (_, at) => at + 1).join(", ");
  if (ranking?.inEachStep === true) return ` ORDER BY 1, ${byMeasure}, ${ties}`;
  if (time?.bucket !== undefined && ranking === undefined) {
    // Names of days stand by their figures, not by the alphabet.
    const isNamed = time.bucket === "weekday" || time.bucket === "part_of_week";
    return isNamed ? ` ORDER BY ${byMeasure}, ${ties}` : ` ORDER BY ${ties}`;
  }
  const wanted = wantedFirst(form);
  if (wanted !== undefined) return ` ORDER BY ${wanted}, ${byMeasure}, ${ties}`;
  return ` ORDER BY ${byMeasure}, ${ties}${within.length > 0 ? "" : limitSql(ranking)}`;
};

/** The value whose share was asked for comes before all others. */
const wantedFirst = ({ focus, groupBy: [group] }: LogicalForm): string | undefined => {
  const [value = "", ...others] = focus?.values ?? [];
  const isOne = focus?.match === "whole" && others.length === 0;
  return group !== undefined && isOne
    ? `CASE WHEN ${quotedName(group)} = ${quotedText(value)} THEN 0 ELSE 1 END`
    : undefined;
};

const limitSql = (ranking: LogicalForm["ranking"]): string =>
  ranking?.count === undefined || ranking.isBothEnds === true
    ? ""
    : ` LIMIT ${ranking.count}${ranking.skip === undefined ? "" : ` OFFSET ${ranking.skip}`}`;

/** Two times without groups: a row for each. */
const periodStatement = (form: LogicalForm): Statement => {
  const { time, measures, cube } = form;
  if (time?.range === undefined || time.before === undefined)
    return plainStatement({ ...form, time: undefined });
  const within = (range: typeof time.range): string => {
    const during = [...timeConditions(time.dimension, range), ...momentConditions(form, range)];
    const things = thingsOfRows(form, [...during, ...rowConditions(form)]);
    return [...during, ...things].join(" AND ") || "true";
  };
  const [present, former] = [within(time.range), within(time.before)];
  const name = freeName("period", []);
  const columns: PlanColumn[] = [{ name, role: "period" }];
  const items = [
    `CASE WHEN ${present} THEN ${quotedText(time.range.label)} ELSE ${quotedText(time.before.label)} END AS ${quotedName(name)}`,
  ];
  const names = [name];
  if (time.bucket !== undefined && !isCycle(time.bucket)) {
    const bucket = freeName(time.bucket, names);
    columns.push({ name: bucket, role: "bucket", unit: time.bucket });
    items.push(`${bucketSql(time.bucket, time.dimension)} AS ${quotedName(bucket)}`);
    names.push(bucket);
  }
  const groups = columns.length;
  for (const measure of measures) {
    const column = freeName(measureName(measure), names);
    names.push(column);
    columns.push({ name: column, role: "measure", measure });
    items.push(`${measureSql(measure)} AS ${quotedName(column)}`);
  }
  const where = whereSql([
    `((${present}) OR (${former}))`,
    ...rowConditions(form),
    ...leadersSql(form, [...timeConditions(time.dimension, time.range), ...rowConditions(form)]),
  ]);
  const order = groups > 1 ? "2" : `MIN(${quotedName(time.dimension)}) DESC`;
  const sql = `SELECT ${items.join(", ")} FROM ${quotedName(cube)}${where} GROUP BY ${groups > 1 ? "1, 2" : "1"}${havingSql(form)} ORDER BY ${order}`;
  return { sql, columns };
};
