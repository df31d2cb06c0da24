import type { Cube } from "@embedded-analytics/domain";
import { isMoney } from "../../mentions/money/earned.js";
import type { Understanding } from "../context/understanding.js";
import type { FormMeasure, LogicalForm, PartOfWhole, ValueFilter } from "../logical-form.js";
import type { Clauses } from "./clauses-of.js";
import { isOfAssumed } from "../context/assumed-figure.js";

/**
 * Two clauses as one logical form, whose answer gives both figures; undefined where a word of either is not accounted
 * for, or where one statement cannot give both.
 */
export const joinedClauses = (
  kind: Clauses["kind"],
  first: Understanding,
  second: Understanding,
): Understanding | undefined => {
  if (kind === "worth" && isAmount(first)) return first;
  if (!isWhole(first) || !isWhole(second) || first.cube.name !== second.cube.name) return undefined;
  if (kind === "worth") return withWorth(first, second);
  const form =
    kind === "those"
      ? ofThose(first, second)
      : kind === "beside"
        ? isCountAssumed(first) || (isCountAssumed(second) && !isCount(first))
          ? undefined
          : bothTimes(first, second)
        : (bothTimes(first, doneThen(first, second)) ?? bothFigures(first, second));
  return form && { ...first, form, notes: [...new Set([...first.notes, ...second.notes])] };
};

/** `paid in May vs planned in May` of two amounts that are called so: they are meant, and no number that nobody named. */
const isCountAssumed = (understood: Understanding): boolean =>
  understood.notes.some(isOfAssumed) && isCount(understood);

const isCount = ({ form: { measures }, cube }: Understanding): boolean =>
  measures.some(
    (measure) =>
      measure.kind === "measure" &&
      cube.members.some(({ name, aggregate }) => name === measure.member && aggregate === "count"),
  );

/** Whether what was asked for is an amount already: `top 5 clients by revenue and the amounts`. */
const isAmount = ({ form: { measures }, cube: { members } }: Understanding): boolean =>
  measures.length > 0 &&
  measures.every((measure) =>
    members.some(
      (member) => measure.kind !== "rows" && member.name === measure.member && isMoney(member),
    ),
  );

/** `open bills and what they come to`: the money stands beside the number, over the rows that were counted. */
const withWorth = (first: Understanding, second: Understanding): Understanding | undefined => {
  const [money, ...others] = second.form.measures;
  const isOfSame = areSame(first.form, second.form, ["time", "groupBy", "states", "ownTimes", "thresholds", "absentFrom"]); // prettier-ignore
  const isGiven = first.form.measures.some((each) => isSame(each, money));
  if (money === undefined || others.length > 0 || isGiven || !isOfSame || isCount(second))
    return undefined;
  const measures = [...first.form.measures, money];
  return { ...first, form: { ...second.form, measures } };
};

const isWhole = ({ unaccounted, unclear, form }: Understanding): boolean =>
  unaccounted.length === 0 &&
  unclear.length === 0 &&
  !form.isShare &&
  [form.part, form.calculation, form.asks, form.whether, form.time?.before].every(
    (each) => each === undefined,
  );

const ofThose = (first: Understanding, second: Understanding): LogicalForm | undefined => {
  const those = { ...second, form: asThose(first.form, second.form) };
  return partOf(first, those) ?? bothFigures(first, those);
};

/**
 * `of them have been closed`: those that were counted keep their time, and what a verb says of another time is that it
 * came, whenever that was; `of them were closed in June` that it came then.
 */
export const asThose = ({ time: before }: LogicalForm, form: LogicalForm): LogicalForm => {
  const { time, filters } = form;
  if (before?.range === undefined || time === undefined) return form;
  if (time.dimension === before.dimension) return form;
  const { dimension: member, range } = time;
  if (range !== undefined && !isSame(range, before.range))
    return {
      ...form,
      time: before,
      ownTimes: [...(form.ownTimes ?? []), { dimension: member, range }],
    };
  const done: ValueFilter = { member, match: "empty", values: [], isNot: true };
  const isSaid = filters.some((filter) => filter.member === member);
  return { ...form, filters: isSaid ? filters : [...filters, done], time: before };
};

/** Where both figures were asked for before, both are asked for again: `and in August?`. */
export const withPartBefore = (form: LogicalForm, { part }: LogicalForm): LogicalForm =>
  part?.isBeside === true &&
  !form.isShare &&
  [form.part, form.calculation, form.time?.before].every((each) => each === undefined)
    ? { ...form, part }
    : form;

/** Rows of the first clause that meet more. */
const partOf = (first: Understanding, second: Understanding): LogicalForm | undefined => {
  const [whole, some] = [first.form, second.form];
  if (!areSame(whole, some, ["measures", "time", "groupBy", "ownTimes", "absentFrom"]))
    return undefined;
  if (whole.measures.length !== 1 || whole.snapshot !== undefined) return undefined;
  const more = <Each>(all: readonly Each[], own: readonly Each[]): readonly Each[] =>
    own.filter((each) => !all.some((other) => isSame(each, other)));
  const part: PartOfWhole = {
    filters: more(whole.filters, some.filters),
    conditions: more(whole.conditions, some.conditions),
    thresholds: more(whole.thresholds, some.thresholds),
    states: isSame(whole.states, some.states) ? undefined : some.states,
    isBeside: true,
  };
  // A value in the place of another one is none of those: `have a dog and how many have a cat`.
  const isWithin =
    more(some.filters, whole.filters).length === 0 &&
    more(some.conditions, whole.conditions).length === 0 &&
    more(some.thresholds, whole.thresholds).length === 0;
  const isMore =
    part.filters.length + part.conditions.length + part.thresholds.length > 0 ||
    part.states !== undefined;
  return isMore && isWithin ? { ...whole, part } : undefined;
};

/** `how many joined this year and how many left`: what happened at a time of its own did so in the time that was named. */
const doneThen = (first: Understanding, second: Understanding): Understanding => {
  const { form, cube } = second;
  const [done, ...others] = form.filters.filter(
    (each) => !first.form.filters.some((other) => isSame(other, each)),
  );
  const isTime = cube.members.some(({ name, type }) => name === done?.member && type === "time");
  if (done?.match !== "empty" || !done.isNot || others.length > 0 || !isTime) return second;
  const filters = form.filters.filter((each) => each !== done);
  const time = form.time && { ...form.time, dimension: done.member };
  return { ...second, form: { ...form, filters, time } };
};

/** Two figures of the same rows. */
const bothFigures = (first: Understanding, second: Understanding): LogicalForm | undefined => {
  const same = areSame(first.form, second.form, [
    "time",
    "groupBy",
    "filters",
    "conditions",
    "thresholds",
    "states",
    "ownTimes",
    "absentFrom",
    "snapshot",
  ]);
  // `orders, and how many of them were cancelled` names the orders twice, as a noun of the second clause as well.
  const more = second.form.measures.filter(
    (each) => !first.form.measures.some((other) => isSame(each, other)),
  );
  return same && more.length > 0
    ? { ...first.form, measures: [...first.form.measures, ...more] }
    : undefined;
};

/** One figure by two times, or two figures each by its own: `paid in May` beside `due in May`. */
const bothTimes = (first: Understanding, second: Understanding): LogicalForm | undefined => {
  const [left, right] = [first.form, second.form];
  const [one, two] = [datedOf(first), datedOf(second)];
  if (one === undefined || two === undefined || one.time === two.time) return undefined;
  const isOfSame =
    isSame(left.time?.range, right.time?.range) &&
    isSame(left.time?.bucket, right.time?.bucket) &&
    areSame(left, right, ["filters", "conditions", "thresholds", "states", "absentFrom"]) &&
    left.groupBy.length + right.groupBy.length === 0 &&
    [left.snapshot, right.snapshot, left.ownTimes, right.ownTimes].every(
      (each) => each === undefined,
    );
  return isOfSame ? { ...left, measures: [one, two] } : undefined;
};

const datedOf = ({
  form: { measures, time },
  cube,
}: Understanding): Extract<FormMeasure, { readonly kind: "dated" }> | undefined => {
  const [measure, ...others] = measures;
  if (measure?.kind !== "measure" || others.length > 0 || time?.range === undefined)
    return undefined;
  return addsUp(cube, measure.member)
    ? { kind: "dated", member: measure.member, time: time.dimension }
    : undefined;
};

const addsUp = ({ members }: Cube, member: string): boolean =>
  members.some(
    ({ name, aggregate }) => name === member && (aggregate === "count" || aggregate === "sum"),
  );

const areSame = (
  left: LogicalForm,
  right: LogicalForm,
  keys: readonly (keyof LogicalForm)[],
): boolean => keys.every((key) => isSame(left[key], right[key]));

const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
