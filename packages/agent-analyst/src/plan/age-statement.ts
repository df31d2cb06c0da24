import type { LogicalForm } from "../reading/logical-form.js";
import { rowConditions, timeConditions, whereSql } from "./conditions.js";
import type { PlanColumn, Statement } from "./columns.js";
import { quotedMoment, quotedName } from "./names.js";
import { measureName, measureSql } from "./measure-sql.js";

/** The last of each band of ages, in days; what is older has no end. */
const days: readonly (readonly [last: number, label: string])[] = [
  [7, "up to 7 days"],
  [30, "8 to 30 days"],
  [60, "31 to 60 days"],
  [90, "61 to 90 days"],
  [180, "91 to 180 days"],
  [365, "181 to 365 days"],
];
const years: readonly (readonly [last: number, label: string])[] = [
  [17, "under 18 years"],
  [29, "18 to 29 years"],
  [39, "30 to 39 years"],
  [49, "40 to 49 years"],
  [59, "50 to 59 years"],
  [69, "60 to 69 years"],
];

/** How many there are of each age, the youngest first. */
export const ageStatement = (form: LogicalForm): Statement | undefined => {
  const { ages, measures, time } = form;
  if (ages === undefined) return undefined;
  const name = quotedName(ages.member);
  const until = quotedMoment(ages.until);
  const age =
    ages.unit === "day"
      ? `date_diff('day', ${name}, ${until})`
      : `date_sub('year', ${name}, CAST(${until} AS TIMESTAMP))`;
  const [bands, oldest] = ages.unit === "day" ? [days, "over 365 days"] : [years, "70 years and over"]; // prettier-ignore
  const cases = bands.map(([last, label]) => `WHEN ${age} <= ${last} THEN '${label}'`).join(" ");
  const columns: PlanColumn[] = [
    { name: "age", role: "group", member: ages.member },
    ...measures.map((measure): PlanColumn => ({ name: measureName(measure), role: "measure", measure })), // prettier-ignore
  ];
  const items = measures.map((measure) => `${measureSql(measure)} AS ${quotedName(measureName(measure))}`); // prettier-ignore
  const where = whereSql([
    ...(time === undefined ? [] : timeConditions(time.dimension, time.range)),
    ...rowConditions(form),
    `${name} IS NOT NULL`,
  ]);
  return {
    sql: `SELECT CASE ${cases} ELSE '${oldest}' END AS age, ${items.join(", ")} FROM ${quotedName(form.cube)}${where} GROUP BY 1 ORDER BY MAX(${name}) DESC`,
    columns,
  };
};
