import type { LogicalForm } from "../reading/logical-form.js";
import type { TimeRange } from "../words/times/time-range.js";
import type { PlanColumn, Statement } from "./columns.js";
import { rowConditions, thingsOfRows, timeConditions, whereSql } from "./conditions.js";
import { havingSql, namedOf } from "./groups-kept.js";
import { leadersSql, withinSql } from "./leaders.js";
import { measureSql } from "./measure-sql.js";
import { momentConditions } from "./moments.js";
import { freeName, quotedName } from "./names.js";

/** The two sides of a comparison and the figures of a group in both, as the outer statement writes them. */
interface Sides {
  readonly present: string;
  readonly former: string;
  /** Now, then, what changed, and that in percent. */
  readonly figures: readonly [now: string, then: string, change: string, percent: string];
}

/** Two times by groups: a row for each group, with both figures and what changed. */
export const changeStatement = (
  form: LogicalForm,
  cubeNames: readonly string[],
  range: TimeRange,
  before: TimeRange,
): Statement => {
  const { groupBy, changed } = form;
  const sides = sidesOf(form, [...cubeNames, ...groupBy]);
  const { present, former, figures } = sides;
  const columns = columnsOf(groupBy, range, before);
  const items = [
    ...groupBy.map((name) => `${eitherOf(sides, name)} AS ${quotedName(name)}`),
    ...figures.map((sql, at) => `${sql} AS ${quotedName(columns[groupBy.length + at]?.name ?? "")}`), // prettier-ignore
  ];
  const on = groupBy
    .map(quotedName)
    .map((name) => `${present}.${name} IS NOT DISTINCT FROM ${former}.${name}`)
    .join(" AND ");
  const [now, then] = figures;
  const only = changed === undefined ? "" : ` WHERE ${now} ${changed === "up" ? ">" : "<"} ${then}`;
  const isPresent = isOfPresent(form);
  const withs = `${present} AS (${sideSql(form, range, range, isPresent ? withinSql(form) : "")}), ${former} AS (${sideSql(form, before, range, "")})`;
  return {
    sql:
      `WITH ${withs} SELECT ${items.join(", ")} FROM ${present} ${isPresent ? "LEFT" : "FULL"} JOIN ${former} ON ${on}${only}` +
      `${ofEachSql(form, sides)} ORDER BY ${groupBy.length + 1 + rankedAt(form)} ${directionOf(form)} NULLS LAST, 1${limitSql(form)}`,
    columns,
  };
};

const sidesOf = ({ time }: LogicalForm, taken: readonly string[]): Sides => {
  const [present, former] = [freeName("present", taken), freeName("former", taken)];
  const parts = time?.parts === undefined ? "" : ` / ${time.parts.toFixed(1)}`;
  const [now, then] = [`COALESCE(${present}.figure, 0)`, `COALESCE(${former}.figure, 0)${parts}`];
  const figures = [now, then, `${now} - ${then}`, `100 * (${now} - ${then}) / NULLIF(${then}, 0)`] as const; // prettier-ignore
  return { present, former, figures };
};

const columnsOf = (
  groupBy: readonly string[],
  range: TimeRange,
  before: TimeRange,
): readonly PlanColumn[] => {
  const taken = [...groupBy];
  const head = (wanted: string): string => {
    const name = freeName(wanted, taken);
    taken.push(name);
    return name;
  };
  return [
    ...groupBy.map((member) => ({ name: member, role: "group", member }) as const),
    { name: head(range.label), role: "present" },
    { name: head(before.label), role: "former" },
    { name: head("change"), role: "change" },
    { name: head("change_percent"), role: "change_percent" },
  ];
};

/** The figures of one of the two times; where the first of a group alone count, those are the first of the later one in both. */
const sideSql = (form: LogicalForm, during: TimeRange, later: TimeRange, first: string): string => {
  const { time, cube, groupBy, within } = form;
  const [measure = { kind: "rows" } as const] = form.measures;
  const dimension = time?.dimension ?? "";
  const rows = rowConditions(form);
  const named = within.length === 0 ? [] : namedOf(form);
  const own = [
    ...timeConditions(dimension, during),
    ...momentConditions(form, during),
    ...rows,
    ...leadersSql(form, [...timeConditions(dimension, later), ...rows]),
    ...named.map((group) => `${quotedName(group)} IS NOT NULL`),
  ];
  return (
    `SELECT ${groupBy.map(quotedName).join(", ")}, ${measureSql(measure)} AS figure FROM ${quotedName(cube)}` +
    `${whereSql([...own, ...thingsOfRows(form, own)])} GROUP BY ${groupBy.map((_, at) => at + 1).join(", ")}${havingSql(form)}${first}`
  );
};

/** Whether the first of each are those of the later time, and not those that changed the most. */
const isOfPresent = ({ ranking, within }: LogicalForm): boolean =>
  ranking?.ofPresent === true && within.length > 0;

/** Which of the figures ranks. */
const rankedAt = (form: LogicalForm): 0 | 2 | 3 =>
  isOfPresent(form) ? 0 : form.ranking?.inPercent === true ? 3 : 2;

const directionOf = ({ ranking }: LogicalForm): string =>
  ranking?.direction === "asc" ? "ASC" : "DESC";

const eitherOf = ({ present, former }: Sides, name: string): string =>
  `COALESCE(${present}.${quotedName(name)}, ${former}.${quotedName(name)})`;

/** `which product of each category grew the most`. */
const ofEachSql = (form: LogicalForm, sides: Sides): string => {
  const { within, groupBy, ranking } = form;
  if (within.length === 0 || isOfPresent(form)) return "";
  const [parts, names] = [within, groupBy].map((all) => all.map((name) => eitherOf(sides, name)).join(", ")); // prettier-ignore
  const figure = sides.figures[rankedAt(form)];
  return ` QUALIFY row_number() OVER (PARTITION BY ${parts ?? ""} ORDER BY ${figure} ${directionOf(form)} NULLS LAST, ${names ?? ""}) <= ${ranking?.count ?? 1}`;
};

const limitSql = ({ within, ranking }: LogicalForm): string =>
  within.length > 0 || ranking?.count === undefined ? "" : ` LIMIT ${ranking.count}`;
