import type { Cube } from "@embedded-analytics/domain";
import type { AskedRow } from "../../words/spans/asked-row.js";
import { addUnits, startOf, type CivilMs } from "../../words/times/civil-time.js";
import type { Understanding } from "../context/understanding.js";
import type { LogicalForm, ValueFilter } from "../logical-form.js";
import { countedRows, withoutAssumed } from "./counted-rows.js";
import { detailsOf } from "./details-of-row.js";
import type { Extra } from "./nouns-of-row.js";
import type { OrderOfRows } from "./order-of-rows.js";
import { titleOfRows, type RowsOfTable } from "./rows-of-tables.js";

const grouping = /\b(?:by|per|each|every)\b/i;

/** What is made of a question for rows. */
export interface Dressing {
  readonly asked: AskedRow;
  readonly order: OrderOfRows;
  readonly table: RowsOfTable;
  readonly now: CivilMs;
  readonly more: Extra;
  readonly noun: readonly string[];
}

/** So many are listed where nobody said how many. */
const listMax = 10;
const countOf = ({ count }: AskedRow, noun: readonly string[]): number =>
  count ?? (/[^s]s$/.test(noun.at(-1) ?? "") ? listMax : 1);

/** The first rows of those that were understood, each with what tells it. */
export const singleRows = (
  plain: Understanding,
  { asked, order, table, now, more, noun }: Dressing,
): Understanding | undefined => {
  const counted = countedRows(plain, table, []);
  if (counted === undefined) return undefined;
  const { form, cube, notes } = counted.understood;
  const isGrouped = hasGroups(form, plain.isFollowUp || grouping.test(asked.rest));
  if (isGrouped && order.key !== undefined) return undefined;
  const base: LogicalForm = {
    ...form,
    measures: [order.measure],
    filters: filtersOf(form, order, more),
    states: more.states === undefined ? form.states : [...(form.states ?? []), ...more.states],
    time: form.time ?? upToNow(asked, order, now),
    ranking: { count: isGrouped ? undefined : countOf(asked, noun), direction: order.direction },
  };
  return {
    ...counted.understood,
    form: isGrouped
      ? base
      : {
          ...base,
          groupBy: [...new Set([...form.groupBy, ...detailsOf(cube, table, order)])],
          single: { said: asked.said, noun: titleOfRows(table) },
        },
    notes: [...withoutAssumed(notes), ...(isGrouped ? [noteOfEnd(asked, noun, cube, order)] : [])],
    isWhole: true,
  };
};

/** Whether groups are asked for; a column that is named beside them is one to be shown. */
const hasGroups = ({ time, groupBy }: LogicalForm, isAsked: boolean): boolean =>
  time?.bucket !== undefined || (groupBy.length > 0 && isAsked);

/** What rows must hold by the question, and by what is asked of them, where it says nothing of that itself. */
const filtersOf = (
  { filters }: LogicalForm,
  { ended }: OrderOfRows,
  more: Extra,
): readonly ValueFilter[] => {
  const ends: readonly ValueFilter[] =
    ended === undefined ? [] : [{ ...ended, match: "empty", values: [] }];
  const said = new Set(filters.map(({ member }) => member));
  const others = [...(more.filters ?? []), ...ends].filter(({ member }) => !said.has(member));
  return [...filters, ...new Map(others.map((filter) => [filter.member, filter])).values()];
};

/** `I take “biggest haul” as Largest landing`: which figure of each group is given. */
const noteOfEnd = (
  { said, end }: AskedRow,
  noun: readonly string[],
  { members }: Cube,
  { measure }: OrderOfRows,
): string => {
  const name = measure.kind === "rows" ? "" : measure.member;
  const title = members.find((member) => member.name === name)?.title ?? name;
  const what =
    measure.kind === "measure"
      ? title
      : measure.kind === "between"
        ? `the ${end === "max" ? "longest" : "shortest"} time since ${title}`
        : `the ${end === "max" ? "highest" : "lowest"} ${title}`;
  return `I take “${[said, ...noun].join(" ")}” as ${what}.`;
};

/** The last time of something that happened is none to come. */
const upToNow = (
  { order }: AskedRow,
  { measure }: OrderOfRows,
  now: CivilMs,
): LogicalForm["time"] =>
  order !== "time" || measure.kind !== "max"
    ? undefined
    : {
        dimension: measure.member,
        range: {
          from: undefined,
          to: addUnits("day", startOf("day", now), 1),
          label: "until today",
          unit: "day",
          count: 1,
        },
        before: undefined,
        bucket: undefined,
      };
