import type { Cube, Member } from "@embedded-analytics/domain";
import type { FormMeasure, LogicalForm } from "../../reading/logical-form.js";
import { keyOfNamed } from "../../reading/states/entity-keys.js";
import { quotedName, quotedText } from "../names.js";
import { statementOf } from "../statement.js";
import type { GoneBy } from "./gone-by.js";
import { holderOf, type Holder } from "./holders.js";

/** Names that a reading tells things apart by, and how it is asked which of them are those of several. */
export interface NamesGoneBy {
  readonly name: Member;
  readonly goneBy: GoneBy;
  /** The key that tells them apart in the same cube or view. */
  readonly key: string | undefined;
  /** Answers each name that more than one has, and how many, in the form of a look-up. */
  readonly sql: string;
}

/** So many rows an answer shows at most. */
const rowsMax = 100;

/**
 * The names by which a reading tells things apart, where something that the asker sees shows whether they are unique: tips by
 * stylist, fees of `Imran Hughes`, riders without a delivery. None that a key tells apart already.
 */
export const namesGoneBy = (
  form: LogicalForm,
  cube: Cube,
  cubes: readonly Cube[],
): readonly NamesGoneBy[] =>
  columnsOf(form).flatMap(({ member, goneBy }): readonly NamesGoneBy[] => {
    const name = cube.members.find((each) => each.name === member);
    if (name === undefined) return [];
    const key = keyOfNamed(cube, member);
    if (key !== undefined && form.groupBy.includes(key)) return [];
    const home = holderOf({ cube, name, key }, goneBy, cubes);
    if (home === undefined) return [];
    const asked = askedNames({ form, member, goneBy }, cubes);
    return [{ name, goneBy, key, sql: sharedSql(member, home, asked) }];
  });

/** Each name that more than one has; in the form of a look-up, by which it is none of the answers. */
const sharedSql = (
  member: string,
  { cube, column, count }: Holder,
  asked: string | undefined,
): string => {
  const among = asked === undefined ? "" : ` AND ${column} IN (${asked})`;
  const found = `SELECT ${quotedText(member)} AS dimension, ${column} AS value, ${count} AS figure FROM ${quotedName(cube.name)} WHERE ${column} IS NOT NULL${among} GROUP BY 2 HAVING ${count} > 1`;
  return `SELECT dimension, value, figure FROM (${found}) AS found ORDER BY value`;
};

/** The names that an answer is of: those of its first rows, or those that were said; undefined for all of them. */
const askedNames = (
  {
    form,
    member,
    goneBy,
  }: { readonly form: LogicalForm; readonly member: string; readonly goneBy: GoneBy },
  cubes: readonly Cube[],
): string | undefined => {
  if (goneBy === "values")
    return form.filters
      .filter((filter) => filter.member === member)
      .flatMap(({ values }) => values)
      .map(quotedText)
      .join(", ");
  const { sql } = statementOf(form, cubes.map(({ name }) => name)); // prettier-ignore
  if (goneBy !== "groups" || isOfSmall(form) || !sql.startsWith("SELECT ")) return undefined;
  const first = / LIMIT \d+$/.test(sql) ? sql : `${sql} LIMIT ${rowsMax}`;
  return `SELECT ${quotedName(member)} FROM (${first}) AS shown`;
};

/** Whether names are left out that stand for several, each of whom is small enough: those with fewer than 3, the last. */
const isOfSmall = ({ thresholds, ranking }: LogicalForm): boolean =>
  thresholds.some(({ on }) => on !== "dimension") || ranking?.direction === "asc";

/** The columns that may be names, and what is done by them. */
const columnsOf = ({
  groupBy,
  measures,
  filters,
  thresholds,
  absentFrom,
  calculation,
}: LogicalForm): readonly { readonly member: string; readonly goneBy: GoneBy }[] => {
  const isEach = calculation === "mean";
  return [
    // Who is missing elsewhere by name may be there by the name of another.
    ...(absentFrom === undefined ? [] : [{ member: absentFrom.member, goneBy: "linked" } as const]),
    ...measures.flatMap((measure) =>
      measure.kind === "distinct"
        ? [measure.member]
        : measure.kind === "per" && measure.by.kind === "distinct"
          ? [measure.by.member]
          : [],
    ).map((member) => ({ member, goneBy: "things" }) as const), // prettier-ignore
    ...groupBy.map((member) => ({ member, goneBy: isEach ? "things" : "groups" }) as const),
    ...thresholds.flatMap(({ on, key }) =>
      on === "thing" && key !== undefined ? [{ member: key, goneBy: "things" } as const] : [],
    ),
    ...filters.flatMap(({ member, match, isNot }) =>
      match === "whole" && !isNot ? [{ member, goneBy: "values" } as const] : [],
    ),
  ];
};

/**
 * The same with a row for each thing, its key before its name, or with each key counted once, where that changes nothing else
 * that is asked.
 */
export const byKey = (
  form: LogicalForm,
  { name, key, goneBy }: NamesGoneBy,
): LogicalForm | undefined => {
  if (key === undefined || goneBy === "linked" || goneBy === "values") return undefined;
  return goneBy === "groups" ? inRows(form, name.name, key) : counted(form, name.name, key);
};

const inRows = (form: LogicalForm, name: string, key: string): LogicalForm | undefined =>
  form.within.length > 0 || form.time?.bucket !== undefined || form.isDifference === true
    ? undefined
    : { ...form, groupBy: form.groupBy.flatMap((each) => (each === name ? [key, each] : [each])) };

const counted = (form: LogicalForm, name: string, key: string): LogicalForm | undefined =>
  form.calculation === "mean"
    ? undefined
    : {
        ...form,
        measures: form.measures.map((measure): FormMeasure => {
          if (measure.kind === "distinct" && measure.member === name)
            return { ...measure, member: key, called: measure.called ?? name };
          return measure.kind === "per" &&
            measure.by.kind === "distinct" &&
            measure.by.member === name
            ? { ...measure, by: { ...measure.by, member: key } }
            : measure;
        }),
        thresholds: form.thresholds.map((each) =>
          each.on === "thing" && each.key === name ? { ...each, key } : each,
        ),
      };
